//! Verdicts: a goal as a game in Conway's sense, with the moves that decide it.

use crate::board::{Color, Point};
use std::fmt;

/// The state of a game (Cazenave 1996, after Berlekamp, Conway and Guy 1982).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// `>`: the goal is reached even if the opponent moves first.
    Won,
    /// `*`: whoever moves first decides.
    Open,
    /// `<`: the goal is not reached even by moving first.
    Lost,
}

impl State {
    /// The sign of the state.
    pub const fn sign(self) -> &'static str {
        match self {
            State::Won => ">",
            State::Open => "*",
            State::Lost => "<",
        }
    }

    /// The same game as the opponent sees it.
    pub const fn opposite(self) -> State {
        match self {
            State::Won => State::Lost,
            State::Open => State::Open,
            State::Lost => State::Won,
        }
    }
}

/// The outcome of reading one player's chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The maker reaches the aim: every reply that could matter was tried.
    Success,
    /// No way was found among the moves that are considered.
    Failure,
    /// The nodes ran out.
    Unknown,
}

/// The answer to "does the maker succeed if this player moves first?"
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Half {
    /// The outcome.
    pub outcome: Outcome,
    /// True if the outcome is proved. A success always is; a failure only where no move at all can
    /// help, for it may be that the right one was not considered.
    pub is_certain: bool,
    /// The first move of whoever moves first, where it matters.
    pub mv: Option<Point>,
    /// The part of ko in it.
    pub ko: Ko,
    /// Moves that were tried for the outcome.
    pub nodes: u64,
}

impl Half {
    /// The aim is out of reach whatever is played.
    pub(super) const NEVER: Half =
        Half { outcome: Outcome::Failure, is_certain: true, mv: None, ko: Ko::None, nodes: 0 };
}

/// The part that ko plays in an outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ko {
    /// None: it stands if both fight every ko.
    None,
    /// The maker succeeds unless the opponent has a threat that must be answered.
    Favorable,
    /// The maker succeeds only with a threat of his own.
    Unfavorable,
}

/// Everything that reading says about a problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// With the maker to move.
    pub first: Half,
    /// With the opponent to move.
    pub second: Half,
    /// The principal line of the more interesting half: stones in order.
    pub line: Vec<(Color, Point)>,
    /// Moves that were tried.
    pub nodes: u64,
}

impl Verdict {
    /// The state of the maker's game; none where the nodes ran out before it was known.
    pub fn state(&self) -> Option<State> {
        match (self.first.outcome, self.second.outcome) {
            (_, Outcome::Success) => Some(State::Won),
            (Outcome::Success, Outcome::Failure) => Some(State::Open),
            (Outcome::Failure, Outcome::Failure) => Some(State::Lost),
            _ => None,
        }
    }

    /// Tells whether the state is proved and not only believed.
    pub fn is_certain(&self) -> bool {
        match self.state() {
            Some(State::Won) => true,
            Some(State::Open) => self.second.is_certain,
            Some(State::Lost) => self.first.is_certain,
            None => false,
        }
    }

    /// Tells whether a ko decides.
    pub fn has_ko(&self) -> bool {
        self.first.ko != Ko::None || self.second.ko != Ko::None
    }

    /// The sign of the state: `>`, `*`, `<`, or `?` for unknown; with a `k` behind it if a ko
    /// decides.
    pub fn sign(&self) -> String {
        let sign = self.state().map_or("?", State::sign);
        if self.has_ko() { format!("{sign}k") } else { sign.to_string() }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sign())?;
        match self.state() {
            Some(_) if self.is_certain() => Ok(()),
            Some(_) => f.write_str(" (believed)"),
            None => f.write_str(" (unknown)"),
        }
    }
}
