//! The most that a processor could do: its instruction for sums of products, with nothing but
//! registers.
#![allow(unsafe_code)]

use super::bytes::{GROUP, Sums};
use super::lanes::Lanes;
use std::hint::black_box;

/// Sums that grow side by side: enough that none waits for itself, and few enough for the
/// registers of any processor.
const SUMS: usize = 12;

/// Times that each sum grows in a round.
const STEPS: usize = 1000;

/// Adds up products of numbers; returns how many there were.
///
/// # Safety
///
/// The processor has the instructions of `L`.
#[inline(always)]
pub(super) unsafe fn add_floats<L: Lanes>() -> usize {
    let mut out = [0.0_f32; 16];
    assert!(L::WIDTH <= 16);
    // SAFETY: the caller vouches for the processor; the array is as long as the widest vectors.
    unsafe {
        let (a, b) = (L::splat(black_box(0.5)), L::splat(black_box(1e-3)));
        let mut sums = [L::splat(0.0); SUMS];
        for _ in 0..STEPS {
            for sum in &mut sums {
                *sum = sum.fma(a, b);
            }
        }
        for sum in sums {
            // Stored whole: a sum of its parts would tempt the compiler to grow each part alone.
            sum.store(out.as_mut_ptr());
            black_box(out);
        }
    }
    SUMS * STEPS * L::WIDTH
}

/// Adds up products of bytes; returns how many there were.
///
/// # Safety
///
/// The processor has the instructions of `S`.
#[inline(always)]
pub(super) unsafe fn add_bytes<S: Sums>() -> usize {
    let inputs = black_box([1_u8; GROUP]);
    let weights = black_box([1_i8; 16 * GROUP]);
    let mut out = [0.0_f32; 16];
    assert!(S::WIDTH <= 16);
    // SAFETY: the caller vouches for the processor; the arrays are as long as the widest
    // vectors.
    unsafe {
        let (inputs, weights) = (S::inputs(inputs.as_ptr()), S::weights(weights.as_ptr()));
        let mut sums = [S::zero(); SUMS];
        for _ in 0..STEPS {
            for sum in &mut sums {
                *sum = sum.add_products(inputs, weights);
            }
        }
        for sum in sums {
            S::store(sum.finish([1.0; 16].as_ptr(), [0.0; 16].as_ptr(), None), out.as_mut_ptr());
            black_box(out);
        }
    }
    SUMS * STEPS * GROUP * S::WIDTH
}
