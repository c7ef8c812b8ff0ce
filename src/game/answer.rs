//! The answer of a player that is asked for a move.

use crate::board::{Move, NotAVertex};
use std::fmt;
use std::str::FromStr;

/// The answer of a player that is asked for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A stone or a pass.
    Play(Move),
    /// The game is given up; the record has no move for it.
    Resign,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Play(mv) => mv.fmt(f),
            Answer::Resign => f.write_str("resign"),
        }
    }
}

impl FromStr for Answer {
    type Err = NotAVertex;

    /// Reads a vertex, `pass` or `resign` in any case.
    fn from_str(text: &str) -> Result<Answer, NotAVertex> {
        if text.eq_ignore_ascii_case("resign") {
            Ok(Answer::Resign)
        } else {
            text.parse().map(Answer::Play)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_as_they_are_written() {
        for text in ["D4", "pass", "resign"] {
            let upper: Answer = text.to_uppercase().parse().expect("an answer");
            assert_eq!(upper.to_string(), text);
        }
        assert_eq!("I5".parse::<Answer>(), Err(NotAVertex));
    }
}
