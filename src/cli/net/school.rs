//! Games to learn from, by the command line.

use crate::archive::Sources;
use crate::training::{Admission, School};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;
use std::path::PathBuf;

/// The games that are read, and the players whose moves are worth something.
#[derive(Args)]
pub(super) struct Reading {
    /// SGF files and folders of them (.sgf, .sgfs, also gzipped)
    #[arg(required = true, value_name = "GAMES|DIRS")]
    pub(super) sources: Vec<PathBuf>,
    /// Take moves only of players with at least this rating, where a record has ratings
    #[arg(long, value_name = "N", default_value_t = 0)]
    min_rating: u32,
    /// Skip games of fewer moves
    #[arg(long, value_name = "N", default_value_t = Admission::default().min_moves)]
    min_moves: usize,
    /// The threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(super) threads: u16,
}

impl Reading {
    /// Reads the games, and says on the standard error what came of it.
    pub(super) fn read(&self) -> Result<School, Box<dyn Error>> {
        let sources = Sources::find(&self.sources)?;
        let (min_rating, min_moves) = (self.min_rating, self.min_moves);
        let admission = Admission { min_rating, min_moves, ..Admission::default() };
        let bar = bar("reading: {pos} games, {elapsed}");
        let threads = usize::from(self.threads);
        let watch = |games| bar.set_position(games as u64);
        let school = School::read(&sources, admission, threads, watch);
        bar.finish_and_clear();
        let [games, held_out] = school.games();
        let positions = school.positions();
        eprintln!("{games} games of {positions} positions, {held_out} games held out; not taken:");
        eprint!("{}", school.skipped);
        Ok(school)
    }
}

/// A bar on the standard error, if that is a terminal.
pub(super) fn bar(template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template);
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
