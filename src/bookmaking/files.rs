//! Books in files, each of which is always either the old book or the new one.

use super::lines::{LinesError, read_lines};
use crate::book::{Book, BookError, Format, Header, Shelf};
use crate::files::replace;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The reason why a book was not read from its file or written to it.
#[derive(Debug)]
pub struct BookFileError {
    path: PathBuf,
    problem: FileProblem,
}

/// The kinds of [`BookFileError`].
#[derive(Debug)]
enum FileProblem {
    Io(io::Error),
    Book(BookError),
    Lines(LinesError),
}

impl BookFileError {
    fn io(path: &Path) -> impl FnOnce(io::Error) -> BookFileError {
        move |error| BookFileError { path: path.to_owned(), problem: FileProblem::Io(error) }
    }

    fn book(path: &Path) -> impl FnOnce(BookError) -> BookFileError {
        move |error| BookFileError { path: path.to_owned(), problem: FileProblem::Book(error) }
    }
}

impl fmt::Display for BookFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.problem {
            FileProblem::Io(error) => write!(f, "{}: {error}", self.path.display()),
            FileProblem::Book(error) => write!(f, "{}: {error}", self.path.display()),
            FileProblem::Lines(error) => write!(f, "{}: {error}", self.path.display()),
        }
    }
}

impl std::error::Error for BookFileError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            FileProblem::Io(error) => Some(error),
            FileProblem::Book(error) => Some(error),
            FileProblem::Lines(error) => Some(error),
        }
    }
}

/// The beginning of the name of a book inside the program, where the path of a file could stand.
const EMBEDDED: &str = "embedded:";

/// The name of a book inside the program, where a path means one.
fn embedded_name(path: &Path) -> Option<&str> {
    path.to_str()?.strip_prefix(EMBEDDED)
}

/// A book inside the program, by its name; the reason if there is none says which there are.
fn read_embedded(name: &str) -> Result<Book, String> {
    let shelf = Shelf::embedded();
    let found = shelf.volumes().iter().find(|volume| volume.name == name);
    found.map(|volume| Book::clone(&volume.book)).ok_or_else(|| {
        let names: Vec<&str> = shelf.volumes().iter().map(|volume| volume.name.as_str()).collect();
        format!("there is no such book; there are {}", names.join(", "))
    })
}

/// Reads a book of any format, or one inside the program by `embedded:NAME`.
pub fn read(path: &Path) -> Result<Book, BookFileError> {
    if let Some(name) = embedded_name(path) {
        return read_embedded(name).map_err(|reason| {
            BookFileError::io(path)(io::Error::new(io::ErrorKind::NotFound, reason))
        });
    }
    let bytes = fs::read(path).map_err(BookFileError::io(path))?;
    Book::read(&bytes).map_err(BookFileError::book(path))
}

/// Reads a book of any format; the paper's text without a header is for the games of the given one.
pub fn read_with(path: &Path, header: &Header) -> Result<Book, BookFileError> {
    if embedded_name(path).is_some() {
        return read(path);
    }
    let bytes = fs::read(path).map_err(BookFileError::io(path))?;
    Book::read_with(&bytes, header).map_err(BookFileError::book(path))
}

/// Reads a book of any format, or a text of openings written down by hand, for the games of a header.
pub fn read_or_lines(path: &Path, header: &Header) -> Result<Book, BookFileError> {
    if embedded_name(path).is_some() {
        return read(path);
    }
    let bytes = fs::read(path).map_err(BookFileError::io(path))?;
    match str::from_utf8(&bytes) {
        Ok(text) if path.extension().is_some_and(|ending| ending == "txt") => {
            match Book::read(&bytes) {
                Err(BookError::NotABook) => {}
                book => return book.map_err(BookFileError::book(path)),
            }
            read_lines(text, header.clone()).map_err(|error| BookFileError {
                path: path.to_owned(),
                problem: FileProblem::Lines(error),
            })
        }
        _ => Book::read(&bytes).map_err(BookFileError::book(path)),
    }
}

/// Writes a book in a format, in place of what the file held.
pub fn write(path: &Path, book: &Book, format: Format) -> Result<(), BookFileError> {
    let bytes = book.write(format).map_err(BookFileError::book(path))?;
    replace(path, &bytes).map_err(BookFileError::io(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;

    fn book(origin: &str) -> Book {
        let komi = "7.5".parse().expect("komi");
        Book::new(Header::new(Size::NINE, komi, "chinese", origin))
    }

    #[test]
    fn books_replace_each_other_and_leave_nothing_behind() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.book");
        for (origin, format) in [("old", Format::Binary), ("new", Format::Text)] {
            write(&path, &book(origin), format).expect("a writable folder");
            assert_eq!(read(&path).expect("a book"), book(origin));
        }
        let too_long = book(&"x".repeat(100_000));
        assert!(write(&path, &too_long, Format::Binary).is_err());
        assert_eq!(read(&path).expect("a book"), book("new"));
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }

    #[test]
    fn books_inside_the_program_are_read_by_name() {
        let book = read(Path::new("embedded:9x9-7.5-chinese")).expect("a book");
        assert_eq!(book.header().size(), Size::NINE);
        let error = read(Path::new("embedded:19x19")).expect_err("no such book").to_string();
        assert!(error.contains("there are 9x9-5.5-chinese, "), "{error}");
    }

    #[test]
    fn errors_name_the_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("none.book");
        let missing = read(&path).expect_err("no such file").to_string();
        assert!(missing.contains("none.book: "), "{missing}");
        fs::write(&path, "GIF89a").expect("a writable folder");
        let other = read(&path).expect_err("no book").to_string();
        assert!(other.ends_with("none.book: not a book: the file begins differently"), "{other}");
        let nowhere = folder.path().join("nowhere/a.book");
        assert!(write(&nowhere, &book(""), Format::Sgf).is_err());
    }
}
