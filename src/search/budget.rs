//! The means of a search: its time, its simulations, and who has taken on which of them.

use super::limits::{Deadline, Race};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Simulations claimed at a time: a counter shared by all threads is slow to change.
const CLAIM: u64 = 8;

/// The means of a search, and the simulations that it has spent.
pub(super) struct Budget<'a> {
    deadline: Deadline,
    stop: &'a AtomicBool,
    claimed: AtomicU64,
}

impl<'a> Budget<'a> {
    /// A budget of which nothing is spent yet.
    pub(super) fn new(deadline: Deadline, stop: &'a AtomicBool) -> Budget<'a> {
        Budget { deadline, stop, claimed: AtomicU64::new(0) }
    }

    /// The simulations run so far. While threads are at work those that they have taken on
    /// are among them.
    pub(super) fn simulations(&self) -> u64 {
        self.claimed.load(Relaxed)
    }

    /// Tells whether the search was stopped or may take no more time, without a look at the tree.
    pub(super) fn is_over(&self) -> bool {
        self.is_stopped() || self.deadline.is_late()
    }

    /// Tells whether the search was stopped.
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// Tells whether nothing is to be gained by more simulations than so many.
    pub(super) fn is_spent(&self, simulations: u64, race: impl FnOnce() -> Race) -> bool {
        self.deadline.is_reached(simulations, race)
    }

    /// Simulations for a thread to take on.
    pub(super) fn claims(&self) -> Claims<'_> {
        Claims { budget: self, claim: 0..0 }
    }
}

/// The simulations that a thread takes on, by their numbers, as long as the budget has some.
/// Those that it has not begun go back when it leaves.
pub(super) struct Claims<'a> {
    budget: &'a Budget<'a>,
    claim: Range<u64>,
}

impl Claims<'_> {
    /// Gives the last one back.
    pub(super) fn return_last(&mut self) {
        self.claim.start -= 1;
    }
}

impl Iterator for Claims<'_> {
    type Item = u64;

    #[inline(always)]
    fn next(&mut self) -> Option<u64> {
        if self.claim.is_empty() {
            // Where cores are few a single thread would look too seldom.
            if self.budget.deadline.is_late() {
                return None;
            }
            let first = self.budget.claimed.fetch_add(CLAIM, Relaxed);
            self.claim = first..first + CLAIM;
        }
        if self.budget.deadline.is_spent(self.claim.start) { None } else { self.claim.next() }
    }
}

impl Drop for Claims<'_> {
    fn drop(&mut self) {
        self.budget.claimed.fetch_sub(self.claim.end - self.claim.start, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Limits;

    #[test]
    fn what_is_claimed_and_not_begun_goes_back() {
        let stop = AtomicBool::new(false);
        let limits = Limits::playouts(11);
        let budget = Budget::new(Deadline::start(limits, false), &stop);
        let mut one = budget.claims();
        assert_eq!(one.by_ref().take(3).collect::<Vec<_>>(), [0, 1, 2]);
        one.return_last();
        assert_eq!(budget.claims().collect::<Vec<_>>(), [8, 9, 10]);
        assert_eq!(budget.simulations(), 8 + 3);
        drop(one);
        assert_eq!(budget.simulations(), 2 + 3);
    }
}
