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
//! 4. [`net`] is a neural net that judges a position at a glance.
//! 5. [`playout`] is one simulated game; [`search`] grows a tree from thousands of them, and its
//!    page names the files in reading order.
//! 6. [`book`] is the opening book as pure data, [`arena`] plays matches.
//! 7. [`engine`] decides: book, then search; move, pass or resign. [`gtp`] is how clients talk to
//!    it, and [`workshop`] makes books, also of games that the engine plays with itself, and learns which
//!    moves players make.
//! 8. [`cli`] is the program around the library.

#![deny(unsafe_code)]
#![warn(missing_docs)]

pub mod arena;
pub mod board;
pub mod book;
pub mod cli;
pub mod clock;
pub mod engine;
pub mod game;
pub mod gtp;
pub mod net;
pub mod parameters;
pub mod playout;
pub mod search;
pub mod sgf;
pub mod tactics;
pub mod training;
pub mod workshop;
