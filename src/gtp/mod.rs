//! The Go Text Protocol, version 2: what every client of the engine speaks.
//!
//! | file | what it is |
//! |---|---|
//! | [`protocol`] | the text: lines in, commands out; answers in, lines out |
//! | [`inbox`] | what the client sends, read while the engine thinks |
//! | [`client`] | the client as a command sees it: told things, heard of |
//! | [`server`] | the loop: a line, a command, an answer |
//! | [`session`] | what the commands work on: the game, the clock, the thinker |
//! | [`commands`] | every command, by family |
//! | [`report`] | what a search has found, as the lines clients know |
//! | [`gfx`] | the same as pictures for GoGui |

mod client;
pub mod commands;
pub mod gfx;
pub mod inbox;
pub mod protocol;
pub mod report;
pub mod server;
pub mod session;

pub use server::{Goodbye, serve};
pub use session::Session;
