//! Games in files: found, read in order by many threads, collected, and counted where skipped.
//!
//! [`Sources`] are files and folders of SGF, plain or compressed; [`Found`] is a game of them.
//! [`in_order`] works on games on several threads and hands the results over in the order of
//! the games, so that what is made of them does not depend on the threads. [`Skipped`] counts
//! the games that are of no use, by [`Skip`], the reason. A [`Collection`] is a file of games
//! that only grows, one on each line, as
//! [`GameRecord::to_line`](crate::sgf::GameRecord::to_line) writes it.
//!
//! May use [`board`](crate::board), [`game`](crate::game) and [`sgf`](crate::sgf).

mod collection;
mod crew;
mod skipped;
mod sources;

pub use collection::{Collection, CollectionError};
pub use crew::in_order;
pub use skipped::{Skip, Skipped};
pub use sources::{Found, Games, SourceError, Sources};
