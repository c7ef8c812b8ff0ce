//! Simulations and how many of them were won.

use std::ops::AddAssign;

/// Simulations with the sum of their results; of one move, or side by side of eight
/// ([`Lanes`](super::octet::Lanes)).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Count<T = f32> {
    /// The simulations, real or virtual.
    pub visits: T,
    /// The sum of their results, each from 0 for lost to 1 for won.
    pub wins: T,
}

impl<T> Count<T> {
    /// So many simulations with that sum of results.
    pub const fn new(visits: T, wins: T) -> Count<T> {
        Count { visits, wins }
    }
}

impl Count<f64> {
    /// Adds simulations of a value.
    pub fn add(&mut self, visits: f64, value: f64) {
        self.visits += visits;
        self.wins += visits * value;
    }

    /// The same with the precision that moves are kept in.
    pub fn narrow(self) -> Count {
        Count { visits: self.visits as f32, wins: self.wins as f32 }
    }
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Count) {
        self.visits += other.visits;
        self.wins += other.wins;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_add_up() {
        let mut count = Count::default();
        count.add(10.0, 0.5);
        count.add(4.0, 1.0);
        assert_eq!(count, Count::new(14.0, 9.0));
        let mut narrow = count.narrow();
        narrow += Count::new(1.0, 0.0);
        assert_eq!(narrow, Count::new(15.0, 9.0));
    }
}
