//! Facts of every point before any stone is played: its keys.

use super::key::mix;
use super::point::Point;
use super::size::Size;

/// Constant tables of a frame `W` words wide.
pub(super) struct Frame<const W: usize>;

impl<const W: usize> Frame<W> {
    /// A random word for each color and point. It depends on column and row alone, so one
    /// position has one key in every frame.
    pub(super) const KEYS: [[[u64; 64]; W]; 2] = {
        let mut table = [[[0; 64]; W]; 2];
        let mut color = 0;
        while color < 2 {
            let mut row = 0;
            while row < Point::<W>::STRIDE - 1 {
                let mut col = 0;
                while col < Point::<W>::STRIDE - 1 {
                    let index = Point::<W>::new(col, row).index();
                    let seed = (color * 19 + row) * 19 + col;
                    table[color][index / 64][index % 64] = mix(seed as u64 + 1);
                    col += 1;
                }
                row += 1;
            }
            color += 1;
        }
        table
    };
}

/// Added to a key when White is to play.
pub(super) const WHITE_TO_PLAY: u64 = mix(0xb1ac);

/// Added to a key for a point forbidden by ko.
pub(super) const fn ko_key(col: usize, row: usize) -> u64 {
    mix((0x60 << 32) + (row * Size::MAX.side() + col) as u64)
}
