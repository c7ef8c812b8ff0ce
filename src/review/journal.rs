//! The journal of a review: every finding on a line of its own, so that a review that was stopped
//! goes on where it was.

use super::crew::Place;
use super::finding::Finding;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::{fmt, fs};

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Entry {
    game: usize,
    turn: usize,
    finding: Finding,
}

/// The findings of a review that is not finished.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
}

/// A journal that cannot be kept.
#[derive(Debug)]
pub struct JournalError {
    path: PathBuf,
    error: io::Error,
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

impl std::error::Error for JournalError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}

impl Journal {
    /// Opens a journal and reads what it has about the same question: the same games, searched in
    /// the same way. Of another question nothing is kept.
    pub fn open(
        path: &Path,
        question: &str,
    ) -> Result<(Journal, BTreeMap<Place, Finding>), JournalError> {
        let wrong = |error| JournalError { path: path.to_path_buf(), error };
        let text = match fs::read(path) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(wrong(error)),
        };
        let known = known(&text, question);
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(wrong)?;
        if known.is_empty() {
            file.set_len(0).map_err(wrong)?;
            writeln!(file, "{question}").map_err(wrong)?;
        } else if !text.ends_with('\n') {
            // A line that was torn when the review was killed does not tear the next.
            writeln!(file).map_err(wrong)?;
        }
        Ok((Journal { path: path.to_path_buf(), file }, known))
    }

    /// Adds a finding.
    pub fn add(&mut self, place: Place, finding: &Finding) -> Result<(), JournalError> {
        let entry = Entry { game: place.game, turn: place.turn, finding: finding.clone() };
        let line = serde_json::to_string(&entry).map_err(io::Error::other);
        line.and_then(|line| self.file.write_all(format!("{line}\n").as_bytes()))
            .map_err(|error| JournalError { path: self.path.clone(), error })
    }

    /// Removes the journal of a review that is finished.
    pub fn remove(self) -> Result<(), JournalError> {
        fs::remove_file(&self.path).map_err(|error| JournalError { path: self.path, error })
    }
}

/// The findings of a text that begins with the question.
fn known(text: &str, question: &str) -> BTreeMap<Place, Finding> {
    let mut lines = text.lines();
    if lines.next() != Some(question) {
        return BTreeMap::new();
    }
    let entries = lines.filter_map(|line| serde_json::from_str::<Entry>(line).ok());
    entries.map(|entry| (Place { game: entry.game, turn: entry.turn }, entry.finding)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(game: usize, turn: usize) -> Place {
        Place { game, turn }
    }

    #[test]
    fn a_review_goes_on_where_it_was_killed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("out.sgf.review");
        let finding = Finding { visits: 7, rate: 0.25, lead: -1.5, choices: Vec::new() };
        let (mut journal, known) = Journal::open(&path, "question").expect("a journal");
        assert_eq!(known.len(), 0);
        journal.add(place(0, 3), &finding).expect("a line");
        drop(journal);
        // The last line is torn.
        let text = fs::read_to_string(&path).expect("text");
        fs::write(&path, format!("{text}{}", "{\"game\":0,\"tu")).expect("a file");
        let (mut journal, known) = Journal::open(&path, "question").expect("a journal");
        assert_eq!(known, BTreeMap::from([(place(0, 3), finding.clone())]));
        journal.add(place(1, 0), &finding).expect("a line");
        drop(journal);
        let (journal, known) = Journal::open(&path, "question").expect("a journal");
        assert_eq!(known.keys().collect::<Vec<_>>(), [&place(0, 3), &place(1, 0)]);
        journal.remove().expect("a file");
        assert!(!path.exists());
    }

    #[test]
    fn the_answers_to_another_question_are_not_used() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("out.sgf.review");
        let (mut journal, _) = Journal::open(&path, "100 playouts").expect("a journal");
        journal.add(place(0, 0), &Finding::default()).expect("a line");
        drop(journal);
        let (_, known) = Journal::open(&path, "200 playouts").expect("a journal");
        assert_eq!(known.len(), 0);
        assert_eq!(fs::read_to_string(&path).expect("text"), "200 playouts\n");
        assert!(Journal::open(&folder.path().join("nowhere/x"), "").is_err());
    }
}
