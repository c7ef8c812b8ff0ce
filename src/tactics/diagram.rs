//! Diagrams of tests: like those of a board, with letters for the points that the test names.

use crate::board::{Board, Point};
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

/// The position of a diagram, Black to play, and its points named by small letters.
pub(crate) fn read<const W: usize>(text: &str) -> (Board<W>, Marks<W>) {
    let is_name = |c: char| c.is_ascii_lowercase();
    let board: Board<W> = text.replace(is_name, ".").parse().expect("a diagram");
    let symbols = text.chars().filter(|&c| is_name(c) || ".XO".contains(c));
    let side = board.size().side();
    let names = symbols.enumerate().filter(|&(_, symbol)| is_name(symbol));
    let marks = names.map(|(i, name)| (name, Point::new(i % side, side - 1 - i / side)));
    (board, Marks(marks.collect()))
}
