//! `octant book grow`: a book that grows where it is used.

use super::super::Outcome;
use super::super::game::GameArguments;
use super::super::search::SearchArguments;
use super::super::values::percent;
use super::output::Output;
use crate::board::Move;
use crate::book::Header;
use crate::bookmaking::{self, Studies, read_openings};
use crate::store;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Grow a book by searches of the positions that its own games are likeliest to come to
///
/// The book's own side plays its best one or two moves by all that is known so far, the opponent
/// anything sensible; the value of a move is backed up from what follows it. Any number of workers
/// on any number of machines may add to one growth; each can be stopped at any moment, which loses
/// the search under way, and started again.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Grow {
    /// Place of the searches: a directory, or a database as postgres://USER@HOST/NAME
    #[arg(value_name = "DIR|URL")]
    place: String,
    #[command(flatten)]
    output: Output,
    /// Searches that there shall be in the end, whoever makes them
    #[arg(long, value_name = "N", default_value_t = 200)]
    searches: usize,
    /// Simulations of a search
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..=4_000_000_000))]
    playouts: u64,
    /// The best moves of the book's own side that are followed
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=50))]
    own: u8,
    /// Moves of the opponent are followed that have such a share of the simulations
    #[arg(long, value_name = "PERCENT", default_value_t = 3.0, value_parser = percent)]
    sensible: f64,
    /// Lines are followed for so many moves
    #[arg(long, value_name = "MOVES", default_value_t = 16)]
    depth: usize,
    /// Openings to each of whose moves the book is to have a reply, one a line: a text such as
    /// books/openings-9x9.txt; may be given several times
    #[arg(long, value_name = "FILE")]
    openings: Vec<PathBuf>,
    #[command(flatten)]
    game: GameArguments,
    /// Searches at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    #[command(flatten)]
    search: SearchArguments,
}

const EXAMPLES: &str = "\
Examples:
  octant book grow growth -o grown.book --searches 1000 --playouts 1000000 --jobs 8
  octant book grow postgres://go@server/book -o grown.book --searches 5000 --playouts 1000000
  octant book check grown.book --playouts 10000000";

impl Grow {
    fn openings(&self) -> Result<Vec<Vec<Move>>, Box<dyn Error>> {
        let header =
            Header::new(self.game.size, self.game.half_points()?, self.game.rules.name(), "");
        let mut openings = Vec::new();
        for path in &self.openings {
            openings.extend(openings_of(path, &header)?);
        }
        Ok(openings)
    }

    pub(super) fn run(&self) -> Outcome {
        self.output.check()?;
        let settings = self.search.all_settings()?;
        let studies = Studies {
            size: self.game.size,
            komi: self.game.half_points()?,
            rules: self.game.rules,
            playouts: self.playouts,
        };
        let plan = bookmaking::Grow {
            own: self.own.into(),
            sensible: self.sensible / 100.0,
            depth: self.depth,
            openings: self.openings()?,
            seed: settings.seed,
            settings,
        };
        let store = store::join(&self.place, &studies)?;
        let style = ProgressStyle::with_template("{pos}/{len} searches {wide_bar} {eta} left")?;
        let bar = ProgressBar::new(self.searches as u64).with_style(style);
        let book = plan.run(store, self.searches, self.jobs.into(), |known| {
            bar.set_position(known as u64);
        });
        bar.finish_and_clear();
        let book = book?;
        self.output.write(&book)?;
        let (path, moves) = (self.output.output.display(), book.tree().node_count() - 1);
        Ok(writeln!(io::stdout(), "{path}: {moves} moves")?)
    }
}

fn openings_of(path: &Path, header: &Header) -> Result<Vec<Vec<Move>>, Box<dyn Error>> {
    let at = |error: &dyn Error| format!("{}: {error}", path.display());
    let text = fs::read_to_string(path).map_err(|error| at(&error))?;
    Ok(read_openings(&text, header).map_err(|error| at(&error))?)
}
