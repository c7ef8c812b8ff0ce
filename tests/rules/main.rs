//! The board and the rules: against a slow reference, published counts and real games.

#[path = "../data/mod.rs"]
mod data;

mod cgos_games;
mod json;
mod legal_positions;
mod pass_alive;
mod perft;
mod random_games;
mod reference;
mod symmetry;
mod undo;
