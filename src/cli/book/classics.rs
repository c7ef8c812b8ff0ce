//! `octant book classics`: the classical moves of 9x9, looked up.

use super::super::Outcome;
use super::opinion::Opinion;
use crate::population::Findings;
use clap::Args;
use std::io::{self, Write};

/// Ask for the classical first moves and replies of 9x9
///
/// A population answers with the move that won most games, a book as `octant gtp` plays by it.
#[derive(Args)]
pub(super) struct Classics {
    #[command(flatten)]
    opinion: Opinion,
}

impl Classics {
    pub(super) fn run(&self) -> Outcome {
        let findings = Findings::of(&self.opinion.population()?, &self.opinion.rule())?;
        write!(io::stdout(), "{findings}")?;
        Ok(())
    }
}
