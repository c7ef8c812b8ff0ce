//! Chance in the policy of the root, for games from which a net is to learn more than it knows.

use super::new_edge::NewEdge;
use super::parameters::NetParameters;
use rand::rngs::SmallRng;
use rand_distr::{Distribution, Gamma};

/// A part of the root's policy that is Dirichlet distributed (Silver et al. 2017).
#[derive(Clone, Debug)]
pub(super) struct Noise {
    part: f32,
    total: f32,
}

impl Noise {
    /// The noise of some parameters.
    pub(super) fn new(parameters: &NetParameters) -> Noise {
        let (part, total) = (parameters.root_noise, parameters.root_noise_total);
        Noise { part: part as f32, total: total as f32 }
    }

    /// Mixes it into the likelihoods of moves.
    pub(super) fn add<const W: usize>(&self, edges: &mut [NewEdge<W>], rng: &mut SmallRng) {
        let shape = self.total / edges.len().max(1) as f32;
        let Some(gamma) = Gamma::new(shape, 1.0).ok().filter(|_| self.part > 0.0) else { return };
        let draws: Vec<f32> = edges.iter().map(|_| gamma.sample(rng)).collect();
        let sum: f32 = draws.iter().sum();
        for (edge, draw) in edges.iter_mut().zip(draws) {
            let chance = edge.likelihood * edge.likelihood;
            let noise = draw / sum.max(f32::MIN_POSITIVE);
            edge.likelihood = ((1.0 - self.part) * chance + self.part * noise).sqrt().min(1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Move, Point};
    use rand::SeedableRng;

    /// The chances of forty moves, the first of them certain, with noise.
    fn noisy(part: f64, seed: u64) -> Vec<f32> {
        let parameters = NetParameters { root_noise: part, ..Default::default() };
        let mv = Move::Play(Point::<2>::new(0, 0));
        let mut edges = vec![NewEdge::new(mv); 40];
        edges[0].likelihood = 1.0;
        Noise::new(&parameters).add(&mut edges, &mut SmallRng::seed_from_u64(seed));
        edges.iter().map(|edge| edge.likelihood.powi(2)).collect()
    }

    #[test]
    fn a_part_of_the_policy_is_chance() {
        let chances = noisy(0.25, 1);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        assert!(chances[0] >= 0.75 - 1e-3 && chances[0] < 1.0);
        assert_ne!(chances, noisy(0.25, 2));
        assert_eq!(noisy(0.0, 1)[..2], [1.0, 0.0]);
    }
}
