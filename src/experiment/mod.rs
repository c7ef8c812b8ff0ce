//! Experiments: matches that together answer one question, and the table they come to.
//!
//! An [`Experiment`] is data: a list of [`Pairing`]s, each a match with a line of the table. Its
//! games go to one file for each pairing, as those of any match, so an experiment can be killed
//! at any moment and goes on where it was. A file is named after everything that its games
//! depend on: whoever changes a setting begins a new one and spoils none. [`Findings`] are what
//! the games came to, for people, for a README and for scripts.

mod cells;
mod findings;
mod row;

pub use cells::Column;
pub use findings::Findings;
pub use row::{Baseline, Row};

use crate::arena::{Match, MatchError, Progress, Starter};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Matches that answer one question.
#[derive(Clone, Debug)]
pub struct Experiment {
    /// Its name, in its files too.
    pub name: String,
    /// Conditions of every game of it, in a sentence or two.
    pub setting: String,
    /// The paper's findings, in a sentence or two.
    pub paper: String,
    /// The matches, in the order of the table.
    pub pairings: Vec<Pairing>,
    /// Columns of the table.
    pub columns: Vec<Column>,
}

/// A match of an experiment.
#[derive(Clone, Debug)]
pub struct Pairing {
    /// Its name in the table.
    pub label: String,
    /// Part of its file's name.
    pub file: String,
    /// The match; where its results go is the experiment's to say.
    pub plan: Match,
    /// Other things that its games depend on, such as the contents of a book.
    pub depends_on: Vec<u8>,
    /// The player that A is compared with.
    pub baseline: Baseline,
    /// The paper's finding for it.
    pub paper: String,
}

/// The state of an experiment.
#[derive(Clone, Copy, Debug)]
pub struct Stage<'a> {
    /// Games that are finished, of all pairings.
    pub finished: u64,
    /// Games that there will be.
    pub wanted: u64,
    /// The pairing in play.
    pub label: &'a str,
    /// Its results so far.
    pub progress: &'a Progress,
}

/// A reason why an experiment cannot go on.
#[derive(Debug)]
pub enum ExperimentError {
    /// The folder for the results cannot be made.
    Folder(PathBuf, io::Error),
    /// A pairing cannot be played.
    Pairing(String, MatchError),
}

impl fmt::Display for ExperimentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExperimentError::Folder(path, error) => write!(f, "{}: {error}", path.display()),
            ExperimentError::Pairing(label, error) => write!(f, "{label}: {error}"),
        }
    }
}

impl std::error::Error for ExperimentError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ExperimentError::Folder(_, error) => Some(error),
            ExperimentError::Pairing(_, error) => Some(error),
        }
    }
}

impl Experiment {
    /// Plays what is missing in a folder of results. Calls `watch` for every
    /// pairing that begins and for every game.
    pub fn run(
        &self,
        folder: &Path,
        start: &Starter,
        watch: &mut (dyn FnMut(&Stage) + Send),
    ) -> Result<Findings, ExperimentError> {
        let made = fs::create_dir_all(folder);
        made.map_err(|error| ExperimentError::Folder(folder.to_owned(), error))?;
        let known = self.look(folder)?;
        self.try_players(&known, start)?;
        let mut games: Vec<u64> = known.iter().map(|known| known.tally.games()).collect();
        let wanted = self.pairings.iter().zip(&games);
        let wanted = wanted.map(|(pairing, &games)| games.max(pairing.plan.games as u64)).sum();
        let mut standings = Vec::new();
        for (index, pairing) in self.pairings.iter().enumerate() {
            let mut tell = |progress: &Progress| {
                games[index] = progress.tally.games();
                let (finished, label) = (games.iter().sum(), pairing.label.as_str());
                watch(&Stage { finished, wanted, label, progress });
            };
            let plan = self.plan(pairing, folder);
            let standing = plan.play_with(start, &mut tell);
            standings.push(standing.map_err(|error| pairing.error(error))?);
        }
        Ok(Findings::new(self, standings))
    }

    /// Reads the findings of the games in a folder, without playing any.
    pub fn findings(&self, folder: &Path) -> Result<Findings, ExperimentError> {
        Ok(Findings::new(self, self.look(folder)?))
    }

    /// The results of the pairings so far.
    fn look(&self, folder: &Path) -> Result<Vec<Progress>, ExperimentError> {
        let look = |pairing: &Pairing| {
            let mut plan = Match { games: 0, ..self.plan(pairing, folder) };
            // A look leaves no file behind.
            plan.results = plan.results.filter(|path| path.exists());
            plan.play(&mut |_| {}).map_err(|error| pairing.error(error))
        };
        self.pairings.iter().map(look).collect()
    }

    /// Starts the players of every pairing that has games left. What the last of them lacks is
    /// better heard now than after hours of play.
    fn try_players(&self, known: &[Progress], start: &Starter) -> Result<(), ExperimentError> {
        let is_open = |(pairing, known): &(&Pairing, &Progress)| {
            known.tally.games() < pairing.plan.games as u64
        };
        for (pairing, _) in self.pairings.iter().zip(known).filter(is_open) {
            for player in &pairing.plan.players {
                let player = player.replace("{game}", "0");
                start(&player, pairing.plan.conditions.patience)
                    .map_err(|error| pairing.error(MatchError::Player(error)))?;
            }
        }
        Ok(())
    }

    /// The match of a pairing, with its place in a folder.
    fn plan(&self, pairing: &Pairing, folder: &Path) -> Match {
        let name = format!("{}-{}-{:08x}.jsonl", self.name, pairing.file, pairing.fingerprint());
        Match { results: Some(folder.join(name)), ..pairing.plan.clone() }
    }
}

impl Pairing {
    fn error(&self, error: MatchError) -> ExperimentError {
        ExperimentError::Pairing(self.label.clone(), error)
    }

    /// A number that changes with anything that the games depend on, apart from how many there
    /// are (FNV-1a).
    fn fingerprint(&self) -> u32 {
        let Match { players, conditions, openings, .. } = &self.plan;
        let text = format!("{players:?} {conditions:?} {openings:?}");
        let bytes = text.bytes().chain(self.depends_on.iter().copied());
        bytes.fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }
}
