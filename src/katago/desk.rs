//! The desk: positions that wait to be analyzed, the most urgent first, and those at work.

use super::query::Request;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// A position on the desk.
#[derive(Debug)]
pub(super) struct Job {
    /// The position and what is wanted of it.
    pub(super) request: Request,
    /// Ends its search.
    pub(super) stop: AtomicBool,
}

/// The place of a job: the most urgent first, and of those the first that came.
type Place = (Reverse<i64>, u64);

#[derive(Debug, Default)]
struct State {
    waiting: BTreeMap<Place, Arc<Job>>,
    at_work: Vec<Arc<Job>>,
    received: u64,
    is_closed: bool,
}

/// The positions that were asked about and are not answered yet.
#[derive(Debug, Default)]
pub(super) struct Desk {
    state: Mutex<State>,
    bell: Condvar,
}

impl Desk {
    /// Puts a position on the desk.
    pub(super) fn put(&self, request: Request) {
        let mut state = self.state();
        let place = (Reverse(request.priority), state.received);
        state.received += 1;
        state.waiting.insert(place, Arc::new(Job { request, stop: AtomicBool::new(false) }));
        self.bell.notify_one();
    }

    /// Waits for the most urgent position; `None` once there will be no more.
    pub(super) fn take(&self) -> Option<Arc<Job>> {
        let mut state = self.state();
        loop {
            if let Some((_, job)) = state.waiting.pop_first() {
                state.at_work.push(Arc::clone(&job));
                return Some(job);
            }
            if state.is_closed {
                return None;
            }
            state = self.bell.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Clears the desk of a position that is answered.
    pub(super) fn finish(&self, job: &Arc<Job>) {
        self.state().at_work.retain(|other| !Arc::ptr_eq(other, job));
    }

    /// Ends the search of some positions, and returns those for which it had not begun.
    pub(super) fn terminate(&self, is_meant: impl Fn(&Request) -> bool) -> Vec<Arc<Job>> {
        let mut state = self.state();
        for job in state.at_work.iter().filter(|job| is_meant(&job.request)) {
            job.stop.store(true, Relaxed);
        }
        let (ended, waiting) = std::mem::take(&mut state.waiting)
            .into_iter()
            .partition::<BTreeMap<_, _>, _>(|(_, job)| is_meant(&job.request));
        state.waiting = waiting;
        ended.into_values().collect()
    }

    /// Lets nothing more come; what waits is still to be done.
    pub(super) fn close(&self) {
        self.state().is_closed = true;
        self.bell.notify_all();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Whoever panicked left the lists whole.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::super::fields::Fields;
    use super::super::perspective::Perspective;
    use super::super::position::plain_query;
    use super::super::query;
    use super::super::wish::Defaults;
    use super::*;

    fn request(id: &str, priority: i64) -> Request {
        let defaults = Defaults { visits: 1, time: None, perspective: Perspective::Black };
        let requests = query::read(Fields(&plain_query()), id, &defaults, &mut Vec::new());
        let request = requests.expect("a plain query").remove(0);
        Request { priority, ..request }
    }

    fn ids(desk: &Desk) -> Vec<String> {
        std::iter::from_fn(|| desk.take()).map(|job| job.request.id.clone()).collect()
    }

    #[test]
    fn the_most_urgent_is_taken_first_and_then_the_oldest() {
        let desk = Desk::default();
        for (id, priority) in [("a", 0), ("b", 0), ("c", 2), ("d", -1), ("e", 2)] {
            desk.put(request(id, priority));
        }
        desk.close();
        assert_eq!(ids(&desk), ["c", "e", "a", "b", "d"]);
    }

    #[test]
    fn what_waits_is_taken_away_and_what_is_at_work_is_stopped() {
        let desk = Desk::default();
        for id in ["a", "a", "b"] {
            desk.put(request(id, 0));
        }
        let at_work = desk.take().expect("a job");
        let ended = desk.terminate(|request| request.id == "a");
        assert!(at_work.stop.load(Relaxed));
        assert_eq!(ended.len(), 1);
        desk.finish(&at_work);
        desk.close();
        assert_eq!(ids(&desk), ["b"]);
    }
}
