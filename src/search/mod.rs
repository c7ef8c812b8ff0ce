//! The tree search: simulations guided by what earlier simulations found.
//!
//! Read in this order: [`store`] is the memory, [`octet`] what of it is known of eight moves,
//! in [`sum`]s that all threads add to, [`edge`] a move, [`tree`] the tree and the rules by which
//! threads share it; [`bandit`] says which move a simulation follows, [`prior`] what a new move
//! starts with, from [facts](crate::prediction::Facts) of the position and the
//! [prediction](crate::prediction) of what a player would do, [`simulation`] is one simulation from the root to its result, with what it needs
//! asked for early by [`prefetch`], and [`core`] runs them on all threads and reads the result
//! off the root; [`walk`] lists the whole tree. [`Search`] is the door: it takes a game of any
//! size and picks the narrowest frame.

pub mod analysis;
pub mod bandit;
pub mod core;
pub mod edge;
mod experience;
pub mod limits;
pub mod octet;
pub mod parameters;
pub mod prefetch;
pub mod prior;
pub mod simulation;
pub mod store;
pub mod sum;
pub mod tree;
pub mod walk;

pub use analysis::{Analysis, MoveInfo, Ownership};
pub use limits::Limits;
pub use parameters::{PriorParameters, SearchParameters};
pub use walk::Branch;

use crate::board::{Bitboard, Color, Move, Size, WIDE};
use crate::game::Game;
use crate::playout::PlayoutParameters;
use crate::prediction::Predictor;
use crate::tactics::shape::ShapeParameters;
use core::Core;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What a search is made of.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// How the tree grows.
    pub search: SearchParameters,
    /// What new moves start with.
    pub priors: PriorParameters,
    /// What each shape is worth.
    pub shapes: ShapeParameters,
    /// How games are finished.
    pub playout: PlayoutParameters,
    /// Which moves players make; `None` is what the engine has learned.
    pub predictor: Option<Arc<Predictor>>,
    /// Threads, at least one.
    pub threads: usize,
    /// The memory of the tree in MiB.
    pub memory: usize,
    /// Where all chance comes from: one thread and one seed give one search.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            search: SearchParameters::default(),
            priors: PriorParameters::default(),
            shapes: ShapeParameters::default(),
            playout: PlayoutParameters::default(),
            predictor: None,
            threads: 1,
            memory: 512,
            seed: 1,
        }
    }
}

/// What is known of a move before the search begins, from whatever source: simulations that
/// the move starts with beside its prior.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint {
    /// The move.
    pub mv: Move,
    /// Virtual simulations.
    pub visits: f32,
    /// How many of them are won.
    pub wins: f32,
}

/// What is asked of a search.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The game so far.
    pub game: &'a Game,
    /// The player to find a move for.
    pub color: Color,
    /// Points not to be considered.
    pub avoid: Bitboard<WIDE>,
    /// How often to report; never if not given.
    pub report_every: Option<Duration>,
    /// Whether to say who ends up with each point.
    pub wants_ownership: bool,
    /// Whether two passes do not end the game: what is dead shows when it is played out.
    pub plays_on: bool,
    /// What is known of the moves; if anything is, the tree begins anew.
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

/// A search for games of any size, which keeps its tree from one move to the next.
pub struct Search {
    settings: Settings,
    sized: Option<(Size, Sized)>,
}

/// A search in the frame of its board size.
enum Sized {
    Small(Box<Core<1>>),
    Nine(Box<Core<2>>),
    Thirteen(Box<Core<4>>),
    Nineteen(Box<Core<WIDE>>),
}

/// Does the same to the core of whatever frame.
macro_rules! with_core {
    ($sized:expr, $core:ident => $body:expr) => {
        match $sized {
            Sized::Small($core) => $body,
            Sized::Nine($core) => $body,
            Sized::Thirteen($core) => $body,
            Sized::Nineteen($core) => $body,
        }
    };
}

impl Search {
    /// A search with some settings.
    pub fn new(settings: Settings) -> Search {
        Search { settings, sized: None }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings, and with them everything: the tree begins anew.
    pub fn set_settings(&mut self, settings: Settings) {
        if settings != self.settings {
            self.settings = settings;
            self.sized = None;
        }
    }

    /// Runs a search and returns what it found; reports come on the calling thread. A raised
    /// `stop` ends it within a few simulations.
    pub fn run(
        &mut self,
        task: &Task,
        limits: Limits,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let size = task.game.size();
        if self.sized.as_ref().is_none_or(|&(known, _)| known != size) {
            self.sized = Some((size, Sized::new(size, &self.settings)));
        }
        let Some((_, sized)) = &mut self.sized else { return Analysis::empty(task.color) };
        with_core!(sized, core => core.run(task, limits, stop, report))
    }

    /// The moves of the tree that are kept, each before those that follow it; one that is not
    /// kept takes all that follows along.
    pub fn branches(&self, is_kept: &dyn Fn(&Branch) -> bool) -> Vec<Branch> {
        match &self.sized {
            Some((_, sized)) => with_core!(sized, core => core.branches(is_kept)),
            None => Vec::new(),
        }
    }

    /// Forgets the tree.
    pub fn forget(&mut self) {
        if let Some((_, sized)) = &mut self.sized {
            with_core!(sized, core => core.forget());
        }
    }
}

impl Sized {
    fn new(size: Size, settings: &Settings) -> Sized {
        match size.words() {
            1 => Sized::Small(Box::new(Core::new(size, settings))),
            2 => Sized::Nine(Box::new(Core::new(size, settings))),
            4 => Sized::Thirteen(Box::new(Core::new(size, settings))),
            _ => Sized::Nineteen(Box::new(Core::new(size, settings))),
        }
    }
}
