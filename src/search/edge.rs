//! The moves of a node.

use super::count::Count;
use super::new_edge::NewEdge;
use super::octet::{LANES, Octet};
use super::spread::Spread;
use crate::board::{Move, Point};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// The moves of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edges<'a, const W: usize> {
    octets: &'a [Octet<W>],
    count: usize,
}

impl<'a, const W: usize> Edges<'a, W> {
    /// The moves in some octets, the last of which may not be full.
    #[inline(always)]
    pub(super) fn new(octets: &'a [Octet<W>], count: usize) -> Edges<'a, W> {
        debug_assert_eq!(octets.len(), count.div_ceil(LANES));
        Edges { octets, count }
    }

    /// Overwrites the moves with as many new ones.
    pub(super) fn reset(self, new: &[NewEdge<W>]) {
        debug_assert_eq!(new.len(), self.count);
        let nothing = NewEdge::new(Move::Pass);
        for (octet, new) in self.octets.iter().zip(new.chunks(LANES)) {
            for lane in 0..LANES {
                octet.reset(lane, new.get(lane).unwrap_or(&nothing));
            }
        }
    }

    /// Overwrites the moves with as many others, but for their children.
    pub(super) fn copy_from(self, others: Edges<W>) {
        debug_assert_eq!(self.count, others.count);
        for (new, old) in self.octets.iter().zip(others.octets) {
            new.copy_from(old);
        }
    }

    /// The number of moves.
    #[inline(always)]
    pub(super) fn count(self) -> usize {
        self.count
    }

    /// One of the moves.
    #[inline(always)]
    pub(super) fn get(self, index: usize) -> Edge<'a, W> {
        debug_assert!(index < self.count);
        Edge { octet: &self.octets[index / LANES], lane: index % LANES }
    }

    /// All moves in their order.
    pub(super) fn iter(self) -> impl DoubleEndedIterator<Item = Edge<'a, W>> {
        (0..self.count).map(move |index| self.get(index))
    }

    /// The moves in groups of eight. The last group is filled up with passes that no simulation
    /// chooses.
    #[inline(always)]
    pub(super) fn octets(self) -> &'a [Octet<W>] {
        self.octets
    }

    /// The mean result of the simulations through all of the moves; half if there is none.
    pub(super) fn mean(self) -> f32 {
        let visits = self.visits();
        let wins: f32 = self.iter().map(Edge::wins).sum();
        if visits == 0 { 0.5 } else { wins / visits as f32 }
    }

    /// Simulations through all of the moves: those that reached the node.
    #[inline(always)]
    pub(super) fn visits(self) -> u32 {
        let visits = self.octets.iter().flat_map(|octet| &octet.visits);
        visits.fold(0, |sum, visits| sum.saturating_add(visits.load(Relaxed)))
    }
}

impl<const W: usize> Edges<'_, W> {
    /// Asks for what it takes to choose among the moves.
    #[inline(always)]
    pub(super) fn prefetch_choice(self) {
        for octet in self.octets {
            octet.prefetch_values();
        }
    }

    /// Asks for what the result of a simulation through one of the moves will change.
    #[inline(always)]
    pub(super) fn prefetch_update(self, chosen: usize) {
        self.octets[chosen / LANES].prefetch_result();
        for octet in self.octets {
            octet.prefetch_amaf();
        }
    }
}

/// A move of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<'a, const W: usize> {
    octet: &'a Octet<W>,
    lane: usize,
}

impl<'a, const W: usize> Edge<'a, W> {
    /// The place of the child's number.
    #[inline(always)]
    pub(super) fn child(self) -> &'a AtomicU32 {
        &self.octet.child[self.lane]
    }

    /// The move.
    #[inline(always)]
    pub(super) fn mv(self) -> Move<W> {
        match self.octet.mv[self.lane].load(Relaxed) {
            0 => Move::Pass,
            index => Move::Play(Point::from_index(index.into())),
        }
    }

    /// Simulations through the move, those under way included.
    #[inline(always)]
    pub(super) fn visits(self) -> u32 {
        self.octet.visits[self.lane].load(Relaxed)
    }

    /// The sum of the results for the player of the move.
    pub(super) fn wins(self) -> f32 {
        self.octet.wins[self.lane].get()
    }

    /// The mean result for the player of the move, without the prior; half if there is none.
    pub(super) fn mean(self) -> f32 {
        if self.visits() == 0 { 0.5 } else { self.wins() / self.visits() as f32 }
    }

    /// The lower end of the 95% interval of the mean; 0 without a simulation.
    pub(super) fn lower_bound(self) -> f32 {
        let visits = self.visits() as f32;
        if visits == 0.0 {
            return 0.0;
        }
        let mean = self.mean().clamp(0.0, 1.0);
        (mean - 1.96 * (mean * (1.0 - mean) / visits).sqrt()).max(0.0)
    }

    /// The mean result less so many standard errors of it, as the squares of the results tell; with
    /// a few simulations of unlike results beside them.
    pub(super) fn bound_by_squares(self, errors: f32) -> f32 {
        let visits = self.visits() as f32;
        let (mean, squares) = (self.mean(), self.octet.squares()[self.lane]);
        let spread = Spread { visits, mean, squares }.deviation();
        mean - errors * spread / visits.max(1.0).sqrt()
    }

    /// The points that the player of the move is ahead on average.
    pub(super) fn mean_lead(self) -> f32 {
        let lead = self.octet.lead[self.lane].get();
        if self.visits() == 0 { 0.0 } else { lead / self.visits() as f32 }
    }

    /// AMAF simulations and their results, virtual ones included.
    pub(super) fn amaf(self) -> Count {
        let Count { visits, wins } = self.octet.amaf();
        Count::new(visits[self.lane], wins[self.lane])
    }

    /// The root of the chance that a player makes the move.
    pub(super) fn likelihood(self) -> f32 {
        self.octet.likelihood()[self.lane]
    }

    /// Virtual simulations and their results.
    pub(super) fn prior(self) -> Count {
        let Count { visits, wins } = self.octet.prior();
        Count::new(visits[self.lane], wins[self.lane])
    }

    /// Adds virtual simulations and their results to those it began with.
    pub(super) fn add_prior(self, more: Count) {
        self.octet.add_prior(self.lane, more);
    }

    /// Counts a simulation that begins. Until its result is there it looks like a loss, which
    /// sends other threads elsewhere (virtual loss).
    #[inline(always)]
    pub(super) fn begin(self) {
        self.octet.visits[self.lane].store(self.visits().saturating_add(1), Relaxed);
    }

    /// Adds the result of a simulation that has ended; `chance`, from 0 to 1, is for rounding.
    #[inline(always)]
    pub(super) fn end(self, result: f32, lead: f32, chance: f32) {
        self.octet.wins[self.lane].add(result, chance);
        self.octet.lead[self.lane].add(lead, chance);
    }

    /// Adds the square of that result, where a net leads the search.
    #[inline(always)]
    pub(super) fn add_square(self, result: f32, chance: f32) {
        self.octet.add_square(self.lane, result * result, chance);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new_edges(count: usize) -> Vec<NewEdge<2>> {
        let edge = |i: usize| NewEdge {
            mv: Move::Play(Point::from_index(11 + i)),
            prior: Count::new(24.0, 18.0),
            amaf: Count::new(4.0, 1.0),
            likelihood: 0.5,
        };
        (0..count).map(edge).collect()
    }

    #[test]
    fn new_edges_have_their_priors_and_nothing_else() {
        let (octets, new) = ([(); 2].map(|()| Octet::default()), new_edges(11));
        Edges::new(&octets, 16).iter().for_each(Edge::begin);
        let edges = Edges::new(&octets, 11);
        edges.reset(&new);
        assert_eq!((edges.iter().count(), edges.visits()), (11, 0));
        for (edge, new) in edges.iter().zip(&new) {
            assert_eq!((edge.mv(), edge.visits(), edge.wins()), (new.mv, 0, 0.0));
            let Count { visits, wins } = edge.prior();
            assert!(visits == 24.0 && (wins - 18.0).abs() < 0.01);
            let found = (edge.amaf(), edge.mean(), edge.mean_lead());
            assert_eq!(found, (Count::new(4.0, 1.0), 0.5, 0.0));
        }
    }

    #[test]
    fn results_go_to_their_moves() {
        let octets = [(); 2].map(|()| Octet::default());
        let edges = Edges::new(&octets, 11);
        edges.reset(&new_edges(11));
        edges.get(9).begin();
        edges.get(9).end(1.0, 2.5, 0.5);
        let mut weights = [0.0; 128];
        weights[11 + 3] = 0.5;
        for octet in edges.octets() {
            octet.add_amaf(&weights, 1.0, 0.5);
        }
        let copies = [(); 2].map(|()| Octet::default());
        let copy = Edges::new(&copies, 11);
        copy.copy_from(edges);
        for edges in [edges, copy] {
            assert_eq!(edges.visits(), 1);
            for (i, edge) in edges.iter().enumerate() {
                let result = (edge.visits(), edge.wins(), edge.mean_lead());
                assert_eq!(result, if i == 9 { (1, 1.0, 2.5) } else { (0, 0.0, 0.0) });
                let (visits, wins) = if i == 3 { (4.5, 1.5) } else { (4.0, 1.0) };
                assert_eq!(edge.amaf(), Count::new(visits, wins));
            }
        }
    }
}
