//! `octant book stats`: a book in numbers.

use super::super::Outcome;
use crate::bookmaking::{Census, files};
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;

/// Print what a book is for, how it was made, and how many moves it has
#[derive(Args)]
pub(super) struct Stats {
    /// The book, in any format, or embedded:9x9-7.5-chinese and the like
    book: PathBuf,
}

impl Stats {
    pub(super) fn run(&self) -> Outcome {
        let census = Census::of(&files::read(&self.book)?)?;
        write!(io::stdout(), "{census}")?;
        Ok(())
    }
}
