//! Direct convolutions by vector instructions: one code, three inner products.
//!
//! A strip of points of one line and one to three vectors of output channels stay in registers
//! while the sum runs over taps and input channels. For the gradient of the weights, eight input
//! channels and as many outputs stay there while the sum runs over points. In `bf16` two
//! neighbors make one 32-bit number: two input channels in a convolution, two points in the
//! gradient of the weights.
#![allow(unsafe_code)]

use super::pairs::pair_with_next;
use super::{Arithmetic, Geometry, Layer};
use std::arch::x86_64::*;

/// `f32` in 256 bits.
pub(in crate::training) struct Avx2;

/// `f32` in 512 bits.
pub(in crate::training) struct Avx512;

/// Products of `bf16` in 512 bits.
pub(in crate::training) struct Bf16;

/// An inner product of a vector instruction set.
///
/// # Safety
///
/// Every function but `is_here` and `element` may be called only where `is_here`, and reads or
/// writes as much as its name says from the address on, whatever its alignment.
pub(in crate::training) unsafe trait Vector: Sync + 'static {
    type Element: Copy + Default + Send + Sync;
    type Register: Copy;
    /// Sums in a register.
    const LANES: usize;
    /// Products in each of them.
    const GROUP: usize;
    /// The longest strip of points for a number of vectors of outputs that leaves registers for
    /// the factors.
    const STRIPS: [usize; 3];

    fn is_here() -> bool;
    fn element(number: f32) -> Self::Element;
    unsafe fn run<R>(work: impl FnOnce() -> R) -> R;
    unsafe fn zero() -> Self::Register;
    /// One group in every lane.
    unsafe fn spread(group: *const Self::Element) -> Self::Register;
    /// A group for each lane.
    unsafe fn groups(groups: *const Self::Element) -> Self::Register;
    unsafe fn add_product(
        sum: Self::Register,
        a: Self::Register,
        b: Self::Register,
    ) -> Self::Register;
    unsafe fn add_to(sum: Self::Register, to: *mut f32);
    unsafe fn store(sum: Self::Register, to: *mut f32);
}

// SAFETY: the instructions are of AVX2 and FMA, for which `is_here` asks.
unsafe impl Vector for Avx2 {
    type Element = f32;
    type Register = __m256;
    const LANES: usize = 8;
    const GROUP: usize = 1;
    const STRIPS: [usize; 3] = [12, 6, 4];

    fn is_here() -> bool {
        is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")
    }

    #[inline(always)]
    fn element(number: f32) -> f32 {
        number
    }

    #[target_feature(enable = "avx2,fma")]
    unsafe fn run<R>(work: impl FnOnce() -> R) -> R {
        work()
    }

    #[inline(always)]
    unsafe fn zero() -> __m256 {
        // SAFETY: see the trait.
        unsafe { _mm256_setzero_ps() }
    }

    #[inline(always)]
    unsafe fn spread(group: *const f32) -> __m256 {
        // SAFETY: see the trait.
        unsafe { _mm256_set1_ps(*group) }
    }

    #[inline(always)]
    unsafe fn groups(groups: *const f32) -> __m256 {
        // SAFETY: see the trait.
        unsafe { _mm256_loadu_ps(groups) }
    }

    #[inline(always)]
    unsafe fn add_product(sum: __m256, a: __m256, b: __m256) -> __m256 {
        // SAFETY: see the trait.
        unsafe { _mm256_fmadd_ps(a, b, sum) }
    }

    #[inline(always)]
    unsafe fn add_to(sum: __m256, to: *mut f32) {
        // SAFETY: see the trait.
        unsafe { _mm256_storeu_ps(to, _mm256_add_ps(sum, _mm256_loadu_ps(to))) }
    }

    #[inline(always)]
    unsafe fn store(sum: __m256, to: *mut f32) {
        // SAFETY: see the trait.
        unsafe { _mm256_storeu_ps(to, sum) }
    }
}

// SAFETY: the instructions are of AVX-512F, for which `is_here` asks.
unsafe impl Vector for Avx512 {
    type Element = f32;
    type Register = __m512;
    const LANES: usize = 16;
    const GROUP: usize = 1;
    const STRIPS: [usize; 3] = [13, 13, 9];

    fn is_here() -> bool {
        is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl")
    }

    #[inline(always)]
    fn element(number: f32) -> f32 {
        number
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl")]
    unsafe fn run<R>(work: impl FnOnce() -> R) -> R {
        work()
    }

    #[inline(always)]
    unsafe fn zero() -> __m512 {
        // SAFETY: see the trait.
        unsafe { _mm512_setzero_ps() }
    }

    #[inline(always)]
    unsafe fn spread(group: *const f32) -> __m512 {
        // SAFETY: see the trait.
        unsafe { _mm512_set1_ps(*group) }
    }

    #[inline(always)]
    unsafe fn groups(groups: *const f32) -> __m512 {
        // SAFETY: see the trait.
        unsafe { _mm512_loadu_ps(groups) }
    }

    #[inline(always)]
    unsafe fn add_product(sum: __m512, a: __m512, b: __m512) -> __m512 {
        // SAFETY: see the trait.
        unsafe { _mm512_fmadd_ps(a, b, sum) }
    }

    #[inline(always)]
    unsafe fn add_to(sum: __m512, to: *mut f32) {
        // SAFETY: see the trait.
        unsafe { _mm512_storeu_ps(to, _mm512_add_ps(sum, _mm512_loadu_ps(to))) }
    }

    #[inline(always)]
    unsafe fn store(sum: __m512, to: *mut f32) {
        // SAFETY: see the trait.
        unsafe { _mm512_storeu_ps(to, sum) }
    }
}

// SAFETY: the instructions are of AVX-512F and AVX-512 BF16, for which `is_here` asks.
unsafe impl Vector for Bf16 {
    type Element = u16;
    type Register = __m512;
    const LANES: usize = 16;
    const GROUP: usize = 2;
    const STRIPS: [usize; 3] = [13, 13, 9];

    fn is_here() -> bool {
        <Avx512 as Vector>::is_here() && is_x86_feature_detected!("avx512bf16")
    }

    /// The nearest `bf16`, the even one of two.
    #[inline(always)]
    fn element(number: f32) -> u16 {
        let bits = number.to_bits();
        (bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16) as u16
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bf16")]
    unsafe fn run<R>(work: impl FnOnce() -> R) -> R {
        work()
    }

    #[inline(always)]
    unsafe fn zero() -> __m512 {
        // SAFETY: see the trait.
        unsafe { _mm512_setzero_ps() }
    }

    #[inline(always)]
    unsafe fn spread(group: *const u16) -> __m512 {
        // SAFETY: see the trait.
        unsafe { _mm512_castsi512_ps(_mm512_set1_epi32(group.cast::<i32>().read_unaligned())) }
    }

    #[inline(always)]
    unsafe fn groups(groups: *const u16) -> __m512 {
        // SAFETY: see the trait.
        unsafe { _mm512_loadu_ps(groups.cast()) }
    }

    #[inline(always)]
    unsafe fn add_product(sum: __m512, a: __m512, b: __m512) -> __m512 {
        // SAFETY: see the trait; the two types are 512 bits each.
        unsafe {
            let pairs = |x: __m512| std::mem::transmute::<__m512, __m512bh>(x);
            _mm512_dpbf16_ps(sum, pairs(a), pairs(b))
        }
    }

    #[inline(always)]
    unsafe fn add_to(sum: __m512, to: *mut f32) {
        // SAFETY: see the trait.
        unsafe { _mm512_storeu_ps(to, _mm512_add_ps(sum, _mm512_loadu_ps(to))) }
    }

    #[inline(always)]
    unsafe fn store(sum: __m512, to: *mut f32) {
        // SAFETY: see the trait.
        unsafe { _mm512_storeu_ps(to, sum) }
    }
}

/// The vectors of outputs that are computed together.
fn width<V: Vector>(outputs: usize) -> usize {
    match outputs / V::LANES {
        vectors if vectors % 2 == 0 => 2,
        vectors if vectors % 3 == 0 => 3,
        _ => 1,
    }
}

impl<V: Vector> Arithmetic for V {
    type Element = V::Element;

    fn is_here() -> bool {
        V::is_here()
    }

    #[inline(always)]
    fn run<R>(work: impl FnOnce() -> R) -> R {
        debug_assert!(<V as Vector>::is_here());
        // SAFETY: an arithmetic is chosen only where its instructions are.
        unsafe { <V as Vector>::run(work) }
    }

    #[inline(always)]
    fn element(number: f32) -> V::Element {
        <V as Vector>::element(number)
    }

    /// The order: vectors of outputs that go together, taps, groups of inputs.
    fn pack(layer: Layer, weights: &[f32]) -> Vec<V::Element> {
        let together = width::<V>(layer.outputs) * V::LANES;
        let mut packed = Vec::with_capacity(weights.len());
        for first in (0..layer.outputs).step_by(together) {
            for input in (0..layer.taps * layer.inputs).step_by(V::GROUP) {
                for output in first..first + together {
                    for row in input..input + V::GROUP {
                        packed.push(<V as Vector>::element(weights[row * layer.outputs + output]));
                    }
                }
            }
        }
        packed
    }

    fn convolve(
        layer: Layer,
        geometry: Geometry,
        input: &[V::Element],
        packed: &[V::Element],
        output: &mut [f32],
    ) {
        layer.check(V::LANES);
        assert!(input.len() >= geometry.rows() * layer.inputs);
        assert!(packed.len() >= layer.weights());
        assert!(output.len() >= geometry.points() * layer.outputs);
        // SAFETY: `check` and the lengths are all that `board` asks for.
        <V as Arithmetic>::run(
            #[inline(always)]
            || unsafe {
                let (input, packed, output) =
                    (input.as_ptr(), packed.as_ptr(), output.as_mut_ptr());
                match width::<V>(layer.outputs) {
                    1 => board::<V, 1>(layer, geometry, input, packed, output),
                    2 => board::<V, 2>(layer, geometry, input, packed, output),
                    _ => board::<V, 3>(layer, geometry, input, packed, output),
                }
            },
        );
    }

    fn add_weight_gradient(
        layer: Layer,
        geometry: Geometry,
        input: &[V::Element],
        gradient: &[V::Element],
        scratch: &mut [Vec<V::Element>; 2],
        sum: &mut [f32],
    ) {
        layer.check(V::LANES);
        assert!(input.len() >= geometry.rows() * layer.inputs);
        assert!(gradient.len() >= geometry.rows() * layer.outputs);
        assert!(sum.len() >= layer.weights());
        let [inputs, gradients] = scratch;
        let (input, gradient) = if V::GROUP == 1 {
            (input, gradient)
        } else {
            let rows = geometry.rows();
            <V as Arithmetic>::run(
                #[inline(always)]
                || {
                    pair_with_next(&input[..rows * layer.inputs], layer.inputs, inputs);
                    pair_with_next(&gradient[..rows * layer.outputs], layer.outputs, gradients);
                },
            );
            (&inputs[..], &gradients[..])
        };
        // SAFETY: `check` and the lengths, twice as much for pairs, are all that `gradients` asks for.
        <V as Arithmetic>::run(
            #[inline(always)]
            || unsafe {
                let (input, gradient) = (input.as_ptr(), gradient.as_ptr());
                let sum = sum.as_mut_ptr();
                match width::<V>(layer.outputs) {
                    1 => correlate::<V, 8, 1>(layer, geometry, input, gradient, sum),
                    2 if V::LANES == 8 => {
                        correlate::<V, 4, 2>(layer, geometry, input, gradient, sum)
                    }
                    2 => correlate::<V, 8, 2>(layer, geometry, input, gradient, sum),
                    _ => correlate::<V, 8, 3>(layer, geometry, input, gradient, sum),
                }
            },
        );
    }
}

/// Convolves the lines of a board in strips.
///
/// # Safety
///
/// `V::is_here`; the layer passes `check`; there are `geometry.rows()` rows of input,
/// `geometry.points()` of output, and all weights.
#[inline(always)]
unsafe fn board<V: Vector, const N: usize>(
    layer: Layer,
    geometry: Geometry,
    input: *const V::Element,
    packed: *const V::Element,
    output: *mut f32,
) {
    let (side, stride) = (geometry.side(), geometry.stride());
    let strips = side.div_ceil(V::STRIPS[N - 1]);
    let together = N * V::LANES;
    for pass in 0..layer.outputs / together {
        for (y, first) in geometry.lines().enumerate() {
            for part in 0..strips {
                // Strips as equal as they can be.
                let (x, end) = (part * side / strips, (part + 1) * side / strips);
                // SAFETY: the strip's rows, one line more above and below, are on the bordered
                // board.
                unsafe {
                    let input = input.add((first + x - layer.reach(stride)) * layer.inputs);
                    let packed = packed.add(pass * layer.taps * layer.inputs * together);
                    let output = output.add((y * side + x) * layer.outputs + pass * together);
                    match end - x {
                        1 => strip::<V, 1, N>(layer, stride, input, packed, output),
                        2 => strip::<V, 2, N>(layer, stride, input, packed, output),
                        3 => strip::<V, 3, N>(layer, stride, input, packed, output),
                        4 => strip::<V, 4, N>(layer, stride, input, packed, output),
                        5 => strip::<V, 5, N>(layer, stride, input, packed, output),
                        6 => strip::<V, 6, N>(layer, stride, input, packed, output),
                        7 => strip::<V, 7, N>(layer, stride, input, packed, output),
                        8 => strip::<V, 8, N>(layer, stride, input, packed, output),
                        9 => strip::<V, 9, N>(layer, stride, input, packed, output),
                        10 => strip::<V, 10, N>(layer, stride, input, packed, output),
                        11 => strip::<V, 11, N>(layer, stride, input, packed, output),
                        12 => strip::<V, 12, N>(layer, stride, input, packed, output),
                        13 => strip::<V, 13, N>(layer, stride, input, packed, output),
                        points => unreachable!("a strip of {points} points"),
                    }
                }
            }
        }
    }
}

/// Convolves `M` points beside each other, for `N` vectors of outputs.
///
/// # Safety
///
/// As [`board`]; `input` is the first tap of the first point.
#[inline(always)]
unsafe fn strip<V: Vector, const M: usize, const N: usize>(
    layer: Layer,
    stride: usize,
    input: *const V::Element,
    mut packed: *const V::Element,
    output: *mut f32,
) {
    // SAFETY: the caller's word.
    unsafe {
        let mut sums = [[V::zero(); N]; M];
        for tap in 0..layer.taps {
            let first = input.add(layer.offset(stride, tap) * layer.inputs);
            for group in (0..layer.inputs).step_by(V::GROUP) {
                let mut weights = [V::zero(); N];
                for weights in &mut weights {
                    *weights = V::groups(packed);
                    packed = packed.add(V::LANES * V::GROUP);
                }
                for (m, sums) in sums.iter_mut().enumerate() {
                    let input = V::spread(first.add(m * layer.inputs + group));
                    for (sum, &weights) in sums.iter_mut().zip(&weights) {
                        *sum = V::add_product(*sum, input, weights);
                    }
                }
            }
        }
        for (m, sums) in sums.iter().enumerate() {
            for (n, &sum) in sums.iter().enumerate() {
                V::store(sum, output.add(m * layer.outputs + n * V::LANES));
            }
        }
    }
}

/// Adds the products of inputs and gradients over all points of a board, `M` inputs and `N`
/// vectors of outputs at a time.
///
/// # Safety
///
/// `V::is_here`; the layer passes `check`; there are `geometry.rows()` rows of both, in pairs
/// where a group is of two, and all weights.
#[inline(always)]
unsafe fn correlate<V: Vector, const M: usize, const N: usize>(
    layer: Layer,
    geometry: Geometry,
    input: *const V::Element,
    gradient: *const V::Element,
    sum: *mut f32,
) {
    let Layer { taps, inputs, outputs } = layer;
    let stride = geometry.stride();
    // From the first point to the last; the border between adds nothing, as its gradient is zero.
    let first = geometry.row_of(0, 0);
    let steps = (geometry.row_of(geometry.side() - 1, geometry.side()) - first).div_ceil(V::GROUP);
    for tap in 0..taps {
        let read = first - layer.reach(stride) + layer.offset(stride, tap);
        for i in (0..inputs).step_by(M) {
            for o in (0..outputs).step_by(N * V::LANES) {
                // SAFETY: the last step reads at most two rows after the last point's taps.
                unsafe {
                    let input = input.add((read * inputs + i) * V::GROUP);
                    let gradient = gradient.add((first * outputs + o) * V::GROUP);
                    let mut sums = [[V::zero(); N]; M];
                    for step in 0..steps {
                        let input = input.add(step * inputs * V::GROUP * V::GROUP);
                        let gradient = gradient.add(step * outputs * V::GROUP * V::GROUP);
                        let mut factors = [V::zero(); N];
                        for (n, factor) in factors.iter_mut().enumerate() {
                            *factor = V::groups(gradient.add(n * V::LANES * V::GROUP));
                        }
                        for (m, sums) in sums.iter_mut().enumerate() {
                            let input = V::spread(input.add(m * V::GROUP));
                            for (sum, &factor) in sums.iter_mut().zip(&factors) {
                                *sum = V::add_product(*sum, input, factor);
                            }
                        }
                    }
                    let to = sum.add((tap * inputs + i) * outputs + o);
                    for (m, sums) in sums.iter().enumerate() {
                        for (n, &sum) in sums.iter().enumerate() {
                            V::add_to(sum, to.add(m * outputs + n * V::LANES));
                        }
                    }
                }
            }
        }
    }
}
