//! Nakade: the vital point of a small hole, and the shapes that die when they are captured.
//!
//! A hole of three is killed or saved at its middle, the pyramid four at its top, the crossed
//! and the bulky five and the rabbity six at the point with the most neighbors. All of them
//! are told apart by how many neighbors each point has inside the shape.

use crate::board::{Bitboard, Board, Color, Point};

/// The largest hole that has a vital point.
pub const LARGEST: usize = 6;

/// The vital point of a connected shape: who plays there first decides whether it holds two
/// eyes. `None` for shapes that live or die anyway.
pub fn vital_point<const W: usize>(shape: Bitboard<W>) -> Option<Point<W>> {
    let inner = Degrees::of(shape);
    let vital = match shape.count() {
        3 => inner.two,
        4 => inner.three,
        5 if !inner.four.is_empty() => inner.four,
        5 if inner.two.count() == 4 => inner.three,
        6 if inner.two.count() == 4 => inner.four,
        _ => return None,
    };
    vital.single()
}

/// Tells whether a connected shape, once captured, leaves its captor no room for two eyes even if
/// the captor has just moved: the vital point is still to be taken, or none is needed.
pub fn is_dead_shape<const W: usize>(shape: Bitboard<W>) -> bool {
    match shape.count() {
        0..=3 => true,
        // The square four.
        4 if Degrees::of(shape).two == shape => true,
        _ => vital_point(shape).is_some(),
    }
}

/// A hole of at most [`LARGEST`] empty points around a point that stones of a color, and
/// only they, surround.
pub fn hole<const W: usize>(
    board: &Board<W>,
    point: Point<W>,
    walls: Color,
) -> Option<Bitboard<W>> {
    let grow = |hole: Bitboard<W>| hole | (hole.neighbors() & board.empty());
    let mut hole = Bitboard::of(point);
    loop {
        // Two steps at once: the first alone can hardly ever end the search.
        let grown = grow(hole);
        let next = grow(grown);
        if next.count() > LARGEST || grown.neighbors().intersects(board.stones(!walls)) {
            return None;
        }
        if next == hole {
            return Some(hole);
        }
        hole = next;
    }
}

/// The points of a shape by the number of their neighbors in it: at least two, three, four.
struct Degrees<const W: usize> {
    two: Bitboard<W>,
    three: Bitboard<W>,
    four: Bitboard<W>,
}

impl<const W: usize> Degrees<W> {
    fn of(shape: Bitboard<W>) -> Degrees<W> {
        let (north, south) = (shape.north() & shape, shape.south() & shape);
        let (east, west) = (shape.east() & shape, shape.west() & shape);
        let (tall, wide) = (north & south, east & west);
        Degrees {
            two: tall | wide | ((north | south) & (east | west)),
            three: (tall & (east | west)) | (wide & (north | south)),
            four: tall & wide,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tactics::diagram::read;

    /// A shape drawn with `#`, its vital point with `*`.
    fn shape(text: &str) -> (Bitboard<1>, Option<Point<1>>) {
        let mut shape = Bitboard::EMPTY;
        let mut vital = None;
        for (row, line) in text.split('/').enumerate() {
            for (col, symbol) in line.chars().enumerate() {
                let point = Point::new(col + 1, row + 1);
                match symbol {
                    '#' => shape.insert(point),
                    '*' => {
                        shape.insert(point);
                        vital = Some(point);
                    }
                    _ => {}
                }
            }
        }
        (shape, vital)
    }

    #[test]
    fn every_shape_has_its_vital_point_or_none() {
        let shapes = [
            ("straight three", "#*#", true),
            ("bent three", "*#/#.", true),
            ("pyramid four", "#*#/.#.", true),
            ("square four", "##/##", true),
            ("straight four", "####", false),
            ("bent four", "###/#..", false),
            ("zigzag four", "##./.##", false),
            ("crossed five", ".#./#*#/.#.", true),
            ("bulky five", "##./#*#", true),
            ("bulky five on its side", "##/*#/#.", true),
            ("straight five", "#####", false),
            ("T five", "###/.#./.#.", false),
            ("U five", "###/#.#", false),
            ("rabbity six", "##./#*#/.#.", true),
            ("cross with a long arm", ".#../#####/.#..", false),
            ("rectangular six", "###/###", false),
            ("straight six", "######", false),
            ("two", "##", true),
            ("one", "#", true),
        ];
        for (name, text, is_dead) in shapes {
            let (points, vital) = shape(text);
            assert_eq!(vital_point(points), vital, "{name}");
            assert_eq!(is_dead_shape(points), is_dead, "{name}");
        }
    }

    #[test]
    fn a_hole_is_walled_by_one_color() {
        let (board, marks) = read::<1>(
            "
            a . O . b X .
            . O O . O . .
            O O . O . . .
            . . . . . . .
            X X X X . . .
            . . . X . . .
            c . . X . . .",
        );
        let hole_at = |name, color| hole(&board, marks[name], color);
        assert_eq!(hole_at('a', Color::White).map(Bitboard::count), Some(3));
        assert_eq!(vital_point(hole_at('a', Color::White).unwrap()), Some(Point::new(0, 6)));
        assert_eq!(hole_at('a', Color::Black), None);
        assert_eq!(hole_at('b', Color::White), None);
        assert_eq!(hole_at('c', Color::Black).map(Bitboard::count), Some(6));
    }
}
