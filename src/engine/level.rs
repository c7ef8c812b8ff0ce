//! Weaker play for people: fewer simulations, for the lower levels without a net, and for the lowest
//! a freer choice.
//!
//! | level | simulations with a net | without | freedom |
//! |---|---|---|---|
//! | 1 | | 50 | 0.55 |
//! | 2 | | 80 | 0.4 |
//! | 3 | | 105 | 0.32 |
//! | 4 | | 150 | 0.21 |
//! | 5 | | 240 | 0.13 |
//! | 6 | | 600 | 0.02 |
//! | 7 | 2 | 700 | none |
//! | 8 | 8 | 1300 | none |
//! | 9 | 32 | 2600 | none |
//! | 10 | no bound | no bound | none |
//!
//! Even a glance of a net is too good for a beginner. With a freedom of 1 a move is played as often
//! as it was simulated; with less the most simulated moves are preferred more and more.

use super::Analysis;
use crate::board::Move;
use rand::{Rng, RngExt};

/// The numbers of a level.
struct Row {
    /// Simulations with a net; none if the level does without.
    advised: Option<u64>,
    /// Simulations without one.
    plain: u64,
    freedom: f64,
}

const fn row(advised: Option<u64>, plain: u64, freedom: f64) -> Row {
    Row { advised, plain, freedom }
}

/// The levels from 1; the one above them is without bounds.
const LEVELS: [Row; 9] = [
    row(None, 50, 0.55),
    row(None, 80, 0.4),
    row(None, 105, 0.32),
    row(None, 150, 0.21),
    row(None, 240, 0.13),
    row(None, 600, 0.02),
    row(Some(2), 700, 0.0),
    row(Some(8), 1300, 0.0),
    row(Some(32), 2600, 0.0),
];

/// The strength that a player is meant to have.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Level {
    /// The most simulations for a move.
    pub(super) playouts: Option<u64>,
    /// True if a net may be asked.
    pub(super) asks_net: bool,
    freedom: f64,
}

impl Level {
    /// A level by its number, 1 to 10, for a player who has a net or none.
    pub(super) fn new(number: usize, has_net: bool) -> Level {
        let Some(row) = LEVELS.get(number.saturating_sub(1)) else {
            return Level { playouts: None, asks_net: true, freedom: 0.0 };
        };
        let advised = row.advised.filter(|_| has_net);
        Level {
            playouts: Some(advised.unwrap_or(row.plain)),
            asks_net: advised.is_some(),
            freedom: row.freedom,
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
        for has_net in [false, true] {
            let levels: Vec<Level> = (1..=10).map(|number| Level::new(number, has_net)).collect();
            for pair in levels.windows(2) {
                let strength = |level: Level| (level.asks_net, level.playouts.unwrap_or(u64::MAX));
                assert!(strength(pair[0]) < strength(pair[1]));
                assert!(pair[0].freedom >= pair[1].freedom);
            }
            assert!(levels[9].is_full() && !levels[8].is_full());
            assert_eq!(levels[8].asks_net, has_net);
        }
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
            let pick = |_| Level::new(number, false).pick(&analysis, best, &mut rng);
            let picked: Vec<String> = (0..1000).map(pick).map(|mv| mv.to_string()).collect();
            assert!(picked.iter().all(|mv| ["A1", "B1"].contains(&mv.as_str())));
            picked.iter().filter(|mv| mv.as_str() == "B1").count()
        };
        let counts: Vec<usize> = (1..=6).map(&mut others).collect();
        assert!((185..260).contains(&counts[0]), "about a fifth: {counts:?}");
        assert!(counts.is_sorted_by(|a, b| a > b), "{counts:?}");
        assert_eq!(counts[5], 0);
        assert_eq!(Level::new(1, false).pick(&analysis, Move::Pass, &mut rng), Move::Pass);
    }
}
