//! The heads of the net, there and back, for one board.

use super::kernels::{Arithmetic, Geometry};
use super::layout::Layout;
use super::loss::Answer;
use super::rows::{add_back, add_everywhere, add_pool_gradient, add_through, dot, mask, pool};

/// The numbers of the heads for a board. One serves for any number of boards.
#[derive(Default)]
pub(super) struct Heads {
    /// The heads' convolution: rows of policy, then value.
    pub(super) rows: Vec<f32>,
    /// The gradient of the same.
    pub(super) gradient: Vec<f32>,
    trunk_pool: Vec<f32>,
    trunk_highest: Vec<u32>,
    from_pool: Vec<f32>,
    value: Vec<f32>,
    value_pool: Vec<f32>,
    value_highest: Vec<u32>,
    hidden: Vec<f32>,
}

impl Heads {
    /// Makes the net's answer of the trunk's rows and what the heads' convolution made of them.
    pub(super) fn answer<A: Arithmetic>(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        geometry: Geometry,
        trunk: &[f32],
        answer: &mut Answer,
    ) {
        let (width, head) = (layout.shape.width(), layout.shape.head_width());
        let points = geometry.points();
        self.trunk_pool.resize(3 * width, 0.0);
        self.trunk_highest.resize(width, 0);
        self.value.resize(points * head, 0.0);
        self.value_pool.resize(3 * head, 0.0);
        self.value_highest.resize(head, 0);
        answer.policy.resize(points + 1, 0.0);
        answer.owners.resize(points, 0.0);
        let side = geometry.side();
        A::run(
            #[inline(always)]
            || {
                pool(trunk, width, side, &mut self.trunk_pool, &mut self.trunk_highest);
                self.from_pool.clear();
                self.from_pool.extend(&numbers[layout.policy_pool.bias.clone()]);
                let matrix = &numbers[layout.policy_pool.weights.clone()];
                add_through(matrix, &self.trunk_pool, &mut self.from_pool);
                let bias = &numbers[layout.value_bias.clone()];
                let (point, owner) = (&layout.point, &layout.ownership);
                for (at, row) in self.rows.chunks_exact_mut(width).enumerate() {
                    let (policy, value) = row.split_at_mut(head);
                    add_everywhere(policy, &self.from_pool);
                    add_everywhere(value, bias);
                    policy.iter_mut().for_each(|x| *x = x.max(0.0));
                    value.iter_mut().for_each(|x| *x = x.max(0.0));
                    self.value[at * head..][..head].copy_from_slice(value);
                    let logit = dot(policy, &numbers[point.weights.clone()]);
                    answer.policy[at] = logit + numbers[point.bias.start];
                    let owned = dot(value, &numbers[owner.weights.clone()]);
                    answer.owners[at] = owned + numbers[owner.bias.start];
                }
                let pass = self.from_pool.iter().zip(&numbers[layout.pass.weights.clone()]);
                let logit: f32 = pass.map(|(x, weight)| x.max(0.0) * weight).sum();
                answer.policy[points] = logit + numbers[layout.pass.bias.start];
                pool(&self.value, head, side, &mut self.value_pool, &mut self.value_highest);
                self.hidden.clear();
                self.hidden.extend(&numbers[layout.hidden.bias.clone()]);
                let matrix = &numbers[layout.hidden.weights.clone()];
                add_through(matrix, &self.value_pool, &mut self.hidden);
                self.hidden.iter_mut().for_each(|x| *x = x.max(0.0));
                let tell = |weights: &super::layout::Matrix| {
                    dot(&self.hidden, &numbers[weights.weights.clone()])
                        + numbers[weights.bias.start]
                };
                (answer.win, answer.score) = (tell(&layout.win), tell(&layout.score));
            },
        );
    }

    /// Takes the gradient of the last answer back: adds what the numbers get, leaves that of the
    /// heads' convolution, and writes what comes to the trunk's rows through their pool.
    pub(super) fn take_back<A: Arithmetic>(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        geometry: Geometry,
        answer: &Answer,
        sums: &mut [f32],
        trunk: &mut [f32],
    ) {
        self.gradient.resize(self.rows.len(), 0.0);
        A::run(
            #[inline(always)]
            || {
                let pooled = self.take_value_back(layout, numbers, geometry, answer, sums);
                self.take_rows_back(layout, numbers, answer, &pooled, sums);
                self.take_pool_back(layout, numbers, geometry, answer, sums, trunk);
            },
        );
    }

    /// From win and score to the rows of the value's half.
    #[inline(always)]
    fn take_value_back(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        geometry: Geometry,
        answer: &Answer,
        sums: &mut [f32],
    ) -> Vec<f32> {
        let head = layout.shape.head_width();
        let mut hidden = vec![0.0; self.hidden.len()];
        for (matrix, gradient) in [(&layout.win, answer.win), (&layout.score, answer.score)] {
            let weights = &numbers[matrix.weights.clone()];
            let sum = &mut sums[matrix.weights.clone()];
            for (((to, sum), weight), x) in
                hidden.iter_mut().zip(sum).zip(weights).zip(&self.hidden)
            {
                *to += gradient * weight;
                *sum += gradient * x;
            }
            sums[matrix.bias.start] += gradient;
        }
        mask(&mut hidden, &self.hidden);
        add_everywhere(&mut sums[layout.hidden.bias.clone()], &hidden);
        let mut through_pool = vec![0.0; 3 * head];
        let matrix = layout.hidden.weights.clone();
        let weights = &numbers[matrix.clone()];
        add_back(weights, &self.value_pool, &hidden, &mut sums[matrix], &mut through_pool);
        let mut rows = vec![0.0; geometry.points() * head];
        let highest = &self.value_highest;
        add_pool_gradient(&through_pool, highest, geometry.side(), head, &mut rows);
        rows
    }

    /// From logits and owners to the heads' convolution.
    #[inline(always)]
    fn take_rows_back(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        answer: &Answer,
        pooled: &[f32],
        sums: &mut [f32],
    ) {
        let (width, head) = (layout.shape.width(), layout.shape.head_width());
        let point = &numbers[layout.point.weights.clone()];
        let owner = &numbers[layout.ownership.weights.clone()];
        let mut point_sums = vec![0.0; head];
        let mut owner_sums = vec![0.0; head];
        let mut bias_sums = vec![0.0; head];
        let rows = self.rows.chunks_exact(width).zip(self.gradient.chunks_exact_mut(width));
        for (((row, gradient), pooled), (&logit, &owned)) in
            rows.zip(pooled.chunks_exact(head)).zip(answer.policy.iter().zip(&answer.owners))
        {
            let ((policy, value), (to_policy, to_value)) =
                (row.split_at(head), gradient.split_at_mut(head));
            for i in 0..head {
                to_policy[i] = if policy[i] > 0.0 { logit * point[i] } else { 0.0 };
                point_sums[i] += logit * policy[i];
                to_value[i] = if value[i] > 0.0 { owned * owner[i] + pooled[i] } else { 0.0 };
                owner_sums[i] += owned * value[i];
                bias_sums[i] += to_value[i];
            }
            sums[layout.point.bias.start] += logit;
            sums[layout.ownership.bias.start] += owned;
        }
        add_everywhere(&mut sums[layout.point.weights.clone()], &point_sums);
        add_everywhere(&mut sums[layout.ownership.weights.clone()], &owner_sums);
        add_everywhere(&mut sums[layout.value_bias.clone()], &bias_sums);
    }

    /// From the pass and from every point to the pool of the trunk.
    #[inline(always)]
    fn take_pool_back(
        &mut self,
        layout: &Layout,
        numbers: &[f32],
        geometry: Geometry,
        answer: &Answer,
        sums: &mut [f32],
        trunk: &mut [f32],
    ) {
        let (width, head) = (layout.shape.width(), layout.shape.head_width());
        let pass = answer.policy[geometry.points()];
        let mut from_pool = vec![0.0; head];
        for gradient in self.gradient.chunks_exact(width) {
            for (sum, gradient) in from_pool.iter_mut().zip(&gradient[..head]) {
                *sum += gradient;
            }
        }
        let weights = &numbers[layout.pass.weights.clone()];
        let pass_sums = &mut sums[layout.pass.weights.clone()];
        for i in 0..head {
            let x = self.from_pool[i];
            from_pool[i] += if x > 0.0 { pass * weights[i] } else { 0.0 };
            pass_sums[i] += pass * x.max(0.0);
        }
        sums[layout.pass.bias.start] += pass;
        add_everywhere(&mut sums[layout.policy_pool.bias.clone()], &from_pool);
        let mut through_pool = vec![0.0; 3 * width];
        let matrix = layout.policy_pool.weights.clone();
        let weights = &numbers[matrix.clone()];
        add_back(weights, &self.trunk_pool, &from_pool, &mut sums[matrix], &mut through_pool);
        trunk.fill(0.0);
        let highest = &self.trunk_highest;
        add_pool_gradient(&through_pool, highest, geometry.side(), width, trunk);
    }
}
