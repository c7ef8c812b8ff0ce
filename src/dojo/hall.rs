//! The hall in which games are played, on all threads, into the store.

use super::course::{Course, Game};
use super::habits::Habits;
use super::mind::{Mind, Student};
use super::nets::{newest, newest_after};
use super::selfplay;
use super::{DojoError, News};
use crate::store::Store;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// The time between two looks for what is new in the store: nets, and the games of others.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// The order that a hall works by.
#[derive(Clone, Copy, Debug)]
pub(super) struct Order {
    /// The games that the run is to have, those before included; without end, if not given.
    pub(super) games: Option<u64>,
    /// The time to stop in any case; what is being played is finished.
    pub(super) deadline: Option<Instant>,
    /// The games played at a time.
    pub(super) jobs: usize,
    /// True to hear of the games of others. Who only plays need not.
    pub(super) hears: bool,
}

/// The things that the threads share.
struct Desk<'a> {
    store: &'a mut dyn Store<Course>,
    order: Order,
    student: Student,
    looked: Instant,
    /// The games before.
    known: u64,
    /// The games that the store has told of since, the own ones among them.
    heard: Vec<Game>,
    /// The own games that it has not told of yet.
    unheard: u64,
    failure: Option<DojoError>,
    watch: &'a mut (dyn FnMut(News) + Send),
}

/// Plays until an order is done; gives back the games heard of meanwhile.
///
/// `known` games were heard of before. Without an order to hear, only the own games count.
pub(super) fn play(
    store: &mut dyn Store<Course>,
    habits: &Habits,
    order: Order,
    known: u64,
    watch: &mut (dyn FnMut(News) + Send),
) -> Result<Vec<Game>, DojoError> {
    let student = newest(store)?.ok_or(DojoError::NoNet)?;
    let desk = Mutex::new(Desk {
        store,
        order,
        student,
        looked: Instant::now(),
        known,
        heard: Vec::new(),
        unheard: 0,
        failure: None,
        watch,
    });
    thread::scope(|scope| {
        for _ in 0..order.jobs.max(1) {
            scope.spawn(|| work(&desk, habits));
        }
    });
    let desk = desk.into_inner().expect("no player panicked");
    match desk.failure {
        Some(error) => Err(error),
        None => Ok(desk.heard),
    }
}

fn work(desk: &Mutex<Desk>, habits: &Habits) {
    let seed = rand::random();
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut mind: Option<Mind> = None;
    let mut finished = None;
    loop {
        let next = desk.lock().expect("no player panicked").hand_in(finished.take());
        let Some(student) = next else { return };
        let mind = match &mut mind {
            Some(mind) if mind.student().version == student.version => mind,
            other => other.insert(Mind::new(student, habits.memory, seed)),
        };
        finished = Some(selfplay::play(mind, habits, &mut rng));
    }
}

impl Desk<'_> {
    /// Takes a finished game, and gives the net for the next, if there is one to play.
    fn hand_in(&mut self, finished: Option<Game>) -> Option<Student> {
        if self.failure.is_some() {
            return None;
        }
        self.keep(finished).unwrap_or_else(|error| {
            self.failure = Some(error);
            None
        })
    }

    fn keep(&mut self, finished: Option<Game>) -> Result<Option<Student>, DojoError> {
        if let Some(game) = finished {
            self.store.add(&game)?;
            self.unheard += 1;
            let (games, version) = (self.games(), self.student.version);
            (self.watch)(News::Game { games, version });
        }
        if self.looked.elapsed() >= LOOK_EVERY || self.is_done() {
            self.look()?;
        }
        Ok((!self.is_done()).then(|| self.student.clone()))
    }

    /// The games of the run, as far as it is known here.
    fn games(&self) -> u64 {
        self.known + self.heard.len() as u64 + self.unheard
    }

    fn is_done(&self) -> bool {
        self.order.games.is_some_and(|wanted| self.games() >= wanted)
            || self.order.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Looks for a newer net, and for games: those of others and the own ones.
    fn look(&mut self) -> Result<(), DojoError> {
        self.looked = Instant::now();
        if let Some(student) = newest_after(self.store, self.student.version)? {
            self.student = student;
        }
        if self.order.hears {
            self.heard.extend(self.store.news()?);
            self.unheard = 0;
        }
        Ok(())
    }
}
