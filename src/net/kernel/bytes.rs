//! 3x3 convolutions of bytes: inputs of 8 bits without a sign, weights of 8 bits with one,
//! sums of 32 bits. Processors have an instruction that adds four such products to each sum.
//!
//! A row of the board, or half of it, is worked on at once: as many points as there are
//! registers for their sums. The sums are whole numbers and so the same in any order; what
//! follows is a multiplication and an addition in one rounding, and so the same everywhere.
#![allow(unsafe_code)]

use super::grid::Grid;
use super::matrix::{block, panel_vectors, with_rows};

/// Inputs of a group: those that one instruction adds up.
pub(super) const GROUP: usize = 4;

/// The greatest byte that stands for an activation.
pub(super) const TOP: f32 = 255.0;

/// The greatest byte that stands for a weight.
const TOP_WEIGHT: f32 = 127.0;

/// A 3x3 convolution of bytes.
pub(super) struct Layer {
    /// `[panel][place][group][output within the panel][input within the group]`.
    weights: Vec<i8>,
    /// The number that a sum of each output stands for.
    scales: Vec<f32>,
    inputs: usize,
    vectors: usize,
}

impl Layer {
    /// Rounds a kernel `[9][K][C]` whose inputs are so much a step, for vectors of so many sums.
    pub(super) fn new(kernel: &[f32], outputs: usize, step: f32, lanes: usize) -> Layer {
        let inputs = kernel.len() / (9 * outputs);
        let vectors = panel_vectors(outputs / lanes);
        let mut largest = vec![f32::MIN_POSITIVE; outputs];
        for row in kernel.chunks_exact(outputs) {
            largest.iter_mut().zip(row).for_each(|(most, x)| *most = most.max(x.abs()));
        }
        let panel = vectors * lanes;
        let mut weights = Vec::with_capacity(kernel.len());
        for first in (0..outputs).step_by(panel) {
            for group in 0..9 * inputs / GROUP {
                for output in first..first + panel {
                    weights.extend((0..GROUP).map(|input| {
                        let x = kernel[(group * GROUP + input) * outputs + output];
                        (x / largest[output] * TOP_WEIGHT).round() as i8
                    }));
                }
            }
        }
        let scales = largest.iter().map(|most| most / TOP_WEIGHT * step).collect();
        Layer { weights, scales, inputs, vectors }
    }

    fn outputs(&self) -> usize {
        self.scales.len()
    }
}

/// The place where the results of a convolution go.
pub(super) enum Output<'a> {
    /// To bytes on the grid of the input, so many steps to one.
    Bytes(&'a mut [u8], f32),
    /// To numbers on a board without a border.
    Floats(&'a mut [f32]),
}

/// Numbers added to the results of a convolution.
#[derive(Clone, Copy)]
pub(super) struct Residual<'a> {
    /// On the grid of the input.
    pub bytes: &'a [u8],
    /// The number that a step stands for.
    pub step: f32,
}

/// A convolution to be done: `output = relu(layer(input) + bias + residual)`.
pub(super) struct Task<'a> {
    pub layer: &'a Layer,
    pub side: usize,
    /// On [`Grid::bordered`].
    pub input: &'a [u8],
    pub bias: &'a [f32],
    pub residual: Option<Residual<'a>>,
    pub output: Output<'a>,
}

/// Vectors of sums.
///
/// # Safety
///
/// The methods of an implementation may be called only on processors that have its
/// instructions. Pointers need room: `4 * WIDTH` bytes for weights, `GROUP` for inputs, and
/// `WIDTH` of what is read or written otherwise.
pub(super) trait Sums: Copy {
    /// The number of sums.
    const WIDTH: usize;
    /// The number of them that the processor has registers for.
    const REGISTERS: usize;
    unsafe fn zero() -> Self;
    /// The same group of inputs for every sum.
    unsafe fn inputs(from: *const u8) -> Self;
    unsafe fn weights(from: *const i8) -> Self;
    unsafe fn add_products(self, inputs: Self, weights: Self) -> Self;
    /// `relu(self * scale + bias + residual * step)`, where there is a residual.
    unsafe fn finish(
        self,
        scale: *const f32,
        bias: *const f32,
        residual: Option<(*const u8, f32)>,
    ) -> Self::Numbers;
    /// As many numbers.
    type Numbers: Copy;
    unsafe fn store(x: Self::Numbers, to: *mut f32);
    /// Stores numbers rounded to steps, of which there are so many to one.
    unsafe fn store_bytes(x: Self::Numbers, steps: f32, to: *mut u8);
}

/// Does a convolution.
///
/// # Safety
///
/// The processor has the instructions of `S`.
#[inline(always)]
pub(super) unsafe fn convolve<S: Sums>(task: Task) {
    // SAFETY: the caller vouches for the processor.
    unsafe {
        match task.layer.vectors {
            1 => convolve_panels::<S, 1>(task),
            2 => convolve_panels::<S, 2>(task),
            _ => convolve_panels::<S, 3>(task),
        }
    }
}

/// A run of points in a row: where its parts begin.
struct Run<'a> {
    task: &'a Task<'a>,
    panel: usize,
    /// The place of the first point in the input, and of its first neighbor.
    at: usize,
    output: Target,
}

#[derive(Clone, Copy)]
enum Target {
    Bytes(*mut u8, f32),
    Floats(*mut f32),
}

/// Does a convolution with `V` vectors in a panel.
///
/// # Safety
///
/// See [`convolve`].
#[inline(always)]
unsafe fn convolve_panels<S: Sums, const V: usize>(mut task: Task) {
    let (grid, plain) = (Grid::bordered(task.side), Grid::plain(task.side));
    let (layer, outputs) = (task.layer, task.layer.outputs());
    let panel = V * S::WIDTH;
    assert!(layer.vectors == V && outputs % panel == 0 && layer.inputs % GROUP == 0);
    assert!(layer.weights.len() == 9 * layer.inputs * outputs && task.bias.len() == outputs);
    assert!(task.input.len() >= grid.points * layer.inputs);
    assert!(task.residual.is_none_or(|it| it.bytes.len() >= grid.points * outputs));
    let target = match &mut task.output {
        Output::Bytes(bytes, steps) => {
            assert!(bytes.len() >= grid.points * outputs);
            Target::Bytes(bytes.as_mut_ptr(), *steps)
        }
        Output::Floats(numbers) => {
            assert!(numbers.len() >= plain.points * outputs);
            Target::Floats(numbers.as_mut_ptr())
        }
    };
    for number in 0..outputs / panel {
        for row in 0..task.side {
            let mut col = 0;
            while col < task.side {
                let count = block(task.side - col, S::REGISTERS, V);
                let first = number * panel;
                // SAFETY: the run is on the board, whose points and their neighbors are all on
                // the grid; the slices were found long enough above.
                unsafe {
                    let output = match target {
                        Target::Bytes(to, steps) => {
                            Target::Bytes(to.add(grid.at(row, col) * outputs + first), steps)
                        }
                        Target::Floats(to) => {
                            Target::Floats(to.add(plain.at(row, col) * outputs + first))
                        }
                    };
                    let run = Run { task: &task, panel: number, at: grid.at(row, col), output };
                    with_rows!(count, convolve_run::<S, V>(&run));
                }
                col += count;
            }
        }
    }
}

/// Finishes `M` points of a panel.
///
/// # Safety
///
/// The processor has the instructions of `S`; the points are on the board of the task, and the
/// target has room for them.
#[inline(always)]
unsafe fn convolve_run<S: Sums, const M: usize, const V: usize>(run: &Run) {
    let Task { layer, bias, residual, .. } = run.task;
    let (outputs, first) = (layer.outputs(), run.panel * V * S::WIDTH);
    // SAFETY: as the caller says; `first` and what follows are outputs of the layer.
    unsafe {
        let sums = sum_up::<S, M, V>(run);
        for point in 0..M {
            for vector in 0..V {
                let channel = first + vector * S::WIDTH;
                let residual = residual.map(|residual| {
                    let at = (run.at + point) * outputs + channel;
                    (residual.bytes.as_ptr().add(at), residual.step)
                });
                let (scale, bias) =
                    (layer.scales.as_ptr().add(channel), bias.as_ptr().add(channel));
                let x = sums[point][vector].finish(scale, bias, residual);
                let at = point * outputs + vector * S::WIDTH;
                match run.output {
                    Target::Bytes(to, steps) => S::store_bytes(x, steps, to.add(at)),
                    Target::Floats(to) => S::store(x, to.add(at)),
                }
            }
        }
    }
}

/// The sums of `M` points of a panel. They are given back by value, because only so the
/// compiler keeps them in registers while they grow.
///
/// # Safety
///
/// See [`convolve_run`].
#[inline(always)]
unsafe fn sum_up<S: Sums, const M: usize, const V: usize>(run: &Run) -> [[S; V]; M] {
    let Task { layer, side, input, .. } = run.task;
    let (inputs, stride) = (layer.inputs, Grid::bordered(*side).stride);
    // SAFETY: as the caller says.
    unsafe {
        let mut sums = [[S::zero(); V]; M];
        let mut weights = layer.weights.as_ptr().add(run.panel * V * S::WIDTH * 9 * inputs);
        for place in 0..9 {
            let neighbor = run.at + place / 3 * stride + place % 3 - stride - 1;
            let from = input.as_ptr().add(neighbor * inputs);
            for group in (0..inputs).step_by(GROUP) {
                let mut weight = [S::zero(); V];
                for vector in 0..V {
                    weight[vector] = S::weights(weights);
                    weights = weights.add(GROUP * S::WIDTH);
                }
                for point in 0..M {
                    let x = S::inputs(from.add(point * inputs + group));
                    for vector in 0..V {
                        sums[point][vector] = sums[point][vector].add_products(x, weight[vector]);
                    }
                }
            }
        }
        sums
    }
}

/// The sums and the maxima of each channel over the points of a board, in steps.
#[inline(always)]
pub(super) fn pool(side: usize, x: &[u8], sum: &mut [u32], max: &mut [u8]) {
    let (grid, channels) = (Grid::bordered(side), sum.len());
    sum.fill(0);
    max.fill(0);
    for row in 0..side {
        let line = &x[grid.at(row, 0) * channels..][..side * channels];
        for x in line.chunks_exact(channels) {
            for ((sum, max), &x) in sum.iter_mut().zip(&mut *max).zip(x) {
                *sum += u32::from(x);
                *max = x.max(*max);
            }
        }
    }
}
