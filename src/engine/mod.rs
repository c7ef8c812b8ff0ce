//! The engine that GTP talks to: it decides on moves, passes and when to resign.
//!
//! [`Thinker`] is the whole interface: a game and a [`Request`] in, a [`Decision`] out, and on
//! the way there as many reports of type [`Analysis`] as the client wants to see. All of it
//! is plain data that any front end can print. The clock of a game is in [`crate::clock`].
//!
//! [`Player`] is the engine itself. Read `player.rs` first, then what it asks in this order:
//! `opening.rs` for a move of the book, `level.rs` for what a weaker player may spend,
//! `decision.rs` for what to do with what the search has found, and `ending.rs` for dead stones
//! and lost games; `account.rs` words it for the log. `study.rs` is for those who want to know and not to
//! play, `adjust.rs` changes parameters by name. `view` draws pictures of what it thinks. [`Gogol`] is another
//! player, who decides by goals and rules; [`Reflex`] answers at once.

mod account;
mod adjust;
mod decision;
mod ending;
mod gogol;
mod inner;
mod level;
mod opening;
mod parameters;
mod player;
mod reflex;
mod study;
mod thinker;
mod view;

pub use crate::search::{Analysis, MoveInfo, Ownership};
pub use gogol::Gogol;
pub use inner::InnerPlayer;
pub use parameters::{BookParameters, EngineParameters};
pub use player::{Effort, Player};
pub use reflex::Reflex;
pub use thinker::{Decision, Judgment, Param, Request, Thinker};
pub use view::{Mark, View, ViewKind, ViewSpec};
