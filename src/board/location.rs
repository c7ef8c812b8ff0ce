//! The place of a point on the board as the eight symmetries see it.

use super::point::{Move, Point};
use super::size::Size;
use std::cmp::Ordering;
use std::fmt;

/// The kind of place of a point: how many others the symmetries take it to, and which.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LocationType {
    /// The middle point, which boards of even size do not have.
    Center,
    /// On one of the two center lines, which boards of even size do not have: 4 arms.
    Axis,
    /// On one of the two long diagonals: 4 arms.
    Diagonal,
    /// Between an axis and a diagonal: 8 slices. One move there fixes the orientation.
    Pie,
}

/// The type of a point and which of the arms or slices of its type it is on, counted
/// clockwise from 1: axes from the upper one, diagonals from the upper right one, pies from the
/// one right of the upper axis.
///
/// A symmetry takes every location to another of its type. No two points that a symmetry
/// takes to each other have the same location, unless they are the same point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location {
    /// The type.
    pub kind: LocationType,
    /// The number within its type: 1 for the center, 1 to 4 for axes and diagonals, 1 to 8 for
    /// pies.
    pub index: u8,
}

impl Location {
    /// The location of a point of the board.
    pub fn of<const W: usize>(size: Size, point: Point<W>) -> Location {
        debug_assert!(point.is_on(size));
        // Twice the way from the middle, which on even sizes lies between points.
        let from_middle = |line: usize| 2 * line as i32 - (size.side() as i32 - 1);
        let (x, y) = (from_middle(point.col()), from_middle(point.row()));
        let (kind, index) = match (x.abs().cmp(&y.abs()), x.cmp(&0), y.cmp(&0)) {
            (_, Ordering::Equal, Ordering::Equal) => (LocationType::Center, 1),
            (_, Ordering::Equal, Ordering::Greater) => (LocationType::Axis, 1),
            (_, Ordering::Greater, Ordering::Equal) => (LocationType::Axis, 2),
            (_, Ordering::Equal, Ordering::Less) => (LocationType::Axis, 3),
            (_, Ordering::Less, Ordering::Equal) => (LocationType::Axis, 4),
            (Ordering::Equal, _, _) => (LocationType::Diagonal, quadrant(x, y) + 1),
            (steepness, _, _) => {
                let quadrant = quadrant(x, y);
                // Clockwise, every other quadrant is entered from an upright axis.
                let is_first = (steepness == Ordering::Less) == quadrant.is_multiple_of(2);
                (LocationType::Pie, 2 * quadrant + if is_first { 1 } else { 2 })
            }
        };
        Location { kind, index }
    }
}

/// The quadrant, clockwise from the upper right: 0 to 3.
const fn quadrant(x: i32, y: i32) -> u8 {
    match (x > 0, y > 0) {
        (true, true) => 0,
        (true, false) => 1,
        (false, false) => 2,
        (false, true) => 3,
    }
}

/// The index of a move's location; 0 for a pass, which has none.
pub fn location_index<const W: usize>(size: Size, mv: Move<W>) -> u8 {
    mv.point().map_or(0, |point| Location::of(size, point).index)
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.kind {
            LocationType::Center => 'c',
            LocationType::Axis => 'a',
            LocationType::Diagonal => 'd',
            LocationType::Pie => 'p',
        };
        write!(f, "{letter}{}", self.index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(size: usize, points: &str) -> String {
        let size = Size::new(size).unwrap();
        let name = |text: &str| Location::of(size, text.parse::<Point>().unwrap()).to_string();
        points.split(' ').map(name).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn locations_of_nine_are_the_papers() {
        assert_eq!(names(9, "E5 E7 G5 E3 C5"), "c1 a1 a2 a3 a4");
        assert_eq!(names(9, "G7 G3 C3 C7"), "d1 d2 d3 d4");
        assert_eq!(names(9, "F7 G6 G4 F3 D3 C4 C6 D7"), "p1 p2 p3 p4 p5 p6 p7 p8");
    }

    #[test]
    fn even_sizes_have_no_center_and_no_axes() {
        assert_eq!(names(2, "B2 B1 A1 A2"), "d1 d2 d3 d4");
        assert_eq!(names(4, "C4 D3 D2 C1 B1 A2 A3 B4"), "p1 p2 p3 p4 p5 p6 p7 p8");
    }

    #[test]
    fn every_size_has_as_many_of_each_type_as_geometry_says() {
        for side in 2..=19 {
            let size = Size::new(side).unwrap();
            let count = |kind| {
                Point::<8>::all(size).filter(|&p| Location::of(size, p).kind == kind).count()
            };
            let odd = side % 2;
            assert_eq!(count(LocationType::Center), odd);
            assert_eq!(count(LocationType::Axis), 2 * (side - 1) * odd);
            assert_eq!(count(LocationType::Diagonal), 2 * (side - odd));
        }
    }
}
