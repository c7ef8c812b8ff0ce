//! The text of the protocol: what a line means and what an answer looks like. No I/O.

mod args;
mod command;
mod failure;
mod response;

pub use args::Args;
pub use command::{Command, MAX_LINE, SyntaxError, is_interrupt};
pub use failure::Failure;
pub use response::Response;

/// The largest integer of the protocol.
pub const MAX_INT: u32 = i32::MAX as u32;
