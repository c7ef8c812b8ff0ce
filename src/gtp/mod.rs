//! The Go Text Protocol, version 2.
//!
//! [`protocol`] is the text: lines in, commands out; answers in, lines out.

pub mod protocol;
