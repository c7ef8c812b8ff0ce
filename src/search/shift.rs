//! The work of all threads: simulations, until there is something else to do.

use super::context::Context;
use super::limits::{Deadline, Race};
use super::reporter::Reporter;
use super::simulation::Simulator;
use super::tree::Tree;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Duration;

/// Simulations between two looks at the clock and the race.
const LOOK_EVERY: u64 = 32;

/// Simulations claimed at a time: a counter shared by all threads is slow to change.
const CLAIM: u64 = 8;

/// A move whose value is so much better than the most simulated one's contests it.
const CONTEST: f32 = 0.01;

/// The time that the calling thread sleeps between two looks at its workers.
const NAP: Duration = Duration::from_millis(2);

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
        self.stop.load(Relaxed) || self.deadline.is_late()
    }

    fn claims(&self) -> Claims<'_> {
        Claims { budget: self, claim: 0..0 }
    }
}

/// The simulations that a thread takes on, by their numbers, as long as the budget has some.
/// Those that it has not begun go back when it leaves.
struct Claims<'a> {
    budget: &'a Budget<'a>,
    claim: Range<u64>,
}

impl Claims<'_> {
    /// Gives the last one back.
    fn return_last(&mut self) {
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

/// A reason why a shift ends before its budget is spent; the most important one is the greatest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum ShiftEnd {
    /// It goes on.
    None,
    /// The tree is full.
    Full,
    /// The search is decided, out of time or stopped.
    Over,
}

/// The work of all threads until the search is over, or until there is something to do that
/// needs the tree and the simulators alone: to prune.
pub(super) struct Shift<'a, const W: usize> {
    context: Context<'a, W>,
    budget: &'a Budget<'a>,
    /// True if there are more threads than can work at the same time.
    is_crowded: bool,
    end: AtomicU8,
}

impl<'a, const W: usize> Shift<'a, W> {
    /// A shift that begins.
    pub(super) fn new(
        context: Context<'a, W>,
        budget: &'a Budget<'a>,
        is_crowded: bool,
    ) -> Shift<'a, W> {
        Shift { context, budget, is_crowded, end: AtomicU8::new(ShiftEnd::None as u8) }
    }

    /// Lets every simulator work, each on a thread of its own, while the calling one reports; a
    /// single simulator of which nobody wants a report works on the calling thread.
    pub(super) fn work(
        self,
        simulators: &mut [Simulator<W>],
        reporter: &mut Reporter<W>,
    ) -> ShiftEnd {
        match &mut *simulators {
            [simulator] if reporter.is_silent() => self.run(simulator, true),
            _ => self.run_all(simulators, reporter),
        }
        let end = self.end.into_inner();
        let ends = [ShiftEnd::Over, ShiftEnd::Full];
        ends.into_iter().find(|&known| known as u8 == end).unwrap_or(ShiftEnd::None)
    }

    /// The reports are made while the others work: on a machine with fewer cores than threads it
    /// would take long until all of them had stopped for it.
    fn run_all(&self, simulators: &mut [Simulator<W>], reporter: &mut Reporter<W>) {
        thread::scope(|scope| {
            let start = |(i, simulator)| scope.spawn(move || self.run(simulator, i == 0));
            let threads: Vec<_> = simulators.iter_mut().enumerate().map(start).collect();
            while !reporter.is_silent() && !threads.iter().all(|thread| thread.is_finished()) {
                thread::sleep(NAP);
                reporter.report_if_due(self.context.tree);
            }
        });
    }

    /// Simulates until the shift ends or there is nothing left to take on; then the other
    /// threads finish what they took on.
    fn run(&self, simulator: &mut Simulator<W>, is_first: bool) {
        let mut claims = self.budget.claims();
        let mut done: u64 = 0;
        while self.end.load(Relaxed) == ShiftEnd::None as u8
            && let Some(number) = claims.next()
        {
            let looks = is_first && done.is_multiple_of(LOOK_EVERY);
            if self.budget.stop.load(Relaxed) || looks && self.is_decided(number) {
                claims.return_last();
                self.end(ShiftEnd::Over);
                break;
            }
            done += 1;
            if !simulator.simulate(&self.context) {
                self.end(ShiftEnd::Full);
            }
            if self.is_crowded {
                // Whoever reports, and whoever reads the reports, is not to wait for all the others.
                thread::yield_now();
            }
        }
    }

    fn is_decided(&self, simulations: u64) -> bool {
        self.budget.deadline.is_reached(simulations, || race(self.context.tree))
    }

    fn end(&self, end: ShiftEnd) {
        self.end.fetch_max(end as u8, Relaxed);
    }
}

/// The standing of the moves of the root.
fn race<const W: usize>(tree: &Tree<W>) -> Race {
    let Some(root) = tree.root() else { return Race::default() };
    let mut race = Race::default();
    let (mut leader, mut best) = (0.0, f32::NEG_INFINITY);
    for edge in tree.edges(root).iter() {
        let visits = edge.visits();
        if visits > race.first {
            (race.second, race.first, leader) = (race.first, visits, edge.mean());
        } else {
            race.second = race.second.max(visits);
        }
        if visits >= race.first / 4 {
            best = best.max(edge.mean());
        }
    }
    race.is_contested = best > leader + CONTEST;
    race
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

    #[test]
    fn the_most_important_end_counts() {
        let ends = [ShiftEnd::None, ShiftEnd::Full, ShiftEnd::Over];
        assert!(ends.is_sorted_by(|a, b| (*a as u8) < *b as u8));
    }
}
