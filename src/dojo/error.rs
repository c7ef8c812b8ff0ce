//! Errors of a run.

use crate::net::file::NetError;
use crate::store::StoreError;
use crate::training::TrainingError;
use std::fmt;

/// A reason why a run stops early.
#[derive(Debug)]
pub enum DojoError {
    /// There is no net to play with.
    NoNet,
    /// A net of the run cannot be used.
    Net(NetError),
    /// The store cannot be read or added to.
    Store(StoreError),
    /// The training stops early.
    Training(TrainingError),
}

impl fmt::Display for DojoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DojoError::NoNet => f.write_str("the run has no net yet"),
            DojoError::Net(error) => write!(f, "a net of the run: {error}"),
            DojoError::Store(error) => error.fmt(f),
            DojoError::Training(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for DojoError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            DojoError::NoNet => None,
            DojoError::Net(error) => Some(error),
            DojoError::Store(error) => Some(error),
            DojoError::Training(error) => Some(error),
        }
    }
}

impl From<StoreError> for DojoError {
    fn from(error: StoreError) -> DojoError {
        DojoError::Store(error)
    }
}

impl From<TrainingError> for DojoError {
    fn from(error: TrainingError) -> DojoError {
        DojoError::Training(error)
    }
}
