//! The way from gradients to better numbers: Adam with decoupled decay (Loshchilov and Hutter 2019),
//! and a slow average of all numbers, which is what a net is made of in the end.

use super::layout::Layout;
use bincode::{Decode, Encode};

const MOMENTUM: f32 = 0.9;
const SQUARES: f32 = 0.999;
const EPSILON: f32 = 1e-8;

/// The part of the average that each step keeps, once there were many.
const AVERAGE: f32 = 0.999;

/// Numbers on their way, with what the optimizer remembers.
#[derive(Clone, Debug, Encode, Decode)]
pub(super) struct Optimizer {
    /// The numbers.
    pub(super) numbers: Vec<f32>,
    /// Their slow average.
    pub(super) averages: Vec<f32>,
    momentum: Vec<f32>,
    squares: Vec<f32>,
    steps: u64,
}

impl Optimizer {
    /// An optimizer that begins with some numbers.
    pub(super) fn new(numbers: Vec<f32>) -> Optimizer {
        let zeros = vec![0.0; numbers.len()];
        Optimizer {
            averages: numbers.clone(),
            numbers,
            momentum: zeros.clone(),
            squares: zeros,
            steps: 0,
        }
    }

    /// Tells whether it has as many numbers as a layout needs.
    pub(super) fn fits(&self, layout: &Layout) -> bool {
        let lists = [&self.numbers, &self.averages, &self.momentum, &self.squares];
        lists.iter().all(|list| list.len() == layout.length)
    }

    /// Takes a step down the mean gradient of a batch.
    #[inline(always)]
    pub(super) fn step(&mut self, layout: &Layout, gradient: &[f32], rate: f32, decay: f32) {
        self.steps += 1;
        let steps = self.steps as f64;
        let correct = |factor: f32| (1.0 - f64::from(factor).powf(steps)) as f32;
        let (momentum_sum, square_sum) = (correct(MOMENTUM), correct(SQUARES));
        for range in layout.decaying() {
            let factor = 1.0 - rate * decay;
            self.numbers[range].iter_mut().for_each(|x| *x *= factor);
        }
        // The average of the first steps is soon forgotten.
        let keep = AVERAGE.min((1.0 + steps as f32) / (10.0 + steps as f32));
        let memory = self.momentum.iter_mut().zip(&mut self.squares).zip(&mut self.averages);
        let numbers = self.numbers.iter_mut().zip(gradient);
        for ((x, gradient), ((momentum, square), average)) in numbers.zip(memory) {
            *momentum += (1.0 - MOMENTUM) * (gradient - *momentum);
            *square += (1.0 - SQUARES) * (gradient * gradient - *square);
            let spread = (*square / square_sum).sqrt() + EPSILON;
            *x -= rate * (*momentum / momentum_sum) / spread;
            *average = *x + keep * (*average - *x);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_lead_to_the_minimum() {
        let layout = Layout::new("1x16".parse().expect("a shape"));
        let goal: Vec<f32> = (0..layout.length).map(|i| (i % 7) as f32 - 3.0).collect();
        let mut optimizer = Optimizer::new(layout.start(1));
        for step in 0..3000 {
            let gradient: Vec<f32> =
                optimizer.numbers.iter().zip(&goal).map(|(x, goal)| x - goal).collect();
            let rate = 0.02 * (1.0 - step as f32 / 3000.0);
            optimizer.step(&layout, &gradient, rate, 0.0);
        }
        assert!(optimizer.fits(&layout));
        for list in [&optimizer.numbers, &optimizer.averages] {
            let far = list.iter().zip(&goal).map(|(x, goal)| (x - goal).abs()).fold(0.0, f32::max);
            assert!(far < 0.05, "{far}");
        }
    }
}
