//! Arithmetic that any processor has.

use super::{Arithmetic, Geometry, LANES, Layer};

/// Loops in `f32`.
pub(in crate::training) struct Plain;

impl Arithmetic for Plain {
    type Element = f32;

    fn is_here() -> bool {
        true
    }

    fn run<R>(work: impl FnOnce() -> R) -> R {
        work()
    }

    #[inline(always)]
    fn element(number: f32) -> f32 {
        number
    }

    fn pack(_: Layer, weights: &[f32]) -> Vec<f32> {
        weights.to_vec()
    }

    fn convolve(
        layer: Layer,
        geometry: Geometry,
        input: &[f32],
        packed: &[f32],
        output: &mut [f32],
    ) {
        let Layer { taps, inputs, outputs } = layer;
        let stride = geometry.stride();
        for (y, first) in geometry.lines().enumerate() {
            for x in 0..geometry.side() {
                let sums = &mut output[(y * geometry.side() + x) * outputs..][..outputs];
                sums.fill(0.0);
                for tap in 0..taps {
                    let row = first + x - layer.reach(stride) + layer.offset(stride, tap);
                    for (i, &number) in input[row * inputs..][..inputs].iter().enumerate() {
                        add_scaled(sums, number, &packed[(tap * inputs + i) * outputs..]);
                    }
                }
            }
        }
    }

    fn add_weight_gradient(
        layer: Layer,
        geometry: Geometry,
        input: &[f32],
        gradient: &[f32],
        _: &mut [Vec<f32>; 2],
        sum: &mut [f32],
    ) {
        let Layer { taps, inputs, outputs } = layer;
        let stride = geometry.stride();
        for first in geometry.lines() {
            for row in first..first + geometry.side() {
                let gradient = &gradient[row * outputs..][..outputs];
                for tap in 0..taps {
                    let read = row - layer.reach(stride) + layer.offset(stride, tap);
                    for (i, &number) in input[read * inputs..][..inputs].iter().enumerate() {
                        let sum = &mut sum[(tap * inputs + i) * outputs..][..outputs];
                        add_scaled(sum, number, gradient);
                    }
                }
            }
        }
    }
}

/// Adds the product of a row and a number to another row.
fn add_scaled(sums: &mut [f32], number: f32, row: &[f32]) {
    for (sums, row) in sums.chunks_exact_mut(LANES).zip(row.chunks_exact(LANES)) {
        for (sum, &factor) in sums.iter_mut().zip(row) {
            *sum += number * factor;
        }
    }
}
