//! Points and moves.

use super::size::{Size, WIDE, stride};
use std::fmt;
use std::str::FromStr;

/// An intersection, as a bit index into a frame of `W` words.
///
/// Everything outside the search uses the wide frame, which holds every board size and is
/// the default; [`Point::reframe`] takes a point to the frame of a smaller board and back.
/// Row 0 is the bottom row, as in GTP: `A1` is column 0, row 0. Below it the frame has one
/// more row that no board uses, so every neighbor of a point has an index in the frame, and
/// the one row above the largest board wraps round to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point<const W: usize = WIDE>(u16);

impl<const W: usize> Point<W> {
    /// Bits from one row to the next.
    pub const STRIDE: usize = stride(W);

    /// An index that is no point of any board.
    pub(super) const NOWHERE: Point<W> = Point(0);

    /// The point at a column and row that a frame of this width has.
    #[inline(always)]
    pub const fn new(col: usize, row: usize) -> Point<W> {
        debug_assert!(col < Self::STRIDE - 1 && row < Self::STRIDE - 1);
        Point(((row + 1) * Self::STRIDE + col) as u16)
    }

    /// The point at a column and row, if the board has it.
    pub const fn on(size: Size, col: usize, row: usize) -> Option<Point<W>> {
        if col < size.side() && row < size.side() { Some(Point::new(col, row)) } else { None }
    }

    /// This point, or another in place of `NOWHERE`; without a branch.
    #[inline(always)]
    pub(super) const fn or(self, other: Point<W>) -> Point<W> {
        Point(self.0 | other.0 & ((self.0 == 0) as u16).wrapping_neg())
    }

    /// The point of a bit index.
    #[inline(always)]
    pub const fn from_index(index: usize) -> Point<W> {
        debug_assert!(index < 64 * W);
        Point(index as u16)
    }

    /// The bit index of the point. The mask changes nothing; it tells the compiler that the
    /// index is in the frame, which saves a bounds check at every table.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize & (64 * W - 1)
    }

    /// The four points beside this one; those off the board carry no stone, ever.
    #[inline(always)]
    pub const fn neighbors(self) -> [Point<W>; 4] {
        let (p, mask) = (self.0, 64 * W as u16 - 1);
        let stride = Self::STRIDE as u16;
        [
            Point((p + stride) & mask),
            Point((p - stride) & mask),
            Point((p + 1) & mask),
            Point((p - 1) & mask),
        ]
    }

    /// The column, 0 at the left.
    #[inline(always)]
    pub const fn col(self) -> usize {
        self.0 as usize % Self::STRIDE
    }

    /// The row, 0 at the bottom.
    #[inline(always)]
    pub const fn row(self) -> usize {
        self.0 as usize / Self::STRIDE - 1
    }

    /// Tells whether a board of this size has the point.
    pub const fn is_on(self, size: Size) -> bool {
        self.col() < size.side() && self.row() < size.side()
    }

    /// The same intersection in a frame of another width.
    #[inline(always)]
    pub const fn reframe<const V: usize>(self) -> Point<V> {
        Point::new(self.col(), self.row())
    }

    /// All points of a board, from `A1` along the rows.
    pub fn all(size: Size) -> impl Iterator<Item = Point<W>> {
        let side = size.side();
        (0..side).flat_map(move |row| (0..side).map(move |col| Point::new(col, row)))
    }

    /// The line that the point is on, counted from the edge: 1 on the first line.
    pub fn line(self, size: Size) -> usize {
        let from_edge = |x: usize| x.min(size.side() - 1 - x);
        from_edge(self.col()).min(from_edge(self.row())) + 1
    }
}

/// The column letters of GTP, which has no `I`.
pub(super) const COLUMNS: &[u8; 19] = b"ABCDEFGHJKLMNOPQRST";

impl<const W: usize> fmt::Display for Point<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", COLUMNS[self.col()] as char, self.row() + 1)
    }
}

impl<const W: usize> fmt::Debug for Point<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a vertex such as `D4` or `pass`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAVertex;

impl fmt::Display for NotAVertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a vertex")
    }
}

impl std::error::Error for NotAVertex {}

impl FromStr for Point {
    type Err = NotAVertex;

    /// Reads `D4` or `d4`. Whether a board has the point is the caller's question.
    fn from_str(text: &str) -> Result<Point, NotAVertex> {
        let (letter, digits) = text.split_at_checked(1).ok_or(NotAVertex)?;
        let letter = letter.as_bytes()[0].to_ascii_uppercase();
        let col = COLUMNS.iter().position(|&c| c == letter).ok_or(NotAVertex)?;
        if digits.len() > 2 || !digits.bytes().all(|d| d.is_ascii_digit()) {
            return Err(NotAVertex);
        }
        let number: usize = digits.parse().map_err(|_| NotAVertex)?;
        Point::on(Size::MAX, col, number.wrapping_sub(1)).ok_or(NotAVertex)
    }
}

/// A stone or a pass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move<const W: usize = WIDE> {
    /// A stone on a point.
    Play(Point<W>),
    /// No stone.
    Pass,
}

impl<const W: usize> Move<W> {
    /// The point of a stone.
    pub const fn point(self) -> Option<Point<W>> {
        match self {
            Move::Play(point) => Some(point),
            Move::Pass => None,
        }
    }

    /// The same move in a frame of another width.
    pub const fn reframe<const V: usize>(self) -> Move<V> {
        match self {
            Move::Play(point) => Move::Play(point.reframe()),
            Move::Pass => Move::Pass,
        }
    }
}

impl<const W: usize> From<Point<W>> for Move<W> {
    fn from(point: Point<W>) -> Move<W> {
        Move::Play(point)
    }
}

impl<const W: usize> fmt::Display for Move<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Play(point) => point.fmt(f),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = NotAVertex;

    /// Reads a vertex in any case: `D4`, `d4`, `pass`.
    fn from_str(text: &str) -> Result<Move, NotAVertex> {
        if text.eq_ignore_ascii_case("pass") {
            Ok(Move::Pass)
        } else {
            text.parse().map(Move::Play)
        }
    }
}
