//! Failures of commands, in the words that clients look for.

use std::fmt;

/// The reason why a command failed. The texts are those of the protocol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// There is no such command.
    UnknownCommand,
    /// The arguments are not what the command takes.
    Syntax,
    /// There are no boards of that size.
    Size,
    /// The rules forbid the move.
    IllegalMove,
    /// There is no move to take back.
    CannotUndo,
    /// The command needs an empty board.
    BoardNotEmpty,
    /// Handicaps of that many stones do not exist.
    StoneCount,
    /// A list of points has a stranger in it, or one twice.
    VertexList,
    /// The position cannot be scored.
    CannotScore,
    /// The file is not there or not a game record.
    CannotLoad,
    /// Anything else, in its own words.
    Other(String),
}

impl Failure {
    /// A failure in its own words.
    pub fn other(reason: impl fmt::Display) -> Failure {
        Failure::Other(reason.to_string())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Failure::UnknownCommand => "unknown command",
            Failure::Syntax => "syntax error",
            Failure::Size => "unacceptable size",
            Failure::IllegalMove => "illegal move",
            Failure::CannotUndo => "cannot undo",
            Failure::BoardNotEmpty => "board not empty",
            Failure::StoneCount => "invalid number of stones",
            Failure::VertexList => "bad vertex list",
            Failure::CannotScore => "cannot score",
            Failure::CannotLoad => "cannot load file",
            Failure::Other(reason) => reason,
        })
    }
}

impl std::error::Error for Failure {}
