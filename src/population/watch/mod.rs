//! The state of a population while it grows: what a person looks at during a run.
//!
//! A [`Watch`] follows the games of a population and remembers who won them. From that come the
//! [`Report`] for the terminal, and the plot of the success of each color against the number of
//! games (Audouard et al. 2009, figure 2), as SVG or PNG. Where the run plays trials against a
//! player who has learned nothing, it follows them too, and plots the learner's success (figure 1).

mod learner;
#[cfg(feature = "plot")]
mod plot;
mod rate;
mod report;

pub use report::Report;

use super::trial::Trials;
use super::{Population, Start};
use crate::board::{Color, canonical_form};
#[cfg(feature = "plot")]
use crate::plot::{PlotError, PlotFormat};
use crate::sgf::GameRecord;
use crate::store::{Store, StoreError, time_of};
use learner::Learner;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{SystemTime, UNIX_EPOCH};

/// A population that is being watched.
pub struct Watch {
    store: Box<dyn Store<Start>>,
    population: Population,
    /// The worth of each decided game to White: 1, 0, or half for a draw.
    white: Vec<f64>,
    /// The seconds since 1970 at which games were finished, where their names tell.
    times: Vec<u64>,
    /// The beginnings of the games so far, in canonical form, as hashes.
    beginnings: HashSet<u64>,
    /// The number of the last game that began as none before it.
    last_new: u64,
    learner: Learner,
    window: usize,
    threshold: f64,
    beginning: usize,
}

impl Watch {
    /// Watches a population: success rates are those of the last `window` games, and the main
    /// line goes on while a move's success rate is above the threshold, and no longer than a
    /// beginning is. The trials are those of its run, if it plays any.
    pub fn new(
        store: Box<dyn Store<Start>>,
        trials: Option<Box<dyn Store<Trials>>>,
        window: usize,
        threshold: f64,
        beginning: usize,
    ) -> Watch {
        Watch {
            population: Population::new(store.start().clone(), Population::WHOLE),
            store,
            white: Vec::new(),
            times: Vec::new(),
            beginnings: HashSet::new(),
            last_new: 0,
            learner: Learner::new(trials),
            window: window.max(1),
            threshold,
            beginning,
        }
    }

    /// Takes in what is new, and says how many games and trials that were.
    pub fn look(&mut self) -> Result<usize, StoreError> {
        let news = self.store.news()?;
        for game in &news {
            self.learn(game);
        }
        Ok(news.len() + self.learner.look()?)
    }

    fn learn(&mut self, game: &GameRecord) {
        self.population.learn(game);
        self.times.extend(time_of(&game.name));
        if self.beginnings.insert(beginning(game)) {
            self.last_new = self.population.games();
        }
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
            curve: curve(&self.white, self.window).into_iter().map(|(_, share)| share).collect(),
            next: self.population.next(self.threshold, self.beginning),
            beginnings: self.beginnings.len() as u64,
            last_new: self.last_new,
            learner: self.learner.standing(self.window),
        }
    }

    /// The plot of the success rates so far.
    #[cfg(feature = "plot")]
    pub fn plot(&self, format: PlotFormat) -> Result<Vec<u8>, PlotError> {
        plot::draw(&self.report(), &curve(&self.white, self.window), self.window, format)
    }

    /// The plot of the learner's success against one who has learned nothing.
    #[cfg(feature = "plot")]
    pub fn plot_learner(&self, format: PlotFormat) -> Result<Vec<u8>, PlotError> {
        self.learner.plot(&self.population.start().to_string(), self.window, format)
    }
}

/// The beginning of a game as a number that games share which began alike in some orientation, and
/// others by a chance of one in 2^64.
fn beginning(game: &GameRecord) -> u64 {
    let moves: Vec<_> = game.moves.iter().take(Population::BEGINNING).map(|&(_, mv)| mv).collect();
    let mut hasher = DefaultHasher::new();
    canonical_form(game.size, &moves).0.hash(&mut hasher);
    hasher.finish()
}

/// The success at numbers of games, as the moving average of so many. It begins with a quarter of
/// the window; of long runs some hundred numbers are enough.
fn curve(results: &[f64], window: usize) -> Vec<(usize, f64)> {
    const POINTS: usize = 300;
    let games = results.len();
    let first = (window / 4).clamp(1, games.max(1));
    let step = (games / POINTS).max(1);
    let ends = (first..=games).filter(|end| (games - end).is_multiple_of(step));
    let average = |end: usize| mean(&results[end.saturating_sub(window)..end]);
    ends.filter_map(|end| Some((end, average(end)?))).collect()
}

fn mean(results: &[f64]) -> Option<f64> {
    (!results.is_empty()).then(|| results.iter().sum::<f64>() / results.len() as f64)
}
