//! The interface between a front end and whatever thinks.

use super::{Analysis, View, ViewSpec};
use crate::board::{Bitboard, Color, Move, Symmetry};
use crate::clock::Clock;
use crate::game::{Answer, Game};
use crate::net::Evaluation;
use crate::parameters::{Parameter, ParameterError};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A question to a thinker.
#[derive(Clone, Debug)]
pub struct Request {
    /// The player to find a move for, who may be out of turn.
    pub color: Color,
    /// The time left. Without a limit the thinker keeps its own: playouts or
    /// seconds a move, as it was configured.
    pub clock: Clock,
    /// Not to pass while dead enemy stones are on the board: they are to be captured.
    pub is_cleanup: bool,
    /// Points not to be considered as the next move.
    pub avoid: Bitboard,
    /// The time between two reports; never if not given.
    pub report_every: Option<Duration>,
    /// True if to search although a book knows the move: it knows nothing of what a search
    /// finds on the way.
    pub skips_book: bool,
}

impl Request {
    /// A plain request for a move.
    pub fn new(color: Color, clock: Clock) -> Request {
        Request {
            color,
            clock,
            is_cleanup: false,
            avoid: Bitboard::EMPTY,
            report_every: None,
            skips_book: false,
        }
    }
}

/// A decision with its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The decision.
    pub answer: Answer,
    /// The last word of the search, whether or not it was asked for reports. A book move has an
    /// analysis too, with the counts of the book as visits.
    pub analysis: Analysis,
    /// True if the move was looked up in a book and not thought about.
    pub is_book: bool,
}

impl Decision {
    /// The choice of a move of the book.
    pub fn from_book(mv: Move, analysis: Analysis) -> Decision {
        Decision { answer: Answer::Play(mv), analysis, is_book: true }
    }
}

/// A parameter of an engine with its present value.
#[derive(Clone, PartialEq, Debug)]
pub struct Param {
    /// The name with that of its table: `search.expand_at`.
    pub name: String,
    /// The value as text.
    pub value: String,
    /// Its effect, its default and the values it may have.
    pub about: Parameter,
}

/// The stones that do not live.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judgment {
    /// Stones that are taken off before counting.
    pub dead: Bitboard,
    /// Stones that live without territory.
    pub seki: Bitboard,
}

/// A player that finds moves.
///
/// The game is the caller's: a thinker reads it and never plays on it. It may keep what it
/// learned from one call to the next, and sees from the moves of the game what still holds.
/// When `stop` is raised a call returns within a few milliseconds with the best it has.
/// Reports come on the caller's thread.
pub trait Thinker: Send {
    /// Finds a legal move for a player. A stopped search still answers with a move.
    fn choose(
        &mut self,
        game: &Game,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Decision;

    /// Thinks until stopped, whatever the clock says, and reports. It may return earlier
    /// when there is nothing more to find or no memory left; the last report still stands.
    fn analyze(
        &mut self,
        game: &Game,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    );

    /// Says which stones are dead, by the same judgment that makes it pass.
    fn judge(&mut self, game: &Game) -> Judgment;

    /// Asks its net about a position without a search, seen from a side of the board; `None`
    /// if it has no net for the size.
    fn glance(&mut self, _game: &Game, _symmetry: Symmetry) -> Option<Evaluation> {
        None
    }

    /// Thinks until stopped while the opponent thinks. Returns at once if it does not do so.
    fn ponder(&mut self, _game: &Game, _stop: &AtomicBool) {}

    /// Forgets what it knows about the game: a new one begins.
    fn forget(&mut self) {}

    /// The views it can draw.
    fn views(&self) -> Vec<ViewSpec> {
        Vec::new()
    }

    /// Draws a view by its name; `None` if there is no such view.
    fn view(&mut self, _game: &Game, _name: &str) -> Option<View> {
        None
    }

    /// Its parameters with their values.
    fn params(&self) -> Vec<Param> {
        Vec::new()
    }

    /// Sets a parameter.
    fn set_param(&mut self, name: &str, _value: &str) -> Result<(), ParameterError> {
        Err(ParameterError::Unknown(name.to_string()))
    }
}
