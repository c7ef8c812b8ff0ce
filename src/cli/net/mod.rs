//! `octant net`: nets taught, by games or by themselves, and examined.

mod check;
mod numbers;
mod run;
mod school;
mod schooling;
mod sizes;
mod state;
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
    Run(Box<run::Run>),
    State(state::State),
}

impl Net {
    pub(super) fn run(&self) -> Outcome {
        match &self.command {
            Command::Train(train) => train.run(),
            Command::Check(check) => check.run(),
            Command::Run(run) => run.run(),
            Command::State(state) => state.run(),
        }
    }
}
