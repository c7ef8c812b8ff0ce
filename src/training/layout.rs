//! The places of the numbers of a net that learns: one long list, cut into tensors.
//!
//! The tensors are those of [`Weights`](crate::net::Weights), with a batch normalization after
//! every 3x3 convolution that is not folded in yet, and with the 1x1 convolutions of both heads as
//! one, policy first. Being one list, they are kept, averaged, sent and improved by loops that
//! know nothing of nets.

use super::kernels::Layer;
use crate::net::{GLOBALS, HIDDEN, PLANES, Shape};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::ops::Range;

/// A 3x3 convolution and its normalization.
#[derive(Clone, Debug)]
pub(super) struct Normed {
    /// Its form.
    pub(super) layer: Layer,
    /// Its weights.
    pub(super) weights: Range<usize>,
    /// The numbers that multiply normalized sums.
    pub(super) gain: Range<usize>,
    /// The numbers that are added then.
    pub(super) shift: Range<usize>,
}

/// A matrix, inputs of outputs, and what is added to its product.
#[derive(Clone, Debug)]
pub(super) struct Matrix {
    /// The weights.
    pub(super) weights: Range<usize>,
    /// One for each output; empty where nothing is added.
    pub(super) bias: Range<usize>,
}

/// The tensors of a shape.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    /// The shape.
    pub(super) shape: Shape,
    /// The stem, then two of each block.
    pub(super) convolutions: Vec<Normed>,
    /// From the globals to the stem.
    pub(super) globals: Matrix,
    /// From the pool to the end of each block that has one.
    pub(super) pools: Vec<Option<Matrix>>,
    /// The form of the heads' convolution.
    pub(super) head_layer: Layer,
    /// Its weights.
    pub(super) heads: Range<usize>,
    /// From the pool to the policy.
    pub(super) policy_pool: Matrix,
    /// To the logit of a point.
    pub(super) point: Matrix,
    /// To the logit of a pass.
    pub(super) pass: Matrix,
    /// The numbers added in the value's half of the heads' convolution.
    pub(super) value_bias: Range<usize>,
    /// From the pool of the value's half.
    pub(super) hidden: Matrix,
    /// To the logit of winning.
    pub(super) win: Matrix,
    /// To the score.
    pub(super) score: Matrix,
    /// To the ownership of a point.
    pub(super) ownership: Matrix,
    /// The number of all numbers.
    pub(super) length: usize,
    /// The tensors whose numbers are kept small, with their inputs.
    decaying: Vec<(Range<usize>, usize)>,
    gains: Vec<Range<usize>>,
}

/// Cuts a list into tensors.
#[derive(Default)]
struct Cutter {
    length: usize,
    decaying: Vec<(Range<usize>, usize)>,
    gains: Vec<Range<usize>>,
}

impl Cutter {
    fn cut(&mut self, length: usize) -> Range<usize> {
        let start = self.length;
        self.length += length;
        start..self.length
    }

    fn kernel(&mut self, layer: Layer) -> Range<usize> {
        let range = self.cut(layer.weights());
        self.decaying.push((range.clone(), layer.taps * layer.inputs));
        range
    }

    fn normed(&mut self, inputs: usize, outputs: usize) -> Normed {
        let layer = Layer { taps: 9, inputs, outputs };
        let weights = self.kernel(layer);
        let gain = self.cut(outputs);
        self.gains.push(gain.clone());
        Normed { layer, weights, gain, shift: self.cut(outputs) }
    }

    fn matrix(&mut self, inputs: usize, outputs: usize, has_bias: bool) -> Matrix {
        let weights = self.cut(inputs * outputs);
        self.decaying.push((weights.clone(), inputs));
        Matrix { weights, bias: self.cut(if has_bias { outputs } else { 0 }) }
    }
}

impl Layout {
    /// The layout of nets of a shape.
    pub(super) fn new(shape: Shape) -> Layout {
        let (width, head) = (shape.width(), shape.head_width());
        let mut cutter = Cutter::default();
        let mut convolutions = vec![cutter.normed(PLANES, width)];
        let globals = cutter.matrix(GLOBALS, width, false);
        let mut pools = Vec::new();
        for block in 0..shape.blocks() {
            convolutions.push(cutter.normed(width, width));
            convolutions.push(cutter.normed(width, width));
            let pool = Shape::has_pool(block).then(|| cutter.matrix(3 * width, width, false));
            pools.push(pool);
        }
        let head_layer = Layer { taps: 1, inputs: width, outputs: width };
        Layout {
            shape,
            convolutions,
            globals,
            pools,
            head_layer,
            heads: cutter.kernel(head_layer),
            policy_pool: cutter.matrix(3 * width, head, true),
            point: cutter.matrix(head, 1, true),
            pass: cutter.matrix(head, 1, true),
            value_bias: cutter.cut(head),
            hidden: cutter.matrix(3 * head, HIDDEN, true),
            win: cutter.matrix(HIDDEN, 1, true),
            score: cutter.matrix(HIDDEN, 1, true),
            ownership: cutter.matrix(head, 1, true),
            length: cutter.length,
            decaying: cutter.decaying,
            gains: cutter.gains,
        }
    }

    /// The tensors whose numbers are kept small: kernels and matrices.
    pub(super) fn decaying(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        self.decaying.iter().map(|(range, _)| range.clone())
    }

    /// The numbers that a net begins to learn with (He et al. 2015). What the heads say is at
    /// first near nothing.
    pub(super) fn start(&self, seed: u64) -> Vec<f32> {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut numbers = vec![0.0; self.length];
        for (range, inputs) in &self.decaying {
            let is_last = range.len() == *inputs;
            let spread = (6.0 / *inputs as f32).sqrt() * if is_last { 0.3 } else { 1.0 };
            numbers[range.clone()].fill_with(|| rng.random_range(-spread..spread));
        }
        for gain in &self.gains {
            numbers[gain.clone()].fill(1.0);
        }
        numbers
    }
}
