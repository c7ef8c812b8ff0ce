//! `octant book convert`: the same book in another format.

use super::super::Outcome;
use super::super::values::size;
use super::output::Output;
use crate::board::Size;
use crate::book::{Book, Header};
use crate::bookmaking::files::{self, BookFileError};
use crate::game::{HalfPoints, Rules};
use clap::Args;
use std::path::PathBuf;

/// Write a book in another format: binary, the paper's text, or SGF to browse
///
/// A book in the paper's text that begins with its tree, without Octant's header, needs --size,
/// --komi and --rules.
#[derive(Args)]
pub(super) struct Convert {
    /// The book, in any format
    book: PathBuf,
    #[command(flatten)]
    output: Output,
    /// The board of a text without a header
    #[arg(long, value_name = "N", value_parser = size, requires_all = ["komi", "rules"])]
    size: Option<Size>,
    /// The komi of a text without a header
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true, requires = "size")]
    komi: Option<HalfPoints>,
    /// The rules of a text without a header
    #[arg(long, value_name = "NAME", requires = "size")]
    rules: Option<Rules>,
}

impl Convert {
    pub(super) fn run(&self) -> Outcome {
        self.output.check()?;
        let book = self.book()?;
        self.output.write_and_tell(&book, &book)
    }

    fn book(&self) -> Result<Book, BookFileError> {
        match (self.size, self.komi, self.rules) {
            (Some(size), Some(komi), Some(rules)) => {
                files::read_with(&self.book, &Header::new(size, komi, rules.name(), ""))
            }
            _ => files::read(&self.book),
        }
    }
}
