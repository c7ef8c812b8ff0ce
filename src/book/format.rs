//! Any of the three formats.

use super::book::Book;
use super::error::BookError;
use super::header::Header;
use super::{binary, sgf, text};
use std::fmt;
use std::path::Path;
use std::str::FromStr;

/// A format of a book file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// The checked bytes of [`binary`].
    Binary,
    /// The game tree of [`sgf`].
    Sgf,
    /// The paper's grammar with a header: [`text`].
    Text,
}

impl Format {
    /// The format of a file, by how it begins.
    pub fn of(bytes: &[u8]) -> Option<Format> {
        match bytes.trim_ascii_start().first()? {
            _ if binary::is_binary(bytes) => Some(Format::Binary),
            b'(' => Some(Format::Sgf),
            b'#' | b'{' => Some(Format::Text),
            _ => None,
        }
    }

    /// The format that the ending of a file's name stands for: `.txt`, `.sgf`, and `.book` or
    /// `.bin` for the binary one, in any case.
    pub fn of_name(path: &Path) -> Option<Format> {
        match path.extension()?.to_ascii_lowercase().to_str()? {
            "book" | "bin" => Some(Format::Binary),
            "sgf" => Some(Format::Sgf),
            "txt" => Some(Format::Text),
            _ => None,
        }
    }
}

/// The text names no format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownFormat;

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a format of books; they are binary, sgf and text")
    }
}

impl std::error::Error for UnknownFormat {}

impl FromStr for Format {
    type Err = UnknownFormat;

    /// Reads `binary`, `sgf` or `text` in any case.
    fn from_str(name: &str) -> Result<Format, UnknownFormat> {
        match name.to_ascii_lowercase().as_str() {
            "binary" => Ok(Format::Binary),
            "sgf" => Ok(Format::Sgf),
            "text" => Ok(Format::Text),
            _ => Err(UnknownFormat),
        }
    }
}

impl Book {
    /// Reads a book in any of the formats.
    pub fn read(bytes: &[u8]) -> Result<Book, BookError> {
        let format = Format::of(bytes).ok_or(BookError::NotABook)?;
        if format == Format::Binary {
            return binary::read(bytes);
        }
        let contents = str::from_utf8(bytes).map_err(|_| BookError::Invalid("not UTF-8 text"))?;
        if format == Format::Sgf { sgf::read(contents) } else { text::read(contents) }
    }

    /// Reads a book in any of the formats, and the paper's text without a header as one of the games
    /// that the given header describes.
    pub fn read_with(bytes: &[u8], header: &Header) -> Result<Book, BookError> {
        match str::from_utf8(bytes) {
            Ok(contents) if text::is_bare(contents) => text::read_tree(contents, header.clone()),
            _ => Book::read(bytes),
        }
    }

    /// The book in a format: equal books give equal bytes.
    pub fn write(&self, format: Format) -> Result<Vec<u8>, BookError> {
        match format {
            Format::Binary => binary::write(self),
            Format::Sgf => Ok(sgf::write(self).into_bytes()),
            Format::Text => Ok(text::write(self).into_bytes()),
        }
    }
}
