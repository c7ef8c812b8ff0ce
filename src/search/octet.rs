//! Moves of a node in memory, eight at a time, and what is known of them.

use super::count::Count;
use super::new_edge::NewEdge;
use super::prefetch;
use super::store::NodeId;
use super::sum::Sum;
use std::sync::atomic::{AtomicU16, AtomicU32, Ordering::Relaxed};

/// The moves of an octet.
pub(super) const LANES: usize = 8;

/// Eight moves of a node on boards `W` words wide, with the statistics of the simulations that
/// made them. Shared by all threads without a lock: see [`super::tree`].
///
/// Each number of the eight lies side by side, and numbers that change together share a cache
/// line. So a simulation takes few lines away from the other threads: of each node on its path
/// those of the AMAF sums, and two more for the move it chose. What leads on to the next node
/// stays where it is.
#[derive(Debug, Default)]
#[repr(C, align(64))]
pub(super) struct Octet<const W: usize> {
    // Changed by every simulation through the node.
    pub(super) amaf_visits: [Sum; LANES],
    pub(super) amaf_wins: [Sum; LANES],
    // Changed when a simulation through the move ends.
    pub(super) wins: [Sum; LANES],
    pub(super) lead: [Sum; LANES],
    // Changed when one begins; the priors fill up the line.
    pub(super) visits: [AtomicU32; LANES],
    prior_visits: [AtomicU16; LANES],
    prior_value: [AtomicU16; LANES],
    // Changed once, when the move gets a node.
    pub(super) child: [AtomicU32; LANES],
    /// The bit index of the point, 0 for a pass.
    pub(super) mv: [AtomicU16; LANES],
    likelihood: [AtomicU16; LANES],
}

const _: () = assert!(size_of::<Octet<1>>() == 4 * 64);

/// Virtual simulations are kept in steps of this part of one.
const PRIOR_STEP: f32 = 1.0 / 64.0;

/// One number of each move.
pub(super) type Lanes = [f32; LANES];

/// A number for each move. (The standard library's `from_fn` is not always inlined.)
#[inline(always)]
pub(super) fn lanes(number: impl Fn(usize) -> f32) -> Lanes {
    let mut lanes = [0.0; LANES];
    for (lane, value) in lanes.iter_mut().enumerate() {
        *value = number(lane);
    }
    lanes
}

/// A fraction from 0 to 1 in 16 bits.
fn to_bits(fraction: f32) -> u16 {
    (fraction * f32::from(u16::MAX)).round() as u16
}

#[inline(always)]
fn fraction(bits: &AtomicU16) -> f32 {
    f32::from(bits.load(Relaxed)) * (1.0 / f32::from(u16::MAX))
}

impl<const W: usize> Octet<W> {
    /// Simulations through the moves, those under way included.
    #[inline(always)]
    pub(super) fn visits(&self) -> Lanes {
        lanes(|lane| self.visits[lane].load(Relaxed) as f32)
    }

    /// The sums of their results for the player of the move.
    #[inline(always)]
    pub(super) fn wins(&self) -> Lanes {
        lanes(|lane| self.wins[lane].get())
    }

    /// AMAF simulations and the sums of their results, virtual ones included.
    #[inline(always)]
    pub(super) fn amaf(&self) -> Count<Lanes> {
        Count {
            visits: lanes(|lane| self.amaf_visits[lane].get()),
            wins: lanes(|lane| self.amaf_wins[lane].get()),
        }
    }

    /// Virtual simulations and the sums of their results.
    #[inline(always)]
    pub(super) fn prior(&self) -> Count<Lanes> {
        let visits = lanes(|lane| f32::from(self.prior_visits[lane].load(Relaxed)) * PRIOR_STEP);
        Count { visits, wins: lanes(|lane| visits[lane] * fraction(&self.prior_value[lane])) }
    }

    /// Adds virtual simulations to a move.
    pub(super) fn add_prior(&self, lane: usize, more: Count) {
        let Count { visits, wins } = self.prior();
        self.set_prior(lane, Count::new(visits[lane] + more.visits, wins[lane] + more.wins));
    }

    fn set_prior(&self, lane: usize, prior: Count) {
        let visits = (prior.visits / PRIOR_STEP).round() as u16;
        self.prior_visits[lane].store(visits, Relaxed);
        let value = prior.wins / prior.visits.max(PRIOR_STEP);
        self.prior_value[lane].store(to_bits(value), Relaxed);
    }

    /// The root of the chance, 0 to 1, that a player makes each move.
    #[inline(always)]
    pub(super) fn likelihood(&self) -> Lanes {
        lanes(|lane| fraction(&self.likelihood[lane]))
    }

    /// Adds an AMAF result with the weight that each point has, by its bit index. Most of the
    /// weights are zero, but to tell which takes longer than to add them.
    #[inline(always)]
    pub(super) fn add_amaf(&self, weights: &[f32], result: f32, chance: f32) {
        for lane in 0..LANES {
            let weight = weights[self.mv[lane].load(Relaxed) as usize];
            self.amaf_visits[lane].add(weight, chance);
            self.amaf_wins[lane].add(weight * result, chance);
        }
    }

    /// The sums of the squares of their results. A net's search, which needs these, knows no AMAF:
    /// they are kept in its place.
    #[inline(always)]
    pub(super) fn squares(&self) -> Lanes {
        lanes(|lane| self.amaf_wins[lane].get())
    }

    /// Adds the square of a move's result.
    #[inline(always)]
    pub(super) fn add_square(&self, lane: usize, square: f32, chance: f32) {
        self.amaf_wins[lane].add(square, chance);
    }

    /// Asks for what [`Bandit::select`](super::bandit::Bandit::select) will read.
    #[inline(always)]
    pub(super) fn prefetch_values(&self) {
        prefetch::to_read(&self.amaf_visits);
        prefetch::to_read(&self.wins);
        prefetch::to_read(&self.visits);
    }

    /// Asks for what [`Octet::add_amaf`] will change.
    #[inline(always)]
    pub(super) fn prefetch_amaf(&self) {
        prefetch::to_write(&self.amaf_visits);
    }

    /// Asks for what the result of a simulation through a move will change.
    #[inline(always)]
    pub(super) fn prefetch_result(&self) {
        prefetch::to_write(&self.wins);
    }

    /// Overwrites a move with a new one.
    pub(super) fn reset(&self, lane: usize, new: &NewEdge<W>) {
        self.amaf_visits[lane].set(new.amaf.visits);
        self.amaf_wins[lane].set(new.amaf.wins);
        self.visits[lane].store(0, Relaxed);
        self.wins[lane].set(0.0);
        self.lead[lane].set(0.0);
        self.set_prior(lane, new.prior);
        self.child[lane].store(NodeId::NONE.0, Relaxed);
        let index = new.mv.point().map_or(0, |point| point.index() as u16);
        self.mv[lane].store(index, Relaxed);
        self.likelihood[lane].store(to_bits(new.likelihood), Relaxed);
    }

    /// Overwrites all moves with others, but for their children.
    pub(super) fn copy_from(&self, other: &Octet<W>) {
        let copy_u16 = |to: &AtomicU16, from: &AtomicU16| to.store(from.load(Relaxed), Relaxed);
        for lane in 0..LANES {
            self.amaf_visits[lane].set(other.amaf_visits[lane].get());
            self.amaf_wins[lane].set(other.amaf_wins[lane].get());
            self.visits[lane].store(other.visits[lane].load(Relaxed), Relaxed);
            self.wins[lane].set(other.wins[lane].get());
            self.lead[lane].set(other.lead[lane].get());
            copy_u16(&self.prior_visits[lane], &other.prior_visits[lane]);
            copy_u16(&self.prior_value[lane], &other.prior_value[lane]);
            self.child[lane].store(NodeId::NONE.0, Relaxed);
            copy_u16(&self.mv[lane], &other.mv[lane]);
            copy_u16(&self.likelihood[lane], &other.likelihood[lane]);
        }
    }
}
