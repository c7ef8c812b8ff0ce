//! Levels of play: how many simulations a move gets.

use std::str::FromStr;

/// Numbers of simulations, as in `1000,4K` or, each the double of the one before, `1K..512K`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Levels(pub(super) Vec<u64>);

impl FromStr for Levels {
    type Err = String;

    fn from_str(text: &str) -> Result<Levels, String> {
        let mut levels = Vec::new();
        for word in text.split(',') {
            match word.split_once("..") {
                None => levels.push(level(word)?),
                Some((first, last)) => {
                    let (first, last) = (level(first)?, level(last)?);
                    if first > last {
                        return Err(format!("{word} ends before it begins"));
                    }
                    let doubles = std::iter::successors(Some(first), |level| level.checked_mul(2));
                    levels.extend(doubles.take_while(|&level| level <= last));
                }
            }
        }
        levels.sort_unstable();
        levels.dedup();
        Ok(Levels(levels))
    }
}

/// A number, in thousands with a `K`.
pub(super) fn level(word: &str) -> Result<u64, String> {
    let word = word.trim();
    let (digits, unit) = match word.strip_suffix(['K', 'k']) {
        Some(digits) => (digits, 1000),
        None => (word, 1),
    };
    let number: Option<u64> = digits.parse().ok();
    let level = number.and_then(|number| number.checked_mul(unit)).filter(|&level| level > 0);
    level.ok_or_else(|| format!("{word:?} is no number of simulations such as 1000 or 4K"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_numbers_thousands_and_doublings() {
        for (text, levels) in [
            ("1000,4000", &[1000, 4000][..]),
            ("4K, 1k", &[1000, 4000]),
            ("1K..8K,100,2K", &[100, 1000, 2000, 4000, 8000]),
            ("3..13", &[3, 6, 12]),
        ] {
            assert_eq!(text.parse(), Ok(Levels(levels.to_vec())), "{text}");
        }
        for bad in ["", "0", "1,,2", "4K..1K", "..", "1M", "99999999999999999999", "-5", "0K"] {
            assert!(bad.parse::<Levels>().is_err(), "{bad}");
        }
    }
}
