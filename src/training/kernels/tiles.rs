//! Products of tiles: AMX, which multiplies 16 rows of 32 `bf16` by 16 columns at a time.
//!
//! Points of a bordered board that follow each other are rows of a tile as they lie, whatever the
//! tap, so that a convolution needs no copies of its input; the border's columns are computed and
//! thrown away. For the gradient of the weights the sum runs over points: the input is turned
//! over, a row for each channel, and the gradient's points go in pairs.
//!
//! The language has neither the instructions nor the question whether they are there, so both are
//! in assembly; Linux has to be asked before the first use.
#![allow(unsafe_code)]

use super::pairs::pair_off;
use super::{Arithmetic, Bf16, Geometry, Layer};
use std::arch::asm;
use std::arch::x86_64::*;
use std::mem::offset_of;
use std::sync::OnceLock;

/// Products of `bf16` in tiles.
pub(in crate::training) struct Amx;

/// The rows of a tile.
const ROWS: usize = 16;

/// The `bf16` of a tile's row.
const COLUMNS: usize = 32;

/// The form of all eight tiles.
#[repr(C, align(64))]
struct Form {
    palette: u8,
    start: u8,
    reserved: [u8; 14],
    bytes: [u16; 16],
    rows: [u8; 16],
}

/// Tiles in use, until dropped.
struct Tiles;

impl Tiles {
    /// Makes tiles of 64 bytes in a row. `rows` is the height of factors and sums: tiles 0 to 5.
    ///
    /// # Safety
    ///
    /// The processor has tiles and Linux has allowed them.
    unsafe fn new(rows: usize) -> Tiles {
        let mut form =
            Form { palette: 1, start: 0, reserved: [0; 14], bytes: [0; 16], rows: [0; 16] };
        form.bytes[..8].fill(64);
        form.rows[..6].fill(rows as u8);
        form.rows[6..8].fill(ROWS as u8);
        // SAFETY: the caller's word.
        unsafe { asm!("ldtilecfg [{}]", in(reg) &form, options(nostack)) };
        Tiles
    }
}

impl Drop for Tiles {
    fn drop(&mut self) {
        // SAFETY: whoever made this had the instructions.
        unsafe { asm!("tilerelease", options(nostack)) };
    }
}

/// Two tiles of rows by two tiles of columns, summed over some steps. Distances are in bytes.
#[repr(C)]
struct Product {
    /// The places of the factors of each step, from the first ones.
    steps: *const [usize; 2],
    end: *const [usize; 2],
    rows: *const u16,
    /// From one row to the next, and to the second tile.
    rows_stride: usize,
    rows_next: usize,
    columns: *const u16,
    columns_stride: usize,
    columns_next: usize,
    sums: *mut f32,
    sums_stride: usize,
    sums_down: usize,
    sums_right: usize,
    /// 1 if the sums go on from what is there.
    goes_on: usize,
}

impl Product {
    /// Computes it. Where two tiles are the same, so are their sums, which are written twice.
    ///
    /// # Safety
    ///
    /// [`Tiles`] are in use; there is at least one step, and everything the tiles reach is there.
    #[inline(always)]
    unsafe fn run(&self) {
        // SAFETY: the caller's word.
        unsafe {
            asm!(
                "mov {stride}, [{t} + {SUMS_STRIDE}]",
                "mov {x}, [{t} + {SUMS}]",
                "cmp qword ptr [{t} + {GOES_ON}], 0",
                "je 3f",
                "mov {y}, [{t} + {SUMS_DOWN}]",
                "add {y}, {x}",
                "tileloadd tmm0, [{x} + {stride}]",
                "tileloadd tmm2, [{y} + {stride}]",
                "add {x}, [{t} + {SUMS_RIGHT}]",
                "add {y}, [{t} + {SUMS_RIGHT}]",
                "tileloadd tmm1, [{x} + {stride}]",
                "tileloadd tmm3, [{y} + {stride}]",
                "jmp 4f",
                "3:",
                "tilezero tmm0",
                "tilezero tmm1",
                "tilezero tmm2",
                "tilezero tmm3",
                "4:",
                "mov {step}, [{t} + {STEPS}]",
                "mov {stride}, [{t} + {ROWS_STRIDE}]",
                "mov {other}, [{t} + {COLUMNS_STRIDE}]",
                "2:",
                "mov {x}, [{step}]",
                "mov {y}, [{step} + 8]",
                "add {x}, [{t} + {ROWS}]",
                "add {y}, [{t} + {COLUMNS}]",
                "tileloadd tmm4, [{x} + {stride}]",
                "tileloadd tmm6, [{y} + {other}]",
                "add {x}, [{t} + {ROWS_NEXT}]",
                "add {y}, [{t} + {COLUMNS_NEXT}]",
                "tileloadd tmm7, [{y} + {other}]",
                "tdpbf16ps tmm0, tmm4, tmm6",
                "tileloadd tmm5, [{x} + {stride}]",
                "tdpbf16ps tmm1, tmm4, tmm7",
                "tdpbf16ps tmm2, tmm5, tmm6",
                "tdpbf16ps tmm3, tmm5, tmm7",
                "add {step}, 16",
                "cmp {step}, [{t} + {END}]",
                "jne 2b",
                "mov {stride}, [{t} + {SUMS_STRIDE}]",
                "mov {x}, [{t} + {SUMS}]",
                "mov {y}, [{t} + {SUMS_DOWN}]",
                "add {y}, {x}",
                "tilestored [{x} + {stride}], tmm0",
                "tilestored [{y} + {stride}], tmm2",
                "add {x}, [{t} + {SUMS_RIGHT}]",
                "add {y}, [{t} + {SUMS_RIGHT}]",
                "tilestored [{x} + {stride}], tmm1",
                "tilestored [{y} + {stride}], tmm3",
                t = in(reg) self,
                x = out(reg) _,
                y = out(reg) _,
                step = out(reg) _,
                stride = out(reg) _,
                other = out(reg) _,
                STEPS = const offset_of!(Product, steps),
                END = const offset_of!(Product, end),
                ROWS = const offset_of!(Product, rows),
                ROWS_STRIDE = const offset_of!(Product, rows_stride),
                ROWS_NEXT = const offset_of!(Product, rows_next),
                COLUMNS = const offset_of!(Product, columns),
                COLUMNS_STRIDE = const offset_of!(Product, columns_stride),
                COLUMNS_NEXT = const offset_of!(Product, columns_next),
                SUMS = const offset_of!(Product, sums),
                SUMS_STRIDE = const offset_of!(Product, sums_stride),
                SUMS_DOWN = const offset_of!(Product, sums_down),
                SUMS_RIGHT = const offset_of!(Product, sums_right),
                GOES_ON = const offset_of!(Product, goes_on),
                options(nostack),
            );
        }
    }
}

/// Tells whether the processor has tiles of `bf16` and Linux lets this process use them.
fn is_allowed() -> bool {
    static ALLOWED: OnceLock<bool> = OnceLock::new();
    *ALLOWED.get_or_init(|| {
        // Bits of leaf 7 (Intel's manual, volume 2, CPUID): AMX-BF16 and AMX-TILE.
        let has_tiles = __cpuid(0).eax >= 7 && {
            let bits = __cpuid_count(7, 0).edx;
            bits >> 22 & 1 != 0 && bits >> 24 & 1 != 0
        };
        has_tiles && ask_linux()
    })
}

#[cfg(target_os = "linux")]
fn ask_linux() -> bool {
    /// The number of `arch_prctl`, its request for a feature, and the feature: the tiles' data.
    const CALL: isize = 158;
    const REQUEST: usize = 0x1023;
    const TILE_DATA: usize = 18;
    let answer: isize;
    // SAFETY: a system call that reads and writes no memory of ours.
    unsafe {
        asm!(
            "syscall",
            inlateout("rax") CALL => answer,
            in("rdi") REQUEST,
            in("rsi") TILE_DATA,
            out("rcx") _,
            out("r11") _,
            options(nostack),
        );
    }
    answer == 0
}

#[cfg(not(target_os = "linux"))]
fn ask_linux() -> bool {
    false
}

impl Arithmetic for Amx {
    type Element = u16;

    fn is_here() -> bool {
        <Bf16 as Arithmetic>::is_here() && is_allowed()
    }

    #[inline(always)]
    fn run<R>(work: impl FnOnce() -> R) -> R {
        <Bf16 as Arithmetic>::run(work)
    }

    #[inline(always)]
    fn element(number: f32) -> u16 {
        <Bf16 as Arithmetic>::element(number)
    }

    /// The order: two tiles of outputs, taps, tiles of inputs, of each its pairs of inputs; zeros
    /// where inputs end before their tile.
    fn pack(layer: Layer, weights: &[f32]) -> Vec<u16> {
        let Layer { taps, inputs, outputs } = layer;
        let mut packed = Vec::with_capacity(taps * inputs.next_multiple_of(COLUMNS) * outputs);
        for pass in (0..outputs).step_by(2 * ROWS) {
            for tap in 0..taps {
                for chunk in (0..inputs).step_by(COLUMNS) {
                    for first in (pass..outputs.min(pass + 2 * ROWS)).step_by(ROWS) {
                        for pair in (chunk..chunk + COLUMNS).step_by(2) {
                            for output in first..first + ROWS {
                                packed.extend([pair, pair + 1].map(|input| {
                                    let at = (tap * inputs + input) * outputs + output;
                                    Amx::element(if input < inputs { weights[at] } else { 0.0 })
                                }));
                            }
                        }
                    }
                }
            }
        }
        packed
    }

    fn convolve(
        layer: Layer,
        geometry: Geometry,
        input: &[u16],
        packed: &[u16],
        output: &mut [f32],
    ) {
        let Layer { taps, inputs, outputs } = layer;
        check(layer);
        let padded = inputs.next_multiple_of(COLUMNS);
        assert!(input.len() >= geometry.rows() * inputs && padded <= 2 * inputs);
        assert!(packed.len() >= taps * padded * outputs);
        assert!(output.len() >= geometry.points() * outputs && <Amx as Arithmetic>::is_here());
        let (side, stride) = (geometry.side(), geometry.stride());
        let first = geometry.row_of(0, 0) - layer.reach(stride);
        let rows = side * stride - 1;
        let height = rows.min(ROWS);
        let mut sums = [[0.0f32; 2 * ROWS]; 2 * ROWS];
        // SAFETY: `is_here` is asserted.
        let tiles = unsafe { Tiles::new(height) };
        for pass in (0..outputs).step_by(2 * ROWS) {
            let across = if pass + ROWS < outputs { 2 } else { 1 };
            let size = ROWS * COLUMNS;
            let mut steps = Vec::with_capacity(taps * padded / COLUMNS);
            for tap in 0..taps {
                for chunk in (0..inputs).step_by(COLUMNS) {
                    let from = 2 * (layer.offset(stride, tap) * inputs + chunk);
                    steps.push([from, 2 * size * across * steps.len()]);
                }
            }
            let columns = &packed[pass * taps * padded..];
            for top in (0..rows).step_by(2 * height) {
                // A tile that would reach too far begins earlier.
                let tops = [top, top + height].map(|top| top.min(rows - height));
                let product = Product {
                    steps: steps.as_ptr(),
                    end: steps.as_ptr_range().end,
                    rows: input[(first + tops[0]) * inputs..].as_ptr(),
                    rows_stride: 2 * inputs,
                    rows_next: 2 * (tops[1] - tops[0]) * inputs,
                    columns: columns.as_ptr(),
                    columns_stride: 64,
                    columns_next: if across == 2 { 2 * size } else { 0 },
                    sums: sums.as_mut_ptr().cast(),
                    sums_stride: size_of_val(&sums[0]),
                    sums_down: ROWS * size_of_val(&sums[0]),
                    sums_right: 64,
                    goes_on: 0,
                };
                // SAFETY: the last tap of the last point is in the last row of the board but
                // one, and what a tile of inputs has too much is at most one row more; weights
                // are as `pack` put them; the sums have room for four tiles.
                unsafe { product.run() };
                for (top, sums) in tops.into_iter().zip(sums.chunks_exact(ROWS)) {
                    put_points(geometry, top, &sums[..height], pass, across, outputs, output);
                }
            }
        }
        drop(tiles);
    }

    fn add_weight_gradient(
        layer: Layer,
        geometry: Geometry,
        input: &[u16],
        gradient: &[u16],
        scratch: &mut [Vec<u16>; 2],
        sum: &mut [f32],
    ) {
        let Layer { taps, inputs, outputs } = layer;
        check(layer);
        let rows = geometry.rows();
        assert!(input.len() >= rows * inputs && gradient.len() >= rows * outputs);
        assert!(sum.len() >= layer.weights() && <Amx as Arithmetic>::is_here());
        let (side, stride) = (geometry.side(), geometry.stride());
        let first = geometry.row_of(0, 0);
        let steps = (side * stride - 1).div_ceil(COLUMNS);
        // What the last step reads beyond the board's gradient is zero.
        let length = first + stride + 1 + steps * COLUMNS;
        let [turned, pairs] = scratch;
        turned.resize(length.max(rows) * inputs, 0);
        let length = turned.len() / inputs;
        pairs.clear();
        pairs.resize(steps * COLUMNS * outputs, 0);
        Amx::run(
            #[inline(always)]
            || {
                turn_over(&input[..rows * inputs], inputs, length, turned);
                pair_off(&gradient[first * outputs..rows * outputs], outputs, pairs);
            },
        );
        let step = |step| [2 * COLUMNS * step, 2 * COLUMNS * outputs * step];
        let steps: Vec<[usize; 2]> = (0..steps).map(step).collect();
        // SAFETY: `is_here` is asserted.
        let tiles = unsafe { Tiles::new(ROWS) };
        for tap in 0..taps {
            let read = first - layer.reach(stride) + layer.offset(stride, tap);
            for top in (0..inputs).step_by(2 * ROWS) {
                let next = (top + ROWS).min(inputs - ROWS) - top;
                for left in (0..outputs).step_by(2 * ROWS) {
                    let right = if left + ROWS < outputs { 64 } else { 0 };
                    let product = Product {
                        steps: steps.as_ptr(),
                        end: steps.as_ptr_range().end,
                        rows: turned[top * length + read..].as_ptr(),
                        rows_stride: 2 * length,
                        rows_next: 2 * next * length,
                        columns: pairs[2 * left..].as_ptr(),
                        columns_stride: 4 * outputs,
                        columns_next: right,
                        sums: sum[(tap * inputs + top) * outputs + left..].as_mut_ptr(),
                        sums_stride: 4 * outputs,
                        sums_down: 4 * next * outputs,
                        sums_right: right,
                        goes_on: 1,
                    };
                    // SAFETY: rows are `length` numbers of each input, enough for the last step
                    // of the last tap; pairs are `steps` times a tile's, for all outputs; the
                    // sums are those of the tap. Tiles that overlap are both read before either
                    // is written, so nothing is added twice.
                    unsafe { product.run() };
                }
            }
        }
        drop(tiles);
    }
}

/// Refuses layers that tiles would leave in part undone.
fn check(layer: Layer) {
    let Layer { taps, inputs, outputs } = layer;
    assert!(inputs.is_multiple_of(ROWS) || (inputs > ROWS && inputs < 2 * ROWS));
    assert!(inputs >= ROWS && outputs.is_multiple_of(ROWS) && matches!(taps, 1 | 9));
}

/// Puts sums of rows of a bordered board, from a row after the first point on, where the points
/// are without border.
#[inline(always)]
fn put_points(
    geometry: Geometry,
    top: usize,
    sums: &[[f32; 2 * ROWS]],
    channel: usize,
    across: usize,
    outputs: usize,
    output: &mut [f32],
) {
    let (side, stride) = (geometry.side(), geometry.stride());
    let (mut x, mut point) = (top % stride, top / stride * side + top % stride);
    for sums in sums {
        if x < side {
            let to = &mut output[point * outputs + channel..];
            if across == 2 {
                to[..2 * ROWS].copy_from_slice(sums);
            } else {
                to[..ROWS].copy_from_slice(&sums[..ROWS]);
            }
            (x, point) = (x + 1, point + 1);
        } else {
            x = 0;
        }
    }
}

/// Turns rows over: `length` numbers of each channel, the first of them from the rows.
#[inline(always)]
fn turn_over(rows: &[u16], channels: usize, length: usize, turned: &mut [u16]) {
    let count = rows.len() / channels;
    assert!(turned.len() >= channels * length && length >= count && channels >= ROWS);
    if count < COLUMNS {
        for (at, row) in rows.chunks_exact(channels).enumerate() {
            row.iter().enumerate().for_each(|(channel, &x)| turned[channel * length + at] = x);
        }
        return;
    }
    for first in (0..count).step_by(COLUMNS) {
        let first = first.min(count - COLUMNS);
        for channel in (0..channels).step_by(ROWS) {
            let channel = channel.min(channels - ROWS);
            // SAFETY: 32 rows from `first` on and 16 channels from `channel` on are there, and
            // so are the places to write to; only `Amx::run` runs this, which has AVX-512.
            unsafe {
                let from = rows.as_ptr().add(first * channels + channel);
                let to = turned.as_mut_ptr().add(channel * length + first);
                turn_tile_over(from, channels, to, length);
            }
        }
    }
}

/// Turns 32 rows of 16 channels over, by the distances from row to row.
///
/// # Safety
///
/// The processor has AVX-512F; the tile is there, and the place for what becomes of it.
#[inline(always)]
unsafe fn turn_tile_over(from: *const u16, from_stride: usize, to: *mut u16, to_stride: usize) {
    // SAFETY: the caller's word.
    unsafe {
        // Pairs of rows are rows of 16 words; these are turned over in four steps.
        let mut rows: [__m512i; 16] = std::array::from_fn(|pair| {
            let row = |number: usize| {
                _mm512_cvtepu16_epi32(_mm256_loadu_si256(from.add(number * from_stride).cast()))
            };
            _mm512_or_si512(row(2 * pair), _mm512_slli_epi32::<16>(row(2 * pair + 1)))
        });
        let old = rows;
        for i in 0..8 {
            rows[2 * i] = _mm512_unpacklo_epi32(old[2 * i], old[2 * i + 1]);
            rows[2 * i + 1] = _mm512_unpackhi_epi32(old[2 * i], old[2 * i + 1]);
        }
        let old = rows;
        for i in 0..4 {
            for j in 0..2 {
                let (a, b) = (old[4 * i + j], old[4 * i + 2 + j]);
                rows[4 * i + 2 * j] = _mm512_unpacklo_epi64(a, b);
                rows[4 * i + 2 * j + 1] = _mm512_unpackhi_epi64(a, b);
            }
        }
        // Now row `4 * i + j` has, in each of its four parts `k`, words `4 * i` to `4 * i + 3` of
        // what will be row `4 * k + j`.
        for j in 0..4 {
            let [a, b, c, d] = [0, 4, 8, 12].map(|i| rows[i + j]);
            let (ab_even, ab_odd) =
                (_mm512_shuffle_i32x4::<0x88>(a, b), _mm512_shuffle_i32x4::<0xdd>(a, b));
            let (cd_even, cd_odd) =
                (_mm512_shuffle_i32x4::<0x88>(c, d), _mm512_shuffle_i32x4::<0xdd>(c, d));
            let parts = [
                _mm512_shuffle_i32x4::<0x88>(ab_even, cd_even),
                _mm512_shuffle_i32x4::<0x88>(ab_odd, cd_odd),
                _mm512_shuffle_i32x4::<0xdd>(ab_even, cd_even),
                _mm512_shuffle_i32x4::<0xdd>(ab_odd, cd_odd),
            ];
            for (k, part) in parts.into_iter().enumerate() {
                _mm512_storeu_si512(to.add((4 * k + j) * to_stride).cast(), part);
            }
        }
    }
}
