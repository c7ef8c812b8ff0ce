//! The opinion that a command asks for: that of a population or of a book.

use crate::book::{Rule, Selection};
use crate::bookmaking::files;
use crate::game::{Game, Rules};
use crate::population::{Population, Start};
use clap::Args;
use std::error::Error;
use std::path::{Path, PathBuf};

#[derive(Args)]
#[group(required = true, multiple = false)]
pub(super) struct Opinion {
    /// The population to ask: a directory, or postgres://...
    #[arg(long, value_name = "DIR|URL")]
    population: Option<String>,
    /// The book to ask, in any format, or embedded:9x9-7.5-chinese and the like
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
}

impl Opinion {
    /// The one that is asked, in a word.
    pub(super) fn name(&self) -> &'static str {
        if self.population.is_some() { "population" } else { "book" }
    }

    /// The rule by which it answers.
    pub(super) fn rule(&self) -> Selection {
        let rule = if self.population.is_some() { Rule::MostWon } else { Rule::LowerBound };
        Selection { rule, ..Selection::default() }
    }

    /// All that it knows. A book is a population without games of its own.
    pub(super) fn population(&self) -> Result<Population, Box<dyn Error>> {
        match (&self.population, &self.book) {
            (Some(place), _) => Ok(Population::read(place)?),
            (None, Some(path)) => of_book(path),
            (None, None) => Err("neither a population nor a book".into()),
        }
    }
}

fn of_book(path: &Path) -> Result<Population, Box<dyn Error>> {
    let book = files::read(path)?;
    let header = book.header();
    let rules: Rules = header
        .rules()
        .parse()
        .map_err(|error| format!("{}: the rules {}: {error}", path.display(), header.rules()))?;
    let start = Start::new(Game::new(header.size(), rules, header.komi().into()))?;
    let mut population = Population::new(start, Population::WHOLE);
    population.add_book(&book)?;
    Ok(population)
}
