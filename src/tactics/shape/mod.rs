//! Shapes: moves that a Go player calls by a name, and what the name is worth.
//!
//! The shapes are those of Figure 1 of the paper on MoGo's expert knowledge (Teytaud and
//! others): a node of the tree begins with virtual wins for moves of good shape and with
//! virtual losses for moves of bad shape. [`ShapeSets::of`] finds all shapes of a board
//! at once, for the player to move, as sets of empty points; whether a move is legal is the
//! caller's question.

mod contact;
mod distance;
mod line;
mod parameters;
mod sides;
#[cfg(test)]
mod tests;

pub use parameters::ShapeParameters;

use crate::board::{Bitboard, Board, Point};
use sides::Sides;
use std::fmt;

/// A shape that a move can make with the stones around it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shape {
    /// The first line, alone: nothing on the points around.
    LineOfDeath,
    /// The second line.
    LineOfDefeat,
    /// The third line.
    LineOfTerritory,
    /// The fourth line.
    LineOfInfluence,
    /// Between two chains of one's own that face each other, an enemy stone beside the gap.
    PeepConnect,
    /// At the corner of two chains of one's own whose other corner the enemy has.
    Connect,
    /// Around an enemy stone without friends at its sides, diagonally from a stone that
    /// touches it.
    Hane,
    /// One stone more on a row of two or more that faces the enemy.
    Wall,
    /// The third stone of a triangle whose fourth point is empty.
    EmptyTriangle,
    /// A diagonal step, no enemy stone between.
    Kosumi,
    /// A knight's move, no enemy stone between.
    Kogeima,
    /// A knight's move with an enemy stone between, no stone of one's own around.
    BadKogeima,
    /// A jump of one point whose gap an enemy stone touches, no stone of one's own around.
    BadTobi,
    /// A hit on the shoulder: diagonally above an enemy stone of the third or fourth line.
    Kata,
}

impl Shape {
    /// The number of shapes.
    pub const COUNT: usize = 14;

    /// All shapes.
    pub const ALL: [Shape; Shape::COUNT] = [
        Shape::LineOfDeath,
        Shape::LineOfDefeat,
        Shape::LineOfTerritory,
        Shape::LineOfInfluence,
        Shape::PeepConnect,
        Shape::Connect,
        Shape::Hane,
        Shape::Wall,
        Shape::EmptyTriangle,
        Shape::Kosumi,
        Shape::Kogeima,
        Shape::BadKogeima,
        Shape::BadTobi,
        Shape::Kata,
    ];

    /// The name in words.
    pub const fn name(self) -> &'static str {
        match self {
            Shape::LineOfDeath => "line of death",
            Shape::LineOfDefeat => "line of defeat",
            Shape::LineOfTerritory => "line of territory",
            Shape::LineOfInfluence => "line of influence",
            Shape::PeepConnect => "peep-connect",
            Shape::Connect => "connect",
            Shape::Hane => "hane",
            Shape::Wall => "wall",
            Shape::EmptyTriangle => "empty triangle",
            Shape::Kosumi => "kosumi",
            Shape::Kogeima => "kogeima",
            Shape::BadKogeima => "bad kogeima",
            Shape::BadTobi => "bad tobi",
            Shape::Kata => "kata",
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The points of a board where each shape can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShapeSets<const W: usize>([Bitboard<W>; Shape::COUNT]);

impl<const W: usize> ShapeSets<W> {
    /// The shapes of a board, for the player to move.
    pub fn of(board: &Board<W>) -> ShapeSets<W> {
        let mut sets = ShapeSets([Bitboard::EMPTY; Shape::COUNT]);
        let sides = Sides::of(board);
        line::find(board, &sides, &mut sets);
        contact::find(board, &sides, &mut sets);
        distance::find(board, &sides, &mut sets);
        for set in &mut sets.0 {
            *set &= board.empty();
        }
        sets
    }

    /// The empty points where a move makes the shape.
    #[inline(always)]
    pub fn points(&self, shape: Shape) -> Bitboard<W> {
        self.0[shape as usize]
    }

    /// The shapes that a move at a point makes.
    #[inline(always)]
    pub fn at(&self, point: Point<W>) -> Shapes {
        let bit = |n: usize| u16::from(self.0[n].contains(point)) << n;
        Shapes((0..Shape::COUNT).fold(0, |bits, n| bits | bit(n)))
    }

    fn set(&mut self, shape: Shape, points: Bitboard<W>) {
        self.0[shape as usize] = points;
    }
}

/// A set of shapes: those that one move makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Shapes(u16);

impl Shapes {
    /// Tells whether the move makes no shape.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Tells whether the move makes the shape.
    pub const fn contains(self, shape: Shape) -> bool {
        self.0 >> shape as u32 & 1 != 0
    }

    /// The shapes, in the order of [`Shape::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Shape> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let shape = *Shape::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(shape)
        })
    }
}

impl fmt::Debug for Shapes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
