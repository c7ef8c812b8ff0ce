//! Faults of a game record, with their places.

use crate::board::{Color, Size};
use std::{fmt, io};

/// Something in a game record that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SgfError {
    /// The byte of the input where it is; a tree that was not read from text has none.
    pub offset: Option<u64>,
    /// Its meaning.
    pub problem: Problem,
}

/// The kinds of [`SgfError`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The input could not be read.
    Io(io::ErrorKind),
    /// The text breaks the grammar.
    Expected {
        /// The thing that the grammar asks for here.
        what: &'static str,
        /// The byte that stands here, `None` where the text of the game ends.
        found: Option<u8>,
    },
    /// A game tree is longer than the reader's limit.
    TooLong {
        /// The limit, in bytes.
        limit: usize,
    },
    /// The record is of another game than Go: the value of `GM`.
    NotGo(String),
    /// A value of `SZ` that is no square board of 2 to 19 lines.
    BadSize(String),
    /// A value that should be a number.
    BadNumber {
        /// The property, such as `KM`.
        property: String,
        /// Its value.
        text: String,
    },
    /// A value of `PL` that is no color.
    BadColor(String),
    /// A move that is neither a pass nor a point of the board.
    BadMove {
        /// The player who moves.
        color: Color,
        /// The value.
        text: String,
        /// The board.
        size: Size,
    },
    /// A set-up value that is neither a point nor a rectangle of points of the board.
    BadPoint {
        /// The property: `AB`, `AW` or `AE`.
        property: String,
        /// Its value.
        text: String,
        /// The board.
        size: Size,
    },
    /// Stones are set up after the first move, which a plain list of moves cannot say.
    SetupAfterMove,
}

impl Problem {
    /// This problem, at a byte of the input.
    pub(super) fn at(self, offset: impl Into<Option<u64>>) -> SgfError {
        SgfError { offset: offset.into(), problem: self }
    }
}

impl fmt::Display for SgfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.offset {
            Some(offset) => write!(f, "SGF, byte {offset}: {}", self.problem),
            None => write!(f, "SGF: {}", self.problem),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Io(kind) => write!(f, "cannot read: {kind}"),
            Problem::Expected { what, found: Some(byte) } => {
                write!(f, "expected {what}, found `{}`", byte.escape_ascii())
            }
            Problem::Expected { what, found: None } => {
                write!(f, "expected {what}, found the end of the text")
            }
            Problem::TooLong { limit } => write!(f, "a game tree of over {limit} bytes"),
            Problem::NotGo(text) => write!(f, "not a game of Go: GM[{text}]"),
            Problem::BadSize(text) => {
                write!(f, "not a square board of 2 to 19 lines: SZ[{text}]")
            }
            Problem::BadNumber { property, text } => {
                write!(f, "expected a number: {property}[{text}]")
            }
            Problem::BadColor(text) => write!(f, "expected B or W: PL[{text}]"),
            Problem::BadMove { color, text, size } => {
                write!(f, "not a move on {size}: {}[{text}]", color.letter())
            }
            Problem::BadPoint { property, text, size } => {
                write!(f, "not a point of {size}: {property}[{text}]")
            }
            Problem::SetupAfterMove => f.write_str("stones are set up after the first move"),
        }
    }
}

impl std::error::Error for SgfError {}
