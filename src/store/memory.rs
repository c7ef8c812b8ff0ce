//! A store that ends with the program.

use super::error::{Problem, StoreError};
use super::{Document, Founding, Record, Store, Version, document, sort};
use std::collections::BTreeMap;

/// Records and documents in memory, for experiments.
#[derive(Clone, Debug)]
pub struct Memory<F: Founding> {
    start: F,
    records: Vec<F::Record>,
    /// The records given as news.
    told: usize,
    documents: BTreeMap<String, Vec<Vec<u8>>>,
}

impl<F: Founding> Memory<F> {
    /// A store without a record.
    pub fn new(start: F) -> Memory<F> {
        Memory { start, records: Vec::new(), told: 0, documents: BTreeMap::new() }
    }
}

impl<F: Founding> Store<F> for Memory<F> {
    fn start(&self) -> &F {
        &self.start
    }

    fn add(&mut self, record: &F::Record) -> Result<(), StoreError> {
        if self.records.iter().all(|known| known.name() != record.name()) {
            self.records.push(record.clone());
        }
        Ok(())
    }

    fn news(&mut self) -> Result<Vec<F::Record>, StoreError> {
        let mut news = self.records[self.told..].to_vec();
        self.told = self.records.len();
        sort(&mut news);
        Ok(news)
    }

    fn publish(&mut self, name: &str, bytes: &[u8]) -> Result<Version, StoreError> {
        let fail = |problem: Problem| StoreError::new("memory", problem);
        document::check_name(name).map_err(fail)?;
        let versions = self.documents.entry(name.to_owned()).or_default();
        if versions.last().is_none_or(|latest| latest != bytes) {
            versions.push(bytes.to_vec());
        }
        Ok(Version(versions.len() as u64))
    }

    fn versions(&mut self, name: &str) -> Result<Vec<Version>, StoreError> {
        let count = self.documents.get(name).map_or(0, Vec::len);
        Ok((1..=count as u64).map(Version).collect())
    }

    fn document(&mut self, name: &str, version: Version) -> Result<Option<Document>, StoreError> {
        let index = usize::try_from(version.0).ok().and_then(|number| number.checked_sub(1));
        let bytes = index.and_then(|index| self.documents.get(name)?.get(index)).cloned();
        Ok(bytes.map(|bytes| Document { version, bytes }))
    }
}
