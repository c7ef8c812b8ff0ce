//! Vectors of numbers, as wide as the processor has them.
//!
//! The kernels are written once for any of these. What is generic here is inlined into a
//! function that has been compiled for the processor's instructions (see `float.rs`), so each
//! method becomes an instruction.
#![allow(unsafe_code)]

/// Some numbers on which the same is done.
///
/// # Safety
///
/// The methods of an implementation may be called only on processors that have its
/// instructions. `load` and `store` need room for [`Lanes::WIDTH`] numbers behind the pointer,
/// aligned as numbers are.
pub(super) trait Lanes: Copy {
    /// The number of numbers.
    const WIDTH: usize;
    /// The number of them that the processor has registers for.
    const REGISTERS: usize;
    unsafe fn load(from: *const f32) -> Self;
    unsafe fn store(self, to: *mut f32);
    unsafe fn splat(x: f32) -> Self;
    unsafe fn add(self, other: Self) -> Self;
    unsafe fn sub(self, other: Self) -> Self;
    unsafe fn mul(self, other: Self) -> Self;
    /// `self + a * b`.
    unsafe fn fma(self, a: Self, b: Self) -> Self;
    unsafe fn max(self, other: Self) -> Self;
    unsafe fn sum(self) -> f32;
}

/// Four numbers in the language's own arithmetic, which every compiler makes vectors of.
#[derive(Clone, Copy)]
pub(super) struct Plain([f32; 4]);

/// `x + a * b`, in one instruction where every processor of the target has it.
#[inline(always)]
fn multiply_add(x: f32, a: f32, b: f32) -> f32 {
    if cfg!(any(target_feature = "fma", target_arch = "aarch64")) {
        a.mul_add(b, x)
    } else {
        x + a * b
    }
}

macro_rules! lanewise {
    ($a:expr, $b:expr, $op:expr) => {{
        let (a, b) = ($a.0, $b.0);
        Plain([$op(a[0], b[0]), $op(a[1], b[1]), $op(a[2], b[2]), $op(a[3], b[3])])
    }};
}

// SAFETY of the whole: only `load` and `store` can go wrong, and their callers vouch for the
// pointers.
impl Lanes for Plain {
    const WIDTH: usize = 4;
    const REGISTERS: usize = if cfg!(target_arch = "x86_64") { 16 } else { 32 };
    #[inline(always)]
    unsafe fn load(from: *const f32) -> Plain {
        // SAFETY: the caller has four numbers there.
        Plain(unsafe { from.cast::<[f32; 4]>().read() })
    }
    #[inline(always)]
    unsafe fn store(self, to: *mut f32) {
        // SAFETY: the caller has room for four numbers there.
        unsafe { to.cast::<[f32; 4]>().write(self.0) }
    }
    #[inline(always)]
    unsafe fn splat(x: f32) -> Plain {
        Plain([x; 4])
    }
    #[inline(always)]
    unsafe fn add(self, other: Plain) -> Plain {
        lanewise!(self, other, |a: f32, b: f32| a + b)
    }
    #[inline(always)]
    unsafe fn sub(self, other: Plain) -> Plain {
        lanewise!(self, other, |a: f32, b: f32| a - b)
    }
    #[inline(always)]
    unsafe fn mul(self, other: Plain) -> Plain {
        lanewise!(self, other, |a: f32, b: f32| a * b)
    }
    #[inline(always)]
    unsafe fn fma(self, a: Plain, b: Plain) -> Plain {
        let (x, a, b) = (self.0, a.0, b.0);
        Plain([
            multiply_add(x[0], a[0], b[0]),
            multiply_add(x[1], a[1], b[1]),
            multiply_add(x[2], a[2], b[2]),
            multiply_add(x[3], a[3], b[3]),
        ])
    }
    #[inline(always)]
    unsafe fn max(self, other: Plain) -> Plain {
        // Not `f32::max`, whose care for NaN costs two more instructions.
        lanewise!(self, other, |a: f32, b: f32| if a > b { a } else { b })
    }
    #[inline(always)]
    unsafe fn sum(self) -> f32 {
        (self.0[0] + self.0[2]) + (self.0[1] + self.0[3])
    }
}

#[cfg(target_arch = "x86_64")]
pub(super) use x86::{Avx2, Avx512};

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::Lanes;
    use std::arch::x86_64::*;

    /// Eight numbers, with AVX2 and FMA.
    #[derive(Clone, Copy)]
    pub(in super::super) struct Avx2(__m256);

    /// Sixteen numbers, with AVX-512.
    #[derive(Clone, Copy)]
    pub(in super::super) struct Avx512(__m512);

    macro_rules! lanes {
        ($name:ident, $width:expr, $registers:expr, $load:ident, $store:ident, $splat:ident,
         $add:ident, $sub:ident, $mul:ident, $fma:ident, $max:ident, $sum:expr) => {
            // SAFETY of the whole: the caller of every method vouches for the processor, and
            // for the pointers of `load` and `store`.
            impl Lanes for $name {
                const WIDTH: usize = $width;
                const REGISTERS: usize = $registers;
                #[inline(always)]
                unsafe fn load(from: *const f32) -> Self {
                    $name(unsafe { $load(from) })
                }
                #[inline(always)]
                unsafe fn store(self, to: *mut f32) {
                    unsafe { $store(to, self.0) }
                }
                #[inline(always)]
                unsafe fn splat(x: f32) -> Self {
                    $name(unsafe { $splat(x) })
                }
                #[inline(always)]
                unsafe fn add(self, other: Self) -> Self {
                    $name(unsafe { $add(self.0, other.0) })
                }
                #[inline(always)]
                unsafe fn sub(self, other: Self) -> Self {
                    $name(unsafe { $sub(self.0, other.0) })
                }
                #[inline(always)]
                unsafe fn mul(self, other: Self) -> Self {
                    $name(unsafe { $mul(self.0, other.0) })
                }
                #[inline(always)]
                unsafe fn fma(self, a: Self, b: Self) -> Self {
                    $name(unsafe { $fma(a.0, b.0, self.0) })
                }
                #[inline(always)]
                unsafe fn max(self, other: Self) -> Self {
                    $name(unsafe { $max(self.0, other.0) })
                }
                #[inline(always)]
                unsafe fn sum(self) -> f32 {
                    unsafe { $sum(self.0) }
                }
            }
        };
    }

    lanes!(
        Avx2,
        8,
        16,
        _mm256_loadu_ps,
        _mm256_storeu_ps,
        _mm256_set1_ps,
        _mm256_add_ps,
        _mm256_sub_ps,
        _mm256_mul_ps,
        _mm256_fmadd_ps,
        _mm256_max_ps,
        sum_of_eight
    );
    lanes!(
        Avx512,
        16,
        32,
        _mm512_loadu_ps,
        _mm512_storeu_ps,
        _mm512_set1_ps,
        _mm512_add_ps,
        _mm512_sub_ps,
        _mm512_mul_ps,
        _mm512_fmadd_ps,
        _mm512_max_ps,
        _mm512_reduce_add_ps
    );

    /// # Safety
    ///
    /// The processor has AVX2.
    #[inline(always)]
    unsafe fn sum_of_eight(x: __m256) -> f32 {
        // SAFETY: the caller vouches for the processor.
        unsafe {
            let four = _mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps::<1>(x));
            let two = _mm_add_ps(four, _mm_movehl_ps(four, four));
            _mm_cvtss_f32(_mm_add_ss(two, _mm_movehdup_ps(two)))
        }
    }
}
