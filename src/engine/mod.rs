//! The engine: decides on a move, out of a book or a search, and when to pass or resign.
//!
//! [`Thinker`] is the whole interface: a game and a [`Request`] in, a [`Choice`] out, and on
//! the way there as many reports of type [`Analysis`] as the client wants to see. All of it
//! is plain data that any front end can print. The clock of a game is in [`crate::clock`].
//! [`Player`] is the engine itself: the book, then the search, with manners.

mod decision;
mod ending;
mod inner;
mod level;
mod opening;
mod parameters;
mod player;
mod policy;
mod thinker;
mod view;
mod views;

pub use crate::search::{Analysis, MoveInfo, Ownership};
pub use inner::InnerPlayer;
pub use parameters::{BookParameters, EngineParameters};
pub use player::{Effort, Player};
pub use thinker::{Choice, Judgment, Request, Thinker};
pub use view::{Mark, Param, ParamError, ParamKind, View, ViewKind, ViewSpec};
