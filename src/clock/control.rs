//! Time controls: the agreement of the players.

use super::TimeLeft;
use std::fmt;
use std::str::FromStr;
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

    /// The words that [`FromStr`] reads: `byoyomi 600 30 5`.
    pub fn words(self) -> String {
        let s = |time: Duration| time.as_secs_f64();
        let limit = |limit: Option<Duration>| limit.map_or(-1.0, s);
        match self {
            TimeControl::Unlimited => "none".to_string(),
            TimeControl::Absolute { main } => format!("absolute {}", s(main)),
            TimeControl::Canadian { main, period, stones } => {
                format!("canadian {} {} {stones}", s(main), s(period))
            }
            TimeControl::Byoyomi { main, period, periods } => {
                format!("byoyomi {} {} {periods}", s(main), s(period))
            }
            TimeControl::Fischer { main, increment, limit: None, per_move: None } => {
                format!("fischer {} {}", s(main), s(increment))
            }
            TimeControl::Fischer { main, increment, limit: most, per_move } => format!(
                "fischer-capped {} {} {} {}",
                s(main),
                s(increment),
                limit(most),
                limit(per_move)
            ),
        }
    }

    /// Time that each player starts with. Without main time overtime begins at once.
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

/// A time longer than any game, so that sums of times stay small.
const LONGEST: f64 = 1e9;

/// A text that is no time control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownControl;

impl fmt::Display for UnknownControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "no time control: none, absolute MAIN, byoyomi MAIN PERIOD PERIODS, \
             canadian MAIN PERIOD STONES, fischer MAIN INCREMENT, \
             fischer-capped MAIN INCREMENT LIMIT MOVE, or MAIN PERIOD STONES as in GTP",
        )
    }
}

impl std::error::Error for UnknownControl {}

impl FromStr for TimeControl {
    type Err = UnknownControl;

    /// Reads the words of KGS and KataGo, as in `byoyomi 600 30 5`, or the three numbers of
    /// GTP's `time_settings`. Times are in seconds, whole or not; a limit below 0 is none.
    fn from_str(text: &str) -> Result<TimeControl, UnknownControl> {
        let mut words = text.split_whitespace().peekable();
        let name = words.next_if(|word| !word.starts_with(|c: char| c.is_ascii_digit()));
        let numbers: Result<Vec<f64>, _> = words.map(str::parse).collect();
        let numbers = numbers.map_err(|_| UnknownControl)?;
        if !numbers.iter().all(|number| number.is_finite()) {
            return Err(UnknownControl);
        }
        let s = |seconds: f64| -> Result<Duration, UnknownControl> {
            Duration::try_from_secs_f64(seconds.min(LONGEST)).map_err(|_| UnknownControl)
        };
        let limit = |seconds: f64| if seconds < 0.0 { Ok(None) } else { s(seconds).map(Some) };
        let count = |count: f64, least: u32| {
            let is_count = count.fract() == 0.0 && count >= f64::from(least) && count <= LONGEST;
            is_count.then_some(count as u32).ok_or(UnknownControl)
        };
        let name = name.map(str::to_ascii_lowercase);
        Ok(match (name.as_deref(), &numbers[..]) {
            (None, &[main, period, stones]) => {
                TimeControl::from_gtp(s(main)?, s(period)?, count(stones, 0)?)
            }
            (Some("none"), []) => TimeControl::Unlimited,
            (Some("absolute"), &[main]) => TimeControl::Absolute { main: s(main)? },
            (Some("byoyomi"), &[main, period, periods]) => TimeControl::Byoyomi {
                main: s(main)?,
                period: s(period)?,
                periods: count(periods, 1)?,
            },
            (Some("canadian"), &[main, period, stones]) => TimeControl::Canadian {
                main: s(main)?,
                period: s(period)?,
                stones: count(stones, 1)?,
            },
            (Some("fischer"), &[main, increment]) => TimeControl::Fischer {
                main: s(main)?,
                increment: s(increment)?,
                limit: None,
                per_move: None,
            },
            (Some("fischer-capped"), &[main, increment, most, per_move]) => TimeControl::Fischer {
                main: s(main)?,
                increment: s(increment)?,
                limit: limit(most)?,
                per_move: limit(per_move)?,
            },
            _ => return Err(UnknownControl),
        })
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
    fn controls_are_read_by_name() {
        for (text, written) in [
            ("none", "no limit"),
            ("0 1 0", "no limit"),
            ("600 0 0", "600s"),
            ("Absolute 600", "600s"),
            ("byoyomi 600 30 5", "600s + 5x30s byoyomi"),
            ("canadian 600 300.5 25", "600s + 25/300.5s canadian"),
            ("600 300 25", "600s + 25/300s canadian"),
            ("fischer 10.5 2", "10.5s + 2s fischer"),
            ("fischer-capped 120 10 240 -1", "120s + 10s fischer"),
        ] {
            let control: TimeControl = text.parse().expect(text);
            assert_eq!(control.to_string(), written, "{text}");
            assert_eq!(control.words().parse(), Ok(control), "{text}");
        }
        for bad in [
            "",
            "600",
            "absolute",
            "absolute -1",
            "absolute nan",
            "byoyomi 600 30",
            "byoyomi 600 30 0",
            "canadian 600 30 2.5",
            "fischer 1 2 3",
            "fischer-capped 120 10",
            "hourglass 30",
            "600 30 5 1",
        ] {
            assert_eq!(bad.parse::<TimeControl>(), Err(UnknownControl), "{bad}");
        }
    }

    #[test]
    fn a_control_says_what_it_is() {
        let s = Duration::from_secs;
        let control = TimeControl::Byoyomi { main: s(600), period: s(30), periods: 5 };
        assert_eq!(control.to_string(), "600s + 5x30s byoyomi");
    }
}
