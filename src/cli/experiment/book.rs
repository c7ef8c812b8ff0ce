//! `octant experiment book`: what the opening book is worth (Chen and Zhang 2012).

use super::super::game::GameArguments;
use super::levels::{Levels, level};
use super::{Course, Outcome, engine, openings};
use crate::arena::{Conditions, Judge};
use crate::book::{Format, NamedBook, Shelf};
use crate::bookmaking::files;
use crate::experiment::{Baseline, Column, Experiment, Pairing};
use clap::Args;
use std::error::Error;
use std::path::{Path, PathBuf};

/// Measure what the opening book is worth
///
/// The engine plays with its book against itself without it, and with and without it against
/// another program; the table has win rates, book moves a game and the thinking time saved.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Book {
    /// The book [default: the embedded one that fits]
    #[arg(long, env = "OCTANT_BOOK", value_name = "FILE")]
    book: Option<PathBuf>,
    /// Simulations a move against itself, as in 1000,4000 or 1K..512K, which doubles
    #[arg(long, value_name = "LIST", default_value = "1K,4K")]
    levels: Levels,
    /// Games against itself at each level; colors alternate; 0 for none
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: usize,
    /// The other program; {game} becomes the number of the game
    #[arg(long, value_name = "COMMAND", default_value = GNU_GO)]
    opponent: String,
    /// Simulations a move against the other program
    #[arg(long, value_name = "N", default_value = "2K", value_parser = level)]
    opponent_playouts: u64,
    /// Games against the other program, with the book and as many without; 0 for none
    #[arg(long, value_name = "N", default_value_t = 150)]
    opponent_games: usize,
    /// A GTP program that says which stones are dead in games against the other program
    /// [default: the other program]
    #[arg(long, value_name = "COMMAND")]
    referee: Option<String>,
    /// Sets a parameter of the engine when it has its book, such as book.virtual_wins=200; may be
    /// given several times
    #[arg(long = "param", value_name = "NAME=VALUE")]
    params: Vec<String>,
    /// A file of openings, one a line; each is played with both colors [default: none, so that
    /// the book is in use from the first move]
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    #[command(flatten)]
    game: GameArguments,
    #[command(flatten)]
    course: Course,
}

const GNU_GO: &str =
    "gnugo --mode gtp --level 10 --chinese-rules --positional-superko --seed {game}";

const EXAMPLES: &str = "\
Examples:
  octant experiment book --jobs 8 -o book.md
  octant experiment book --book mine.book --levels 1K..512K --games 200 --opponent-games 0
  octant experiment book --show --json";

const PAPER: &str = "Chen and Zhang (2012) found for their engine, with books against GnuGo at 1K \
to 512K simulations: 4% more wins, 2 to 6 book moves a game, 10% less time.";

impl Book {
    pub(super) fn run(&self) -> Outcome {
        self.course.run(&self.plan()?)
    }

    fn plan(&self) -> Result<Experiment, Box<dyn Error>> {
        let conditions = self.game.conditions();
        let volume = self.volume(&conditions)?;
        let mut pairings = self.against_itself(&conditions)?;
        if self.opponent_games > 0 {
            pairings.extend(self.against_the_opponent(&conditions, pairings.len())?);
        }
        let contents = volume.book.write(Format::Binary)?;
        let openings = openings(self.openings.as_deref(), &conditions)?;
        for pairing in &mut pairings {
            if pairing.baseline != Baseline::None {
                pairing.depends_on = contents.clone();
            }
            pairing.plan.openings = openings.clone();
        }
        Ok(Experiment {
            name: "book".to_string(),
            setting: self.setting(&volume),
            paper: PAPER.to_string(),
            pairings,
            columns: vec![
                Column::Games,
                Column::Won,
                Column::Gain,
                Column::BookMoves,
                Column::Seconds,
                Column::TimeSaved,
            ],
        })
    }

    fn against_itself(&self, conditions: &Conditions) -> Result<Vec<Pairing>, String> {
        let with = self.with_book()?;
        let pairing = |&playouts: &u64| {
            let label = format!("with the book against without, {playouts} simulations");
            let file = format!("itself-{playouts}");
            let players = [engine(playouts, &with), engine(playouts, WITHOUT)];
            let pairing = self.course.pairing(label, file, conditions, self.games, players);
            Pairing { baseline: Baseline::Opponent, ..pairing }
        };
        Ok(self.levels.0.iter().filter(|_| self.games > 0).map(pairing).collect())
    }

    /// The two matches with the other program; they will be in the list from place `first` on.
    fn against_the_opponent(
        &self,
        conditions: &Conditions,
        first: usize,
    ) -> Result<[Pairing; 2], String> {
        let referee = self.referee.clone().unwrap_or_else(|| self.opponent.replace("{game}", "0"));
        let with = self.with_book()?;
        let (playouts, opponent) = (self.opponent_playouts, program_name(&self.opponent));
        let pairing = |words: &str, file: &str, more: &str, baseline| {
            let label = format!("{words} against {opponent}, {playouts} simulations");
            let file = format!("{opponent}-{playouts}-{file}");
            let players = [engine(playouts, more), self.opponent.clone()];
            let games = self.opponent_games;
            let mut pairing = self.course.pairing(label, file, conditions, games, players);
            pairing.plan.conditions.judge = Judge::Program(referee.clone());
            Pairing { baseline, ..pairing }
        };
        Ok([
            pairing("without the book", "without", WITHOUT, Baseline::None),
            pairing("with the book", "with", &with, Baseline::Pairing(first)),
        ])
    }

    /// Settings of the engine that plays with the book.
    fn with_book(&self) -> Result<String, String> {
        let book = match &self.book {
            // A list of words has commas between them.
            Some(path) if path.to_string_lossy().contains(',') => {
                return Err(format!("{}: one book without a comma in its name", path.display()));
            }
            Some(path) => format!("no-book=false,book={}", path.display()),
            None => "no-book=false".to_string(),
        };
        Ok([book].into_iter().chain(self.params.iter().cloned()).collect::<Vec<_>>().join(","))
    }

    /// The book that the games are played with. A player lives with a book that cannot be read
    /// or does not fit; here it would be measured in vain.
    fn volume(&self, conditions: &Conditions) -> Result<NamedBook, Box<dyn Error>> {
        let shelf = match &self.book {
            Some(path) => {
                let mut shelf = Shelf::new();
                shelf.add(&path.display().to_string(), files::read(path)?);
                shelf
            }
            None => Shelf::embedded(),
        };
        let Conditions { size, komi, rules, .. } = *conditions;
        Ok(shelf.fitting(size, komi, rules)?.clone())
    }

    fn setting(&self, volume: &NamedBook) -> String {
        let GameArguments { size, komi, rules } = &self.game;
        let params = &self.params;
        let mut text = format!(
            "{size}, komi {komi}, {rules} rules, one thread, colors in turn, with the \
             book {volume}."
        );
        if !params.is_empty() {
            text += &format!(" With the book: {}.", params.join(", "));
        }
        if self.opponent_games > 0 {
            text += &format!(" The other program: `{}`.", self.opponent);
        }
        text
    }
}

/// Settings of the engine that plays without a book.
const WITHOUT: &str = "no-book=true";

/// The name of the program that a command line starts, for a file name too.
fn program_name(command_line: &str) -> String {
    let program = command_line.split_whitespace().next().unwrap_or("nobody");
    let name = Path::new(program.trim_matches(['"', '\''])).file_name().unwrap_or_default();
    let plain = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
    name.to_string_lossy().chars().map(plain).collect()
}
