//! A net that learned as a net that plays: normalization goes into the kernels.

use super::layout::{Layout, Matrix, Normed};
use super::norm::Statistics;
use crate::net::{Convolution, Weights};

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
