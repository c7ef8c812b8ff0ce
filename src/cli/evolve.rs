//! `octant evolve`: players by evolution.

use super::Outcome;
use crate::evolve::evolution::{BEST, Evolution};
use crate::evolve::form::NetworkKind;
use crate::evolve::generation::Mark;
use crate::evolve::island::Island;
use crate::evolve::play::Conditions;
use crate::evolve::player::Player;
#[cfg(feature = "plot")]
use crate::evolve::report::pictures;
use crate::evolve::report::{Report, curve_table, title};
use crate::evolve::settings::{Opponent, Settings};
use crate::evolve::temporal::{Lessons, learn};
use crate::files;
use crate::game::{Komi, Rules};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

/// Evolve networks that play Go
///
/// A generation plays against an opponent, and the next one has the children of those that won most.
/// After each generation its state is in the folder, so the command can be killed at any
/// moment and started again with the same settings, which goes on. It ends after so many
/// generations or with a network that wins all its games, and then examines the best: 2,000 games
/// against each reference player.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Evolve {
    /// Opponents: random, naive, jago, mixture (all three) or self (a hall of fame)
    #[arg(long, value_name = "NAME")]
    opponent: Opponent,
    /// The folder of the evolution
    #[arg(short, long, value_name = "DIR")]
    out: PathBuf,
    /// The side of the board
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u8).range(2..=9))]
    size: u8,
    /// The kind of the networks: mlp, recurrent or local (a recurrent layer of neighbors)
    #[arg(long, value_name = "KIND", default_value = "mlp")]
    net: NetworkKind,
    /// The most hidden neurons of an mlp
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u8).range(0..=128))]
    hidden: u8,
    /// Generations in the end, those of earlier runs included
    #[arg(long, value_name = "N", default_value_t = 3000)]
    generations: u64,
    /// Networks in a generation
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u16).range(2..=10_000))]
    population: u16,
    /// Games for the fitness of a network, half of them as Black
    #[arg(long, value_name = "N", default_value_t = 64, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    games: u32,
    /// The number that all chance comes from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// White's compensation
    #[arg(long, value_name = "POINTS", default_value = "5.5", allow_hyphen_values = true)]
    komi: Komi,
    /// The rules; what counts is whether they count area or territory
    #[arg(long, value_name = "NAME", default_value = "japanese")]
    rules: Rules,
    /// One strategy parameter for all weights of a network, not one for each
    #[arg(long)]
    single_sigma: bool,
    /// Begin with all connections, not with some by chance
    #[arg(long)]
    dense: bool,
    /// Let each new network learn from so many games, as a mutation (mlp only)
    #[arg(long, value_name = "GAMES", default_value_t = 0)]
    lessons: u32,
    /// Let the best network learn from so many games at the end (mlp only)
    #[arg(long, value_name = "GAMES", default_value_t = 0)]
    refine: u32,
    /// Exchange the best with other islands: a directory, or postgres://USER@HOST/NAME
    #[arg(long, value_name = "DIR|URL")]
    islands: Option<String>,
    /// Generations between two exchanges
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    exchange: u64,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

const EXAMPLES: &str = "\
Examples:
  octant evolve --opponent naive --size 5 --net mlp --generations 3000 --seed 1 --out naive-1
  octant evolve --opponent jago --net recurrent --games 32 --out recurrent-1
  octant evolve --opponent mixture --dense --generations 100 --refine 2000000 --out generalist
  octant gtp --player neural naive-1/best.player --size 5 --komi 5.5";

impl Evolve {
    pub(super) fn run(&self) -> Outcome {
        if (self.lessons > 0 || self.refine > 0) && self.net != NetworkKind::Mlp {
            return Err(
                format!("a {} network cannot learn from games: only an mlp can", self.net).into()
            );
        }
        let settings = self.settings();
        let mut evolution = Evolution::open(&self.out, &settings, self.threads()?)?;
        let join = |place: &String| Island::join(place, &settings, self.exchange);
        let island = self.islands.as_ref().map(join).transpose()?;
        let bar = bar("{pos}/{len} generations {wide_bar} {msg} {eta} left", self.generations);
        bar.set_position(evolution.state().generation);
        bar.reset_eta();
        let run = evolution.run(self.generations, island, |generation, mark| {
            bar.set_position(generation);
            bar.set_message(words(&mark));
        });
        bar.finish_and_clear();
        run?;
        self.finish(&evolution)
    }

    fn settings(&self) -> Settings {
        Settings {
            opponent: self.opponent.to_string(),
            size: self.size.into(),
            net: self.net,
            hidden: if self.net == NetworkKind::Mlp { self.hidden.into() } else { 0 },
            population: self.population.into(),
            games: self.games,
            komi: self.komi.points(),
            rules: self.rules.name().to_string(),
            single_sigma: self.single_sigma,
            dense: self.dense,
            lessons: self.lessons,
            seed: self.seed,
        }
    }

    fn threads(&self) -> Result<NonZero<usize>, Box<dyn Error>> {
        match self.threads.and_then(|threads| NonZero::new(threads.into())) {
            Some(threads) => Ok(threads),
            None => Ok(available_parallelism()?),
        }
    }

    /// Examines the best network and writes what there is to say of it into the folder.
    fn finish(&self, evolution: &Evolution) -> Outcome {
        let (world, state) = (evolution.world(), evolution.state());
        let Some(mut player) = evolution.champion() else {
            return Err("there was no generation yet, so there is no best network".into());
        };
        if self.refine > 0 {
            self.refine(&mut player, &world.conditions);
        }
        player.write(&self.out.join(BEST))?;
        let report = Report::of(&player, &world.conditions, self.seed);
        let title = title(evolution.settings());
        let fate =
            if state.is_perfect { ", the last with a network that won all games" } else { "" };
        let generations = format!("{} generations{fate}, {:.0} s", state.generation, state.seconds);
        let text = format!("{title}\n{generations}\n\n{report}");
        let mut written: Vec<(String, Vec<u8>)> = Vec::new();
        #[cfg(feature = "plot")]
        for (name, bytes) in pictures(&player, &state.curve, &title)? {
            written.push((name.to_string(), bytes));
        }
        for (name, game) in report.games() {
            written.push((name, game.to_sgf().into_bytes()));
        }
        written.push(("curve.csv".to_string(), curve_table(&state.curve).into_bytes()));
        written.push(("report.txt".to_string(), text.clone().into_bytes()));
        for (name, bytes) in written {
            replace(&self.out.join(name), &bytes)?;
        }
        Ok(write!(io::stdout(), "{text}")?)
    }

    /// Lets a player learn from games.
    fn refine(&self, player: &mut Player, conditions: &Conditions) {
        let lessons = Lessons { games: self.refine, ..Lessons::new(self.opponent) };
        let bar = bar("{percent}% of {len} games {wide_bar} {msg} {eta} left", self.refine.into());
        let wiring = player.wiring.clone();
        let mut won = 0.0;
        learn(&wiring, conditions, &mut player.genome, &lessons, self.seed, |games, rate| {
            won = if won == 0.0 { rate } else { 0.98 * won + 0.02 * rate };
            bar.set_position(games.into());
            bar.set_message(format!("{:.1}% won", 100.0 * won));
        });
        bar.finish_and_clear();
        player.origin += &format!(", then {} games of temporal difference learning", self.refine);
    }
}

fn words(mark: &Mark) -> String {
    let Mark { mean, best, competence } = mark;
    format!("fitness {mean:.3}, best {best:.3}, competence {competence:.3}")
}

fn replace(path: &Path, bytes: &[u8]) -> Outcome {
    Ok(files::replace(path, bytes).map_err(|error| format!("{}: {error}", path.display()))?)
}

/// A bar on the standard error, if that is a terminal.
fn bar(style: &str, length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(style);
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}
