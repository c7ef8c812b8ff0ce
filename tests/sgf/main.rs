//! The SGF room: odd files, broken files, there and back, and whole collections.

mod broken;
mod collections;
mod forms;
mod round_trip;
