//! A training that can go on: all that it remembers, in a file.
//!
//! The file is eight letters, a checksum of the rest, and the rest in bincode.

use super::curve::Mark;
use super::optimizer::Optimizer;
use super::school::Dealt;
use crate::board::mix;
use bincode::{Decode, Encode, config};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

const MAGIC: [u8; 8] = *b"OCTRAIN1";

/// The memory of a training.
#[derive(Clone, Debug, Encode, Decode)]
pub(super) struct Checkpoint {
    /// The shape of the net.
    pub(super) shape: (u32, u32),
    /// The numbers and the optimizer's memory.
    pub(super) optimizer: Optimizer,
    /// The examples seen.
    pub(super) samples: u64,
    /// Seconds that it took.
    pub(super) seconds: f64,
    /// The positions dealt so far.
    pub(super) dealt: Dealt,
    /// The examinations so far.
    pub(super) curve: Vec<Mark>,
}

/// A reason why a file is no checkpoint that can be used.
#[derive(Debug)]
pub struct CheckpointError {
    path: PathBuf,
    problem: Problem,
}

/// The kinds of [`CheckpointError`].
#[derive(Debug)]
enum Problem {
    Io(io::Error),
    NotACheckpoint,
    Corrupted,
    Encoding(bincode::error::EncodeError),
}

impl fmt::Display for CheckpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.path.display())?;
        match &self.problem {
            Problem::Io(error) => error.fmt(f),
            Problem::NotACheckpoint => f.write_str("not the state of a training"),
            Problem::Corrupted => f.write_str("the state of a training, but damaged"),
            Problem::Encoding(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for CheckpointError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            Problem::Io(error) => Some(error),
            Problem::Encoding(error) => Some(error),
            Problem::NotACheckpoint | Problem::Corrupted => None,
        }
    }
}

impl Checkpoint {
    /// Reads a checkpoint.
    pub(super) fn read(path: &Path) -> Result<Checkpoint, CheckpointError> {
        let fail = |problem| CheckpointError { path: path.to_owned(), problem };
        let bytes = std::fs::read(path).map_err(|error| fail(Problem::Io(error)))?;
        let rest = bytes.strip_prefix(&MAGIC).ok_or_else(|| fail(Problem::NotACheckpoint))?;
        let Some((sum, contents)) = rest.split_first_chunk::<8>() else {
            return Err(fail(Problem::Corrupted));
        };
        if u64::from_le_bytes(*sum) != checksum(contents) {
            return Err(fail(Problem::Corrupted));
        }
        let decoded = bincode::decode_from_slice(contents, config::standard());
        let (checkpoint, _) = decoded.map_err(|_| fail(Problem::Corrupted))?;
        Ok(checkpoint)
    }

    /// Writes it in place of what the file held.
    pub(super) fn write(&self, path: &Path) -> Result<(), CheckpointError> {
        let fail = |problem| CheckpointError { path: path.to_owned(), problem };
        let contents = bincode::encode_to_vec(self, config::standard())
            .map_err(|error| fail(Problem::Encoding(error)))?;
        let bytes = [&MAGIC[..], &checksum(&contents).to_le_bytes(), &contents].concat();
        crate::files::replace(path, &bytes).map_err(|error| fail(Problem::Io(error)))
    }
}

fn checksum(bytes: &[u8]) -> u64 {
    bytes.chunks(8).fold(bytes.len() as u64, |sum, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        mix(sum ^ u64::from_le_bytes(word))
    })
}
