//! What the generators would play, for the priors of the tree.

use super::reason::Reason;
use crate::board::Point;

const CAPACITY: usize = 64;

/// Points with the reason why a generator suggests them, in the order of the generators. A
/// point may be suggested for several reasons, but only once for each.
#[derive(Clone, Copy, Debug)]
pub struct Suggestions<const W: usize> {
    list: [(Point<W>, Reason); CAPACITY],
    len: usize,
}

impl<const W: usize> Suggestions<W> {
    /// No suggestion.
    pub(super) fn new() -> Suggestions<W> {
        Suggestions { list: [(Point::from_index(0), Reason::Random); CAPACITY], len: 0 }
    }

    /// Adds a suggestion if it is new and there is room.
    pub(super) fn push(&mut self, point: Point<W>, reason: Reason) {
        if self.len < CAPACITY && !self.has(point, reason) {
            self.list[self.len] = (point, reason);
            self.len += 1;
        }
    }

    /// The suggestions in order.
    pub fn iter(&self) -> impl Iterator<Item = (Point<W>, Reason)> {
        self.as_slice().iter().copied()
    }

    /// The suggestions in order.
    pub fn as_slice(&self) -> &[(Point<W>, Reason)] {
        &self.list[..self.len]
    }

    /// Whether a point is suggested for a reason.
    pub fn has(&self, point: Point<W>, reason: Reason) -> bool {
        self.as_slice().contains(&(point, reason))
    }
}
