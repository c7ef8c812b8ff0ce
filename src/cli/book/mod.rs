//! `octant book`: books made, changed and looked at.

mod build;
mod convert;
mod evolve;
mod export;
mod merge;
mod output;
mod show;
mod solution;
mod stats;
mod trim;

use super::Outcome;
use clap::{Args, Subcommand};

/// Build opening books from game records or by coevolution, merge, trim, convert and show them
#[derive(Args)]
pub(super) struct Book {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Build(build::Build),
    Evolve(evolve::Evolve),
    Export(export::Export),
    Merge(merge::Merge),
    Trim(trim::Trim),
    Solution(solution::Solution),
    Convert(convert::Convert),
    Stats(stats::Stats),
    Show(show::Show),
}

impl Book {
    pub(super) fn run(&self) -> Outcome {
        match &self.command {
            Command::Build(build) => build.run(),
            Command::Evolve(evolve) => evolve.run(),
            Command::Export(export) => export.run(),
            Command::Merge(merge) => merge.run(),
            Command::Trim(trim) => trim.run(),
            Command::Solution(solution) => solution.run(),
            Command::Convert(convert) => convert.run(),
            Command::Stats(stats) => stats.run(),
            Command::Show(show) => show.run(),
        }
    }
}
