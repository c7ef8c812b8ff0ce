//! What GTP talks to: the mind behind the moves.
//!
//! [`Thinker`] is the whole interface: a game and a [`Request`] in, a [`Choice`] out, and on
//! the way there as many reports of type [`Analysis`] as the client wants to see. All of it
//! is plain data that any front end can print. The clock of a game is in [`crate::clock`].
//! [`Flat`] is the plainest thinker there is; [`InnerPlayer`] lets any thinker play in a match.

mod analysis;
mod flat;
mod player;
mod thinker;
mod view;

pub use analysis::{Analysis, MoveInfo, Ownership};
pub use flat::Flat;
pub use player::InnerPlayer;
pub use thinker::{Choice, Judgement, Request, Thinker};
pub use view::{Param, ParamError, ParamKind, View, ViewKind, ViewSpec};
