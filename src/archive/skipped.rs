//! Games that are not counted, and why.

use crate::board::Size;
use crate::game::{HalfPoints, IllegalMove};
use crate::sgf::SgfError;
use std::collections::BTreeMap;
use std::fmt;

/// A reason why a game is not counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Skip {
    /// It cannot be read.
    Unreadable(SgfError),
    /// It was played on another board.
    OtherSize(Size),
    /// It does not begin on the empty board.
    SetUp,
    /// It has fewer moves than asked for.
    TooShort(usize),
    /// The move of that number, from 1, is not its player's turn.
    OutOfTurn(usize),
    /// The move of that number, from 1, is illegal.
    Illegal(usize, IllegalMove),
    /// It was declared void.
    Void,
    /// Its record has a result but no komi.
    NoKomi,
    /// Its komi or its margin is beyond all bounds.
    Absurd,
    /// It was given up at this komi, too different to tell who wins at the book's.
    FarKomi(HalfPoints),
    /// It ended by the clock or by forfeit.
    Unfinished,
    /// The same moves, in some orientation, have been counted.
    Duplicate,
}

impl Skip {
    /// The kind of reason, without the details.
    pub fn reason(&self) -> &'static str {
        match self {
            Skip::Unreadable(_) => "not readable",
            Skip::OtherSize(_) => "another board size",
            Skip::SetUp => "handicap or set-up stones",
            Skip::TooShort(_) => "too few moves",
            Skip::OutOfTurn(_) => "a move out of turn",
            Skip::Illegal(..) => "an illegal move",
            Skip::Void => "a void game",
            Skip::NoKomi => "a result without a komi",
            Skip::Absurd => "an absurd komi or margin",
            Skip::FarKomi(_) => "given up at a far komi",
            Skip::Unfinished => "ended by time or forfeit",
            Skip::Duplicate => "a duplicate",
        }
    }

    /// Further words about the game.
    pub fn detail(&self) -> Option<String> {
        match self {
            Skip::Unreadable(error) => Some(error.to_string()),
            Skip::OtherSize(size) => Some(size.to_string()),
            Skip::TooShort(moves) => Some(format!("{moves} moves")),
            Skip::OutOfTurn(number) => Some(format!("move {number}")),
            Skip::Illegal(number, illegal) => Some(format!("move {number}: {illegal}")),
            Skip::FarKomi(komi) => Some(format!("komi {komi}")),
            Skip::SetUp
            | Skip::Void
            | Skip::NoKomi
            | Skip::Absurd
            | Skip::Unfinished
            | Skip::Duplicate => None,
        }
    }
}

/// The skipped games by reason, the first few of each with their names.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Skipped {
    reasons: BTreeMap<&'static str, Cases>,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Cases {
    count: u64,
    first: Vec<String>,
}

impl Skipped {
    /// The number of games that are named for each reason.
    pub const NAMED: usize = 3;

    /// Notes a game by its file and number.
    pub fn note(&mut self, file: &str, number: u64, skip: &Skip) {
        let cases = self.reasons.entry(skip.reason()).or_default();
        cases.count += 1;
        if cases.first.len() < Self::NAMED {
            let detail = skip.detail().map_or(String::new(), |detail| format!(": {detail}"));
            cases.first.push(format!("{file}, game {number}{detail}"));
        }
    }

    /// The number of games, of all reasons.
    pub fn count(&self) -> u64 {
        self.reasons.values().map(|cases| cases.count).sum()
    }
}

/// A line for each reason, the most frequent first, and below it the games that are named.
impl fmt::Display for Skipped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut reasons: Vec<_> = self.reasons.iter().collect();
        reasons.sort_by_key(|(_, cases)| std::cmp::Reverse(cases.count));
        for (reason, cases) in reasons {
            writeln!(f, "{:>9}  {reason}", cases.count)?;
            for name in &cases.first {
                writeln!(f, "{:>9}  {name}", "")?;
            }
            if cases.count > cases.first.len() as u64 {
                writeln!(f, "{:>9}  ...", "")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_counted_and_the_first_few_named() {
        let mut skipped = Skipped::default();
        skipped.note("a.sgf", 2, &Skip::Void);
        for number in 1..=4 {
            skipped.note("b.sgf", number, &Skip::Illegal(7, IllegalMove::Ko));
        }
        assert_eq!(skipped.count(), 5);
        let expected = "        4  an illegal move
           b.sgf, game 1: move 7: illegal move: ko
           b.sgf, game 2: move 7: illegal move: ko
           b.sgf, game 3: move 7: illegal move: ko
           ...
        1  a void game
           a.sgf, game 2
";
        assert_eq!(skipped.to_string(), expected);
    }
}
