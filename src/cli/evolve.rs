//! `octant evolve`: players by evolution.

use super::Outcome;
use crate::board::{Move, Size};
use crate::evolve::checkpoint::State;
use crate::evolve::evolution::{BEST, Evolution};
use crate::evolve::form::NetworkKind;
use crate::evolve::generation::Mark;
use crate::evolve::island::Island;
use crate::evolve::play::Conditions;
use crate::evolve::player::Player;
#[cfg(feature = "plot")]
use crate::evolve::report::pictures;
use crate::evolve::report::{Report, curve_table, title};
use crate::evolve::series::{Run, Series};
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
/// against each reference player. Several runs have a folder each in that folder, by their seeds, and
/// there is a table of them, and the strongest network of all.
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
    /// Evolutions, each with a seed of its own from that one on
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1000))]
    runs: u16,
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
    /// With --refine: the first move as Black, given to the network and not to be found
    #[arg(long, value_name = "MOVE", requires = "refine")]
    opening: Option<Move>,
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
  octant evolve --opponent jago --net recurrent --games 32 --runs 5 --out recurrent
  octant evolve --opponent mixture --dense --generations 1 --refine 180000 --opening C3 --runs 5 --out generalist
  octant gtp --player neural naive-1/best.player --size 5 --komi 5.5";

impl Evolve {
    pub(super) fn run(&self) -> Outcome {
        if (self.lessons > 0 || self.refine > 0) && self.net != NetworkKind::Mlp {
            return Err(
                format!("a {} network cannot learn from games: only an mlp can", self.net).into()
            );
        }
        if let Some(point) = self.opening.and_then(Move::point)
            && !Size::new(self.size.into()).is_some_and(|size| point.is_on(size))
        {
            return Err(format!("--opening {point}: not on a board of {}", self.size).into());
        }
        if self.runs == 1 {
            let (_, text) = self.evolve(self.seed, &self.out)?;
            return Ok(write!(io::stdout(), "{text}")?);
        }
        if self.islands.is_some() {
            return Err("--runs and --islands: an island is one run".into());
        }
        let mut series = Series::default();
        for seed in (self.seed..=u64::MAX).take(self.runs.into()) {
            let (run, _) = self.evolve(seed, &self.out.join(seed.to_string()))?;
            series.runs.push(run);
        }
        self.conclude(&series)
    }

    /// Runs an evolution to its end, and says what came of it.
    fn evolve(&self, seed: u64, folder: &Path) -> Result<(Run, String), Box<dyn Error>> {
        let settings = self.settings(seed);
        let mut evolution = Evolution::open(folder, &settings, self.threads()?)?;
        let join = |place: &String| Island::join(place, &settings, self.exchange);
        let island = self.islands.as_ref().map(join).transpose()?;
        let style = "seed {prefix}: {pos}/{len} generations {wide_bar} {msg} {eta} left";
        let bar = bar(style, seed, self.generations);
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

    /// Writes the table of all runs and the strongest network into the folder. The strongest was
    /// chosen by its games, so its report is of others.
    fn conclude(&self, series: &Series) -> Outcome {
        let mut text = format!("{}\n\n{series}", title(&self.settings(self.seed), self.runs));
        if let Some(strongest) = series.strongest() {
            let path = self.out.join(strongest.seed.to_string()).join(BEST);
            let player = Player::read(&path)?;
            player.write(&self.out.join(BEST))?;
            let conditions = self.settings(strongest.seed).conditions()?;
            let report = Report::of(&player, &conditions, !strongest.seed);
            text += &format!("\nThe strongest, in other games:\n{report}");
        }
        replace(&self.out.join("report.txt"), text.as_bytes())?;
        Ok(write!(io::stdout(), "{text}")?)
    }

    fn settings(&self, seed: u64) -> Settings {
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
            seed,
        }
    }

    fn threads(&self) -> Result<NonZero<usize>, Box<dyn Error>> {
        match self.threads.and_then(|threads| NonZero::new(threads.into())) {
            Some(threads) => Ok(threads),
            None => Ok(available_parallelism()?),
        }
    }

    /// Examines the best network and writes what there is to say of it into the folder.
    fn finish(&self, evolution: &Evolution) -> Result<(Run, String), Box<dyn Error>> {
        let (world, state, folder) = (evolution.world(), evolution.state(), evolution.folder());
        let seed = evolution.settings().seed;
        let Some(mut player) = evolution.champion() else {
            return Err("there was no generation yet, so there is no best network".into());
        };
        if self.refine > 0 {
            self.refine(&mut player, &world.conditions, seed, folder);
        }
        player.write(&folder.join(BEST))?;
        let report = Report::of(&player, &world.conditions, seed);
        let title = title(evolution.settings(), 1);
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
            replace(&folder.join(name), &bytes)?;
        }
        let State { generation, is_perfect, .. } = *state;
        Ok((Run { seed, generations: generation, is_perfect, report }, text))
    }

    /// Lets a player learn from games, unless the folder has what it learned.
    fn refine(&self, player: &mut Player, conditions: &Conditions, seed: u64, folder: &Path) {
        let opening = self.opening.map(|mv| format!(", opening {mv}")).unwrap_or_default();
        let games = self.refine;
        player.origin += &format!(", then {games} games of temporal difference learning{opening}");
        if let Ok(known) = Player::read(&folder.join(BEST))
            && known.origin == player.origin
        {
            *player = known;
            return;
        }
        let lessons = Lessons { games, opening: self.opening, ..Lessons::new(self.opponent) };
        let style = "seed {prefix}: {percent}% of {len} games {wide_bar} {msg} {eta} left";
        let bar = bar(style, seed, self.refine.into());
        let wiring = player.wiring.clone();
        let mut won = 0.0;
        learn(&wiring, conditions, &mut player.genome, &lessons, seed, |games, rate| {
            won = if won == 0.0 { rate } else { 0.98 * won + 0.02 * rate };
            bar.set_position(games.into());
            bar.set_message(format!("{:.1}% won", 100.0 * won));
        });
        bar.finish_and_clear();
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
fn bar(style: &str, seed: u64, length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(style);
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style).with_prefix(seed.to_string())
}
