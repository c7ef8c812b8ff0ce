//! A net's word on a position, as the search keeps it, and a store of it that all threads share.

use crate::board::{Bitboard, Move, Point, Size};
use crate::net::Evaluation;
use std::sync::{Arc, Mutex, PoisonError};

/// A net's word on a position, from the view of the player to move.
///
/// Points are counted as in an [`Evaluation`]; the numbers are as fine as the tree keeps them.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Advice {
    /// The chance to win, 0 to 1.
    pub(super) win: f32,
    /// The points that the player will be ahead.
    pub(super) lead: f32,
    size: Size,
    /// The root of the chance of each move, a pass last.
    likelihoods: Box<[u16]>,
    /// The owners of the points.
    owners: Box<[i8]>,
}

impl Advice {
    /// The advice of an evaluation where these points and a pass are the moves; `exponent` is
    /// that of the chances.
    pub(super) fn new<const W: usize>(
        evaluation: &Evaluation,
        moves: Bitboard<W>,
        exponent: f32,
    ) -> Advice {
        let size = evaluation.size;
        let mut chances = evaluation.chances(moves);
        if exponent != 1.0 {
            chances.iter_mut().for_each(|chance| *chance = chance.powf(exponent));
        }
        let sum: f32 = chances.iter().sum();
        let root = |chance: &f32| ((chance / sum).sqrt() * f32::from(u16::MAX)).round() as u16;
        let owner = |&owner: &f32| (owner.clamp(-1.0, 1.0) * f32::from(i8::MAX)).round() as i8;
        Advice {
            win: evaluation.win(),
            lead: evaluation.score,
            size,
            likelihoods: chances.iter().map(root).collect(),
            owners: evaluation.ownership.iter().map(owner).collect(),
        }
    }

    /// The root of the chance of a move, 0 to 1.
    pub(super) fn likelihood<const W: usize>(&self, mv: Move<W>) -> f32 {
        let index =
            mv.point().map_or(self.size.area(), |point| Evaluation::index(self.size, point));
        f32::from(self.likelihoods[index]) / f32::from(u16::MAX)
    }

    /// The owner of a point at the end: 1 the player to move, -1 the opponent.
    pub(super) fn owner<const W: usize>(&self, point: Point<W>) -> f32 {
        f32::from(self.owners[Evaluation::index(self.size, point)]) / f32::from(i8::MAX)
    }
}

/// Advice on positions by their keys. A newer one takes the place of an older one.
#[derive(Debug)]
pub(super) struct Recollections(Box<[Slot]>);

type Slot = Mutex<Option<(u64, Arc<Advice>)>>;

impl Recollections {
    /// Room for so many.
    pub(super) fn new(room: usize) -> Recollections {
        Recollections((0..room).map(|_| Slot::default()).collect())
    }

    /// The advice on a position.
    pub(super) fn get(&self, key: u64) -> Option<Arc<Advice>> {
        let slot = self.slot(key)?.lock().unwrap_or_else(PoisonError::into_inner);
        slot.as_ref().filter(|(known, _)| *known == key).map(|(_, advice)| advice.clone())
    }

    /// Keeps the advice on a position.
    pub(super) fn put(&self, key: u64, advice: Arc<Advice>) {
        if let Some(slot) = self.slot(key) {
            *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some((key, advice));
        }
    }

    fn slot(&self, key: u64) -> Option<&Slot> {
        self.0.get((key % (self.0.len().max(1) as u64)) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evaluation() -> Evaluation {
        let mut evaluation = Evaluation::blank(Size::MIN);
        evaluation.policy = vec![0.0, 2.0_f32.ln(), 50.0, 0.0, 0.0];
        evaluation.ownership = vec![1.0, -0.5, 0.0, 7.0];
        (evaluation.win_logit, evaluation.score) = (0.0, -3.5);
        evaluation
    }

    #[test]
    fn only_legal_moves_share_the_policy() {
        let moves: Bitboard<1> = [0, 1].map(|col| Point::<1>::new(col, 0)).into_iter().collect();
        let advice = Advice::new(&evaluation(), moves, 1.0);
        let chance = |mv: Move| advice.likelihood(mv).powi(2);
        for (mv, expected) in [("A1", 0.25), ("B1", 0.5), ("A2", 0.0), ("pass", 0.25)] {
            let found = chance(mv.parse().expect("a move"));
            assert!((found - expected).abs() < 1e-4, "{mv}: {found}");
        }
        let sharper = Advice::new(&evaluation(), moves, 2.0);
        let found = sharper.likelihood("B1".parse::<Move>().expect("a move")).powi(2);
        assert!((found - 4.0 / 6.0).abs() < 1e-4, "{found}");
    }

    #[test]
    fn what_else_it_says_is_kept() {
        let advice = Advice::new(&evaluation(), Bitboard::<1>::EMPTY, 1.0);
        assert_eq!((advice.win, advice.lead), (0.5, -3.5));
        let owner = |col, row| advice.owner(Point::<1>::new(col, row));
        assert_eq!((owner(0, 0), owner(0, 1), owner(1, 1)), (1.0, 0.0, 1.0));
        assert!((owner(1, 0) + 0.5).abs() < 0.01);
    }

    #[test]
    fn advice_is_found_again_until_another_takes_its_place() {
        let advice = Arc::new(Advice::new(&evaluation(), Bitboard::<1>::EMPTY, 1.0));
        let known = Recollections::new(8);
        known.put(3, advice.clone());
        assert_eq!((known.get(3), known.get(11)), (Some(advice.clone()), None));
        known.put(11, advice.clone());
        assert_eq!((known.get(3), known.get(11)), (None, Some(advice.clone())));
        let none = Recollections::new(0);
        none.put(3, advice);
        assert_eq!(none.get(3), None);
    }
}
