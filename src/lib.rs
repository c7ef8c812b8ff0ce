#![doc = include_str!("../README.md")]
//!
//! # Reading guide
//!
//! Read from the lowest layer up; each room begins with a page on what it is.
//!
//! 1. [`board`] is the vocabulary: [`Color`](board::Color), [`Size`](board::Size),
//!    [`Point`](board::Point), [`Move`](board::Move) and [`Bitboard`](board::Bitboard), then
//!    [`Board`](board::Board), a position. [`board::light`] shows them at work in one page: a
//!    whole random game.
//! 2. [`game`] adds a past: rule sets, superko, undo, handicap and score; [`clock`] the time.
//! 3. [`sgf`] reads and writes game records; [`tactics`] answers questions about one spot.
//! 4. [`archive`] holds games in files, [`store`] what many workers add to, [`book`] is the
//!    opening book as pure data, [`arena`] plays matches and [`experiment`] makes tables of them.
//! 5. [`playout`] is one simulated game, [`prediction`] what a player would do, with weights from
//!    [`learning`]; [`search`] grows a tree from thousands of simulations, and its page names
//!    the files in reading order.
//! 6. [`engine`] decides: book, then search; move, pass or resign. [`bookmaking`] makes books of
//!    games or by search.
//! 7. [`gtp`] is how clients talk to the engine; a [`population`] is of games that it plays with
//!    itself.
//! 8. [`cli`] is the program around the library.

#![deny(unsafe_code)]
#![warn(missing_docs)]

pub mod archive;
pub mod arena;
pub mod board;
pub mod book;
pub mod bookmaking;
pub mod cli;
pub mod clock;
pub mod engine;
pub mod experiment;
pub mod files;
pub mod game;
pub mod gtp;
pub mod learning;
pub mod net;
pub mod parameters;
pub mod playout;
pub mod plot;
pub mod population;
pub mod prediction;
pub mod search;
pub mod sgf;
pub mod solver;
pub mod store;
pub mod tactics;
pub mod training;
