//! Octant: a Go engine that speaks GTP and carries its own opening book.

#![deny(unsafe_code)]
#![warn(missing_docs)]

pub mod board;
pub mod clock;
pub mod engine;
pub mod game;
pub mod gtp;
pub mod sgf;
