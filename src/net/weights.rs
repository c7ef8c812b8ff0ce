//! The numbers of a net, batch normalization folded in.
//!
//! Every tensor is a list in which the output channel runs fastest, the input channel next and
//! the place of a 3x3 kernel slowest, so that `[9][K][C]` means: the weight from input `k` at
//! place `t` to output `c` is number `(t * K + k) * C + c`. Place `t` of a kernel looks from a
//! point `t / 3 - 1` rows up and `t % 3 - 1` columns to the right.
//!
//! With `C` the width, `Q = C / 2` that of a head, `P` planes and `G` globals, "pool" standing
//! for the means over the board, those times `(side - 13) / 6`, and the maxima (3 numbers for
//! each channel, in this order), and every border zero:
//!
//! - stem: `x = relu(conv(planes) + globals + bias)`;
//! - block: `h = relu(first(x))`, `y = second(h)`, `x = relu(x + y)`, where every other block
//!   adds the pool of `h` through a matrix to every point of `y`;
//! - policy: `u` is the pool of `x` through a matrix, and `q = relu(conv(x) + u)` for every
//!   point; a point's logit comes from its `q`, that of a pass from `relu(u)`;
//! - value: `v = relu(conv(x))` for every point, `f` is the pool of `v` through a matrix and
//!   relu; winning and score come from `f`, the ownership of a point from its `v` (tanh).

use super::planes::{GLOBALS, PLANES};
use super::shape::Shape;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// The number of numbers from which winning and score are told.
pub const HIDDEN: usize = 64;

/// The points of score that the output of a net counts as one.
pub const SCORE_UNIT: f32 = 20.0;

/// A 3x3 convolution.
#[derive(Clone, PartialEq, Debug)]
pub struct Convolution {
    /// `[9][K][C]`.
    pub kernel: Vec<f32>,
    /// `[C]`.
    pub bias: Vec<f32>,
}

/// A residual block.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// From `C` to `C` channels.
    pub first: Convolution,
    /// From `C` to `C` channels.
    pub second: Convolution,
    /// `[3 * C][C]`; empty in blocks that do not pool: see [`Shape::has_pool`].
    pub pool: Vec<f32>,
}

/// The weights that judge the moves.
#[derive(Clone, PartialEq, Debug)]
pub struct PolicyHead {
    /// The convolution of single points, `[C][Q]`.
    pub kernel: Vec<f32>,
    /// From the pool to every point, `[3 * C][Q]`.
    pub pool: Vec<f32>,
    /// `[Q]`.
    pub pool_bias: Vec<f32>,
    /// To the logit of a point, `[Q]`.
    pub point: Vec<f32>,
    /// The number added to it.
    pub point_bias: f32,
    /// To the logit of a pass, `[Q]`.
    pub pass: Vec<f32>,
    /// The number added to it.
    pub pass_bias: f32,
}

/// The weights that judge the outcome.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueHead {
    /// The convolution of single points, `[C][Q]`.
    pub kernel: Vec<f32>,
    /// `[Q]`.
    pub bias: Vec<f32>,
    /// From the pool, `[3 * Q][HIDDEN]`.
    pub hidden: Vec<f32>,
    /// `[HIDDEN]`.
    pub hidden_bias: Vec<f32>,
    /// To the logit of winning, `[HIDDEN]`.
    pub win: Vec<f32>,
    /// The number added to it.
    pub win_bias: f32,
    /// To the score in units of [`SCORE_UNIT`] points, `[HIDDEN]`.
    pub score: Vec<f32>,
    /// The number added to it.
    pub score_bias: f32,
    /// To the ownership of a point, `[Q]`.
    pub ownership: Vec<f32>,
    /// The number added to it.
    pub ownership_bias: f32,
}

/// A net.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// Its size.
    pub shape: Shape,
    /// A line on who taught it, and how.
    pub provenance: String,
    /// The largest activation worth telling apart in each tensor between convolutions: the
    /// stem's, then of every block the inner one and its sum. The kernels for bytes round all
    /// activations to 255 steps up to it.
    pub ranges: Vec<f32>,
    /// From `P` to `C` channels.
    pub stem: Convolution,
    /// The globals' addition to every point of the stem, `[G][C]`.
    pub globals: Vec<f32>,
    /// The blocks in order.
    pub blocks: Vec<Block>,
    /// The head for moves.
    pub policy: PolicyHead,
    /// The head for the outcome.
    pub value: ValueHead,
}

/// The form of a tensor in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Precision {
    /// In 16 bits: matrices and kernels, of which there are many numbers.
    Half,
    /// In 32 bits: the rest.
    Single,
}

impl Weights {
    /// A net whose every number is zero, to be filled in.
    pub fn zero(shape: Shape) -> Weights {
        let (width, head) = (shape.width(), shape.head_width());
        let convolution = |inputs: usize| Convolution {
            kernel: vec![0.0; 9 * inputs * width],
            bias: vec![0.0; width],
        };
        let block = |number| Block {
            first: convolution(width),
            second: convolution(width),
            pool: vec![0.0; if Shape::has_pool(number) { 3 * width * width } else { 0 }],
        };
        Weights {
            shape,
            provenance: String::new(),
            ranges: vec![1.0; shape.ranges()],
            stem: convolution(PLANES),
            globals: vec![0.0; GLOBALS * width],
            blocks: (0..shape.blocks()).map(block).collect(),
            policy: PolicyHead {
                kernel: vec![0.0; width * head],
                pool: vec![0.0; 3 * width * head],
                pool_bias: vec![0.0; head],
                point: vec![0.0; head],
                point_bias: 0.0,
                pass: vec![0.0; head],
                pass_bias: 0.0,
            },
            value: ValueHead {
                kernel: vec![0.0; width * head],
                bias: vec![0.0; head],
                hidden: vec![0.0; 3 * head * HIDDEN],
                hidden_bias: vec![0.0; HIDDEN],
                win: vec![0.0; HIDDEN],
                win_bias: 0.0,
                score: vec![0.0; HIDDEN],
                score_bias: 0.0,
                ownership: vec![0.0; head],
                ownership_bias: 0.0,
            },
        }
    }

    /// A net that knows nothing, with activations of the usual size: for measurements.
    pub fn random(shape: Shape, seed: u64) -> Weights {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut weights = Weights::zero(shape);
        for (precision, tensor) in weights.tensors() {
            let inputs = (tensor.len() / shape.width()).max(1) as f32;
            let scale = match precision {
                Precision::Half => (3.0 / inputs).sqrt(),
                Precision::Single => 0.2,
            };
            tensor.iter_mut().for_each(|x| *x = scale * rng.random_range(-1.0..1.0));
        }
        weights.ranges.fill(8.0);
        weights.provenance = format!("random {shape} of seed {seed}");
        weights
    }

    /// Every tensor but the ranges, in the order of the file.
    pub(super) fn tensors(&mut self) -> Vec<(Precision, &mut [f32])> {
        use Precision::{Half, Single};
        use std::slice::from_mut;
        let mut tensors: Vec<(Precision, &mut [f32])> = vec![
            (Half, &mut self.stem.kernel),
            (Single, &mut self.stem.bias),
            (Half, &mut self.globals),
        ];
        for Block { first, second, pool } in &mut self.blocks {
            for convolution in [first, second] {
                tensors.push((Half, &mut convolution.kernel));
                tensors.push((Single, &mut convolution.bias));
            }
            tensors.push((Half, pool));
        }
        let (policy, value) = (&mut self.policy, &mut self.value);
        tensors.extend::<[(Precision, &mut [f32]); _]>([
            (Half, &mut policy.kernel),
            (Half, &mut policy.pool),
            (Single, &mut policy.pool_bias),
            (Single, &mut policy.point),
            (Single, from_mut(&mut policy.point_bias)),
            (Single, &mut policy.pass),
            (Single, from_mut(&mut policy.pass_bias)),
            (Half, &mut value.kernel),
            (Single, &mut value.bias),
            (Half, &mut value.hidden),
            (Single, &mut value.hidden_bias),
            (Single, &mut value.win),
            (Single, from_mut(&mut value.win_bias)),
            (Single, &mut value.score),
            (Single, from_mut(&mut value.score_bias)),
            (Single, &mut value.ownership),
            (Single, from_mut(&mut value.ownership_bias)),
        ]);
        tensors
    }

    /// The multiplications of an evaluation on a board with so many points, but for the few
    /// that do not happen on every point.
    pub fn multiplications(shape: Shape, area: usize) -> usize {
        let width = shape.width();
        area * (9 * width * (PLANES + 2 * shape.blocks() * width) + width * width)
    }
}
