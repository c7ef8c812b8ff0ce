//! The places of a board's points in a list of points.

use super::winograd::TILE;

/// A board in a list of points, with a border that stays zero or without one.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    /// From one row to the next.
    pub stride: usize,
    /// The place of `A1`.
    pub first: usize,
    /// The length of the list.
    pub points: usize,
}

impl Grid {
    /// Without a border.
    pub(super) const fn plain(side: usize) -> Grid {
        Grid { stride: side, first: 0, points: side * side }
    }

    /// With a border of one point; the one on the right of a row is that on the left of the
    /// next.
    pub(super) const fn bordered(side: usize) -> Grid {
        Grid { stride: side + 1, first: side + 2, points: (side + 2) * (side + 1) + 1 }
    }

    /// With a border, and made of whole tiles.
    pub(super) const fn tiled(side: usize) -> Grid {
        let stride = side.div_ceil(TILE) * TILE + 2;
        Grid { stride, first: stride + 1, points: stride * stride }
    }

    /// The place of a point.
    #[inline(always)]
    pub(super) const fn at(&self, row: usize, col: usize) -> usize {
        self.first + row * self.stride + col
    }
}
