//! Products of matrices, and what else the layers without a neighborhood need.
#![allow(unsafe_code)]

use super::lanes::Lanes;

/// A matrix from some inputs to some outputs, cut into panels of a few vectors of outputs.
pub(super) struct Matrix {
    /// `[panel][input][output within the panel]`.
    weights: Vec<f32>,
    inputs: usize,
    outputs: usize,
    /// Vectors in a panel.
    vectors: usize,
}

impl Matrix {
    /// A matrix `[inputs][outputs]` for vectors so wide.
    pub(super) fn new(weights: &[f32], inputs: usize, outputs: usize, lanes: usize) -> Matrix {
        let vectors = panel_vectors(outputs / lanes);
        let panel = vectors * lanes;
        let mut packed = Vec::with_capacity(weights.len());
        for first in (0..outputs).step_by(panel) {
            for row in weights.chunks_exact(outputs) {
                packed.extend(&row[first..first + panel]);
            }
        }
        Matrix { weights: packed, inputs, outputs, vectors }
    }

    pub(super) fn inputs(&self) -> usize {
        self.inputs
    }

    pub(super) fn outputs(&self) -> usize {
        self.outputs
    }
}

/// The vectors of outputs that are worked on together, if there are so many: more use every
/// input more often, but need more registers.
pub(super) const fn panel_vectors(vectors: usize) -> usize {
    match vectors {
        _ if vectors.is_multiple_of(2) => 2,
        _ if vectors.is_multiple_of(3) => 3,
        _ => 1,
    }
}

/// The number of the rows left that are worked on together: as many as the registers hold,
/// with room for the weights and an input, and about as many every time.
#[inline(always)]
pub(super) fn block(rows: usize, registers: usize, vectors: usize) -> usize {
    let most = ((registers - 1 - vectors) / vectors).min(MOST_ROWS);
    rows.div_ceil(rows.div_ceil(most))
}

/// The most rows that are worked on together.
const MOST_ROWS: usize = 13;

/// Calls a function with the constants `<T, rows, vectors>` for a number of rows from
/// [`block`].
macro_rules! with_rows {
    ($rows:expr, $function:ident::<$T:ident, $vectors:ident>($argument:expr)) => {
        match $rows {
            1 => $function::<$T, 1, $vectors>($argument),
            2 => $function::<$T, 2, $vectors>($argument),
            3 => $function::<$T, 3, $vectors>($argument),
            4 => $function::<$T, 4, $vectors>($argument),
            5 => $function::<$T, 5, $vectors>($argument),
            6 => $function::<$T, 6, $vectors>($argument),
            7 if $T::REGISTERS > 16 => $function::<$T, 7, $vectors>($argument),
            8 if $T::REGISTERS > 16 => $function::<$T, 8, $vectors>($argument),
            9 if $T::REGISTERS > 16 => $function::<$T, 9, $vectors>($argument),
            10 if $T::REGISTERS > 16 && $vectors < 3 => $function::<$T, 10, $vectors>($argument),
            11 if $T::REGISTERS > 16 && $vectors < 3 => $function::<$T, 11, $vectors>($argument),
            12 if $T::REGISTERS > 16 && $vectors < 3 => $function::<$T, 12, $vectors>($argument),
            13 if $T::REGISTERS > 16 && $vectors < 3 => $function::<$T, 13, $vectors>($argument),
            _ => unreachable!("a block has no more rows than registers hold"),
        }
    };
}
pub(super) use with_rows;

/// `output = input * matrix` for some rows; with a bias, `relu(input * matrix + bias)`.
/// `stride` is the way from one row of the input to the next.
///
/// # Safety
///
/// The processor has the instructions of `L`.
#[inline(always)]
pub(super) unsafe fn multiply<L: Lanes>(
    matrix: &Matrix,
    input: &[f32],
    stride: usize,
    rows: usize,
    bias: &[f32],
    output: &mut [f32],
) {
    assert!(matrix.inputs <= stride && rows * stride <= input.len());
    assert!(rows * matrix.outputs <= output.len());
    assert!(bias.is_empty() || bias.len() == matrix.outputs);
    // SAFETY: the caller vouches for the processor; the lengths are right.
    unsafe {
        match matrix.vectors {
            1 => multiply_panels::<L, 1>(matrix, input, stride, rows, bias, output),
            2 => multiply_panels::<L, 2>(matrix, input, stride, rows, bias, output),
            _ => multiply_panels::<L, 3>(matrix, input, stride, rows, bias, output),
        }
    }
}

/// The product of a matrix with panels of `V` vectors.
///
/// # Safety
///
/// See [`multiply`], which has found the lengths to be right.
#[inline(always)]
unsafe fn multiply_panels<L: Lanes, const V: usize>(
    matrix: &Matrix,
    input: &[f32],
    stride: usize,
    rows: usize,
    bias: &[f32],
    output: &mut [f32],
) {
    let panel = V * L::WIDTH;
    assert!(matrix.vectors == V && matrix.outputs.is_multiple_of(panel));
    assert!(matrix.weights.len() == matrix.inputs * matrix.outputs);
    let mut row = 0;
    while row < rows {
        let count = block(rows - row, L::REGISTERS, V);
        for first in (0..matrix.outputs).step_by(panel) {
            // SAFETY: the caller vouches for the processor; the rows from this one on and the
            // outputs from this panel on are in the slices.
            unsafe {
                let place = Place {
                    weights: matrix.weights.as_ptr().add(first * matrix.inputs),
                    inputs: matrix.inputs,
                    input: input.as_ptr().add(row * stride),
                    stride,
                    bias: if bias.is_empty() { &[] } else { &bias[first..first + panel] },
                    output: output.as_mut_ptr().add(row * matrix.outputs + first),
                    outputs: matrix.outputs,
                };
                with_rows!(count, multiply_block::<L, V>(place));
            }
        }
        row += count;
    }
}

/// A block of a product: where its parts begin.
struct Place<'a> {
    weights: *const f32,
    inputs: usize,
    input: *const f32,
    stride: usize,
    bias: &'a [f32],
    output: *mut f32,
    outputs: usize,
}

/// `M` rows times `V` vectors of outputs.
///
/// # Safety
///
/// The processor has the instructions of `L`; from `input` on there are `M` rows of `stride`
/// numbers, the last one of `inputs`, and from `output` on `M` rows of `outputs`, the last one
/// of `V` vectors; there are `inputs` rows of `V` vectors of weights.
#[inline(always)]
unsafe fn multiply_block<L: Lanes, const M: usize, const V: usize>(place: Place) {
    // SAFETY: as the caller says.
    unsafe {
        let sums = sum_up::<L, M, V>(&place);
        for row in 0..M {
            for vector in 0..V {
                let mut sum = sums[row][vector];
                if !place.bias.is_empty() {
                    let bias = L::load(place.bias.as_ptr().add(vector * L::WIDTH));
                    sum = sum.add(bias).max(L::splat(0.0));
                }
                sum.store(place.output.add(row * place.outputs + vector * L::WIDTH));
            }
        }
    }
}

/// The sums of a block. They are given back by value, because only so the compiler keeps them
/// in registers while they grow.
///
/// # Safety
///
/// See [`multiply_block`].
#[inline(always)]
unsafe fn sum_up<L: Lanes, const M: usize, const V: usize>(place: &Place) -> [[L; V]; M] {
    // SAFETY: as the caller says.
    unsafe {
        let mut sums = [[L::splat(0.0); V]; M];
        let mut weights = place.weights;
        for input in 0..place.inputs {
            let mut weight = [L::splat(0.0); V];
            for vector in 0..V {
                weight[vector] = L::load(weights);
                weights = weights.add(L::WIDTH);
            }
            for row in 0..M {
                let x = L::splat(*place.input.add(row * place.stride + input));
                for vector in 0..V {
                    sums[row][vector] = sums[row][vector].fma(x, weight[vector]);
                }
            }
        }
        sums
    }
}

/// Adds a vector times a matrix `[inputs][outputs]` to some outputs.
///
/// # Safety
///
/// The processor has the instructions of `L`.
#[inline(always)]
pub(super) unsafe fn add_through<L: Lanes>(matrix: &[f32], input: &[f32], output: &mut [f32]) {
    const VECTORS: usize = 4;
    let outputs = output.len();
    assert!(matrix.len() == input.len() * outputs && outputs.is_multiple_of(L::WIDTH));
    for first in (0..outputs).step_by(VECTORS * L::WIDTH) {
        let vectors = VECTORS.min((outputs - first) / L::WIDTH);
        // SAFETY: the caller vouches for the processor; the vectors are in the slices.
        unsafe {
            let mut sums = [L::splat(0.0); VECTORS];
            for (vector, sum) in sums.iter_mut().enumerate().take(vectors) {
                *sum = L::load(output.as_ptr().add(first + vector * L::WIDTH));
            }
            for (row, &x) in input.iter().enumerate() {
                let (x, row) = (L::splat(x), matrix.as_ptr().add(row * outputs + first));
                for (vector, sum) in sums.iter_mut().enumerate().take(vectors) {
                    *sum = sum.fma(x, L::load(row.add(vector * L::WIDTH)));
                }
            }
            for (vector, sum) in sums.iter().enumerate().take(vectors) {
                sum.store(output.as_mut_ptr().add(first + vector * L::WIDTH));
            }
        }
    }
}

/// The sum and the maximum of each channel over the points of a board.
///
/// # Safety
///
/// The processor has the instructions of `L`.
#[inline(always)]
pub(super) unsafe fn pool<L: Lanes>(
    grid: &super::grid::Grid,
    side: usize,
    x: &[f32],
    sum: &mut [f32],
    max: &mut [f32],
) {
    let channels = sum.len();
    assert!(x.len() >= grid.points * channels && max.len() == channels);
    assert!(channels.is_multiple_of(L::WIDTH) && grid.at(side - 1, side - 1) < grid.points);
    for channel in (0..channels).step_by(L::WIDTH) {
        // SAFETY: the caller vouches for the processor; the points of the board are in the grid.
        unsafe {
            let (mut total, mut most) = (L::splat(0.0), L::splat(f32::NEG_INFINITY));
            for row in 0..side {
                let line = x.as_ptr().add(grid.at(row, 0) * channels + channel);
                for col in 0..side {
                    let x = L::load(line.add(col * channels));
                    total = total.add(x);
                    most = most.max(x);
                }
            }
            total.store(sum.as_mut_ptr().add(channel));
            most.store(max.as_mut_ptr().add(channel));
        }
    }
}

/// The products of every point with two vectors.
///
/// # Safety
///
/// The processor has the instructions of `L`.
#[inline(always)]
pub(super) unsafe fn dots<L: Lanes>(x: &[f32], vectors: [&[f32]; 2], out: [&mut [f32]; 2]) {
    let (channels, [first, second]) = (vectors[0].len(), out);
    assert!(vectors[1].len() == channels && channels % L::WIDTH == 0 && channels > 0);
    for ((x, first), second) in x.chunks_exact(channels).zip(first).zip(second) {
        // SAFETY: the caller vouches for the processor; all three have so many channels.
        unsafe {
            let mut sums = [L::splat(0.0); 2];
            for channel in (0..channels).step_by(L::WIDTH) {
                let x = L::load(x.as_ptr().add(channel));
                for (sum, vector) in sums.iter_mut().zip(vectors) {
                    *sum = sum.fma(x, L::load(vector.as_ptr().add(channel)));
                }
            }
            *first = sums[0].sum();
            *second = sums[1].sum();
        }
    }
}
