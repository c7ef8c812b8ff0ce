//! `octant book trim`: what is worth keeping of a book.

use super::super::Outcome;
use super::super::values::percent;
use super::output::Output;
use crate::book::{self, Book, NodeId};
use crate::bookmaking::files;
use clap::Args;
use std::path::PathBuf;

/// Cut long lines, rare moves and bad moves off a book
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Trim {
    /// The book, in any format
    book: PathBuf,
    #[command(flatten)]
    output: Output,
    /// Cut lines after so many moves
    #[arg(long, value_name = "MOVES", default_value_t = 16)]
    depth: usize,
    /// Cut moves with fewer games, unless they have simulations enough
    #[arg(long, value_name = "N", default_value_t = 20)]
    min_games: u64,
    /// Cut moves with fewer simulations of searches, unless they have games enough
    #[arg(long, value_name = "N", default_value_t = 1)]
    min_simulations: u64,
    /// Cut moves that won a smaller share of their games, in percent
    #[arg(long, value_name = "PERCENT", default_value_t = 25.0, value_parser = percent)]
    min_win_rate: f64,
    /// Keep so many of Black's best moves at each node; all if not given
    #[arg(long, value_name = "N")]
    best_black: Option<usize>,
    /// Keep so many of White's best moves at each node; all if not given
    #[arg(long, value_name = "N")]
    best_white: Option<usize>,
}

const EXAMPLES: &str = "\
Examples:
  octant book trim mine.book -o small.book --depth 12 --min-games 50
  octant book trim mine.book -o best.book --best-black 1 --best-white 1";

impl Trim {
    pub(super) fn run(&self) -> Outcome {
        self.output.check()?;
        let trim = book::Trim {
            depth: self.depth,
            min_games: self.min_games,
            min_simulations: self.min_simulations,
            min_win_rate: self.min_win_rate / 100.0,
            successors: [self.best_black, self.best_white].map(|best| best.unwrap_or(usize::MAX)),
        };
        let before = files::read(&self.book)?;
        let book = before.trim(&trim).with_origin(&self.origin());
        if book.tree().node_count() <= 1 && before.tree().node_count() > 1 {
            return Err(self.nothing_left(&before).into());
        }
        self.output.write_and_tell(&book, &before)
    }

    /// Says why a book of no moves was not written.
    fn nothing_left(&self, before: &Book) -> String {
        let most = before.tree().successors(NodeId::ROOT).map(|id| before.tree().tally(id).games);
        format!(
            "nothing would be left of {}: its most played first move has {} games; see --min-games {}, \
             --min-simulations {}, --depth {} and --min-win-rate {}",
            self.book.display(),
            most.max().unwrap_or(0),
            self.min_games,
            self.min_simulations,
            self.depth,
            self.min_win_rate
        )
    }

    fn origin(&self) -> String {
        let Trim { depth, min_games, min_win_rate, .. } = self;
        let mut line = format!(
            "trimmed to depth {depth}, minimum games {min_games}, win rate {min_win_rate}%"
        );
        if self.min_simulations > 1 {
            line += &format!(", minimum simulations {}", self.min_simulations);
        }
        for (color, best) in [("black", self.best_black), ("white", self.best_white)] {
            if let Some(best) = best {
                line += &format!(", best {best} for {color}");
            }
        }
        line
    }
}
