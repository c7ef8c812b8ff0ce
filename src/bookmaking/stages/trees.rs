//! The folder of finished trees: a file in the paper's text for each, named by its line.

use super::Stages;
use crate::board::Move;
use crate::book::{Book, BookError, Format, Header};
use crate::bookmaking::files::{self, BookFileError};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A reason why a book cannot be grown.
#[derive(Debug)]
pub enum StageError {
    /// The folder of trees cannot be made.
    Folder(PathBuf, io::Error),
    /// A tree cannot be read or written.
    File(BookFileError),
    /// A tree was grown with other settings.
    Other {
        /// The file.
        path: PathBuf,
        /// The kind that it says to be.
        found: Box<Header>,
        /// The kind that it should be.
        expected: Box<Header>,
    },
    /// Trees that do not belong together.
    Book(BookError),
}

impl fmt::Display for StageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = |header: &Header| format!("{header}, {}", header.origin().join(", "));
        match self {
            StageError::Folder(path, error) => write!(f, "{}: {error}", path.display()),
            StageError::File(error) => write!(f, "{error}"),
            StageError::Other { path, found, expected } => {
                let (path, found, expected) = (path.display(), words(found), words(expected));
                write!(f, "{path} is of other settings ({found}, not {expected}): ")?;
                f.write_str("take another folder for the trees, or the same settings")
            }
            StageError::Book(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for StageError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StageError::Folder(_, error) => Some(error),
            StageError::File(error) => Some(error),
            StageError::Book(error) => Some(error),
            StageError::Other { .. } => None,
        }
    }
}

impl From<BookFileError> for StageError {
    fn from(error: BookFileError) -> StageError {
        StageError::File(error)
    }
}

impl From<BookError> for StageError {
    fn from(error: BookError) -> StageError {
        StageError::Book(error)
    }
}

/// The trees of one plan in their folder.
pub(super) struct Trees {
    folder: PathBuf,
    header: Header,
}

impl Trees {
    /// The folder, made if need be.
    pub(super) fn open(folder: &Path, stages: &Stages) -> Result<Trees, StageError> {
        fs::create_dir_all(folder).map_err(|error| StageError::Folder(folder.to_owned(), error))?;
        Ok(Trees { folder: folder.to_owned(), header: stages.header() })
    }

    fn path(&self, line: &[Move]) -> PathBuf {
        self.folder.join(format!("{}.txt", name(line)))
    }

    /// The tree of a line, if it is finished.
    pub(super) fn find(&self, line: &[Move]) -> Result<Option<Book>, StageError> {
        let path = self.path(line);
        if !path.exists() {
            return Ok(None);
        }
        let tree = files::read(&path)?;
        if *tree.header() == self.header {
            return Ok(Some(tree));
        }
        let (found, expected) = (Box::new(tree.header().clone()), Box::new(self.header.clone()));
        Err(StageError::Other { path, found, expected })
    }

    /// Keeps the tree of a line.
    pub(super) fn keep(&self, line: &[Move], tree: &Book) -> Result<(), StageError> {
        Ok(files::write(&self.path(line), tree, Format::Text)?)
    }
}

/// The name of a line, such as `E5-G5`.
pub(super) fn name(line: &[Move]) -> String {
    if line.is_empty() {
        return "empty".to_owned();
    }
    line.iter().map(Move::to_string).collect::<Vec<_>>().join("-")
}
