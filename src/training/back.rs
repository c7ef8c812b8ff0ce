//! The way back: from what is wrong with the answers to the gradient of every number.

use super::example::Example;
use super::kernels::Arithmetic;
use super::layout::Layout;
use super::loss::{Answer, Faults, Weighting, judge};
use super::norm::Back;
use super::rows::{
    add_back, add_everywhere, add_pool_gradient, add_products, add_rows, combine, mask,
    mask_scaled, put_inside,
};
use super::trunk::{Packed, Trunk};
use crate::net::PLANES;

/// A learner: it computes gradients of examples and keeps its memory from batch to batch.
pub(super) struct Learner<A: Arithmetic> {
    /// The way there.
    pub(super) trunk: Trunk<A>,
    /// The gradient of every number, summed over the examples.
    pub(super) sums: Vec<f32>,
    /// The gradient of the trunk's rows.
    rows: Vec<f32>,
    /// The gradient of the inner rows of a block.
    inner: Vec<f32>,
    /// The gradients that come through the pools of a block.
    pools: Vec<f32>,
    /// The gradient of one board's sums, with border.
    bordered: Vec<A::Element>,
    bordered_side: usize,
    scratch: [Vec<A::Element>; 2],
    answer: Answer,
    answer_gradient: Answer,
}

/// The sums that the way back through a normalization needs.
struct BackSums {
    gradients: Vec<f64>,
    products: Vec<f64>,
    board: [Vec<f32>; 2],
}

impl BackSums {
    fn new(channels: usize) -> BackSums {
        let (zeros, board) = (vec![0.0; channels], vec![0.0; channels]);
        BackSums { gradients: zeros.clone(), products: zeros, board: [board.clone(), board] }
    }

    /// Adds a board; its own sums of gradients stay to be seen.
    #[inline(always)]
    fn add(&mut self, gradient: &[f32], rows: &[f32], means: &[f32]) {
        let [gradients, products] = &mut self.board;
        gradients.fill(0.0);
        products.fill(0.0);
        add_rows(gradient, means.len(), gradients);
        add_products(gradient, rows, means, products);
        self.gradients.iter_mut().zip(gradients).for_each(|(sum, &mut x)| *sum += f64::from(x));
        self.products.iter_mut().zip(products).for_each(|(sum, &mut x)| *sum += f64::from(x));
    }
}

impl<A: Arithmetic> Learner<A> {
    /// A learner for nets of a layout.
    pub(super) fn new(layout: &Layout) -> Learner<A> {
        Learner {
            trunk: Trunk::new(layout),
            sums: vec![0.0; layout.length],
            rows: Vec::new(),
            inner: Vec::new(),
            pools: Vec::new(),
            bordered: Vec::new(),
            bordered_side: 0,
            scratch: Default::default(),
            answer: Answer::default(),
            answer_gradient: Answer::default(),
        }
    }

    /// Computes the gradient of the examples' loss, summed over them, into
    /// [`sums`](Learner::sums).
    pub(super) fn learn(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        packed: &Packed<A>,
        examples: &[Example],
        weighting: Weighting,
    ) -> Faults {
        self.trunk.forward(layout, numbers, packed, examples, None);
        let width = layout.shape.width();
        let rows = self.trunk.rows[0].len();
        self.rows.resize(rows, 0.0);
        self.inner.resize(rows, 0.0);
        self.pools.resize(examples.len() * 3 * width, 0.0);
        self.sums.fill(0.0);
        let faults = self.take_heads_back(layout, numbers, packed, examples, weighting);
        for block in (0..layout.shape.blocks()).rev() {
            self.take_second_back(layout, numbers, packed, block);
            self.take_first_back(layout, numbers, packed, block);
        }
        self.take_stem_back(layout, numbers, examples);
        faults
    }

    fn take_heads_back(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        packed: &Packed<A>,
        examples: &[Example],
        weighting: Weighting,
    ) -> Faults {
        let (width, last) = (layout.shape.width(), layout.convolutions.len());
        let mut faults = Faults::default();
        for (at, example) in examples.iter().enumerate() {
            self.trunk.answer(layout, numbers, packed, at, &mut self.answer);
            faults += judge(example, &self.answer, weighting, &mut self.answer_gradient);
            let seat = self.trunk.seats[at];
            let geometry = seat.geometry;
            let rows = &mut self.rows[seat.points(width)];
            let heads = &mut self.trunk.heads;
            let (answer, sums) = (&self.answer_gradient, &mut self.sums);
            heads.take_back::<A>(layout, numbers, geometry, answer, sums, rows);
            let gradient = &heads.gradient;
            let bordered = fresh::<A>(&mut self.bordered, &mut self.bordered_side, seat, width);
            A::run(
                #[inline(always)]
                || put_inside::<A>(gradient, geometry, width, bordered),
            );
            let input = &self.trunk.inputs[last][seat.rows(width)];
            let sums = &mut self.sums[layout.heads.clone()];
            let (layer, scratch) = (layout.head_layer, &mut self.scratch);
            A::add_weight_gradient(layer, geometry, input, bordered, scratch, sums);
            let board = &mut self.trunk.board[..rows.len()];
            A::convolve(layer, geometry, bordered, &packed.back[last], board);
            A::run(
                #[inline(always)]
                || add(rows, board),
            );
        }
        faults
    }

    /// From a block's end to its inner rows.
    fn take_second_back(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        packed: &Packed<A>,
        block: usize,
    ) {
        let layer = 2 + 2 * block;
        let normed = &layout.convolutions[layer];
        let width = layout.shape.width();
        let means = &self.trunk.statistics[layer].means;
        let mut back_sums = BackSums::new(width);
        self.pools.fill(0.0);
        for (at, seat) in self.trunk.seats.iter().enumerate() {
            let points = seat.points(width);
            let gradient = &mut self.rows[points.clone()];
            let after = &self.trunk.rows[block + 1][points.clone()];
            let sums = &self.trunk.sums[layer][points];
            A::run(
                #[inline(always)]
                || {
                    mask(gradient, after);
                    back_sums.add(gradient, sums, means);
                },
            );
            if let Some(matrix) = &layout.pools[block] {
                let pools = &self.trunk.pooled[block].pools[at * 3 * width..][..3 * width];
                let through = &mut self.pools[at * 3 * width..][..3 * width];
                let range = matrix.weights.clone();
                let (weights, sums) = (&numbers[range.clone()], &mut self.sums[range]);
                A::run(
                    #[inline(always)]
                    || add_back(weights, pools, &back_sums.board[0], sums, through),
                );
            }
        }
        let back = self.settle_back(layout, numbers, layer, &back_sums);
        let line = &self.trunk.lines[layer - 1];
        for (at, &seat) in self.trunk.seats.iter().enumerate() {
            let (points, geometry) = (seat.points(width), seat.geometry);
            let gradient = &self.rows[points.clone()];
            let sums = &self.trunk.sums[layer][points.clone()];
            let inner = &mut self.inner[points.clone()];
            let bordered = fresh::<A>(&mut self.bordered, &mut self.bordered_side, seat, width);
            A::run(
                #[inline(always)]
                || {
                    combine(gradient, sums, back.factors.each_ref().map(Vec::as_slice), inner);
                    put_inside::<A>(inner, geometry, width, bordered);
                },
            );
            let input = &self.trunk.inputs[layer][seat.rows(width)];
            let weights = &mut self.sums[normed.weights.clone()];
            let scratch = &mut self.scratch;
            A::add_weight_gradient(normed.layer, geometry, input, bordered, scratch, weights);
            A::convolve(normed.layer, geometry, bordered, &packed.back[layer], inner);
            let before = &self.trunk.sums[layer - 1][points];
            let highest = &self.trunk.pooled[block].highest;
            A::run(
                #[inline(always)]
                || {
                    if layout.pools[block].is_some() {
                        let through = &self.pools[at * 3 * width..][..3 * width];
                        let highest = &highest[at * width..][..width];
                        add_pool_gradient(through, highest, geometry.side(), width, inner);
                    }
                    mask_scaled(inner, before, &line.scale, &line.shift);
                },
            );
        }
    }

    /// From a block's inner rows to its beginning.
    fn take_first_back(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        packed: &Packed<A>,
        block: usize,
    ) {
        let layer = 1 + 2 * block;
        let normed = &layout.convolutions[layer];
        let width = layout.shape.width();
        let means = &self.trunk.statistics[layer].means;
        let mut back_sums = BackSums::new(width);
        for seat in &self.trunk.seats {
            let points = seat.points(width);
            let (gradient, sums) = (&self.inner[points.clone()], &self.trunk.sums[layer][points]);
            A::run(
                #[inline(always)]
                || back_sums.add(gradient, sums, means),
            );
        }
        let back = self.settle_back(layout, numbers, layer, &back_sums);
        for &seat in &self.trunk.seats {
            let (points, geometry) = (seat.points(width), seat.geometry);
            let gradient = &self.inner[points.clone()];
            let sums = &self.trunk.sums[layer][points.clone()];
            let board = &mut self.trunk.board[..gradient.len()];
            let bordered = fresh::<A>(&mut self.bordered, &mut self.bordered_side, seat, width);
            A::run(
                #[inline(always)]
                || {
                    combine(gradient, sums, back.factors.each_ref().map(Vec::as_slice), board);
                    put_inside::<A>(board, geometry, width, bordered);
                },
            );
            let input = &self.trunk.inputs[layer][seat.rows(width)];
            let weights = &mut self.sums[normed.weights.clone()];
            let scratch = &mut self.scratch;
            A::add_weight_gradient(normed.layer, geometry, input, bordered, scratch, weights);
            A::convolve(normed.layer, geometry, bordered, &packed.back[layer], board);
            let rows = &mut self.rows[points];
            A::run(
                #[inline(always)]
                || add(rows, board),
            );
        }
    }

    fn take_stem_back(&mut self, layout: &Layout, numbers: &[f32], examples: &[Example]) {
        let normed = &layout.convolutions[0];
        let width = layout.shape.width();
        let means = &self.trunk.statistics[0].means;
        let mut back_sums = BackSums::new(width);
        for seat in &self.trunk.seats {
            let points = seat.points(width);
            let gradient = &mut self.rows[points.clone()];
            let after = &self.trunk.rows[0][points.clone()];
            let sums = &self.trunk.sums[0][points];
            A::run(
                #[inline(always)]
                || {
                    mask(gradient, after);
                    back_sums.add(gradient, sums, means);
                },
            );
        }
        let back = self.settle_back(layout, numbers, 0, &back_sums);
        let mut everywhere = vec![0.0; width];
        for (&seat, example) in self.trunk.seats.iter().zip(examples) {
            let (points, geometry) = (seat.points(width), seat.geometry);
            let gradient = &self.rows[points.clone()];
            let sums = &self.trunk.sums[0][points];
            let board = &mut self.trunk.board[..gradient.len()];
            let bordered = fresh::<A>(&mut self.bordered, &mut self.bordered_side, seat, width);
            everywhere.fill(0.0);
            A::run(
                #[inline(always)]
                || {
                    combine(gradient, sums, back.factors.each_ref().map(Vec::as_slice), board);
                    add_rows(board, width, &mut everywhere);
                    put_inside::<A>(board, geometry, width, bordered);
                },
            );
            let input = &self.trunk.inputs[0][seat.rows(PLANES)];
            let weights = &mut self.sums[normed.weights.clone()];
            let scratch = &mut self.scratch;
            A::add_weight_gradient(normed.layer, geometry, input, bordered, scratch, weights);
            let globals = &mut self.sums[layout.globals.weights.clone()];
            for (row, global) in globals.chunks_exact_mut(width).zip(example.globals) {
                row.iter_mut().zip(&everywhere).for_each(|(sum, x)| *sum += global * x);
            }
        }
    }

    /// Adds the gradients of gain and shift, and says how to go on.
    fn settle_back(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        layer: usize,
        back_sums: &BackSums,
    ) -> Back {
        let normed = &layout.convolutions[layer];
        let gain = &numbers[normed.gain.clone()];
        let statistics = &self.trunk.statistics[layer];
        let back = statistics.back(gain, &back_sums.gradients, &back_sums.products);
        add_everywhere(&mut self.sums[normed.gain.clone()], &back.gain);
        let shift = self.sums[normed.shift.clone()].iter_mut();
        shift.zip(&back_sums.gradients).for_each(|(sum, &x)| *sum += x as f32);
        back
    }
}

/// A bordered board whose border is zero.
fn fresh<'a, A: Arithmetic>(
    bordered: &'a mut Vec<A::Element>,
    side: &mut usize,
    seat: super::trunk::Seat,
    channels: usize,
) -> &'a mut [A::Element] {
    if *side != seat.geometry.side() {
        *side = seat.geometry.side();
        bordered.clear();
        bordered.resize(seat.geometry.rows() * channels, A::Element::default());
    }
    bordered
}

#[inline(always)]
fn add(sums: &mut [f32], more: &[f32]) {
    sums.iter_mut().zip(more).for_each(|(sum, x)| *sum += x);
}
