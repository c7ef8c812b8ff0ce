//! The n-th set bit of a word: one instruction where the machine has it.
//!
//! One of the two files of the crate with unsafe code; the portable twin below gives the same
//! answers, and a test holds the two equal.
#![allow(unsafe_code)]

/// The index of the `n`-th set bit of `word`, counted from 0; `n` must be less than the
/// number of set bits.
#[inline(always)]
pub(super) fn nth_set_bit(word: u64, n: u32) -> u32 {
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    {
        // SAFETY: this branch is compiled only where the target has BMI2.
        unsafe { std::arch::x86_64::_pdep_u64(1 << n, word).trailing_zeros() }
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
    {
        nth_set_bit_portable(word, n)
    }
}

/// The same answer by clearing low bits one at a time.
#[cfg_attr(all(target_arch = "x86_64", target_feature = "bmi2"), allow(dead_code))]
pub(super) fn nth_set_bit_portable(mut word: u64, n: u32) -> u32 {
    for _ in 0..n {
        word &= word - 1;
    }
    word.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_agree() {
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..1000 {
            word = word.rotate_left(7).wrapping_mul(0xd134_2543_de82_ef95);
            for n in 0..word.count_ones() {
                assert_eq!(nth_set_bit(word, n), nth_set_bit_portable(word, n));
            }
        }
    }
}
