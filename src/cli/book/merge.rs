//! `octant book merge`: the games of several books in one.

use super::super::Outcome;
use super::output::Output;
use crate::bookmaking::files;
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;

/// Add up the games of books for the same board size, komi and rules
#[derive(Args)]
pub(super) struct Merge {
    /// The books, in any format
    #[arg(required = true, value_name = "BOOKS")]
    books: Vec<PathBuf>,
    #[command(flatten)]
    output: Output,
}

impl Merge {
    pub(super) fn run(&self) -> Outcome {
        self.output.check()?;
        let (first, others) = self.books.split_first().ok_or("no book to merge")?;
        let mut sum = files::read(first)?;
        for path in others {
            let book = files::read(path)?;
            let [ours, theirs] = [&sum, &book].map(|book| book.header().to_string());
            sum.merge(&book).map_err(|error| {
                let [first, path] = [first, path].map(|path| path.display());
                format!("{error}: {first} is for {ours}, {path} for {theirs}")
            })?;
        }
        self.output.write(&sum)?;
        let (path, moves) = (self.output.output.display(), sum.tree().node_count() - 1);
        Ok(writeln!(io::stdout(), "{path}: {moves} moves of {} books", self.books.len())?)
    }
}
