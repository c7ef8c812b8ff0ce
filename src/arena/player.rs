//! Players.

use crate::board::{Color, Move, Point};
use crate::clock::Clock;
use crate::game::{Answer, Game};
use std::fmt;
use std::time::Duration;

/// A player of games. The referee keeps the game; a player is told what happens in it.
pub trait Player {
    /// Begins a game: the board, rules, komi and starting position are the game's.
    fn begin(&mut self, game: &Game, clock: &Clock) -> Result<(), PlayerError>;

    /// Is told a move, of either color.
    fn play(&mut self, color: Color, mv: Move) -> Result<(), PlayerError>;

    /// Is asked for a move, which counts as played unless it resigns. The answer is wanted
    /// within the patience, or not at all.
    fn genmove(
        &mut self,
        color: Color,
        clock: &Clock,
        patience: Duration,
    ) -> Result<Answer, PlayerError>;

    /// Says which stones are dead, if it has an opinion.
    fn dead_stones(&mut self) -> Result<Option<Vec<Point>>, PlayerError>;

    /// The number of moves of this game that it took from a book, if it can tell.
    fn book_moves(&self) -> Option<u32> {
        None
    }
}

/// A fault of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerError {
    /// It cannot be started.
    NotStarted(String),
    /// It has ended, at that command.
    Died(String),
    /// It does not answer that command in time.
    Hangs(String, Duration),
    /// It answers with something that is not an answer.
    Garbage(String),
    /// It refuses a command, with a reason.
    Refused(String, String),
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerError::NotStarted(reason) => write!(f, "cannot be started: {reason}"),
            PlayerError::Died(command) => write!(f, "died at `{command}`"),
            PlayerError::Hangs(command, patience) => {
                write!(f, "no answer to `{command}` in {:.1} s", patience.as_secs_f64())
            }
            PlayerError::Garbage(text) => write!(f, "answers with garbage: {text:?}"),
            PlayerError::Refused(command, reason) => write!(f, "refused `{command}`: {reason}"),
        }
    }
}

impl std::error::Error for PlayerError {}
