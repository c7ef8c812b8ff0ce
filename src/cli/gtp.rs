//! `octant gtp`: the engine that every client starts, and what `octant` alone does.

use super::Outcome;
use super::opponent::OpponentArguments;
use super::player::PlayerArguments;
use super::values::size;
use crate::board::Size;
use crate::engine::Thinker;
use crate::game::{Game, Komi, Rules};
use crate::gtp::inbox::Inbox;
use crate::gtp::{Session, serve};
use clap::builder::BoolishValueParser;
use clap::{ArgAction, Args};
use std::io::{self, BufReader, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process;

/// Play Go over GTP on the standard input and output (the default)
///
/// This is what GoGui, Sabaki, kgsGtp, the CGOS client and gtp2ogs start. Nothing but answers
/// goes to the standard output.
///
/// Every flag can also be set by the environment or in a TOML file under its long name; a flag
/// goes before the environment, and both before the file.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Gtp {
    #[command(flatten)]
    pub(super) player: PlayerArguments,
    #[command(flatten)]
    opponent: OpponentArguments,
    /// The board until the client sets one
    #[arg(long, env = "OCTANT_SIZE", value_name = "N", default_value = "19", value_parser = size)]
    size: Size,
    /// The komi until the client sets one
    #[arg(
        long,
        env = "OCTANT_KOMI",
        value_name = "POINTS",
        default_value = "7.5",
        allow_hyphen_values = true
    )]
    komi: Komi,
    /// The rules until the client sets them: chinese, japanese, aga, new_zealand, tromp_taylor,
    /// cgos
    #[arg(long, env = "OCTANT_RULES", value_name = "NAME", default_value = "chinese")]
    rules: Rules,
    /// Let no command read or write files
    #[arg(long, env = "OCTANT_UNTRUSTED", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_value_t = false, default_missing_value = "true", action = ArgAction::Set, value_parser = BoolishValueParser::new())]
    untrusted: bool,
    /// Append the log to a file, with every command and answer, and not to the standard error
    #[arg(long, env = "OCTANT_LOG", value_name = "FILE")]
    log: Option<PathBuf>,
    /// The version that clients are told which ask for one of another engine: Lizzie wants 0.15 or
    /// later
    #[arg(long, env = "OCTANT_AS_VERSION", value_name = "TEXT")]
    as_version: Option<String>,
    /// The file of settings [default: octant/octant.toml in the user's configuration folder]
    #[arg(long, env = "OCTANT_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  octant                                  three seconds a move on all cores, or by the clock
  octant gtp --seconds 5 --threads 4      five seconds a move on four threads
  octant gtp --playouts 10000 --seed 1    the same move every time
  octant gtp --level 3 --resign 0         a patient opponent for a beginner
  octant gtp --player naive --size 5      a beginner on a small board
  octant gtp -v                           show on the standard error what it thinks
  octant gtp --param search.expand_at=2   try a parameter (octant-param lists them)";

impl Gtp {
    /// The file of the log, if it is not the standard error.
    pub(super) fn log_file(&self) -> Option<&Path> {
        self.log.as_deref()
    }

    /// The file of settings that the user named.
    pub(super) fn config_file(&self) -> Option<&Path> {
        self.config.as_deref()
    }

    pub(super) fn run(&self) -> Outcome {
        let game = Game::new(self.size, self.rules, self.komi);
        let thinker: Box<dyn Thinker> = match self.opponent.thinker()? {
            Some(opponent) => opponent,
            None => Box::new(self.player.player_for_people()?),
        };
        let mut session = Session::new(game, thinker);
        session.has_files = !self.untrusted;
        if let Some(version) = &self.as_version {
            session.version.clone_from(version);
        }
        greet();
        // A client that has gone away reads no answer: nothing is worth finishing for it.
        let mut inbox = Inbox::open(BufReader::new(io::stdin()), || process::exit(0));
        serve(&mut session, &mut inbox, &mut io::stdout())?;
        Ok(())
    }
}

/// Says that the engine is ready, and to a person what can be done with it.
fn greet() {
    let version = env!("CARGO_PKG_VERSION");
    let words = if io::stdin().is_terminal() {
        "speaks GTP: try `genmove b`, `showboard`, `list_commands` or `quit`; \
         GoGui and Sabaki start it as `octant gtp`"
    } else {
        "is ready"
    };
    // Nobody needs to listen.
    let _ = writeln!(io::stderr(), "Octant {version} {words}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Command;

    /// The table of settings in the docs is complete.
    #[test]
    fn the_page_lists_every_flag() {
        let page = include_str!("../../docs/settings.md");
        let command = Gtp::augment_args(Command::new("gtp"));
        for argument in command.get_arguments() {
            let long = argument.get_long().unwrap_or_default();
            let variable = argument.get_env().map(|name| name.to_string_lossy().to_string());
            let variable = variable.unwrap_or_else(|| panic!("--{long} has no variable"));
            assert_eq!(variable, format!("OCTANT_{}", long.to_uppercase().replace('-', "_")));
            let is_row = |line: &&str| {
                line.starts_with(&format!("| `--{long}")) && line.contains(&format!("`{variable}`"))
            };
            assert!(
                page.lines().any(|line| is_row(&line)),
                "docs/settings.md: no row for --{long}"
            );
        }
    }
}
