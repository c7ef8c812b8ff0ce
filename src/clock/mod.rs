//! Time controls, a clock for the two players, and the time of day.
//!
//! A [`TimeControl`] is what the players agreed on; a [`Clock`] is what is left of it. The
//! engine keeps a clock of its own because many clients send the settings once and never
//! say how much is left; the referee of a match keeps one because players cannot be trusted.

mod allowance;
mod control;
mod stamp;

pub use allowance::Allowance;
pub use control::{TimeControl, UnknownControl};
pub use stamp::Stamp;

use crate::board::Color;
use std::time::Duration;

/// Time that a player has left, as GTP says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    /// Main time, or the rest of the running period.
    pub time: Duration,
    /// 0 in main time; in overtime the stones still to be played in this period (Canadian)
    /// or the periods left, the running one included (Japanese byoyomi).
    pub stones: u32,
}

/// The clock of a game: one time control, two players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Clock {
    control: TimeControl,
    left: [TimeLeft; 2],
}

impl Clock {
    /// A clock that nobody has used yet.
    pub fn new(control: TimeControl) -> Clock {
        Clock { control, left: [control.start(); 2] }
    }

    /// A clock that never runs out.
    pub fn unlimited() -> Clock {
        Clock::new(TimeControl::Unlimited)
    }

    /// The time control.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Sets both players back to the start.
    pub fn restart(&mut self) {
        self.left = [self.control.start(); 2];
    }

    /// Time that a player has left; meaningless, but harmless, without a limit.
    pub fn left(&self, color: Color) -> TimeLeft {
        self.left[color.index()]
    }

    /// Corrects what a player has left, by the word of whoever keeps the official clock.
    pub fn set_left(&mut self, color: Color, left: TimeLeft) {
        self.left[color.index()] = left;
    }

    /// Charges a player for a move. Answers whether the move came in time; after a late one
    /// the player has nothing left.
    pub fn spend(&mut self, color: Color, elapsed: Duration) -> bool {
        let left = &mut self.left[color.index()];
        let after = match self.control {
            TimeControl::Unlimited => Some(*left),
            TimeControl::Absolute { .. } => {
                left.time.checked_sub(elapsed).map(|time| TimeLeft { time, stones: 0 })
            }
            TimeControl::Fischer { increment, limit, .. } => {
                left.time.checked_sub(elapsed).map(|rest| {
                    let time = rest.saturating_add(increment);
                    TimeLeft { time: limit.map_or(time, |limit| time.min(limit)), stones: 0 }
                })
            }
            TimeControl::Canadian { period, stones, .. } => {
                canadian(*left, elapsed, period, stones)
            }
            TimeControl::Byoyomi { period, periods, .. } => {
                byoyomi(*left, elapsed, period, periods)
            }
        };
        let in_time = after.is_some();
        *left = after.unwrap_or(TimeLeft { time: Duration::ZERO, stones: left.stones });
        in_time
    }

    /// Lets a player go on who was late where nobody ends the game for it: there is another period of
    /// overtime, or another increment.
    pub fn play_on(&mut self, color: Color) {
        let (time, stones) = match self.control {
            TimeControl::Unlimited | TimeControl::Absolute { .. } => return,
            TimeControl::Canadian { period, stones, .. } => (period, stones),
            TimeControl::Byoyomi { period, .. } => (period, 1),
            TimeControl::Fischer { increment, .. } => (increment, 0),
        };
        self.set_left(color, TimeLeft { time, stones });
    }

    /// The time until the flag of a player falls, so that the game is lost on time; `None`
    /// without a limit.
    pub fn until_flag(&self, color: Color) -> Option<Duration> {
        let left = self.left(color);
        Some(match self.control {
            TimeControl::Unlimited => return None,
            TimeControl::Absolute { .. } | TimeControl::Fischer { .. } => left.time,
            TimeControl::Canadian { period, .. } if left.stones == 0 => left.time + period,
            TimeControl::Canadian { .. } => left.time,
            TimeControl::Byoyomi { period, periods, .. } => {
                let more = if left.stones == 0 { periods } else { left.stones - 1 };
                left.time.saturating_add(period.saturating_mul(more))
            }
        })
    }

    /// The time that the next move of a player may take when the game has about `moves_to_go`
    /// more moves of that player; `None` without a limit. The margin is held back for what
    /// happens between the clock and the engine.
    pub fn allowance(&self, color: Color, moves_to_go: u32, margin: Duration) -> Option<Allowance> {
        Allowance::of(self.control, self.left(color), moves_to_go, margin)
    }
}

/// The time left after a move under Canadian overtime.
fn canadian(left: TimeLeft, elapsed: Duration, period: Duration, stones: u32) -> Option<TimeLeft> {
    if left.stones == 0 {
        if let Some(time) = left.time.checked_sub(elapsed) {
            return Some(TimeLeft { time, stones: 0 });
        }
        return canadian(TimeLeft { time: period, stones }, elapsed - left.time, period, stones);
    }
    let time = left.time.checked_sub(elapsed)?;
    Some(match left.stones {
        1 => TimeLeft { time: period, stones },
        more => TimeLeft { time, stones: more - 1 },
    })
}

/// The time left after a move under Japanese byoyomi.
fn byoyomi(left: TimeLeft, elapsed: Duration, period: Duration, periods: u32) -> Option<TimeLeft> {
    let Some(over) = elapsed.checked_sub(left.time) else {
        return Some(match left.stones {
            0 => TimeLeft { time: left.time - elapsed, stones: 0 },
            stones => TimeLeft { time: period, stones },
        });
    };
    // Main time ends without costing a period; a running period that ends costs itself.
    let before = if left.stones == 0 { periods } else { left.stones - 1 };
    let used = over.as_nanos() / period.as_nanos().max(1);
    let stones = u32::try_from(used).ok().and_then(|used| before.checked_sub(used))?;
    (stones > 0).then_some(TimeLeft { time: period, stones })
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn s(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    /// Spends moves of the given seconds and returns what is left after each, `None` at a loss.
    fn spend(control: TimeControl, moves: &[u64]) -> Vec<Option<(u64, u32)>> {
        let mut clock = Clock::new(control);
        let mut after = |&seconds: &u64| {
            let in_time = clock.spend(Color::White, s(seconds));
            let left = clock.left(Color::White);
            assert_eq!(clock.left(Color::Black), control.start());
            in_time.then_some((left.time.as_secs(), left.stones))
        };
        moves.iter().map(&mut after).collect()
    }

    #[test]
    fn unlimited_time_is_never_spent() {
        assert!(Clock::unlimited().spend(Color::Black, s(u64::MAX)));
    }

    #[test]
    fn absolute_time_runs_down() {
        let control = TimeControl::Absolute { main: s(10) };
        assert_eq!(spend(control, &[4, 6, 1]), [Some((6, 0)), Some((0, 0)), None]);
    }

    #[test]
    fn canadian_overtime_counts_stones() {
        let control = TimeControl::Canadian { main: s(10), period: s(5), stones: 3 };
        assert_eq!(
            spend(control, &[9, 2, 1, 1, 6]),
            [Some((1, 0)), Some((4, 2)), Some((3, 1)), Some((5, 3)), None]
        );
    }

    #[test]
    fn one_canadian_stone_is_a_period_each() {
        let control = TimeControl::Canadian { main: s(0), period: s(5), stones: 1 };
        assert_eq!(spend(control, &[4, 5, 6]), [Some((5, 1)), Some((5, 1)), None]);
    }

    #[test]
    fn byoyomi_counts_periods() {
        let control = TimeControl::Byoyomi { main: s(10), period: s(5), periods: 3 };
        assert_eq!(
            spend(control, &[8, 3, 4, 6, 3, 9, 5]),
            [
                Some((2, 0)),
                Some((5, 3)),
                Some((5, 3)),
                Some((5, 2)),
                Some((5, 2)),
                Some((5, 1)),
                None
            ]
        );
        assert_eq!(spend(control, &[30]), [None]);
        assert_eq!(spend(control, &[24]), [Some((5, 1))]);
    }

    #[test]
    fn fischer_time_grows_to_its_limit() {
        let control = TimeControl::Fischer {
            main: s(10),
            increment: s(5),
            limit: Some(s(12)),
            per_move: None,
        };
        assert_eq!(
            spend(control, &[4, 1, 12, 6]),
            [Some((11, 0)), Some((12, 0)), Some((5, 0)), None]
        );
    }

    #[test]
    fn the_flag_falls_when_all_is_used() {
        let main = s(10);
        for (control, flag) in [
            (TimeControl::Unlimited, None),
            (TimeControl::Absolute { main }, Some(10)),
            (TimeControl::Canadian { main, period: s(5), stones: 3 }, Some(15)),
            (TimeControl::Canadian { main: s(0), period: s(5), stones: 3 }, Some(5)),
            (TimeControl::Byoyomi { main, period: s(5), periods: 3 }, Some(25)),
            (TimeControl::Byoyomi { main: s(0), period: s(5), periods: 3 }, Some(15)),
        ] {
            let mut clock = Clock::new(control);
            assert_eq!(clock.until_flag(Color::Black), flag.map(s), "{control}");
            if let Some(flag) = flag {
                assert!(clock.spend(Color::Black, s(flag - 1)), "{control}");
                clock.restart();
                assert!(!clock.spend(Color::Black, s(flag + 1)), "{control}");
            }
        }
    }

    #[test]
    fn who_is_late_and_not_stopped_has_time_again() {
        let (main, period, stones) = (s(10), s(5), 3);
        for (control, left) in [
            (TimeControl::Absolute { main }, (0, 0)),
            (TimeControl::Canadian { main, period, stones }, (5, 3)),
            (TimeControl::Byoyomi { main, period, periods: 3 }, (5, 1)),
            (TimeControl::Fischer { main, increment: s(2), limit: None, per_move: None }, (2, 0)),
        ] {
            let mut clock = Clock::new(control);
            assert!(!clock.spend(Color::Black, s(60)));
            clock.play_on(Color::Black);
            let after = clock.left(Color::Black);
            assert_eq!((after.time.as_secs(), after.stones), left, "{control}");
            assert_eq!(clock.left(Color::White), control.start());
        }
    }

    #[test]
    fn the_official_clock_is_believed() {
        let mut clock = Clock::new(TimeControl::Byoyomi { main: s(60), period: s(10), periods: 5 });
        clock.set_left(Color::Black, TimeLeft { time: s(3), stones: 2 });
        assert!(clock.spend(Color::Black, s(4)));
        assert_eq!(clock.left(Color::Black), TimeLeft { time: s(10), stones: 1 });
        assert!(!clock.spend(Color::Black, s(10)));
        clock.restart();
        assert_eq!(clock.left(Color::Black), TimeLeft { time: s(60), stones: 0 });
    }
}
