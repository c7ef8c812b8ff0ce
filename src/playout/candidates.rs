//! A short list of points, on the stack.

use super::chance::below;
use crate::board::Point;
use rand::Rng;

const CAPACITY: usize = 16;

/// Moves that a generator found. What does not fit is left out: a generator that finds more
/// has enough to choose from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidates<const W: usize> {
    points: [Point<W>; CAPACITY],
    len: usize,
}

impl<const W: usize> Candidates<W> {
    /// No move.
    #[inline(always)]
    pub(super) fn new() -> Candidates<W> {
        Candidates { points: [Point::from_index(0); CAPACITY], len: 0 }
    }

    /// Adds a move.
    #[inline(always)]
    pub(super) fn push(&mut self, point: Point<W>) {
        self.push_if(point, true);
    }

    /// Adds a move on a condition, without a branch.
    #[inline(always)]
    pub(super) fn push_if(&mut self, point: Point<W>, condition: bool) {
        if let Some(slot) = self.points.get_mut(self.len) {
            *slot = point;
            self.len += usize::from(condition);
        }
    }

    /// The moves found.
    #[inline(always)]
    pub(super) fn as_slice(&self) -> &[Point<W>] {
        &self.points[..self.len]
    }

    /// Takes a random move out of the list.
    #[inline(always)]
    pub(super) fn take(&mut self, rng: &mut impl Rng) -> Option<Point<W>> {
        if self.len == 0 {
            return None;
        }
        let chosen = if self.len == 1 { 0 } else { below(rng, self.len) };
        let point = self.points[chosen];
        self.len -= 1;
        self.points[chosen] = self.points[self.len];
        Some(point)
    }
}

impl<const W: usize> Default for Candidates<W> {
    fn default() -> Candidates<W> {
        Candidates::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{SeedableRng, rngs::SmallRng};

    #[test]
    fn every_candidate_is_taken_once_and_the_surplus_is_dropped() {
        let mut candidates = Candidates::<1>::new();
        for i in 0..CAPACITY + 5 {
            candidates.push(Point::from_index(i));
        }
        candidates.push_if(Point::from_index(0), false);
        let mut rng = SmallRng::seed_from_u64(1);
        let mut taken: Vec<usize> =
            std::iter::from_fn(|| candidates.take(&mut rng)).map(Point::index).collect();
        taken.sort_unstable();
        assert_eq!(taken, (0..CAPACITY).collect::<Vec<usize>>());
    }
}
