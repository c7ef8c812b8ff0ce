//! The tree search: simulations guided by what earlier simulations found.
//!
//! [`Search`] answers a [`Task`] within [`Limits`] by an [`Analysis`]. It takes games of any
//! size and picks the narrowest frame for each.
//!
//! | read | for |
//! |---|---|
//! | [`settings`], [`parameters`], [`task`], [`limits`], [`analysis`] | what goes in and comes out |
//! | [`store`], [`sum`], [`count`], [`new_edge`], [`octet`], [`edge`], [`tree`], [`pruning`], [`walk`] | the tree and the rules by which threads share it: from its memory, over the moves of a node, to the whole |
//! | [`prior`] | what a new node starts with, from the [facts](crate::prediction::Facts) of the position and the [prediction](crate::prediction) of what a player would do |
//! | [`counsel`] | what the [solver](crate::solver) adds to a node that was reached often |
//! | [`adviser`], [`advice`], [`noise`] | what a net says of a position, where there is one |
//! | [`bandit`], [`puct`] | the move that a simulation follows |
//! | [`judge`], [`experience`] | how a leaf is judged, and what is learned from it |
//! | [`context`], [`simulation`], [`prefetch`] | one simulation, from the root to a leaf and back |
//! | [`budget`], [`shift`], [`timetable`], [`one_size`], [`reading`], [`reporter`] | simulations on all threads, and what they say about the root |

mod advice;
mod adviser;
pub mod analysis;
mod bandit;
mod budget;
mod context;
mod counsel;
mod count;
mod edge;
mod experience;
mod formula;
mod judge;
mod limits;
mod new_edge;
mod noise;
mod octet;
mod one_size;
mod parameters;
mod prefetch;
mod prior;
mod pruning;
mod puct;
mod reading;
mod reporter;
mod settings;
mod shift;
mod simulation;
mod spread;
mod store;
mod sum;
mod task;
mod timetable;
mod tree;
mod walk;

pub use analysis::{Analysis, MoveInfo, Ownership};
pub use count::Count;
pub use formula::Formula;
pub use limits::Limits;
pub use parameters::{NetParameters, PriorParameters, SearchParameters, SolverParameters};
pub use settings::Settings;
pub use task::{Hint, Task};
pub use walk::Branch;

use crate::board::Size;
use one_size::AnySize;
use std::sync::atomic::AtomicBool;

/// A listener to a search on its way.
pub type Report<'a> = &'a mut dyn FnMut(&Analysis);

/// A search for games of any size, which keeps its tree from one move to the next.
pub struct Search {
    settings: Settings,
    /// The search of the last game's size.
    current: Option<(Size, Box<dyn AnySize>)>,
}

impl Search {
    /// A search with some settings.
    pub fn new(settings: Settings) -> Search {
        Search { settings, current: None }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes the settings, and with them everything: the tree begins anew.
    pub fn set_settings(&mut self, settings: Settings) {
        if settings != self.settings {
            self.settings = settings;
            self.current = None;
        }
    }

    /// Runs a search and returns what it found; reports come on the calling thread. A raised
    /// `stop` ends it within a few simulations.
    pub fn run(
        &mut self,
        task: &Task,
        limits: Limits,
        stop: &AtomicBool,
        report: Report,
    ) -> Analysis {
        let size = task.game.size();
        let known = self.current.take().filter(|&(known, _)| known == size);
        let new = || (size, one_size::new(size, &self.settings));
        let (_, search) = self.current.insert(known.unwrap_or_else(new));
        search.run(task, limits, stop, report)
    }

    /// The moves of the tree that are kept, each before those that follow it; one that is not
    /// kept takes all that follows along.
    pub fn branches(&self, is_kept: &dyn Fn(&Branch) -> bool) -> Vec<Branch> {
        self.current.as_ref().map_or_else(Vec::new, |(_, search)| search.branches(is_kept))
    }

    /// Forgets the tree.
    pub fn forget(&mut self) {
        if let Some((_, search)) = &mut self.current {
            search.forget();
        }
    }
}
