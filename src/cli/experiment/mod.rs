//! `octant experiment`: the measurements of the papers, each in one command.
//!
//! An experiment is a list of matches between players as `octant match` has them; its file
//! makes the list from the flags, and [`Course`] plays it and shows the table.

mod book;
mod coevolution;
mod knowledge;
mod levels;

use super::Outcome;
use super::player::start;
use crate::arena::{Conditions, Judge, Match, Openings};
use crate::experiment::{Baseline, Experiment as Plan, Findings, Pairing, Stage};
use crate::files;
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Measure what a part of the engine is worth, as the papers did
///
/// Every finished game is added to a file in a folder of results. An experiment can be killed at
/// any moment; started again with the same flags it goes on where it was.
#[derive(Args)]
pub(super) struct Experiment {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Book(book::Book),
    Knowledge(knowledge::Knowledge),
    Coevolution(coevolution::Coevolution),
}

impl Experiment {
    pub(super) fn run(&self) -> Outcome {
        match &self.command {
            Command::Book(book) => book.run(),
            Command::Knowledge(knowledge) => knowledge.run(),
            Command::Coevolution(coevolution) => coevolution.run(),
        }
    }
}

/// The way to play an experiment and show it.
#[derive(Args)]
struct Course {
    /// The folder for the results, one line of JSON a game; the games in it are not played again
    #[arg(long, value_name = "FOLDER", default_value = "experiments")]
    out: PathBuf,
    /// Games at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// Play nothing: show what the games in the folder come to
    #[arg(long)]
    show: bool,
    /// Print the findings as one JSON object
    #[arg(long)]
    json: bool,
    /// Write the findings to a file as well, as a table in Markdown
    #[arg(short, long, value_name = "FILE.md")]
    output: Option<PathBuf>,
}

impl Course {
    /// Plays what is missing and shows what it all comes to.
    fn run(&self, plan: &Plan) -> Outcome {
        // A file that cannot be written is better heard of now than after hours of play.
        let known = plan.findings(&self.out)?;
        self.write(&known)?;
        let findings = if self.show { known } else { self.play(plan)? };
        self.write(&findings)?;
        let text = if self.json { findings.to_json() } else { findings.to_text() };
        Ok(writeln!(io::stdout(), "{text}")?)
    }

    fn play(&self, plan: &Plan) -> Result<Findings, Box<dyn Error>> {
        let style = ProgressStyle::with_template("{pos}/{len} {wide_bar} {msg} {eta}")?;
        let bar = ProgressBar::no_length().with_style(style);
        let mut is_first = true;
        let mut watch = |stage: &Stage| {
            bar.set_length(stage.wanted);
            bar.set_position(stage.finished);
            if std::mem::take(&mut is_first) {
                // The games that were there already took no time now.
                bar.reset_eta();
            }
            bar.set_message(format!("{}: {}", stage.label, stage.progress.tally));
            log::info!("{}: {}", stage.label, stage.progress.tally);
        };
        let findings = plan.run(&self.out, &start, &mut watch);
        bar.finish_and_clear();
        Ok(findings?)
    }

    fn write(&self, findings: &Findings) -> Outcome {
        if let Some(path) = &self.output {
            let text = format!("{}\n", findings.to_markdown());
            files::replace(path, text.as_bytes())
                .map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(())
    }

    /// A match of two players, who agree on what is dead.
    fn pairing(
        &self,
        label: String,
        file: String,
        conditions: &Conditions,
        games: usize,
        players: [String; 2],
    ) -> Pairing {
        let plan = Match {
            players,
            conditions: Conditions { judge: Judge::Players, ..conditions.clone() },
            games,
            openings: Openings::default(),
            jobs: self.jobs.into(),
            sprt: None,
            results: None,
            records: None,
        };
        let (depends_on, paper) = (Vec::new(), String::new());
        Pairing { label, file, plan, depends_on, baseline: Baseline::None, paper }
    }
}

/// The engine as a player of a match, whose games differ by their numbers. `more` are further
/// flags and parameters.
fn engine(playouts: u64, more: &str) -> String {
    let comma = if more.is_empty() { "" } else { "," };
    format!("inner:playouts={playouts},seed={{game}},no-net{comma}{more}")
}

/// The openings of a file, if there is one.
fn openings(path: Option<&Path>, conditions: &Conditions) -> Result<Openings, Box<dyn Error>> {
    let Some(path) = path else { return Ok(Openings::default()) };
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Openings::read(&text, conditions.size, conditions.rules)?)
}
