//! `octant book`: books made, changed and looked at.

pub(super) mod build;
mod check;
mod classics;
mod comment;
mod convert;
mod evolve;
mod export;
mod grow;
mod lines;
mod merge;
mod opinion;
mod output;
mod show;
mod solution;
mod stages;
mod stats;
mod trim;
mod watch;

use super::Outcome;
use clap::{Args, Subcommand};

/// Build opening books from games, by search or by coevolution, merge, trim, convert and show them
#[derive(Args)]
pub(super) struct Book {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Build(build::Build),
    Lines(lines::Lines),
    Grow(grow::Grow),
    Stages(stages::Stages),
    Evolve(evolve::Evolve),
    Export(export::Export),
    Merge(merge::Merge),
    Trim(trim::Trim),
    Solution(solution::Solution),
    Convert(convert::Convert),
    Stats(stats::Stats),
    Show(show::Show),
    Check(check::Check),
    Watch(watch::Watch),
    Comment(comment::Comment),
    Classics(classics::Classics),
}

impl Book {
    pub(super) fn run(&self) -> Outcome {
        match &self.command {
            Command::Build(build) => build.run(),
            Command::Lines(lines) => lines.run(),
            Command::Grow(grow) => grow.run(),
            Command::Stages(stages) => stages.run(),
            Command::Evolve(evolve) => evolve.run(),
            Command::Export(export) => export.run(),
            Command::Merge(merge) => merge.run(),
            Command::Trim(trim) => trim.run(),
            Command::Solution(solution) => solution.run(),
            Command::Convert(convert) => convert.run(),
            Command::Stats(stats) => stats.run(),
            Command::Show(show) => show.run(),
            Command::Check(check) => check.run(),
            Command::Watch(watch) => watch.run(),
            Command::Comment(comment) => comment.run(),
            Command::Classics(classics) => classics.run(),
        }
    }
}
