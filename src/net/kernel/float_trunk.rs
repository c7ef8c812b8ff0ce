//! The trunk of a net in numbers.

use super::float::Floats;
use super::grid::Grid;
use super::winograd::{self, Layer, Task};
use crate::board::{Size, Symmetry};
use crate::net::planes::{PLANES, Planes};
use crate::net::reference::side_factor;
use crate::net::weights::{Convolution, Weights};

/// The numbers from one point of the input to the next: planes, and zeros up to whole vectors.
const CHANNELS: usize = PLANES.next_multiple_of(16);

/// A 3x3 convolution with its bias.
struct Layered {
    layer: Layer,
    bias: Vec<f32>,
}

/// The layers of a trunk.
pub(in crate::net) struct FloatTrunk {
    floats: &'static Floats,
    width: usize,
    stem: Layered,
    globals: Vec<f32>,
    /// Two layers and what goes through the pool, if the block has one.
    blocks: Vec<(Layered, Layered, Vec<f32>)>,
}

/// The memory that a trunk works on.
#[derive(Default)]
pub(in crate::net) struct Scratch {
    size: Option<Size>,
    input: Vec<f32>,
    /// The input of a block, its inside, and its output.
    buffers: [Vec<f32>; 3],
    bias: Vec<f32>,
    pool: Vec<f32>,
    winograd: winograd::Scratch,
}

impl Scratch {
    /// Makes room for boards of a size, with borders of zeros.
    fn prepare(&mut self, size: Size, width: usize) {
        if self.size == Some(size) {
            return;
        }
        self.size = Some(size);
        let points = Grid::tiled(size.side()).points;
        self.input.clear();
        self.input.resize(points * CHANNELS, 0.0);
        for buffer in &mut self.buffers {
            buffer.clear();
            buffer.resize(points * width, 0.0);
        }
        self.pool.resize(3 * width, 0.0);
    }
}

impl FloatTrunk {
    /// The trunk of a net for a kind of processor.
    pub(in crate::net) fn new(weights: &Weights, floats: &'static Floats) -> FloatTrunk {
        let width = weights.shape.width();
        let layered = |convolution: &Convolution| Layered {
            layer: Layer::new(&convolution.kernel, width, floats.lanes),
            bias: convolution.bias.clone(),
        };
        let blocks = weights.blocks.iter();
        FloatTrunk {
            floats,
            width,
            stem: layered(&weights.stem),
            globals: weights.globals.clone(),
            blocks: blocks
                .map(|block| (layered(&block.first), layered(&block.second), block.pool.clone()))
                .collect(),
        }
    }

    /// Makes numbers for each point of a turned position, without a border.
    pub(in crate::net) fn run(
        &self,
        planes: &Planes,
        symmetry: Symmetry,
        scratch: &mut Scratch,
        output: &mut [f32],
    ) {
        let (size, side) = (planes.size(), planes.size().side());
        scratch.prepare(size, self.width);
        let Scratch { input, buffers: [x, inner, sum], bias, pool, winograd, .. } = scratch;
        let grid = Grid::tiled(side);
        fill(input, &grid, planes, symmetry);
        bias.clone_from(&self.stem.bias);
        self.floats.add_through(&self.globals, planes.globals(), bias);
        let plain = Grid::plain(side);
        let mut convolve = |layered: &Layered, bias: &[f32], images: Images| {
            let Images { input, channels, residual, output, output_grid } = images;
            self.floats.convolve(Task {
                layer: &layered.layer,
                side,
                input,
                channels,
                bias,
                residual,
                output,
                output_grid,
                scratch: winograd,
            });
        };
        let images =
            Images { input, channels: CHANNELS, residual: &[], output: x, output_grid: grid };
        convolve(&self.stem, bias, images);
        let channels = self.width;
        for (number, (first, second, matrix)) in self.blocks.iter().enumerate() {
            let images =
                Images { input: x, channels, residual: &[], output: inner, output_grid: grid };
            convolve(first, &first.bias, images);
            bias.clone_from(&second.bias);
            if !matrix.is_empty() {
                pool_of(self.floats, &grid, size, inner, pool);
                self.floats.add_through(matrix, pool, bias);
            }
            let is_last = number + 1 == self.blocks.len();
            let (output, output_grid) =
                if is_last { (&mut *output, plain) } else { (&mut sum[..], grid) };
            convolve(
                second,
                bias,
                Images { input: inner, channels, residual: x, output, output_grid },
            );
            std::mem::swap(x, sum);
        }
    }
}

/// The numbers that a convolution reads and writes.
struct Images<'a> {
    input: &'a [f32],
    channels: usize,
    residual: &'a [f32],
    output: &'a mut [f32],
    output_grid: Grid,
}

/// Means, means by the size of the board, and maxima of each channel.
pub(super) fn pool_of(floats: &Floats, grid: &Grid, size: Size, x: &[f32], pool: &mut [f32]) {
    let channels = pool.len() / 3;
    let (means, max) = pool.split_at_mut(2 * channels);
    let (mean, scaled) = means.split_at_mut(channels);
    floats.pool(grid, size.side(), x, mean, max);
    finish_means(size, 1.0, mean, scaled);
}

/// Makes means of sums, of steps of some height.
pub(super) fn finish_means(size: Size, step: f32, mean: &mut [f32], scaled: &mut [f32]) {
    let (share, factor) = (step / size.area() as f32, side_factor(size));
    for (mean, scaled) in mean.iter_mut().zip(scaled) {
        *mean *= share;
        *scaled = *mean * factor;
    }
}

/// Writes the planes of the turned board.
fn fill(input: &mut [f32], grid: &Grid, planes: &Planes, symmetry: Symmetry) {
    let side = planes.size().side();
    let mut turned = planes.turned(symmetry);
    for row in 0..side {
        let line = &mut input[grid.at(row, 0) * CHANNELS..][..side * CHANNELS];
        for (point, word) in line.chunks_exact_mut(CHANNELS).zip(&mut turned) {
            for (plane, x) in point.iter_mut().enumerate() {
                *x = (word >> plane & 1) as f32;
            }
        }
    }
}
