//! Numbers as game records write them.

/// A real number: `6.5`, `6,5`, `-3`, `+.5`. No exponents, no infinities.
pub(super) fn real(text: &str) -> Option<f64> {
    let text = text.trim().replace(',', ".");
    let is_plain = text.bytes().all(|c| c.is_ascii_digit() || matches!(c, b'.' | b'+' | b'-'));
    let number: f64 = if is_plain { text.parse().ok()? } else { return None };
    // Adding nought turns -0 into 0.
    number.is_finite().then_some(number + 0.0)
}

#[cfg(test)]
mod tests {
    use super::real;

    #[test]
    fn reads_what_people_write() {
        let good = [("6.5", 6.5), ("6,5", 6.5), (" 7 ", 7.0), ("-2.5", -2.5), ("+.5", 0.5)];
        for (text, number) in good {
            assert_eq!(real(text), Some(number), "{text}");
        }
        let long = "9".repeat(400);
        for text in ["", ".", "-", "1e5", "inf", "NaN", "6.5.1", "6-5", "six", &long] {
            assert_eq!(real(text), None, "{text}");
        }
    }
}
