//! The run: games, a training, a match, and again.

use super::course::Course;
use super::duel::Duel;
use super::habits::Habits;
use super::hall::{self, Order};
use super::minutes::{self, Entry, MINUTES};
use super::nets::{CANDIDATE, NET, net, newest, student};
use super::standing::{Name, elo};
use super::teacher::{Taught, Teacher, Teaching};
use super::{DojoError, News};
use crate::arena::MatchTally;
use crate::store::{Store, Version, unique_name};
use crate::training::School;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A part in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Plays and teaches, in turn.
    Both,
    /// Only plays.
    Worker,
    /// Only teaches, by the games of others.
    Trainer,
}

/// The work of a run.
#[derive(Clone, Debug)]
pub struct Regimen {
    /// The part of this program in it.
    pub role: Role,
    /// The habits of the players.
    pub habits: Habits,
    /// The teaching of the nets.
    pub teaching: Teaching,
    /// The new games before each training.
    pub games_a_net: u64,
    /// The games of a match that decides on a candidate.
    pub match_games: u64,
    /// Simulations of each move in these.
    pub match_simulations: u64,
    /// The share of points that a candidate must make to be kept.
    pub keep: f64,
    /// The games played at a time.
    pub jobs: usize,
    /// The games after which the run is over; a worker counts only its own.
    pub games: Option<u64>,
    /// The time to stop; what has been begun is finished.
    pub deadline: Option<Instant>,
}

/// The time between two looks for games of a trainer who does not play.
const WAIT: Duration = Duration::from_secs(2);

/// Every so many nets one also plays a net further back, by at least so many Elo if there is
/// one: a chain of close matches says little of how long it is.
const LOOK_BACK_EVERY: u64 = 3;
const BACK: f64 = 150.0;

/// A run that goes on in a store.
pub struct Run<'a> {
    store: Box<dyn Store<Course>>,
    regimen: Regimen,
    teacher: Teacher,
    entries: Vec<Entry>,
    watch: &'a mut (dyn FnMut(News) + Send),
}

impl<'a> Run<'a> {
    /// Joins the run of a store, as it was left. The first net, as a file, begins a run that
    /// has none; games lent teach beside those of the run.
    pub fn join(
        mut store: Box<dyn Store<Course>>,
        regimen: Regimen,
        first: Option<&[u8]>,
        lent: Option<School>,
        watch: &'a mut (dyn FnMut(News) + Send),
    ) -> Result<Run<'a>, DojoError> {
        if store.versions(NET)?.is_empty() {
            let first = first.ok_or(DojoError::NoNet)?;
            student(1, first)?;
            store.publish(NET, first)?;
        }
        let teacher = Teacher::new(regimen.teaching.clone(), lent);
        let entries = match store.latest(MINUTES)? {
            Some(document) => minutes::read(&document.bytes),
            None => Vec::new(),
        };
        Ok(Run { store, regimen, teacher, entries, watch })
    }

    /// Does the part of this program until the run is over.
    pub fn go(mut self) -> Result<(), DojoError> {
        if self.regimen.role == Role::Worker {
            self.play(self.regimen.games, false)?;
            return Ok(());
        }
        self.finish_publishing()?;
        self.hear()?;
        loop {
            let due = self.next_training();
            let wanted = self.regimen.games.map_or(due, |games| games.min(due));
            match self.regimen.role {
                Role::Trainer => self.wait(wanted)?,
                _ => self.play(Some(wanted), true)?,
            }
            if self.teacher.games() < due {
                return Ok(());
            }
            let taught = self.train()?;
            self.examine(taught)?;
        }
    }

    fn is_late(&self) -> bool {
        self.regimen.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// The number of games at which the next training begins.
    fn next_training(&self) -> u64 {
        self.entries.last().map_or(0, |last| last.games) + self.regimen.games_a_net
    }

    fn hear(&mut self) -> Result<(), DojoError> {
        let news = self.store.news()?;
        self.teacher.hear(&news);
        Ok(())
    }

    fn play(&mut self, games: Option<u64>, hears: bool) -> Result<(), DojoError> {
        let Regimen { deadline, jobs, .. } = self.regimen;
        let order = Order { games, deadline, jobs, hears };
        let (store, habits) = (self.store.as_mut(), &self.regimen.habits);
        let heard = hall::play(store, habits, order, self.teacher.games(), self.watch)?;
        self.teacher.hear(&heard);
        Ok(())
    }

    /// Waits for the games of others.
    fn wait(&mut self, games: u64) -> Result<(), DojoError> {
        while self.teacher.games() < games && !self.is_late() {
            sleep(WAIT);
            self.hear()?;
            (self.watch)(News::Waiting { games: self.teacher.games(), wanted: games });
        }
        Ok(())
    }

    /// Trains a candidate by the newest games.
    fn train(&mut self) -> Result<Taught, DojoError> {
        let (games, samples) =
            self.entries.last().map_or((0, 0), |last| (last.games, last.samples));
        let worth = self.teacher.worth(self.teacher.games() - games);
        let watch = &mut *self.watch;
        Ok(self.teacher.train(samples, worth, |progress| watch(News::Training(progress)))?)
    }

    /// Lets a candidate play the latest net, and keeps it if it is good enough.
    fn examine(&mut self, taught: Taught) -> Result<(), DojoError> {
        let candidate = self.store.publish(CANDIDATE, &taught.net)?.0;
        let store = self.store.as_mut();
        let best = newest(store)?.ok_or(DojoError::NoNet)?;
        let challenger = student(best.version + 1, &taught.net)?;
        let tally = self.duel([&challenger, &best], candidate);
        let kept = (tally.rate() >= self.regimen.keep).then_some(challenger.version);
        let mut entry = Entry {
            candidate,
            opponent: best.version,
            kept,
            games: self.teacher.games(),
            samples: taught.samples,
            wins: tally.wins,
            losses: tally.losses,
            draws: tally.draws,
            simulations: self.regimen.match_simulations,
            top1: taught.mark.map(|mark| mark.top1),
            value_error: taught.mark.map(|mark| mark.value_error),
            time: unique_name(),
        };
        // What is in the minutes counts; the net follows: see `finish_publishing`.
        self.note(entry.clone())?;
        if kept.is_some() {
            self.store.publish(NET, &taught.net)?;
            if let Some(earlier) = self.further_back(&entry)? {
                let tally = self.duel([&challenger, &earlier], candidate);
                (entry.wins, entry.losses, entry.draws) = (tally.wins, tally.losses, tally.draws);
                entry.opponent = earlier.version;
                self.note(entry)?;
            }
        }
        Ok(())
    }

    fn duel(&mut self, players: [&super::mind::Student; 2], candidate: u64) -> MatchTally {
        let duel = Duel {
            habits: &self.regimen.habits,
            games: self.regimen.match_games,
            simulations: self.regimen.match_simulations,
            jobs: self.regimen.jobs,
            seed: candidate,
        };
        let [challenger, opponent] = players.map(|player| player.version);
        let (games, watch) = (duel.games, &mut *self.watch);
        let mut tell = |tally: &MatchTally| {
            watch(News::Match { challenger, opponent, tally: *tally, games });
        };
        duel.play(players, &mut tell)
    }

    /// Writes a match down for good.
    fn note(&mut self, entry: Entry) -> Result<(), DojoError> {
        self.entries.push(entry);
        self.store.publish(MINUTES, &minutes::write(&self.entries))?;
        let elo = elo(&self.entries);
        if let Some(entry) = self.entries.last() {
            let name = super::standing::name_of(entry);
            let elo = elo.get(&name).copied().unwrap_or(0.0);
            (self.watch)(News::Verdict { entry: entry.clone(), elo });
        }
        Ok(())
    }

    /// The net further back that a net of some versions plays too, if there is one.
    fn further_back(&mut self, entry: &Entry) -> Result<Option<super::mind::Student>, DojoError> {
        let Some(version) = entry.kept.filter(|kept| kept.is_multiple_of(LOOK_BACK_EVERY)) else {
            return Ok(None);
        };
        let elo = elo(&self.entries);
        let strength = |version| elo.get(&Name::Net(version)).copied().unwrap_or(0.0);
        let bar = strength(version) - BACK;
        let earlier = (1..version - 1).rev().find(|&earlier| strength(earlier) <= bar);
        match earlier.or((version > 2).then_some(1)) {
            Some(earlier) => net(self.store.as_mut(), Version(earlier)),
            None => Ok(None),
        }
    }

    /// Publishes the net that was kept last, if the program was stopped before it could.
    fn finish_publishing(&mut self) -> Result<(), DojoError> {
        let Some(last) = self.entries.last() else { return Ok(()) };
        let (kept, candidate) = (last.kept, Version(last.candidate));
        let latest = self.store.versions(NET)?.last().map_or(0, |latest| latest.0);
        if kept.is_some_and(|kept| kept > latest)
            && let Some(document) = self.store.document(CANDIDATE, candidate)?
        {
            self.store.publish(NET, &document.bytes)?;
        }
        Ok(())
    }
}
