//! The job: several trees at a time, each finished one into the book.

use super::Stages;
use super::trees::{StageError, Trees, name};
use crate::board::Move;
use crate::book::Book;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

/// The state of a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StageProgress {
    /// Finished trees.
    pub trees: usize,
    /// Those of them that an earlier run left.
    pub found: usize,
    /// The most trees there will be.
    pub most_trees: usize,
    /// The simulations of this run.
    pub simulations: u64,
    /// Those of them in unfinished trees.
    pub under_way: u64,
}

/// A tree, as it comes from a worker.
struct Grown {
    line: Vec<Move>,
    tree: Book,
    is_found: bool,
}

/// The things that all workers share.
struct Workers<'a, Watch> {
    stages: &'a Stages,
    trees: Trees,
    progress: Mutex<StageProgress>,
    watch: Watch,
    /// Raised when the job has ended, by an error too.
    stop: AtomicBool,
}

impl Stages {
    /// Grows the book, `jobs` trees at a time, and keeps every finished tree in a folder, from
    /// where it goes on. Whoever keeps the book is given it as far as it is after every new
    /// tree; `watch` is called for every tree and for those that grow.
    pub fn run<E: From<StageError>>(
        &self,
        folder: &Path,
        jobs: usize,
        keep: impl FnMut(&Book) -> Result<(), E>,
        watch: impl Fn(StageProgress) + Sync,
    ) -> Result<Book, E> {
        let progress = StageProgress { most_trees: self.most_trees(0), ..Default::default() };
        let workers = Workers {
            stages: self,
            trees: Trees::open(folder, self)?,
            progress: Mutex::new(progress),
            watch,
            stop: AtomicBool::new(false),
        };
        workers.run(jobs, keep)
    }
}

impl<Watch: Fn(StageProgress) + Sync> Workers<'_, Watch> {
    fn run<E: From<StageError>>(
        &self,
        jobs: usize,
        keep: impl FnMut(&Book) -> Result<(), E>,
    ) -> Result<Book, E> {
        let (orders, inbox) = channel();
        let (outbox, results) = channel();
        let inbox = Mutex::new(inbox);
        thread::scope(|scope| {
            for _ in 0..jobs.max(1) {
                let (inbox, outbox) = (&inbox, outbox.clone());
                scope.spawn(move || self.work(inbox, &outbox));
            }
            // The last worker to go takes the last sender along.
            drop(outbox);
            let book = self.supervise(orders, &results, keep);
            self.stop.store(true, Ordering::Relaxed);
            book
        })
    }

    /// Orders the trees of all lines, as their best moves become known, and sums them up.
    fn supervise<E: From<StageError>>(
        &self,
        orders: Sender<Vec<Move>>,
        results: &Receiver<Result<Grown, StageError>>,
        mut keep: impl FnMut(&Book) -> Result<(), E>,
    ) -> Result<Book, E> {
        let mut sum = Book::new(self.stages.header());
        let mut lines = vec![Vec::new()];
        let mut missing = 0;
        loop {
            for line in lines.drain(..) {
                orders.send(line).expect("the workers wait for lines");
                missing += 1;
            }
            if missing == 0 {
                return Ok(self.stages.finished(&sum));
            }
            let grown = results.recv().expect("the workers answer every line")?;
            missing -= 1;
            sum.merge(&grown.tree).map_err(StageError::from)?;
            if !grown.is_found {
                keep(&self.stages.finished(&sum))?;
            }
            lines = self.stages.next_lines(&grown.line, &grown.tree);
            self.enter(&grown, lines.len());
        }
    }

    /// Counts a tree from whose line so many go on.
    fn enter(&self, grown: &Grown, next: usize) {
        let depth = grown.line.len();
        let fewer = self.stages.most_next(depth) - next;
        let stages = self.stages;
        self.note(|progress| {
            progress.trees += 1;
            progress.found += usize::from(grown.is_found);
            let lost = fewer.saturating_mul(stages.most_trees(depth + 1));
            progress.most_trees = progress.most_trees.saturating_sub(lost);
            if !grown.is_found {
                progress.under_way = progress.under_way.saturating_sub(stages.playouts);
            }
        });
    }

    fn note(&self, change: impl FnOnce(&mut StageProgress)) {
        let mut progress = lock(&self.progress);
        change(&mut progress);
        (self.watch)(*progress);
    }

    /// Grows one tree after another, until there are no more lines.
    fn work(&self, inbox: &Mutex<Receiver<Vec<Move>>>, outbox: &Sender<Result<Grown, StageError>>) {
        // The lock is held only while there is nothing to do.
        let next = || lock(inbox).recv().ok();
        while let Some(line) = next() {
            let grown = self.find_or_grow(line);
            let is_over = self.stop.load(Ordering::Relaxed);
            if is_over || outbox.send(grown).is_err() {
                return;
            }
        }
    }

    fn find_or_grow(&self, line: Vec<Move>) -> Result<Grown, StageError> {
        if let Some(tree) = self.trees.find(&line)? {
            return Ok(Grown { line, tree, is_found: true });
        }
        let mut before = 0;
        let tree = self.stages.grow(&line, &self.stop, &mut |simulations| {
            let more = simulations.saturating_sub(before);
            before = simulations;
            self.note(|progress| {
                progress.simulations += more;
                progress.under_way += more;
            });
        });
        // A tree that was broken off is none.
        if !self.stop.load(Ordering::Relaxed) {
            self.trees.keep(&line, &tree)?;
            log::info!("{}: {} moves", name(&line), tree.tree().node_count());
        }
        Ok(Grown { line, tree, is_found: false })
    }
}

/// Locks; what others may have left in the middle of a change is a number of a progress bar.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
