//! Numbers by the command line.

/// Reads a number above 0.
pub(super) fn positive(text: &str) -> Result<f64, &'static str> {
    not_negative(text).and_then(|x| if x > 0.0 { Ok(x) } else { Err("not above 0") })
}

/// Reads a number that is not below 0.
pub(super) fn not_negative(text: &str) -> Result<f64, &'static str> {
    let number: f64 = text.parse().map_err(|_| "not a number")?;
    (0.0..=1e9).contains(&number).then_some(number).ok_or("not between 0 and 1000000000")
}

/// Reads a number from 0 to 1.
pub(super) fn share(text: &str) -> Result<f64, &'static str> {
    let share: f64 = text.parse().map_err(|_| "not a number")?;
    (0.0..=1.0).contains(&share).then_some(share).ok_or("not between 0 and 1")
}
