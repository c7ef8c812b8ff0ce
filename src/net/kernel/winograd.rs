//! 3x3 convolutions of numbers with few multiplications (Winograd 1980; Lavin and Gray 2016).
//!
//! F(3x3, 3x3): a tile of 3x3 results comes from a patch of 5x5 points. Patch and kernel are
//! each transformed to 25 numbers; their products, summed over the input channels, are
//! transformed back. That takes 25 multiplications for what would take 81, and a 9x9 board is
//! exactly nine tiles. The sums are 25 products of matrices, tiles by channels, and that is
//! where the time goes.
#![allow(unsafe_code)]

use super::grid::Grid;
use super::lanes::Lanes;
use super::matrix::{Matrix, multiply};

/// The points of a tile's side, and of its patch's.
pub(super) const TILE: usize = 3;
const PATCH: usize = TILE + 2;

/// The numbers that a patch is transformed to.
const SPOTS: usize = PATCH * PATCH;

/// From a kernel's column of three to five.
const KERNEL: [[f32; 3]; PATCH] = [
    [0.5, 0.0, 0.0],
    [-0.5, -0.5, -0.5],
    [-1.0 / 6.0, 1.0 / 6.0, -1.0 / 6.0],
    [1.0 / 6.0, 1.0 / 3.0, 2.0 / 3.0],
    [0.0, 0.0, 1.0],
];

/// A 3x3 convolution, transformed: a matrix for each spot.
pub(super) struct Layer {
    spots: Vec<Matrix>,
}

impl Layer {
    /// Transforms a kernel `[9][K][C]` for vectors so wide.
    pub(super) fn new(kernel: &[f32], outputs: usize, lanes: usize) -> Layer {
        let inputs = kernel.len() / (9 * outputs);
        let spot = |spot: usize| {
            let (row, col) = (KERNEL[spot / PATCH], KERNEL[spot % PATCH]);
            let weight = |index: usize| -> f32 {
                let at = |place: usize| kernel[place * inputs * outputs + index];
                (0..9).map(|place| row[place / 3] * col[place % 3] * at(place)).sum()
            };
            let weights: Vec<f32> = (0..inputs * outputs).map(weight).collect();
            Matrix::new(&weights, inputs, outputs, lanes)
        };
        Layer { spots: (0..SPOTS).map(spot).collect() }
    }

    /// The number of input channels that matter.
    fn inputs(&self) -> usize {
        self.spots[0].inputs()
    }

    fn outputs(&self) -> usize {
        self.spots[0].outputs()
    }
}

/// Room for the transformed patches and sums.
#[derive(Default)]
pub(super) struct Scratch {
    patches: Vec<f32>,
    sums: Vec<f32>,
}

/// A convolution to be done: `output = relu(layer(input) + bias + residual)`.
pub(super) struct Task<'a> {
    pub layer: &'a Layer,
    pub side: usize,
    /// With a border, as [`Grid::tiled`] has it.
    pub input: &'a [f32],
    /// The numbers from one point of the input to the next.
    pub channels: usize,
    pub bias: &'a [f32],
    /// Numbers to add, on the grid of the input; empty for nothing.
    pub residual: &'a [f32],
    pub output: &'a mut [f32],
    /// The places of the output's points.
    pub output_grid: Grid,
    pub scratch: &'a mut Scratch,
}

/// Does a convolution.
///
/// # Safety
///
/// The processor has the instructions of `L`.
#[inline(always)]
pub(super) unsafe fn convolve<L: Lanes>(task: Task) {
    let (grid, width) = (Grid::tiled(task.side), task.layer.outputs());
    let tiles = task.side.div_ceil(TILE).pow(2);
    assert!(task.channels.is_multiple_of(L::WIDTH) && width % L::WIDTH == 0);
    assert!(task.layer.inputs() <= task.channels && task.bias.len() == width);
    assert!(task.input.len() >= grid.points * task.channels);
    assert!(task.output.len() >= task.output_grid.points * width);
    assert!(task.residual.is_empty() || task.residual.len() >= grid.points * width);
    let Scratch { patches, sums } = task.scratch;
    let room = SPOTS * tiles * task.channels.max(width);
    if patches.len() < room {
        patches.resize(room, 0.0);
        sums.resize(room, 0.0);
    }
    // SAFETY: the caller vouches for the processor. Every patch of `Grid::tiled` lies within
    // its points, so `gather` reads within the input; it writes `SPOTS * tiles * channels`
    // numbers and `scatter` reads `SPOTS * tiles * width`, for which there is room.
    // `scatter` writes only to points of the board, which are in both grids.
    unsafe {
        gather::<L>(&grid, task.side, task.input, task.channels, patches);
        for (spot, matrix) in task.layer.spots.iter().enumerate() {
            let patches = &patches[spot * tiles * task.channels..][..tiles * task.channels];
            let sums = &mut sums[spot * tiles * width..][..tiles * width];
            multiply::<L>(matrix, patches, task.channels, tiles, &[], sums);
        }
        scatter::<L>(
            &grid,
            &task.output_grid,
            task.side,
            sums,
            task.bias,
            task.residual,
            task.output,
        );
    }
}

/// Transforms all patches.
///
/// # Safety
///
/// See [`convolve`].
#[inline(always)]
unsafe fn gather<L: Lanes>(
    grid: &Grid,
    side: usize,
    input: &[f32],
    channels: usize,
    patches: &mut [f32],
) {
    let across = side.div_ceil(TILE);
    for tile in 0..across * across {
        let corner = (tile / across * grid.stride + tile % across) * TILE;
        for channel in (0..channels).step_by(L::WIDTH) {
            // SAFETY: see `convolve`.
            unsafe {
                let from = input.as_ptr().add(corner * channels + channel);
                let to = patches.as_mut_ptr().add(tile * channels + channel);
                let mut rows = [[L::splat(0.0); PATCH]; PATCH];
                for (row, out) in rows.iter_mut().enumerate() {
                    let mut line = [L::splat(0.0); PATCH];
                    for (col, x) in line.iter_mut().enumerate() {
                        *x = L::load(from.add((row * grid.stride + col) * channels));
                    }
                    *out = patch_line(line);
                }
                for col in 0..PATCH {
                    let line =
                        [rows[0][col], rows[1][col], rows[2][col], rows[3][col], rows[4][col]];
                    let line = patch_line(line);
                    for (row, x) in line.into_iter().enumerate() {
                        x.store(to.add((row * PATCH + col) * across * across * channels));
                    }
                }
            }
        }
    }
}

/// Transforms all sums back and finishes the layer.
///
/// # Safety
///
/// See [`convolve`].
#[inline(always)]
unsafe fn scatter<L: Lanes>(
    grid: &Grid,
    output_grid: &Grid,
    side: usize,
    sums: &[f32],
    bias: &[f32],
    residual: &[f32],
    output: &mut [f32],
) {
    let (across, width) = (side.div_ceil(TILE), bias.len());
    for tile in 0..across * across {
        let (top, left) = (tile / across * TILE, tile % across * TILE);
        for channel in (0..width).step_by(L::WIDTH) {
            // SAFETY: see `convolve`.
            unsafe {
                let from = sums.as_ptr().add(tile * width + channel);
                let mut rows = [[L::splat(0.0); TILE]; PATCH];
                for (row, out) in rows.iter_mut().enumerate() {
                    let mut line = [L::splat(0.0); PATCH];
                    for (col, x) in line.iter_mut().enumerate() {
                        *x = L::load(from.add((row * PATCH + col) * across * across * width));
                    }
                    *out = tile_line(line);
                }
                let bias = L::load(bias.as_ptr().add(channel));
                for col in 0..TILE.min(side - left) {
                    let line =
                        [rows[0][col], rows[1][col], rows[2][col], rows[3][col], rows[4][col]];
                    let line = tile_line(line);
                    for (row, x) in line.into_iter().enumerate().take(side - top) {
                        let mut x = x.add(bias);
                        if !residual.is_empty() {
                            let at = grid.at(top + row, left + col) * width + channel;
                            x = x.add(L::load(residual.as_ptr().add(at)));
                        }
                        let at = output_grid.at(top + row, left + col) * width + channel;
                        x.max(L::splat(0.0)).store(output.as_mut_ptr().add(at));
                    }
                }
            }
        }
    }
}

/// Transforms a line of a patch: [2 -1 -2 1 0], [0 -2 -1 1 0], [0 2 -3 1 0], [0 -1 0 1 0],
/// [0 2 -1 -2 1].
///
/// # Safety
///
/// The processor has the instructions of `L`.
#[inline(always)]
unsafe fn patch_line<L: Lanes>(d: [L; PATCH]) -> [L; PATCH] {
    // SAFETY: the caller vouches for the processor.
    unsafe {
        let two = L::splat(2.0);
        let step = d[3].sub(d[1]);
        let rest = d[1].sub(d[2]);
        [
            step.fma(two, d[0].sub(d[2])),
            step.sub(d[1]).sub(d[2]),
            step.fma(L::splat(3.0), rest),
            step,
            d[4].sub(d[2]).sub(two.mul(step)),
        ]
    }
}

/// Transforms a line of sums: [1 1 1 1 0], [0 1 -1 2 0], [0 1 1 4 1].
///
/// # Safety
///
/// The processor has the instructions of `L`.
#[inline(always)]
unsafe fn tile_line<L: Lanes>(d: [L; PATCH]) -> [L; TILE] {
    // SAFETY: the caller vouches for the processor.
    unsafe {
        let sum = d[1].add(d[2]);
        [
            d[0].add(sum).add(d[3]),
            d[1].sub(d[2]).fma(L::splat(2.0), d[3]),
            sum.fma(L::splat(4.0), d[3]).add(d[4]),
        ]
    }
}
