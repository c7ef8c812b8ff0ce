//! The arithmetic of an evaluation, made fast.
//!
//! An evaluation runs through a trunk, of numbers ([`float_trunk`]) or of bytes
//! ([`byte_trunk`]), and then through the [`heads`]. Their convolutions are [`winograd`] and
//! [`bytes`], everything else is [`matrix`]; all are written once for vectors of any width
//! ([`lanes`], [`bytes::Sums`]) and compiled for several kinds of processors ([`float`],
//! [`vnni`]), of which the program chooses when it starts.
//!
//! Unsafe code is in the files that touch vectors, and nowhere above them.

pub(super) mod byte_trunk;
pub(super) mod float;
pub(super) mod float_trunk;
pub(super) mod heads;
pub(super) mod vnni;

// Only processors of this kind have the instruction.
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
mod bytes;
mod grid;
mod lanes;
mod matrix;
#[cfg_attr(not(target_arch = "x86_64"), allow(dead_code))]
mod peak;
mod winograd;

#[cfg(test)]
mod tests;
