//! Convolutions and their gradients, in the widest arithmetic that the processor has.
//!
//! Activations are rows of channels, a row for each point. What a convolution reads is
//! [bordered](Geometry) and of the arithmetic's own elements, `f32` or `bf16`; what it writes is
//! `f32` without border. Sums are always `f32`. [`Plain`] is the safe twin that all others are
//! tested against.

mod geometry;
#[cfg(target_arch = "x86_64")]
mod pairs;
mod plain;
#[cfg(target_arch = "x86_64")]
mod tiles;
#[cfg(target_arch = "x86_64")]
mod vector;

pub(super) use geometry::Geometry;
pub(super) use plain::Plain;
#[cfg(target_arch = "x86_64")]
pub(super) use tiles::Amx;
#[cfg(target_arch = "x86_64")]
pub(super) use vector::{Avx2, Avx512, Bf16};

/// The channels that loops over rows take at a time; every width is a multiple of it.
pub(super) const LANES: usize = 16;

/// The form of a convolution. Weights are taps of inputs of outputs, taps from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Layer {
    /// 9 for 3x3 and 1 for 1x1.
    pub(super) taps: usize,
    /// Channels read: a multiple of 8.
    pub(super) inputs: usize,
    /// Channels written: a multiple of [`LANES`].
    pub(super) outputs: usize,
}

impl Layer {
    /// Refuses a layer that loops over so many outputs at a time would leave in part undone.
    #[cfg(target_arch = "x86_64")]
    fn check(self, lanes: usize) {
        assert!(self.inputs.is_multiple_of(8) && self.outputs.is_multiple_of(lanes));
        assert!(matches!(self.taps, 1 | 9));
    }

    /// The number of weights.
    pub(super) fn weights(self) -> usize {
        self.taps * self.inputs * self.outputs
    }

    /// The number of rows after a point's first tap that this one reads.
    fn offset(self, stride: usize, tap: usize) -> usize {
        if self.taps == 1 { 0 } else { tap / 3 * stride + tap % 3 }
    }

    /// The number of rows before a point that the first tap reads.
    fn reach(self, stride: usize) -> usize {
        if self.taps == 1 { 0 } else { stride + 1 }
    }

    /// The convolution that takes a gradient back, and its weights.
    pub(super) fn turned(self, weights: &[f32]) -> (Layer, Vec<f32>) {
        let turned = Layer { taps: self.taps, inputs: self.outputs, outputs: self.inputs };
        let mut out = vec![0.0; weights.len()];
        for tap in 0..self.taps {
            let from = &weights[(self.taps - 1 - tap) * self.inputs * self.outputs..];
            let to = &mut out[tap * self.inputs * self.outputs..];
            for input in 0..self.inputs {
                for output in 0..self.outputs {
                    to[output * self.inputs + input] = from[input * self.outputs + output];
                }
            }
        }
        (turned, out)
    }
}

/// A way to compute.
pub(super) trait Arithmetic: Sync + 'static {
    /// The numbers that a convolution reads.
    type Element: Copy + Default + Send + Sync;

    /// Tells whether this processor can.
    #[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
    fn is_here() -> bool;

    /// Does some work with instructions as wide as they are here. What is to gain by it must be
    /// inlined.
    fn run<R>(work: impl FnOnce() -> R) -> R;

    /// A number as it is read.
    fn element(number: f32) -> Self::Element;

    /// Weights in the order in which [`Arithmetic::convolve`] reads them.
    fn pack(layer: Layer, weights: &[f32]) -> Vec<Self::Element>;

    /// Convolves a board.
    fn convolve(
        layer: Layer,
        geometry: Geometry,
        input: &[Self::Element],
        packed: &[Self::Element],
        output: &mut [f32],
    );

    /// Adds the gradient of the weights for one board; the gradient of the output is bordered
    /// as the input is. What is in `scratch` may be anything.
    fn add_weight_gradient(
        layer: Layer,
        geometry: Geometry,
        input: &[Self::Element],
        gradient: &[Self::Element],
        scratch: &mut [Vec<Self::Element>; 2],
        sum: &mut [f32],
    );
}

#[cfg(test)]
mod tests;
