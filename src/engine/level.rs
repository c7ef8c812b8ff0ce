//! Weaker play for people: fewer simulations, and for the lowest levels a freer choice.
//!
//! | level | simulations | freedom |
//! |---|---|---|
//! | 1 | 10 | 1.0 |
//! | 2 | 20 | 0.8 |
//! | 3 | 40 | 0.6 |
//! | 4 | 80 | 0.4 |
//! | 5 | 160 | 0.2 |
//! | 6 | 320 | none |
//! | 7 | 640 | none |
//! | 8 | 1300 | none |
//! | 9 | 2600 | none |
//! | 10 | no bound | none |
//!
//! With a freedom of 1 a move is played as often as it was simulated; with less the most
//! simulated moves are preferred more and more.

use super::Analysis;
use crate::board::Move;
use rand::{Rng, RngExt};

/// Simulations and freedom of the levels from 1; the one above them is without bounds.
const LEVELS: [(u64, f64); 9] = [
    (10, 1.0),
    (20, 0.8),
    (40, 0.6),
    (80, 0.4),
    (160, 0.2),
    (320, 0.0),
    (640, 0.0),
    (1300, 0.0),
    (2600, 0.0),
];

/// The strength that a player is meant to have.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Level {
    /// The most simulations for a move.
    pub(super) playouts: Option<u64>,
    freedom: f64,
}

impl Level {
    /// A level by its number, 1 to 10.
    pub(super) fn new(number: usize) -> Level {
        match LEVELS.get(number.saturating_sub(1)) {
            Some(&(playouts, freedom)) => Level { playouts: Some(playouts), freedom },
            None => Level { playouts: None, freedom: 0.0 },
        }
    }

    /// Tells whether the player does its best.
    pub(super) fn is_full(self) -> bool {
        self.playouts.is_none()
    }

    /// The move for a player of this level among those of a search, when the best is no pass.
    pub(super) fn pick(self, analysis: &Analysis, best: Move, rng: &mut impl Rng) -> Move {
        let most = analysis.moves.iter().map(|info| info.visits).max().unwrap_or(0);
        if self.freedom <= 0.0 || best == Move::Pass || most == 0 {
            return best;
        }
        let weight = |visits: u64| (visits as f64 / most as f64).powf(1.0 / self.freedom);
        let moves = || analysis.moves.iter().filter(|info| info.mv != Move::Pass);
        let mut left = rng.random::<f64>() * moves().map(|info| weight(info.visits)).sum::<f64>();
        for info in moves() {
            left -= weight(info.visits);
            if left < 0.0 {
                return info.mv;
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;
    use crate::engine::MoveInfo;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    #[test]
    fn levels_rise() {
        let levels: Vec<Level> = (1..=10).map(Level::new).collect();
        for pair in levels.windows(2) {
            let bound = |level: Level| level.playouts.unwrap_or(u64::MAX);
            assert!(bound(pair[0]) < bound(pair[1]));
            assert!(pair[0].freedom >= pair[1].freedom);
        }
        assert!(levels[9].is_full() && !levels[8].is_full());
    }

    #[test]
    fn the_lowest_levels_choose_freely() {
        let mut analysis = Analysis::empty(Color::Black);
        for (vertex, visits) in [("A1", 60), ("B1", 30), ("C1", 0), ("pass", 10)] {
            let mv = vertex.parse().expect("a move");
            analysis.moves.push(MoveInfo { visits, ..MoveInfo::new(mv) });
        }
        let best = analysis.moves[0].mv;
        let mut rng = SmallRng::seed_from_u64(1);
        let mut others = |number: usize| {
            let pick = |_| Level::new(number).pick(&analysis, best, &mut rng);
            let picked: Vec<String> = (0..1000).map(pick).map(|mv| mv.to_string()).collect();
            assert!(picked.iter().all(|mv| ["A1", "B1"].contains(&mv.as_str())));
            picked.iter().filter(|mv| mv.as_str() == "B1").count()
        };
        let counts: Vec<usize> = (1..=6).map(&mut others).collect();
        assert!((280..390).contains(&counts[0]), "a third: {counts:?}");
        assert!(counts.is_sorted_by(|a, b| a > b), "{counts:?}");
        assert_eq!(counts[5], 0);
        assert_eq!(Level::new(1).pick(&analysis, Move::Pass, &mut rng), Move::Pass);
    }
}
