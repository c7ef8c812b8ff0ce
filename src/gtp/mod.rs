//! The Go Text Protocol, version 2.
//!
//! [`protocol`] is the text: lines in, commands out; answers in, lines out. [`inbox`] reads
//! what the client sends while the engine thinks.

pub mod inbox;
pub mod protocol;
