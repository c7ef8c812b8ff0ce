//! `octant review`: games written back with what the engine thinks of every move.

use super::Outcome;
use super::progress::GamesBar;
use super::search::SearchArguments;
use super::values::{percent, seconds};
use crate::engine::{Effort, EngineParameters, Player};
use crate::files;
use crate::game::{Komi, Rules};
#[cfg(feature = "plot")]
use crate::plot::PlotFormat;
#[cfg(feature = "plot")]
use crate::review::plot;
use crate::review::{Crew, Finding, Journal, Place, Scale, Subject, annotate, verdicts};
use crate::search::{Limits, Settings};
use crate::sgf::{Tree, read_collection, write_collection};
use clap::Args;
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Review games: win rate, score, better moves and mistakes at every move
///
/// Every position of the main line is searched. The record is written back with comments, the better
/// moves as variations, mistakes marked by their size, and a summary of both players, which is also
/// printed. Sabaki, GoGui and other editors show all of it. What the record had stays.
///
/// It can be stopped at any moment and started again: what is found is kept beside the output
/// until the review is complete.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Review {
    /// Game records; a file may hold several games
    #[arg(value_name = "GAME.sgf", required = true)]
    games: Vec<PathBuf>,
    /// File for the reviewed games
    #[arg(short, long, value_name = "OUT.sgf")]
    output: PathBuf,
    /// Simulations for each move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    playouts: Option<u64>,
    /// Seconds for each move [default: 1 if no simulations are given]
    #[arg(long, value_name = "S", value_parser = seconds)]
    seconds: Option<Duration>,
    /// Positions searched at a time; each has its own threads, and its part of the memory
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// A picture of win rate and score, .svg or .png; {game} becomes the number of the game
    #[cfg(feature = "plot")]
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Loss of win rate from which a move is an inaccuracy
    #[arg(long, value_name = "PERCENT", default_value = "5", value_parser = percent)]
    inaccuracy: f64,
    /// Loss of win rate from which a move is a mistake
    #[arg(long, value_name = "PERCENT", default_value = "10", value_parser = percent)]
    mistake: f64,
    /// Loss of win rate from which a move is a blunder
    #[arg(long, value_name = "PERCENT", default_value = "20", value_parser = percent)]
    blunder: f64,
    /// The rules of records that do not say
    #[arg(long, value_name = "NAME", default_value = "chinese")]
    rules: Rules,
    /// The komi of records that do not say
    #[arg(long, value_name = "POINTS", default_value = "7.5", allow_hyphen_values = true)]
    komi: Komi,
    #[command(flatten)]
    search: SearchArguments,
}

const EXAMPLES: &str = "\
Examples:
  octant review game.sgf -o reviewed.sgf                         a second for each move
  octant review game.sgf -o reviewed.sgf --seconds 5 --threads 4 --plot game.svg
  octant review league/*.sgf -o all.sgf --playouts 2000 --jobs 8 --plot 'game-{game}.png'";

/// The time of a position where nothing is said.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// The number that the search begins with where none is given: a review is to be repeatable.
const USUAL_SEED: u64 = 1;

/// A review in progress.
struct Work {
    trees: Vec<Tree>,
    subjects: Vec<Subject>,
    /// The question that the journal is about.
    question: String,
}

impl Review {
    pub(super) fn run(&self) -> Outcome {
        let mut work = self.read()?;
        #[cfg(feature = "plot")]
        let pictures = self.pictures(work.trees.len())?;
        let findings = self.find(&work)?;
        let scale = Scale {
            inaccuracy: self.inaccuracy / 100.0,
            mistake: self.mistake / 100.0,
            blunder: self.blunder / 100.0,
        };
        let mut report = String::new();
        for (game, tree) in work.trees.iter_mut().enumerate() {
            let (subject, findings) = (&work.subjects[game], &findings[game]);
            let verdicts = verdicts(subject, findings, &scale);
            if work.subjects.len() > 1 {
                report += &format!("Game {}\n", game + 1);
            }
            report += &annotate(tree, subject, findings, &verdicts);
            #[cfg(feature = "plot")]
            if let Some((path, format)) = pictures.get(game) {
                let title = Self::title(subject);
                replace(path, &plot(&title, findings, *format)?)?;
            }
        }
        replace(&self.output, &write_collection(&work.trees))?;
        fs::remove_file(self.journal_path())?;
        io::stdout().write_all(report.as_bytes())?;
        Ok(())
    }

    /// Reads the games.
    fn read(&self) -> Result<Work, Box<dyn Error>> {
        let mut sum = flate2::Crc::new();
        let (mut trees, mut subjects) = (Vec::new(), Vec::new());
        for path in &self.games {
            let wrong = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
            let bytes = fs::read(path).map_err(|error| wrong(&error))?;
            sum.update(&bytes);
            for tree in read_collection(&bytes).map_err(|error| wrong(&error))? {
                let subject = Subject::new(&tree, self.rules, self.komi);
                subjects.push(subject.map_err(|error| wrong(&error))?);
                trees.push(tree);
            }
        }
        if trees.is_empty() {
            return Err("there is no game to review".into());
        }
        let question = format!(
            "review of {} bytes with sum {:08x}: {:?} playouts, {:?}, {} komi {}, {}",
            sum.amount(),
            sum.sum(),
            self.playouts,
            self.seconds,
            self.rules,
            self.komi,
            self.search.identity(),
        );
        Ok(Work { trees, subjects, question })
    }

    /// The file and the format of the picture of each game.
    #[cfg(feature = "plot")]
    fn pictures(&self, games: usize) -> Result<Vec<(PathBuf, PlotFormat)>, Box<dyn Error>> {
        let Some(plot) = &self.plot else { return Ok(Vec::new()) };
        let format = PlotFormat::of_name(plot).ok_or("the plot is a .svg or a .png file")?;
        let name = plot.to_string_lossy();
        if games > 1 && !name.contains("{game}") {
            return Err("several games need {game} in the name of the plot".into());
        }
        let path = |game: usize| PathBuf::from(name.replace("{game}", &(game + 1).to_string()));
        Ok((0..games).map(|game| (path(game), format)).collect())
    }

    #[cfg(feature = "plot")]
    fn title(subject: &Subject) -> String {
        use crate::board::Color::{Black, White};
        format!("{} against {}", subject.name(Black), subject.name(White))
    }

    /// The journal lies beside the output.
    fn journal_path(&self) -> PathBuf {
        let mut name = self.output.as_os_str().to_owned();
        name.push(".review");
        name.into()
    }

    /// Searches every position that the journal does not have, and returns the findings of each
    /// game.
    fn find(&self, work: &Work) -> Result<Vec<Vec<Finding>>, Box<dyn Error>> {
        let (mut journal, mut known) = Journal::open(&self.journal_path(), &work.question)?;
        let subjects = &work.subjects;
        let places: Vec<Place> = subjects
            .iter()
            .enumerate()
            .flat_map(|(game, subject)| {
                (0..subject.positions()).map(move |turn| Place { game, turn })
            })
            .collect();
        let bar = GamesBar::of(places.len() as u64, "positions");
        bar.tell(known.len() as u64, true);
        let todo: Vec<Place> =
            places.into_iter().filter(|place| !known.contains_key(place)).collect();
        let settings = self.settings();
        // Whatever is wrong with a parameter is told before anything is searched.
        self.search.set_params(&mut Self::player(&settings))?;
        let maker = || {
            let mut player = Self::player(&settings);
            if let Err(error) = self.search.set_params(&mut player) {
                log::error!("{error}");
            }
            player
        };
        let crew = Crew { maker: &maker, jobs: self.jobs.into(), limits: self.limits() };
        crew.work(subjects, &todo, |place, finding| {
            let added = journal.add(place, &finding);
            known.insert(place, finding);
            bar.tell(known.len() as u64, false);
            added
        })?;
        bar.finish();
        Ok(by_game(subjects.len(), known))
    }

    fn player(settings: &Settings) -> Player {
        Player::new(settings.clone(), Effort::default(), EngineParameters::default())
    }

    fn settings(&self) -> Settings {
        let settings = self.search.settings_from(USUAL_SEED);
        let memory = (settings.memory / usize::from(self.jobs)).max(1);
        Settings { memory, ..settings }
    }

    fn limits(&self) -> Limits {
        let time = match (self.playouts, self.seconds) {
            (None, None) => Some(USUAL_TIME),
            (_, time) => time,
        };
        Limits { playouts: self.playouts, target: time, maximum: time, ..Limits::default() }
    }
}

fn by_game(games: usize, known: BTreeMap<Place, Finding>) -> Vec<Vec<Finding>> {
    let mut findings = vec![Vec::new(); games];
    for (place, finding) in known {
        if let Some(game) = findings.get_mut(place.game) {
            game.push(finding);
        }
    }
    findings
}

fn replace(path: &Path, bytes: &[u8]) -> Outcome {
    files::replace(path, bytes).map_err(|error| format!("{}: {error}", path.display()).into())
}
