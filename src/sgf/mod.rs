//! Game records in and out: the Smart Game Format, formats 1 to 4.
//!
//! Two layers. Below, a [`Reader`] takes one [`Tree`] after another from a stream of bytes; a
//! tree is an arena of [`Node`]s that keep every [`Property`] in order, as bytes, known or not.
//! Above, a [`GameRecord`] is what the rest of the crate wants of a tree: size, komi, players,
//! result, set-up stones and the moves of the main line. Both go back to text:
//! [`Tree::to_sgf`], [`GameRecord::to_sgf`].
//!
//! Files come from forty years of programs, so what is read is wider than what is written:
//! junk between trees, long property names with lower-case letters, any character encoding,
//! decimal commas. Nothing here recurses, so a game may be as deep as memory allows, and no
//! bytes make it panic: what cannot be read is an [`SgfError`] with its byte offset.
//!
//! ```
//! use octant::sgf::{GameRecord, read_game};
//!
//! let tree = read_game(b"(;GM[1]SZ[9]KM[6,5]RE[W+R];B[ee];W[])")?;
//! let record = GameRecord::from_tree(&tree)?;
//! assert_eq!(record.komi, Some(6.5));
//! assert_eq!(record.moves.len(), 2);
//! # Ok::<(), octant::sgf::SgfError>(())
//! ```

mod coordinates;
mod error;
mod number;
mod outcome;
mod parser;
mod reader;
mod record;
mod record_reader;
mod record_writer;
mod replay;
mod scanner;
mod tree;
mod value;
mod writer;

pub use error::{Problem, SgfError};
pub use outcome::{Margin, Outcome};
pub use reader::{Reader, read_collection, read_game};
pub use record::{GameRecord, PlayerName};
pub use replay::ReplayError;
pub use tree::{Node, NodeId, Property, Tree};
pub use value::{Encoding, Value};
pub use writer::write_collection;
