//! The first moves in a corner of a large board: a corner that nobody has played in is worth
//! more than any other place, and one with a single stone is worth a second move of either side.

use crate::board::{Bitboard, Board, Point, Size};

/// How many lines from both edges belong to a corner.
const REACH: usize = 7;

/// A place in a corner, as lines from its two edges.
type Place = (usize, usize);

/// The moves that take a corner: the star point and both small points.
const FIRST: [Place; 3] = [(4, 4), (3, 4), (4, 3)];

/// A stone alone in a corner, and where either side plays next: the enclosures of its owner are
/// the approaches of the other.
const SECOND: [(Place, [Place; 2]); 6] = [
    ((4, 4), [(6, 3), (3, 6)]),
    ((3, 4), [(5, 3), (5, 4)]),
    ((4, 3), [(3, 5), (4, 5)]),
    ((3, 5), [(4, 3), (3, 3)]),
    ((5, 3), [(3, 4), (3, 3)]),
    ((3, 3), [(4, 4), (4, 4)]),
];

/// The corners of a board size.
#[derive(Clone, Debug)]
pub struct Corners<const W: usize>(Vec<Corner<W>>);

#[derive(Clone, Debug)]
struct Corner<const W: usize> {
    area: Bitboard<W>,
    first: Bitboard<W>,
    second: [(Point<W>, Bitboard<W>); SECOND.len()],
}

/// The moves in the corners of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CornerMoves<const W: usize> {
    /// Those that take an empty corner.
    pub first: Bitboard<W>,
    /// Those that enclose or approach the only stone of a corner.
    pub second: Bitboard<W>,
}

impl<const W: usize> Corners<W> {
    /// The corners of a size; small boards have none.
    pub fn new(size: Size) -> Corners<W> {
        if !size.is_large() {
            return Corners(Vec::new());
        }
        let ends = [(false, false), (false, true), (true, false), (true, true)];
        Corners(ends.map(|(is_right, is_top)| Corner::new(size, is_right, is_top)).to_vec())
    }

    /// The corner moves of a board.
    pub fn moves(&self, board: &Board<W>) -> CornerMoves<W> {
        let mut moves = CornerMoves { first: Bitboard::EMPTY, second: Bitboard::EMPTY };
        for corner in &self.0 {
            let stones = corner.area - board.empty();
            if stones.is_empty() {
                moves.first |= corner.first;
            } else if let Some(stone) = stones.single() {
                let known = corner.second.iter().find(|(place, _)| *place == stone);
                moves.second |= known.map_or(Bitboard::EMPTY, |&(_, next)| next);
            }
        }
        moves
    }
}

impl<const W: usize> Corner<W> {
    fn new(size: Size, is_right: bool, is_top: bool) -> Corner<W> {
        let line = |n: usize, is_far: bool| if is_far { size.side() - n } else { n - 1 };
        let at = |(col, row): Place| Point::new(line(col, is_right), line(row, is_top));
        let set = |places: &[Place]| places.iter().map(|&place| at(place)).collect();
        let rows = |col: usize| (1..=REACH).map(move |row| at((col, row)));
        Corner {
            area: (1..=REACH).flat_map(rows).collect(),
            first: set(&FIRST),
            second: SECOND.map(|(stone, next)| (at(stone), set(&next))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Symmetry};

    /// The corner moves of a board of some side with some stones of Black.
    fn moves(side: usize, stones: &[&str]) -> CornerMoves<8> {
        let size = Size::new(side).unwrap();
        let black = set(stones);
        let board = Board::with_stones(size, black, Bitboard::EMPTY, Color::White).unwrap();
        Corners::new(size).moves(&board)
    }

    fn set(names: &[&str]) -> Bitboard<8> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn empty_corners_are_taken_on_the_third_and_fourth_line() {
        let CornerMoves { first, second } = moves(19, &["K10"]);
        let corners =
            ["D4", "C4", "D3", "D16", "C16", "D17", "Q4", "R4", "Q3", "Q16", "R16", "Q17"];
        assert_eq!((first, second), (set(&corners), Bitboard::EMPTY));
    }

    #[test]
    fn a_stone_alone_is_enclosed_or_approached() {
        for (stone, next) in [
            ("D4", ["F3", "C6"]),
            ("C4", ["E3", "E4"]),
            ("R16", ["P17", "P16"]),
            ("Q3", ["R5", "Q5"]),
            ("C15", ["C17", "D17"]),
        ] {
            assert_eq!(moves(19, &[stone]).second, set(&next), "{stone}");
        }
        assert_eq!(moves(19, &["R17"]).second, set(&["Q16"]));
    }

    #[test]
    fn a_corner_with_two_stones_or_an_odd_one_is_left_to_the_search() {
        for stones in [&["D4", "F3"][..], &["B2"], &["G7"]] {
            let CornerMoves { first, second } = moves(19, stones);
            assert_eq!((first.count(), second), (9, Bitboard::EMPTY), "{stones:?}");
        }
    }

    #[test]
    fn every_corner_is_like_the_others() {
        let size = Size::MAX;
        let CornerMoves { first, second } = moves(19, &["D4", "R4", "D17", "R15"]);
        for symmetry in Symmetry::ALL {
            let black = symmetry.set(size, set(&["D4", "R4", "D17", "R15"]));
            let board = Board::with_stones(size, black, Bitboard::EMPTY, Color::White).unwrap();
            let turned = Corners::new(size).moves(&board);
            let expected = [first, second].map(|moves| symmetry.set(size, moves));
            assert_eq!([turned.first, turned.second], expected, "{symmetry:?}");
        }
    }

    #[test]
    fn small_boards_have_no_opening() {
        assert!(moves(13, &[]).first.is_empty());
        assert!(!moves(15, &[]).first.is_empty());
    }
}
