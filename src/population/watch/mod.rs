//! The state of a population while it grows: what a person looks at during a run.
//!
//! A [`Watch`] follows the games of a population and remembers who won them. From that come the
//! [`Report`] for the terminal, and the plot of the success of each color against the number of
//! games, as in figures 1 and 2 of Audouard et al. (2009), as SVG or PNG.

#[cfg(feature = "plot")]
mod plot;
mod rate;
mod report;

pub use report::Report;

use super::{Population, Start};
use crate::board::{Color, Move};
use crate::book::Tally;
use crate::game::Game;
#[cfg(feature = "plot")]
use crate::plot::{PlotError, PlotFormat};
use crate::sgf::GameRecord;
use crate::store::{Store, StoreError, time_of};
use std::time::{SystemTime, UNIX_EPOCH};

/// A population that is being watched.
pub struct Watch {
    store: Box<dyn Store<Start>>,
    population: Population,
    /// The worth of each decided game to White: 1, 0, or half for a draw.
    white: Vec<f64>,
    /// The seconds since 1970 at which games were finished, where their names tell.
    times: Vec<u64>,
    window: usize,
    threshold: f64,
}

/// The moves of the main line that are followed at most.
const LONGEST_LINE: usize = 20;

impl Watch {
    /// Watches a population: success rates are those of the last `window` games, and the main
    /// line goes on while a move's success rate is above the threshold.
    pub fn new(store: Box<dyn Store<Start>>, window: usize, threshold: f64) -> Watch {
        let population = Population::new(store.start().clone(), Population::DEPTH);
        let (white, times) = (Vec::new(), Vec::new());
        Watch { store, population, white, times, window: window.max(1), threshold }
    }

    /// Takes in what is new, and says how many games that were.
    pub fn look(&mut self) -> Result<usize, StoreError> {
        let news = self.store.news()?;
        for game in &news {
            self.learn(game);
        }
        Ok(news.len())
    }

    fn learn(&mut self, game: &GameRecord) {
        self.population.learn(game);
        self.times.extend(time_of(&game.name));
        if let Some(outcome) = &game.outcome {
            match outcome.winner() {
                Some(winner) => self.white.push(f64::from(winner == Color::White)),
                None if outcome.score().is_some() => self.white.push(0.5),
                None => {}
            }
        }
    }

    /// The report as it is now.
    pub fn report(&self) -> Report {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        Report {
            title: self.population.start().to_string(),
            games: self.population.games(),
            per_minute: rate::per_minute(&self.times, self.window, now),
            recent: mean(&self.white[self.white.len().saturating_sub(self.window)..]),
            overall: mean(&self.white),
            window: self.window.min(self.white.len()),
            curve: self.curve().into_iter().map(|(_, share)| share).collect(),
            line: self.main_line(),
        }
    }

    /// The success of White, 0 to 1, as the moving average at numbers of games. It begins with
    /// a quarter of the window; of long runs some hundred numbers are enough.
    fn curve(&self) -> Vec<(usize, f64)> {
        const POINTS: usize = 300;
        let games = self.white.len();
        let first = (self.window / 4).clamp(1, games.max(1));
        let step = (games / POINTS).max(1);
        let ends = (first..=games).filter(|end| (games - end).is_multiple_of(step));
        let average = |end: usize| mean(&self.white[end.saturating_sub(self.window)..end]);
        ends.filter_map(|end| Some((end, average(end)?))).collect()
    }

    /// The line now being analyzed: the moves that the next game will begin with, by the
    /// population's own rule.
    fn main_line(&self) -> Vec<(Move, Tally)> {
        let mut game: Game = self.population.start().game().clone();
        let mut line = Vec::new();
        while line.len() < LONGEST_LINE {
            let Some(best) = self.population.preferred(&game, self.threshold) else { break };
            if game.play(game.to_play(), best.mv).is_err() {
                break;
            }
            line.push((best.mv, best.tally));
        }
        line
    }

    /// The plot of the success rates so far.
    #[cfg(feature = "plot")]
    pub fn plot(&self, format: PlotFormat) -> Result<Vec<u8>, PlotError> {
        plot::draw(&self.report(), &self.curve(), self.window, format)
    }
}

fn mean(results: &[f64]) -> Option<f64> {
    (!results.is_empty()).then(|| results.iter().sum::<f64>() / results.len() as f64)
}
