//! The shapes of the lines of the board: death, defeat, territory, influence, and the hit on
//! the shoulder, which is one line above its stone.

use super::sides::{Side, Sides, around};
use super::{Shape, ShapeSets};
use crate::board::{Bitboard, Board};

/// Finds the shapes of this file in a position.
pub(super) fn find<const W: usize>(board: &Board<W>, sides: &Sides<W>, sets: &mut ShapeSets<W>) {
    let lines = lines(board);
    let stones = board.points() - board.empty();
    sets.set(Shape::LineOfDeath, lines[0] - around(stones));
    sets.set(Shape::LineOfDefeat, lines[1]);
    sets.set(Shape::LineOfTerritory, lines[2]);
    sets.set(Shape::LineOfInfluence, lines[3]);
    let enemy = board.stones(!board.to_play());
    let low = sides.shoulders(enemy & lines[2]) & lines[3];
    let high = sides.shoulders(enemy & lines[3]) & lines[4];
    sets.set(Shape::Kata, low | high);
}

/// The first five lines of the board. Small boards do not have all of them.
fn lines<const W: usize>(board: &Board<W>) -> [Bitboard<W>; 5] {
    let mut lines = [board.edge(); 5];
    let mut inside = board.points() - board.edge();
    for n in 1..5 {
        lines[n] = lines[n - 1].neighbors() & inside;
        inside -= lines[n];
    }
    lines
}

impl<const W: usize> Sides<W> {
    /// The points that have a stone of the set at a corner, with nothing between.
    fn shoulders(&self, stones: Bitboard<W>) -> Bitboard<W> {
        Side::CORNERS.into_iter().fold(Bitboard::EMPTY, |sum, [a, b]| {
            let free = self.empty(a) & self.empty(b);
            sum | (self.seen(self.seen(stones, a), b) & free)
        })
    }
}
