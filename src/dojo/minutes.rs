//! The results of a run's matches: a document of the store, a line of JSON for each.

use crate::arena::MatchTally;
use serde::{Deserialize, Serialize};

/// The name of the document.
pub(super) const MINUTES: &str = "matches";

/// A match of a candidate, a net that has just been trained, with a net that was kept before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The number of the candidate: the version of its document.
    pub candidate: u64,
    /// The version of the net that it played.
    pub opponent: u64,
    /// The version as which the candidate was kept; none if it was not.
    pub kept: Option<u64>,
    /// Games of self-play when the candidate was trained.
    pub games: u64,
    /// Examples that the training had seen.
    pub samples: u64,
    /// Games that the candidate won.
    pub wins: u64,
    /// Games that it lost.
    pub losses: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Simulations of each move.
    pub simulations: u64,
    /// The share of moves of games held out that are the candidate's first; none before there
    /// are such games.
    pub top1: Option<f64>,
    /// The mean squared error of its value on these games.
    pub value_error: Option<f64>,
    /// The time, as names have it.
    pub time: String,
}

impl Entry {
    /// The games, as points of the candidate.
    pub fn tally(&self) -> MatchTally {
        MatchTally { wins: self.wins, losses: self.losses, draws: self.draws }
    }
}

/// Reads a document; lines that are none are left out.
pub(super) fn read(bytes: &[u8]) -> Vec<Entry> {
    let text = String::from_utf8_lossy(bytes);
    let entry = |line: &str| match serde_json::from_str(line) {
        Ok(entry) => Some(entry),
        Err(error) => {
            log::warn!("a line of the matches that cannot be read: {error}");
            None
        }
    };
    text.lines().filter(|line| !line.is_empty()).filter_map(entry).collect()
}

/// Writes a document.
pub(super) fn write(entries: &[Entry]) -> Vec<u8> {
    let line = |entry: &Entry| match serde_json::to_string(entry) {
        Ok(line) => line + "\n",
        Err(error) => {
            log::warn!("a match that cannot be written: {error}");
            String::new()
        }
    };
    entries.iter().map(line).collect::<String>().into_bytes()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A match of 60 games.
    pub(in crate::dojo) fn entry(
        candidate: u64,
        opponent: u64,
        kept: Option<u64>,
        wins: u64,
    ) -> Entry {
        Entry {
            candidate,
            opponent,
            kept,
            games: 1000 * candidate,
            samples: 50_000 * candidate,
            wins,
            losses: 60 - wins,
            draws: 0,
            simulations: 100,
            top1: Some(0.5),
            value_error: None,
            time: "20081001T093000.125Z-0".to_owned(),
        }
    }

    #[test]
    fn matches_are_read_as_they_are_written() {
        let entries = [entry(1, 1, Some(2), 40), entry(2, 2, None, 20)];
        assert_eq!(read(&write(&entries)), entries);
        let torn = [&write(&entries)[..], b"{\"candidate\":3,\n"].concat();
        assert_eq!(read(&torn), entries);
        assert_eq!(read(b""), []);
    }
}
