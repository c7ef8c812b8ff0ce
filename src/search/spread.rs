//! The spread of results: how far they lie apart.

/// The results of some simulations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spread {
    /// Their number.
    pub(super) visits: f32,
    /// Their mean.
    pub(super) mean: f32,
    /// The sum of their squares.
    pub(super) squares: f32,
}

/// The deviation taken before there are results, and the simulations that this
/// counts for (after KataGo, whose results lie between -1 and 1).
pub(super) const USUAL_DEVIATION: f32 = 0.2;
const USUAL_VISITS: f32 = 2.0;

impl Spread {
    /// The standard deviation of a result.
    pub(super) fn deviation(self) -> f32 {
        if self.visits <= 1.0 {
            return USUAL_DEVIATION;
        }
        let square = self.mean * self.mean;
        let expected = square + USUAL_DEVIATION * USUAL_DEVIATION;
        // Rounding and results under way may leave less than the mean allows.
        let seen = self.squares.max(self.visits * square);
        let sum = seen + USUAL_VISITS * expected;
        (sum / (self.visits + USUAL_VISITS) - square).max(0.0).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deviation(results: &[f32], times: usize) -> f32 {
        let visits = (results.len() * times) as f32;
        let sum = |of: fn(f32) -> f32| times as f32 * results.iter().map(|&r| of(r)).sum::<f32>();
        let (wins, squares) = (sum(|result| result), sum(|result| result * result));
        Spread { visits, mean: wins / visits, squares }.deviation()
    }

    #[test]
    fn many_results_tell_how_far_they_lie_apart() {
        assert!((deviation(&[0.4, 0.6], 1000) - 0.1).abs() < 1e-3);
        assert!((deviation(&[0.0, 1.0], 1000) - 0.5).abs() < 1e-3);
        assert!(deviation(&[0.7], 1000) < 0.02);
    }

    #[test]
    fn few_results_tell_little() {
        assert_eq!(deviation(&[0.5], 1), USUAL_DEVIATION);
        let (few, more) = (deviation(&[0.5], 3), deviation(&[0.5], 30));
        assert!(USUAL_DEVIATION > few && few > more && more > 0.0, "{few} {more}");
    }
}
