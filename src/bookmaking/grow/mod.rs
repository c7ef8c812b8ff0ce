//! Books that grow where they are used.
//!
//! A [`Grow`] studies one position after the other by a search, and each time the one that games of
//! the book are likeliest to come to: its own side plays the best one or two moves by all that is
//! known, the opponent anything sensible. The value of a move is backed up from what follows it, so a
//! line that turns out to be refuted is left by itself, and every move that the book can choose
//! has a search of its own behind it.
//!
//! A [`Study`] is a record of a [`store`](crate::store): any number of workers on any number of
//! machines add to one growth, may be killed at any moment, and lose the search under way.

mod knowledge;
mod study;

pub use study::{Studies, Study};

use super::stages::mirrored;
use crate::board::Move;
use crate::book::{Book, Header, Tally};
use crate::search::{Branch, Limits, Search, Settings, Task};
use crate::store::{Store, StoreError, unique_name};
use knowledge::Knowledge;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// A plan for growing a book.
#[derive(Clone, PartialEq, Debug)]
pub struct Grow {
    /// The number of best moves of the book's own side that are followed.
    pub own: usize,
    /// The part of the simulations that makes a move of the opponent sensible, 0 to 1.
    pub sensible: f64,
    /// Lines are followed for so many moves.
    pub depth: usize,
    /// Openings in canonical form, to each of whose moves the book is to have a reply, however
    /// unlikely it is.
    pub openings: Vec<Vec<Move>>,
    /// Settings of the searches.
    pub settings: Settings,
    /// The source of all chance.
    pub seed: u64,
}

/// Workers that know nothing of each other pick among so many of the likeliest lines, so that they
/// seldom study the same one.
const PICKED_FROM: usize = 4;

/// Time between two looks at whether others have found something to do.
const PAUSE: Duration = Duration::from_millis(100);

/// The next thing for a thread to do.
enum Order {
    /// A line to study, with a seed.
    Study(Vec<Move>, u64),
    /// Nothing as long as other threads are at what there is: the empty board comes first.
    Wait,
    /// Nothing any more.
    Stop,
}

/// The things that the threads of a worker share.
struct Ledger {
    store: Box<dyn Store<Studies>>,
    knowledge: Knowledge,
    /// The lines that threads of this worker are at.
    in_work: HashSet<Vec<Move>>,
    rng: SmallRng,
    failure: Option<StoreError>,
}

impl Grow {
    /// Adds studies until there are as many as wanted, by whomever, `jobs` at a time, and gives the
    /// book of all. Whoever watches hears how many there are.
    pub fn run(
        &self,
        store: Box<dyn Store<Studies>>,
        wanted: usize,
        jobs: usize,
        watch: impl Fn(usize) + Sync,
    ) -> Result<Book, StoreError> {
        let studies = store.start().clone();
        let ledger = Mutex::new(Ledger {
            store,
            knowledge: Knowledge::default(),
            in_work: HashSet::new(),
            rng: SmallRng::seed_from_u64(self.seed),
            failure: None,
        });
        thread::scope(|scope| {
            for _ in 0..jobs.max(1) {
                scope.spawn(|| self.work(&studies, &ledger, wanted, &watch));
            }
        });
        let ledger = ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
        match ledger.failure {
            Some(error) => Err(error),
            None => Ok(ledger.knowledge.book(self.header(&studies))),
        }
    }

    fn header(&self, studies: &Studies) -> Header {
        let Studies { size, komi, rules, playouts } = studies;
        let Grow { own, sensible, depth, openings, .. } = self;
        let origin = format!(
            "grown by searches of {playouts} simulations: {own} own moves, the opponent's of {}%, \
             depth {depth}, {} openings given",
            100.0 * sensible,
            openings.len()
        );
        Header::new(*size, *komi, rules.name(), &origin)
    }

    fn work(
        &self,
        studies: &Studies,
        ledger: &Mutex<Ledger>,
        wanted: usize,
        watch: &(impl Fn(usize) + Sync),
    ) {
        let mut finished = None;
        loop {
            let (next, known) = {
                let mut ledger = lock(ledger);
                let next = ledger.hand_in(self, finished.take(), wanted);
                (next, ledger.knowledge.len())
            };
            watch(known);
            match next {
                Order::Study(line, seed) => finished = Some(self.study(studies, line, seed)),
                Order::Wait => thread::sleep(PAUSE),
                Order::Stop => return,
            }
        }
    }

    /// Searches the position after a line in canonical form. A line that is not legal, which another
    /// version may have left, is one without a move.
    fn study(&self, studies: &Studies, line: Vec<Move>, seed: u64) -> Study {
        let name = unique_name();
        let Some(game) = studies.game(&line).filter(|game| !game.is_over()) else {
            return Study { name, line, moves: Vec::new() };
        };
        let mut search = Search::new(Settings { seed, ..self.settings.clone() });
        let avoid = mirrored(studies.size, &line);
        let task = Task { avoid, ..Task::new(&game, game.to_play()) };
        let limits = Limits { is_patient: true, ..Limits::playouts(studies.playouts) };
        search.run(&task, limits, &AtomicBool::new(false), &mut |_| {});
        let first = search.branches(&|branch: &Branch| branch.depth == 1 && branch.visits > 0);
        let tally = |branch: &Branch| {
            let wins = (branch.wins.max(0.0).round() as u64).min(branch.visits);
            (branch.mv, Tally { games: branch.visits, wins })
        };
        let mut moves: Vec<(Move, Tally)> = first.iter().map(tally).collect();
        moves.retain(|&(mv, _)| mv != Move::Pass);
        moves.sort_by_key(|&(_, tally)| std::cmp::Reverse(tally.games));
        Study { name, line, moves }
    }
}

impl Ledger {
    /// Takes a finished study and says what to do next.
    fn hand_in(&mut self, plan: &Grow, finished: Option<Study>, wanted: usize) -> Order {
        if self.failure.is_some() {
            return Order::Stop;
        }
        let next = self.keep(plan, finished, wanted);
        next.unwrap_or_else(|error| {
            self.failure = Some(error);
            Order::Stop
        })
    }

    fn keep(
        &mut self,
        plan: &Grow,
        finished: Option<Study>,
        wanted: usize,
    ) -> Result<Order, StoreError> {
        if let Some(study) = finished {
            self.store.add(&study)?;
            self.in_work.remove(&study.line);
        }
        for study in self.store.news()? {
            self.knowledge.learn(study);
        }
        if self.knowledge.len() + self.in_work.len() >= wanted {
            return Ok(Order::Stop);
        }
        let mut lines = self.knowledge.wanted(plan, PICKED_FROM + self.in_work.len());
        lines.retain(|line| !self.in_work.contains(line));
        let most = lines.len().min(PICKED_FROM);
        if most == 0 {
            return Ok(if self.in_work.is_empty() { Order::Stop } else { Order::Wait });
        }
        let line = lines.swap_remove(self.rng.random_range(0..most));
        self.in_work.insert(line.clone());
        Ok(Order::Study(line, self.rng.random()))
    }
}

/// Locks; what others may have left in the middle of a change is at worst a line studied again.
fn lock(ledger: &Mutex<Ledger>) -> MutexGuard<'_, Ledger> {
    ledger.lock().unwrap_or_else(PoisonError::into_inner)
}
