//! `octant solver`: goals on one spot, read out.

mod show;

use super::Outcome;
use clap::{Args, Subcommand};

/// Read goals out: captures, connections, eyes
#[derive(Args)]
pub(super) struct Solver {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Show(show::Show),
}

impl Solver {
    pub(super) fn run(&self) -> Outcome {
        match &self.command {
            Command::Show(show) => show.run(),
        }
    }
}
