//! A move in the tree and what is known of it.

use super::store::NodeId;
use crate::board::{Move, Point};
use std::sync::atomic::{AtomicU16, AtomicU32, Ordering::Relaxed};

/// A move from a node, with the statistics of the simulations that made it. Shared by all
/// threads without a lock: see [`super::tree`].
#[derive(Debug, Default)]
pub struct Edge {
    child: AtomicU32,
    visits: AtomicU32,
    wins: Float,
    amaf_visits: Float,
    amaf_wins: Float,
    lead: Float,
    mv: AtomicU16,
    prior_visits: AtomicU16,
    prior_value: AtomicU16,
    likelihood: AtomicU16,
}

// An AMAF update touches every edge of every node on the path: two to a cache line.
const _: () = assert!(size_of::<Edge>() == 32);

/// Below this a sum is rounded as usual: the error of an addition is under a hundredth of a
/// simulation.
const FINE: f32 = 131_072.0;

/// A sum that threads add to without a lock. Of two additions at the same moment one may be
/// lost, which costs one simulation among thousands.
///
/// Millions of additions of about one would leave a sum of 24 bits behind, in the end for good.
/// A large sum is therefore rounded up or down by chance, in proportion, and stays right on
/// average.
#[derive(Debug, Default)]
struct Float(AtomicU32);

impl Float {
    #[inline(always)]
    fn get(&self) -> f32 {
        f32::from_bits(self.0.load(Relaxed))
    }

    #[inline(always)]
    fn set(&self, value: f32) {
        self.0.store(value.to_bits(), Relaxed);
    }

    /// Adds a value; `chance` is a random number from 0 to 1 that decides about rounding.
    #[inline(always)]
    fn add(&self, value: f32, chance: f32) {
        let sum = self.get();
        let is_fine = sum.abs() < FINE;
        self.set(if is_fine { sum + value } else { rounded_sum(sum, value, chance) });
    }
}

#[cold]
fn rounded_sum(sum: f32, value: f32, chance: f32) -> f32 {
    let power_of_two = f32::from_bits(sum.abs().to_bits() >> 23 << 23);
    let step = power_of_two * f32::EPSILON;
    sum + step * (value / step + chance).floor()
}

/// What a new edge starts with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Start<const W: usize> {
    /// The move.
    pub mv: Move<W>,
    /// Virtual simulations.
    pub visits: f32,
    /// How many of them are won.
    pub wins: f32,
    /// Virtual AMAF simulations.
    pub amaf_visits: f32,
    /// How many of them are won.
    pub amaf_wins: f32,
    /// How likely a player makes the move, 0 to 1: the root of its chance.
    pub likelihood: f32,
}

impl<const W: usize> Start<W> {
    /// A move of which nothing is known.
    pub fn new(mv: Move<W>) -> Start<W> {
        Start { mv, visits: 0.0, wins: 0.0, amaf_visits: 0.0, amaf_wins: 0.0, likelihood: 0.0 }
    }

    /// The part of the virtual simulations that is won, AMAF ones included.
    pub fn value(&self) -> f32 {
        (self.wins + self.amaf_wins) / (self.visits + self.amaf_visits).max(1e-3)
    }
}

/// Virtual simulations are kept in steps of this part of one.
const PRIOR_STEP: f32 = 1.0 / 64.0;

impl Edge {
    /// Overwrites the edge with a new one.
    pub fn reset<const W: usize>(&self, start: &Start<W>) {
        self.child.store(NodeId::NONE.0, Relaxed);
        self.visits.store(0, Relaxed);
        self.wins.set(0.0);
        self.amaf_visits.set(start.amaf_visits);
        self.amaf_wins.set(start.amaf_wins);
        self.lead.set(0.0);
        self.mv.store(start.mv.point().map_or(0, |point| point.index() as u16), Relaxed);
        let visits = (start.visits / PRIOR_STEP).round() as u16;
        self.prior_visits.store(visits, Relaxed);
        let value = start.wins / start.visits.max(PRIOR_STEP);
        self.prior_value.store((value * f32::from(u16::MAX)).round() as u16, Relaxed);
        self.likelihood.store((start.likelihood * f32::from(u16::MAX)).round() as u16, Relaxed);
    }

    /// Overwrites the edge with another, but for the child.
    pub fn copy_from(&self, other: &Edge) {
        self.child.store(NodeId::NONE.0, Relaxed);
        self.visits.store(other.visits.load(Relaxed), Relaxed);
        self.wins.set(other.wins.get());
        self.amaf_visits.set(other.amaf_visits.get());
        self.amaf_wins.set(other.amaf_wins.get());
        self.lead.set(other.lead.get());
        self.mv.store(other.mv.load(Relaxed), Relaxed);
        self.prior_visits.store(other.prior_visits.load(Relaxed), Relaxed);
        self.prior_value.store(other.prior_value.load(Relaxed), Relaxed);
        self.likelihood.store(other.likelihood.load(Relaxed), Relaxed);
    }

    /// Where the child is kept.
    pub(super) fn child(&self) -> &AtomicU32 {
        &self.child
    }

    /// The bit index of the point, 0 for a pass.
    #[inline(always)]
    pub fn index(&self) -> usize {
        self.mv.load(Relaxed) as usize
    }

    /// The move.
    #[inline(always)]
    pub fn mv<const W: usize>(&self) -> Move<W> {
        match self.index() {
            0 => Move::Pass,
            index => Move::Play(Point::from_index(index)),
        }
    }

    /// Simulations through the move, those under way included.
    #[inline(always)]
    pub fn visits(&self) -> u32 {
        self.visits.load(Relaxed)
    }

    /// The sum of the results for the player of the move.
    #[inline(always)]
    pub fn wins(&self) -> f32 {
        self.wins.get()
    }

    /// The mean result for the player of the move, without the prior; half if there is none.
    pub fn mean(&self) -> f32 {
        if self.visits() == 0 { 0.5 } else { self.wins() / self.visits() as f32 }
    }

    /// The lower end of the 95% interval of the mean; 0 without a simulation.
    pub fn lower_bound(&self) -> f32 {
        let visits = self.visits() as f32;
        if visits == 0.0 {
            return 0.0;
        }
        let mean = self.mean().clamp(0.0, 1.0);
        (mean - 1.96 * (mean * (1.0 - mean) / visits).sqrt()).max(0.0)
    }

    /// The points that the player of the move is ahead on average.
    pub fn mean_lead(&self) -> f32 {
        if self.visits() == 0 { 0.0 } else { self.lead.get() / self.visits() as f32 }
    }

    /// AMAF simulations and their results, priors included.
    #[inline(always)]
    pub fn amaf(&self) -> (f32, f32) {
        (self.amaf_visits.get(), self.amaf_wins.get())
    }

    /// Virtual simulations and their results.
    #[inline(always)]
    pub fn prior(&self) -> (f32, f32) {
        let visits = f32::from(self.prior_visits.load(Relaxed)) * PRIOR_STEP;
        let value = f32::from(self.prior_value.load(Relaxed)) * (1.0 / f32::from(u16::MAX));
        (visits, visits * value)
    }

    /// How likely a player makes the move, 0 to 1: the root of its chance.
    #[inline(always)]
    pub fn likelihood(&self) -> f32 {
        f32::from(self.likelihood.load(Relaxed)) * (1.0 / f32::from(u16::MAX))
    }

    /// Counts a simulation that begins. Until its result is there it looks like a loss, which
    /// sends other threads elsewhere (virtual loss).
    #[inline(always)]
    pub fn begin(&self) {
        self.visits.store(self.visits().saturating_add(1), Relaxed);
    }

    /// Adds the result of a simulation that has ended; `chance`, from 0 to 1, is for rounding.
    #[inline(always)]
    pub fn end(&self, result: f32, lead: f32, chance: f32) {
        self.wins.add(result, chance);
        self.lead.add(lead, chance);
    }

    /// Adds a weighted AMAF result.
    #[inline(always)]
    pub fn add_amaf(&self, weight: f32, result: f32, chance: f32) {
        self.amaf_visits.add(weight, chance);
        self.amaf_wins.add(weight * result, chance);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_edge_has_its_prior_and_nothing_else() {
        let edge = Edge::default();
        edge.begin();
        let mv = Move::Play(Point::<2>::new(3, 4));
        edge.reset(&Start {
            mv,
            visits: 24.0,
            wins: 18.0,
            amaf_visits: 4.0,
            amaf_wins: 1.0,
            likelihood: 0.5,
        });
        assert_eq!((edge.mv(), edge.visits(), edge.wins()), (mv, 0, 0.0));
        let (visits, wins) = edge.prior();
        assert!(visits == 24.0 && (wins - 18.0).abs() < 0.01);
        assert_eq!(edge.amaf(), (4.0, 1.0));
        edge.begin();
        edge.end(1.0, 2.5, 0.5);
        edge.add_amaf(0.5, 1.0, 0.5);
        assert_eq!((edge.mean(), edge.mean_lead(), edge.amaf()), (1.0, 2.5, (4.5, 1.5)));
        let copy = Edge::default();
        copy.copy_from(&edge);
        assert_eq!((copy.mv(), copy.visits(), copy.mean()), (mv, 1, 1.0));
    }

    #[test]
    fn sums_stay_right_for_as_long_as_a_search_may_run() {
        // From here on a plain f32 loses every single addition.
        let beginning = 40_000_000.0_f32;
        let edge = Edge::default();
        edge.wins.set(beginning);
        edge.lead.set(-beginning);
        let additions = 1_000_000;
        for i in 0..additions {
            let chance = (i as f64 * 0.618_033_988_749_895).fract() as f32;
            edge.end(if i % 3 == 0 { 0.98 } else { 0.01 }, -1.5, chance);
        }
        let wins = f64::from(edge.wins() - beginning) / f64::from(additions);
        let lead = f64::from(edge.lead.get() + beginning) / f64::from(additions);
        assert!((wins - 1.0 / 3.0).abs() < 0.01, "{wins}");
        assert!((lead + 1.5).abs() < 0.01, "{lead}");
    }
}
