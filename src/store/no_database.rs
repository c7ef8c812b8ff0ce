//! A place for the database, had the program been built with the feature `postgres`.

use super::directory::Directory;
use super::error::{Problem, StoreError};
use super::{Founding, Store};

/// A database that nobody can open.
pub(super) struct Database;

impl Database {
    pub(super) fn open<F: Founding>(_url: &str) -> Result<impl Store<F> + use<F>, StoreError> {
        missing::<Directory<F>>()
    }

    pub(super) fn look<F: Founding>(_url: &str) -> Result<Option<F>, StoreError> {
        missing()
    }

    pub(super) fn join<F: Founding>(
        _url: &str,
        _start: &F,
    ) -> Result<impl Store<F> + use<F>, StoreError> {
        missing::<Directory<F>>()
    }
}

// The address may have a password in it, so it is not repeated.
fn missing<T>() -> Result<T, StoreError> {
    Err(StoreError::new("postgres", Problem::NoDatabase))
}
