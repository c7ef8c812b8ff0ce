//! Numbers that all threads of a search add to.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// Below this a sum is rounded as usual: the error of an addition is under a hundredth of a
/// simulation.
const FINE: f32 = 131_072.0;

/// A sum that threads add to without a lock. Of two additions at the same moment one may be
/// lost, which costs one simulation among thousands.
///
/// Millions of additions of about one would leave a sum of 24 bits behind, in the end for good.
/// A large sum is therefore rounded up or down by chance, in proportion, and stays right on
/// average.
#[derive(Debug, Default)]
pub(super) struct Sum(AtomicU32);

impl Sum {
    /// The value.
    #[inline(always)]
    pub(super) fn get(&self) -> f32 {
        f32::from_bits(self.0.load(Relaxed))
    }

    /// Overwrites the value.
    #[inline(always)]
    pub(super) fn set(&self, value: f32) {
        self.0.store(value.to_bits(), Relaxed);
    }

    /// Adds a value; `chance` is a random number from 0 to 1 that decides about rounding.
    #[inline(always)]
    pub(super) fn add(&self, value: f32, chance: f32) {
        let sum = self.get();
        let is_fine = sum.abs() < FINE;
        self.set(if is_fine { sum + value } else { rounded_sum(sum, value, chance) });
    }
}

#[cold]
fn rounded_sum(sum: f32, value: f32, chance: f32) -> f32 {
    let power_of_two = f32::from_bits(sum.abs().to_bits() >> 23 << 23);
    let step = power_of_two * f32::EPSILON;
    sum + step * (value / step + chance).floor()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_stay_right_for_as_long_as_a_search_may_run() {
        // From here on a plain f32 loses every single addition.
        let beginning = 40_000_000.0_f32;
        let (wins, lead) = (Sum::default(), Sum::default());
        wins.set(beginning);
        lead.set(-beginning);
        let additions = 1_000_000;
        for i in 0..additions {
            let chance = (i as f64 * 0.618_033_988_749_895).fract() as f32;
            wins.add(if i % 3 == 0 { 0.98 } else { 0.01 }, chance);
            lead.add(-1.5, chance);
        }
        let wins = f64::from(wins.get() - beginning) / f64::from(additions);
        let lead = f64::from(lead.get() + beginning) / f64::from(additions);
        assert!((wins - 1.0 / 3.0).abs() < 0.01, "{wins}");
        assert!((lead + 1.5).abs() < 0.01, "{lead}");
    }

    #[test]
    fn nothing_added_is_nothing_changed() {
        for value in [0.0, 1.7, 40_000_001.0] {
            let sum = Sum::default();
            sum.set(value);
            sum.add(0.0, 0.999);
            assert_eq!(sum.get(), value);
        }
    }
}
