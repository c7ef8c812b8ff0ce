//! The engine at play: the search, the book it follows, positions, scores, levels, matches.

#[path = "../data/mod.rs"]
mod data;

mod arena;
mod engine_book;
mod final_scores;
mod levels;
mod net;
mod positions;
mod search;
mod solved;
mod tst;
