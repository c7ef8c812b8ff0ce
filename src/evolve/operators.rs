//! The genetic operators: mutation, crossover, shuffling of chromosomes, selection.

use super::genome::{Bits, Genome};
use rand::RngExt;
use rand::rngs::SmallRng;
use rand_distr::StandardNormal;

/// The chance that two parents exchange a whole chromosome.
const SHUFFLE: f64 = 0.5;

/// The chance that a chromosome is crossed, which the paper does not say.
const CROSSOVER: f64 = 0.6;

/// The bounds of strategy parameters: without the lower one evolution strategies come to a stop
/// (Schwefel 1995), without the upper one they overflow.
const SIGMAS: (f32, f32) = (1e-5, 1.0);

/// Chooses a parent by a binary tournament with replacement: the fitter of two by chance.
pub fn select(fitness: &[f64], rng: &mut SmallRng) -> usize {
    let [a, b] = [(); 2].map(|()| rng.random_range(0..fitness.len()));
    if fitness[b] > fitness[a] { b } else { a }
}

/// Two children of two parents, not mutated yet.
pub fn recombine(parents: [&Genome; 2], rng: &mut SmallRng) -> [Genome; 2] {
    let [mut a, mut b] = parents.map(Clone::clone);
    for (a, b) in [(&mut a.hidden, &mut b.hidden), (&mut a.links, &mut b.links)] {
        cross_bits(a, b, rng);
        if rng.random_bool(SHUFFLE) {
            std::mem::swap(a, b);
        }
    }
    cross_weights(&mut a, &mut b, rng);
    if rng.random_bool(SHUFFLE) {
        std::mem::swap(&mut a.weights, &mut b.weights);
        std::mem::swap(&mut a.sigmas, &mut b.sigmas);
    }
    [a, b]
}

/// Two points of a chromosome in order, if it is to be crossed.
fn cuts(length: usize, rng: &mut SmallRng) -> Option<(usize, usize)> {
    let is_crossed = length > 0 && rng.random_bool(CROSSOVER);
    is_crossed.then(|| {
        let [a, b] = [(); 2].map(|()| rng.random_range(0..=length));
        (a.min(b), a.max(b))
    })
}

fn cross_bits(a: &mut Bits, b: &mut Bits, rng: &mut SmallRng) {
    if let Some((from, to)) = cuts(a.len(), rng) {
        a[from..to].swap_with_bitslice(&mut b[from..to]);
    }
}

/// Strategy parameters go with their weights; a single one stays.
fn cross_weights(a: &mut Genome, b: &mut Genome, rng: &mut SmallRng) {
    if let Some((from, to)) = cuts(a.weights.len(), rng) {
        a.weights[from..to].swap_with_slice(&mut b.weights[from..to]);
        if a.sigmas.len() == a.weights.len() && b.sigmas.len() == b.weights.len() {
            a.sigmas[from..to].swap_with_slice(&mut b.sigmas[from..to]);
        }
    }
}

/// Mutates every chromosome.
pub fn mutate(genome: &mut Genome, rng: &mut SmallRng) {
    flip(&mut genome.hidden, rng);
    flip(&mut genome.links, rng);
    mutate_weights(genome, rng);
}

/// Flips each bit with a chance of one by the number of bits.
fn flip(bits: &mut Bits, rng: &mut SmallRng) {
    let length = bits.len();
    let mut at = skip(length, rng);
    while at < length {
        let bit = bits[at];
        bits.set(at, !bit);
        at = skip(length, rng).saturating_add(at + 1);
    }
}

/// The number of bits before the next one that flips: the geometric distribution.
fn skip(length: usize, rng: &mut SmallRng) -> usize {
    if length < 2 {
        return 0;
    }
    let chance: f64 = rng.random();
    let stay = (1.0 - 1.0 / length as f64).ln();
    // The logarithm of zero makes a huge number, which is after the end.
    (chance.ln() / stay) as usize
}

/// A number of the normal distribution.
fn normal(rng: &mut SmallRng) -> f32 {
    rng.sample(StandardNormal)
}

/// Moves each weight by a normal number times its strategy parameter, which was moved before it:
/// equations 1 and 2 of Mayer and Maier (2005).
fn mutate_weights(genome: &mut Genome, rng: &mut SmallRng) {
    let count = genome.weights.len() as f32;
    let tau_common = 1.0 / (2.0 * count).sqrt();
    let tau_own = 1.0 / (2.0 * count.sqrt()).sqrt();
    let common = tau_common * normal(rng);
    let bounded = |sigma: f32| sigma.clamp(SIGMAS.0, SIGMAS.1);
    if let [sigma] = genome.sigmas[..] {
        // One parameter for all weights has one step, of the length that suits one.
        let sigma = bounded(sigma * (normal(rng) / count.sqrt()).exp());
        genome.sigmas[0] = sigma;
        genome.weights.iter_mut().for_each(|weight| *weight += sigma * normal(rng));
        return;
    }
    for (weight, sigma) in genome.weights.iter_mut().zip(&mut genome.sigmas) {
        *sigma = bounded(*sigma * (common + tau_own * normal(rng)).exp());
        *weight += *sigma * normal(rng);
    }
}

#[cfg(test)]
mod tests {
    use super::super::form::{Form, NetworkKind};
    use super::super::genome::Wiring;
    use super::*;
    use crate::board::Size;
    use rand::SeedableRng;

    fn genome(rng: &mut SmallRng) -> Genome {
        let form = Form::new(Size::new(5).expect("a size"), NetworkKind::Mlp, 20).expect("a form");
        Genome::random(&Wiring::new(form), false, rng)
    }

    /// The number of places where two genomes differ: markers of neurons and of connections,
    /// weights, strategy parameters.
    fn differences(a: &Genome, b: &Genome) -> [usize; 4] {
        let bits = |a: &Bits, b: &Bits| a.iter().zip(b.iter()).filter(|(a, b)| a != b).count();
        let reals = |a: &[f32], b: &[f32]| a.iter().zip(b).filter(|(a, b)| a != b).count();
        [
            bits(&a.hidden, &b.hidden),
            bits(&a.links, &b.links),
            reals(&a.weights, &b.weights),
            reals(&a.sigmas, &b.sigmas),
        ]
    }

    #[test]
    fn a_bit_of_each_chromosome_flips_on_average() {
        let mut rng = SmallRng::seed_from_u64(3);
        let before = genome(&mut rng);
        let mut flips = [0; 2];
        let rounds = 2000;
        for _ in 0..rounds {
            let mut after = before.clone();
            flip(&mut after.hidden, &mut rng);
            flip(&mut after.links, &mut rng);
            let changed = differences(&before, &after);
            flips[0] += changed[0];
            flips[1] += changed[1];
        }
        for sum in flips {
            let mean = sum as f64 / f64::from(rounds);
            // A standard error is 0.022.
            assert!((0.88..1.12).contains(&mean), "{mean}");
        }
    }

    #[test]
    fn weights_move_by_about_their_strategy_parameters() {
        let mut rng = SmallRng::seed_from_u64(4);
        let before = genome(&mut rng);
        for has_single in [false, true] {
            let mut after = before.clone();
            if has_single {
                after.sigmas.truncate(1);
            }
            mutate_weights(&mut after, &mut rng);
            let squares = before.weights.iter().zip(&after.weights).map(|(a, b)| (a - b).powi(2));
            let step = (squares.sum::<f32>() / before.weights.len() as f32).sqrt();
            assert!((0.018..0.024).contains(&step), "{step}");
            let spread = after.sigmas.iter().map(|sigma| (sigma / 0.02).ln().abs()).sum::<f32>();
            assert!(spread > 0.0);
        }
    }

    #[test]
    fn children_have_what_their_parents_have() {
        let mut rng = SmallRng::seed_from_u64(5);
        let [mother, father] = [(); 2].map(|()| genome(&mut rng));
        let mut mixed = 0;
        for _ in 0..50 {
            let [a, b] = recombine([&mother, &father], &mut rng);
            for i in 0..mother.weights.len() {
                let own = [mother.weights[i], father.weights[i]];
                let both = [a.weights[i], b.weights[i]];
                assert!(both == own || both == [own[1], own[0]]);
            }
            let ones = |g: &Genome| g.hidden.count_ones() + g.links.count_ones();
            assert_eq!(ones(&a) + ones(&b), ones(&mother) + ones(&father));
            let [_, _, weights, _] = differences(&a, &mother);
            mixed += usize::from(weights > 0 && weights < mother.weights.len());
        }
        // Weights are crossed in 60 percent of the cases.
        assert!((15..45).contains(&mixed), "{mixed}");
    }

    #[test]
    fn tournaments_prefer_the_fitter() {
        let mut rng = SmallRng::seed_from_u64(6);
        let fitness = [0.1, 0.9, 0.5];
        let mut chosen = [0; 3];
        (0..9000).for_each(|_| chosen[select(&fitness, &mut rng)] += 1);
        // One, five and three of nine pairs.
        for (count, expected) in chosen.into_iter().zip([1000, 5000, 3000]) {
            assert!(i32::abs(count - expected) < 250, "{chosen:?}");
        }
    }
}
