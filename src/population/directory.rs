//! A population in a directory, on one machine or on a file system that many share.
//!
//! Every worker adds to a file of its own that nobody had before, so there is nothing to lock.
//! A file only grows; a line is a game, and what follows the last line break is not there yet,
//! or never will be because its worker was killed. `octant book build` reads the same files.

use super::error::{Problem, StoreError};
use super::start::Start;
use super::{Store, id, sort};
use crate::archive::to_line;
use crate::sgf::GameRecord;
use std::collections::{BTreeMap, HashSet};
use std::fs::{self, File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The file that makes a directory a population. Its name does not end as that of a file of
/// games.
const HEADER: &str = "population";

/// The first line of that file; the second is the start.
const MAGIC: &str = "octant population 1";

/// The ending of the workers' files.
const ENDING: &str = "sgfs";

/// The longest length of what is read of a file at a time.
const CHUNK: u64 = 64 << 20;

/// A population in a directory.
#[derive(Debug)]
pub struct Directory {
    folder: PathBuf,
    start: Start,
    /// The bytes read of each file.
    read: BTreeMap<PathBuf, u64>,
    /// Fingerprints of the games so far: a file that was copied adds nothing.
    known: HashSet<u64>,
    /// The file of this worker, from its first game on.
    own: Option<Own>,
}

/// The file of one worker.
#[derive(Debug)]
struct Own {
    file: File,
    /// The length of all whole lines.
    length: u64,
}

impl Directory {
    /// Opens a population that exists.
    pub fn open(folder: &Path) -> Result<Directory, StoreError> {
        match Directory::look(folder)? {
            Some(start) => Ok(Directory::with_start(folder, start)),
            None => Err(StoreError::new(&name(folder), Problem::None)),
        }
    }

    /// The start that the games of a directory have in common, if it is a population.
    pub fn look(folder: &Path) -> Result<Option<Start>, StoreError> {
        let fail = |problem| StoreError::new(&name(folder), problem);
        let text = match fs::read_to_string(folder.join(HEADER)) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            read => read.map_err(|error| fail(Problem::File(error)))?,
        };
        let line = text.strip_prefix(MAGIC).and_then(|rest| rest.strip_prefix('\n'));
        let start = Start::from_line(line.ok_or_else(|| fail(Problem::Header))?);
        start.map(Some).map_err(|error| fail(Problem::Start(error)))
    }

    /// Joins a population, and founds it where there is none.
    pub fn join(folder: &Path, start: &Start) -> Result<Directory, StoreError> {
        let fail = |problem| StoreError::new(&name(folder), problem);
        if Directory::look(folder)?.is_none() {
            found(folder, start).map_err(|error| fail(Problem::File(error)))?;
        }
        // Of two who found it at once, one was first.
        let directory = Directory::open(folder)?;
        if directory.start == *start {
            Ok(directory)
        } else {
            let (theirs, ours) = (Box::new(directory.start), Box::new(start.clone()));
            Err(fail(Problem::Other { theirs, ours }))
        }
    }

    fn with_start(folder: &Path, start: Start) -> Directory {
        Directory {
            folder: folder.to_owned(),
            start,
            read: BTreeMap::new(),
            known: HashSet::new(),
            own: None,
        }
    }

    /// Reads what the files have got since the last time.
    fn read_on(&mut self) -> io::Result<Vec<GameRecord>> {
        let mut games = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            if path.extension().is_none_or(|ending| ending != ENDING) {
                continue;
            }
            let from = self.read.get(&path).copied().unwrap_or(0);
            let read = self.read_file(&path, from, &mut games)?;
            self.read.insert(path, read);
        }
        Ok(games)
    }

    /// Takes the whole lines of a file from a place on, and says where the rest begins.
    fn read_file(
        &mut self,
        path: &Path,
        mut from: u64,
        games: &mut Vec<GameRecord>,
    ) -> io::Result<u64> {
        let mut file = File::open(path)?;
        while file.metadata()?.len() > from {
            file.seek(SeekFrom::Start(from))?;
            let mut bytes = Vec::new();
            (&mut file).take(CHUNK).read_to_end(&mut bytes)?;
            let whole = whole_lines(&bytes);
            for line in whole.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
                self.take_line(path, line, games);
            }
            from += whole.len() as u64;
            if whole.is_empty() {
                break;
            }
        }
        Ok(from)
    }

    fn take_line(&mut self, path: &Path, line: &[u8], games: &mut Vec<GameRecord>) {
        let mut hasher = DefaultHasher::new();
        line.hash(&mut hasher);
        if !self.known.insert(hasher.finish()) {
            return;
        }
        match GameRecord::read(line) {
            Ok(game) => games.push(game),
            Err(error) => log::warn!("{}: a line that is no game: {error}", path.display()),
        }
    }

    fn append(&mut self, game: &GameRecord) -> io::Result<()> {
        let own = match &mut self.own {
            Some(own) => own,
            none => none.insert(Own { file: create(&self.folder)?, length: 0 }),
        };
        own.append(format!("{}\n", to_line(game)).as_bytes())
    }
}

impl Own {
    /// Adds a line in one piece, for good.
    fn append(&mut self, line: &[u8]) -> io::Result<()> {
        let written = self.file.write_all(line).and_then(|()| self.file.sync_data());
        match written {
            Ok(()) => self.length += line.len() as u64,
            // As on a full disk. What follows must not be a part of the torn line.
            Err(_) => self.file.set_len(self.length)?,
        }
        written
    }
}

impl Store for Directory {
    fn start(&self) -> &Start {
        &self.start
    }

    fn add(&mut self, game: &GameRecord) -> Result<(), StoreError> {
        self.append(game)
            .map_err(|error| StoreError::new(&name(&self.folder), Problem::File(error)))
    }

    fn news(&mut self) -> Result<Vec<GameRecord>, StoreError> {
        let mut games = self
            .read_on()
            .map_err(|error| StoreError::new(&name(&self.folder), Problem::File(error)))?;
        sort(&mut games);
        Ok(games)
    }
}

fn name(folder: &Path) -> String {
    folder.display().to_string()
}

/// Makes a directory a population, unless somebody else just has.
fn found(folder: &Path, start: &Start) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut options = tempfile::Builder::new();
    options.prefix(".octant-").suffix(".tmp");
    #[cfg(unix)]
    options.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = options.tempfile_in(folder)?;
    writeln!(file, "{MAGIC}\n{}", start.to_line())?;
    file.as_file().sync_all()?;
    match file.persist_noclobber(folder.join(HEADER)) {
        Err(error) if error.error.kind() != ErrorKind::AlreadyExists => Err(error.error),
        _ => Ok(()),
    }
}

/// A file that nobody had before.
fn create(folder: &Path) -> io::Result<File> {
    let path = folder.join(format!("{}.{ENDING}", id::unique_name()));
    OpenOptions::new().append(true).create_new(true).open(path)
}

/// The part that can be read now: up to the last line break, and not beyond a zero byte, which
/// stands on some network file systems for what has not arrived.
fn whole_lines(bytes: &[u8]) -> &[u8] {
    let arrived = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
    let end = arrived.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
    &arrived[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_lines_are_read() {
        for (bytes, whole) in [
            (&b""[..], &b""[..]),
            (b"one", b""),
            (b"one\n", b"one\n"),
            (b"one\ntw", b"one\n"),
            (b"one\n\0\0\0\0\nthree\n", b"one\n"),
        ] {
            assert_eq!(whole_lines(bytes), whole);
        }
    }
}
