//! The size of a board.

use std::fmt;

/// The side of a square board, 2 to 19.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Size(u8);

impl Size {
    /// The smallest board there is.
    pub const MIN: Size = Size(2);
    /// The largest board there is.
    pub const MAX: Size = Size(19);
    /// The board of the embedded book.
    pub const NINE: Size = Size(9);

    /// A size, if boards of that side exist.
    pub const fn new(side: usize) -> Option<Size> {
        if side >= 2 && side <= 19 { Some(Size(side as u8)) } else { None }
    }

    /// Every size, smallest first.
    pub fn all() -> impl Iterator<Item = Size> {
        (Size::MIN.0..=Size::MAX.0).map(Size)
    }

    /// The number of lines of the board.
    #[inline(always)]
    pub const fn side(self) -> usize {
        self.0 as usize
    }

    /// The number of points of the board.
    #[inline(always)]
    pub const fn area(self) -> usize {
        self.side() * self.side()
    }

    /// Tells whether the board has an opening of its own, corners first; on a smaller one all is
    /// one fight.
    pub const fn is_large(self) -> bool {
        self.0 >= 15
    }

    /// One of two things: that for usual boards, or that for large ones.
    pub fn pick<T>(self, usual: T, large: T) -> T {
        if self.is_large() { large } else { usual }
    }

    /// The number of 64-bit words that a bitboard of this size needs: the `W` of
    /// [`Bitboard`](super::Bitboard) and [`Board`](super::Board).
    pub const fn words(self) -> usize {
        match self.0 {
            ..=7 => 1,
            8..=10 => 2,
            11..=15 => 4,
            _ => WIDE,
        }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}x{0}", self.0)
    }
}

/// The word count of the frame that every board fits in.
pub const WIDE: usize = 8;

/// Bits from one row to the next in a frame of `words` words: the largest board of the
/// frame plus one empty column, which keeps shifts to the side from wrapping round.
pub(super) const fn stride(words: usize) -> usize {
    match words {
        1 => 8,
        2 => 11,
        4 => 16,
        WIDE => 20,
        _ => panic!("bitboards have 1, 2, 4 or 8 words"),
    }
}
