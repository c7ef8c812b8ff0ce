//! The kernels for numbers, compiled for each kind of processor.
//!
//! Whoever has a [`Floats`] got it from a function that asked the processor first, so its
//! methods are safe.
#![allow(unsafe_code)]

use super::grid::Grid;
use super::lanes::{Lanes, Plain};
use super::matrix::{self, Matrix};
use super::peak;
use super::winograd::{self, Task};

type Dots = unsafe fn(&[f32], [&[f32]; 2], [&mut [f32]; 2]);

/// The functions for one kind of processor.
pub(in crate::net) struct Floats {
    /// The name of the kind.
    pub name: &'static str,
    /// The numbers in a vector.
    pub(super) lanes: usize,
    convolve: unsafe fn(Task),
    multiply: unsafe fn(&Matrix, &[f32], usize, &[f32], &mut [f32]),
    add_through: unsafe fn(&[f32], &[f32], &mut [f32]),
    pool: unsafe fn(&Grid, usize, &[f32], &mut [f32], &mut [f32]),
    dots: Dots,
    spin: unsafe fn() -> usize,
}

impl Floats {
    /// The functions in the language's own arithmetic, for any processor.
    pub(in crate::net) fn plain() -> &'static Floats {
        &plain::FLOATS
    }

    /// The fastest functions that this processor has.
    pub(in crate::net) fn best() -> &'static Floats {
        Floats::all().next().unwrap_or(Floats::plain())
    }

    /// All functions that this processor has, the fastest first.
    pub(in crate::net) fn all() -> impl Iterator<Item = &'static Floats> {
        let mut all = Vec::with_capacity(3);
        #[cfg(target_arch = "x86_64")]
        {
            if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512dq") {
                all.push(&avx512::FLOATS);
            }
            if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
                all.push(&avx2::FLOATS);
            }
        }
        all.push(Floats::plain());
        all.into_iter()
    }

    /// Does a convolution.
    pub(super) fn convolve(&self, task: Task) {
        // SAFETY: the processor has the instructions: see the page of this file.
        unsafe { (self.convolve)(task) }
    }

    /// `relu(input * matrix + bias)` for every row of the input.
    pub(super) fn multiply(
        &self,
        matrix: &Matrix,
        input: &[f32],
        rows: usize,
        bias: &[f32],
        output: &mut [f32],
    ) {
        // SAFETY: as above.
        unsafe { (self.multiply)(matrix, input, rows, bias, output) }
    }

    /// `output += input * matrix`, of a matrix `[inputs][outputs]`.
    pub(super) fn add_through(&self, matrix: &[f32], input: &[f32], output: &mut [f32]) {
        // SAFETY: as above.
        unsafe { (self.add_through)(matrix, input, output) }
    }

    /// The sums and the maxima of each channel.
    pub(super) fn pool(
        &self,
        grid: &Grid,
        side: usize,
        x: &[f32],
        sum: &mut [f32],
        max: &mut [f32],
    ) {
        // SAFETY: as above.
        unsafe { (self.pool)(grid, side, x, sum, max) }
    }

    /// The products of every point with two vectors.
    pub(super) fn dots(&self, x: &[f32], vectors: [&[f32]; 2], out: [&mut [f32]; 2]) {
        // SAFETY: as above.
        unsafe { (self.dots)(x, vectors, out) }
    }

    /// Does nothing but add up products, as fast as possible; returns how many.
    pub(in crate::net) fn spin(&self) -> usize {
        // SAFETY: as above.
        unsafe { (self.spin)() }
    }
}

/// Compiles the kernels for one kind of vector with the instructions that it needs.
macro_rules! compile {
    ($module:ident, $name:literal, $lanes:ident $(, #[$features:meta])?) => {
        mod $module {
            use super::*;

            pub(super) static FLOATS: Floats = Floats {
                name: $name,
                lanes: $lanes::WIDTH,
                convolve,
                multiply,
                add_through,
                pool,
                dots,
                spin,
            };

            // SAFETY of all: these are called only where the instructions are.
            $(#[$features])?
            unsafe fn convolve(task: Task) {
                unsafe { winograd::convolve::<$lanes>(task) }
            }
            $(#[$features])?
            unsafe fn multiply(
                matrix: &Matrix,
                input: &[f32],
                rows: usize,
                bias: &[f32],
                output: &mut [f32],
            ) {
                let stride = matrix.inputs();
                unsafe { matrix::multiply::<$lanes>(matrix, input, stride, rows, bias, output) }
            }
            $(#[$features])?
            unsafe fn add_through(matrix: &[f32], input: &[f32], output: &mut [f32]) {
                unsafe { matrix::add_through::<$lanes>(matrix, input, output) }
            }
            $(#[$features])?
            unsafe fn pool(grid: &Grid, side: usize, x: &[f32], sum: &mut [f32], max: &mut [f32]) {
                unsafe { matrix::pool::<$lanes>(grid, side, x, sum, max) }
            }
            $(#[$features])?
            unsafe fn dots(x: &[f32], vectors: [&[f32]; 2], out: [&mut [f32]; 2]) {
                unsafe { matrix::dots::<$lanes>(x, vectors, out) }
            }
            $(#[$features])?
            unsafe fn spin() -> usize {
                unsafe { peak::add_floats::<$lanes>() }
            }
        }
    };
}

compile!(plain, "plain", Plain);
#[cfg(target_arch = "x86_64")]
use super::lanes::{Avx2, Avx512};
#[cfg(target_arch = "x86_64")]
compile!(avx2, "AVX2", Avx2, #[target_feature(enable = "avx2,fma")]);
#[cfg(target_arch = "x86_64")]
compile!(avx512, "AVX-512", Avx512, #[target_feature(enable = "avx512f,avx512dq,avx2,fma")]);
