//! Games counted, and how far the count can be trusted.

use std::cmp::Ordering;
use std::ops::AddAssign;

/// Counts of a move: the games it was played in, and those its player won.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// The games that came this way.
    pub games: u64,
    /// Those of them that the player of the move won.
    pub wins: u64,
}

impl Tally {
    /// Standard deviations below the win rate at which [`Tally::lower_bound`] is usually asked
    /// for: the true rate lies above the bound in 95 of 100 cases.
    pub const CONFIDENCE: f64 = 1.645;

    /// One game.
    pub const fn game(won: bool) -> Tally {
        Tally { games: 1, wins: won as u64 }
    }

    /// The share of games won; 0 without a game.
    pub fn win_rate(self) -> f64 {
        if self.games == 0 { 0.0 } else { self.wins as f64 / self.games as f64 }
    }

    /// The least true win rate that explains the count: the lower end of Wilson's score
    /// interval (1927), `confidence` standard deviations wide to that side. It is 0 without a
    /// game and approaches the win rate as games come in.
    pub fn lower_bound(self, confidence: f64) -> f64 {
        if self.games == 0 {
            return 0.0;
        }
        let (n, rate, z2) = (self.games as f64, self.win_rate(), confidence * confidence);
        let middle = rate + z2 / (2.0 * n);
        let reach = confidence * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
        ((middle - reach) / (1.0 + z2 / n)).max(0.0)
    }

    /// The order of two moves by their lower bounds, then by games: the greater is the better.
    pub fn cmp_bound(self, other: Tally, confidence: f64) -> Ordering {
        let bound = |tally: Tally| tally.lower_bound(confidence);
        bound(self).total_cmp(&bound(other)).then(self.games.cmp(&other.games))
    }
}

impl AddAssign for Tally {
    /// Adds counts; they stop at the largest number rather than start again from 0.
    fn add_assign(&mut self, other: Tally) {
        self.games = self.games.saturating_add(other.games);
        self.wins = self.wins.saturating_add(other.wins);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bound(wins: u64, games: u64) -> f64 {
        Tally { games, wins }.lower_bound(1.96)
    }

    #[test]
    fn lower_bound_is_wilsons() {
        // Values of the score interval in Newcombe (1998), table I.
        assert!((bound(81, 263) - 0.2553).abs() < 5e-5);
        assert!((bound(15, 148) - 0.0624).abs() < 5e-5);
        assert!((bound(1, 29) - 0.0061).abs() < 5e-5);
        assert_eq!((bound(0, 20), bound(0, 0)), (0.0, 0.0));
    }

    #[test]
    fn more_games_at_the_same_rate_are_better() {
        assert!(bound(600, 1000) > bound(60, 100));
        assert!(bound(60, 100) > bound(3, 4), "four games prove little");
    }
}
