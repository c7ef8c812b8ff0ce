//! Time for a move.

use super::{TimeControl, TimeLeft};
use std::time::Duration;

/// Time for one move: stop at the target, or, while the search is undecided, go on to the
/// maximum and never beyond.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// The time that the move should take.
    pub target: Duration,
    /// The time that it must not exceed.
    pub maximum: Duration,
    /// True if what is not used is there for later moves. A period is lost with its move.
    pub comes_back: bool,
}

/// Times its target that an undecided move may take.
const STRETCH: u32 = 4;

/// No move may use more than this part of a time that does not come back.
const LARGEST_SHARE: u32 = 4;

impl Allowance {
    /// The allowance of a player with so much left: see
    /// [`Clock::allowance`](super::Clock::allowance).
    pub(super) fn of(
        control: TimeControl,
        left: TimeLeft,
        moves_to_go: u32,
        margin: Duration,
    ) -> Option<Allowance> {
        let time = left.time.saturating_sub(margin);
        let main = Allowance::from_main(time, moves_to_go, margin);
        Some(match control {
            TimeControl::Unlimited => return None,
            TimeControl::Absolute { .. } => main,
            TimeControl::Canadian { .. } if left.stones > 0 => {
                // The same for each stone of the batch, the last of them included.
                let target = time / left.stones;
                let maximum = (target * 2).min(time);
                Allowance { target, maximum, comes_back: left.stones > 1 }
            }
            TimeControl::Byoyomi { .. } if left.stones > 0 => {
                Allowance { target: time, maximum: time, comes_back: false }
            }
            TimeControl::Canadian { period, stones, .. } => {
                main.at_least((period / stones.max(1)).saturating_sub(margin), time)
            }
            TimeControl::Byoyomi { period, .. } => {
                main.at_least(period.saturating_sub(margin), time)
            }
            TimeControl::Fischer { increment, per_move, .. } => {
                let target = main.target.saturating_add(increment).min(time);
                let maximum = main.maximum.saturating_add(increment).min(time);
                let cap = per_move.map_or(Duration::MAX, |cap| cap.saturating_sub(margin));
                Allowance { target: target.min(cap), maximum: maximum.min(cap), ..main }
            }
        })
    }

    /// An even share of a time that does not come back. The margin is lost with every move,
    /// so it comes out of every share; but short of time half of a share is still for thought.
    fn from_main(time: Duration, moves_to_go: u32, margin: Duration) -> Allowance {
        let share = time / moves_to_go.max(1);
        let target = share - margin.min(share / 2);
        let maximum = target.saturating_mul(STRETCH).min(time / LARGEST_SHARE).max(target);
        Allowance { target, maximum, comes_back: true }
    }

    /// Main time with overtime behind it is there to be used: never think shorter than
    /// overtime would let us, as far as the time left goes.
    fn at_least(self, overtime: Duration, time: Duration) -> Allowance {
        let target = self.target.max(overtime).min(time.max(overtime));
        Allowance { target, maximum: self.maximum.max(target), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;
    use crate::clock::Clock;

    const fn s(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    const MARGIN: Duration = Duration::from_millis(500);

    /// Plays `moves` moves of the longest allowed time and answers whether all came in time.
    fn survives(control: TimeControl, moves: u32, share: fn(Allowance) -> Duration) -> bool {
        let mut clock = Clock::new(control);
        (0..moves).all(|played| {
            let to_go = (moves - played).max(10);
            let allowance = clock.allowance(Color::Black, to_go, MARGIN).expect("limited");
            assert!(allowance.target <= allowance.maximum, "{control}: {allowance:?}");
            clock.spend(Color::Black, share(allowance) + MARGIN / 2)
        })
    }

    fn controls() -> [TimeControl; 6] {
        [
            TimeControl::Absolute { main: s(300) },
            TimeControl::Canadian { main: s(60), period: s(60), stones: 5 },
            TimeControl::Byoyomi { main: s(60), period: s(10), periods: 1 },
            TimeControl::Byoyomi { main: s(0), period: s(2), periods: 3 },
            TimeControl::Fischer { main: s(60), increment: s(2), limit: None, per_move: None },
            TimeControl::Fischer {
                main: s(60),
                increment: s(3),
                limit: Some(s(90)),
                per_move: Some(s(5)),
            },
        ]
    }

    #[test]
    fn no_control_is_lost_on_time_by_keeping_to_the_target() {
        for control in controls() {
            assert!(survives(control, 150, |allowance| allowance.target), "{control}");
        }
    }

    #[test]
    fn a_long_think_now_and_then_costs_no_game() {
        for control in controls() {
            assert!(survives(control, 20, |allowance| allowance.maximum), "{control}");
        }
    }

    #[test]
    fn no_limit_no_allowance() {
        assert_eq!(Clock::unlimited().allowance(Color::White, 30, MARGIN), None);
    }

    #[test]
    fn overtime_is_used() {
        let clock = Clock::new(TimeControl::Byoyomi { main: s(1), period: s(30), periods: 3 });
        let allowance = clock.allowance(Color::Black, 60, MARGIN).expect("limited");
        assert_eq!(allowance.target, s(30) - MARGIN);
    }

    #[test]
    fn what_is_left_of_a_period_is_lost() {
        let (main, period, stones) = (s(60), s(10), 5);
        for (control, in_main, in_overtime) in [
            (TimeControl::Byoyomi { main, period, periods: 5 }, true, false),
            (TimeControl::Canadian { main, period, stones }, true, true),
            (TimeControl::Canadian { main, period, stones: 1 }, true, false),
        ] {
            let comes_back = |clock: &Clock| {
                clock.allowance(Color::Black, 60, MARGIN).expect("limited").comes_back
            };
            let mut clock = Clock::new(control);
            assert_eq!(comes_back(&clock), in_main, "{control}");
            assert!(clock.spend(Color::Black, s(61)));
            assert_eq!(comes_back(&clock), in_overtime, "{control}");
        }
    }

    #[test]
    fn a_game_of_seconds_is_not_lost_by_what_each_move_costs() {
        let control = TimeControl::Absolute { main: s(30) };
        assert!(survives(control, 60, |allowance| allowance.target));
    }

    #[test]
    fn nothing_left_is_nothing_allowed() {
        let mut clock = Clock::new(TimeControl::Absolute { main: s(1) });
        assert!(!clock.spend(Color::Black, s(2)));
        let allowance = clock.allowance(Color::Black, 0, MARGIN).expect("limited");
        assert_eq!((allowance.target, allowance.maximum), (Duration::ZERO, Duration::ZERO));
    }
}
