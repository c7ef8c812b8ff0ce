//! What the players agreed on.

use super::TimeLeft;
use std::fmt;
use std::time::Duration;

/// A time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeControl {
    /// No limit.
    Unlimited,
    /// So much for the whole game.
    Absolute {
        /// Time for the game.
        main: Duration,
    },
    /// Then `stones` moves in every period.
    Canadian {
        /// Time before overtime.
        main: Duration,
        /// Time for one batch of stones.
        period: Duration,
        /// Moves in a batch, at least 1.
        stones: u32,
    },
    /// Then every move within a period; a longer move uses periods up.
    Byoyomi {
        /// Time before overtime.
        main: Duration,
        /// Time for one move.
        period: Duration,
        /// Periods that may be used up, at least 1: the game is lost with the last.
        periods: u32,
    },
    /// Every move adds time.
    Fischer {
        /// Time at the start.
        main: Duration,
        /// Time gained with each move.
        increment: Duration,
        /// The most that can be saved up.
        limit: Option<Duration>,
        /// The most that one move may take.
        per_move: Option<Duration>,
    },
}

impl TimeControl {
    /// The control of GTP's `time_settings`: no stones in a period that has time means no
    /// limit, and so does no time at all.
    pub fn from_gtp(main: Duration, period: Duration, stones: u32) -> TimeControl {
        match (main.is_zero(), period.is_zero(), stones) {
            (true, true, _) | (_, false, 0) => TimeControl::Unlimited,
            (false, true, _) => TimeControl::Absolute { main },
            (_, false, stones) => TimeControl::Canadian { main, period, stones },
        }
    }

    /// What each player starts with. Without main time overtime begins at once.
    pub fn start(self) -> TimeLeft {
        let in_main = |time| TimeLeft { time, stones: 0 };
        match self {
            TimeControl::Unlimited => in_main(Duration::ZERO),
            TimeControl::Absolute { main } | TimeControl::Fischer { main, .. } => in_main(main),
            TimeControl::Canadian { main, period, stones: count }
            | TimeControl::Byoyomi { main, period, periods: count } => {
                if main.is_zero() {
                    TimeLeft { time: period, stones: count }
                } else {
                    in_main(main)
                }
            }
        }
    }
}

impl fmt::Display for TimeControl {
    /// The words of SGF's `OT` and of people: `600s`, `600s + 5x30s byoyomi`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let s = |time: Duration| time.as_secs_f64();
        match *self {
            TimeControl::Unlimited => f.write_str("no limit"),
            TimeControl::Absolute { main } => write!(f, "{}s", s(main)),
            TimeControl::Canadian { main, period, stones } => {
                write!(f, "{}s + {stones}/{}s canadian", s(main), s(period))
            }
            TimeControl::Byoyomi { main, period, periods } => {
                write!(f, "{}s + {periods}x{}s byoyomi", s(main), s(period))
            }
            TimeControl::Fischer { main, increment, .. } => {
                write!(f, "{}s + {}s fischer", s(main), s(increment))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gtp_settings_have_their_meaning() {
        let s = Duration::from_secs;
        let from = |main, period, stones| TimeControl::from_gtp(s(main), s(period), stones);
        assert_eq!(from(600, 0, 0), TimeControl::Absolute { main: s(600) });
        assert_eq!(from(0, 1, 0), TimeControl::Unlimited);
        assert_eq!(from(600, 30, 0), TimeControl::Unlimited);
        assert_eq!(from(0, 0, 0), TimeControl::Unlimited);
        assert_eq!(
            from(600, 30, 5),
            TimeControl::Canadian { main: s(600), period: s(30), stones: 5 }
        );
        assert_eq!(from(0, 30, 5).start(), TimeLeft { time: s(30), stones: 5 });
        assert_eq!(from(7, 30, 5).start(), TimeLeft { time: s(7), stones: 0 });
    }

    #[test]
    fn a_control_says_what_it_is() {
        let s = Duration::from_secs;
        let control = TimeControl::Byoyomi { main: s(600), period: s(30), periods: 5 };
        assert_eq!(control.to_string(), "600s + 5x30s byoyomi");
    }
}
