//! The eight symmetries of the square, numbered as in Chen and Zhang (2012),
//! "Building Opening Books for 9x9 Go Without Relying on Human Go Expertise".

use super::bitboard::Bitboard;
use super::board::Board;
use super::color::Color;
use super::frame::{Frame, WHITE_TO_PLAY, ko_key};
use super::point::{Move, Point};
use super::size::Size;
use std::fmt;

/// A rotation of the board, or a rotation followed by a reflection.
///
/// f0 is the identity; f1, f2 and f3 rotate clockwise by 90, 180 and 270 degrees; f4 reflects
/// in the vertical center line; f5, f6 and f7 are f1, f2 and f3 followed by f4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symmetry(u8);

impl Symmetry {
    /// f0, which leaves every point where it is.
    pub const IDENTITY: Symmetry = Symmetry(0);

    /// f0 to f7.
    pub const ALL: [Symmetry; 8] = [
        Symmetry(0),
        Symmetry(1),
        Symmetry(2),
        Symmetry(3),
        Symmetry(4),
        Symmetry(5),
        Symmetry(6),
        Symmetry(7),
    ];

    /// The symmetry with a number from 0 to 7.
    pub const fn new(number: usize) -> Option<Symmetry> {
        if number < 8 { Some(Symmetry(number as u8)) } else { None }
    }

    /// The number of the symmetry, 0 to 7.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    const fn quarter_turns(self) -> u8 {
        self.0 % 4
    }

    const fn is_reflection(self) -> bool {
        self.0 >= 4
    }

    /// The symmetry that undoes this one.
    pub const fn inverse(self) -> Symmetry {
        if self.is_reflection() { self } else { Symmetry((4 - self.0) % 4) }
    }

    /// This symmetry followed by another, as one symmetry.
    pub const fn then(self, next: Symmetry) -> Symmetry {
        // A rotation moved to the front of a reflection turns the other way.
        let turns = if self.is_reflection() {
            self.quarter_turns() + 4 - next.quarter_turns()
        } else {
            self.quarter_turns() + next.quarter_turns()
        };
        let reflection = self.is_reflection() != next.is_reflection();
        Symmetry(turns % 4 + 4 * reflection as u8)
    }

    /// Turns a point of a board.
    pub const fn point<const W: usize>(self, size: Size, point: Point<W>) -> Point<W> {
        debug_assert!(point.is_on(size));
        let (col, row, last) = (point.col(), point.row(), size.side() - 1);
        let (col, row) = match self.quarter_turns() {
            0 => (col, row),
            1 => (row, last - col),
            2 => (last - col, last - row),
            _ => (last - row, col),
        };
        Point::new(if self.is_reflection() { last - col } else { col }, row)
    }

    /// A move on the turned board; a pass stays a pass.
    pub const fn turn_move<const W: usize>(self, size: Size, mv: Move<W>) -> Move<W> {
        match mv {
            Move::Play(point) => Move::Play(self.point(size, point)),
            Move::Pass => Move::Pass,
        }
    }

    /// Turns a set of points.
    pub fn set<const W: usize>(self, size: Size, set: Bitboard<W>) -> Bitboard<W> {
        set.iter().map(|point| self.point(size, point)).collect()
    }

    /// A sequence of moves on the turned board.
    pub fn sequence<const W: usize>(self, size: Size, moves: &[Move<W>]) -> Vec<Move<W>> {
        moves.iter().map(|&mv| self.turn_move(size, mv)).collect()
    }

    /// The turned position.
    pub fn board<const W: usize>(self, board: &Board<W>) -> Board<W> {
        board.moved(|point| self.point(board.size(), point))
    }

    /// The key that the position has when it is turned, without turning it.
    pub fn key<const W: usize>(self, board: &Board<W>) -> u64 {
        let mut key = 0;
        for color in Color::ALL {
            let keys = Frame::<W>::KEYS[color.index()].as_flattened();
            for stone in board.stones(color) {
                key ^= keys[self.point(board.size(), stone).index()];
            }
        }
        if let Some(ko) = board.ko() {
            let ko = self.point(board.size(), ko);
            key ^= ko_key(ko.col(), ko.row());
        }
        if board.to_play() == Color::White {
            key ^= WHITE_TO_PLAY;
        }
        key
    }
}

/// The least of the keys of a position over the eight orientations: one for all of them.
pub fn canonical_key<const W: usize>(board: &Board<W>) -> u64 {
    Symmetry::ALL.iter().fold(u64::MAX, |least, symmetry| least.min(symmetry.key(board)))
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "f{}", self.0)
    }
}

impl fmt::Debug for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_inverses_are_the_papers() {
        let inverses = Symmetry::ALL.map(|f| f.inverse().number());
        assert_eq!(inverses, [0, 3, 2, 1, 4, 5, 6, 7]);
        let f = |number| Symmetry::new(number).unwrap();
        assert_eq!([f(1).then(f(4)), f(2).then(f(4)), f(3).then(f(4))], [f(5), f(6), f(7)]);
        assert_eq!(Symmetry::new(8), None);
        assert_eq!(f(5).to_string(), "f5");
    }

    #[test]
    fn ko_turns_with_the_board() {
        let mut board: Board = Board::new(Size::NINE);
        for vertex in ["B1", "C1", "A2", "D2", "B3", "C3", "C2", "B2"] {
            board.apply(vertex.parse().unwrap());
        }
        let forbidden = board.ko().expect("a ko");
        for f in Symmetry::ALL {
            let turned = f.board(&board);
            assert_eq!(turned.ko(), Some(f.point(Size::NINE, forbidden)));
            assert_eq!(turned.key(), f.key(&board));
            assert_eq!(f.inverse().board(&turned), board);
        }
    }
}
