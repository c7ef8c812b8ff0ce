//! `octant selfplay`: games of the engine against itself.

use super::Outcome;
use super::game::GameArguments;
use super::progress::GamesBar;
use super::values::percent;
use crate::engine::Effort;
use crate::population::{Pace, SelfPlay, ShortThinker, Tallies};
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;

/// Let the engine play itself and collect the games, for `octant book build`
///
/// Games are added to the file one a line, each in one piece: the command can be stopped at
/// any moment and started again, and goes on until the file has as many games as wanted.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Selfplay {
    /// The file that games are added to
    #[arg(short, long, value_name = "FILE.sgfs")]
    output: PathBuf,
    /// Games that the file is to have in the end
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,
    #[command(flatten)]
    game: GameArguments,
    /// Simulations for each move of the opening
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    playouts: u64,
    /// Simulations for each move after the opening
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    later_playouts: u64,
    /// Moves of the opening
    #[arg(long, value_name = "N", default_value_t = 16)]
    opening_moves: usize,
    /// First moves that are picked by chance, in proportion to their simulations
    #[arg(long, value_name = "N", default_value_t = 8)]
    random_moves: usize,
    /// Moves with a smaller share of the best one's simulations are not picked by chance
    #[arg(long, value_name = "PERCENT", default_value_t = 10.0, value_parser = percent)]
    least_share: f64,
    /// Give a game up below this chance to win; 0 plays every game to the end, so that it has a
    /// margin
    #[arg(long, value_name = "PERCENT", default_value_t = 0.0, value_parser = percent)]
    resign: f64,
    /// Simulations for each move of one side, the other thinking long: a book of answers to what
    /// weaker players do. The colors alternate, and chance picks only the short thinker's moves
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    short_playouts: Option<u64>,
    /// Moves of the long thinker after which the short one resigns when the other sees itself ahead
    #[arg(long, value_name = "N", default_value_t = 4, requires = "short_playouts")]
    short_resigns_after: usize,
    /// Games at a time, a thread each
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// Memory of a game's search tree in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    memory: u32,
    /// The number that all chance comes from [default: another one every time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

const EXAMPLES: &str = "\
Examples:
  octant selfplay -o games.sgfs --games 10000 --jobs 8
  octant selfplay -o unequal.sgfs --games 500 --playouts 100000 --short-playouts 100
  octant book build games.sgfs -o mine.book";

impl Selfplay {
    pub(super) fn run(&self) -> Outcome {
        let plan = SelfPlay {
            size: self.game.size,
            rules: self.game.rules,
            komi: self.game.komi,
            pace: Pace {
                opening: Effort { playouts: Some(self.playouts), time: None },
                later: Effort { playouts: Some(self.later_playouts), time: None },
                opening_moves: self.opening_moves,
                resign_below: self.resign / 100.0,
                memory: self.memory as usize,
            },
            random_moves: self.random_moves,
            least_share: self.least_share / 100.0,
            short: self.short_playouts.map(|playouts| ShortThinker {
                effort: Effort { playouts: Some(playouts), time: None },
                resigns_after: self.short_resigns_after,
            }),
            seed: self.seed.unwrap_or_else(rand::random),
        };
        log::info!("seed {}", plan.seed);
        let bar = GamesBar::new(self.games as u64);
        let played = plan.run(&self.output, self.games, self.jobs.into(), |tallies| {
            bar.tell(tallies.games as u64, tallies.played == 0);
            log::info!("{}", summary(tallies));
        });
        bar.finish();
        let path = self.output.display();
        Ok(writeln!(io::stdout(), "{path}: {}", summary(&played?))?)
    }
}

fn summary(tallies: &Tallies) -> String {
    let Tallies { games, played, black_wins, resigned } = tallies;
    format!("{games} games, {played} of them new: Black won {black_wins}, {resigned} given up")
}
