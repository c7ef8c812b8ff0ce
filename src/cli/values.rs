//! Values that arguments of several commands have, and words for some that they print.

use crate::board::Size;
use std::time::Duration;

/// The side of a board.
pub(super) fn size(text: &str) -> Result<Size, &'static str> {
    text.parse().ok().and_then(Size::new).ok_or("not a board of 2 to 19 lines")
}

/// A number of seconds, not 0.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_string())?;
    let time = Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())?;
    (!time.is_zero()).then_some(time).ok_or("must be more than 0".to_string())
}

/// A share from 0 to 100, with or without its sign.
pub(super) fn percent(text: &str) -> Result<f64, &'static str> {
    let number = text.trim_end_matches('%').parse().ok();
    number.filter(|number| (0.0..=100.0).contains(number)).ok_or("not between 0 and 100")
}

/// A number of things, as one says it.
pub(super) fn counted(count: u64, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_value_is_refused() {
        assert_eq!(size("9"), Ok(Size::NINE));
        assert_eq!(percent("5%"), Ok(5.0));
        assert_eq!(seconds("2.5"), Ok(Duration::from_millis(2500)));
        for text in ["", "-1", "1e9", "nine", "NaN"] {
            assert!(size(text).is_err() && percent(text).is_err(), "{text}");
        }
        for text in ["", "0", "-1", "nine", "NaN", "1e300"] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }
}
