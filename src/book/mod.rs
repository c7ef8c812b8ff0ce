//! The opening book: what became of the games that began with the same moves.
//!
//! A [`Book`] is a [`Header`] and a [`Tree`] of moves in canonical form (Chen and Zhang 2012);
//! each node counts the games that came through it and how many of them the player of its
//! move won, and apart from these the simulations of searches: its [`Evidence`]. [`Pointers`] follow a game of any orientation through the tree, [`Selection`] picks a
//! reply among the [`Candidate`]s they see; [`Transpositions`] find more of them by position, and a
//! [`Shelf`] holds several books and finds the one that fits a game. Books are made by counting
//! [`PlayedGame`]s or by writing a [`Line`], merged, trimmed, and kept in three formats: [`text`],
//! [`sgf`] and [`binary`]. Pure data: a book does not know the rules, so whether a book move is
//! legal is for the caller to ask.

pub mod binary;
mod book;
mod codec;
mod embedded;
mod error;
mod evidence;
mod format;
mod header;
mod line;
mod number;
mod played;
mod pointers;
mod selection;
pub mod sgf;
mod shelf;
mod tally;
pub mod text;
mod transpositions;
mod tree;
mod trim;

pub use book::Book;
pub use embedded::EMBEDDED;
pub use error::BookError;
pub use evidence::{Evidence, EvidenceKind};
pub use format::{Format, UnknownFormat};
pub use header::Header;
pub use line::Line;
pub use played::{Ending, PlayedGame, Winner};
pub use pointers::{Candidate, Pointers};
pub use selection::{Rule, Selection};
pub use shelf::{NamedBook, NoFittingBook, Shelf};
pub use tally::Tally;
pub use transpositions::Transpositions;
pub use tree::{NodeId, Tree, Walk};
pub use trim::Trim;
