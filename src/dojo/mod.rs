//! The place where the engine teaches itself: it plays, learns from its games, and keeps what
//! plays better.
//!
//! A [`Run`] lives in a [`store`](crate::store): games, one line of SGF each with what was thought
//! at every move, and documents: the nets that were kept, all candidates, and what matches came
//! to. Workers on any number of machines play with the latest net; one trainer learns from a
//! window of the newest games, and lets each candidate play the latest net. One program may do
//! both in turn. In reading order:
//!
//! - [`Course`] is what all games of a run have in common, [`Habits`] how they are played;
//! - a mind is a net with its searches; selfplay plays one game, the hall plays on all threads, and
//!   a duel is a match of two nets;
//! - the teacher trains, as [`Teaching`] says; minutes are what matches came to, standing is the
//!   Elo of all nets by them;
//! - a [`Run`] is all of that in turn, and a [`State`] says how far one is.

mod course;
mod duel;
mod ending;
mod error;
mod habits;
mod hall;
mod mind;
mod minutes;
mod nets;
mod run;
mod selfplay;
mod standing;
mod state;
mod teacher;

pub use course::{Course, Game};
pub use error::DojoError;
pub use habits::Habits;
pub use minutes::Entry;
pub use nets::{has_candidates, newest_shape};
pub use run::{Regimen, Role, Run};
pub use state::State;
pub use teacher::Teaching;

use crate::arena::MatchTally;
use crate::training::Progress;

/// An event in a run.
#[derive(Clone, Debug)]
pub enum News {
    /// A game was played here.
    Game {
        /// The games of the run, as far as it is known here.
        games: u64,
        /// The version of the net that played.
        version: u64,
    },
    /// A trainer waits for games of others.
    Waiting {
        /// The games of the run.
        games: u64,
        /// The games at which it goes on.
        wanted: u64,
    },
    /// A training is on its way.
    Training(Progress),
    /// A game of a match is over.
    Match {
        /// The version that the candidate will be if it is kept.
        challenger: u64,
        /// The version that it plays.
        opponent: u64,
        /// The games so far.
        tally: MatchTally,
        /// The games of the match.
        games: u64,
    },
    /// A match is over.
    Verdict {
        /// Its result.
        entry: Entry,
        /// The candidate's strength over the first net.
        elo: f64,
    },
}
