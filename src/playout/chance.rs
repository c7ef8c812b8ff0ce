//! Cheap random decisions.

pub(super) use crate::board::below;

use rand::Rng;

/// A chance that something happens, ready to be asked in a hot loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    /// A chance between 0, never, and 1, always.
    pub(super) fn new(rate: f64) -> Chance {
        Chance((rate * 2f64.powi(32)) as u64)
    }

    /// Tells whether it can happen at all.
    pub(super) fn is_possible(self) -> bool {
        self.0 > 0
    }

    /// Tells whether it happens this time.
    #[inline(always)]
    pub(super) fn happens(self, rng: &mut impl Rng) -> bool {
        u64::from(rng.next_u32()) < self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{SeedableRng, rngs::SmallRng};

    #[test]
    fn never_always_and_now_and_then() {
        let mut rng = SmallRng::seed_from_u64(1);
        let mut count = |rate| {
            let chance = Chance::new(rate);
            (0..10_000).filter(|_| chance.happens(&mut rng)).count()
        };
        assert_eq!((count(0.0), count(1.0)), (0, 10_000));
        assert!((2_800..3_200).contains(&count(0.3)));
        assert!((0..10_000).all(|_| below(&mut rng, 7) < 7));
    }
}
