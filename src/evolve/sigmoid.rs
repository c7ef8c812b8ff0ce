//! The sigmoid, a quick one.

/// The logistic function. It has no branch and no call, so that loops of it are done many numbers
/// at a time, and only plain products and sums, so that it is the same number on every machine.
#[inline(always)]
pub(super) fn sigmoid(x: f32) -> f32 {
    // Powers of two: the whole part makes the exponent, a polynomial the rest.
    let power = (-x * std::f32::consts::LOG2_E).clamp(-126.0, 126.0);
    let whole = (power + 0.5).floor();
    let t = (power - whole) * std::f32::consts::LN_2;
    let polynomial = 1.0 + t * (1.0 + t * (0.5 + t * (1.0 / 6.0 + t * (1.0 / 24.0 + t / 120.0))));
    let exponent = f32::from_bits(((whole as i32 + 127) as u32) << 23);
    1.0 / (1.0 + exponent * polynomial)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sigmoid_is_the_logistic_function() {
        for step in -2000..=2000 {
            let x = step as f32 / 50.0;
            let exact = 1.0 / (1.0 + f64::from(-x).exp());
            let error = (f64::from(sigmoid(x)) - exact).abs();
            assert!(error < 1e-5, "{x}: {error}");
        }
        for (x, value) in [(f32::MAX, 1.0), (f32::MIN, 0.0)] {
            assert!((sigmoid(x) - value).abs() < 1e-30_f32.max(1e-6));
        }
    }
}
