//! The workshop: where books are made, and the files they are kept in.
//!
//! [`build()`] makes books of game records: [`Sources`] are files and folders of SGF, an
//! [`Admission`] replays each game and says how it ended or why it is [`Skipped`], and a
//! [`Builder`] counts what is left in bounded memory. [`files`] reads books and writes them so
//! that a file is always either the old book or the new one. [`show()`] and [`Census`] are
//! what a person reads of a book at the terminal. [`SelfPlay`] makes the games where there are
//! none, in a [`Collection`] that grows; an [`Evolution`] makes them as the individuals of a
//! [`population`] that follow what the others found. A [`Pace`] says what both may cost, and a
//! [`Follower`] is a player who uses what was learned. [`Stages`] make a book without any game, of
//! the trees of long searches. A [`Watch`] shows a population while it grows, a [`Commentator`]
//! writes its opinion into games, and [`Findings`] are the classical moves that it has or not.
//! [`Learning`] makes weights of moves of game records instead. An [`experiment`] measures what a
//! book, or any other part of the engine, is worth.
//!
//! The same games give the same book, byte for byte, whatever the number of threads and the
//! memory.

mod admission;
mod build;
mod builder;
mod census;
mod classics;
mod collection;
mod comment;
mod counting;
mod crew;
mod evolution;
pub mod experiment;
pub mod files;
mod follower;
mod learning;
mod pace;
mod pieces;
pub mod population;
mod selfplay;
mod show;
mod skipped;
mod sources;
mod stages;
mod watch;

pub use admission::Admission;
pub use build::{Built, Harvest, Plan, Progress, build};
pub use builder::{Builder, Limits};
pub use census::Census;
pub use classics::{Finding, Findings, NotNine};
pub use collection::{Collection, CollectionError};
pub use comment::{CommentError, Commentator, Commented};
pub use counting::likely_margin;
pub use evolution::{Evolution, Growth};
pub use follower::Follower;
pub use learning::{Grades, Learned, Learning, Stage};
pub use pace::Pace;
pub use selfplay::{SelfPlay, Tallies};
pub use show::{NotInBook, View, show};
pub use skipped::{Skip, Skipped};
pub use sources::{Found, Games, SourceError, Sources};
pub use stages::{StageError, StageProgress, Stages};
pub use watch::{PlotError, PlotFormat, Report, Watch};
