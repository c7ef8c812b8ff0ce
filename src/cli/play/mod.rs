//! `octant play`: a game at the terminal.
//!
//! | file | what it is |
//! |---|---|
//! | `command` | what a person types, as data |
//! | `table` | the game that is played: its players, its clock, its end |
//! | `board` | the board as text, in colors or plain |
//! | `prompt` | the line that a person types in, with its history |
//! | `interrupt` | Ctrl-C while the engine thinks |
//! | `words` | the help, and what is said of searches and results |
//! | `host` | does what the commands say |

mod board;
mod command;
mod host;
mod interrupt;
mod prompt;
mod table;
mod words;

use super::Outcome;
use super::player::PlayerArguments;
use super::values::size;
use crate::board::Size;
use crate::clock::{Clock, TimeControl};
use crate::game::{Komi, Rules};
use board::Style;
use clap::{Args, ValueEnum};
use host::Host;
use prompt::Prompt;
use std::env;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use table::{Players, Table};

/// Play a game at the terminal
///
/// Type a move such as D4, or a command: `help` lists them. Moves can be taken back, games saved and
/// loaded, and the engine asked for hints and for the score.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Play {
    /// The side of the board
    #[arg(long, value_name = "N", default_value = "9", value_parser = size)]
    size: Size,
    /// The komi [default: 7.5, or 0.5 with a handicap]
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
    komi: Option<Komi>,
    /// The rules: chinese, japanese, aga, new_zealand, tromp_taylor, cgos
    #[arg(long, value_name = "NAME", default_value = "chinese")]
    rules: Rules,
    /// Handicap stones for Black
    #[arg(long, value_name = "N", default_value_t = 0)]
    handicap: usize,
    /// Colors that you play; the engine plays the rest
    #[arg(long, value_name = "COLOR", default_value = "black")]
    you: You,
    /// The time control: absolute MAIN, byoyomi MAIN PERIOD PERIODS, canadian MAIN PERIOD STONES or
    /// fischer MAIN INCREMENT, in seconds
    #[arg(long, num_args = 1.., value_name = "WORDS", default_value = "none")]
    time: Vec<String>,
    /// Go on with the game of a file
    #[arg(long, value_name = "FILE.sgf")]
    load: Option<PathBuf>,
    /// Colors of the board: always, never, or at a terminal
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    color: When,
    #[command(flatten)]
    player: PlayerArguments,
}

const EXAMPLES: &str = "\
Examples:
  octant play                                   9x9, you are Black
  octant play --size 19 --handicap 4 --level 6  a teaching game
  octant play --size 13 --you white --time byoyomi 300 20 3
  octant play --load game.sgf --you both        look at a game, with hints";

/// The colors of the person at the terminal.
#[derive(Clone, Copy, ValueEnum)]
enum You {
    Black,
    White,
    Both,
    Neither,
}

/// The use of colors.
#[derive(Clone, Copy, ValueEnum)]
enum When {
    Auto,
    Always,
    Never,
}

impl Play {
    pub(super) fn run(&self) -> Outcome {
        let size = self.size;
        let clock = Clock::new(self.time.join(" ").parse::<TimeControl>()?);
        let players = match self.you {
            You::Black => Players::new(true, false),
            You::White => Players::new(false, true),
            You::Both => Players::new(true, true),
            You::Neither => Players::new(false, false),
        };
        let mut table = Table::new(size, self.rules, self.komi.unwrap_or_default(), clock, players);
        if self.handicap > 0 {
            table.place_handicap(self.handicap)?;
        }
        table.set_komi(self.komi.unwrap_or(table.usual_komi()));
        if let Some(path) = &self.load {
            table.load(path)?;
        }
        let style = Style { has_colors: self.has_colors() };
        let mut output = io::stdout();
        Host::new(table, self.player.player_for_people()?, style)
            .run(&mut Prompt::new()?, &mut output)
    }

    fn has_colors(&self) -> bool {
        let has = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
        match self.color {
            When::Always => true,
            When::Never => false,
            // See https://no-color.org
            When::Auto => io::stdout().is_terminal() && !has("NO_COLOR"),
        }
    }
}
