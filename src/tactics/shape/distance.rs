//! The shapes of stones at a distance: kosumi, kogeima and the jump, good and bad.

use super::sides::{Side, Sides, around};
use super::{Shape, ShapeSets};
use crate::board::{Bitboard, Board};

/// Finds the shapes of this file in a position.
pub(super) fn find<const W: usize>(board: &Board<W>, sides: &Sides<W>, sets: &mut ShapeSets<W>) {
    let with_own_around = around(board.stones(board.to_play()));
    let (good, bad) = kogeima(sides);
    sets.set(Shape::Kosumi, kosumi(sides));
    sets.set(Shape::Kogeima, good);
    sets.set(Shape::BadKogeima, bad - with_own_around);
    sets.set(Shape::BadTobi, cut_jumps(board, sides) - with_own_around);
}

/// The points diagonal to an own stone, no enemy stone between.
fn kosumi<const W: usize>(sides: &Sides<W>) -> Bitboard<W> {
    Side::CORNERS.into_iter().fold(Bitboard::EMPTY, |sum, [a, b]| {
        let enemy_between = sides.enemy(a) | sides.enemy(b);
        sum | (sides.seen(sides.own(a), b) - enemy_between)
    })
}

/// The points a knight's move from an own stone: with no enemy stone between, and with one.
/// Between are the two points in the middle of the two by three points of the move.
fn kogeima<const W: usize>(sides: &Sides<W>) -> (Bitboard<W>, Bitboard<W>) {
    let (mut good, mut bad) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for a in Side::ALL {
        for b in a.turns() {
            let knight = sides.seen(sides.seen(sides.own(b), a), a);
            let enemy_between = sides.enemy(a) | sides.seen(sides.enemy(b), a);
            good |= knight - enemy_between;
            bad |= knight & enemy_between;
        }
    }
    (good, bad)
}

/// The jumps of one point that the enemy can push through: a stone of his touches the gap.
fn cut_jumps<const W: usize>(board: &Board<W>, sides: &Sides<W>) -> Bitboard<W> {
    let weak = board.stones(!board.to_play()).neighbors() & board.empty();
    Side::ALL.into_iter().fold(Bitboard::EMPTY, |sum, a| sum | sides.seen(sides.own(a) & weak, a))
}
