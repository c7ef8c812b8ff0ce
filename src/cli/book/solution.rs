//! `octant book solution`: the best moves of one player against all of the other.

use super::super::Outcome;
use super::output::Output;
use crate::board::Color;
use crate::bookmaking::files;
use clap::Args;
use clap::builder::PossibleValuesParser;
use std::path::PathBuf;

/// Keep only the best moves of one player, and all of the other's
#[derive(Args)]
pub(super) struct Solution {
    /// The book, in any format
    book: PathBuf,
    #[command(flatten)]
    output: Output,
    /// The player whose moves are chosen; with both, the two solution trees are united
    #[arg(long = "for", value_name = "PLAYER", default_value = "both",
          value_parser = PossibleValuesParser::new(["black", "white", "both"]))]
    player: String,
    /// The number of best moves to keep at each node
    #[arg(long, value_name = "N", default_value_t = 2)]
    best: usize,
}

impl Solution {
    pub(super) fn run(&self) -> Outcome {
        self.output.check()?;
        let book = files::read(&self.book)?;
        let solution = match self.player.as_str() {
            "black" => book.solution(Color::Black, self.best),
            "white" => book.solution(Color::White, self.best),
            _ => book.solution_for_both(self.best),
        };
        let origin = format!("solution tree for {}, best {}", self.player, self.best);
        self.output.write_and_tell(&solution.with_origin(&origin), &book)
    }
}
