//! `octant book lines`: a book of openings that somebody has written down.

use super::super::Outcome;
use super::super::game::GameArguments;
use super::output::Output;
use crate::book::Header;
use crate::bookmaking::read_lines;
use clap::Args;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

/// Make a book of openings written down by hand, one a line: E5 G5 G4 C5 B+ # source
///
/// Each line counts as one game won by each player; with B+ or W+ at its end that player won both.
#[derive(Args)]
pub(super) struct Lines {
    /// The openings, a text file such as books/openings-9x9.txt
    file: PathBuf,
    #[command(flatten)]
    output: Output,
    #[command(flatten)]
    game: GameArguments,
}

impl Lines {
    pub(super) fn run(&self) -> Outcome {
        self.output.check()?;
        let at = |error: &dyn std::error::Error| format!("{}: {error}", self.file.display());
        let text = fs::read_to_string(&self.file).map_err(|error| at(&error))?;
        let header =
            Header::new(self.game.size, self.game.half_points()?, self.game.rules.name(), "");
        let book = read_lines(&text, header).map_err(|error| at(&error))?;
        self.output.write(&book)?;
        let (path, moves) = (self.output.output.display(), book.tree().node_count() - 1);
        Ok(writeln!(io::stdout(), "{path}: {moves} moves")?)
    }
}
