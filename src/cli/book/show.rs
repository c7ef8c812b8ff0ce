//! `octant book show`: a position, the book's moves on it, and what follows.

use super::super::Outcome;
use crate::board::Move;
use crate::bookmaking::{Excerpt, files, show};
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;

/// Print a position with the book's moves and the lines that follow them
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Show {
    /// The book, in any format, or embedded:9x9-7.5-chinese and the like
    book: PathBuf,
    /// The moves that lead to the position, in any orientation, such as E5 D3
    moves: Vec<Move>,
    /// The number of moves to follow a line
    #[arg(long, value_name = "MOVES", default_value_t = 3)]
    depth: usize,
    /// The number of best moves at each node
    #[arg(long, value_name = "N", default_value_t = 4)]
    best: usize,
    /// Leave out moves with fewer games
    #[arg(long, value_name = "N", default_value_t = 1)]
    min_games: u64,
}

const EXAMPLES: &str = "\
Examples:
  octant book show embedded:9x9-7.5-chinese
  octant book show mine.book E5 D3 --depth 6 --best 2";

impl Show {
    pub(super) fn run(&self) -> Outcome {
        let view = Excerpt { depth: self.depth, best: self.best, min_games: self.min_games };
        let text = show(&files::read(&self.book)?, &self.moves, &view)?;
        io::stdout().write_all(text.as_bytes())?;
        Ok(())
    }
}
