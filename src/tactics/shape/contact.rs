//! The shapes of stones that touch: connections, hane, wall and empty triangle.

use super::sides::{Side, Sides};
use super::{Shape, ShapeSets};
use crate::board::{Bitboard, Board};

/// Finds the shapes of this file in a position.
pub(super) fn find<const W: usize>(board: &Board<W>, sides: &Sides<W>, sets: &mut ShapeSets<W>) {
    let peeped = peep_connections(board, sides);
    sets.set(Shape::PeepConnect, peeped);
    sets.set(Shape::Connect, connections(board, sides) - peeped);
    sets.set(Shape::Hane, hane(board, sides));
    sets.set(Shape::Wall, walls(sides));
    sets.set(Shape::EmptyTriangle, empty_triangles(sides));
}

/// The gaps between two facing chains that an enemy stone touches.
fn peep_connections<const W: usize>(board: &Board<W>, sides: &Sides<W>) -> Bitboard<W> {
    Side::AXES.into_iter().fold(Bitboard::EMPTY, |sum, ends| {
        let [a, b] = ends[0].turns();
        let peeped = sides.own(ends[0]) & sides.own(ends[1]) & (sides.enemy(a) | sides.enemy(b));
        sum | between_chains(board, peeped, ends)
    })
}

/// The cutting points between two diagonal stones, the enemy having the other one.
fn connections<const W: usize>(board: &Board<W>, sides: &Sides<W>) -> Bitboard<W> {
    Side::CORNERS.into_iter().fold(Bitboard::EMPTY, |sum, [a, b]| {
        let enemy = sides.seen(sides.enemy(a), b);
        sum | between_chains(board, sides.own(a) & sides.own(b) & enemy, [a, b])
    })
}

/// Those of the points whose own stones on two sides are not of one chain.
fn between_chains<const W: usize>(
    board: &Board<W>,
    points: Bitboard<W>,
    [a, b]: [Side; 2],
) -> Bitboard<W> {
    let color = board.to_play();
    let points = (points & board.empty()).iter();
    points.filter(|&p| !board.chain_of(color, a.of(p)).stones.contains(b.of(p))).collect()
}

/// The steps around an enemy stone that has no friend beside it.
fn hane<const W: usize>(board: &Board<W>, sides: &Sides<W>) -> Bitboard<W> {
    let enemy = board.stones(!board.to_play());
    let lone = enemy - enemy.neighbors();
    let mut hane = Bitboard::EMPTY;
    for a in Side::ALL {
        let beside_lone = sides.seen(lone, a);
        for b in a.turns() {
            hane |= beside_lone & sides.seen(sides.own(b), a) & sides.empty(b);
        }
    }
    hane
}

/// The ends of rows of two stones with an enemy stone beside the nearer one. The row must be
/// all there is: a point with a second own neighbor is a connection or a lump.
fn walls<const W: usize>(sides: &Sides<W>) -> Bitboard<W> {
    let mut walls = Bitboard::EMPTY;
    for a in Side::ALL {
        let row = sides.own(a) & sides.seen(sides.own(a), a);
        let [left, right] = a.turns();
        let faced = sides.seen(sides.enemy(left) | sides.enemy(right), a);
        let others = Side::ALL.into_iter().filter(|&side| side != a);
        walls |= others.fold(row & faced, |set, side| set - sides.own(side));
    }
    walls
}

/// The points that complete an empty triangle, as its corner or as one of its ends.
fn empty_triangles<const W: usize>(sides: &Sides<W>) -> Bitboard<W> {
    let mut triangles = Bitboard::EMPTY;
    for [a, b] in Side::CORNERS {
        triangles |= sides.own(a) & sides.own(b) & sides.seen(sides.empty(b), a);
        let far = sides.seen(sides.own(b), a);
        let ends = (sides.own(a) & sides.empty(b)) | (sides.own(b) & sides.empty(a));
        triangles |= far & ends;
    }
    triangles
}
