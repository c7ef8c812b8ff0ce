//! The progress of a run.

use super::DojoError;
use super::course::Course;
use super::minutes::{self, Entry, MINUTES};
use super::nets::{NET, newest};
use super::standing::{Name, elo, name_of};
#[cfg(feature = "plot")]
use crate::plot::{BLUE, Chart, Charts, GREEN, Line, ORANGE, PlotError, PlotFormat, render};
use crate::store::{Record, Store, time_of};
use std::collections::BTreeMap;
use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

/// The progress of a run.
#[derive(Clone, Debug)]
pub struct State {
    /// The games.
    pub games: u64,
    /// The positions of all games.
    pub positions: u64,
    /// Those of them that were thought about at length.
    pub teaching: u64,
    /// The games that came in the last hour.
    pub last_hour: u64,
    /// The seconds from the first game to the last.
    pub seconds: u64,
    /// The nets that were kept, the first included.
    pub nets: u64,
    /// The latest net in words.
    pub net: String,
    /// The matches, from the first.
    pub matches: Vec<Entry>,
    elo: BTreeMap<Name, f64>,
}

#[cfg(feature = "plot")]
const SIZE: (u32, u32) = (960, 720);

/// The matches that are shown at a glance.
const SHOWN: usize = 12;

impl State {
    /// The state of the run of a store.
    pub fn of(store: &mut dyn Store<Course>) -> Result<State, DojoError> {
        let matches = match store.latest(MINUTES)? {
            Some(document) => minutes::read(&document.bytes),
            None => Vec::new(),
        };
        let net = newest(store)?.map_or_else(String::new, |it| it.net.provenance().to_owned());
        let nets = store.versions(NET)?.len() as u64;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let elo = elo(&matches);
        let mut state = State {
            games: 0,
            positions: 0,
            teaching: 0,
            last_hour: 0,
            seconds: 0,
            nets,
            net,
            matches,
            elo,
        };
        let (mut first, mut last) = (u64::MAX, 0);
        for game in store.news()? {
            state.games += 1;
            // Each move has what was thought of it; nothing stands before the semicolon of a
            // quick one.
            let thoughts = game.sgf().matches("XV[").count();
            state.positions += thoughts as u64;
            state.teaching += (thoughts - game.sgf().matches("XV[;").count()) as u64;
            if let Some(time) = time_of(game.name()) {
                (first, last) = (first.min(time), last.max(time));
                state.last_hour += u64::from(time + 3600 > now);
            }
        }
        state.seconds = last.saturating_sub(first);
        Ok(state)
    }

    /// Games an hour over the whole run.
    pub fn games_an_hour(&self) -> f64 {
        self.games as f64 / (self.seconds.max(1) as f64 / 3600.0)
    }

    /// The strength of a match's candidate over the first net.
    pub fn elo(&self, entry: &Entry) -> f64 {
        self.elo.get(&name_of(entry)).copied().unwrap_or(0.0)
    }

    /// Draws the strength of all nets, and how much they know, against the games.
    #[cfg(feature = "plot")]
    pub fn plot(&self, format: PlotFormat) -> Result<Vec<u8>, PlotError> {
        let thousands = |entry: &Entry| entry.games as f64 / 1000.0;
        let points = |of: &dyn Fn(&Entry) -> Option<f64>| -> Vec<(f64, f64)> {
            let entries = self.matches.iter();
            entries.filter_map(|entry| Some((thousands(entry), of(entry)?))).collect()
        };
        let line = |name: &str, color, points| Line { name: name.to_owned(), color, points };
        let mut kept = vec![(0.0, 0.0)];
        kept.extend(points(&|entry| entry.kept.map(|_| self.elo(entry))));
        let candidates = points(&|entry| Some(self.elo(entry)));
        let share = |share: f64| 100.0 * share;
        let charts = Charts {
            title: format!("{} games, {} nets", self.games, self.nets),
            axis: "thousand games".to_owned(),
            charts: vec![
                Chart {
                    unit: "Elo over the first net".to_owned(),
                    lines: vec![line("candidates", ORANGE, candidates), line("nets", BLUE, kept)],
                },
                Chart {
                    unit: "%, on games held out".to_owned(),
                    lines: vec![
                        line("move is the first", BLUE, points(&|it| it.top1.map(share))),
                        line("error of the value", GREEN, points(&|it| it.value_error.map(share))),
                    ],
                },
            ],
        };
        render(&charts, SIZE, format)
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games, {:.0} an hour, {} in the last hour; {} positions, {} of them thought about \
             at length",
            self.games,
            self.games_an_hour(),
            self.last_hour,
            self.positions,
            self.teaching
        )?;
        writeln!(f, "{} nets; the latest: {}", self.nets, self.net)?;
        if self.matches.is_empty() {
            return Ok(());
        }
        writeln!(
            f,
            "{:>9} {:>9} {:>9} {:>10} {:>6} {:>16} {:>6} {:>7} {:>6}",
            "candidate", "games", "examples", "against", "", "points", "kept", "Elo", "top-1"
        )?;
        let first = self.matches.len().saturating_sub(SHOWN);
        for entry in &self.matches[first..] {
            let tally = entry.tally();
            let kept = entry.kept.map_or("no".to_owned(), |kept| format!("net {kept}"));
            let top1 = entry.top1.map_or(String::new(), |top1| format!("{:.1}%", 100.0 * top1));
            writeln!(
                f,
                "{:>9} {:>9} {:>9} {:>10} {:>6} {:>16} {:>6} {:>+7.0} {:>6}",
                entry.candidate,
                entry.games,
                entry.samples,
                format!("net {}", entry.opponent),
                "",
                format!("{}/{} {:.1}%", tally.points(), tally.games(), 100.0 * tally.rate()),
                kept,
                self.elo(entry),
                top1
            )?;
        }
        Ok(())
    }
}
