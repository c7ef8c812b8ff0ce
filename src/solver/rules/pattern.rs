//! Patterns of rules: what must stand where around a move.

use super::super::aim::{Aim, Problem};
use super::super::field::Field;
use crate::board::{Point, Size};

/// The farthest that a pattern reaches from its move.
pub(super) const REACH: i8 = 3;

/// A demand on a point of a pattern. Points that are not named may hold anything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A stone of the chain that the goal is about.
    Target,
    /// A stone of the player who wants to take it.
    Hunter,
    /// Another stone of its owner.
    Friend,
    /// No point of the board.
    Outside,
}

/// The demands on the points around a move, by columns to the right and rows upward.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pattern(Vec<(i8, i8, Cell)>);

/// The contents of a point, as patterns see them.
pub fn cell(field: &Field, problem: &Problem, at: Option<Point>) -> Cell {
    let Some(at) = at.filter(|&at| field.is_on(at)) else { return Cell::Outside };
    let Aim::Capture(target) = problem.aim else { return Cell::Empty };
    match field.color_at(at) {
        None => Cell::Empty,
        Some(color) if color == problem.maker => Cell::Hunter,
        Some(_) if field.is_one_chain(at, target) => Cell::Target,
        Some(_) => Cell::Friend,
    }
}

/// A point some columns and rows away, if it is within the largest board.
pub fn beside(at: Point, right: i8, up: i8) -> Option<Point> {
    let col = usize::try_from(at.col() as isize + isize::from(right)).ok()?;
    let row = usize::try_from(at.row() as isize + isize::from(up)).ok()?;
    Point::on(Size::MAX, col, row)
}

impl Pattern {
    /// A pattern of cells around its move.
    pub fn new(mut cells: Vec<(i8, i8, Cell)>) -> Pattern {
        cells.sort_by_key(|&(right, up, _)| (right.abs() + up.abs(), -up, right));
        cells.dedup();
        Pattern(cells)
    }

    /// The cells, the nearest first.
    pub fn cells(&self) -> &[(i8, i8, Cell)] {
        &self.0
    }

    /// The pattern without one of its cells: a more general one.
    pub fn without(&self, index: usize) -> Pattern {
        let mut cells = self.0.clone();
        cells.remove(index);
        Pattern(cells)
    }

    /// The pattern in all orientations that differ.
    pub fn orientations(&self) -> Vec<Pattern> {
        let mut all: Vec<Pattern> = Vec::new();
        for turn in 0..8 {
            let turned = |&(right, up, cell): &(i8, i8, Cell)| {
                let (right, up) = if turn & 1 == 0 { (right, up) } else { (up, right) };
                let right = if turn & 2 == 0 { right } else { -right };
                let up = if turn & 4 == 0 { up } else { -up };
                (right, up, cell)
            };
            let pattern = Pattern::new(self.0.iter().map(turned).collect());
            if !all.contains(&pattern) {
                all.push(pattern);
            }
        }
        all
    }

    /// Tells whether a position looks like this around a move.
    #[inline]
    pub fn fits(&self, field: &Field, problem: &Problem, mv: Point) -> bool {
        self.0
            .iter()
            .all(|&(right, up, wanted)| cell(field, problem, beside(mv, right, up)) == wanted)
    }

    /// Tells whether every position that fits the other pattern fits this one, in some orientation.
    pub fn is_within(&self, other: &Pattern) -> bool {
        let covers = |turned: &Pattern| turned.0.iter().all(|cell| other.0.contains(cell));
        self.0.len() <= other.0.len() && self.orientations().iter().any(covers)
    }
}
