//! `octant book check`: the replies of a book held against a long search.

use super::super::Outcome;
use super::super::search::SearchArguments;
use super::super::values::percent;
use crate::book::Selection;
use crate::bookmaking::{self, files, replies};
use crate::game::{Game, Rules};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, Write};
use std::path::PathBuf;

/// Check the replies of a book against a search: what they give away, and the worst of them
///
/// The replies are those that its own play can reach: it follows itself as either color, and the
/// opponent plays anything that is in the book. What is found is kept in a file as it comes: the
/// command can be stopped at any moment and started again.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Check {
    /// The book, in any format
    book: PathBuf,
    /// Simulations of a search; ten times those that made the book tell more than as many
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..=4_000_000_000))]
    playouts: u64,
    /// Share of its games that the book's choice must have won, in percent
    #[arg(long, value_name = "PERCENT", default_value_t = 45.0, value_parser = percent)]
    threshold: f64,
    /// Worst replies to list
    #[arg(long, value_name = "N", default_value_t = 10)]
    worst: usize,
    /// Searches at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// The file of findings, one line of JSON a reply [default: BOOK.check.jsonl]
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    #[command(flatten)]
    search: SearchArguments,
}

const EXAMPLES: &str = "\
Examples:
  octant book check mine.book --playouts 1000000 --jobs 4
  octant book check mine.book --playouts 20000 --worst 30";

impl Check {
    pub(super) fn run(&self) -> Outcome {
        let book = files::read(&self.book)?;
        let header = book.header();
        let named = |error: &dyn std::fmt::Display| {
            format!("{}: the rules {}: {error}", self.book.display(), header.rules())
        };
        let rules: Rules = header.rules().parse().map_err(|error| named(&error))?;
        let start = Game::new(header.size(), rules, header.komi().into());
        let choice = Selection { min_win_rate: self.threshold / 100.0, ..Selection::default() };
        let replies = replies(&book, &choice, &start);
        let settings = self.search.all_settings()?;
        let check = bookmaking::Check { start, playouts: self.playouts, settings };
        let style = ProgressStyle::with_template("{pos}/{len} replies {wide_bar} {eta} left")?;
        let bar = ProgressBar::new(replies.len() as u64).with_style(style);
        let path = self.results();
        let mut is_first = true;
        let verdict = check.run(&replies, &path, self.jobs.into(), |done| {
            bar.set_position(done as u64);
            if std::mem::take(&mut is_first) {
                // What is known took no time now.
                bar.reset_eta();
            }
        });
        bar.finish_and_clear();
        let verdict = verdict.map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(write!(io::stdout(), "{verdict}{}", verdict.worst(self.worst))?)
    }

    fn results(&self) -> PathBuf {
        self.results.clone().unwrap_or_else(|| {
            let mut name = self.book.clone().into_os_string();
            name.push(".check.jsonl");
            name.into()
        })
    }
}
