//! The work of all threads: simulations, until there is something else to do.

use super::budget::Budget;
use super::context::Context;
use super::limits::Race;
use super::simulation::Simulator;
use super::tree::Tree;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::thread;

/// Simulations between two looks at the clock and the race.
const LOOK_EVERY: u64 = 32;

/// A move whose value is so much better than the most simulated one's contests it.
const CONTEST: f32 = 0.01;

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

    /// Lets every simulator work, each on a thread of its own.
    pub(super) fn work(self, simulators: &mut [Simulator<W>]) -> ShiftEnd {
        match simulators {
            [simulator] => self.run(simulator, true),
            _ => self.run_all(simulators),
        }
        let end = self.end.into_inner();
        let ends = [ShiftEnd::Over, ShiftEnd::Full];
        ends.into_iter().find(|&known| known as u8 == end).unwrap_or(ShiftEnd::None)
    }

    fn run_all(&self, simulators: &mut [Simulator<W>]) {
        thread::scope(|scope| {
            for (i, simulator) in simulators.iter_mut().enumerate() {
                scope.spawn(move || self.run(simulator, i == 0));
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
            if self.budget.is_stopped() || looks && self.is_decided(number) {
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
        self.budget.is_spent(simulations, || race(self.context.tree))
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

    #[test]
    fn the_most_important_end_counts() {
        let ends = [ShiftEnd::None, ShiftEnd::Full, ShiftEnd::Over];
        assert!(ends.is_sorted_by(|a, b| (*a as u8) < *b as u8));
    }
}
