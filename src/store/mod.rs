//! Records of many workers, kept for good in a directory or a PostgreSQL database.
//!
//! A [`Store`] takes [`Record`]s, each a line of text with a name that no other has, and never
//! removes one. What all of its records have in common is its founding line, a [`Founding`]: who
//! [`join`]s with another one is refused. Workers add at any time and hear of what the others
//! added by the tail; one may be killed and a server restarted at any moment, and what is lost is
//! the record in the making. Beside the records there are documents: bytes under a name, such as
//! the latest net of a run. They are published whole, each time as a new [`Version`], and the
//! versions before stay.
//!
//! A place may hold several kinds of records, see [`RecordKind`]. [`Memory`] ends with the program.
//!
//! May use [`files`](crate::files).

#[cfg(feature = "postgres")]
mod database;
#[cfg(not(feature = "postgres"))]
#[path = "no_database.rs"]
mod database;
mod directory;
mod document;
mod error;
mod id;
mod memory;
#[cfg(feature = "postgres")]
mod server;

pub use document::{Document, Version};
pub use error::StoreError;
pub use id::{date, time_of, unique_name};
pub use memory::Memory;

use database::Database;
use directory::Directory;
use std::error::Error;
use std::fmt;

/// A reason why a line cannot be read.
pub type LineError = Box<dyn Error + Send + Sync>;

/// The words for a kind of records. Each is a name of files and tables, in small letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordKind {
    /// The records together, such as `population`.
    pub whole: &'static str,
    /// One of them, such as `game`; not `name` or `number`, which tables have beside it.
    pub one: &'static str,
    /// Several, such as `games`.
    pub many: &'static str,
    /// The ending of files with a record on each line, such as `sgfs`.
    pub ending: &'static str,
}

/// A line of text that is added once and stays.
pub trait Record: Clone + Send + 'static {
    /// The name, which no two records share; the order of names is that of time. See
    /// [`unique_name`].
    fn name(&self) -> &str;

    /// The record on one line, without a line break. Equal records have equal lines.
    fn to_line(&self) -> String;

    /// Reads what [`Record::to_line`] wrote.
    fn from_line(line: &str) -> Result<Self, LineError>;
}

/// The founding line: all records of a place have it in common.
pub trait Founding: Clone + PartialEq + fmt::Display + Send + Sync + 'static {
    /// The records.
    type Record: Record;

    /// The words for them.
    const KIND: RecordKind;

    /// The founding line, without a line break.
    fn to_line(&self) -> String;

    /// Reads what [`Founding::to_line`] wrote.
    fn from_line(line: &str) -> Result<Self, LineError>;
}

/// A place that keeps records and documents.
pub trait Store<F: Founding>: Send {
    /// The founding line that all its records have in common.
    fn start(&self) -> &F;

    /// Adds a record, for good when this returns. One that is added again by the same name
    /// counts once.
    fn add(&mut self, record: &F::Record) -> Result<(), StoreError>;

    /// The records that have been added since the last call, by whomever, each once and in the
    /// order of their names, which is that of time. The first call gives all there are.
    fn news(&mut self) -> Result<Vec<F::Record>, StoreError>;

    /// Publishes a document, for good when this returns, and says which version it is: the one
    /// after the latest, or the latest itself if that has the same bytes.
    fn publish(&mut self, name: &str, bytes: &[u8]) -> Result<Version, StoreError>;

    /// The versions of a document, from the first; none where nobody has published it.
    fn versions(&mut self, name: &str) -> Result<Vec<Version>, StoreError>;

    /// A document by its version, if there is such a one.
    fn document(&mut self, name: &str, version: Version) -> Result<Option<Document>, StoreError>;

    /// The latest version of a document.
    fn latest(&mut self, name: &str) -> Result<Option<Document>, StoreError> {
        match self.versions(name)?.last() {
            Some(&version) => self.document(name, version),
            None => Ok(None),
        }
    }
}

/// Tells whether a place is a database rather than a directory.
fn is_database(place: &str) -> bool {
    ["postgres://", "postgresql://"].iter().any(|scheme| place.starts_with(scheme))
}

/// Opens a store that exists, to read it: a directory, or `postgres://` and so on. Without an
/// answer from its server this fails at once.
pub fn open<F: Founding>(place: &str) -> Result<Box<dyn Store<F>>, StoreError> {
    if is_database(place) {
        Ok(Box::new(Database::open(place)?))
    } else {
        Ok(Box::new(Directory::open(place.as_ref())?))
    }
}

/// The founding line of a place; `None` where there are none of this kind yet.
/// Waits for a server that does not answer.
pub fn look<F: Founding>(place: &str) -> Result<Option<F>, StoreError> {
    if is_database(place) { Database::look(place) } else { Directory::look(place.as_ref()) }
}

/// Joins a store as a worker, and founds it where there is none. Waits for a server that does
/// not answer, now and later.
pub fn join<F: Founding>(place: &str, start: &F) -> Result<Box<dyn Store<F>>, StoreError> {
    if is_database(place) {
        Ok(Box::new(Database::join(place, start)?))
    } else {
        Ok(Box::new(Directory::join(place.as_ref(), start)?))
    }
}

/// Puts records in the order of their names.
fn sort<R: Record>(records: &mut [R]) {
    records.sort_by(|a, b| a.name().cmp(b.name()));
}
