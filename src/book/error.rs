//! Faults of a book.

use std::fmt;

/// A reason why a book cannot be read or combined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BookError {
    /// The file does not begin as a book does.
    NotABook,
    /// The text begins with the tree: nobody says which games it is for.
    NoHeader,
    /// The file is of a later version of the format than this program knows.
    Newer {
        /// The version of the file.
        version: u32,
    },
    /// The file ends too early.
    Truncated {
        /// The bytes it should have.
        expected: u64,
        /// The bytes it has.
        found: u64,
    },
    /// The checksum does not fit the contents.
    Corrupted,
    /// The contents are no book, although the file arrived whole.
    Invalid(&'static str),
    /// The text breaks the grammar.
    Syntax {
        /// The place, in bytes from the beginning.
        offset: usize,
        /// The expected contents.
        expected: &'static str,
    },
    /// The books are not for the same board size, komi and rules.
    OtherKind,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::NotABook => f.write_str("not a book: the file begins differently"),
            BookError::NoHeader => f.write_str(
                "a book in the paper's text without a header: \
                 octant book convert --size N --komi POINTS --rules NAME gives it one",
            ),
            BookError::Newer { version } => {
                write!(f, "a book of format version {version}: a newer octant is needed")
            }
            BookError::Truncated { expected, found } => {
                write!(f, "a truncated book: {found} of {expected} bytes")
            }
            BookError::Corrupted => {
                f.write_str("a corrupted book: the checksum does not fit the contents")
            }
            BookError::Invalid(what) => write!(f, "not a valid book: {what}"),
            BookError::Syntax { offset, expected } => {
                write!(f, "not a valid book: expected {expected} at byte {offset}")
            }
            BookError::OtherKind => {
                f.write_str("the books are not for the same board size, komi and rules")
            }
        }
    }
}

impl std::error::Error for BookError {}
