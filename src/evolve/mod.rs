//! Networks that play Go, evolved against simple players (Mayer and Maier 2005, "Evolution of
//! Neural Go Players").
//!
//! In reading order:
//!
//! 1. [`play`] is a whole game between two [`Mover`](play::Mover)s, and [`reference`](mod@reference) has the players
//!    that networks are measured by.
//! 2. [`form`] says which connections a network can have, [`genome`] which it has: three
//!    chromosomes of markers and weights. [`network`] decodes them and plays.
//! 3. [`measure`] tells how good a player is, [`operators`] makes children of parents, and
//!    [`generation`] a generation of the one before it; [`temporal`] learns weights from games.
//! 4. [`evolution`] runs in a folder, with its [`settings`] and a [`checkpoint`] after every
//!    generation, alone or as an [`island`] among others. [`player`] is what comes of it, as a
//!    file, [`report`] and `picture` what a person wants to know of it, and [`series`] a table of several.

pub mod checkpoint;
pub mod evolution;
pub mod form;
pub mod generation;
pub mod genome;
pub mod island;
pub mod measure;
pub mod network;
pub mod operators;
#[cfg(feature = "plot")]
pub mod picture;
pub mod play;
pub mod player;
pub mod reference;
pub mod report;
mod sealed;
pub mod series;
pub mod settings;
mod sigmoid;
pub mod temporal;
