//! The rate at which games come in, from the times in their names.

/// The time in a name such as `20081001T093000.125Z-0f5c`, in seconds since 1970.
pub(super) fn time_of(name: &str) -> Option<u64> {
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

/// The games a minute of the last `window` games, up to now: a run that has stopped slows down.
pub(super) fn per_minute(times: &[u64], window: usize, now: u64) -> Option<f64> {
    let mut recent: Vec<u64> = times[times.len().saturating_sub(window + 1)..].to_vec();
    recent.sort_unstable();
    let (&first, rest) = recent.split_first()?;
    let minutes = now.saturating_sub(first).max(1) as f64 / 60.0;
    (!rest.is_empty()).then(|| rest.len() as f64 / minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn the_pace_is_that_of_the_last_games() {
        let times: Vec<u64> = (0..=10).map(|n| 30 * n).collect();
        assert_eq!(per_minute(&times, 100, 300), Some(2.0));
        assert_eq!(per_minute(&times, 2, 300), Some(2.0));
        assert_eq!(per_minute(&times, 100, 1200), Some(0.5), "nothing came since");
        assert_eq!(per_minute(&times[..1], 100, 300), None);
        assert_eq!(per_minute(&[], 100, 300), None);
    }
}
