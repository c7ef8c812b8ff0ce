//! `octant book export`: the games of a population in one file.

use super::super::Outcome;
use crate::files;
use crate::population::Start;
use crate::store;
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;

/// Write the games of a population to a file, one a line, for `octant book build`
///
/// A population in a directory can be built from as it is: `octant book build DIR`.
#[derive(Args)]
pub(super) struct Export {
    /// The population: a directory, or a database as postgres://USER@HOST/NAME
    #[arg(value_name = "DIR|URL")]
    population: String,
    /// The file to write
    #[arg(short, long, value_name = "FILE.sgfs")]
    output: PathBuf,
}

impl Export {
    pub(super) fn run(&self) -> Outcome {
        let games = store::open::<Start>(&self.population)?.news()?;
        let lines: String = games.iter().map(|game| game.to_line() + "\n").collect();
        let path = self.output.display();
        files::replace(&self.output, lines.as_bytes())
            .map_err(|error| format!("{path}: {error}"))?;
        Ok(writeln!(io::stdout(), "{path}: {} games", games.len())?)
    }
}
