//! A move that is new in the tree.

use super::count::Count;
use crate::board::Move;

/// A move that no simulation has made yet, with what it starts with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct NewEdge<const W: usize> {
    /// The move.
    pub mv: Move<W>,
    /// Virtual simulations.
    pub prior: Count,
    /// Virtual AMAF simulations.
    pub amaf: Count,
    /// The root of the chance, 0 to 1, that a player makes the move.
    pub likelihood: f32,
}

impl<const W: usize> NewEdge<W> {
    /// A move of which nothing is known.
    pub(super) fn new(mv: Move<W>) -> NewEdge<W> {
        NewEdge { mv, prior: Count::default(), amaf: Count::default(), likelihood: 0.0 }
    }

    /// The part of the virtual simulations that is won, AMAF ones included.
    pub(super) fn value(&self) -> f32 {
        (self.prior.wins + self.amaf.wins) / (self.prior.visits + self.amaf.visits).max(1e-3)
    }
}
