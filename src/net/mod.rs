//! The net: what a trained eye sees in a position at a glance.
//!
//! A residual net with global pooling that serves every board size from one file. It answers
//! with an [`Evaluation`]: how likely each move is, who wins, by how much, and who owns which
//! point, all from the view of the player to move. How a net learns is no business of this
//! room. In reading order:
//!
//! - [`Shape`] is the size of a net, [`planes`] what it is shown of a [`Situation`],
//!   [`Evaluation`] what it says.
//! - [`Weights`] are its numbers, [`file`](mod@file) is how they are kept.
//! - A [`Net`] is made of weights for the processor at hand, and each thread asks it through
//!   an [`Evaluator`]; `kernel` is where the time goes. [`Nets`] are those for boards of all sizes.
//! - [`reference`](mod@reference) computes an evaluation in the plainest way; the tests hold
//!   the fast kernels equal to it.

pub mod file;
pub mod planes;
pub mod reference;

mod evaluation;
mod evaluator;
mod half;
mod kernel;
mod nets;
mod shape;
mod situation;
mod weights;

pub use evaluation::Evaluation;
pub use evaluator::{Arithmetic, Evaluator, Net, UnknownKind};
pub use nets::Nets;
pub use planes::{GLOBALS, PLANES, Planes};
pub use shape::{NotAShape, Shape};
pub use situation::{RECENT, Situation, white_bonus};
pub use weights::{Block, Convolution, HIDDEN, PolicyHead, SCORE_UNIT, ValueHead, Weights};

#[cfg(test)]
mod samples;
