//! The board seen from every point at once: what lies on each side of it.

use crate::board::{Bitboard, Board, Point};

/// A side of a point, in the order of [`Point::neighbors`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    North,
    South,
    East,
    West,
}

impl Side {
    /// Every side.
    pub(super) const ALL: [Side; 4] = [Side::North, Side::South, Side::East, Side::West];

    /// The two lines through a point, each by its ends.
    pub(super) const AXES: [[Side; 2]; 2] = [[Side::North, Side::South], [Side::East, Side::West]];

    /// The four corners of a point, each by the two sides it lies between.
    pub(super) const CORNERS: [[Side; 2]; 4] = [
        [Side::North, Side::East],
        [Side::North, Side::West],
        [Side::South, Side::East],
        [Side::South, Side::West],
    ];

    /// The two sides at right angles to this one.
    pub(super) const fn turns(self) -> [Side; 2] {
        match self {
            Side::North | Side::South => Side::AXES[1],
            Side::East | Side::West => Side::AXES[0],
        }
    }

    /// The next point on this side, which may be off the board.
    pub(super) const fn of<const W: usize>(self, point: Point<W>) -> Point<W> {
        point.neighbors()[self as usize]
    }
}

/// Sets of points by what their neighbors are, for the player to move.
pub(super) struct Sides<const W: usize> {
    points: Bitboard<W>,
    own: [Bitboard<W>; 4],
    enemy: [Bitboard<W>; 4],
    empty: [Bitboard<W>; 4],
}

impl<const W: usize> Sides<W> {
    /// The sides of a board's points.
    pub(super) fn of(board: &Board<W>) -> Sides<W> {
        let points = board.points();
        let seen = |set: Bitboard<W>| Side::ALL.map(|side| seen(set, side) & points);
        Sides {
            points,
            own: seen(board.stones(board.to_play())),
            enemy: seen(board.stones(!board.to_play())),
            empty: seen(board.empty()),
        }
    }

    /// The points with a stone of the player on this side.
    #[inline(always)]
    pub(super) fn own(&self, side: Side) -> Bitboard<W> {
        self.own[side as usize]
    }

    /// The points with an enemy stone on this side.
    #[inline(always)]
    pub(super) fn enemy(&self, side: Side) -> Bitboard<W> {
        self.enemy[side as usize]
    }

    /// The points with an empty point on this side.
    #[inline(always)]
    pub(super) fn empty(&self, side: Side) -> Bitboard<W> {
        self.empty[side as usize]
    }

    /// The points whose neighbor on this side is in a set.
    #[inline(always)]
    pub(super) fn seen(&self, set: Bitboard<W>, side: Side) -> Bitboard<W> {
        seen(set, side) & self.points
    }
}

/// As [`Sides::seen`], perhaps with bits off the board.
#[inline(always)]
fn seen<const W: usize>(set: Bitboard<W>, side: Side) -> Bitboard<W> {
    match side {
        Side::North => set.south(),
        Side::South => set.north(),
        Side::East => set.west(),
        Side::West => set.east(),
    }
}

/// The points next to a set, corners included, as a set that may reach off the board.
pub(super) fn around<const W: usize>(set: Bitboard<W>) -> Bitboard<W> {
    set.diagonals().into_iter().fold(set.neighbors(), |sum, corner| sum | corner)
}
