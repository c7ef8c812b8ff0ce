//! The heads of a net: from the trunk's numbers to an evaluation.
//!
//! Both heads look at the same numbers, so their convolutions of single points are one matrix
//! whose first half of outputs is the policy's and whose second half is the value's.

use super::float::Floats;
use super::float_trunk::pool_of;
use super::grid::Grid;
use super::matrix::Matrix;
use crate::board::{Size, Symmetry};
use crate::net::evaluation::Evaluation;
use crate::net::planes::Planes;
use crate::net::weights::{HIDDEN, PolicyHead, SCORE_UNIT, ValueHead, Weights};

/// The heads of a net.
pub(in crate::net) struct Heads {
    floats: &'static Floats,
    policy: PolicyHead,
    value: ValueHead,
    matrix: Matrix,
    /// From the pool to the biases of all outputs; the value's get nothing.
    pool: Vec<f32>,
    pool_bias: Vec<f32>,
    /// From all outputs to the logit of a point.
    point: Vec<f32>,
    /// From all outputs to the owner of a point.
    ownership: Vec<f32>,
}

/// The memory that heads work on.
#[derive(Default)]
pub(in crate::net) struct Scratch {
    pool: Vec<f32>,
    bias: Vec<f32>,
    points: Vec<f32>,
    hidden: Vec<f32>,
    logits: Vec<f32>,
    owners: Vec<f32>,
}

impl Heads {
    /// The heads of a net for a kind of processor.
    pub(in crate::net) fn new(weights: &Weights, floats: &'static Floats) -> Heads {
        let (policy, value) = (weights.policy.clone(), weights.value.clone());
        let (width, head) = (weights.shape.width(), weights.shape.head_width());
        let nothing = vec![0.0; 3 * width * head];
        let kernel = beside(&policy.kernel, &value.kernel, head);
        Heads {
            floats,
            matrix: Matrix::new(&kernel, width, width, floats.lanes),
            pool: beside(&policy.pool, &nothing, head),
            pool_bias: beside(&policy.pool_bias, &value.bias, head),
            point: beside(&policy.point, &nothing[..head], head),
            ownership: beside(&nothing[..head], &value.ownership, head),
            policy,
            value,
        }
    }

    /// Judges a position, from the trunk's numbers for the turned board.
    pub(in crate::net) fn judge(
        &self,
        x: &[f32],
        planes: &Planes,
        symmetry: Symmetry,
        scratch: &mut Scratch,
        evaluation: &mut Evaluation,
    ) {
        let (size, width) = (planes.size(), self.point.len());
        let (area, grid) = (size.area(), Grid::plain(size.side()));
        evaluation.resize(size);
        scratch.pool.resize(3 * width, 0.0);
        scratch.points.resize(area * width, 0.0);
        scratch.logits.resize(area, 0.0);
        scratch.owners.resize(area, 0.0);
        let Scratch { pool, bias, points, logits, owners, .. } = scratch;
        pool_of(self.floats, &grid, size, x, pool);
        bias.clone_from(&self.pool_bias);
        self.floats.add_through(&self.pool, pool, bias);
        evaluation.policy[area] = self.policy.pass_bias + relu_dot(&self.policy.pass, bias);
        self.floats.multiply(&self.matrix, x, area, bias, points);
        self.floats.dots(points, [&self.point, &self.ownership], [logits, owners]);
        for (index, to) in planes.turned_indices(symmetry).enumerate() {
            evaluation.policy[to] = logits[index] + self.policy.point_bias;
            evaluation.ownership[to] = owners[index] + self.value.ownership_bias;
        }
        evaluation.ownership.iter_mut().for_each(|x| *x = tanh(*x));
        self.judge_outcome(size, scratch, evaluation);
    }

    fn judge_outcome(&self, size: Size, scratch: &mut Scratch, evaluation: &mut Evaluation) {
        let Scratch { pool, points, hidden, .. } = scratch;
        let (value, width) = (&self.value, self.point.len());
        pool_of(self.floats, &Grid::plain(size.side()), size, points, pool);
        hidden.clone_from(&value.hidden_bias);
        let head = width / 2;
        // Of each part of the pool, the second half is the value's.
        for (part, matrix) in value.hidden.chunks_exact(head * HIDDEN).enumerate() {
            let input = &pool[part * width + head..][..head];
            self.floats.add_through(matrix, input, hidden);
        }
        evaluation.win_logit = value.win_bias + relu_dot(&value.win, hidden);
        evaluation.score = (value.score_bias + relu_dot(&value.score, hidden)) * SCORE_UNIT;
    }
}

/// Rows of two matrices side by side, each of so many outputs.
fn beside(left: &[f32], right: &[f32], outputs: usize) -> Vec<f32> {
    let rows = left.chunks_exact(outputs).zip(right.chunks_exact(outputs));
    rows.flat_map(|(left, right)| left.iter().chain(right)).copied().collect()
}

/// The product of a vector with the positive numbers of the beginning of another.
fn relu_dot(weights: &[f32], x: &[f32]) -> f32 {
    weights.iter().zip(x).map(|(weight, x)| weight * x.max(0.0)).sum()
}

/// The hyperbolic tangent by a quotient of polynomials, as Eigen has it: a hundred points take
/// much longer with the one of the language, which is more exact than anyone asks here.
fn tanh(x: f32) -> f32 {
    const UPPER: [f32; 7] = [
        -2.760_768_5e-16,
        2.000_188e-13,
        -8.604_672e-11,
        5.122_297e-8,
        1.485_722_4e-5,
        6.372_619_5e-4,
        4.893_524_6e-3,
    ];
    const LOWER: [f32; 4] = [1.198_258_4e-6, 1.185_347_1e-4, 2.268_434_6e-3, 4.893_525e-3];
    let x = x.clamp(-7.905, 7.905);
    let square = x * x;
    let polynomial =
        |factors: &[f32]| factors.iter().fold(0.0, |sum, &factor| sum * square + factor);
    x * polynomial(&UPPER) / polynomial(&LOWER)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quick_tangent_is_right() {
        for step in -2000..=2000 {
            let x = step as f32 / 100.0;
            assert!((tanh(x) - x.tanh()).abs() < 1e-6, "{x}");
        }
    }
}
