//! The trunk of a net in bytes.

use super::bytes::{Layer, Output, Residual, TOP, Task};
use super::float::Floats;
use super::float_trunk::finish_means;
use super::grid::Grid;
use super::vnni::Bytes;
use crate::board::{Size, Symmetry};
use crate::net::planes::{PLANES, Planes};
use crate::net::weights::{Convolution, Weights};

/// A 3x3 convolution with its bias and the range of its results.
struct Layered {
    layer: Layer,
    bias: Vec<f32>,
    range: f32,
}

/// The layers of a trunk.
pub(in crate::net) struct ByteTrunk {
    bytes: &'static Bytes,
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
    input: Vec<u8>,
    /// The input of a block, its inside, and its output.
    buffers: [Vec<u8>; 3],
    bias: Vec<f32>,
    pool: Vec<f32>,
    sums: Vec<u32>,
    most: Vec<u8>,
}

impl Scratch {
    /// Makes room for boards of a size, with borders of zeros.
    fn prepare(&mut self, size: Size, width: usize) {
        if self.size == Some(size) {
            return;
        }
        self.size = Some(size);
        let points = Grid::bordered(size.side()).points;
        self.input.clear();
        self.input.resize(points * PLANES, 0);
        for buffer in &mut self.buffers {
            buffer.clear();
            buffer.resize(points * width, 0);
        }
        self.pool.resize(3 * width, 0.0);
        self.sums.resize(width, 0);
        self.most.resize(width, 0);
    }
}

impl ByteTrunk {
    /// The trunk of a net for a kind of processor.
    pub(in crate::net) fn new(
        weights: &Weights,
        bytes: &'static Bytes,
        floats: &'static Floats,
    ) -> ByteTrunk {
        let width = weights.shape.width();
        let layered = |convolution: &Convolution, step: f32, range: f32| Layered {
            layer: Layer::new(&convolution.kernel, width, step, bytes.lanes),
            bias: convolution.bias.clone(),
            range,
        };
        let ranges = &weights.ranges;
        let block = |(number, block): (usize, &crate::net::Block)| {
            let [input, inner, sum] = [0, 1, 2].map(|more| ranges[2 * number + more]);
            let first = layered(&block.first, input / TOP, inner);
            (first, layered(&block.second, inner / TOP, sum), block.pool.clone())
        };
        ByteTrunk {
            bytes,
            floats,
            width,
            stem: layered(&weights.stem, 1.0, ranges[0]),
            globals: weights.globals.clone(),
            blocks: weights.blocks.iter().enumerate().map(block).collect(),
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
        let Scratch { input, buffers: [x, inner, sum], bias, pool, sums, most, .. } = scratch;
        fill(input, planes, symmetry);
        bias.clone_from(&self.stem.bias);
        self.floats.add_through(&self.globals, planes.globals(), bias);
        self.convolve(&self.stem, side, bias, input, None, to_bytes(x, &self.stem));
        let mut range = self.stem.range;
        for (number, (first, second, matrix)) in self.blocks.iter().enumerate() {
            self.convolve(first, side, &first.bias, x, None, to_bytes(inner, first));
            bias.clone_from(&second.bias);
            if !matrix.is_empty() {
                self.bytes.pool(side, inner, sums, most);
                finish_pool(size, first.range / TOP, sums, most, pool);
                self.floats.add_through(matrix, pool, bias);
            }
            let residual = Some(Residual { bytes: x, step: range / TOP });
            if number + 1 == self.blocks.len() {
                self.convolve(second, side, bias, inner, residual, Output::Floats(output));
            } else {
                self.convolve(second, side, bias, inner, residual, to_bytes(sum, second));
                std::mem::swap(x, sum);
                range = second.range;
            }
        }
    }

    fn convolve(
        &self,
        layered: &Layered,
        side: usize,
        bias: &[f32],
        input: &[u8],
        residual: Option<Residual>,
        output: Output,
    ) {
        self.bytes.convolve(Task { layer: &layered.layer, side, input, bias, residual, output });
    }
}

/// The results of a layer in bytes.
fn to_bytes<'a>(bytes: &'a mut [u8], layered: &Layered) -> Output<'a> {
    Output::Bytes(bytes, TOP / layered.range)
}

/// Means, means by the size of the board, and maxima of each channel, of steps of some height.
fn finish_pool(size: Size, step: f32, sums: &[u32], most: &[u8], pool: &mut [f32]) {
    let (means, max) = pool.split_at_mut(2 * sums.len());
    let (mean, scaled) = means.split_at_mut(sums.len());
    mean.iter_mut().zip(sums).for_each(|(mean, &sum)| *mean = sum as f32);
    finish_means(size, step, mean, scaled);
    max.iter_mut().zip(most).for_each(|(max, &most)| *max = f32::from(most) * step);
}

/// Writes the planes of the turned board.
fn fill(input: &mut [u8], planes: &Planes, symmetry: Symmetry) {
    let (side, grid) = (planes.size().side(), Grid::bordered(planes.size().side()));
    let mut turned = planes.turned(symmetry);
    for row in 0..side {
        let line = &mut input[grid.at(row, 0) * PLANES..][..side * PLANES];
        for (point, word) in line.chunks_exact_mut(PLANES).zip(&mut turned) {
            for (eight, bits) in point.chunks_exact_mut(8).zip(word.to_le_bytes()) {
                eight.copy_from_slice(&SPREAD[bits as usize]);
            }
        }
    }
}

/// The bits of each byte, a byte each.
static SPREAD: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    table
};
