//! Documents: bytes that are published under a name, whole, version after version.

use super::error::Problem;
use std::fmt;

/// The number of a version, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Version(pub u64);

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A version of a document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    /// The number of it.
    pub version: Version,
    /// The contents, as they were published.
    pub bytes: Vec<u8>,
}

/// Refuses a name that is none of a file: documents have letters, digits, `-`, `_` and `.`, and
/// do not begin with a point.
pub(super) fn check_name(name: &str) -> Result<(), Problem> {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    if !name.is_empty() && !name.starts_with('.') && name.chars().all(is_plain) {
        Ok(())
    } else {
        Err(Problem::Name(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_files() {
        for name in ["net", "best-net_2.1", "a"] {
            assert!(check_name(name).is_ok(), "{name}");
        }
        for name in ["", ".net", "..", "a/b", "a b", "n\u{e4}t"] {
            assert!(check_name(name).is_err(), "{name}");
        }
    }
}
