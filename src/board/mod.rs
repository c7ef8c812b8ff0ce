//! The Go board: a position and its rules of capture, and nothing of its past.
//!
//! [`Color`], [`Size`], [`Point`], [`Move`] and [`Bitboard`] are the vocabulary of the whole
//! crate; [`Board`] is a position. A frame is a bitboard of `W` words: small boards live in
//! small frames, so they do not pay for 19x19, and the wide frame, the default, holds every
//! size.

mod bitboard;
mod board;
mod canonical;
mod capture;
mod color;
mod diagram;
mod frame;
mod key;
pub mod light;
mod location;
mod mask;
mod point;
mod select;
mod size;
mod symmetry;

pub use bitboard::{Bitboard, Points};
pub use board::{Board, Chain};
pub use canonical::{Orientations, canonical_form, orientations};
pub use color::Color;
pub use diagram::DiagramError;
pub use key::{KeyHasher, KeyMap, checksum, mix};
pub use location::{Location, LocationType, location_index};
pub use mask::below;
pub use point::{Move, NotAVertex, Point};
pub use size::{Size, WIDE};
pub use symmetry::{Symmetry, canonical_key};
