//! The end of a search.

use std::time::{Duration, Instant};

/// The expense of a search; it ends with the first limit reached, or when it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Simulations, besides those that the tree has from earlier moves.
    pub playouts: Option<u64>,
    /// The time that a move should take.
    pub target: Option<Duration>,
    /// The time that a move may take while it is undecided.
    pub maximum: Option<Duration>,
    /// True if all of it is to be spent, however clear the move is.
    pub is_patient: bool,
}

impl Limits {
    /// A number of simulations.
    pub fn playouts(playouts: u64) -> Limits {
        Limits { playouts: Some(playouts), ..Limits::default() }
    }

    /// A time for the move.
    pub fn time(time: Duration) -> Limits {
        Limits { target: Some(time), maximum: Some(time), ..Limits::default() }
    }
}

/// The moves of the root as far as stopping is concerned.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Race {
    /// Simulations of the most simulated move.
    pub first: u32,
    /// Simulations of the next one.
    pub second: u32,
    /// True if another move has a clearly better value than the most simulated one.
    pub is_contested: bool,
}

/// A move is undecided while the leader has less than this many times the visits of the next.
const CLEAR_LEAD: f64 = 2.0;

/// The part of the time that must pass before a lead in visits ends the search.
const LEAST_SHARE: f64 = 0.1;

/// A running search against its limits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deadline {
    limits: Limits,
    started: Instant,
    stops_early: bool,
}

impl Deadline {
    /// A search that starts now.
    pub(super) fn start(limits: Limits, stops_early: bool) -> Deadline {
        Deadline { limits, started: Instant::now(), stops_early }
    }

    /// Tells whether the allowed number of simulations is used up.
    pub(super) fn is_spent(&self, playouts: u64) -> bool {
        self.limits.playouts.is_some_and(|most| playouts >= most)
    }

    /// Tells whether the search has taken all the time that it may.
    pub(super) fn is_late(&self) -> bool {
        self.limits.maximum.is_some_and(|maximum| self.started.elapsed() >= maximum)
    }

    /// Tells whether the search should end after so many simulations.
    pub(super) fn is_reached(&self, playouts: u64, race: impl FnOnce() -> Race) -> bool {
        if self.is_spent(playouts) || self.is_late() {
            return true;
        }
        let (target, elapsed) = (self.limits.target, self.started.elapsed());
        let race = race();
        let is_undecided = f64::from(race.first) < CLEAR_LEAD * f64::from(race.second);
        if target.is_some_and(|target| elapsed >= target) && !(is_undecided || race.is_contested) {
            return true;
        }
        self.stops_early && !self.limits.is_patient && self.is_settled(playouts, elapsed, race)
    }

    /// Tells whether nothing can overtake the leader in what is left.
    fn is_settled(&self, playouts: u64, elapsed: Duration, race: Race) -> bool {
        let lead = f64::from(race.first) - f64::from(race.second);
        let by_count = self.limits.playouts.map(|most| (most - playouts) as f64);
        let by_time = self.limits.target.map(|target| {
            let share = elapsed.as_secs_f64() / target.as_secs_f64().max(1e-9);
            if share < LEAST_SHARE {
                return f64::INFINITY;
            }
            playouts as f64 * (1.0 / share - 1.0).max(0.0)
        });
        let left = match (by_count, by_time) {
            (Some(count), Some(time)) => count.min(time),
            (Some(left), None) | (None, Some(left)) => left,
            (None, None) => return false,
        };
        lead > left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn race(first: u32, second: u32) -> Race {
        Race { first, second, is_contested: false }
    }

    #[test]
    fn the_count_is_kept() {
        let deadline = Deadline::start(Limits::playouts(100), false);
        assert!(!deadline.is_reached(99, || race(99, 0)));
        assert!(deadline.is_reached(100, || race(50, 50)));
    }

    #[test]
    fn a_lead_that_cannot_be_lost_ends_the_search() {
        let deadline = Deadline::start(Limits::playouts(100), true);
        assert!(!deadline.is_reached(60, || race(50, 10)));
        assert!(deadline.is_reached(60, || race(51, 10)));
    }

    #[test]
    fn a_patient_search_spends_it_all() {
        let limits = Limits { is_patient: true, ..Limits::playouts(100) };
        let deadline = Deadline::start(limits, true);
        assert!(!deadline.is_reached(99, || race(99, 0)));
    }

    #[test]
    fn a_close_race_goes_on_to_the_maximum() {
        let limits = Limits {
            target: Some(Duration::ZERO),
            maximum: Some(Duration::from_secs(3600)),
            ..Limits::default()
        };
        let deadline = Deadline::start(limits, false);
        assert!(deadline.is_reached(60, || race(50, 10)));
        assert!(!deadline.is_reached(60, || race(30, 25)));
        assert!(!deadline.is_reached(60, || Race { is_contested: true, ..race(50, 10) }));
        let deadline = Deadline::start(Limits::time(Duration::ZERO), false);
        assert!(deadline.is_reached(60, || race(30, 25)));
    }

    #[test]
    fn without_limits_a_search_never_ends() {
        let deadline = Deadline::start(Limits::default(), true);
        assert!(!deadline.is_reached(u64::MAX, || race(u32::MAX, 0)));
    }
}
