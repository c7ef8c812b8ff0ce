//! `octant learn`: weights of moves from game records.

use super::Outcome;
use super::values::size;
use crate::archive::Sources;
use crate::board::Size;
use crate::files;
use crate::learning::{Learned, Learning, Stage};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, Write};
use std::path::PathBuf;

/// Learn from game records which moves players make, for the priors of the search
///
/// The weights are a text; the engine has its own built in, and `--weights` of `octant gtp` takes
/// another. The same games give the same weights.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Learn {
    /// SGF files and folders of them (.sgf, .sgfs, also gzipped)
    #[arg(required = true, value_name = "FILES|DIRS")]
    sources: Vec<PathBuf>,
    /// File for the weights
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Learn from the first so many games; one on 19x19 takes about 2.5 MB of memory
    #[arg(long, value_name = "N", default_value_t = Learning::default().most_games)]
    games: usize,
    /// Skip games on smaller boards
    #[arg(long, value_name = "N", default_value = "2", value_parser = size)]
    smallest: Size,
    /// Times that a pattern must have been played to be known
    #[arg(long, value_name = "N", default_value_t = Learning::default().least_played)]
    least_played: u32,
    /// Times that a small pattern that nobody played must have been there to be known
    #[arg(long, value_name = "N", default_value_t = Learning::default().least_seen)]
    least_seen: u32,
    /// Rounds through all moves
    #[arg(long, value_name = "N", default_value_t = Learning::default().rounds)]
    rounds: usize,
    /// Strength that keeps weights near nothing; more for few games
    #[arg(long, value_name = "X", default_value_t = Learning::default().penalty, value_parser = penalty)]
    penalty: f64,
    /// Hold out one game in so many, to see how well the others taught; 0 for none
    #[arg(long, value_name = "N", default_value_t = Learning::default().held_out)]
    held_out: usize,
}

const EXAMPLES: &str = "\
Examples:
  octant learn games/ -o weights.txt
  octant gtp --weights weights.txt";

impl Learn {
    pub(super) fn run(&self) -> Outcome {
        let learning = Learning {
            most_games: self.games,
            smallest: self.smallest,
            least_played: self.least_played,
            least_seen: self.least_seen,
            rounds: self.rounds,
            penalty: self.penalty,
            held_out: self.held_out,
        };
        let sources = Sources::find(&self.sources)?;
        let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}");
        let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
        let bar = ProgressBar::new(0).with_style(style);
        let learned = learning.run(&sources, |stage| {
            let (words, at, all) = match stage {
                Stage::Reading(games) => ("reading", games, games),
                Stage::Looking(at, all) => ("looking at games", at, all),
                Stage::Learning(at, all) => ("learning", at, all),
            };
            bar.set_message(words);
            bar.set_length(all as u64);
            bar.set_position(at as u64);
        });
        bar.finish_and_clear();
        let learned = learned.ok_or("no game to learn from")?;
        let text = learned.predictor.to_text(&origin(&learned));
        files::replace(&self.output, text.as_bytes())
            .map_err(|error| format!("{}: {error}", self.output.display()))?;
        self.report(&learned)?;
        Ok(())
    }

    fn report(&self, learned: &Learned) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let patterns = learned.predictor.pattern_count();
        writeln!(out, "{}: {} games, {patterns} patterns", self.output.display(), learned.games)?;
        writeln!(out, "taught:   {}", learned.taught)?;
        if learned.held_out.moves > 0 {
            writeln!(out, "held out: {}", learned.held_out)?;
        }
        write!(out, "{}", learned.skipped)
    }
}

fn penalty(text: &str) -> Result<f64, &'static str> {
    let penalty: f64 = text.parse().map_err(|_| "not a number")?;
    (0.0..=1e6).contains(&penalty).then_some(penalty).ok_or("not between 0 and 1000000")
}

fn origin(learned: &Learned) -> String {
    format!("from {} games; {}", learned.games, learned.taught)
}
