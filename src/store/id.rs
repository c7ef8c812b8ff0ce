//! Names that no two records share, in the order of time.

use crate::clock::Stamp;

/// A name for a record that is finished now, such as `20081001T093000.125Z-0f5c1e7a9b3d2468`: the
/// time, so that names are in its order as far as clocks agree, and a number by chance, so that
/// no two workers come to the same.
pub fn unique_name() -> String {
    let chance: u64 = rand::random();
    format!("{}-{chance:016x}", Stamp::now().compact())
}

/// Today as records have it: `2008-10-01`, by the time of Greenwich.
pub fn date() -> String {
    Stamp::now().date()
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
