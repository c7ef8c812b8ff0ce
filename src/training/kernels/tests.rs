//! The kernels against their safe twin, and the twin against the definition.

use super::*;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

const LAYERS: [Layer; 8] = [
    Layer { taps: 9, inputs: 24, outputs: 16 },
    Layer { taps: 9, inputs: 32, outputs: 32 },
    Layer { taps: 9, inputs: 48, outputs: 48 },
    Layer { taps: 9, inputs: 64, outputs: 64 },
    Layer { taps: 9, inputs: 16, outputs: 80 },
    Layer { taps: 1, inputs: 32, outputs: 32 },
    Layer { taps: 1, inputs: 48, outputs: 48 },
    Layer { taps: 1, inputs: 96, outputs: 96 },
];

/// A board with a border of zeros.
fn bordered(geometry: Geometry, channels: usize, rng: &mut SmallRng) -> Vec<f32> {
    let mut rows = vec![0.0; geometry.rows() * channels];
    for first in geometry.lines() {
        let line = &mut rows[first * channels..][..geometry.side() * channels];
        // Numbers that bf16 holds, so that products are exact in both.
        line.fill_with(|| f32::from(rng.random_range(-64i8..=64)) / 64.0);
    }
    rows
}

fn compare<A: Arithmetic>() {
    if !A::is_here() {
        return;
    }
    let mut rng = SmallRng::seed_from_u64(1);
    for layer in LAYERS {
        for side in [2, 5, 7, 9, 13, 14, 19] {
            let geometry = Geometry::new(side);
            let mut weights = vec![0.0; layer.weights()];
            weights.fill_with(|| f32::from(rng.random_range(-64i8..=64)) / 64.0);
            let input = bordered(geometry, layer.inputs, &mut rng);
            let gradient = bordered(geometry, layer.outputs, &mut rng);
            let elements = |numbers: &[f32]| -> Vec<A::Element> {
                numbers.iter().map(|&number| A::element(number)).collect()
            };
            let outputs = geometry.points() * layer.outputs;
            let (mut expected, mut found) = (vec![0.0; outputs], vec![1.0; outputs]);
            Plain::convolve(layer, geometry, &input, &weights, &mut expected);
            let packed = A::pack(layer, &weights);
            A::convolve(layer, geometry, &elements(&input), &packed, &mut found);
            assert_close(&expected, &found, &format!("{layer:?} {side}"));

            let (mut expected, mut found) = (weights.clone(), weights);
            let mut scratch = Default::default();
            let mut none = Default::default();
            Plain::add_weight_gradient(
                layer,
                geometry,
                &input,
                &gradient,
                &mut none,
                &mut expected,
            );
            A::add_weight_gradient(
                layer,
                geometry,
                &elements(&input),
                &elements(&gradient),
                &mut scratch,
                &mut found,
            );
            assert_close(&expected, &found, &format!("gradient, {layer:?} {side}"));
        }
    }
}

fn assert_close(expected: &[f32], found: &[f32], what: &str) {
    for (at, (&a, &b)) in expected.iter().zip(found).enumerate() {
        assert!((a - b).abs() <= 1e-3 * a.abs().max(1.0), "{what}: {at}: {a} and {b}");
    }
}

#[cfg(target_arch = "x86_64")]
#[test]
fn vectors_compute_what_plain_loops_do() {
    compare::<Avx2>();
    compare::<Avx512>();
    compare::<Bf16>();
    compare::<Amx>();
}

/// One number through one weight lands where the definition says.
#[test]
fn taps_are_where_they_should_be() {
    let layer = Layer { taps: 9, inputs: 8, outputs: 16 };
    let geometry = Geometry::new(3);
    let mut input = vec![0.0; geometry.rows() * 8];
    input[geometry.row_of(0, 1) * 8 + 3] = 2.0;
    let mut weights = vec![0.0; layer.weights()];
    // The tap above and to the left of a point, from input 3 to output 5.
    weights[3 * 16 + 5] = 0.5;
    let mut output = vec![0.0; 9 * 16];
    Plain::convolve(layer, geometry, &input, &weights, &mut output);
    let found: Vec<usize> = (0..output.len()).filter(|&at| output[at] != 0.0).collect();
    assert_eq!(found, [(3 + 2) * 16 + 5]);
    assert_eq!(output[found[0]], 1.0);
}

/// A convolution and the one with turned weights are each other's transposes.
#[test]
fn turned_weights_take_gradients_back() {
    let mut rng = SmallRng::seed_from_u64(2);
    for layer in [LAYERS[1], LAYERS[3], LAYERS[5]] {
        let geometry = Geometry::new(5);
        let mut weights = vec![0.0; layer.weights()];
        weights.fill_with(|| rng.random_range(-1.0..1.0));
        let input = bordered(geometry, layer.inputs, &mut rng);
        let gradient = bordered(geometry, layer.outputs, &mut rng);
        let (back, turned) = layer.turned(&weights);
        let mut output = vec![0.0; geometry.points() * layer.outputs];
        Plain::convolve(layer, geometry, &input, &weights, &mut output);
        let mut returned = vec![0.0; geometry.points() * layer.inputs];
        Plain::convolve(back, geometry, &gradient, &turned, &mut returned);
        let inner = |bordered: &[f32], rows: &[f32], channels: usize| -> f64 {
            let lines = geometry.lines().zip(rows.chunks(geometry.side() * channels));
            lines
                .flat_map(|(first, line)| bordered[first * channels..].iter().zip(line))
                .map(|(&a, &b)| f64::from(a) * f64::from(b))
                .sum()
        };
        let there = inner(&gradient, &output, layer.outputs);
        let back = inner(&input, &returned, layer.inputs);
        assert!((there - back).abs() < 1e-2, "{there} and {back}");
    }
}
