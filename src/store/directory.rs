//! A store in a directory, on one machine or on a file system that many share.
//!
//! Every worker adds to a file of its own that nobody had before, so there is nothing to lock.
//! A file only grows; a line is a record, and what follows the last line break is not there yet,
//! or never will be because its worker was killed. A document is a folder with a file for each
//! version, which gets its name when it is whole: of two who publish at once, the second to come
//! takes the next number.

use super::error::{Problem, StoreError};
use super::{Document, Founding, Record, Store, Version, document, id, sort};
use std::collections::{BTreeMap, HashSet};
use std::fs::{self, File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The folder of the documents of a kind, after its name.
const DOCUMENTS: &str = "documents";

/// The longest length of what is read of a file at a time.
const CHUNK: u64 = 64 << 20;

/// A store in a directory. A file named as the kind makes the directory one: its first line says
/// so, its second is the founding line.
pub(super) struct Directory<F: Founding> {
    folder: PathBuf,
    start: F,
    /// The length of each file that has been read.
    read: BTreeMap<PathBuf, u64>,
    /// Fingerprints of the records so far: a file that was copied adds nothing.
    known: HashSet<u64>,
    /// The file of this worker, from its first record on.
    own: Option<Own>,
}

/// The file of one worker.
struct Own {
    file: File,
    /// The length of all whole lines.
    length: u64,
}

impl<F: Founding> Directory<F> {
    /// Opens a store that exists.
    pub(super) fn open(folder: &Path) -> Result<Directory<F>, StoreError> {
        match Directory::look(folder)? {
            Some(start) => Ok(Directory::with_start(folder, start)),
            None => Err(error(folder)(Problem::None(F::KIND.whole))),
        }
    }

    /// The founding line of a directory, if it is a store.
    pub(super) fn look(folder: &Path) -> Result<Option<F>, StoreError> {
        let fail = error(folder);
        let text = match fs::read_to_string(folder.join(F::KIND.whole)) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            read => read.map_err(|error| fail(Problem::File(error)))?,
        };
        let line = text.strip_prefix(&magic::<F>()).and_then(|rest| rest.strip_prefix('\n'));
        let start =
            F::from_line(line.ok_or_else(|| fail(Problem::Header(F::KIND.whole)))?.trim_end());
        start.map(Some).map_err(|error| fail(Problem::Start(error)))
    }

    /// Joins a store, and founds it where there is none.
    pub(super) fn join(folder: &Path, start: &F) -> Result<Directory<F>, StoreError> {
        let fail = error(folder);
        if Directory::<F>::look(folder)?.is_none() {
            let text = format!("{}\n{}\n", magic::<F>(), start.to_line());
            let founded = fs::create_dir_all(folder)
                .and_then(|()| put_new(&folder.join(F::KIND.whole), text.as_bytes()));
            founded.map_err(|error| fail(Problem::File(error)))?;
        }
        // Of two who found it at once, one was first.
        let directory = Directory::<F>::open(folder)?;
        if directory.start == *start {
            return Ok(directory);
        }
        Err(fail(Problem::other(&directory.start, start)))
    }

    fn with_start(folder: &Path, start: F) -> Directory<F> {
        Directory {
            folder: folder.to_owned(),
            start,
            read: BTreeMap::new(),
            known: HashSet::new(),
            own: None,
        }
    }

    /// Reads what the files have got since the last time.
    fn read_on(&mut self) -> io::Result<Vec<F::Record>> {
        let mut records = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let path = entry?.path();
            if path.extension().is_none_or(|ending| ending != F::KIND.ending) {
                continue;
            }
            let from = self.read.get(&path).copied().unwrap_or(0);
            let read = self.read_file(&path, from, &mut records)?;
            self.read.insert(path, read);
        }
        Ok(records)
    }

    /// Takes the whole lines of a file from a place on, and says where the rest begins.
    fn read_file(
        &mut self,
        path: &Path,
        mut from: u64,
        records: &mut Vec<F::Record>,
    ) -> io::Result<u64> {
        let mut file = File::open(path)?;
        while file.metadata()?.len() > from {
            file.seek(SeekFrom::Start(from))?;
            let mut bytes = Vec::new();
            (&mut file).take(CHUNK).read_to_end(&mut bytes)?;
            let whole = whole_lines(&bytes);
            for line in whole.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
                self.take_line(path, line, records);
            }
            from += whole.len() as u64;
            if whole.is_empty() {
                break;
            }
        }
        Ok(from)
    }

    fn take_line(&mut self, path: &Path, line: &[u8], records: &mut Vec<F::Record>) {
        let mut hasher = DefaultHasher::new();
        line.hash(&mut hasher);
        if !self.known.insert(hasher.finish()) {
            return;
        }
        match F::Record::from_line(&String::from_utf8_lossy(line)) {
            Ok(record) => records.push(record),
            Err(error) => {
                log::warn!("{}: a line that is no {}: {error}", path.display(), F::KIND.one);
            }
        }
    }

    fn append(&mut self, record: &F::Record) -> io::Result<()> {
        let own = match &mut self.own {
            Some(own) => own,
            none => none.insert(Own { file: create::<F>(&self.folder)?, length: 0 }),
        };
        own.append(format!("{}\n", record.to_line()).as_bytes())
    }

    /// The folder with the versions of a document.
    fn folder_of(&self, name: &str) -> Result<PathBuf, StoreError> {
        document::check_name(name).map_err(error(&self.folder))?;
        Ok(self.folder.join(format!("{}-{DOCUMENTS}", F::KIND.whole)).join(name))
    }

    fn publish_in(&self, folder: &Path, bytes: &[u8]) -> io::Result<Version> {
        fs::create_dir_all(folder)?;
        loop {
            let latest = versions_in(folder)?.last().copied();
            if let Some(latest) = latest
                && fs::read(file_of(folder, latest))? == bytes
            {
                return Ok(latest);
            }
            let next = Version(latest.map_or(1, |latest| latest.0 + 1));
            match put_new(&file_of(folder, next), bytes)? {
                true => return Ok(next),
                false => continue,
            }
        }
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

impl<F: Founding> Store<F> for Directory<F> {
    fn start(&self) -> &F {
        &self.start
    }

    fn add(&mut self, record: &F::Record) -> Result<(), StoreError> {
        self.append(record).map_err(file_error(&self.folder))
    }

    fn news(&mut self) -> Result<Vec<F::Record>, StoreError> {
        let mut records = self.read_on().map_err(file_error(&self.folder))?;
        sort(&mut records);
        Ok(records)
    }

    fn publish(&mut self, name: &str, bytes: &[u8]) -> Result<Version, StoreError> {
        let folder = self.folder_of(name)?;
        self.publish_in(&folder, bytes).map_err(file_error(&self.folder))
    }

    fn versions(&mut self, name: &str) -> Result<Vec<Version>, StoreError> {
        versions_in(&self.folder_of(name)?).map_err(file_error(&self.folder))
    }

    fn document(&mut self, name: &str, version: Version) -> Result<Option<Document>, StoreError> {
        match fs::read(file_of(&self.folder_of(name)?, version)) {
            Ok(bytes) => Ok(Some(Document { version, bytes })),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(file_error(&self.folder)(error)),
        }
    }
}

/// The error of a problem with a folder.
fn error(folder: &Path) -> impl Fn(Problem) -> StoreError {
    let name = folder.display().to_string();
    move |problem| StoreError::new(&name, problem)
}

fn file_error(folder: &Path) -> impl Fn(io::Error) -> StoreError {
    let fail = error(folder);
    move |error| fail(Problem::File(error))
}

/// The first line of the file that makes a directory a store.
fn magic<F: Founding>() -> String {
    format!("octant {} 1", F::KIND.whole)
}

/// Puts a file where there is none, whole; says whether there was none.
fn put_new(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    let mut options = tempfile::Builder::new();
    options.prefix(".octant-").suffix(".tmp");
    #[cfg(unix)]
    options.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = options.tempfile_in(crate::files::folder_of(path))?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    match file.persist_noclobber(path) {
        Ok(_) => Ok(true),
        Err(error) if error.error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(error.error),
    }
}

/// A file that nobody had before.
fn create<F: Founding>(folder: &Path) -> io::Result<File> {
    let path = folder.join(format!("{}.{}", id::unique_name(), F::KIND.ending));
    OpenOptions::new().append(true).create_new(true).open(path)
}

/// The file of a version; their order is that of the versions.
fn file_of(folder: &Path, Version(number): Version) -> PathBuf {
    folder.join(format!("{number:08}"))
}

/// The versions in a folder, from the first.
fn versions_in(folder: &Path) -> io::Result<Vec<Version>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        read => read?,
    };
    let mut versions = Vec::new();
    for entry in entries {
        let number = entry?.file_name().to_str().and_then(|name| name.parse().ok());
        versions.extend(number.map(Version));
    }
    versions.sort_unstable();
    Ok(versions)
}

/// The lines that can be read now: up to the last line break, and not beyond a zero byte, which stands
/// on some network file systems for what has not arrived.
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
