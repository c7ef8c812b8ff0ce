//! Work on several threads whose results come in the order of the tasks.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, Scope};

/// Items handed over at a time.
const BATCH: usize = 64;

/// Batches that a thread may be behind: one to work on, one to go on with.
const AHEAD: usize = 2;

struct Worker<T, U> {
    tasks: Sender<Vec<T>>,
    results: Receiver<Vec<U>>,
}

impl<T: Send, U: Send> Worker<T, U> {
    fn start<'scope>(
        scope: &'scope Scope<'scope, '_>,
        work: &'scope (impl Fn(T) -> U + Sync),
    ) -> Worker<T, U>
    where
        T: 'scope,
        U: 'scope,
    {
        let (tasks, inbox) = channel::<Vec<T>>();
        let (outbox, results) = channel();
        scope.spawn(move || {
            for batch in inbox {
                let done = batch.into_iter().map(work).collect();
                if outbox.send(done).is_err() {
                    return;
                }
            }
        });
        Worker { tasks, results }
    }
}

/// Does the work on every item and takes the results in the order of the items, whatever the
/// number of threads. The items are made and the results taken on the calling thread; few
/// are on their way at a time. An error of `take` ends it.
pub fn in_order<T: Send, U: Send, E>(
    threads: usize,
    mut items: impl Iterator<Item = T>,
    work: impl Fn(T) -> U + Sync,
    mut take: impl FnMut(U) -> Result<(), E>,
) -> Result<(), E> {
    if threads <= 1 {
        return items.try_for_each(|item| take(work(item)));
    }
    thread::scope(|scope| {
        let crew: Vec<_> = (0..threads).map(|_| Worker::start(scope, &work)).collect();
        let mut take_from = |turn: usize| {
            let results = crew[turn % threads].results.recv();
            results.expect("a worker answers every batch").into_iter().try_for_each(&mut take)
        };
        let (mut given, mut taken) = (0, 0);
        loop {
            let batch: Vec<T> = items.by_ref().take(BATCH).collect();
            if batch.is_empty() {
                break;
            }
            crew[given % threads].tasks.send(batch).expect("a worker waits for batches");
            given += 1;
            if given - taken == AHEAD * threads {
                take_from(taken)?;
                taken += 1;
            }
        }
        (taken..given).try_for_each(take_from)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order() {
        for threads in 1..5 {
            let mut squares = Vec::new();
            let take = |square| {
                squares.push(square);
                Ok::<(), ()>(())
            };
            assert_eq!(in_order(threads, 0..1000_u64, |n| n * n, take), Ok(()));
            assert!(squares.iter().copied().eq((0..1000).map(|n| n * n)), "{threads} threads");
        }
    }

    #[test]
    fn an_error_ends_the_work() {
        for threads in 1..5 {
            let take = |n| if n < 300 { Ok(()) } else { Err(n) };
            assert_eq!(in_order(threads, 0.., |n: u64| n, take), Err(300));
        }
    }
}
