//! Reasons why a move or a position cannot be.

use std::fmt;

/// A reason why a move is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalMove {
    /// The board does not have the point.
    OffBoard,
    /// A stone stands there.
    Occupied,
    /// It would retake a ko at once.
    Ko,
    /// It would take off its own chain.
    Suicide,
    /// It would bring back an earlier position.
    Repetition,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            IllegalMove::OffBoard => "illegal move: not on the board",
            IllegalMove::Occupied => "illegal move: the point is occupied",
            IllegalMove::Ko => "illegal move: ko",
            IllegalMove::Suicide => "illegal move: suicide",
            IllegalMove::Repetition => "illegal move: superko",
        })
    }
}

impl std::error::Error for IllegalMove {}

/// A reason why stones are not a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetUpError {
    /// A stone stands off the board.
    OffBoard,
    /// A point has a stone of each color.
    Overlap,
    /// A chain has no liberty.
    NoLiberty,
}

impl fmt::Display for SetUpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SetUpError::OffBoard => "a stone is not on the board",
            SetUpError::Overlap => "two stones on one point",
            SetUpError::NoLiberty => "a chain has no liberty",
        })
    }
}

impl std::error::Error for SetUpError {}
