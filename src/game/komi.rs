//! Komi.

use std::fmt;
use std::str::FromStr;

/// The points White receives for moving second: a number that a game can have.
///
/// Every multiple of a half, a quarter or a tenth of a point that a game can use is told
/// apart; halves and quarters are exact.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Default)]
pub struct Komi(f32);

/// More than any board has points: to write twice as much is a slip.
const MOST: f32 = 1000.0;

impl Komi {
    /// No komi.
    pub const ZERO: Komi = Komi(0.0);

    /// Komi of some half points: `from_halves(13)` is 6.5.
    pub const fn from_halves(halves: i16) -> Komi {
        Komi(halves as f32 / 2.0)
    }

    /// The points.
    pub const fn points(self) -> f32 {
        self.0
    }
}

/// A komi that no game has, or no number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAKomi;

impl fmt::Display for NotAKomi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "komi is not a number from -{MOST} to {MOST}")
    }
}

impl std::error::Error for NotAKomi {}

// A number equals itself here, because NaN is no komi.
impl Eq for Komi {}

impl TryFrom<f32> for Komi {
    type Error = NotAKomi;

    fn try_from(points: f32) -> Result<Komi, NotAKomi> {
        // Adding zero makes 0 of -0, which would be written with its sign.
        if points.abs() <= MOST { Ok(Komi(points + 0.0)) } else { Err(NotAKomi) }
    }
}

impl FromStr for Komi {
    type Err = NotAKomi;

    fn from_str(text: &str) -> Result<Komi, NotAKomi> {
        text.parse::<f32>().map_err(|_| NotAKomi)?.try_into()
    }
}

impl fmt::Display for Komi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_halves_and_other_numbers_are_a_komi() {
        for (text, written) in [
            ("6.5", "6.5"),
            ("0", "0"),
            ("-0", "0"),
            ("-7.5", "-7.5"),
            ("7", "7"),
            ("3.75", "3.75"),
            ("-1000", "-1000"),
        ] {
            assert_eq!(text.parse::<Komi>().unwrap().to_string(), written);
        }
        assert_eq!(Komi::from_halves(13), "6.5".parse().unwrap());
    }

    #[test]
    fn other_things_are_not() {
        for text in ["nan", "inf", "-inf", "1e99", "1e9", "-1000.5", "", "six", "6,5"] {
            assert_eq!(text.parse::<Komi>(), Err(NotAKomi), "{text:?}");
        }
    }
}
