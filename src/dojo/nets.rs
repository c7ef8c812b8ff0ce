//! The nets of a run: documents of its store.

use super::DojoError;
use super::course::Course;
use super::mind::Student;
use crate::net::{Arithmetic, Net, Shape, Weights, file};
use crate::store::{Store, Version};
use std::sync::Arc;

/// The name of the nets that were kept: who plays takes the latest.
pub(super) const NET: &str = "net";

/// The name of all nets that were trained.
pub(super) const CANDIDATE: &str = "candidate";

/// The latest net that was kept.
pub(super) fn newest(store: &mut dyn Store<Course>) -> Result<Option<Student>, DojoError> {
    newest_after(store, 0)
}

/// The latest net that was kept, if it is newer than a version.
pub(super) fn newest_after(
    store: &mut dyn Store<Course>,
    version: u64,
) -> Result<Option<Student>, DojoError> {
    let latest = store.versions(NET)?.last().copied();
    match latest.filter(|latest| latest.0 > version) {
        Some(latest) => net(store, latest),
        None => Ok(None),
    }
}

/// The net of a version.
pub(super) fn net(
    store: &mut dyn Store<Course>,
    version: Version,
) -> Result<Option<Student>, DojoError> {
    let Some(document) = store.document(NET, version)? else { return Ok(None) };
    Ok(Some(student(version.0, &document.bytes)?))
}

/// A net from the bytes of its file.
pub(super) fn student(version: u64, bytes: &[u8]) -> Result<Student, DojoError> {
    let weights = weights(bytes)?;
    Ok(Student { version, net: Arc::new(Net::new(&weights, Arithmetic::Auto)) })
}

/// The weights in the bytes of a file.
pub(super) fn weights(bytes: &[u8]) -> Result<Weights, DojoError> {
    file::decode(bytes).map_err(DojoError::Net)
}

/// The shape of the latest net, if there is one.
pub fn newest_shape(store: &mut dyn Store<Course>) -> Result<Option<Shape>, DojoError> {
    let Some(document) = store.latest(NET)? else { return Ok(None) };
    Ok(Some(weights(&document.bytes)?.shape))
}

/// Tells whether a run has trained a net.
pub fn has_candidates(store: &mut dyn Store<Course>) -> Result<bool, DojoError> {
    Ok(!store.versions(CANDIDATE)?.is_empty())
}
