//! The parts that a search is made of.

use super::parameters::{NetParameters, PriorParameters, SearchParameters, SolverParameters};
use crate::net::Nets;
use crate::playout::{PlayoutParameters, SuggestionParameters};
use crate::prediction::Predictor;
use crate::tactics::shape::ShapeParameters;
use std::sync::Arc;

/// The settings of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The growth of the tree.
    pub search: SearchParameters,
    /// The start of new moves.
    pub priors: PriorParameters,
    /// The start of moves that a generator suggests, beside that.
    pub suggestions: SuggestionParameters,
    /// The worth of each shape.
    pub shapes: ShapeParameters,
    /// The way in which games are finished.
    pub playout: PlayoutParameters,
    /// The part of the solver.
    pub solver: SolverParameters,
    /// The part that a net takes.
    pub net: NetParameters,
    /// The nets; without one for a size, simulated games judge alone.
    pub nets: Nets,
    /// The chances of moves that players make; `None` is what the engine has learned.
    pub predictor: Option<Arc<Predictor>>,
    /// Threads, at least one.
    pub threads: usize,
    /// The memory of the tree in MiB.
    pub memory: usize,
    /// The number that all chance comes from: one thread and one seed give one search.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            search: SearchParameters::default(),
            priors: PriorParameters::default(),
            suggestions: SuggestionParameters::default(),
            shapes: ShapeParameters::default(),
            playout: PlayoutParameters::default(),
            solver: SolverParameters::default(),
            net: NetParameters::default(),
            nets: Nets::none(),
            predictor: None,
            threads: 1,
            memory: 512,
            seed: 1,
        }
    }
}
