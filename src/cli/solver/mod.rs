//! `octant solver`: goals on one spot, read out.

pub(super) mod learn;
mod progress;
mod rules;
mod show;

use super::Outcome;
use clap::{Args, Subcommand};

/// Read goals out, and learn rules for them
#[derive(Args)]
pub(super) struct Solver {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Show(show::Show),
    Learn(learn::Learn),
    Progress(progress::ProgressOf),
    Rules(rules::Rules),
}

impl Solver {
    pub(super) fn run(&self) -> Outcome {
        match &self.command {
            Command::Show(show) => show.run(),
            Command::Learn(learn) => learn.run(),
            Command::Progress(progress) => progress.run(),
            Command::Rules(rules) => rules.run(),
        }
    }
}
