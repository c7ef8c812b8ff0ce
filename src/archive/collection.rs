//! A growing collection of games: one SGF a line, only ever appended to.

use crate::sgf::{GameRecord, SgfError};
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A file of games that one process at a time adds to.
#[derive(Debug)]
pub struct Collection {
    path: PathBuf,
    file: File,
}

/// A reason why a file cannot hold a collection.
#[derive(Debug)]
pub struct CollectionError {
    path: PathBuf,
    problem: Problem,
}

/// The kinds of [`CollectionError`].
#[derive(Debug)]
enum Problem {
    File(io::Error),
    InUse,
    /// That line, from 1, is no game.
    Line(usize, SgfError),
}

impl fmt::Display for CollectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.problem {
            Problem::File(error) => write!(f, "{path}: {error}"),
            Problem::InUse => write!(f, "{path}: another process is adding games to it"),
            Problem::Line(number, error) => {
                write!(f, "{path}, line {number}: not a game on one line: {error}")
            }
        }
    }
}

impl std::error::Error for CollectionError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            Problem::File(error) => Some(error),
            Problem::Line(_, error) => Some(error),
            Problem::InUse => None,
        }
    }
}

impl Collection {
    /// Opens a file, made if need be, and gives the games in it. A last line that was broken
    /// off while it was written is taken away; a file of anything else is left as it is.
    pub fn open(path: &Path) -> Result<(Collection, Vec<GameRecord>), CollectionError> {
        let fail = |problem| CollectionError { path: path.to_owned(), problem };
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).map_err(|error| fail(Problem::File(error)))?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => fail(Problem::InUse),
            TryLockError::Error(error) => fail(Problem::File(error)),
        })?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(|error| fail(Problem::File(error)))?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        let (lines, torn) = bytes.split_at(whole);
        let mut games =
            read_lines(lines).map_err(|(line, error)| fail(Problem::Line(line, error)))?;
        let mut collection = Collection { path: path.to_owned(), file };
        let last = read_whole(torn);
        collection.mend(whole, torn, last.is_some()).map_err(|error| fail(Problem::File(error)))?;
        games.extend(last);
        Ok((collection, games))
    }

    /// Makes the file end with a whole line: of what follows the last one, a game that lacks
    /// only its line break is kept.
    fn mend(&mut self, whole: usize, torn: &[u8], is_game: bool) -> io::Result<()> {
        if !is_game && !torn.is_empty() {
            self.file.set_len(whole as u64)?;
        }
        self.file.seek(SeekFrom::End(0))?;
        if is_game { self.file.write_all(b"\n") } else { Ok(()) }
    }

    /// Adds a game, in one piece.
    pub fn append(&mut self, game: &GameRecord) -> Result<(), CollectionError> {
        let line = game.to_line() + "\n";
        self.file.write_all(line.as_bytes()).map_err(|error| CollectionError {
            path: self.path.clone(),
            problem: Problem::File(error),
        })
    }
}

fn read_lines(bytes: &[u8]) -> Result<Vec<GameRecord>, (usize, SgfError)> {
    let lines = bytes.split(|&byte| byte == b'\n').enumerate();
    let lines = lines.filter(|(_, line)| !line.trim_ascii().is_empty());
    lines.map(|(index, line)| GameRecord::read(line).map_err(|error| (index + 1, error))).collect()
}

/// The game that is all of the text, if it is one.
fn read_whole(text: &[u8]) -> Option<GameRecord> {
    let is_closed = text.trim_ascii_end().ends_with(b")");
    GameRecord::read(text).ok().filter(|_| is_closed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    const GAME: &str = "(;SZ[9];B[ee];W[gc])";

    fn open(text: &str) -> (Result<usize, String>, String) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.sgfs");
        fs::write(&path, text).expect("a writable folder");
        let games = Collection::open(&path).map(|(_, games)| games.len());
        let left = fs::read_to_string(&path).expect("a file");
        (games.map_err(|error| error.to_string()), left)
    }

    #[test]
    fn what_was_broken_off_is_taken_away() {
        let whole = format!("{GAME}\n{GAME}\n");
        assert_eq!(open(&whole), (Ok(2), whole.clone()));
        assert_eq!(open(""), (Ok(0), String::new()));
        for torn in ["(", "(;SZ[9];B[ee", "(;SZ[9];B[ee]"] {
            assert_eq!(open(&format!("{whole}{torn}")), (Ok(2), whole.clone()), "{torn}");
        }
        assert_eq!(open(&format!("{whole}{GAME}")), (Ok(3), format!("{whole}{GAME}\n")));
    }

    #[test]
    fn other_files_are_left_alone() {
        let letter = "Dear reader,\nthis is a";
        let (games, left) = open(letter);
        assert!(games.is_err_and(|error| error.contains("line 1: not a game")));
        assert_eq!(left, letter);
    }

    #[test]
    fn one_process_at_a_time_adds_games() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.sgfs");
        let (mut first, games) = Collection::open(&path).expect("a new file");
        assert_eq!(games, []);
        first.append(&GameRecord::read(GAME.as_bytes()).expect("a game")).expect("space");
        let error = Collection::open(&path).expect_err("in use").to_string();
        assert!(error.ends_with("another process is adding games to it"), "{error}");
        drop(first);
        assert_eq!(Collection::open(&path).expect("free again").1.len(), 1);
    }
}
