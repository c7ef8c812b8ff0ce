//! A board for reading ahead: three sets, no chains, so that a copy costs next to nothing.
//!
//! Chains are found by flooding when they are asked for. A ladder asks for few of them, so
//! this is cheaper than copying a [`Board`] with its tables, above all on large boards.

use crate::board::{Bitboard, Board, Color, Point};

/// Stones and empty points. Knows capture, but no ko and no player to move.
#[derive(Clone, Copy)]
pub(super) struct Sketch<const W: usize> {
    stones: [Bitboard<W>; 2],
    empty: Bitboard<W>,
}

impl<const W: usize> Sketch<W> {
    /// The stones of a board.
    pub(super) fn new(board: &Board<W>) -> Sketch<W> {
        Sketch { stones: Color::ALL.map(|color| board.stones(color)), empty: board.empty() }
    }

    /// The chains of a color that a set of their stones belongs to.
    pub(super) fn whole(&self, color: Color, part: Bitboard<W>) -> Bitboard<W> {
        part.flood(self.stones[color.index()])
    }

    /// The empty points next to some stones.
    pub(super) fn liberties(&self, stones: Bitboard<W>) -> Bitboard<W> {
        stones.neighbors() & self.empty
    }

    /// The empty space that a point looks out on: first beside it, then one step further.
    pub(super) fn outlook(&self, point: Point<W>) -> usize {
        let near = Bitboard::around(point) & self.empty;
        16 * near.count() + (near.neighbors() & self.empty).count()
    }

    /// Plays a stone and takes off what it captures; whether its chain has a liberty then.
    pub(super) fn play(&mut self, color: Color, point: Point<W>) -> bool {
        self.stones[color.index()].insert(point);
        self.empty.remove(point);
        // A stone beside an empty point is in no danger, and most stones are.
        let mut doubtful = Bitboard::around(point) & self.stones[(!color).index()] & self.stifled();
        while let Some(stone) = doubtful.first() {
            let chain = self.whole(!color, Bitboard::of(stone));
            doubtful -= chain;
            if self.liberties(chain).is_empty() {
                self.stones[(!color).index()] -= chain;
                self.empty |= chain;
            }
        }
        Bitboard::around(point).intersects(self.empty) || {
            let chain = self.whole(color, Bitboard::of(point));
            !self.liberties(chain).is_empty()
        }
    }

    /// The last liberties of the chains in atari that touch some stones of the other color.
    pub(super) fn captures_beside(&self, stones: Bitboard<W>, color: Color) -> Bitboard<W> {
        let mut doubtful = (stones.neighbors() & self.stones[color.index()]) - self.at_ease();
        let mut captures = Bitboard::EMPTY;
        while let Some(stone) = doubtful.first() {
            let chain = self.whole(color, Bitboard::of(stone));
            doubtful -= chain;
            let liberties = self.liberties(chain);
            if liberties.is_single() {
                captures |= liberties;
            }
        }
        captures
    }

    /// The points without an empty point beside them.
    fn stifled(&self) -> Bitboard<W> {
        !self.empty.neighbors()
    }

    /// The points with two or more empty points beside them.
    fn at_ease(&self) -> Bitboard<W> {
        let (north, south) = (self.empty.north(), self.empty.south());
        let (east, west) = (self.empty.east(), self.empty.west());
        (north & south) | (east & west) | ((north | south) & (east | west))
    }
}
