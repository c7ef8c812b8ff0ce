//! The word of a net on a position.

use crate::board::{Bitboard, Point, Size};

/// The word of a net on a position, from the view of the player to move.
///
/// Points are counted along the rows from `A1`: see [`Evaluation::index`].
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation {
    /// The size of the board.
    pub size: Size,
    /// The logit of a stone on each point, and last that of a pass. Illegal moves have logits
    /// too: a policy is the softmax over the legal ones.
    pub policy: Vec<f32>,
    /// The logit of winning.
    pub win_logit: f32,
    /// The points that the player will be ahead at the end, komi counted.
    pub score: f32,
    /// The owner of each point at the end: 1 the player to move, -1 the opponent.
    pub ownership: Vec<f32>,
}

impl Evaluation {
    /// An evaluation to be filled in.
    pub fn blank(size: Size) -> Evaluation {
        let area = size.area();
        Evaluation {
            size,
            policy: vec![0.0; area + 1],
            win_logit: 0.0,
            score: 0.0,
            ownership: vec![0.0; area],
        }
    }

    /// Prepares for another size.
    pub(super) fn resize(&mut self, size: Size) {
        self.size = size;
        self.policy.resize(size.area() + 1, 0.0);
        self.ownership.resize(size.area(), 0.0);
    }

    /// The place of a point in `policy` and `ownership`.
    #[inline(always)]
    pub fn index<const W: usize>(size: Size, point: Point<W>) -> usize {
        point.row() * size.side() + point.col()
    }

    /// The logit of a stone on a point.
    pub fn logit<const W: usize>(&self, point: Point<W>) -> f32 {
        self.policy[Evaluation::index(self.size, point)]
    }

    /// The logit of a pass.
    pub fn pass_logit(&self) -> f32 {
        self.policy[self.size.area()]
    }

    /// The chance of each move where these points and a pass are legal, in the order of
    /// `policy`; the others have none.
    pub fn chances<const W: usize>(&self, legal: Bitboard<W>) -> Vec<f32> {
        let logits = legal.iter().map(|point| self.logit(point));
        let highest = logits.fold(self.pass_logit(), f32::max);
        let mut chances = vec![0.0; self.policy.len()];
        for point in legal {
            let index = Evaluation::index(self.size, point);
            chances[index] = (self.policy[index] - highest).exp();
        }
        chances[self.size.area()] = (self.pass_logit() - highest).exp();
        let sum: f32 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= sum);
        chances
    }

    /// The chance to win, 0 to 1.
    pub fn win(&self) -> f32 {
        1.0 / (1.0 + (-self.win_logit).exp())
    }

    /// The value of the position: 1 is a sure win, -1 a sure loss.
    pub fn value(&self) -> f32 {
        2.0 * self.win() - 1.0
    }
}
