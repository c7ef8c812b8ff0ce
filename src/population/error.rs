//! Faults of the place of a population.

use super::start::{Start, StartError};
use std::fmt;
use std::io;

/// A reason why a population cannot be read or added to.
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
    Server(postgres::Error),
    /// There is no population.
    None,
    /// There is something else, or a population of a later version.
    Header,
    /// Its games cannot begin as it says.
    Start(StartError),
    /// Its games begin in another way than the worker's.
    Other {
        /// As they do.
        theirs: Box<Start>,
        /// As the worker's would.
        ours: Box<Start>,
    },
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
            Problem::Server(error) => write!(f, "{}", in_full(error)),
            Problem::None => f.write_str("there is no population"),
            Problem::Header => f.write_str("not a population, or one of another version"),
            Problem::Start(error) => write!(f, "{error}"),
            Problem::Other { theirs, ours } => {
                write!(f, "its games are {theirs}; other games, {ours}, cannot join them")
            }
        }
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            Problem::File(error) => Some(error),
            Problem::Server(error) => Some(error),
            _ => None,
        }
    }
}

/// The words of an error of the server with its cause, which its own words leave out.
pub(super) fn in_full(error: &postgres::Error) -> String {
    match std::error::Error::source(error) {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}
