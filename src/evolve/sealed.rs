//! Files that know whether they are whole: a word that names the kind, a checksum, the contents.

use crate::board::checksum;
use crate::files;
use bincode::{Decode, Encode, config};
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The bytes of the word.
const WORD: usize = 8;

/// A kind of files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seal {
    /// The first eight bytes.
    pub word: [u8; WORD],
    /// The kind in words, as in "not ...".
    pub kind: &'static str,
    /// The length that none of them reaches.
    pub longest: u64,
}

/// A file that cannot be used, and why.
#[derive(Debug)]
pub struct SealError {
    path: PathBuf,
    problem: Problem,
}

/// A reason why contents cannot be used.
#[derive(Debug)]
pub(super) enum Problem {
    Io(io::Error),
    OtherKind(&'static str),
    Damaged(&'static str),
    Contents(String),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Io(error) => error.fmt(f),
            Problem::OtherKind(kind) => write!(f, "not {kind}"),
            Problem::Damaged(kind) => write!(f, "{kind}, but damaged"),
            Problem::Contents(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Problem {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Problem::Io(error) => Some(error),
            Problem::OtherKind(_) | Problem::Damaged(_) | Problem::Contents(_) => None,
        }
    }
}

impl fmt::Display for SealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.problem)
    }
}

impl std::error::Error for SealError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            Problem::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl SealError {
    /// An error about a file.
    pub(super) fn at(path: &Path) -> impl FnOnce(Problem) -> SealError {
        move |problem| SealError { path: path.to_owned(), problem }
    }
}

impl Seal {
    /// The bytes of a file with some contents.
    pub(super) fn close(&self, contents: &impl Encode) -> Result<Vec<u8>, Problem> {
        let contents = bincode::encode_to_vec(contents, config::standard())
            .map_err(|error| Problem::Contents(error.to_string()))?;
        let mut bytes = self.word.to_vec();
        bytes.extend(checksum(&contents).to_le_bytes());
        bytes.extend(contents);
        Ok(bytes)
    }

    /// The contents of the bytes of a file.
    pub(super) fn open<T: Decode<()>>(&self, bytes: &[u8]) -> Result<T, Problem> {
        let rest = bytes.strip_prefix(&self.word).ok_or(Problem::OtherKind(self.kind))?;
        let damaged = || Problem::Damaged(self.kind);
        let (sum, contents) = rest.split_first_chunk().ok_or_else(damaged)?;
        if u64::from_le_bytes(*sum) != checksum(contents) {
            return Err(damaged());
        }
        let limits = config::standard().with_limit::<{ 1 << 30 }>();
        match bincode::decode_from_slice(contents, limits) {
            Ok((value, length)) if length == contents.len() => Ok(value),
            _ => Err(damaged()),
        }
    }

    /// Writes a file in place of what it held, in one step.
    pub(super) fn write(&self, path: &Path, contents: &impl Encode) -> Result<(), SealError> {
        let bytes = self.close(contents).map_err(SealError::at(path))?;
        files::replace(path, &bytes).map_err(|error| SealError::at(path)(Problem::Io(error)))
    }

    /// Reads a file; `None` if there is none.
    pub(super) fn read<T: Decode<()>>(&self, path: &Path) -> Result<Option<T>, SealError> {
        let file = match File::open(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            opened => opened.map_err(|error| SealError::at(path)(Problem::Io(error)))?,
        };
        let mut bytes = Vec::new();
        let read = file.take(self.longest).read_to_end(&mut bytes);
        read.map_err(|error| SealError::at(path)(Problem::Io(error)))?;
        self.open(&bytes).map(Some).map_err(SealError::at(path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAL: Seal = Seal { word: *b"TESTFILE", kind: "a test", longest: 1 << 20 };

    #[test]
    fn damage_is_noticed() {
        let contents = vec![1_u32, 2, 70_000];
        let bytes = SEAL.close(&contents).expect("room");
        assert_eq!(SEAL.open::<Vec<u32>>(&bytes).expect("whole"), contents);
        for at in 0..bytes.len() {
            let mut broken = bytes.clone();
            broken[at] ^= 4;
            assert!(SEAL.open::<Vec<u32>>(&broken).is_err(), "byte {at}");
            assert!(SEAL.open::<Vec<u32>>(&bytes[..at]).is_err(), "{at} bytes");
        }
    }

    #[test]
    fn files_say_what_is_wrong_with_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a");
        assert!(SEAL.read::<u32>(&path).expect("nothing wrong").is_none());
        SEAL.write(&path, &5_u32).expect("room");
        assert_eq!(SEAL.read::<u32>(&path).expect("a file"), Some(5));
        std::fs::write(&path, "something else").expect("room");
        let error = SEAL.read::<u32>(&path).expect_err("no test").to_string();
        assert!(error.ends_with("a: not a test"), "{error}");
    }
}
