//! `octant book comment`: what a population or a book thinks of the opening of a game.

use super::super::Outcome;
use super::opinion::Opinion;
use crate::files;
use crate::game::Rules;
use crate::population::{Commentator, Commented, Population};
use crate::sgf::{GameRecord, Tree, read_collection, write_collection};
use clap::Args;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

/// Write a game back with comments on its opening, for Sabaki and other editors
///
/// At every move that is known, in any orientation, the comment says how often it was played and
/// won and what is preferred; a triangle marks the preferred next move, numbers the success of
/// others in percent. Comments, marks and variations of the record are kept.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Comment {
    /// The game, or several in one file
    #[arg(value_name = "GAME.sgf")]
    game: PathBuf,
    #[command(flatten)]
    opinion: Opinion,
    /// File for the commented game
    #[arg(short, long, value_name = "OUT.sgf")]
    output: PathBuf,
}

const EXAMPLES: &str = "\
Examples:
  octant book comment game.sgf --book embedded:9x9-7.5-chinese -o commented.sgf
  octant book comment game.sgf --population run/ -o commented.sgf";

impl Comment {
    pub(super) fn run(&self) -> Outcome {
        let path = self.game.display();
        let bytes = fs::read(&self.game).map_err(|error| format!("{path}: {error}"))?;
        let mut trees = read_collection(&bytes).map_err(|error| format!("{path}: {error}"))?;
        let population = self.opinion.population()?;
        let name = self.opinion.name();
        let commentator = Commentator { population: &population, name };
        let mut report = String::new();
        for tree in &mut trees {
            report += &other_conditions(tree, &population);
            let commented = commentator.comment(tree);
            let commented = commented.map_err(|error| format!("{path}: {error}"))?;
            report += &words(&commented, name);
        }
        files::replace(&self.output, &write_collection(&trees))
            .map_err(|error| format!("{}: {error}", self.output.display()))?;
        io::stdout().write_all(report.as_bytes())?;
        Ok(())
    }
}

/// A warning where a game was played for another komi, or counted in another way, than what is known.
fn other_conditions(tree: &Tree, population: &Population) -> String {
    let known = population.start().game();
    let Ok(record) = GameRecord::from_tree(tree) else { return String::new() };
    let rules: Rules = record.rules.parse().unwrap_or(known.rules());
    let komi = record.komi.unwrap_or(known.komi().points().into());
    let is_same =
        komi == f64::from(known.komi().points()) && rules.scoring() == known.rules().scoring();
    if is_same {
        return String::new();
    }
    format!(
        "mind: the game has komi {komi}, {rules} rules; what is said is of komi {}, {} rules\n",
        known.komi(),
        known.rules()
    )
}

fn words(commented: &Commented, name: &str) -> String {
    match commented.left_at {
        Some((number, mv)) => format!("the game leaves the {name} at move {number}, {mv}\n"),
        None => format!("{} moves of the game are in the {name}\n", commented.known),
    }
}
