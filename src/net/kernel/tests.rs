//! Every kernel that this processor has against the plain computation.

use super::byte_trunk::{self, ByteTrunk};
use super::bytes::TOP;
use super::float::Floats;
use super::float_trunk::{self, FloatTrunk};
use super::vnni::Bytes;
use crate::board::Symmetry;
use crate::net::planes::{PLANES, Planes};
use crate::net::reference::{observe, side_factor};
use crate::net::samples::{positions, shape};
use crate::net::weights::{Convolution, Weights};

/// Nets of every way to cut channels into panels.
const SHAPES: [&str; 6] = ["1x16", "2x32", "2x48", "2x64", "2x80", "1x96"];

/// The sums of the last block, as the plain computation has them.
fn reference_trunk(weights: &Weights, planes: &Planes, symmetry: Symmetry) -> Vec<f32> {
    let mut last = Vec::new();
    observe(weights, planes, symmetry, |_, x| last = x.to_vec());
    last
}

/// The distance between numbers, as a part of the largest of them.
fn distance(found: &[f32], expected: &[f32]) -> f32 {
    assert_eq!(found.len(), expected.len());
    let largest = expected.iter().fold(1e-3, |most: f32, x| most.max(x.abs()));
    let most = found.iter().zip(expected).fold(0.0, |most: f32, (a, b)| most.max((a - b).abs()));
    most / largest
}

#[test]
fn numbers_are_those_of_the_plain_computation() {
    for name in SHAPES {
        let weights = Weights::random(shape(name), 1);
        for floats in Floats::all() {
            let trunk = FloatTrunk::new(&weights, floats);
            let mut scratch = float_trunk::Scratch::default();
            for side in 2..=19 {
                for (number, planes) in positions(side, 2).iter().enumerate() {
                    let symmetry = Symmetry::ALL[(side + number) % 8];
                    let expected = reference_trunk(&weights, planes, symmetry);
                    let mut found = vec![0.0; expected.len()];
                    trunk.run(planes, symmetry, &mut scratch, &mut found);
                    let distance = distance(&found, &expected);
                    assert!(distance < 1e-4, "{} {name} {side}: {distance}", floats.name);
                }
            }
        }
    }
}

/// A layer of bytes as anyone would write it: whole sums, then the same roundings.
fn byte_layer(
    layer: &Convolution,
    side: usize,
    input: &[u8],
    step: f32,
    bias: &[f32],
    residual: Option<(&[u8], f32)>,
) -> Vec<f32> {
    let outputs = layer.bias.len();
    let inputs = input.len() / (side * side);
    let largest: Vec<f32> = (0..outputs)
        .map(|output| layer.kernel.iter().skip(output).step_by(outputs))
        .map(|column| column.fold(f32::MIN_POSITIVE, |most, x| most.max(x.abs())))
        .collect();
    let round = |(weight, largest): (&f32, &f32)| (weight / largest * 127.0).round() as i32;
    let rows = layer.kernel.chunks_exact(outputs);
    let kernel: Vec<i32> = rows.flat_map(|row| row.iter().zip(&largest).map(round)).collect();
    let mut out = Vec::with_capacity(side * side * outputs);
    for index in 0..side * side {
        let mut sums = vec![0_i32; outputs];
        for (place, kernel) in kernel.chunks_exact(inputs * outputs).enumerate() {
            let (row, col) = (index / side + place / 3, index % side + place % 3);
            if (1..=side).contains(&row) && (1..=side).contains(&col) {
                let x = &input[((row - 1) * side + col - 1) * inputs..][..inputs];
                for (&x, weights) in x.iter().zip(kernel.chunks_exact(outputs)) {
                    let x = i32::from(x);
                    sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += x * weight);
                }
            }
        }
        for (output, sum) in sums.into_iter().enumerate() {
            let mut x = (sum as f32).mul_add(largest[output] / 127.0 * step, bias[output]);
            if let Some((residual, step)) = residual {
                x = f32::from(residual[index * outputs + output]).mul_add(step, x);
            }
            out.push(x.max(0.0));
        }
    }
    out
}

fn to_bytes(x: &[f32], range: f32) -> Vec<u8> {
    x.iter().map(|x| (x * (TOP / range)).min(TOP).round_ties_even() as u8).collect()
}

/// Adds a vector times a matrix in the order in which the kernels do it.
fn add_through(matrix: &[f32], input: &[f32], output: &mut [f32]) {
    for (x, row) in input.iter().zip(matrix.chunks_exact(output.len())) {
        output.iter_mut().zip(row).for_each(|(out, weight)| *out = x.mul_add(*weight, *out));
    }
}

/// The trunk of bytes as anyone would write it.
fn byte_trunk(weights: &Weights, planes: &Planes, symmetry: Symmetry) -> Vec<f32> {
    let (side, width) = (planes.size().side(), weights.shape.width());
    let mut numbers = vec![0.0; side * side * PLANES];
    planes.write(symmetry, &mut numbers);
    let input: Vec<u8> = numbers.iter().map(|&x| x as u8).collect();
    let mut bias = weights.stem.bias.clone();
    add_through(&weights.globals, planes.globals(), &mut bias);
    let mut out = byte_layer(&weights.stem, side, &input, 1.0, &bias, None);
    for (number, block) in weights.blocks.iter().enumerate() {
        let [range, inner_range] = [0, 1].map(|more| weights.ranges[2 * number + more]);
        let x = to_bytes(&out, range);
        let (step, inner_step) = (range / TOP, inner_range / TOP);
        let inner = byte_layer(&block.first, side, &x, step, &block.first.bias, None);
        let inner = to_bytes(&inner, inner_range);
        let mut bias = block.second.bias.clone();
        if !block.pool.is_empty() {
            let channel = |channel: usize| inner.iter().skip(channel).step_by(width);
            let share = inner_step / (side * side) as f32;
            let sum = |c| channel(c).map(|&x| u32::from(x)).sum::<u32>() as f32;
            let mean: Vec<f32> = (0..width).map(|c| sum(c) * share).collect();
            let scaled = mean.iter().map(|x| x * side_factor(planes.size()));
            let max = (0..width).map(|c| channel(c).fold(0, |a, &b| a.max(b)));
            let max = max.map(|most| f32::from(most) * inner_step);
            let pool: Vec<f32> = mean.iter().copied().chain(scaled).chain(max).collect();
            add_through(&block.pool, &pool, &mut bias);
        }
        out = byte_layer(&block.second, side, &inner, inner_step, &bias, Some((&x, step)));
    }
    out
}

/// Not nearly equal but equal: a search with bytes is the same search on every processor.
#[test]
fn bytes_are_those_of_the_plain_computation() {
    for name in SHAPES {
        let mut weights = Weights::random(shape(name), 2);
        // Some ranges are exceeded, so that the rounding has to stop at the top.
        weights.ranges.iter_mut().enumerate().for_each(|(i, range)| *range = 2.0 + i as f32);
        let trunks: Vec<ByteTrunk> =
            Bytes::all().map(|bytes| ByteTrunk::new(&weights, bytes, Floats::best())).collect();
        let mut scratches: Vec<byte_trunk::Scratch> =
            trunks.iter().map(|_| byte_trunk::Scratch::default()).collect();
        for side in 2..=19 {
            for (number, planes) in positions(side, 2).iter().enumerate() {
                let symmetry = Symmetry::ALL[(side + number) % 8];
                let expected = byte_trunk(&weights, planes, symmetry);
                for ((trunk, scratch), bytes) in trunks.iter().zip(&mut scratches).zip(Bytes::all())
                {
                    let mut found = vec![0.0; expected.len()];
                    trunk.run(planes, symmetry, scratch, &mut found);
                    assert_eq!(found, expected, "{} {name} {side}", bytes.name);
                }
            }
        }
    }
}
