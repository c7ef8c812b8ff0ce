//! The results of a match in a file: one line of JSON a game, only ever appended to.

use super::report::GameReport;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// A file of results.
#[derive(Debug)]
pub struct Results {
    file: File,
}

/// A reason why a file cannot hold the results.
#[derive(Debug)]
pub enum ResultsError {
    /// It cannot be read or written.
    File(io::Error),
    /// That line, from 1, is no result.
    Line(usize, serde_json::Error),
}

impl fmt::Display for ResultsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResultsError::File(error) => write!(f, "results: {error}"),
            ResultsError::Line(line, error) => write!(f, "results, line {line}: {error}"),
        }
    }
}

impl std::error::Error for ResultsError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ResultsError::File(error) => Some(error),
            ResultsError::Line(_, error) => Some(error),
        }
    }
}

impl From<io::Error> for ResultsError {
    fn from(error: io::Error) -> ResultsError {
        ResultsError::File(error)
    }
}

impl Results {
    /// Opens a file, made if need be, and reads the games in it. A last line that was broken
    /// off in the middle of being written is taken away.
    pub fn open(path: &Path) -> Result<(Results, Vec<GameReport>), ResultsError> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        let mut games = Vec::new();
        for (index, line) in bytes[..whole].split(|&byte| byte == b'\n').enumerate() {
            if !line.trim_ascii().is_empty() {
                let game = serde_json::from_slice(line);
                games.push(game.map_err(|error| ResultsError::Line(index + 1, error))?);
            }
        }
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok((Results { file }, games))
    }

    /// Adds a game.
    pub fn append(&mut self, game: &GameReport) -> Result<(), ResultsError> {
        let mut line = serde_json::to_vec(game).map_err(io::Error::from)?;
        line.push(b'\n');
        self.file.write_all(&line)?;
        Ok(self.file.flush()?)
    }
}
