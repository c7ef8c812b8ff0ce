//! Populations of games: made by self-play and coevolution on one machine or many, and looked at.
//!
//! An individual is a finished game, one line of SGF whose name is unique. Nothing is ever
//! removed. A [`Store`] keeps the games, in a directory that workers share or in a PostgreSQL
//! database; a worker may be killed and a server restarted at any moment, and what is lost is
//! the game in play. A [`Start`] is what all the games have in common, and a [`Population`] what
//! a worker has learned of them: a tree in memory that follows the tail of the store. An
//! [`Evolution`] adds games that follow what the others found, at a [`Pace`] that says what a
//! game may cost; [`SelfPlay`] makes games of their own without a population. A [`Watch`] shows
//! a population while it grows, a [`Commentator`] writes its opinion into games, and
//! [`Findings`] are the classical moves that it has or not.

mod classics;
mod comment;
mod database;
mod directory;
mod error;
mod evolution;
mod follower;
mod id;
mod memory;
mod pace;
mod population;
mod selfplay;
mod start;
mod watch;

pub use classics::{Finding, Findings, NotNine};
pub use comment::{CommentError, Commentator, Commented};
pub use database::Database;
pub use directory::Directory;
pub use error::StoreError;
pub use evolution::{Evolution, Growth};
pub use follower::Follower;
pub use id::{date, unique_name};
pub use memory::Memory;
pub use pace::Pace;
pub use population::{Foreign, Population};
pub use selfplay::{SelfPlay, Tallies};
pub use start::{Start, StartError};
pub use watch::{PlotError, PlotFormat, Report, Watch};

use crate::sgf::GameRecord;

/// A place that keeps the games of a population.
pub trait Store: Send {
    /// The start that all its games have in common.
    fn start(&self) -> &Start;

    /// Adds a finished game, for good when this returns. Its name is unique: a game that is
    /// added again by the same name counts once.
    fn add(&mut self, game: &GameRecord) -> Result<(), StoreError>;

    /// The games that have been added since the last call, by whomever, each once and in the
    /// order of their names, which is that of time. The first call gives all there are.
    fn news(&mut self) -> Result<Vec<GameRecord>, StoreError>;
}

/// Tells whether a place is a database rather than a directory.
fn is_database(place: &str) -> bool {
    ["postgres://", "postgresql://"].iter().any(|scheme| place.starts_with(scheme))
}

/// Opens a population that exists, to read it: a directory, or `postgres://` and so on. Without
/// an answer from its server this fails at once.
pub fn open(place: &str) -> Result<Box<dyn Store>, StoreError> {
    if is_database(place) {
        Ok(Box::new(Database::open(place)?))
    } else {
        Ok(Box::new(Directory::open(place.as_ref())?))
    }
}

/// The start that the games of a place have in common; `None` where there is no population yet.
/// Waits for a server that does not answer.
pub fn look(place: &str) -> Result<Option<Start>, StoreError> {
    if is_database(place) { Database::look(place) } else { Directory::look(place.as_ref()) }
}

/// Joins a population as a worker, and founds it where there is none. Its games must begin as
/// given. Waits for a server that does not answer, now and later.
pub fn join(place: &str, start: &Start) -> Result<Box<dyn Store>, StoreError> {
    if is_database(place) {
        Ok(Box::new(Database::join(place, start)?))
    } else {
        Ok(Box::new(Directory::join(place.as_ref(), start)?))
    }
}

/// Puts games in the order of their names.
fn sort(games: &mut [GameRecord]) {
    games.sort_by(|a, b| a.name.cmp(&b.name));
}
