//! The times at which a search reports.

use std::time::{Duration, Instant};

/// The times at which reports are due: one after every interval, whatever the search is doing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timetable {
    /// The interval and the time of the next report; `None` if nobody wants one.
    next: Option<(Duration, Instant)>,
}

impl Timetable {
    /// A timetable that begins now.
    pub(super) fn start(every: Option<Duration>) -> Timetable {
        Timetable { next: every.map(|every| (every, Instant::now() + every)) }
    }

    /// Tells whether there is never a report.
    pub(super) fn is_empty(&self) -> bool {
        self.next.is_none()
    }

    /// Tells whether it is time for the next report.
    pub(super) fn is_due(&self) -> bool {
        self.next.is_some_and(|(_, next)| Instant::now() >= next)
    }

    /// Goes on to the next report. One that was late does not make the next one early.
    pub(super) fn advance(&mut self) {
        if let Some((every, next)) = &mut self.next {
            *next += *every;
            if *next <= Instant::now() {
                *next = Instant::now() + *every;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_due_once_an_interval() {
        let mut never = Timetable::start(None);
        never.advance();
        assert!(never.is_empty() && !never.is_due());
        let mut hourly = Timetable::start(Some(Duration::from_secs(3600)));
        assert!(!hourly.is_empty() && !hourly.is_due());
        hourly.next = Some((Duration::from_secs(3600), Instant::now()));
        assert!(hourly.is_due());
        hourly.advance();
        assert!(!hourly.is_due());
    }
}
