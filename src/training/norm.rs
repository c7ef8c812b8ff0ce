//! Batch normalization (Ioffe and Szegedy 2015): every channel gets the same mean and spread.

/// Added to variances, so that dead channels stay numbers.
const EPSILON: f64 = 1e-5;

/// Sums of a channel's numbers and of their squares.
#[derive(Clone, Debug, Default)]
pub(super) struct Moments {
    count: f64,
    sums: Vec<f64>,
    squares: Vec<f64>,
}

impl Moments {
    /// Moments of nothing.
    pub(super) fn new(channels: usize) -> Moments {
        Moments { count: 0.0, sums: vec![0.0; channels], squares: vec![0.0; channels] }
    }

    /// Adds what a board has.
    pub(super) fn add(&mut self, rows: usize, sums: &[f32], squares: &[f32]) {
        self.count += rows as f64;
        for (total, &sum) in self.sums.iter_mut().zip(sums) {
            *total += f64::from(sum);
        }
        for (total, &sum) in self.squares.iter_mut().zip(squares) {
            *total += f64::from(sum);
        }
    }

    /// Adds other moments.
    pub(super) fn merge(&mut self, other: &Moments) {
        self.count += other.count;
        self.sums.iter_mut().zip(&other.sums).for_each(|(a, b)| *a += b);
        self.squares.iter_mut().zip(&other.squares).for_each(|(a, b)| *a += b);
    }

    /// The statistics that normalize these numbers.
    pub(super) fn statistics(&self) -> Statistics {
        let count = self.count.max(1.0);
        let means = self.sums.iter().map(|sum| sum / count);
        let spread = |(mean, square): (f64, &f64)| {
            let variance = (square / count - mean * mean).max(0.0);
            (1.0 / (variance + EPSILON).sqrt()) as f32
        };
        Statistics {
            means: means.clone().map(|mean| mean as f32).collect(),
            spreads: means.zip(&self.squares).map(spread).collect(),
            count: self.count as f32,
        }
    }
}

/// The numbers that a layer is normalized by.
#[derive(Clone, Debug, Default)]
pub(super) struct Statistics {
    /// The mean of each channel.
    pub(super) means: Vec<f32>,
    /// One by the deviation of each channel.
    pub(super) spreads: Vec<f32>,
    count: f32,
}

impl Statistics {
    /// The line that normalizing, a gain and a shift come to: numbers to multiply by and to add.
    pub(super) fn line(&self, gain: &[f32], shift: &[f32]) -> Line {
        let scale: Vec<f32> = self.spreads.iter().zip(gain).map(|(a, b)| a * b).collect();
        let shift = shift.iter().zip(&scale).zip(&self.means).map(|((s, a), m)| s - a * m);
        Line { shift: shift.collect(), scale }
    }

    /// The gradient of what was normalized, as factors of the gradient of what came out, of what
    /// was normalized, and a constant; and the gradient of the gain.
    ///
    /// `sums` are those of the gradient, `products` those with the distances to the mean.
    pub(super) fn back(&self, gain: &[f32], sums: &[f64], products: &[f64]) -> Back {
        let channels = gain.len();
        let zero = || vec![0.0; channels];
        let mut back = Back { factors: [zero(), zero(), zero()], gain: zero() };
        for channel in 0..channels {
            let (mean, spread) = (self.means[channel], self.spreads[channel]);
            let product = products[channel] as f32 * spread;
            let a = gain[channel] * spread;
            let b = -a * spread * product / self.count;
            back.factors[0][channel] = a;
            back.factors[1][channel] = b;
            back.factors[2][channel] = -a * sums[channel] as f32 / self.count - b * mean;
            back.gain[channel] = product;
        }
        back
    }
}

/// A factor and a summand for each channel.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    /// The factors.
    pub(super) scale: Vec<f32>,
    /// The summands.
    pub(super) shift: Vec<f32>,
}

/// See [`Statistics::back`].
pub(super) struct Back {
    /// Factors of the gradient and of what was normalized, and a constant.
    pub(super) factors: [Vec<f32>; 3],
    /// The gradient of the gain.
    pub(super) gain: Vec<f32>,
}
