//! The teacher of a run: what the newest games teach, one training after the other.

use super::course::Game;
use crate::net::Shape;
use crate::training::{
    Admission, End, Mark, Places, Plan, Progress, School, Trainer, TrainingError,
};
use std::path::PathBuf;

/// The teaching of a run's nets.
#[derive(Clone, Debug)]
pub struct Teaching {
    /// The shape of the nets.
    pub shape: Shape,
    /// The examples of a step.
    pub batch: usize,
    /// The rate of learning.
    pub rate: f32,
    /// The strength with which weights are kept near nothing.
    pub decay: f32,
    /// The loss of the winner counts so much.
    pub value_weight: f32,
    /// The weight of what a search saw beside the result of its game, 0 to 1.
    pub trust: f32,
    /// Times that each position teaches, on average.
    pub reuse: f64,
    /// The newest games that teach while there are not many; with the games the window grows.
    pub window: u64,
    /// The share of positions from games that are lent.
    pub lent: f64,
    /// The share of positions that are shown with another komi.
    pub other_komi: f64,
    /// The positions of an examination.
    pub exam: usize,
    /// The threads.
    pub threads: usize,
    /// The seed of chance.
    pub seed: u64,
    /// The file of the training's state. The latest candidate is beside it.
    pub state: PathBuf,
    /// The state, or finished net, that the first training begins with.
    pub from: Option<PathBuf>,
}

/// The growth of the window with the games (Wu 2019): its power at first, and by how much.
const GROWTH: f64 = 0.75;
const FIRST_GROWTH: f64 = 0.4;

/// The least moves of a game that teaches.
const LEAST_MOVES: usize = 4;

/// A candidate that has just been trained.
pub(super) struct Taught {
    /// The net as a file.
    pub(super) net: Vec<u8>,
    /// The examples that the training has seen.
    pub(super) samples: u64,
    /// Its mark on the games held out, if there are any.
    pub(super) mark: Option<Mark>,
}

/// The games of a run that teach, and how.
pub(super) struct Teacher {
    teaching: Teaching,
    school: School,
    games: u64,
}

impl Teacher {
    /// A teacher who has seen no game; those lent teach beside the run's.
    pub(super) fn new(teaching: Teaching, lent: Option<School>) -> Teacher {
        let mut school = School::default();
        if let Some(lent) = lent {
            school.lend(lent);
        }
        Teacher { teaching, school, games: 0 }
    }

    /// All games so far, those that teach no longer among them.
    pub(super) fn games(&self) -> u64 {
        self.games
    }

    /// Takes in games in the order of time.
    pub(super) fn hear(&mut self, games: &[Game]) {
        let admission =
            Admission { min_moves: LEAST_MOVES, only_searched: true, ..Admission::default() };
        self.games += games.len() as u64;
        let window = window(self.teaching.window, self.games) as usize;
        for game in &games[games.len().saturating_sub(window)..] {
            self.school.admit("self-play", game.sgf().as_bytes(), admission);
        }
        self.school.keep_last(window);
    }

    /// The examples that so many games are worth.
    pub(super) fn worth(&self, games: u64) -> u64 {
        let [known, _] = self.school.games();
        let positions = self.school.positions() as f64 / known.max(1) as f64;
        (self.teaching.reuse * positions * games as f64) as u64
    }

    /// Trains by so many examples, beside those of all trainings `before`. Where the program was
    /// stopped the training goes on.
    pub(super) fn train(
        &self,
        before: u64,
        samples: u64,
        watch: impl FnMut(Progress),
    ) -> Result<Taught, TrainingError> {
        let net = self.teaching.state.with_extension("net");
        let places = Places { net: net.clone(), state: self.teaching.state.clone() };
        let is_resumed = places.state.exists();
        let mut trainer = Trainer::new(self.plan(before + samples), places, &self.school)?;
        match &self.teaching.from {
            _ if is_resumed => trainer.resume()?,
            Some(from) => trainer.begin_with(from)?,
            None => {}
        }
        // A state that has seen less than was written down is another one.
        trainer.set_end(End::Samples(before.min(trainer.samples()) + samples));
        trainer.run(watch)?;
        let mark = trainer.last_mark().filter(|mark| mark.top1.is_finite());
        let bytes = std::fs::read(&net).map_err(|error| TrainingError::File(net, error))?;
        Ok(Taught { net: bytes, samples: trainer.samples(), mark })
    }

    fn plan(&self, samples: u64) -> Plan {
        let Teaching {
            shape, batch, rate, decay, value_weight, trust, lent, other_komi, exam, ..
        } = self.teaching;
        let [games, _] = self.school.games();
        Plan {
            shape,
            end: End::Samples(samples),
            batch,
            rate,
            decay,
            value_weight,
            trust,
            threads: self.teaching.threads,
            shares: Vec::new(),
            lent,
            other_komi,
            is_steady: true,
            // Another order each time.
            seed: self.teaching.seed ^ samples,
            exam,
            taught_by: format!("the last {games} of {} games of self-play", self.games),
        }
    }
}

/// The newest games that teach when there are so many: all of a few, and of more a part that
/// shrinks, since weak nets played the first.
fn window(least: u64, games: u64) -> u64 {
    let ratio = games as f64 / least.max(1) as f64;
    if ratio <= 1.0 {
        return games;
    }
    let growth = 1.0 + FIRST_GROWTH * (ratio.powf(GROWTH) - 1.0) / GROWTH;
    (least as f64 * growth) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_grows_slower_than_the_games() {
        assert_eq!(window(1000, 500), 500);
        assert_eq!(window(1000, 1000), 1000);
        let tenfold = window(1000, 10_000);
        assert!((3000..4000).contains(&tenfold), "{tenfold}");
        assert!(window(1000, 100_000) > 10_000);
    }
}
