//! Reviews: what a search says of every position of a game, and what that says of its players.
//!
//! A [`Subject`] is a game to be reviewed. A [`Crew`] finds out about its positions, one [`Finding`]
//! each, and a [`Journal`] keeps them so that a review can be stopped and gone on with. A move is
//! judged by the findings before and after it, as a [`Verdict`]; a [`Summary`] adds the verdicts up,
//! [`annotate`] writes them into the record, and `plot` draws how the game went.

mod annotation;
mod crew;
#[cfg(feature = "plot")]
mod curve;
mod finding;
mod journal;
mod subject;
mod summary;
mod verdict;
mod words;

pub use annotation::annotate;
pub use crew::{Crew, Maker, Place};
#[cfg(feature = "plot")]
pub use curve::plot;
pub use finding::{Choice, Finding};
pub use journal::{Journal, JournalError};
pub use subject::{Subject, SubjectError};
pub use summary::{PlayerSummary, Summary};
pub use verdict::{Grade, Scale, Verdict, verdicts};
