//! Statistics of results.

use std::fmt;

/// Games won, lost and drawn by A.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct MatchTally {
    /// Games that A won.
    pub wins: u64,
    /// Games that A lost.
    pub losses: u64,
    /// Games that nobody won.
    pub draws: u64,
}

/// A range that holds the truth in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// A difference in strength, as chess players count it; infinite where one side won all.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The most likely difference.
    pub likely: f64,
    /// The range it lies in.
    pub interval: Interval,
}

/// The normal distribution's bounds of 95 in 100.
const Z: f64 = 1.959_964;

impl MatchTally {
    /// Adds a game by what A scored: 1, 0 or a half.
    pub fn add(&mut self, score: f64) {
        if score > 0.5 {
            self.wins += 1;
        } else if score < 0.5 {
            self.losses += 1;
        } else {
            self.draws += 1;
        }
    }

    /// All games.
    pub fn games(&self) -> u64 {
        self.wins + self.losses + self.draws
    }

    /// A's points: a game won is one, a draw a half.
    pub fn points(&self) -> f64 {
        self.wins as f64 + 0.5 * self.draws as f64
    }

    /// A's part of the points; a half before the first game.
    pub fn rate(&self) -> f64 {
        if self.games() == 0 { 0.5 } else { self.points() / self.games() as f64 }
    }

    /// Wilson's interval for the rate (Wilson 1927), which is never empty and never leaves 0
    /// to 1, however few games there were.
    pub fn interval(&self) -> Interval {
        let games = self.games() as f64;
        if games == 0.0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        let rate = self.rate();
        let center = rate + Z * Z / (2.0 * games);
        let spread = Z * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
        let scale = 1.0 + Z * Z / games;
        Interval {
            low: ((center - spread) / scale).max(0.0),
            high: ((center + spread) / scale).min(1.0),
        }
    }

    /// The share of its points that A makes more here than there, as a part of 1, and the range
    /// that this lies in: Newcombe's method 10 (1998), which puts two of Wilson's intervals
    /// together.
    pub fn gain_over(&self, other: &MatchTally) -> (f64, Interval) {
        let (own, theirs) = (self.interval(), other.interval());
        let gain = self.rate() - other.rate();
        let down = (self.rate() - own.low).hypot(theirs.high - other.rate());
        let up = (own.high - self.rate()).hypot(other.rate() - theirs.low);
        (gain, Interval { low: gain - down, high: gain + up })
    }

    /// The strength of A over B.
    pub fn elo(&self) -> Elo {
        let Interval { low, high } = self.interval();
        Elo {
            likely: elo_of_rate(self.rate()),
            interval: Interval { low: elo_of_rate(low), high: elo_of_rate(high) },
        }
    }
}

impl fmt::Display for MatchTally {
    /// One line for people: `2.5/4 = 62.5% [21.9..90.8], Elo +89 [-220..+398]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rate, elo) = (self.interval(), self.elo());
        write!(
            f,
            "{}/{} = {:.1}% [{:.1}..{:.1}], Elo {:+.0} [{:+.0}..{:+.0}]",
            self.points(),
            self.games(),
            100.0 * self.rate(),
            100.0 * rate.low,
            100.0 * rate.high,
            elo.likely,
            elo.interval.low,
            elo.interval.high,
        )
    }
}

fn elo_of_rate(rate: f64) -> f64 {
    400.0 * (rate / (1.0 - rate)).log10()
}

fn rate_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The sequential probability ratio test (Wald 1945) of "A is stronger by `high` Elo" against
/// "only by `low`". A drawn game counts as half a win and half a loss.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    low: f64,
    high: f64,
    error: f64,
}

/// The answer of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtVerdict {
    /// More games are needed.
    Open,
    /// A is stronger, by about the higher difference.
    Stronger,
    /// A is not: the lower difference explains the results better.
    NotStronger,
}

impl Sprt {
    /// A test between two differences that is wrong with at most that chance, 0.05 by
    /// custom. `None` unless `low < high` and the chance is between 0 and a half.
    pub fn new(low: f64, high: f64, error: f64) -> Option<Sprt> {
        let is_sound = low < high && low.is_finite() && high.is_finite();
        (is_sound && error > 0.0 && error < 0.5).then_some(Sprt { low, high, error })
    }

    /// The degree to which the higher difference better explains the results, as a logarithm.
    pub fn log_likelihood_ratio(&self, tally: &MatchTally) -> f64 {
        let (low, high) = (rate_of_elo(self.low), rate_of_elo(self.high));
        let losses = tally.games() as f64 - tally.points();
        tally.points() * (high / low).ln() + losses * ((1.0 - high) / (1.0 - low)).ln()
    }

    /// The verdict of the results so far.
    pub fn verdict(&self, tally: &MatchTally) -> SprtVerdict {
        let bound = ((1.0 - self.error) / self.error).ln();
        match self.log_likelihood_ratio(tally) {
            ratio if ratio >= bound => SprtVerdict::Stronger,
            ratio if ratio <= -bound => SprtVerdict::NotStronger,
            _ => SprtVerdict::Open,
        }
    }
}

impl fmt::Display for SprtVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SprtVerdict::Open => "undecided",
            SprtVerdict::Stronger => "A is stronger",
            SprtVerdict::NotStronger => "A is not stronger",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u64, losses: u64, draws: u64) -> MatchTally {
        MatchTally { wins, losses, draws }
    }

    fn is_near(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    #[test]
    fn wilsons_interval_is_the_known_one() {
        for (tally, low, high) in [
            (tally(5, 5, 0), 0.2366, 0.7634),
            (tally(0, 10, 0), 0.0, 0.2775),
            (tally(10, 0, 0), 0.7225, 1.0),
            (tally(55, 45, 0), 0.4524, 0.6439),
            (tally(0, 0, 0), 0.0, 1.0),
        ] {
            let interval = tally.interval();
            assert!(is_near(interval.low, low) && is_near(interval.high, high), "{interval:?}");
        }
    }

    #[test]
    fn gains_are_newcombes() {
        // Examples (a) and (d) of table II in Newcombe (1998).
        for (here, there, gain, low, high) in [
            (tally(56, 14, 0), tally(48, 32, 0), 0.2, 0.0524, 0.3339),
            (tally(5, 51, 0), tally(0, 29, 0), 0.0893, -0.0381, 0.1926),
        ] {
            let (found, interval) = here.gain_over(&there);
            assert!(is_near(found, gain), "{found}");
            assert!(is_near(interval.low, low) && is_near(interval.high, high), "{interval:?}");
        }
    }

    #[test]
    fn elo_is_the_known_one() {
        assert!(is_near(tally(50, 50, 0).elo().likely, 0.0));
        assert!(is_near(tally(75, 25, 0).elo().likely, 190.8485));
        assert!(is_near(tally(60, 20, 20).elo().likely, 147.1905));
        assert_eq!(tally(10, 0, 0).elo().likely, f64::INFINITY);
        assert!(is_near(rate_of_elo(190.8485), 0.75));
    }

    #[test]
    fn points_are_counted() {
        let mut tally = MatchTally::default();
        for score in [1.0, 0.0, 0.5, 1.0] {
            tally.add(score);
        }
        assert_eq!((tally.wins, tally.losses, tally.draws), (2, 1, 1));
        assert_eq!(tally.points(), 2.5);
        assert_eq!(tally.to_string(), "2.5/4 = 62.5% [21.9..90.8], Elo +89 [-220..+398]");
    }

    #[test]
    fn the_test_decides_when_the_results_are_clear() {
        let sprt = Sprt::new(0.0, 50.0, 0.05).expect("sound");
        assert_eq!(sprt.verdict(&tally(10, 8, 0)), SprtVerdict::Open);
        assert_eq!(sprt.verdict(&tally(200, 130, 0)), SprtVerdict::Stronger);
        assert_eq!(sprt.verdict(&tally(150, 170, 0)), SprtVerdict::NotStronger);
        assert_eq!(sprt.verdict(&MatchTally::default()), SprtVerdict::Open);
    }

    #[test]
    fn unsound_tests_are_refused() {
        for (low, high, error) in [(5.0, 5.0, 0.05), (0.0, 10.0, 0.0), (0.0, 10.0, 0.5)] {
            assert_eq!(Sprt::new(low, high, error), None);
        }
        assert_eq!(Sprt::new(f64::NAN, 10.0, 0.05), None);
    }

    #[test]
    fn the_test_is_seldom_wrong() {
        use rand::rngs::StdRng;
        use rand::{Rng, SeedableRng};
        let sprt = Sprt::new(0.0, 100.0, 0.05).expect("sound");
        let mut rng = StdRng::seed_from_u64(7);
        let mut wrong = 0;
        for _ in 0..400 {
            let mut tally = MatchTally::default();
            while sprt.verdict(&tally) == SprtVerdict::Open {
                tally.add(f64::from(rng.next_u32() & 1));
            }
            wrong += u32::from(sprt.verdict(&tally) == SprtVerdict::Stronger);
        }
        // 20 expected at most; more than 40 would be a wonder.
        assert!(wrong < 40, "{wrong} of 400 equal players were called stronger");
    }
}
