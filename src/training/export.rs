//! A net that learned as a net that plays: normalization goes into the kernels. And back: a net
//! that plays as one that learns on.

use super::layout::{Layout, Matrix, Normed};
use super::norm::Statistics;
use crate::net::{Convolution, Weights};
use std::iter;
use std::ops::Range;

/// Of so many boards in a hundred, no activation is beyond the range that a net states.
const COVERED: usize = 90;

/// Folds numbers and what normalizes them.
///
/// `largest` are, for each tensor of activations, the largest number on each of some boards.
pub(super) fn fold(
    layout: &Layout,
    numbers: &[f32],
    statistics: &[Statistics],
    largest: &[Vec<f32>],
    provenance: String,
) -> Weights {
    let mut weights = Weights::zero(layout.shape);
    weights.provenance = provenance;
    for (range, largest) in weights.ranges.iter_mut().zip(largest) {
        *range = range_of(largest);
    }
    let folder = Folder { numbers, statistics };
    let layers = &layout.convolutions;
    let scale = folder.fold(0, &layers[0], &mut weights.stem);
    let globals = numbers[layout.globals.weights.clone()].iter().zip(scale.iter().cycle());
    weights.globals = globals.map(|(x, scale)| x * scale).collect();
    for (number, block) in weights.blocks.iter_mut().enumerate() {
        folder.fold(1 + 2 * number, &layers[1 + 2 * number], &mut block.first);
        folder.fold(2 + 2 * number, &layers[2 + 2 * number], &mut block.second);
        if let Some(pool) = &layout.pools[number] {
            block.pool.copy_from_slice(&numbers[pool.weights.clone()]);
        }
    }
    let head = layout.shape.head_width();
    for (input, row) in numbers[layout.heads.clone()].chunks(2 * head).enumerate() {
        weights.policy.kernel[input * head..][..head].copy_from_slice(&row[..head]);
        weights.value.kernel[input * head..][..head].copy_from_slice(&row[head..]);
    }
    let copy = |matrix: &Matrix| {
        (numbers[matrix.weights.clone()].to_vec(), numbers[matrix.bias.clone()].to_vec())
    };
    let (policy, value) = (&mut weights.policy, &mut weights.value);
    (policy.pool, policy.pool_bias) = copy(&layout.policy_pool);
    (value.hidden, value.hidden_bias) = copy(&layout.hidden);
    value.bias.copy_from_slice(&numbers[layout.value_bias.clone()]);
    for (matrix, weights, bias) in [
        (&layout.point, &mut policy.point, &mut policy.point_bias),
        (&layout.pass, &mut policy.pass, &mut policy.pass_bias),
        (&layout.win, &mut value.win, &mut value.win_bias),
        (&layout.score, &mut value.score, &mut value.score_bias),
        (&layout.ownership, &mut value.ownership, &mut value.ownership_bias),
    ] {
        weights.copy_from_slice(&numbers[matrix.weights.clone()]);
        *bias = numbers[matrix.bias.start];
    }
    weights
}

/// The numbers of a finished net as a net that learns begins with them.
///
/// `statistics` tells what normalizes a layer of some numbers; it is asked layer by layer, since
/// what a layer sees depends on those before it.
pub(super) fn unfold(
    layout: &Layout,
    weights: &Weights,
    mut statistics: impl FnMut(usize, &[f32]) -> Statistics,
) -> Vec<f32> {
    let mut numbers = vec![0.0; layout.length];
    let mut put = |range: &Range<usize>, from: &[f32]| numbers[range.clone()].copy_from_slice(from);
    for (pool, block) in layout.pools.iter().zip(&weights.blocks) {
        if let Some(pool) = pool {
            put(&pool.weights, &block.pool);
        }
    }
    let (policy, value) = (&weights.policy, &weights.value);
    let head = layout.shape.head_width();
    let rows = policy.kernel.chunks(head).zip(value.kernel.chunks(head));
    let heads: Vec<f32> = rows.flat_map(|(a, b)| a.iter().chain(b)).copied().collect();
    put(&layout.heads, &heads);
    put(&layout.value_bias, &value.bias);
    for (matrix, weights, bias) in [
        (&layout.policy_pool, &policy.pool, &policy.pool_bias[..]),
        (&layout.hidden, &value.hidden, &value.hidden_bias[..]),
        (&layout.point, &policy.point, &[policy.point_bias]),
        (&layout.pass, &policy.pass, &[policy.pass_bias]),
        (&layout.win, &value.win, &[value.win_bias]),
        (&layout.score, &value.score, &[value.score_bias]),
        (&layout.ownership, &value.ownership, &[value.ownership_bias]),
    ] {
        put(&matrix.weights, weights);
        put(&matrix.bias, bias);
    }
    let blocks = weights.blocks.iter().flat_map(|block| [&block.first, &block.second]);
    let convolutions: Vec<_> = iter::once(&weights.stem).chain(blocks).collect();
    for (number, (normed, convolution)) in layout.convolutions.iter().zip(convolutions).enumerate()
    {
        // Normalization takes the size of a kernel out again: it is made as large as those are
        // that learning begins with.
        let factors = usual_by_own(&convolution.kernel, normed);
        let scaled = |from: &[f32]| -> Vec<f32> {
            from.iter().zip(factors.iter().cycle()).map(|(x, factor)| x * factor).collect()
        };
        numbers[normed.weights.clone()].copy_from_slice(&scaled(&convolution.kernel));
        if number == 0 {
            let globals = &layout.globals.weights;
            numbers[globals.clone()].copy_from_slice(&scaled(&weights.globals));
        }
        let Statistics { means, spreads, .. } = statistics(number, &numbers);
        for (channel, factor) in factors.iter().enumerate() {
            numbers[normed.gain.start + channel] = 1.0 / (factor * spreads[channel]);
            numbers[normed.shift.start + channel] =
                convolution.bias[channel] + means[channel] / factor;
        }
    }
    numbers
}

/// For each output of a kernel the root mean square of numbers that learning begins with, by
/// that of its own.
fn usual_by_own(kernel: &[f32], normed: &Normed) -> Vec<f32> {
    let outputs = normed.layer.outputs;
    let mut squares = vec![0.0; outputs];
    for row in kernel.chunks(outputs) {
        squares.iter_mut().zip(row).for_each(|(sum, x)| *sum += x * x);
    }
    squares.iter().map(|sum| if *sum > 0.0 { (2.0 / sum).sqrt() } else { 1.0 }).collect()
}

fn range_of(largest: &[f32]) -> f32 {
    let mut largest = largest.to_vec();
    largest.sort_unstable_by(f32::total_cmp);
    let range = largest.get(largest.len() * COVERED / 100).copied().unwrap_or(1.0);
    // A channel that never speaks still needs a scale.
    range.max(1e-3)
}

struct Folder<'a> {
    numbers: &'a [f32],
    statistics: &'a [Statistics],
}

impl Folder<'_> {
    /// Folds a convolution; returns what its sums are multiplied by.
    fn fold(&self, layer: usize, normed: &Normed, out: &mut Convolution) -> Vec<f32> {
        let gain = &self.numbers[normed.gain.clone()];
        let line = self.statistics[layer].line(gain, &self.numbers[normed.shift.clone()]);
        let kernel = self.numbers[normed.weights.clone()].iter().zip(line.scale.iter().cycle());
        out.kernel = kernel.map(|(x, scale)| x * scale).collect();
        out.bias = line.shift;
        line.scale
    }
}
