//! `octant book evolve`: a book by coevolution.

use super::super::Outcome;
use super::super::progress::GamesBar;
use super::super::values::{percent, seconds, size};
use crate::archive::Sources;
use crate::board::Size;
use crate::book::Book;
use crate::bookmaking::{Admission, BuildLimits, Plan, Unfinished, build, files};
use crate::engine::Effort;
use crate::game::{Game, HalfPoints, Komi, Rules};
use crate::population::{Evolution, Growth, Pace, Population, Start, Trials};
use crate::sgf::GameRecord;
use crate::store::{self, Store, StoreError};
use clap::Args;
use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Simulations for a move of the opening where nothing is said.
const PLAYOUTS: u64 = 1000;

/// Threads and memory in bytes for reading the games to begin with.
const READERS: usize = 2;
const READING: usize = 512 << 20;

type TrialStore = Box<dyn Store<Trials>>;

/// Grow a population of games that follow what the games before them found out
///
/// Both sides play the population's best move while its success rate is above the threshold,
/// and think elsewhere, about any move but the one just refuted there; the finished game joins the
/// population, whole. Any number of workers on any
/// number of machines may add to one population. Each can be killed at any moment, which loses
/// the game in play, and started again, which goes on until the population has as many games
/// as wanted. A population that exists knows its board, komi, rules and starting position.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Evolve {
    /// Place of the games: a directory, or a database as postgres://USER@HOST/NAME
    #[arg(long, value_name = "DIR|URL")]
    population: String,
    /// Games that the population is to have in the end, whoever plays them
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// Simulations for each move that is thought about [default: 1000 if no time is given]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    playouts: Option<u64>,
    /// Seconds for each move that is thought about
    #[arg(long, value_name = "S", value_parser = seconds)]
    seconds: Option<Duration>,
    /// Simulations for the rest of a game, once --opening-moves of it have been thought about
    /// [default: as long as those]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    later_playouts: Option<u64>,
    /// Moves that are thought about before --later-playouts counts, from the mutation on
    #[arg(long, value_name = "N", default_value_t = 16)]
    opening_moves: usize,
    /// Resign below this chance to win, once the game is a new one; 0 plays every game to its end,
    /// so that books for other komi can be made of it
    #[arg(long, value_name = "PERCENT", default_value_t = 8.0, value_parser = percent)]
    resign: f64,
    /// Follow the population while its move has won more than this part of its games (0.5
    /// mutates bad moves, 0.1 very bad ones)
    #[arg(long, value_name = "RATE", default_value_t = Population::VERY_BAD, value_parser = rate)]
    threshold: f64,
    /// Moves within which a game shall differ from those before: a line that is known so far mutates
    /// at its weakest move; 0 is the paper's rule alone
    #[arg(long, value_name = "MOVES", default_value_t = Population::BEGINNING)]
    beginning: usize,
    /// Moves of each game that are remembered, to save memory [default: all]
    #[arg(long, value_name = "MOVES")]
    depth: Option<usize>,
    /// After every so many games play one against the engine that has learned nothing, for
    /// `octant book watch`; 0 is never
    #[arg(long, value_name = "N", default_value_t = 0)]
    trials: u64,
    /// A book, game records or a text of openings (octant book lines) to begin with; give every
    /// worker the same
    #[arg(long, value_name = "BOOK|GAMES|LINES")]
    from: Option<PathBuf>,
    /// Begin all games at the end of this record rather than on the empty board
    #[arg(long, value_name = "FILE.sgf")]
    start: Option<PathBuf>,
    /// The board of a new population [default: 9]
    #[arg(long, value_name = "N", value_parser = size)]
    size: Option<Size>,
    /// The komi of a new population [default: 7.5]
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
    komi: Option<HalfPoints>,
    /// The rules of a new population [default: chinese]
    #[arg(long, value_name = "NAME")]
    rules: Option<Rules>,
    /// Games at a time, a thread each
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// Memory of a game's search tree in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    memory: u32,
    /// The number that all chance comes from, another one for every worker [default: another
    /// one every time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

const EXAMPLES: &str = "\
Examples:
  octant book evolve --population nine --games 3000 --playouts 10000 --jobs 8
  octant book evolve --population postgres://go@server/nine --games 3000 --seconds 10
  octant book evolve --population hand --from books/openings-9x9.txt --trials 5
  octant book build nine -o nine.book
  octant gtp --book nine.book --param book.rule=most_won    # what won most games, as the paper uses it
  octant gtp --book nine.book --param book.rule=success_rate --param book.threshold=0.1    # as it grew";

impl Evolve {
    pub(super) fn run(&self) -> Outcome {
        let start = self.start_of(store::look(&self.population)?)?;
        let mut population = Population::new(start.clone(), self.depth());
        if let Some(path) = &self.from {
            let book = self.beginning(&start, path)?;
            let at = |error| format!("{}: {error}", path.display());
            population.add_book(&book).map_err(at)?;
        }
        let store = store::join(&self.population, &start)?;
        let evolution = self.evolution();
        log::info!("{start}, seed {}", evolution.seed);
        let bar = GamesBar::new(self.games);
        let trials = self.trials(&start)?;
        let tell = |growth: &Growth| bar.tell(growth.games, growth.played == 0);
        let (games, jobs) = (self.games, self.jobs.into());
        let grown = evolution.run_with_trials(store, trials, population, games, jobs, tell);
        bar.finish();
        Ok(writeln!(io::stdout(), "{}", summary(&grown?.1))?)
    }

    fn evolution(&self) -> Evolution {
        let none = self.playouts.is_none() && self.seconds.is_none();
        let playouts = self.playouts.or(none.then_some(PLAYOUTS));
        let opening = Effort { playouts, time: self.seconds };
        let later = self.later_playouts.map(|later| Effort { playouts: Some(later), time: None });
        Evolution {
            pace: Pace {
                opening,
                later: later.unwrap_or(opening),
                opening_moves: self.opening_moves,
                resign_below: self.resign / 100.0,
                memory: self.memory as usize,
            },
            threshold: self.threshold,
            beginning: self.beginning,
            seed: self.seed.unwrap_or_else(rand::random),
        }
    }

    fn depth(&self) -> usize {
        self.depth.unwrap_or(Population::WHOLE)
    }

    /// The place of the trials, beside the games, and the games from one to the next.
    fn trials(&self, start: &Start) -> Result<Option<(TrialStore, u64)>, StoreError> {
        if self.trials == 0 {
            return Ok(None);
        }
        let store = store::join(&self.population, &Trials(start.clone()))?;
        Ok(Some((store, self.trials)))
    }

    /// The start that is asked for; what is not said is as in the population, if there is one.
    fn start_of(&self, known: Option<Start>) -> Result<Start, Box<dyn Error>> {
        let known = known.map(|start| start.game().clone());
        let size = self.size.or(known.as_ref().map(Game::size)).unwrap_or(Size::NINE);
        let new = Game::new(size, Rules::Chinese, Komi::from_halves(15));
        let base = known.filter(|known| known.size() == size).unwrap_or(new);
        let mut game = match &self.start {
            Some(path) => read_game(path, &base)?,
            None => base,
        };
        if self.size.is_some_and(|size| size != game.size()) {
            return Err(format!("the starting position is one on {}", game.size()).into());
        }
        if let Some(komi) = self.komi {
            game.set_komi(komi.into());
        }
        if let Some(rules) = self.rules {
            game.set_rules(rules);
        }
        Ok(Start::new(game)?)
    }

    /// Reads the book that a run begins with: a book, or the book of its games.
    fn beginning(&self, start: &Start, path: &Path) -> Result<Book, Box<dyn Error>> {
        let is_text = path.extension().is_some_and(|ending| ending == "txt");
        match files::read_or_lines(path, &start.header()) {
            Ok(book) => return Ok(book),
            // Any other file may be one of games.
            Err(error) if is_text => return Err(error.into()),
            Err(_) => {}
        }
        let (size, rules, komi) = (start.game().size(), start.game().rules(), start.komi());
        let plan = Plan {
            admission: Admission {
                size,
                rules,
                komi: Some(komi),
                min_moves: 0,
                unfinished: Unfinished::default(),
            },
            komi: vec![komi],
            limits: BuildLimits {
                depth: start.game().moves().len().saturating_add(self.depth()),
                min_games: 1,
                nodes: BuildLimits::nodes_in(READING),
            },
            drops_duplicates: false,
            threads: READERS,
            folder: std::env::temp_dir(),
        };
        let harvest = build(&Sources::find(&[path.to_owned()])?, &plan, |_| {})?;
        let built = harvest.books.into_iter().next().filter(|built| built.games > 0);
        let none = || format!("{}: neither a book nor games of {start}", path.display());
        Ok(built.ok_or_else(none)?.book)
    }
}

/// The game at the end of a record; what it does not say is as in another game.
fn read_game(path: &Path, other: &Game) -> Result<Game, Box<dyn Error>> {
    let at = |error: &dyn Error| format!("{}: {error}", path.display());
    let bytes = fs::read(path).map_err(|error| at(&error))?;
    let record = GameRecord::read(&bytes).map_err(|error| at(&error))?;
    let game = record.to_game(usize::MAX, other.rules(), other.komi());
    Ok(game.map_err(|error| at(&error))?)
}

fn summary(growth: &Growth) -> String {
    let Growth { games, played, black_wins, followed, thought, trials, .. } = growth;
    let overhead = 100.0 * growth.overhead_share();
    format!(
        "{games} games, {played} of them new: Black won {black_wins}; {followed} moves followed \
         the population, {thought} were thought about, overhead {overhead:.2}%{}",
        if *trials > 0 { format!("; {trials} trials") } else { String::new() }
    )
}

fn rate(text: &str) -> Result<f64, &'static str> {
    let rate: f64 = text.parse().map_err(|_| "not a number")?;
    (0.0..=1.0).contains(&rate).then_some(rate).ok_or("not between 0 and 1")
}
