//! Komi and margins in whole numbers.

use super::komi::Komi;
use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;

/// Points counted in halves, so that komi and margins compare exactly.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct HalfPoints(i32);

impl HalfPoints {
    /// A number of half points: 15 for the komi 7.5.
    pub const fn new(halves: i32) -> HalfPoints {
        HalfPoints(halves)
    }

    /// The nearest half point to a number of points; `None` for one that no game has.
    pub fn from_points(points: f64) -> Option<HalfPoints> {
        let halves = (2.0 * points).round();
        (halves.abs() <= 2000.0).then_some(HalfPoints(halves as i32))
    }

    /// The number of half points.
    pub const fn halves(self) -> i32 {
        self.0
    }

    /// The number of points.
    pub fn points(self) -> f64 {
        f64::from(self.0) / 2.0
    }
}

impl From<HalfPoints> for Komi {
    fn from(komi: HalfPoints) -> Komi {
        // A small whole number in halves is a number of 32 bits.
        Komi::try_from(komi.points() as f32).unwrap_or_default()
    }
}

impl TryFrom<Komi> for HalfPoints {
    type Error = NotHalfPoints;

    fn try_from(komi: Komi) -> Result<HalfPoints, NotHalfPoints> {
        let points = f64::from(komi.points());
        let halves = HalfPoints::from_points(points).ok_or(NotHalfPoints)?;
        if halves.points() == points { Ok(halves) } else { Err(NotHalfPoints) }
    }
}

impl Add for HalfPoints {
    type Output = HalfPoints;

    fn add(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0 + other.0)
    }
}

impl Sub for HalfPoints {
    type Output = HalfPoints;

    fn sub(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0 - other.0)
    }
}

impl fmt::Display for HalfPoints {
    /// Points with a half only where there is one: `7`, `7.5`, `-0.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.points())
    }
}

/// The text is not a number of half points such as `7` or `7.5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotHalfPoints;

impl fmt::Display for NotHalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a number of points in halves")
    }
}

impl std::error::Error for NotHalfPoints {}

impl FromStr for HalfPoints {
    type Err = NotHalfPoints;

    /// Reads `7`, `7.5` or `7,5`; refuses what is not a whole number of halves.
    fn from_str(text: &str) -> Result<HalfPoints, NotHalfPoints> {
        let points: f64 = text.trim().replace(',', ".").parse().map_err(|_| NotHalfPoints)?;
        let halves = HalfPoints::from_points(points).ok_or(NotHalfPoints)?;
        if halves.points() == points { Ok(halves) } else { Err(NotHalfPoints) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips_and_nonsense_is_refused() {
        for (text, halves) in [("7.5", 15), ("7", 14), ("-0.5", -1), ("0", 0)] {
            assert_eq!(text.parse(), Ok(HalfPoints::new(halves)));
            assert_eq!(HalfPoints::new(halves).to_string(), text);
        }
        assert_eq!("6,5".parse(), Ok(HalfPoints::new(13)));
        for text in ["", "seven", "6.3", "NaN", "inf", "1e9"] {
            assert_eq!(text.parse::<HalfPoints>(), Err(NotHalfPoints), "{text}");
        }
    }
}
