//! The net on a batch: forward, with everything kept that the way back needs.
//!
//! Between two normalizations boards are independent, so each is taken through all that lies
//! between them while it is in the cache: normalized, rectified, bordered and convolved.

use super::example::Example;
use super::heads::Heads;
use super::kernels::{Arithmetic, Geometry};
use super::layout::{Layout, Normed};
use super::loss::Answer;
use super::norm::{Line, Moments, Statistics};
use super::rows::{
    add_everywhere, add_products, add_rows, add_through, join_and_rectify, pool, put_inside,
    scale_and_rectify,
};
use crate::net::PLANES;
use std::ops::Range;

/// The kernels of a net as the arithmetic reads them, forward and back.
pub(super) struct Packed<A: Arithmetic> {
    pub(super) forward: Vec<Vec<A::Element>>,
    pub(super) back: Vec<Vec<A::Element>>,
}

impl<A: Arithmetic> Packed<A> {
    /// Packs the numbers of a net. The heads' convolution is the last.
    pub(super) fn new(layout: &Layout, numbers: &[f32]) -> Packed<A> {
        let (mut forward, mut back) = (Vec::new(), Vec::new());
        let trunk = layout.convolutions.iter().map(|normed| (normed.layer, &normed.weights));
        for (layer, range) in trunk.chain([(layout.head_layer, &layout.heads)]) {
            let weights = &numbers[range.clone()];
            forward.push(A::pack(layer, weights));
            // Nobody asks for the gradient of the planes.
            let is_stem = back.is_empty();
            let (layer, turned) = layer.turned(weights);
            back.push(if is_stem { Vec::new() } else { A::pack(layer, &turned) });
        }
        Packed { forward, back }
    }
}

/// A board of a batch and where its rows are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seat {
    pub(super) geometry: Geometry,
    point: usize,
    row: usize,
}

impl Seat {
    /// The board's part of numbers without border.
    pub(super) fn points(&self, channels: usize) -> Range<usize> {
        self.point * channels..(self.point + self.geometry.points()) * channels
    }

    /// The board's part of elements with border.
    pub(super) fn rows(&self, channels: usize) -> Range<usize> {
        self.row * channels..(self.row + self.geometry.rows()) * channels
    }
}

/// The pool of the inner rows of a block.
#[derive(Default)]
pub(super) struct Pooled {
    /// For each board, means, scaled means and maxima.
    pub(super) pools: Vec<f32>,
    /// For each board, the rows of the maxima.
    pub(super) highest: Vec<u32>,
}

/// A batch on its way through the net.
pub(super) struct Trunk<A: Arithmetic> {
    /// The boards.
    pub(super) seats: Vec<Seat>,
    /// The input of each convolution; the last is that of the heads.
    pub(super) inputs: Vec<Vec<A::Element>>,
    /// The output of each convolution but that of the heads.
    pub(super) sums: Vec<Vec<f32>>,
    /// The rows after the stem and after each block.
    pub(super) rows: Vec<Vec<f32>>,
    /// The pools of the blocks that have one.
    pub(super) pooled: Vec<Pooled>,
    /// The statistics that normalize each convolution's sums.
    pub(super) statistics: Vec<Statistics>,
    /// The same with gain and shift.
    pub(super) lines: Vec<Line>,
    /// The sums of each convolution's numbers, where the batch itself is what normalizes.
    pub(super) moments: Vec<Moments>,
    /// The heads.
    pub(super) heads: Heads,
    /// The largest of what is rectified: of the stem, then of every block inside and at its end.
    pub(super) largest: Vec<Vec<f32>>,
    /// True to look for the largest.
    pub(super) is_measured: bool,
    /// Rows of one board.
    pub(super) board: Vec<f32>,
}

impl<A: Arithmetic> Trunk<A> {
    /// A trunk for nets of a layout.
    pub(super) fn new(layout: &Layout) -> Trunk<A> {
        let layers = layout.convolutions.len();
        Trunk {
            seats: Vec::new(),
            inputs: vec![Vec::new(); layers + 1],
            sums: vec![Vec::new(); layers],
            rows: vec![Vec::new(); layout.shape.blocks() + 1],
            pooled: layout.pools.iter().map(|_| Pooled::default()).collect(),
            statistics: vec![Statistics::default(); layers],
            lines: vec![Line::default(); layers],
            moments: vec![Moments::default(); layers],
            heads: Heads::default(),
            largest: vec![Vec::new(); layout.shape.ranges()],
            is_measured: false,
            board: Vec::new(),
        }
    }

    /// Makes room for a batch.
    fn seat(&mut self, layout: &Layout, examples: &[Example]) {
        let width = layout.shape.width();
        let sides = examples.iter().map(|example| example.side);
        if !sides.eq(self.seats.iter().map(|seat| seat.geometry.side())) {
            self.seats.clear();
            let (mut point, mut row) = (0, 0);
            for example in examples {
                let geometry = Geometry::new(example.side);
                self.seats.push(Seat { geometry, point, row });
                point += geometry.points();
                row += geometry.rows();
            }
            for (number, input) in self.inputs.iter_mut().enumerate() {
                // The borders of other boards were elsewhere.
                input.clear();
                let channels = if number == 0 { PLANES } else { width };
                input.resize(row * channels, A::Element::default());
            }
            for rows in self.sums.iter_mut().chain(&mut self.rows) {
                rows.resize(point * width, 0.0);
            }
            for pooled in &mut self.pooled {
                pooled.pools.resize(examples.len() * 3 * width, 0.0);
                pooled.highest.resize(examples.len() * width, 0);
            }
            let largest = self.seats.iter().map(|seat| seat.geometry.points()).max();
            self.board.resize(largest.unwrap_or(0) * width, 0.0);
        }
    }

    /// Takes examples through the net to the last rows of the trunk.
    ///
    /// Given statistics, it normalizes by them; otherwise by those of the batch, which it keeps.
    pub(super) fn forward(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        packed: &Packed<A>,
        examples: &[Example],
        given: Option<&[Statistics]>,
    ) {
        self.seat(layout, examples);
        self.run_stem(layout, numbers, packed, examples, given);
        for block in 0..layout.shape.blocks() {
            self.run_first(layout, numbers, packed, given, block);
            self.run_second(layout, numbers, packed, given, block);
        }
        let last = layout.convolutions.len();
        for at in 0..self.seats.len() {
            self.end_block(layout, layout.shape.blocks(), at);
            let seat = self.seats[at];
            let width = layout.shape.width();
            let rows = &self.rows[layout.shape.blocks()][seat.points(width)];
            let input = &mut self.inputs[last][seat.rows(width)];
            A::run(
                #[inline(always)]
                || put_inside::<A>(rows, seat.geometry, width, input),
            );
        }
    }

    fn run_stem(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        packed: &Packed<A>,
        examples: &[Example],
        given: Option<&[Statistics]>,
    ) {
        let normed = &layout.convolutions[0];
        let width = layout.shape.width();
        let mut moments = MomentsOfBatch::new(width, given.is_none());
        let mut everywhere = vec![0.0; width];
        for (seat, example) in self.seats.iter().zip(examples) {
            let input = &mut self.inputs[0][seat.rows(PLANES)];
            let sums = &mut self.sums[0][seat.points(width)];
            A::run(
                #[inline(always)]
                || put_planes::<A>(&example.words, seat.geometry, input),
            );
            A::convolve(normed.layer, seat.geometry, input, &packed.forward[0], sums);
            everywhere.fill(0.0);
            A::run(
                #[inline(always)]
                || {
                    let matrix = &numbers[layout.globals.weights.clone()];
                    add_through(matrix, &example.globals, &mut everywhere);
                    add_everywhere(sums, &everywhere);
                    moments.add(sums);
                },
            );
        }
        self.settle(0, normed, numbers, moments.total, given);
    }

    /// Ends the block before, if there is one, and runs the first convolution of a block.
    fn run_first(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        packed: &Packed<A>,
        given: Option<&[Statistics]>,
        block: usize,
    ) {
        let layer = 1 + 2 * block;
        let normed = &layout.convolutions[layer];
        let width = layout.shape.width();
        let mut moments = MomentsOfBatch::new(width, given.is_none());
        for at in 0..self.seats.len() {
            self.end_block(layout, block, at);
            let seat = self.seats[at];
            let rows = &self.rows[block][seat.points(width)];
            let input = &mut self.inputs[layer][seat.rows(width)];
            let sums = &mut self.sums[layer][seat.points(width)];
            A::run(
                #[inline(always)]
                || put_inside::<A>(rows, seat.geometry, width, input),
            );
            A::convolve(normed.layer, seat.geometry, input, &packed.forward[layer], sums);
            A::run(
                #[inline(always)]
                || moments.add(sums),
            );
        }
        self.settle(layer, normed, numbers, moments.total, given);
    }

    fn run_second(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        packed: &Packed<A>,
        given: Option<&[Statistics]>,
        block: usize,
    ) {
        let layer = 2 + 2 * block;
        let normed = &layout.convolutions[layer];
        let width = layout.shape.width();
        let mut moments = MomentsOfBatch::new(width, given.is_none());
        let line = &self.lines[layer - 1];
        let pooled = &mut self.pooled[block];
        for (at, &seat) in self.seats.iter().enumerate() {
            let (before, after) = self.sums.split_at_mut(layer);
            let before = &before[layer - 1][seat.points(width)];
            let sums = &mut after[0][seat.points(width)];
            let input = &mut self.inputs[layer][seat.rows(width)];
            let inner = &mut self.board[..before.len()];
            A::run(
                #[inline(always)]
                || {
                    scale_and_rectify(before, &line.scale, &line.shift, inner);
                    put_inside::<A>(inner, seat.geometry, width, input);
                },
            );
            if self.is_measured {
                self.largest[layer - 1].push(largest(inner));
            }
            if layout.pools[block].is_some() {
                let pools = &mut pooled.pools[at * 3 * width..][..3 * width];
                let highest = &mut pooled.highest[at * width..][..width];
                A::run(
                    #[inline(always)]
                    || pool(inner, width, seat.geometry.side(), pools, highest),
                );
            }
            A::convolve(normed.layer, seat.geometry, input, &packed.forward[layer], sums);
            A::run(
                #[inline(always)]
                || moments.add(sums),
            );
        }
        self.settle(layer, normed, numbers, moments.total, given);
        self.add_pools(layout, numbers, block);
    }

    /// Adds what the pool of a block says to its rows, after the normalization: as part of what
    /// the block adds to.
    fn add_pools(&mut self, layout: &Layout, numbers: &[f32], block: usize) {
        let Some(matrix) = &layout.pools[block] else { return };
        let width = layout.shape.width();
        let weights = &numbers[matrix.weights.clone()];
        let mut everywhere = vec![0.0; width];
        for (at, seat) in self.seats.iter().enumerate() {
            let pools = &self.pooled[block].pools[at * 3 * width..][..3 * width];
            let rows = &mut self.rows[block + 1][seat.points(width)];
            everywhere.fill(0.0);
            A::run(
                #[inline(always)]
                || add_through(weights, pools, &mut everywhere),
            );
            rows.chunks_exact_mut(width).for_each(|row| row.copy_from_slice(&everywhere));
        }
    }

    /// Computes a board's rows after the stem (0) or after a block (counted from 1).
    fn end_block(&mut self, layout: &Layout, ended: usize, at: usize) {
        let width = layout.shape.width();
        let points = self.seats[at].points(width);
        let layer = 2 * ended;
        let (line, sums) = (&self.lines[layer], &self.sums[layer][points.clone()]);
        let (before, after) = self.rows.split_at_mut(ended);
        let out = &mut after[0][points.clone()];
        match before.last() {
            None => A::run(
                #[inline(always)]
                || scale_and_rectify(sums, &line.scale, &line.shift, out),
            ),
            Some(before) => {
                let mut others = &before[points];
                if layout.pools[ended - 1].is_some() {
                    let board = &mut self.board[..others.len()];
                    let pairs = board.iter_mut().zip(others.iter().zip(&*out));
                    pairs.for_each(|(sum, (a, b))| *sum = a + b);
                    others = board;
                }
                A::run(
                    #[inline(always)]
                    || join_and_rectify(sums, &line.scale, &line.shift, others, out),
                );
            }
        }
        if self.is_measured {
            self.largest[layer].push(largest(out));
        }
    }

    /// Decides what normalizes a layer.
    fn settle(
        &mut self,
        layer: usize,
        normed: &Normed,
        numbers: &[f32],
        moments: Moments,
        given: Option<&[Statistics]>,
    ) {
        self.statistics[layer] = match given {
            Some(given) => given[layer].clone(),
            None => moments.statistics(),
        };
        self.moments[layer] = moments;
        let (gain, shift) = (&numbers[normed.gain.clone()], &numbers[normed.shift.clone()]);
        self.lines[layer] = self.statistics[layer].line(gain, shift);
    }

    /// The heads' answer for a board.
    pub(super) fn answer(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        packed: &Packed<A>,
        at: usize,
        answer: &mut Answer,
    ) {
        let seat = self.seats[at];
        let (width, last) = (layout.shape.width(), layout.convolutions.len());
        self.heads.rows.resize(seat.geometry.points() * width, 0.0);
        let input = &self.inputs[last][seat.rows(width)];
        let rows = &mut self.heads.rows;
        A::convolve(layout.head_layer, seat.geometry, input, &packed.forward[last], rows);
        let trunk = &self.rows[layout.shape.blocks()][seat.points(width)];
        self.heads.answer::<A>(layout, numbers, seat.geometry, trunk, answer);
    }
}

/// The moments of a batch's sums, board by board.
struct MomentsOfBatch {
    total: Moments,
    is_wanted: bool,
    sums: Vec<f32>,
    squares: Vec<f32>,
    zeros: Vec<f32>,
}

impl MomentsOfBatch {
    fn new(channels: usize, is_wanted: bool) -> MomentsOfBatch {
        let zeros = vec![0.0; channels];
        let (sums, squares) = (zeros.clone(), zeros.clone());
        MomentsOfBatch { total: Moments::new(channels), is_wanted, sums, squares, zeros }
    }

    #[inline(always)]
    fn add(&mut self, rows: &[f32]) {
        if self.is_wanted {
            let channels = self.sums.len();
            self.sums.fill(0.0);
            self.squares.fill(0.0);
            add_rows(rows, channels, &mut self.sums);
            add_products(rows, rows, &self.zeros, &mut self.squares);
            self.total.add(rows.len() / channels, &self.sums, &self.squares);
        }
    }
}

/// Puts the bits of planes on a bordered board.
#[inline(always)]
fn put_planes<A: Arithmetic>(words: &[u32], geometry: Geometry, bordered: &mut [A::Element]) {
    let bits = [A::element(0.0), A::element(1.0)];
    for (words, first) in words.chunks_exact(geometry.side()).zip(geometry.lines()) {
        let points = bordered[first * PLANES..].chunks_exact_mut(PLANES);
        for (word, point) in words.iter().zip(points) {
            for (plane, x) in point.iter_mut().enumerate() {
                *x = bits[(word >> plane & 1) as usize];
            }
        }
    }
}

fn largest(rows: &[f32]) -> f32 {
    rows.iter().fold(0.0, |a, &b| a.max(b))
}
