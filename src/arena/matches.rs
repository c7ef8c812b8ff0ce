//! A match: many games, several at a time.

use super::child::Child;
use super::openings::Openings;
use super::player::{Player, PlayerError};
use super::referee::{Conditions, Ending, Finished, NoGame, play_game};
use super::report::{GameReport, Side, record};
use super::results::{Results, ResultsError};
use super::statistics::{MatchTally, Sprt, SprtVerdict};
use crate::board::Color;
use bitvec::vec::BitVec;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;
use std::{fmt, fs, io, thread};

/// A maker of players: given a description and the patience to wait for a first word.
pub type Starter = dyn Fn(&str, Duration) -> Result<Box<dyn Player>, PlayerError> + Sync;

/// A match between two players.
#[derive(Clone, Debug)]
pub struct Match {
    /// The command lines of A and B, or whatever describes them; `{game}` in them becomes the
    /// number of the game, so that each can have a seed of its own.
    pub players: [String; 2],
    /// Conditions of the games.
    pub conditions: Conditions,
    /// Their number.
    pub games: usize,
    /// Their openings.
    pub openings: Openings,
    /// The number played at a time.
    pub jobs: usize,
    /// A test that may end the match early.
    pub sprt: Option<Sprt>,
    /// File of the results; games that are in the file already are not played again.
    pub results: Option<PathBuf>,
    /// The folder for the game records.
    pub records: Option<PathBuf>,
}

/// A reason why a match cannot go on.
#[derive(Debug)]
pub enum MatchError {
    /// A player cannot be started.
    Player(PlayerError),
    /// A player has failed in every game; says how in the last.
    Useless(Side, String),
    /// The program that says which stones are dead has failed. The game does not count.
    Judge(PlayerError),
    /// The results cannot be kept.
    Results(ResultsError),
    /// A game record cannot be written.
    Record(io::Error),
    /// The results in the file are those of another match.
    OtherMatch(PathBuf),
    /// An opening is illegal under the rules.
    Opening(usize),
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchError::Player(error) => write!(f, "a player {error}"),
            MatchError::Useless(side, fault) => {
                write!(f, "player {side:?} fails in every game: {fault}")
            }
            MatchError::Judge(error) => write!(f, "the referee {error}"),
            MatchError::Results(error) => error.fmt(f),
            MatchError::Record(error) => write!(f, "game record: {error}"),
            MatchError::OtherMatch(path) => write!(
                f,
                "{} holds games of other players, or under other conditions",
                path.display()
            ),
            MatchError::Opening(game) => write!(f, "the opening of game {} is illegal", game + 1),
        }
    }
}

impl std::error::Error for MatchError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            MatchError::Player(error) | MatchError::Judge(error) => Some(error),
            MatchError::Results(error) => Some(error),
            MatchError::Record(error) => Some(error),
            MatchError::Useless(..) | MatchError::OtherMatch(_) | MatchError::Opening(_) => None,
        }
    }
}

impl From<ResultsError> for MatchError {
    fn from(error: ResultsError) -> MatchError {
        MatchError::Results(error)
    }
}

/// The state of a match.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// All results.
    pub tally: MatchTally,
    /// The games in which A had Black.
    pub as_black: MatchTally,
    /// The games in which A had White.
    pub as_white: MatchTally,
    /// Games that ended by a fault, with what it was.
    pub faults: Vec<(usize, String)>,
    /// Games that were counted with every stone alive because nobody said which are dead, with why.
    pub unjudged: Vec<(usize, String)>,
    /// Moves that A and B were asked for, their seconds, and the slowest of each.
    pub asked: [u32; 2],
    /// Seconds that A and B took for them.
    pub seconds: [f64; 2],
    /// Seconds of the slowest move of A and B.
    pub slowest: [f64; 2],
    /// Moves that A and B took from a book, in the games in which they could tell.
    pub book_moves: [u64; 2],
}

impl Progress {
    fn add(&mut self, report: &GameReport) {
        self.tally.add(report.score());
        let by_color =
            if report.black == Side::A { &mut self.as_black } else { &mut self.as_white };
        by_color.add(report.score());
        self.faults.extend(report.error.iter().map(|error| (report.game, error.clone())));
        self.unjudged.extend(report.note.iter().map(|note| (report.game, note.clone())));
        for side in 0..2 {
            self.asked[side] += report.asked[side];
            self.seconds[side] += report.seconds[side];
            self.slowest[side] = self.slowest[side].max(report.slowest[side]);
            self.book_moves[side] += u64::from(report.book_moves[side].unwrap_or(0));
        }
    }
}

/// The things that the workers share.
struct Office<'a> {
    todo: Vec<usize>,
    results: Option<Results>,
    progress: Progress,
    attendance: Attendance,
    failure: Option<MatchError>,
    watch: &'a mut (dyn FnMut(&Progress) + Send),
}

/// The games that ended since the match was started, and how many of them A and B failed in.
#[derive(Debug, Default)]
struct Attendance {
    games: u32,
    failed: [u32; 2],
    last: [String; 2],
}

/// A player that fails in each of the first games, as many as this, will fail in all of them.
const TRIES: u32 = 3;

impl Attendance {
    fn add(&mut self, number: usize, ending: &Ending) {
        self.games += 1;
        if let Some(loser) = ending.failed() {
            let side = Side::of_color(number, loser) as usize;
            self.failed[side] += 1;
            self.last[side] = ending.fault().unwrap_or_default();
        }
    }

    /// The player that failed in every game, if there were as many as this.
    fn useless(&self, least_games: u32) -> Option<MatchError> {
        let is_useless = |&side: &Side| self.failed[side as usize] == self.games;
        let side = [Side::A, Side::B].into_iter().find(is_useless)?;
        let error = || MatchError::Useless(side, self.last[side as usize].clone());
        (self.games >= least_games).then(error)
    }
}

impl Match {
    /// Plays the match, or the rest of it, between programs. `watch` is shown how it stands at
    /// the start and after every game.
    pub fn play(&self, watch: &mut (dyn FnMut(&Progress) + Send)) -> Result<Progress, MatchError> {
        self.play_with(&start_child, watch)
    }

    /// The same between players of any kind.
    pub fn play_with(
        &self,
        start: &Starter,
        watch: &mut (dyn FnMut(&Progress) + Send),
    ) -> Result<Progress, MatchError> {
        let mut progress = Progress::default();
        let mut done: BitVec = BitVec::repeat(false, self.games);
        let mut results = None;
        if let Some(path) = &self.results {
            let (file, games) = Results::open(path)?;
            for report in &games {
                if !report.belongs_to(&self.conditions, &self.players) {
                    return Err(MatchError::OtherMatch(path.clone()));
                }
                let is_known =
                    done.get_mut(report.game).is_some_and(|mut known| known.replace(true));
                if !is_known {
                    progress.add(report);
                }
            }
            results = Some(file);
        }
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder).map_err(MatchError::Record)?;
        }
        watch(&progress);
        let todo: Vec<usize> = (0..self.games).rev().filter(|&game| !done[game]).collect();
        if !todo.is_empty() {
            let Conditions { judge, patience, .. } = &self.conditions;
            judge.try_out(*patience).map_err(MatchError::Judge)?;
        }
        let (attendance, failure) = (Attendance::default(), None);
        let office = Mutex::new(Office { todo, results, progress, attendance, failure, watch });
        thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                scope.spawn(|| self.work(start, &office));
            }
        });
        let office = office.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        let failure = office.failure.or_else(|| office.attendance.useless(1));
        failure.map_or(Ok(office.progress), Err)
    }

    /// Plays games until none is left, the test has decided, or something is wrong.
    fn work(&self, start: &Starter, office: &Mutex<Office<'_>>) {
        while let Some(number) = self.next_game(office) {
            let finished = self.play_one(start, number);
            let Ok(mut office) = office.lock() else { return };
            let filed = finished.and_then(|finished| self.file(number, &finished, &mut office));
            if let Err(error) = filed {
                office.failure.get_or_insert(error);
            }
        }
    }

    fn next_game(&self, office: &Mutex<Office<'_>>) -> Option<usize> {
        let mut office = office.lock().ok()?;
        let is_decided =
            self.sprt.is_some_and(|sprt| sprt.verdict(&office.progress.tally) != SprtVerdict::Open);
        if is_decided || office.failure.is_some() { None } else { office.todo.pop() }
    }

    fn play_one(&self, start: &Starter, number: usize) -> Result<Finished, MatchError> {
        let player = |color| {
            let description = match Side::of_color(number, color) {
                Side::A => &self.players[0],
                Side::B => &self.players[1],
            };
            let description = description.replace("{game}", &number.to_string());
            start(&description, self.conditions.patience).map_err(MatchError::Player)
        };
        let (mut black, mut white) = (player(Color::Black)?, player(Color::White)?);
        let players: [&mut dyn Player; 2] = [&mut *black, &mut *white];
        let finished = play_game(&self.conditions, self.openings.of_game(number), players);
        finished.map_err(|none| match none {
            NoGame::Opening(_) => MatchError::Opening(number),
            NoGame::Judge(error) => MatchError::Judge(error),
        })
    }

    /// Puts a finished game into the files and the count.
    fn file(
        &self,
        number: usize,
        finished: &Finished,
        office: &mut Office<'_>,
    ) -> Result<(), MatchError> {
        let report = GameReport::new(number, finished, &self.conditions, &self.players);
        if let Some(folder) = &self.records {
            let path = folder.join(format!("game-{:05}.sgf", number + 1));
            let text = record(number, finished, &self.players).to_sgf();
            fs::write(path, text).map_err(MatchError::Record)?;
        }
        if let Some(results) = &mut office.results {
            results.append(&report)?;
        }
        office.progress.add(&report);
        (office.watch)(&office.progress);
        office.attendance.add(number, &finished.ending);
        office.attendance.useless(TRIES).map_or(Ok(()), Err)
    }
}

/// A program, by its command line.
pub fn start_child(command_line: &str, patience: Duration) -> Result<Box<dyn Player>, PlayerError> {
    Ok(Box::new(Child::start(command_line, patience)?))
}
