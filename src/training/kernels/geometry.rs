//! Boards with a border of zeros, so that a convolution needs not know where the edge is.

/// The places of a board's points among the rows of a bordered one: a row above, and a column
/// at the left, which is the right border of the row before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::training) struct Geometry {
    side: usize,
}

impl Geometry {
    /// The geometry of boards of a side.
    pub(in crate::training) fn new(side: usize) -> Geometry {
        Geometry { side }
    }

    /// The side of the board.
    pub(in crate::training) fn side(self) -> usize {
        self.side
    }

    /// The number of points.
    pub(in crate::training) fn points(self) -> usize {
        self.side * self.side
    }

    /// The rows from a point to the one below it.
    pub(in crate::training) fn stride(self) -> usize {
        self.side + 1
    }

    /// The number of rows, border included. The last row's lower border reaches two rows
    /// further than its points, as points are also read in pairs.
    pub(in crate::training) fn rows(self) -> usize {
        (self.stride() + 1) * self.stride() + 2
    }

    /// The row of a point.
    pub(in crate::training) fn row_of(self, row: usize, col: usize) -> usize {
        (row + 1) * self.stride() + col + 1
    }

    /// The first rows of the board's lines.
    pub(in crate::training) fn lines(self) -> impl Iterator<Item = usize> {
        (0..self.side).map(move |row| self.row_of(row, 0))
    }
}
