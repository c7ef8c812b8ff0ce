//! Questions about one spot of a board: liberties after a move, ladders, self-atari, nakade,
//! 3x3 patterns, shapes. Pure functions of a [`Board`](crate::board::Board), in any frame.
//!
//! Playouts ask them a few times a move and the priors of the tree once a node, so each has
//! a quick answer for the common case before it starts to read.

pub mod ladder;
pub mod landing;
pub mod nakade;
pub mod pattern;
pub mod self_atari;
pub mod shape;
mod sketch;

#[cfg(test)]
pub(crate) mod diagram;
