//! Opening books made from game records, and by search where there are none.
//!
//! [`build()`] makes books of game records, by a [`Plan`]: an [`Admission`] replays each game and
//! says how it ended or why it is skipped (by its [`likely_margin`] where the record has no
//! result), and a [`Builder`] counts what is left in bounded memory. [`Stages`] make a book of
//! the trees of long searches instead, a [`Grow`] of searches where its own games go, [`read_lines`] one of openings written down by hand. A
//! [`Check`] holds the replies of a book against a long search. [`files`] reads and writes books, [`show()`] and
//! [`Census`] are what a person reads of one at the terminal.
//!
//! The same games give the same book, byte for byte, whatever the number of threads and the
//! memory. May use the book, the archive and the search, and all below them.

mod admission;
mod build;
mod builder;
mod census;
mod check;
mod counting;
pub mod files;
mod grow;
mod lines;
mod pieces;
mod show;
mod stages;

pub use admission::{Admission, Unfinished};
pub use build::{Built, Harvest, Plan, Progress, build};
pub use builder::{BuildLimits, Builder};
pub use census::Census;
pub use check::{Check, CheckReport, Finding, Reply, replies};
pub use counting::likely_margin;
pub use grow::{Grow, Studies, Study};
pub use lines::{LinesError, read_lines, read_openings};
pub use show::{Excerpt, NotInBook, show};
pub use stages::{StageError, StageProgress, Stages};
