//! `octant experiment coevolution`: what a learned opening is worth (Audouard et al. 2009).

use super::super::game::GameArguments;
use super::super::progress::GamesBar;
use super::levels::level;
use super::{Course, Outcome, engine};
use crate::arena::Conditions;
use crate::book::{Book, Format};
use crate::bookmaking::files;
use crate::engine::{Effort, EngineParameters};
use crate::experiment::{Column, Experiment, Pairing};
use crate::game::Game;
use crate::population::{Evolution, Pace, Population, Start};
use crate::store::{self, Store, StoreError};
use clap::Args;
use std::error::Error;
use std::path::PathBuf;

/// Measure what an opening learned by coevolution is worth, to its learner and to a stronger one
///
/// The engine learns two populations of games at a small setting: one in which both sides leave
/// the moves that win no more than half of their games (MBM), one in which they leave only those
/// that win no more than one in ten (MVBM). Then it plays with what it learned against itself
/// without it, and against itself with a given book, and so does the engine with eight times
/// the simulations.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Coevolution {
    /// Simulations a move, of learning and of play
    #[arg(long, value_name = "N", default_value = "200", value_parser = level)]
    playouts: u64,
    /// Games of each population
    #[arg(long, value_name = "N", default_value_t = 3500)]
    population_games: u64,
    /// Games of each match; colors alternate
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: usize,
    /// Games of each match with eight times the simulations; 0 for none
    #[arg(long, value_name = "N", default_value_t = 400)]
    strong_games: usize,
    /// A book or a text of openings (octant book lines) that both populations begin with
    #[arg(long, value_name = "BOOK|LINES")]
    from: Option<PathBuf>,
    /// A book that what was learned plays against as well, as the paper's third column has it: its
    /// player follows what won most games there, and thinks elsewhere
    #[arg(long, value_name = "BOOK")]
    given: Option<PathBuf>,
    #[command(flatten)]
    game: GameArguments,
    /// The number that all chance of learning comes from [default: another one every time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    course: Course,
}

const EXAMPLES: &str = "\
Examples:
  octant experiment coevolution --jobs 8 -o coevolution.md
  octant experiment coevolution --playouts 1K --population-games 2000 --games 400
  octant book lines books/openings-9x9.txt -o given.book &&
      octant experiment coevolution --from books/openings-9x9.txt --given given.book";

/// Times that the other user of what was learned is stronger.
const STRONGER: u64 = 8;

/// Memory of a learner's search tree in MiB.
const MEMORY: usize = 64;

/// A way to learn.
struct Method {
    name: &'static str,
    /// The success rate that a move must have to be followed.
    threshold: f64,
    /// The paper's findings for its learner against one who has learned nothing, and against a book
    /// made by hand.
    papers: [&'static str; 2],
    /// The same for a stronger player with what the learner found.
    strong_papers: [&'static str; 2],
}

impl Method {
    fn paper(&self, rank: usize, is_given: bool) -> &'static str {
        let papers = if rank == 0 { self.papers } else { self.strong_papers };
        papers[usize::from(is_given)]
    }
}

const METHODS: [Method; 2] = [
    Method {
        name: "MBM",
        threshold: Population::BAD,
        papers: [
            "64.3% ± 1.9 as White, 48.0% ± 1.9 as Black",
            "64.1% ± 1.8 as White, 46.1% ± 1.8 as Black",
        ],
        strong_papers: ["", "40.7% as White, 30.6% as Black"],
    },
    Method {
        name: "MVBM",
        threshold: Population::VERY_BAD,
        papers: ["", ""],
        strong_papers: ["", ""],
    },
];

/// The paper's finding before learning, and what a stronger player does without a book.
const BEFORE: [&str; 2] = ["51.5% ± 1.8 as White, 48.5% ± 1.8 as Black", ""];

const PAPER: &str = "The paper (Audouard et al. 2009) learned 3496 games by MBM at 10 s a move; \
Black, who seldom has a move that wins half of its games, gained nothing, hence MVBM. At 60 s a move \
what was learned lost to a book made by hand: learn joseki, lose two stones.";

/// The things learned in one way.
struct Lesson {
    /// The population.
    place: PathBuf,
    /// Its games as a book, which says what they are.
    book: Book,
    games: u64,
}

impl Coevolution {
    pub(super) fn run(&self) -> Outcome {
        self.course.run(&self.plan()?)
    }

    fn plan(&self) -> Result<Experiment, Box<dyn Error>> {
        let conditions = self.game.conditions();
        let lessons = METHODS.iter().map(|method| self.learn(method, &conditions));
        let lessons: Vec<Lesson> = lessons.collect::<Result<_, _>>()?;
        let mut pairings = Vec::new();
        let strong = (self.playouts.saturating_mul(STRONGER), self.strong_games);
        for (rank, (playouts, games)) in
            [(self.playouts, self.games), strong].into_iter().enumerate()
        {
            if games == 0 {
                continue;
            }
            pairings.push(self.before(&conditions, playouts, games, BEFORE[rank]));
            let mut opponents = vec![("".to_owned(), "no-book=true".to_owned())];
            opponents.extend(self.given()?);
            for (opponent, flags) in &opponents {
                for (method, lesson) in METHODS.iter().zip(&lessons) {
                    let pairing =
                        self.after(&conditions, playouts, games, method, lesson, flags)?;
                    let label = format!("{}{opponent}", pairing.label);
                    let paper = method.paper(rank, !opponent.is_empty()).to_owned();
                    let file = if opponent.is_empty() {
                        pairing.file.clone()
                    } else {
                        format!("{}-given", pairing.file)
                    };
                    pairings.push(Pairing { label, paper, file, ..pairing });
                }
            }
        }
        let GameArguments { size, komi, rules } = &self.game;
        let playouts = self.playouts;
        Ok(Experiment {
            name: "coevolution".to_string(),
            setting: format!(
                "{size}, komi {komi}, {rules} rules, one thread: the learner against the \
                 same engine that has learned nothing. It learned at {playouts} simulations a \
                 move, and plays as it learned: the move with the highest success rate while that \
                 is above the threshold, 50% for MBM and 10% for MVBM."
            ),
            paper: PAPER.to_string(),
            pairings,
            columns: vec![
                Column::Games,
                Column::AsWhite,
                Column::AsBlack,
                Column::BookMoves,
                Column::Paper,
            ],
        })
    }

    /// The engine against itself, which has learned nothing.
    fn before(&self, conditions: &Conditions, playouts: u64, games: usize, paper: &str) -> Pairing {
        let label = format!("before learning, {playouts} simulations");
        let player = engine(playouts, "no-book=true");
        let players = [player.clone(), player];
        let file = format!("before-{playouts}");
        let pairing = self.course.pairing(label, file, conditions, games, players);
        Pairing { paper: paper.to_string(), ..pairing }
    }

    /// The engine with what it learned against itself without.
    fn after(
        &self,
        conditions: &Conditions,
        playouts: u64,
        games: usize,
        method: &Method,
        lesson: &Lesson,
        opponent: &str,
    ) -> Result<Pairing, Box<dyn Error>> {
        let Method { name, threshold, .. } = method;
        let label = format!("{name}, {} games learned, {playouts} simulations", lesson.games);
        let file = format!("{}-{playouts}", name.to_lowercase());
        let place = lesson.place.display();
        let learned = format!("no-book=true,population={place},follow-above={threshold}");
        let players = [engine(playouts, &learned), engine(playouts, opponent)];
        let pairing = self.course.pairing(label, file, conditions, games, players);
        let mut depends_on = lesson.book.write(Format::Binary)?;
        if let Some(path) = &self.given
            && opponent.contains("book=")
        {
            depends_on.extend(files::read(path)?.write(Format::Binary)?);
        }
        Ok(Pairing { depends_on, ..pairing })
    }

    /// The player with the given book: its name in the table, and its flags.
    fn given(&self) -> Result<Option<(String, String)>, String> {
        let Some(path) = &self.given else { return Ok(None) };
        let path = path.display().to_string();
        if path.contains(',') {
            return Err(format!("{path}: a book without a comma in its name"));
        }
        let flags = format!("no-book=false,book={path},book.rule=1");
        Ok(Some((", against the given book".to_owned(), flags)))
    }

    /// Lets the population of a method grow to its size, and writes what it knows as a book;
    /// where nothing is to be played it is only read.
    fn learn(&self, method: &Method, conditions: &Conditions) -> Result<Lesson, Box<dyn Error>> {
        let GameArguments { size, komi, rules } = &self.game;
        let playouts = self.playouts;
        let name = method.name.to_lowercase();
        let from = if self.from.is_some() { "-from" } else { "" };
        let name = format!("coevolution-{name}-{size}-{komi}-{rules}-{playouts}{from}");
        let folder = self.course.out.join(&name);
        if folder.to_string_lossy().contains(',') {
            // Populations are given to a player in a list with commas.
            return Err(
                format!("{}: a folder without a comma in its name", folder.display()).into()
            );
        }
        let start = Start::new(Game::new(conditions.size, conditions.rules, conditions.komi))?;
        let place = folder.to_string_lossy();
        let mut population = Population::new(start.clone(), Population::WHOLE);
        if let Some(path) = &self.from {
            population.add_book(&files::read_or_lines(path, &start.header())?)?;
        }
        if !self.course.show {
            population = self.grow(method, store::join(&place, &start)?, population)?;
        } else if store::look::<Start>(&place)?.is_some() {
            let known = store::open::<Start>(&place)?.news()?;
            known.iter().for_each(|game| population.learn(game));
        }
        let (book, games) = (population.book().clone(), population.games());
        Ok(Lesson { place: folder, book, games })
    }

    /// Adds games to a population until it has as many as wanted.
    fn grow(
        &self,
        method: &Method,
        store: Box<dyn Store<Start>>,
        known: Population,
    ) -> Result<Population, StoreError> {
        let effort = Effort { playouts: Some(self.playouts), time: None };
        let evolution = Evolution {
            pace: Pace {
                opening: effort,
                later: effort,
                opening_moves: Pace::EVERY,
                resign_below: EngineParameters::default().resign_below,
                memory: MEMORY,
            },
            threshold: method.threshold,
            beginning: Population::BEGINNING,
            seed: self.seed.unwrap_or_else(rand::random),
        };
        let wanted = self.population_games;
        let bar = GamesBar::new(wanted);
        let grown = evolution.run(store, known, wanted, self.course.jobs.into(), |growth| {
            bar.tell(growth.games, growth.played == 0);
            log::info!("{}: {} games learned", method.name, growth.games);
        });
        bar.finish();
        grown.map(|(population, _)| population)
    }
}
