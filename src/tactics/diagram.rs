//! Positions drawn in tests: `X` Black, `O` White, `.` empty, a letter an empty point with a
//! name. A digit or capital letter other than `X` and `O` is not used.

use crate::board::{Bitboard, Board, Color, Point, Size};
use std::collections::HashMap;
use std::ops::Index;

/// The named points of a diagram.
pub(crate) struct Marks<const W: usize>(HashMap<char, Point<W>>);

impl<const W: usize> Marks<W> {
    /// The point of a name, if the diagram has it.
    pub(crate) fn get(&self, name: char) -> Option<Point<W>> {
        self.0.get(&name).copied()
    }
}

impl<const W: usize> Index<char> for Marks<W> {
    type Output = Point<W>;

    fn index(&self, name: char) -> &Point<W> {
        &self.0[&name]
    }
}

/// The position of a diagram, Black to play, and its named points.
pub(crate) fn read<const W: usize>(text: &str) -> (Board<W>, Marks<W>) {
    let rows: Vec<Vec<char>> = text
        .lines()
        .map(|line| line.chars().filter(|c| !c.is_whitespace()).collect::<Vec<char>>())
        .filter(|row| !row.is_empty())
        .collect();
    let size = Size::new(rows.len()).expect("a size that exists");
    let mut stones = [Bitboard::EMPTY; 2];
    let mut marks = HashMap::new();
    for (i, row) in rows.iter().enumerate() {
        assert_eq!(row.len(), rows.len(), "a square diagram");
        for (col, &symbol) in row.iter().enumerate() {
            let point = Point::new(col, rows.len() - 1 - i);
            match symbol {
                'X' => stones[0].insert(point),
                'O' => stones[1].insert(point),
                '.' => {}
                name => assert!(marks.insert(name, point).is_none(), "{name} twice"),
            }
        }
    }
    let board = Board::with_stones(size, stones[0], stones[1], Color::Black);
    (board.expect("every chain has a liberty"), Marks(marks))
}
