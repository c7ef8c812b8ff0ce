//! A moment as the log, game records and names have it.

use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const DAY: u64 = 24 * 60 * 60;

/// A moment by the time of Greenwich: `2026-11-19 04:05:06.789`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp(Duration);

impl Stamp {
    /// This moment. A clock that is set before 1970 is taken to be there.
    pub fn now() -> Stamp {
        Stamp(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
    }

    /// The date alone: `2026-11-19`.
    pub fn date(self) -> String {
        let (year, month, day) = civil(self.0.as_secs() / DAY);
        format!("{year:04}-{month:02}-{day:02}")
    }

    /// The moment in a form for names: `20261119T040506.789Z`.
    pub fn compact(self) -> String {
        let (year, month, day) = civil(self.0.as_secs() / DAY);
        let (hour, minute, second) = self.time();
        let millis = self.0.subsec_millis();
        format!("{year:04}{month:02}{day:02}T{hour:02}{minute:02}{second:02}.{millis:03}Z")
    }

    /// Hour, minute and second.
    fn time(self) -> (u64, u64, u64) {
        let seconds = self.0.as_secs();
        (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60)
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (hour, minute, second) = self.time();
        let millis = self.0.subsec_millis();
        write!(f, "{} {hour:02}:{minute:02}:{second:02}.{millis:03}", self.date())
    }
}

/// Year, month and day of a number of days since 1970. Years are counted from March, so that
/// the leap day is the last, in cycles of 400 years (Hinnant's algorithm).
fn civil(days: u64) -> (u64, u64, u64) {
    const CYCLE: u64 = 146_097;
    // Days since the 1st of March of the year 0.
    let days = days + 719_468;
    let (cycle, day) = (days / CYCLE, days % CYCLE);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (400 * cycle + year + next, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_have_their_dates() {
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
        let moment = Stamp(Duration::from_millis(1_222_853_400_125));
        assert_eq!(moment.compact(), "20081001T093000.125Z");
        assert_eq!(moment.date(), "2008-10-01");
    }
}
