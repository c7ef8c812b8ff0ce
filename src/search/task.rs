//! The question that a search answers, as data.

use super::count::Count;
use crate::board::{Bitboard, Color, Move};
use crate::game::Game;
use std::time::Duration;

/// Simulations that a move starts with beside its prior, from whatever source.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint {
    /// The move.
    pub mv: Move,
    /// The virtual simulations.
    pub count: Count,
}

/// The question that a search answers.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The game so far.
    pub game: &'a Game,
    /// The player to find a move for.
    pub color: Color,
    /// Points not to be considered.
    pub avoid: Bitboard,
    /// The time between two reports; never if not given.
    pub report_every: Option<Duration>,
    /// True if to say who ends up with each point.
    pub wants_ownership: bool,
    /// True if two passes do not end the game: what is dead shows when it is played out.
    pub plays_on: bool,
    /// Knowledge of the moves; if there is any, the tree begins anew.
    pub hints: &'a [Hint],
}

impl<'a> Task<'a> {
    /// The plain question for a move.
    pub fn new(game: &'a Game, color: Color) -> Task<'a> {
        Task {
            game,
            color,
            avoid: Bitboard::EMPTY,
            report_every: None,
            wants_ownership: false,
            plays_on: false,
            hints: &[],
        }
    }
}
