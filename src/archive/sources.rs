//! Sources of game records: files and folders of SGF, plain or compressed.

use crate::sgf::{Reader, SgfError, Tree};
use flate2::bufread::MultiGzDecoder;
use std::collections::HashSet;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// First bytes of a compressed file.
const GZIP: &[u8] = &[0x1f, 0x8b];

/// The endings of files that are taken from a folder; a file named by itself may have any.
const ENDINGS: [&str; 4] = [".sgf", ".sgfs", ".sgf.gz", ".sgfs.gz"];

const BUFFER: usize = 1 << 16;

/// Files of game records, in a fixed order.
#[derive(Clone, Debug)]
pub struct Sources {
    files: Vec<PathBuf>,
    bytes: u64,
}

/// A path that cannot be read.
#[derive(Debug)]
pub struct SourceError {
    path: PathBuf,
    error: io::Error,
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

impl std::error::Error for SourceError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}

impl Sources {
    /// The files named, and those of the folders named and of the folders in them, sorted by
    /// name. A file that is reached twice is taken once.
    pub fn find(paths: &[PathBuf]) -> Result<Sources, SourceError> {
        let mut files = Vec::new();
        for path in paths {
            let at = |error| SourceError { path: path.clone(), error };
            if fs::metadata(path).map_err(at)?.is_dir() {
                files.extend(files_below(path)?);
            } else {
                files.push(path.clone());
            }
        }
        let mut known = HashSet::new();
        let mut bytes = 0;
        let mut sources = Vec::new();
        for path in files {
            let at = |error| SourceError { path: path.clone(), error };
            if known.insert(fs::canonicalize(&path).map_err(at)?) {
                bytes += fs::metadata(&path).map_err(at)?.len();
                sources.push(path);
            }
        }
        Ok(Sources { files: sources, bytes })
    }

    /// The files.
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// The length of all files, as they are on the disk.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The games of all files, one after the other.
    pub fn games(&self) -> Games {
        Games { files: self.files.clone().into_iter(), open: None, read: Arc::default() }
    }
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>, SourceError> {
    let (mut folders, mut files) = (vec![folder.to_path_buf()], Vec::new());
    while let Some(folder) = folders.pop() {
        let at = |error| SourceError { path: folder.clone(), error };
        for entry in fs::read_dir(&folder).map_err(at)? {
            let entry = entry.map_err(at)?;
            // A link to a folder is left alone: it may lead in a circle.
            if entry.file_type().map_err(at)?.is_dir() {
                folders.push(entry.path());
            } else if is_record(&entry.path()) && entry.path().is_file() {
                files.push(entry.path());
            }
        }
    }
    files.sort();
    Ok(files)
}

fn is_record(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().to_ascii_lowercase());
    name.is_some_and(|name| ENDINGS.iter().any(|ending| name.ends_with(ending)))
}

/// A game and where it was found.
pub struct Found {
    /// The name of the file, without its folder.
    pub file: Arc<str>,
    /// Its number in the file, from 1.
    pub number: u64,
    /// The game, or why there is none.
    pub tree: Result<Tree, SgfError>,
}

/// The games of some files: see [`Sources::games`]. It holds one game at a time.
pub struct Games {
    files: std::vec::IntoIter<PathBuf>,
    open: Option<OpenFile>,
    read: Arc<AtomicU64>,
}

struct OpenFile {
    name: Arc<str>,
    number: u64,
    reader: Reader<Box<dyn BufRead>>,
}

impl Games {
    /// The bytes read so far of [`Sources::bytes`]; the counter goes on while games are taken.
    pub fn bytes_read(&self) -> Arc<AtomicU64> {
        self.read.clone()
    }

    fn open(&self, path: &Path) -> OpenFile {
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into();
        let input =
            decompressed(Counted { path: path.into(), file: None, read: self.read.clone() });
        OpenFile { name, number: 0, reader: Reader::new(input) }
    }
}

impl Iterator for Games {
    type Item = Found;

    fn next(&mut self) -> Option<Found> {
        loop {
            if self.open.is_none() {
                let path = self.files.next()?;
                self.open = Some(self.open(&path));
            }
            let file = self.open.as_mut()?;
            if let Some(tree) = file.reader.next() {
                file.number += 1;
                return Some(Found { file: file.name.clone(), number: file.number, tree });
            }
            self.open = None;
        }
    }
}

/// A file that is opened when it is first read, so that a failure to open it is one to read
/// it, and that counts its bytes.
struct Counted {
    path: PathBuf,
    file: Option<File>,
    read: Arc<AtomicU64>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let file = match &mut self.file {
            Some(file) => file,
            closed => closed.insert(File::open(&self.path)?),
        };
        let length = file.read(buffer)?;
        self.read.fetch_add(length as u64, Ordering::Relaxed);
        Ok(length)
    }
}

/// The text of a file, which may be compressed whatever its name.
fn decompressed(file: Counted) -> Box<dyn BufRead> {
    let mut input = BufReader::with_capacity(BUFFER, file);
    // If it cannot be read now, it cannot be read later, and the reader will say so.
    let is_compressed = input.fill_buf().is_ok_and(|bytes| bytes.starts_with(GZIP));
    if is_compressed {
        Box::new(BufReader::with_capacity(BUFFER, MultiGzDecoder::new(input)))
    } else {
        Box::new(input)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::write::GzEncoder;
    use std::io::Write;

    #[test]
    fn folders_are_walked_and_compressed_files_are_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        fs::create_dir(path("deep")).expect("a folder");
        fs::write(path("deep/b.SGF"), "(;SZ[9];B[ee])(;SZ[9])").expect("a file");
        fs::write(path("note.txt"), "(;SZ[9])").expect("a file");
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(b"(;SZ[9])\n(;SZ[9]").expect("memory");
        fs::write(path("a.sgfs.gz"), packed.finish().expect("memory")).expect("a file");

        let sources = Sources::find(&[path(""), path("deep/b.SGF")]).expect("paths");
        assert_eq!(sources.files(), [path("a.sgfs.gz"), path("deep/b.SGF")]);
        let games = sources.games();
        let read = games.bytes_read();
        let found: Vec<_> =
            games.map(|game| (game.file.to_string(), game.number, game.tree.is_ok())).collect();
        let expected = [("a.sgfs.gz", 1, true), ("a.sgfs.gz", 2, false)].into_iter();
        let expected = expected.chain([("b.SGF", 1, true), ("b.SGF", 2, true)]);
        let expected: Vec<_> = expected.map(|(name, n, ok)| (name.to_owned(), n, ok)).collect();
        assert_eq!(found, expected);
        assert_eq!(read.load(Ordering::Relaxed), sources.bytes());
        assert_eq!(Sources::find(&[path("note.txt")]).expect("a path").files().len(), 1);
    }

    #[test]
    fn a_missing_path_is_named() {
        let error = Sources::find(&["nowhere.sgf".into()]).expect_err("no such file");
        assert!(error.to_string().starts_with("nowhere.sgf: "), "{error}");
    }
}
