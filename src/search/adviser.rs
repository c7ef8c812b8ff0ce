//! The net as a search asks it.

use super::advice::{Advice, Recollections};
use crate::board::{Bitboard, Move, Size, Symmetry, mix};
use crate::net::{Evaluation, Evaluator, Net, Planes, Situation};
use rand::rngs::SmallRng;
use rand::{Rng, RngExt};
use std::sync::Arc;

/// A way to look at a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// From one side of the board, whichever chance picks.
    Quick,
    /// From all eight sides, on average.
    Thorough,
}

/// A net with what one thread needs to ask it, and with what all threads know already.
pub(super) struct Adviser {
    evaluator: Evaluator,
    planes: Planes,
    mean: Evaluation,
    exponent: f32,
    known: Arc<Recollections>,
}

impl Adviser {
    /// An adviser for one thread; `exponent` is that of its chances.
    pub(super) fn new(net: Arc<Net>, exponent: f32, known: Arc<Recollections>) -> Adviser {
        Adviser {
            evaluator: Evaluator::new(net),
            planes: Planes::default(),
            mean: Evaluation::blank(Size::NINE),
            exponent,
            known,
        }
    }

    /// The advice on a position where these points and a pass are the moves.
    pub(super) fn advise<const W: usize>(
        &mut self,
        situation: &Situation<W>,
        moves: Bitboard<W>,
        look: Look,
        rng: &mut SmallRng,
    ) -> Arc<Advice> {
        let key = key(situation);
        if look == Look::Quick
            && let Some(advice) = self.known.get(key)
        {
            return advice;
        }
        self.planes.fill(situation);
        let evaluation = match look {
            Look::Quick => self.evaluator.evaluate(&self.planes, any_symmetry(rng)),
            Look::Thorough => {
                self.look_from_all_sides();
                &self.mean
            }
        };
        let advice = Arc::new(Advice::new(evaluation, moves, self.exponent));
        self.known.put(key, advice.clone());
        advice
    }

    fn look_from_all_sides(&mut self) {
        let size = self.planes.size();
        self.mean = Evaluation::blank(size);
        let share = 1.0 / Symmetry::ALL.len() as f32;
        for symmetry in Symmetry::ALL {
            let one = self.evaluator.evaluate(&self.planes, symmetry);
            let add = |sum: &mut [f32], more: &[f32]| {
                sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += share * more);
            };
            add(&mut self.mean.policy, &one.policy);
            add(&mut self.mean.ownership, &one.ownership);
            self.mean.win_logit += share * one.win_logit;
            self.mean.score += share * one.score;
        }
    }
}

fn any_symmetry(rng: &mut impl Rng) -> Symmetry {
    Symmetry::ALL[rng.random_range(0..Symmetry::ALL.len())]
}

/// The key of all that matters of a situation. Moves that led there are left out but for passes:
/// the net looks at them, but what it says hardly depends on them.
fn key<const W: usize>(situation: &Situation<W>) -> u64 {
    let passes = situation.recent.iter().take_while(|mv| **mv == Some(Move::Pass)).count();
    let forbidden = situation.forbidden.iter().map(|point| point.index() as u64 + 1);
    let bonus = u64::from(situation.white_bonus.to_bits());
    let rest = forbidden.fold(passes as u64 ^ bonus << 8, |key, index| mix(key ^ index));
    situation.board.key() ^ mix(rest ^ (situation.scoring as u64) << 40)
}
