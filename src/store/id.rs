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

/// The time in a name such as `20081001T093000.125Z-0f5c`, in seconds since 1970.
pub fn time_of(name: &str) -> Option<u64> {
    let number = |from: usize, to: usize| name.get(from..to)?.parse::<u64>().ok();
    if name.get(8..9) != Some("T") {
        return None;
    }
    let (year, month, day) = (number(0, 4)?, number(4, 6)?, number(6, 8)?);
    let (hour, minute, second) = (number(9, 11)?, number(11, 13)?, number(13, 15)?);
    let is_date = (1970..).contains(&year) && (1..=12).contains(&month);
    is_date.then(|| (days(year, month, day) * 24 + hour) * 3600 + minute * 60 + second)
}

/// The days from 1970 to a date. Years are counted from March, so that the leap day is the last.
fn days(year: u64, month: u64, day: u64) -> u64 {
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let leap_days = year / 4 - year / 100 + year / 400;
    (365 * year + leap_days + (153 * month + 2) / 5 + day).saturating_sub(719_469)
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
    fn names_tell_the_time() {
        for (name, seconds) in [
            ("19700101T000000.000Z-0", Some(0)),
            ("20081001T093000.125Z-0f5c1e7a9b3d2468", Some(1_222_853_400)),
            ("20000229T235959.999Z-1", Some(951_868_799)),
            ("20240301T000000.000Z-1", Some(1_709_251_200)),
            ("self-play 7-1", None),
            ("20081301T093000.125Z-1", None),
            ("", None),
        ] {
            assert_eq!(time_of(name), seconds, "{name}");
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
