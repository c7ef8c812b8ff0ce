//! The words of the log about a move: what the search found, and where the time went.

use super::{Analysis, Request};
use crate::board::Move;
use crate::clock::TimeControl;
use crate::search::Limits;
use std::time::Duration;

/// A search in one line of the log.
pub(super) fn summary(analysis: &Analysis) -> String {
    let moves = analysis.best().map_or(&[][..], |best| &best.pv);
    let moves: Vec<String> = moves.iter().take(8).map(Move::to_string).collect();
    format!(
        "{} visits, {:.1}% for {}, {:+.1} points, {}",
        analysis.visits,
        100.0 * analysis.winrate,
        analysis.color,
        analysis.score_lead,
        moves.join(" ")
    )
}

/// The time that a move took, beside what was planned and what the clock had before it.
pub(super) fn spent(request: &Request, limits: Limits, elapsed: Duration) -> String {
    let seconds = |time: Duration| time.as_secs_f64();
    let mut text = format!("took {:.2} s", seconds(elapsed));
    if let Some(target) = limits.target {
        text += &format!(", planned {:.2} s", seconds(target));
    }
    if let Some(maximum) = limits.maximum.filter(|&maximum| limits.target != Some(maximum)) {
        text += &format!(", at most {:.2} s", seconds(maximum));
    }
    if request.clock.control() != TimeControl::Unlimited {
        let left = request.clock.left(request.color);
        text += &format!(", clock {:.1} s", seconds(left.time));
        if left.stones > 0 {
            text += &format!("/{}", left.stones);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;
    use crate::clock::Clock;

    #[test]
    fn the_time_of_a_move_is_told() {
        let spent = |clock: Clock, limits: Limits| {
            spent(&Request::new(Color::White, clock), limits, Duration::from_millis(1250))
        };
        assert_eq!(spent(Clock::unlimited(), Limits::playouts(10)), "took 1.25 s");
        let second = Limits::time(Duration::from_secs(1));
        assert_eq!(spent(Clock::unlimited(), second), "took 1.25 s, planned 1.00 s");
        let clock = |control: &str| Clock::new(control.parse().expect("a time control"));
        let limits = Limits { maximum: Some(Duration::from_secs(4)), ..second };
        assert_eq!(
            spent(clock("absolute 60"), limits),
            "took 1.25 s, planned 1.00 s, at most 4.00 s, clock 60.0 s"
        );
        assert_eq!(
            spent(clock("canadian 0 60 5"), second),
            "took 1.25 s, planned 1.00 s, clock 60.0 s/5"
        );
    }
}
