//! A moment as the log and game records have it.

use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A moment in Coordinated Universal Time: `2026-11-19 04:05:06.789`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp(Duration);

impl Stamp {
    /// The stamp of this moment. Where the clock is set before 1970 it is the first moment of 1970.
    pub fn now() -> Stamp {
        Stamp(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
    }

    /// The date alone: `2026-11-19`.
    pub fn date(self) -> String {
        let (year, month, day) = self.year_month_day();
        format!("{year}-{month:02}-{day:02}")
    }

    fn year_month_day(self) -> (u64, u64, u64) {
        // Days since the first of March of the year 0, in eras of 400 years (Hinnant, "chrono-
        // compatible low-level date algorithms"): the leap day comes last.
        let days = self.0.as_secs() / 86_400 + 719_468;
        let (era, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day_of_year = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day_of_year + 2) / 153;
        let (day, month) = (day_of_year - (153 * month + 2) / 5 + 1, (month + 2) % 12 + 1);
        (era * 400 + year + u64::from(month <= 2), month, day)
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, milliseconds) = (self.0.as_secs() % 86_400, self.0.subsec_millis());
        let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        write!(f, "{} {hour:02}:{minute:02}:{second:02}.{milliseconds:03}", self.date())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (seconds, text) in [
            (0, "1970-01-01 00:00:00.000"),
            (951_782_399, "2000-02-28 23:59:59.000"),
            (951_782_400, "2000-02-29 00:00:00.000"),
            (951_868_800, "2000-03-01 00:00:00.000"),
            (1_735_689_599, "2024-12-31 23:59:59.000"),
            (1_795_061_106, "2026-11-19 04:05:06.000"),
            (4_107_542_400, "2100-03-01 00:00:00.000"),
        ] {
            assert_eq!(Stamp(Duration::from_secs(seconds)).to_string(), text);
        }
    }
}
