//! What GTP talks to: the mind behind the moves.
//!
//! [`Analysis`] and its parts are what a search has found, as plain data that every front end
//! can print; the clock of a game is in [`crate::clock`].

mod analysis;
mod view;

pub use analysis::{Analysis, MoveInfo, Ownership};
pub use view::{Param, ParamError, ParamKind, View, ViewKind, ViewSpec};
