//! Go for programs: a fast board, game records, opening books, a search, and the engine that
//! plays with them over GTP.
//!
//! Octant is a program first, and its README is about that. This page is about the library: what
//! a few lines of Rust can do with it, where to begin to read, and what the words mean.
//!
//! ```
//! use octant::board::{Board, Color, Size};
//! use octant::book::Shelf;
//! use octant::game::{Game, Komi, Rules};
//! use octant::search::{Limits, Search, Settings, Task};
//! use octant::sgf::GameRecord;
//! use std::sync::atomic::AtomicBool;
//!
//! // A position: 81 points, of which Black takes the middle one.
//! let mut board: Board = Board::new(Size::NINE);
//! board.play("E5".parse()?);
//! assert_eq!(board.chain_at("E5".parse()?).map(|chain| chain.liberties.count()), Some(4));
//!
//! // A game has a past and rules as well; here it comes from a record.
//! let record = GameRecord::read(b"(;SZ[9]KM[7.5]RE[B+2.5];B[ee];W[ec];B[gd])")?;
//! let game = record.to_game(2, Rules::Chinese, Komi::default())?;
//! assert_eq!((game.moves().len(), game.to_play()), (2, Color::Black));
//!
//! // The opening books inside the program, and the one that fits the game.
//! let shelf = Shelf::embedded();
//! let book = &shelf.fitting(game.size(), game.komi(), game.rules())?.book;
//! assert!(book.tree().depth() > 2);
//!
//! // A search of a hundred simulations, and the move it likes best.
//! let mut search = Search::new(Settings::default());
//! let task = Task::new(&game, Color::Black);
//! let never = AtomicBool::new(false);
//! let analysis = search.run(&task, Limits::playouts(100), &never, &mut |_| {});
//! assert!(game.is_legal(Color::Black, analysis.best().expect("a move").mv));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The folder `examples` has a program for each of these rooms. The features of the package, all
//! of them on by default: `cli` is the program, `postgres` the database of the [`store`], `plot`
//! the pictures.
//!
//! # Reading guide
//!
//! Read from the lowest layer up; each room begins with a page on what it is.
//!
//! 1. [`board`] is the vocabulary: [`Color`](board::Color), [`Size`](board::Size),
//!    [`Point`](board::Point), [`Move`](board::Move) and [`Bitboard`](board::Bitboard), then
//!    [`Board`](board::Board), a position. [`board::light`] shows them at work in one page: a
//!    whole random game. Beside it are [`files`], [`parameters`] and `plot`.
//! 2. [`game`] adds a past: rule sets, superko, undo, handicap and score; [`clock`] the time.
//! 3. [`sgf`] reads and writes game records; [`tactics`] answers questions about one spot.
//! 4. [`archive`] holds games in files, [`store`] what many workers add to, [`book`] is the
//!    opening book as pure data, [`arena`] plays matches and [`experiment`] makes tables of them;
//!    [`evolve`] grows networks that play at once, against players without a search.
//! 5. [`playout`] is one simulated game, [`prediction`] what a player would do, with weights from
//!    [`learning`]; [`net`] is the neural net, taught by [`training`]; [`search`] grows a tree from thousands of simulations, and its page names
//!    the files in reading order.
//! 6. [`engine`] decides: book, then search; move, pass or resign. [`bookmaking`] makes books of
//!    games or by search.
//! 7. [`gtp`] and [`katago`] are how clients talk to the engine; a [`population`] is of games that
//!    it plays with itself, a [`review`] of one that others played.
//! 8. `cli` is the program around the library.
//!
//! # Glossary
//!
#![doc = include_str!("../docs/glossary.md")]
// `pub` is what other rooms may use, and nothing else. In a test program it is what its files share.
#![warn(unreachable_pub)]

pub mod archive;
pub mod arena;
pub mod board;
pub mod book;
pub mod bookmaking;
#[cfg(feature = "cli")]
pub mod cli;
pub mod clock;
pub mod dojo;
pub mod engine;
pub mod evolve;
pub mod experiment;
pub mod files;
pub mod game;
pub mod gtp;
pub mod katago;
pub mod learning;
pub mod net;
pub mod parameters;
pub mod playout;
#[cfg(feature = "plot")]
pub mod plot;
pub mod population;
pub mod prediction;
pub mod review;
pub mod search;
pub mod sgf;
pub mod solver;
pub mod store;
pub mod tactics;
pub mod training;
