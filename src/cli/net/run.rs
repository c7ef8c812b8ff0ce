//! `octant net run`: the engine teaches itself.

use super::super::Outcome;
use super::numbers::{positive, share};
use super::school::bar;
use super::schooling::Schooling;
use super::sizes::{shares, size};
use crate::arena::Openings;
use crate::board::Size;
use crate::dojo::{Course, Entry, Habits, News, Regimen, Role, Run as Running};
use crate::game::{Komi, Rules, Scoring, UnknownRules};
use crate::store;
use clap::Args;
use indicatif::ProgressBar;
use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Let the engine teach itself: games, a training, a match, and again
///
/// The games and nets go into a directory, or a database, that workers on any number of machines
/// share. Without --work or --train one program does all of it in turn, on --jobs threads: it
/// plays with the latest net until there are enough new games, trains on the newest ones, and lets
/// the candidate play the latest net, which it follows if it makes half of the points. It can be
/// killed at any moment: what is lost is the games in play, or a minute of training. The same
/// command goes on.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(in crate::cli) struct Run {
    /// The place of the games and nets: a directory, or postgres://USER@HOST/NAME
    #[arg(value_name = "DIR|URL")]
    place: String,
    /// Only play; a trainer elsewhere makes the nets
    #[arg(long, conflicts_with = "train")]
    work: bool,
    /// Only train and hold matches; workers elsewhere play
    #[arg(long)]
    train: bool,
    /// The games at which to stop; a worker counts its own
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// Stop after so many minutes, when what has been begun is finished
    #[arg(long, value_name = "M", value_parser = positive)]
    minutes: Option<f64>,
    /// Threads, for games, trainings and matches
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// Simulations of a move that is thought about at length and teaches
    #[arg(long, value_name = "N", default_value_t = 160, value_parser = clap::value_parser!(u64).range(2..))]
    full: u64,
    /// Simulations of any other move
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = clap::value_parser!(u64).range(1..))]
    quick: u64,
    /// The share of moves that are thought about at length
    #[arg(long, value_name = "SHARE", default_value_t = 0.25, value_parser = share)]
    full_share: f64,
    /// Boards and their shares, as in 9:0.8,13:0.1,7:0.1
    #[arg(long, value_name = "SIDE:SHARE,...", default_value = "9:1", value_parser = shares)]
    sizes: std::sync::Arc<[(Size, f64)]>,
    /// The komi of most games; as usual on each board, if not given
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
    komi: Option<Komi>,
    /// The rules, any that count area
    #[arg(long, value_name = "NAME", default_value_t = Rules::TrompTaylor, value_parser = area_rules)]
    rules: Rules,
    /// Openings to begin half of the games with: lines of vertices
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// The board of the openings
    #[arg(long, value_name = "N", default_value = "9", value_parser = size)]
    openings_size: Size,
    /// Memory of a search tree in MiB
    #[arg(long, value_name = "MIB", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    memory: u32,
    /// New games before each training
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games_a_net: u64,
    /// Games of the match that decides on a net
    #[arg(long, value_name = "N", default_value_t = 80, value_parser = clap::value_parser!(u64).range(1..))]
    gate_games: u64,
    /// Simulations of each move in it
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    gate_visits: u64,
    /// The share of points with which a net is kept
    #[arg(long, value_name = "SHARE", default_value_t = 0.5, value_parser = share)]
    keep: f64,
    #[command(flatten)]
    schooling: Schooling,
}

const EXAMPLES: &str = "\
Examples:
  octant net run nine --from first.net --jobs 8         all in one program
  octant net run /shared/nine --work --jobs 8           a worker, on any machine
  octant net run /shared/nine --train --from first.net  the trainer, on one
  octant net state nine -o elo.svg";

impl Run {
    pub(in crate::cli) fn run(&self) -> Outcome {
        let given = self.schooling.given()?;
        let course = store::look(&self.place)?.unwrap_or(Course { rules: self.rules });
        let mut store = store::join(&self.place, &course)?;
        let first = self.schooling.first(store.as_mut(), given, &self.place, self.work)?;
        let lent = if self.work { None } else { self.schooling.lent()? };
        let mut regimen = self.regimen(&first)?;
        regimen.habits.rules = course.rules;
        let mut screen = Screen::new(self.games);
        let mut watch = |news: News| screen.show(news);
        let run = Running::join(store, regimen, first.net.as_deref(), lent, &mut watch)?;
        let done = run.go();
        screen.bar.finish_and_clear();
        Ok(done?)
    }

    fn regimen(&self, first: &super::schooling::First) -> Result<Regimen, Box<dyn Error>> {
        let role = match (self.work, self.train) {
            (true, _) => Role::Worker,
            (_, true) => Role::Trainer,
            _ => Role::Both,
        };
        let jobs = usize::from(self.jobs);
        let minutes = self.minutes.map(|minutes| Duration::from_secs_f64(60.0 * minutes));
        Ok(Regimen {
            role,
            habits: self.habits()?,
            teaching: self.schooling.teaching(&self.place, first, jobs),
            games_a_net: self.games_a_net,
            match_games: self.gate_games,
            match_simulations: self.gate_visits,
            keep: self.keep,
            jobs,
            games: self.games,
            deadline: minutes.map(|minutes| Instant::now() + minutes),
        })
    }

    fn habits(&self) -> Result<Habits, Box<dyn Error>> {
        let openings = match &self.openings {
            Some(path) => {
                let text = fs::read_to_string(path);
                let text = text.map_err(|error| format!("{}: {error}", path.display()))?;
                Openings::read(&text, self.openings_size, self.rules)?
            }
            None => Openings::default(),
        };
        Ok(Habits {
            rules: self.rules,
            full: self.full,
            quick: self.quick,
            full_share: self.full_share,
            sizes: self.sizes.to_vec(),
            komi: self.komi,
            openings,
            opening_size: self.openings_size,
            memory: self.memory as usize,
        })
    }
}

/// The screen of a run: a bar for what goes on, and a line for each match.
struct Screen {
    bar: ProgressBar,
    started: Instant,
    played: u64,
    wanted: Option<u64>,
    /// The last time that something was written where there is no terminal.
    told: Instant,
}

/// The time between two lines of a log, where a terminal would have a bar.
const TELL_EVERY: Duration = Duration::from_secs(300);

impl Screen {
    fn new(wanted: Option<u64>) -> Screen {
        let bar = bar("{elapsed} {msg}");
        Screen { bar, started: Instant::now(), played: 0, wanted, told: Instant::now() }
    }

    fn show(&mut self, news: News) {
        let message = match news {
            News::Game { games, version } => {
                self.played += 1;
                let hours = self.started.elapsed().as_secs_f64() / 3600.0;
                let wanted = self.wanted.map_or(String::new(), |wanted| format!("/{wanted}"));
                let pace = self.played as f64 / hours;
                format!("net {version}: {games}{wanted} games, {pace:.0} an hour")
            }
            News::Waiting { games, wanted } => format!("{games} games, training at {wanted}"),
            News::Training(progress) => format!(
                "training: {:.0}%, {:.0} examples/s, loss {:.3}, top-1 {:.1}%",
                100.0 * progress.done,
                progress.speed,
                progress.faults.mean_loss(),
                100.0 * progress.faults.top1()
            ),
            News::Match { challenger, opponent, tally, games } => format!(
                "match, net {challenger} with net {opponent}: {} of {}, {games} games",
                tally.points(),
                tally.games()
            ),
            News::Verdict { entry, elo } => return self.tell(&line(&entry, elo)),
        };
        if self.bar.is_hidden() && self.told.elapsed() >= TELL_EVERY {
            self.told = Instant::now();
            eprintln!("{message}");
        }
        self.bar.set_message(message);
    }

    fn tell(&self, line: &str) {
        self.bar.suspend(|| eprintln!("{line}"));
    }
}

/// A match in a line.
fn line(entry: &Entry, elo: f64) -> String {
    let verdict = match entry.kept {
        Some(version) => format!("kept as net {version}"),
        None => "not kept".to_owned(),
    };
    let knows = entry.top1.map_or(String::new(), |top1| format!("; top-1 {:.1}%", 100.0 * top1));
    format!(
        "{} games: candidate {} after {} examples against net {}: {}; {verdict}, {elo:+.0} Elo \
         over the first{knows}",
        entry.games,
        entry.candidate,
        entry.samples,
        entry.opponent,
        entry.tally()
    )
}

/// Reads rules under which a game that is played out is counted exactly.
fn area_rules(text: &str) -> Result<Rules, String> {
    let rules: Rules = text.parse().map_err(|error: UnknownRules| error.to_string())?;
    match rules.scoring() {
        Scoring::Area => Ok(rules),
        Scoring::Territory => Err("these rules count territory".to_owned()),
    }
}
