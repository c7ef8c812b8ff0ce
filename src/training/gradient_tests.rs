//! The gradients of a small net against finite differences.

use super::back::Learner;
use super::example::{Example, Policy};
use super::kernels::Plain;
use super::layout::Layout;
use super::loss::Weighting;
use super::trunk::Packed;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::ops::Range;

/// Random examples of several sides, each with all that a net can be asked for.
fn examples(sides: &[usize], rng: &mut SmallRng) -> Vec<Example> {
    let example = |&side: &usize| {
        let points = side * side;
        let first = rng.random_range(0..points as u16);
        let shares = vec![(first, 0.75), (points as u16, 0.25)];
        Example {
            side,
            words: (0..points).map(|_| rng.random::<u32>() & 0xff_ffff).collect(),
            globals: std::array::from_fn(|_| rng.random_range(-1.0..1.0)),
            policy: if first % 2 == 0 { Policy::Move(first) } else { Policy::Shares(shares) },
            win: Some(rng.random_range(0.0..1.0)),
            score: Some(rng.random_range(-30.0..30.0)),
            owners: (0..points).map(|_| rng.random_range(-1..=1)).collect(),
        }
    };
    sides.iter().map(example).collect()
}

fn loss(layout: &Layout, numbers: &[f32], examples: &[Example]) -> f64 {
    let packed = Packed::<Plain>::new(layout, numbers);
    let weighting = Weighting { policy: 1.0, win: 1.0, score: 1.0, owners: 1.0 };
    Learner::new(layout).learn(layout, numbers, &packed, examples, weighting).loss
}

/// The slope along a direction by two evaluations, and by the gradient.
fn slopes(
    layout: &Layout,
    numbers: &[f32],
    examples: &[Example],
    gradient: &[f32],
    range: Range<usize>,
    rng: &mut SmallRng,
) -> (f64, f64) {
    let mut direction = vec![0.0; numbers.len()];
    direction[range].fill_with(|| rng.random_range(-1.0f32..1.0));
    let length = direction.iter().map(|x| x * x).sum::<f32>().sqrt();
    direction.iter_mut().for_each(|x| *x /= length);
    let at = |step: f32| -> f64 {
        let moved: Vec<f32> = numbers.iter().zip(&direction).map(|(x, d)| x + step * d).collect();
        loss(layout, &moved, examples)
    };
    let step = 2e-3;
    let expected = (at(step) - at(-step)) / f64::from(2.0 * step);
    let found = direction.iter().zip(gradient).map(|(&d, &g)| f64::from(d) * f64::from(g)).sum();
    (expected, found)
}

#[test]
fn gradients_are_those_of_finite_differences() {
    let mut rng = SmallRng::seed_from_u64(3);
    let layout = Layout::new("2x16".parse().expect("a shape"));
    let numbers = layout.start(5);
    let examples = examples(&[5, 5, 4, 7], &mut rng);
    let packed = Packed::<Plain>::new(&layout, &numbers);
    let mut learner = Learner::new(&layout);
    let weighting = Weighting { policy: 1.0, win: 1.0, score: 1.0, owners: 1.0 };
    learner.learn(&layout, &numbers, &packed, &examples, weighting);
    let mut tensors: Vec<(String, Range<usize>)> = Vec::new();
    for (number, normed) in layout.convolutions.iter().enumerate() {
        tensors.push((format!("kernel {number}"), normed.weights.clone()));
        tensors.push((format!("gain {number}"), normed.gain.clone()));
        tensors.push((format!("shift {number}"), normed.shift.clone()));
    }
    for (name, matrix) in [
        ("globals", &layout.globals),
        ("policy pool", &layout.policy_pool),
        ("point", &layout.point),
        ("pass", &layout.pass),
        ("hidden", &layout.hidden),
        ("win", &layout.win),
        ("score", &layout.score),
        ("ownership", &layout.ownership),
    ] {
        tensors.push((name.to_owned(), matrix.weights.clone()));
        if !matrix.bias.is_empty() {
            tensors.push((format!("{name} bias"), matrix.bias.clone()));
        }
    }
    let pool = layout.pools[1].clone().expect("the second block pools");
    tensors.push(("pool".to_owned(), pool.weights));
    tensors.push(("heads".to_owned(), layout.heads.clone()));
    tensors.push(("value bias".to_owned(), layout.value_bias.clone()));
    let covered: usize = tensors.iter().map(|(_, range)| range.len()).sum();
    assert_eq!(covered, layout.length, "every number is in one tensor");
    for (name, range) in tensors {
        let (expected, found) =
            slopes(&layout, &numbers, &examples, &learner.sums, range, &mut rng);
        let error = (expected - found).abs();
        assert!(error < 0.02 * expected.abs().max(0.3), "{name}: {expected} and {found}");
    }
}
