//! `octant net`: nets taught and examined.

mod check;
mod school;
mod train;

use super::Outcome;
use clap::{Args, Subcommand};

/// Teach the net by games, and see what it learned
#[derive(Args)]
pub(super) struct Net {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Train(train::Train),
    Check(check::Check),
}

impl Net {
    pub(super) fn run(&self) -> Outcome {
        match &self.command {
            Command::Train(train) => train.run(),
            Command::Check(check) => check.run(),
        }
    }
}
