//! The kernels for bytes, compiled for each kind of processor that has the instruction.
#![allow(unsafe_code)]

use super::bytes::Task;
#[cfg(target_arch = "x86_64")]
use super::{bytes, peak};

/// The functions for one kind of processor.
///
/// Whoever has one got it from a function that asked the processor first, so its methods are
/// safe.
pub(in crate::net) struct Bytes {
    /// The name of the kind.
    pub name: &'static str,
    /// The sums in a vector.
    pub(super) lanes: usize,
    convolve: unsafe fn(Task),
    pool: unsafe fn(usize, &[u8], &mut [u32], &mut [u8]),
    spin: unsafe fn() -> usize,
}

impl Bytes {
    /// All functions that this processor has, the fastest first; on many it has none.
    pub(in crate::net) fn all() -> impl Iterator<Item = &'static Bytes> {
        #[allow(unused_mut)]
        let mut all: Vec<&'static Bytes> = Vec::with_capacity(3);
        #[cfg(target_arch = "x86_64")]
        {
            let has_512 = is_x86_feature_detected!("avx512vnni")
                && is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512bw");
            if has_512 {
                all.push(&x86::AVX512);
            }
            if is_x86_feature_detected!("avxvnni") && is_x86_feature_detected!("fma") {
                all.push(&x86::AVX);
            }
            if has_512 && is_x86_feature_detected!("avx512vl") {
                all.push(&x86::AVX512_NARROW);
            }
        }
        all.into_iter()
    }

    /// The fastest functions, if this processor has any.
    pub(in crate::net) fn best() -> Option<&'static Bytes> {
        Bytes::all().next()
    }

    /// Does a convolution.
    pub(super) fn convolve(&self, task: Task) {
        // SAFETY: the processor has the instructions: see above.
        unsafe { (self.convolve)(task) }
    }

    /// The sums and the maxima of each channel, in steps.
    pub(super) fn pool(&self, side: usize, x: &[u8], sum: &mut [u32], max: &mut [u8]) {
        // SAFETY: as above.
        unsafe { (self.pool)(side, x, sum, max) }
    }

    /// Does nothing but add up products, as fast as possible; returns how many.
    pub(in crate::net) fn spin(&self) -> usize {
        // SAFETY: as above.
        unsafe { (self.spin)() }
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{Bytes, Task, bytes, peak};
    use bytes::{Sums, TOP};
    use std::arch::x86_64::*;

    /// Compiles the kernels for one kind of vector with the instructions that it needs.
    macro_rules! compile {
        ($table:ident, $module:ident, $name:literal, $sums:ident, $features:literal) => {
            pub(super) static $table: Bytes = Bytes {
                name: $name,
                lanes: $sums::WIDTH,
                convolve: $module::convolve,
                pool: $module::pool,
                spin: $module::spin,
            };

            mod $module {
                use super::*;

                // SAFETY of all: they are called only where the instructions are.
                #[target_feature(enable = $features)]
                pub(super) unsafe fn convolve(task: Task) {
                    unsafe { bytes::convolve::<$sums>(task) }
                }
                #[target_feature(enable = $features)]
                pub(super) unsafe fn pool(side: usize, x: &[u8], sum: &mut [u32], max: &mut [u8]) {
                    bytes::pool(side, x, sum, max)
                }
                #[target_feature(enable = $features)]
                pub(super) unsafe fn spin() -> usize {
                    unsafe { peak::add_bytes::<$sums>() }
                }
            }
        };
    }

    compile!(AVX512, wide, "AVX-512 VNNI", Wide, "avx512vnni,avx512f,avx512bw,avx2,fma");
    compile!(AVX, narrow, "AVX-VNNI", Narrow, "avxvnni,avx2,fma");
    compile!(
        AVX512_NARROW,
        narrow_512,
        "AVX-512 VNNI of 256 bits",
        Narrow512,
        "avx512vnni,avx512f,avx512bw,avx512vl,avx2,fma"
    );

    /// Sixteen sums, with AVX-512 VNNI.
    #[derive(Clone, Copy)]
    pub(super) struct Wide(__m512i);

    // SAFETY of the whole: the caller of every method vouches for the processor and for the
    // room behind pointers.
    impl Sums for Wide {
        const WIDTH: usize = 16;
        const REGISTERS: usize = 32;
        type Numbers = __m512;
        #[inline(always)]
        unsafe fn zero() -> Wide {
            Wide(unsafe { _mm512_setzero_si512() })
        }
        #[inline(always)]
        unsafe fn inputs(from: *const u8) -> Wide {
            Wide(unsafe { _mm512_set1_epi32(from.cast::<i32>().read_unaligned()) })
        }
        #[inline(always)]
        unsafe fn weights(from: *const i8) -> Wide {
            Wide(unsafe { _mm512_loadu_si512(from.cast()) })
        }
        #[inline(always)]
        unsafe fn add_products(self, inputs: Wide, weights: Wide) -> Wide {
            Wide(unsafe { _mm512_dpbusd_epi32(self.0, inputs.0, weights.0) })
        }
        #[inline(always)]
        unsafe fn finish(
            self,
            scale: *const f32,
            bias: *const f32,
            residual: Option<(*const u8, f32)>,
        ) -> __m512 {
            unsafe {
                let (scale, bias) = (_mm512_loadu_ps(scale), _mm512_loadu_ps(bias));
                let mut x = _mm512_fmadd_ps(_mm512_cvtepi32_ps(self.0), scale, bias);
                if let Some((from, step)) = residual {
                    let steps = _mm512_cvtepu8_epi32(_mm_loadu_si128(from.cast()));
                    x = _mm512_fmadd_ps(_mm512_cvtepi32_ps(steps), _mm512_set1_ps(step), x);
                }
                _mm512_max_ps(x, _mm512_setzero_ps())
            }
        }
        #[inline(always)]
        unsafe fn store(x: __m512, to: *mut f32) {
            unsafe { _mm512_storeu_ps(to, x) }
        }
        #[inline(always)]
        unsafe fn store_bytes(x: __m512, steps: f32, to: *mut u8) {
            unsafe {
                let x = _mm512_min_ps(_mm512_mul_ps(x, _mm512_set1_ps(steps)), _mm512_set1_ps(TOP));
                let bytes = _mm512_cvtepi32_epi8(_mm512_cvtps_epi32(x));
                _mm_storeu_si128(to.cast(), bytes);
            }
        }
    }

    macro_rules! narrow_sums {
        ($name:ident, $dot:ident) => {
            /// Eight sums.
            #[derive(Clone, Copy)]
            pub(super) struct $name(__m256i);

            // SAFETY of the whole: as above.
            impl Sums for $name {
                const WIDTH: usize = 8;
                const REGISTERS: usize = 16;
                type Numbers = __m256;
                #[inline(always)]
                unsafe fn zero() -> $name {
                    $name(unsafe { _mm256_setzero_si256() })
                }
                #[inline(always)]
                unsafe fn inputs(from: *const u8) -> $name {
                    $name(unsafe { _mm256_set1_epi32(from.cast::<i32>().read_unaligned()) })
                }
                #[inline(always)]
                unsafe fn weights(from: *const i8) -> $name {
                    $name(unsafe { _mm256_loadu_si256(from.cast()) })
                }
                #[inline(always)]
                unsafe fn add_products(self, inputs: $name, weights: $name) -> $name {
                    $name(unsafe { $dot(self.0, inputs.0, weights.0) })
                }
                #[inline(always)]
                unsafe fn finish(
                    self,
                    scale: *const f32,
                    bias: *const f32,
                    residual: Option<(*const u8, f32)>,
                ) -> __m256 {
                    unsafe {
                        let (scale, bias) = (_mm256_loadu_ps(scale), _mm256_loadu_ps(bias));
                        let mut x = _mm256_fmadd_ps(_mm256_cvtepi32_ps(self.0), scale, bias);
                        if let Some((from, step)) = residual {
                            let steps = _mm256_cvtepu8_epi32(_mm_loadl_epi64(from.cast()));
                            let step = _mm256_set1_ps(step);
                            x = _mm256_fmadd_ps(_mm256_cvtepi32_ps(steps), step, x);
                        }
                        _mm256_max_ps(x, _mm256_setzero_ps())
                    }
                }
                #[inline(always)]
                unsafe fn store(x: __m256, to: *mut f32) {
                    unsafe { _mm256_storeu_ps(to, x) }
                }
                #[inline(always)]
                unsafe fn store_bytes(x: __m256, steps: f32, to: *mut u8) {
                    unsafe {
                        let x = _mm256_mul_ps(x, _mm256_set1_ps(steps));
                        let x = _mm256_cvtps_epi32(_mm256_min_ps(x, _mm256_set1_ps(TOP)));
                        let (low, high) =
                            (_mm256_castsi256_si128(x), _mm256_extracti128_si256::<1>(x));
                        let words = _mm_packs_epi32(low, high);
                        _mm_storel_epi64(to.cast(), _mm_packus_epi16(words, words));
                    }
                }
            }
        };
    }

    narrow_sums!(Narrow, _mm256_dpbusd_avx_epi32);
    narrow_sums!(Narrow512, _mm256_dpbusd_epi32);
}
