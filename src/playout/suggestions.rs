//! Moves that the generators would play, for the priors of the tree.

use super::generators::Reason;
use crate::board::Point;
use smallvec::SmallVec;

/// A move with the reason why a generator suggests it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Suggestion<const W: usize> {
    /// The move.
    pub point: Point<W>,
    /// The generator.
    pub reason: Reason,
    /// The number of stones that it captures or saves; 0 where that is not what it is about.
    pub stones: usize,
}

/// Suggestions in the order of the generators. A point may be suggested for several reasons,
/// but only once for each. There are few, so that the list stays on the stack.
#[derive(Clone, Debug, Default)]
pub struct Suggestions<const W: usize> {
    list: SmallVec<[Suggestion<W>; 32]>,
}

impl<const W: usize> Suggestions<W> {
    /// Adds a suggestion. One that is not new counts for the most stones.
    pub(super) fn push(&mut self, point: Point<W>, reason: Reason, stones: usize) {
        let mut known = self.list.iter_mut();
        match known.find(|known| (known.point, known.reason) == (point, reason)) {
            Some(known) => known.stones = known.stones.max(stones),
            None => self.list.push(Suggestion { point, reason, stones }),
        }
    }

    /// The suggestions in order.
    pub fn as_slice(&self) -> &[Suggestion<W>] {
        &self.list
    }
}
