//! Names that no two records share, in the order of time.

use std::time::{SystemTime, UNIX_EPOCH};

const DAY: u64 = 24 * 60 * 60;

/// A name for a record that is finished now, such as `20081001T093000.125Z-0f5c1e7a9b3d2468`: the
/// time, so that names are in its order as far as clocks agree, and a number by chance, so that
/// no two workers come to the same.
pub fn unique_name() -> String {
    let now = since_epoch();
    let (seconds, millis) = (now / 1000, now % 1000);
    let (year, month, day) = civil(seconds / DAY);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    let chance: u64 = rand::random();
    format!(
        "{year:04}{month:02}{day:02}T{hour:02}{minute:02}{second:02}.{millis:03}Z-{chance:016x}"
    )
}

/// Today as records have it: `2008-10-01`, by the time of Greenwich.
pub fn date() -> String {
    let (year, month, day) = civil(since_epoch() / 1000 / DAY);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Milliseconds since 1970; a clock that is before that is taken to be there.
fn since_epoch() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
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
    fn days_are_those_of_the_calendar() {
        for (days, expected) in [
            (0, (1970, 1, 1)),
            (59, (1970, 3, 1)),
            (11_016, (2000, 2, 29)),
            (14_153, (2008, 10, 1)),
            (19_723, (2024, 1, 1)),
            (20_088, (2024, 12, 31)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(civil(days), expected, "{days}");
        }
    }

    #[test]
    fn names_differ_and_are_in_order() {
        let names: Vec<String> = (0..100).map(|_| unique_name()).collect();
        for pair in names.windows(2) {
            assert_ne!(pair[0], pair[1]);
            assert!(pair[0][..20] <= pair[1][..20], "{pair:?}");
        }
        assert_eq!(names[0].len(), "20081001T093000.125Z-0f5c1e7a9b3d2468".len());
        assert_eq!(date().len(), 10);
    }
}
