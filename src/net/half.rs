//! Numbers of 16 bits (IEEE 754 binary16), in which the file keeps most weights.

/// The nearest number of 16 bits, ties to even; infinite where there is none near.
pub(super) fn to_half(x: f32) -> u16 {
    let bits = x.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let magnitude = bits & 0x7fff_ffff;
    // 65520 is the first number that rounds to infinity, 2^-14 the least normal one.
    if magnitude >= 0x477f_f000 {
        let is_nan = magnitude > 0x7f80_0000;
        return sign | 0x7c00 | u16::from(is_nan) << 9;
    }
    if magnitude < 0x3880_0000 {
        // The addition leaves the result in the last bits of the sum, rounded as all sums are.
        let sum = f32::from_bits(magnitude) + 0.5;
        return sign | (sum.to_bits() - 0x3f00_0000) as u16;
    }
    let is_odd = magnitude >> 13 & 1;
    sign | ((magnitude - 0x3800_0000 + 0xfff + is_odd) >> 13) as u16
}

/// The same number in 32 bits.
pub(super) fn from_half(half: u16) -> f32 {
    let sign = u32::from(half & 0x8000) << 16;
    let magnitude = u32::from(half & 0x7fff);
    let unsigned = match magnitude >> 10 {
        0 => magnitude as f32 / (1 << 24) as f32,
        31 => f32::from_bits(0x7f80_0000 | (magnitude & 0x3ff) << 13),
        _ => f32::from_bits((magnitude << 13) + 0x3800_0000),
    };
    f32::from_bits(unsigned.to_bits() | sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_comes_back() {
        for half in 0..=u16::MAX {
            let x = from_half(half);
            if x.is_nan() {
                assert!(from_half(to_half(x)).is_nan());
            } else {
                assert_eq!(to_half(x), half, "{x}");
            }
        }
    }

    #[test]
    fn known_numbers() {
        for (x, half) in [(1.0, 0x3c00), (-2.0, 0xc000), (65504.0, 0x7bff), (6.0e-8, 1)] {
            assert_eq!(to_half(x), half, "{x}");
        }
        assert_eq!(to_half(65519.9), 0x7bff);
        assert_eq!(to_half(65520.0), 0x7c00);
        assert_eq!(from_half(0x3555), 0.333_251_95);
    }

    /// Between two neighbors the nearer one wins, and in the middle the even one.
    #[test]
    fn rounding_is_to_the_nearest() {
        for half in 0..0x7bff_u16 {
            let (low, high) = (from_half(half), from_half(half + 1));
            let middle = (low + high) / 2.0;
            assert_eq!(to_half(middle), half + (half & 1));
            assert_eq!(to_half(middle.next_down()), half);
            assert_eq!(to_half(middle.next_up()), half + 1);
        }
    }
}
