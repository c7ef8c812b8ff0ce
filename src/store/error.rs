//! Errors about the place of a store.

use super::{Founding, LineError, RecordKind};
use std::error::Error;
use std::fmt;
use std::io;

/// A reason why a store cannot be read or added to.
#[derive(Debug)]
pub struct StoreError {
    place: String,
    problem: Problem,
}

/// The kinds of [`StoreError`].
#[derive(Debug)]
pub(super) enum Problem {
    /// Files cannot be read or written.
    File(io::Error),
    /// The server refuses or does not answer.
    #[cfg(feature = "postgres")]
    Server(postgres::Error),
    /// The place is a database, and the program was built without.
    #[cfg(not(feature = "postgres"))]
    NoDatabase,
    /// There is nothing of the kind.
    None(&'static str),
    /// There is something else, or a store of a later version.
    Header(&'static str),
    /// Its founding line cannot be read.
    Start(LineError),
    /// Its founding line is another one.
    Other(Box<Other>),
    /// No document can have this name.
    Name(String),
}

/// Two founding lines in words.
#[derive(Debug)]
pub(super) struct Other {
    kind: RecordKind,
    theirs: String,
    ours: String,
}

impl Problem {
    /// The records of a place are others than the worker's.
    pub(super) fn other<F: Founding>(theirs: &F, ours: &F) -> Problem {
        let (theirs, ours) = (theirs.to_string(), ours.to_string());
        Problem::Other(Box::new(Other { kind: F::KIND, theirs, ours }))
    }
}

impl StoreError {
    pub(super) fn new(place: &str, problem: Problem) -> StoreError {
        StoreError { place: place.to_string(), problem }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.place)?;
        match &self.problem {
            Problem::File(error) => write!(f, "{error}"),
            #[cfg(feature = "postgres")]
            Problem::Server(error) => write!(f, "{}", in_full(error)),
            #[cfg(not(feature = "postgres"))]
            Problem::NoDatabase => f.write_str("databases need the feature `postgres`"),
            Problem::None(whole) => write!(f, "there is no {whole}"),
            Problem::Header(whole) => write!(f, "not a {whole}, or one of another version"),
            Problem::Start(error) => write!(f, "{error}"),
            Problem::Other(other) => {
                let Other { kind: RecordKind { many, .. }, theirs, ours } = &**other;
                write!(f, "its {many} are {theirs}; other {many}, {ours}, cannot join them")
            }
            Problem::Name(name) => write!(f, "`{name}` is no name of a document"),
        }
    }
}

impl Error for StoreError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.problem {
            Problem::File(error) => Some(error),
            #[cfg(feature = "postgres")]
            Problem::Server(error) => Some(error),
            Problem::Start(error) => Some(error.as_ref()),
            _ => None,
        }
    }
}

/// The words of a server's error with its cause, which they leave out.
#[cfg(feature = "postgres")]
pub(super) fn in_full(error: &postgres::Error) -> String {
    match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}
