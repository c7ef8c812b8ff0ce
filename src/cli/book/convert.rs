//! `octant book convert`: the same book in another format.

use super::super::Outcome;
use super::output::Output;
use crate::bookmaking::files;
use clap::Args;
use std::path::PathBuf;

/// Write a book in another format: binary, the paper's text, or SGF to browse
#[derive(Args)]
pub(super) struct Convert {
    /// The book, in any format
    book: PathBuf,
    #[command(flatten)]
    output: Output,
}

impl Convert {
    pub(super) fn run(&self) -> Outcome {
        self.output.check()?;
        let book = files::read(&self.book)?;
        self.output.write_and_tell(&book, &book)
    }
}
