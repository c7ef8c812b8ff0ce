//! Prediction of the move that a player would make: a guess from the look of the position, learned
//! from games.
//!
//! A move has [features](feature) and a [neighborhood], each with a weight. The
//! largest neighborhood that was learned counts, and the chance of a move is the exponential of
//! its weights among those of all moves, the model of Coulom (2007), "Computing Elo Ratings
//! of Move Patterns in the Game of Go". The weights are a [text](Predictor::to_text); the
//! embedded one is `books/moves/weights.txt`, which `octant learn` has made.

mod distance;
mod facts;
pub mod feature;
pub mod neighborhood;
mod text;

pub use facts::Facts;
pub use feature::Feature;
pub use neighborhood::{Canvas, LEVELS, Pattern};
pub use text::WeightsError;

use crate::board::{Bitboard, KeyMap, Point};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

/// The weights of everything that was learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Predictor {
    features: [f32; Feature::COUNT],
    /// In canonical orientation; part of every known pattern is its smaller one, so that to
    /// grow a neighborhood may stop at the first size that is not known.
    patterns: BTreeMap<Pattern, f32>,
    by_key: KeyMap<f32>,
}

impl Predictor {
    /// A predictor of these weights, by feature number and by canonical pattern. A pattern
    /// without its smaller one is left out.
    pub fn new(features: [f32; Feature::COUNT], patterns: BTreeMap<Pattern, f32>) -> Predictor {
        let mut predictor =
            Predictor { features, patterns: BTreeMap::new(), by_key: KeyMap::default() };
        for level in 0..LEVELS {
            for (pattern, &weight) in patterns.iter().filter(|(known, _)| known.level() == level) {
                let is_rooted = pattern.smaller().is_none_or(|smaller| predictor.knows(&smaller));
                if is_rooted {
                    predictor.by_key.extend(pattern.keys().map(|key| (key, weight)));
                    predictor.patterns.insert(pattern.clone(), weight);
                }
            }
        }
        predictor
    }

    /// The predictor of the engine.
    pub fn embedded() -> Arc<Predictor> {
        static EMBEDDED: LazyLock<Arc<Predictor>> = LazyLock::new(|| {
            let predictor = Predictor::from_text(include_str!("../../books/moves/weights.txt"));
            Arc::new(predictor.unwrap_or_else(|error| {
                log::error!("the embedded weights: {error}");
                Predictor::new([0.0; Feature::COUNT], BTreeMap::new())
            }))
        });
        EMBEDDED.clone()
    }

    /// The number of patterns it knows.
    pub fn pattern_count(&self) -> usize {
        self.patterns.len()
    }

    fn knows(&self, pattern: &Pattern) -> bool {
        self.by_key.contains_key(&pattern.keys()[0])
    }

    /// The chances of some moves, by bit index.
    pub fn chances<const W: usize>(&self, facts: &Facts<W>, moves: Bitboard<W>) -> Chances<W> {
        let canvas = Canvas::new(facts.board());
        let mut chances = Chances([[0.0; 64]; W]);
        let mut sum = 0.0;
        for point in moves {
            let chance = self.weight(facts, &canvas, point).exp();
            *chances.at(point) = chance;
            sum += chance;
        }
        if sum > 0.0 {
            chances.0.as_flattened_mut().iter_mut().for_each(|chance| *chance /= sum);
        }
        chances
    }

    /// The sum of the weights of a move.
    fn weight<const W: usize>(&self, facts: &Facts<W>, canvas: &Canvas, point: Point<W>) -> f32 {
        let features = Feature::of(facts, point);
        let known = canvas.keys(point).map_while(|key| self.by_key.get(&key));
        let pattern = known.last().copied().unwrap_or_default();
        features.iter().fold(pattern, |sum, feature| sum + self.features[feature.index()])
    }
}

/// The chances of the moves of a position.
pub struct Chances<const W: usize>([[f32; 64]; W]);

impl<const W: usize> Chances<W> {
    fn at(&mut self, point: Point<W>) -> &mut f32 {
        &mut self.0.as_flattened_mut()[point.index()]
    }

    /// The chance of a move, 0 to 1.
    #[inline(always)]
    pub fn of(&self, point: Point<W>) -> f32 {
        self.0.as_flattened()[point.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Size, Symmetry, WIDE};
    use crate::playout::{Playout, PlayoutParameters};

    /// The chances of all moves after some others.
    fn chances(size: Size, moves: &[Point]) -> (Chances<WIDE>, Bitboard) {
        let playout = Playout::new(size, 7.5, &PlayoutParameters::default());
        let mut board = Board::new(size);
        for &point in moves {
            board.play(point);
        }
        let back = |n: usize| moves.len().checked_sub(n).map(|i| moves[i]);
        let scene = playout.scene(&board, back(1), back(2));
        let facts = Facts::new(&playout, &scene);
        (Predictor::embedded().chances(&facts, facts.candidates), facts.candidates)
    }

    fn points(names: &str) -> Vec<Point> {
        names.split_whitespace().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn chances_add_up_to_one() {
        for moves in ["", "Q16 D4 Q3", "D4 D5 E5 E4 F4 F5 G5 G4"] {
            let (chances, candidates) = chances(Size::MAX, &points(moves));
            let sum: f32 = candidates.iter().map(|point| chances.of(point)).sum();
            assert!((sum - 1.0).abs() < 1e-3, "{moves}: {sum}");
        }
    }

    #[test]
    fn a_game_begins_in_a_corner() {
        let (chances, candidates) = chances(Size::MAX, &[]);
        let best = candidates.iter().max_by(|&a, &b| chances.of(a).total_cmp(&chances.of(b)));
        let [col, row] = best.map(|best| [best.col(), best.row()]).unwrap().map(|x| x.min(18 - x));
        assert!((2..=3).contains(&col) && (2..=3).contains(&row), "{best:?}");
    }

    #[test]
    fn a_turned_board_has_the_same_chances() {
        let moves = points("Q16 D4 Q3 D17 C3 C4 D3 E3 E2");
        let (here, candidates) = chances(Size::MAX, &moves);
        for symmetry in Symmetry::ALL {
            let turn = |point| symmetry.point(Size::MAX, point);
            let turned: Vec<Point> = moves.iter().map(|&point| turn(point)).collect();
            let (there, _) = chances(Size::MAX, &turned);
            for point in candidates {
                let (a, b) = (here.of(point), there.of(turn(point)));
                assert!((a - b).abs() < 1e-5, "{point} {symmetry:?}: {a} {b}");
            }
        }
    }
}
