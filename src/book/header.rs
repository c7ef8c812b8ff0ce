//! The purpose of a book and its origin.

use crate::board::Size;
use crate::game::HalfPoints;
use std::fmt;

/// The games a book is for, and how it was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    size: Size,
    komi: HalfPoints,
    rules: String,
    origin: Vec<String>,
}

impl Header {
    /// The header of a book for games of a size, komi and rule set. Rules are one word or
    /// line, such as `chinese`; the origin says how the book was made, in lines of plain text.
    pub fn new(size: Size, komi: HalfPoints, rules: &str, origin: &str) -> Header {
        let mut header =
            Header { size, komi, rules: plain(rules), origin: origin.lines().map(plain).collect() };
        header.sort_origin();
        header
    }

    /// The board size.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The komi.
    pub fn komi(&self) -> HalfPoints {
        self.komi
    }

    /// The name of the rule set.
    pub fn rules(&self) -> &str {
        &self.rules
    }

    /// The making of the book: lines in alphabetical order, each once.
    pub fn origin(&self) -> &[String] {
        &self.origin
    }

    /// The same header with one more line about how the book was made.
    pub fn with_origin(&self, line: &str) -> Header {
        let mut header = self.clone();
        header.origin.extend(line.lines().map(plain));
        header.sort_origin();
        header
    }

    /// Tells whether two books count the same kind of games.
    pub(super) fn is_same_kind(&self, other: &Header) -> bool {
        (self.size, self.komi, &self.rules) == (other.size, other.komi, &other.rules)
    }

    /// Adds the origin of another book. The lines are a set: merging in any order gives the
    /// same header.
    pub(super) fn add_origin(&mut self, other: &Header) {
        self.origin.extend_from_slice(&other.origin);
        self.sort_origin();
    }

    fn sort_origin(&mut self) {
        self.origin.retain(|line| !line.is_empty());
        self.origin.sort();
        self.origin.dedup();
    }
}

/// Writes the kind of games, as in `9x9, komi 7.5, chinese`.
impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, komi {}, {}", self.size, self.komi, self.rules)
    }
}

/// One line without outer spaces and control characters, so that every format can carry it.
fn plain(line: &str) -> String {
    let clean: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    clean.trim().to_string()
}
