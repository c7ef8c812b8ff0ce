//! A position and what is known of it.

use crate::net::GLOBALS;

/// A picture for the net, turned by a symmetry, and what it should say.
#[derive(Clone, Debug, Default)]
pub(super) struct Example {
    /// The side of the board.
    pub(super) side: usize,
    /// The bits of each point's planes.
    pub(super) words: Vec<u32>,
    /// The numbers that concern the whole board.
    pub(super) globals: [f32; GLOBALS],
    /// The move that should be made.
    pub(super) policy: Policy,
    /// The chance of the player to move to win, 0 or 1 where the result is all that is known.
    pub(super) win: Option<f32>,
    /// By how many points the player to move wins.
    pub(super) score: Option<f32>,
    /// The owner of each point at the end: 1 the player to move, -1 the opponent, 0 nobody;
    /// empty where it is not known.
    pub(super) owners: Vec<i8>,
}

/// The moves that should be made, by points along the rows from `A1`; the pass comes last.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Policy {
    /// Nobody has thought about it.
    #[default]
    Unknown,
    /// One move.
    Move(u16),
    /// The share of each move; they add up to 1.
    Shares(Vec<(u16, f32)>),
}

impl Policy {
    /// The moves and their shares.
    pub(super) fn shares(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        let (one, many): (Option<u16>, &[(u16, f32)]) = match self {
            Policy::Unknown => (None, &[]),
            Policy::Move(mv) => (Some(*mv), &[]),
            Policy::Shares(shares) => (None, shares),
        };
        let one = one.map(|mv| (mv, 1.0));
        one.into_iter().chain(many.iter().copied()).map(|(mv, share)| (usize::from(mv), share))
    }

    /// The move with the largest share.
    pub(super) fn best(&self) -> Option<usize> {
        self.shares().max_by(|a, b| a.1.total_cmp(&b.1)).map(|(mv, _)| mv)
    }
}
