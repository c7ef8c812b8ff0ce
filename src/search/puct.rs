//! The choice of a move by its value and a net's policy (PUCT).
//!
//! The formula is that of Silver et al. (2017), with a weight of the policy that grows with the
//! simulations of the node and a first value of untried moves below that of their node, the more
//! of the policy has been tried (Wu 2019, "Accelerating Self-Play Learning in Go").

use super::edge::{Edge, Edges};
use super::octet::{LANES, Lanes, lanes};
use super::parameters::NetParameters;
use super::spread::{Spread, USUAL_DEVIATION};

/// The formula with its constants.
#[derive(Clone, Debug)]
pub(super) struct Puct {
    exploration: f32,
    growth: f32,
    base: f32,
    spread: f32,
    reduction: f32,
    reduction_root: f32,
}

/// A node as the choice among its moves sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    /// The mean result of its simulations for the player to move.
    pub(super) mean: f32,
    /// True if it is the root.
    pub(super) is_root: bool,
}

impl Puct {
    /// The formula of some parameters.
    pub(super) fn new(parameters: &NetParameters) -> Puct {
        Puct {
            exploration: parameters.exploration as f32,
            growth: parameters.exploration_growth as f32,
            base: parameters.exploration_base as f32,
            spread: parameters.exploration_spread as f32,
            reduction: parameters.first_play_reduction as f32,
            reduction_root: parameters.first_play_reduction_root as f32,
        }
    }

    /// The edge with the highest value among those allowed.
    #[inline]
    pub(super) fn select<const W: usize>(
        &self,
        edges: Edges<W>,
        standing: Standing,
        is_allowed: impl Fn(Edge<W>) -> bool,
    ) -> Option<usize> {
        let (mut all, mut tried) = (0.0, 0.0);
        let (mut sum, mut squares) = (0.0, 0.0);
        for octet in edges.octets() {
            let (visits, likelihood) = (octet.visits(), octet.likelihood());
            for lane in 0..LANES {
                all += visits[lane];
                tried += if visits[lane] > 0.0 { likelihood[lane] * likelihood[lane] } else { 0.0 };
            }
            sum += octet.wins().iter().sum::<f32>();
            squares += octet.squares().iter().sum::<f32>();
        }
        let spread = Spread { visits: all, mean: sum / all.max(1.0), squares };
        let weight = self.weight(spread);
        let reduction = if standing.is_root { self.reduction_root } else { self.reduction };
        let untried = standing.mean - reduction * tried.sqrt();
        let (mut best, mut best_value) = (None, f32::NEG_INFINITY);
        for (first, octet) in (0..).step_by(LANES).zip(edges.octets()) {
            let (prior, likelihood) = (octet.prior(), octet.likelihood());
            let (visits, wins) = (octet.visits(), octet.wins());
            let values: Lanes = lanes(|lane| {
                let visits = visits[lane] + prior.visits[lane];
                let wins = wins[lane] + prior.wins[lane];
                let mean = if visits > 0.0 { wins / visits } else { untried };
                mean + weight * likelihood[lane] * likelihood[lane] / (1.0 + visits)
            });
            let among = LANES.min(edges.count() - first);
            for (lane, &value) in values[..among].iter().enumerate() {
                if value > best_value && is_allowed(edges.get(first + lane)) {
                    (best, best_value) = (Some(first + lane), value);
                }
            }
        }
        best
    }

    /// The weight of the policy at a node with such results.
    fn weight(&self, results: Spread) -> f32 {
        let simulations = results.visits;
        let spread = 1.0 + self.spread * (results.deviation() / USUAL_DEVIATION - 1.0);
        let growth = spread * (1.0 + self.growth * ((simulations + self.base) / self.base).ln());
        // A little more than none, so that the policy decides at once.
        self.exploration * growth * (simulations + 0.01).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Move, Point};
    use crate::search::new_edge::NewEdge;
    use crate::search::octet::Octet;

    const STANDING: Standing = Standing { mean: 0.5, is_root: false };

    fn new_edges(chances: &[f32]) -> Vec<NewEdge<2>> {
        let mv = Move::Play(Point::new(0, 0));
        let edge = |chance: &f32| NewEdge { likelihood: chance.sqrt(), ..NewEdge::new(mv) };
        chances.iter().map(edge).collect()
    }

    /// The choices of as many simulations, each with the result of the move chosen.
    fn simulate(
        parameters: &NetParameters,
        chances: &[f32],
        results: &[f32],
        n: usize,
    ) -> Vec<u32> {
        let octets = [(); 2].map(|()| Octet::default());
        let edges = Edges::new(&octets[..chances.len().div_ceil(LANES)], chances.len());
        edges.reset(&new_edges(chances));
        let puct = Puct::new(parameters);
        for _ in 0..n {
            let chosen = puct.select(edges, STANDING, |_| true).expect("a move");
            edges.get(chosen).begin();
            edges.get(chosen).end(results[chosen], 0.0, 0.5);
            edges.get(chosen).add_square(results[chosen], 0.5);
        }
        edges.iter().map(Edge::visits).collect()
    }

    #[test]
    fn the_policy_decides_first_and_the_values_at_last() {
        let (chances, results) = ([0.1, 0.6, 0.3], [0.9, 0.5, 0.5]);
        let parameters = NetParameters::default();
        assert_eq!(simulate(&parameters, &chances, &results, 1), [0, 1, 0]);
        let visits = simulate(&parameters, &chances, &results, 1000);
        assert!(visits[0] > 900, "{visits:?}");
    }

    #[test]
    fn equal_moves_are_tried_as_the_policy_says() {
        let chances = [0.5, 0.2, 0.1, 0.05, 0.05, 0.05, 0.025, 0.0125, 0.00625, 0.00625];
        let visits = simulate(&NetParameters::default(), &chances, &[0.5; 10], 4000);
        for (visits, chance) in visits.iter().zip(chances) {
            let expected = 4000.0 * chance;
            assert!((*visits as f32 - expected).abs() < 0.1 * expected + 3.0, "{visits} {chance}");
        }
    }

    #[test]
    fn there_is_less_to_explore_where_results_are_alike() {
        let chances = [0.9, 0.1];
        let tried = |part, results: [f32; 2]| {
            let parameters = NetParameters { exploration_spread: part, ..Default::default() };
            simulate(&parameters, &chances, &results, 500)[1]
        };
        let alike = [0.52, 0.48];
        assert!(tried(0.85, alike) < tried(0.0, alike));
    }

    #[test]
    fn what_is_not_tried_looks_worse_the_more_was_tried() {
        let careful = NetParameters { first_play_reduction: 1.0, ..Default::default() };
        let bold = NetParameters { first_play_reduction: 0.0, ..Default::default() };
        let (chances, results) = ([0.9, 0.1], [0.5, 0.5]);
        let tried = |parameters| simulate(parameters, &chances, &results, 20)[1];
        assert!(tried(&careful) < tried(&bold), "{} {}", tried(&careful), tried(&bold));
    }

    #[test]
    fn forbidden_moves_are_left_out() {
        let octet = Octet::default();
        let edges = Edges::new(std::slice::from_ref(&octet), 2);
        edges.reset(&new_edges(&[0.9, 0.1]));
        let puct = Puct::new(&NetParameters::default());
        assert_eq!(puct.select(edges, STANDING, |edge| edge.visits() > 0), None);
    }
}
