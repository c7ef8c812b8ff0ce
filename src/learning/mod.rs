//! Weights of moves from game records: what players do, for the [predictor](Predictor).
//!
//! Every stone of a game is a lesson (`lessons`): of all moves that could have been made there,
//! this one was. First a vocabulary (`vocabulary`) of the patterns that come up often enough is
//! made, then the weights under which the moves of the games are most likely are
//! found (`ascent`), each kept near nothing unless the games insist. Some games are held out and
//! tell how well the others taught.

mod ascent;
mod lessons;
mod stones;
mod vocabulary;

use crate::archive::{Skip, Skipped, Sources};
use crate::board::Size;
use crate::game::{Komi, Rules};
use crate::prediction::Predictor;
use crate::sgf::{GameRecord, ReplayError, SgfError, Tree};
use ascent::Ascent;
use lessons::Lesson;
use std::fmt;
use vocabulary::Vocabulary;

/// A plan for learning weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Learning {
    /// The most games that count. Their positions are kept in memory.
    pub most_games: usize,
    /// The smallest board whose games count.
    pub smallest: Size,
    /// Times that a pattern must have been played to be known.
    pub least_played: u32,
    /// Times that a small pattern must have been there to be known, though it was not played.
    pub least_seen: u32,
    /// Rounds through all lessons.
    pub rounds: usize,
    /// Strength that keeps weights near nothing.
    pub penalty: f64,
    /// One game in so many is held out.
    pub held_out: usize,
}

impl Default for Learning {
    fn default() -> Learning {
        Learning {
            most_games: 2000,
            smallest: Size::MIN,
            least_played: 3,
            least_seen: 500,
            rounds: 20,
            penalty: 0.5,
            held_out: 10,
        }
    }
}

/// The state of the learning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// So many games were read.
    Reading(usize),
    /// So many of all games were looked at.
    Looking(usize, usize),
    /// So many of all rounds were gone through.
    Learning(usize, usize),
}

/// The learned weights, and their grades.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// The predictor.
    pub predictor: Predictor,
    /// The games that taught it.
    pub games: usize,
    /// Grades on the moves that taught it.
    pub taught: Grades,
    /// Grades on the moves of the games held out.
    pub held_out: Grades,
    /// The games that are no lessons.
    pub skipped: Skipped,
}

/// Grades of guessed moves.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Grades {
    /// The moves.
    pub moves: usize,
    /// Those that were the first guess, among the first three, and among the first ten.
    pub among: [usize; 3],
    /// The sum of the logarithms of their chances.
    pub log_chance: f64,
}

impl Grades {
    /// The ranks that are counted.
    pub const RANKS: [usize; 3] = [1, 3, 10];

    fn add(&mut self, rank: usize, chance: f64) {
        self.moves += 1;
        for (among, most) in self.among.iter_mut().zip(Grades::RANKS) {
            *among += usize::from(rank <= most);
        }
        self.log_chance += chance.max(f64::MIN_POSITIVE).ln();
    }
}

/// In one line, as in `2000 moves: 40.1% the first guess, 60.2% among 3, 80.3% among 10`.
impl fmt::Display for Grades {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.moves.max(1) as f64;
        let [first, three, ten] = self.among.map(|count| 100.0 * count as f64 / moves);
        let doubt = -self.log_chance / moves;
        write!(
            f,
            "{} moves: {first:.1}% the first guess, {three:.1}% among 3, {ten:.1}% among 10, \
             {doubt:.3} nats in doubt",
            self.moves
        )
    }
}

impl Learning {
    /// Learns from the games of some files; `None` if there is none.
    pub fn run(&self, sources: &Sources, mut watch: impl FnMut(Stage)) -> Option<Learned> {
        let mut skipped = Skipped::default();
        let [mut teachers, mut tests] = [Vec::new(), Vec::new()];
        for found in sources.games() {
            if teachers.len() + tests.len() >= self.most_games {
                break;
            }
            match self.admit(found.tree) {
                Ok(game) => {
                    let number = teachers.len() + tests.len() + 1;
                    let is_held_out = self.held_out > 0 && number.is_multiple_of(self.held_out);
                    if is_held_out { &mut tests } else { &mut teachers }.push(game);
                    watch(Stage::Reading(number));
                }
                Err(skip) => skipped.note(&found.file, found.number, &skip),
            }
        }
        if teachers.is_empty() {
            return None;
        }
        let vocabulary = Vocabulary::new(&teachers, self.least_played, self.least_seen);
        let (mut looked, all) = (0, teachers.len() + tests.len());
        let [taught, asked] = [&teachers, &tests].map(|games| -> Vec<Lesson> {
            let look = |game| {
                looked += 1;
                watch(Stage::Looking(looked, all));
                Lesson::all_of(game, &vocabulary)
            };
            games.iter().flat_map(look).collect()
        });
        let mut ascent = Ascent::new(&vocabulary, &taught, self.penalty);
        for round in 0..self.rounds {
            watch(Stage::Learning(round, self.rounds));
            ascent.climb(round);
        }
        Some(Learned {
            predictor: ascent.predictor(),
            games: teachers.len(),
            taught: ascent.grades(&taught),
            held_out: ascent.grades(&asked),
            skipped,
        })
    }

    /// The game of a record, if its moves are lessons.
    fn admit(&self, tree: Result<Tree, SgfError>) -> Result<GameRecord, Skip> {
        let record =
            tree.and_then(|tree| GameRecord::from_tree(&tree)).map_err(Skip::Unreadable)?;
        if record.size < self.smallest {
            return Err(Skip::OtherSize(record.size));
        }
        if record.moves.is_empty() {
            return Err(Skip::TooShort(0));
        }
        match record.to_game(usize::MAX, Rules::Chinese, Komi::ZERO) {
            Ok(_) => Ok(record),
            Err(ReplayError::SetUp(_)) => Err(Skip::SetUp),
            Err(ReplayError::Move(number, illegal)) => Err(Skip::Illegal(number, illegal)),
        }
    }
}
