//! Go for programs: a fast board, game records, opening books, a search, and the engine that
//! plays with them over GTP.
//!
//! Octant is a program first, and its README is about that. This page is about the library: what
//! a few lines of Rust can do with it, where to begin to read, and what the words mean. Who has
//! never seen the game begins with the [glossary](#glossary): it tells the rules in three sentences.
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
//! Read from the lowest layer up: a room uses those above it in this list. Each begins with a page on
//! what it is and in which order to read it.
//!
//! 1. [`board`] is the vocabulary: [`Color`](board::Color), [`Size`](board::Size),
//!    [`Point`](board::Point), [`Move`](board::Move) and [`Bitboard`](board::Bitboard), then
//!    [`Board`](board::Board), a position. [`board::light`] shows them at work in one page: a
//!    whole random game. Beside it stand tools that know nothing of Go: [`files`] written whole,
//!    [`parameters`] with names and ranges, and `plot` for pictures.
//! 2. [`clock`] is the time of a game; [`tactics`] answers questions about one spot.
//! 3. [`game`] adds a past: rule sets, superko, undo, handicap and score. [`playout`] is one game of
//!    quick moves to the end, and [`store`] keeps what many workers find.
//! 4. [`sgf`] reads and writes game records. Three rooms judge a position: [`net`] is the neural net,
//!    [`prediction`] what a player would do, [`solver`] reads out whether stones can be caught.
//! 5. [`search`] grows a tree from thousands of simulations. [`archive`] holds games in files,
//!    [`book`] is the opening book, [`arena`] lets players play matches.
//! 6. What is learned: [`training`] teaches the net, [`learning`] the weights of the prediction,
//!    [`bookmaking`] makes books of games, [`evolve`] grows small networks that play at once;
//!    [`experiment`] makes tables of matches.
//! 7. [`engine`] decides: book, then search; move, pass or resign. In the [`dojo`] the net teaches
//!    itself by games.
//! 8. [`gtp`] and [`katago`] are how clients talk to the engine; a [`population`] is of games that
//!    it plays with itself, a [`review`] of one that others played.
//! 9. `cli` is the program around the library.
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
