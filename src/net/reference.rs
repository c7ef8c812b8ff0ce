//! An evaluation computed in the plainest way.
//!
//! Slow, and the measure of the kernels: the tests hold them equal to it. It also measures how
//! large activations are, because it can be asked about every tensor on the way.

use super::evaluation::Evaluation;
use super::planes::{PLANES, Planes};
use super::weights::{Convolution, HIDDEN, SCORE_UNIT, Weights};
use crate::board::{Size, Symmetry};

/// The evaluation of a position as a net sees it when the board is turned; told about the
/// board as it is.
pub fn evaluate(weights: &Weights, planes: &Planes, symmetry: Symmetry) -> Evaluation {
    observe(weights, planes, symmetry, |_, _| ())
}

/// The same, with a look at every tensor of activations that [`Weights::ranges`] is about.
pub fn observe(
    weights: &Weights,
    planes: &Planes,
    symmetry: Symmetry,
    mut look: impl FnMut(usize, &[f32]),
) -> Evaluation {
    let size = planes.size();
    let mut input = vec![0.0; size.area() * PLANES];
    planes.write(symmetry, &mut input);
    let globals = through(&weights.globals, planes.globals());
    let mut x = convolve(&weights.stem, size, &input);
    add_everywhere(&mut x, &globals);
    relu(&mut x);
    look(0, &x);
    for (number, block) in weights.blocks.iter().enumerate() {
        let mut h = convolve(&block.first, size, &x);
        relu(&mut h);
        look(1 + 2 * number, &h);
        let mut y = convolve(&block.second, size, &h);
        if !block.pool.is_empty() {
            add_everywhere(&mut y, &through(&block.pool, &pool(&h, weights.shape.width(), size)));
        }
        x.iter_mut().zip(&y).for_each(|(x, y)| *x += y);
        relu(&mut x);
        look(2 + 2 * number, &x);
    }
    let mut evaluation = Evaluation::blank(size);
    judge_moves(weights, &x, &mut evaluation);
    judge_outcome(weights, &x, &mut evaluation);
    turn_back(&mut evaluation, planes, symmetry);
    evaluation
}

fn judge_moves(weights: &Weights, x: &[f32], evaluation: &mut Evaluation) {
    let (width, head) = (weights.shape.width(), &weights.policy);
    let mut u = through(&head.pool, &pool(x, width, evaluation.size));
    u.iter_mut().zip(&head.pool_bias).for_each(|(u, bias)| *u += bias);
    for (logit, x) in evaluation.policy.iter_mut().zip(x.chunks_exact(width)) {
        let mut q = through(&head.kernel, x);
        add_everywhere(&mut q, &u);
        relu(&mut q);
        *logit = dot(&head.point, &q) + head.point_bias;
    }
    relu(&mut u);
    evaluation.policy[evaluation.size.area()] = dot(&head.pass, &u) + head.pass_bias;
}

fn judge_outcome(weights: &Weights, x: &[f32], evaluation: &mut Evaluation) {
    let (shape, head) = (weights.shape, &weights.value);
    let mut v: Vec<f32> =
        x.chunks_exact(shape.width()).flat_map(|x| through(&head.kernel, x)).collect();
    add_everywhere(&mut v, &head.bias);
    relu(&mut v);
    let mut f = through(&head.hidden, &pool(&v, shape.head_width(), evaluation.size));
    debug_assert_eq!(f.len(), HIDDEN);
    add_everywhere(&mut f, &head.hidden_bias);
    relu(&mut f);
    evaluation.win_logit = dot(&head.win, &f) + head.win_bias;
    evaluation.score = (dot(&head.score, &f) + head.score_bias) * SCORE_UNIT;
    for (owner, v) in evaluation.ownership.iter_mut().zip(v.chunks_exact(shape.head_width())) {
        *owner = (dot(&head.ownership, v) + head.ownership_bias).tanh();
    }
}

/// Gives every point of the board what was said of the point that it is turned to.
fn turn_back(evaluation: &mut Evaluation, planes: &Planes, symmetry: Symmetry) {
    let turned = evaluation.clone();
    for (from, to) in planes.turned_indices(symmetry).enumerate() {
        evaluation.policy[to] = turned.policy[from];
        evaluation.ownership[to] = turned.ownership[from];
    }
}

fn convolve(layer: &Convolution, size: Size, x: &[f32]) -> Vec<f32> {
    let (side, width) = (size.side(), layer.bias.len());
    let inputs = x.len() / size.area();
    let mut out = vec![0.0; size.area() * width];
    for (index, out) in out.chunks_exact_mut(width).enumerate() {
        out.copy_from_slice(&layer.bias);
        for (place, kernel) in layer.kernel.chunks_exact(inputs * width).enumerate() {
            // One more than the neighbor's row and column, which may be off the board.
            let (row, col) = (index / side + place / 3, index % side + place % 3);
            if (1..=side).contains(&row) && (1..=side).contains(&col) {
                let neighbor = (row - 1) * side + col - 1;
                add_through(kernel, &x[neighbor * inputs..][..inputs], out);
            }
        }
    }
    out
}

/// Means, means by the size of the board, and maxima of each channel.
fn pool(x: &[f32], channels: usize, size: Size) -> Vec<f32> {
    let mut pool = vec![0.0; 3 * channels];
    pool[2 * channels..].fill(f32::NEG_INFINITY);
    for x in x.chunks_exact(channels) {
        for (channel, &x) in x.iter().enumerate() {
            pool[channel] += x;
            pool[2 * channels + channel] = x.max(pool[2 * channels + channel]);
        }
    }
    for channel in 0..channels {
        pool[channel] /= size.area() as f32;
        pool[channels + channel] = pool[channel] * side_factor(size);
    }
    pool
}

/// By what the means are multiplied to tell boards of different sizes apart.
pub(super) fn side_factor(size: Size) -> f32 {
    (size.side() as f32 - 13.0) / 6.0
}

fn through(matrix: &[f32], x: &[f32]) -> Vec<f32> {
    let mut out = vec![0.0; matrix.len() / x.len()];
    add_through(matrix, x, &mut out);
    out
}

fn add_through(matrix: &[f32], x: &[f32], out: &mut [f32]) {
    for (x, row) in x.iter().zip(matrix.chunks_exact(out.len())) {
        out.iter_mut().zip(row).for_each(|(out, weight)| *out += x * weight);
    }
}

fn add_everywhere(x: &mut [f32], bias: &[f32]) {
    for x in x.chunks_exact_mut(bias.len()) {
        x.iter_mut().zip(bias).for_each(|(x, bias)| *x += bias);
    }
}

fn relu(x: &mut [f32]) {
    x.iter_mut().for_each(|x| *x = x.max(0.0));
}

fn dot(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::samples::{positions, shape};

    #[test]
    fn a_turned_look_at_a_turned_board_is_the_same_look() {
        let weights = Weights::random(shape("2x16"), 1);
        for planes in positions(7, 3) {
            let straight = evaluate(&weights, &planes, Symmetry::IDENTITY);
            for symmetry in Symmetry::ALL {
                let turned = evaluate(&weights, &planes.turn(symmetry), symmetry.inverse());
                let turned_back = |index: usize| {
                    planes.turned_indices(symmetry).position(|to| to == index).expect("a point")
                };
                for index in 0..planes.size().area() {
                    let there = turned.policy[turned_back(index)];
                    assert!((there - straight.policy[index]).abs() < 1e-4);
                }
                assert!((turned.win_logit - straight.win_logit).abs() < 1e-4);
            }
        }
    }

    /// A net of one live channel, worked out by hand on an empty 2x2 board.
    #[test]
    fn a_net_small_enough_to_compute_by_hand() {
        let mut weights = Weights::zero(shape("1x16"));
        let width = 16;
        // The stem counts the points of the board around each point: four on 2x2.
        for place in 0..9 {
            weights.stem.kernel[place * PLANES * width] = 1.0;
        }
        weights.stem.bias[0] = -1.0;
        // h = 2x, y = h at the point itself: x = 3 + 6.
        weights.blocks[0].first.kernel[4 * width * width] = 2.0;
        weights.blocks[0].second.kernel[4 * width * width] = 1.0;
        weights.policy.kernel[0] = 1.0;
        weights.policy.pool[0] = -0.5;
        weights.policy.point[0] = 2.0;
        weights.policy.pass_bias = 7.0;
        weights.value.kernel[0] = 1.0;
        weights.value.hidden[0] = 1.0;
        weights.value.hidden[8 * HIDDEN] = 6.0 / 11.0;
        weights.value.win[0] = -1.0;
        weights.value.win_bias = 1.0;
        weights.value.score[0] = 1.0;
        weights.value.score_bias = 0.5;
        weights.value.ownership_bias = 0.25;
        let planes = Planes::of(&crate::net::Situation::of_game(&crate::game::Game::new(
            Size::MIN,
            crate::game::Rules::Chinese,
            crate::game::Komi::ZERO,
        )));
        let evaluation = evaluate(&weights, &planes, Symmetry::IDENTITY);
        assert_eq!(evaluation.policy, [9.0, 9.0, 9.0, 9.0, 7.0]);
        // The pooled mean is 9, and 9 * -11/6 * 6/11 = -9 takes it away.
        assert!((evaluation.win_logit - 1.0).abs() < 1e-5);
        assert!((evaluation.score - 10.0).abs() < 1e-4);
        assert_eq!(evaluation.ownership, [0.25_f32.tanh(); 4]);
    }
}
