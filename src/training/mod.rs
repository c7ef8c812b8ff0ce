//! The teacher of the net: games in, weights out.

mod kernels;
