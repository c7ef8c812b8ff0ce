//! The size of a net.

use std::fmt;
use std::str::FromStr;

/// The number of residual blocks of a net and of the channels between them: `4x32`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    blocks: usize,
    width: usize,
}

impl Shape {
    /// The most blocks that a net may have.
    pub const MOST_BLOCKS: usize = 40;
    /// The most channels that a net may have.
    pub const MOST_WIDTH: usize = 256;
    /// The number that channels come in multiples of.
    pub const WIDTH_STEP: usize = 16;

    /// A shape, if nets of it exist.
    pub const fn new(blocks: usize, width: usize) -> Option<Shape> {
        let has_blocks = 1 <= blocks && blocks <= Self::MOST_BLOCKS;
        let has_width = 1 <= width && width <= Self::MOST_WIDTH;
        if has_blocks && has_width && width.is_multiple_of(Self::WIDTH_STEP) {
            Some(Shape { blocks, width })
        } else {
            None
        }
    }

    /// The number of residual blocks.
    pub const fn blocks(self) -> usize {
        self.blocks
    }

    /// The number of channels of the trunk.
    pub const fn width(self) -> usize {
        self.width
    }

    /// The number of channels of each of the two heads.
    pub const fn head_width(self) -> usize {
        self.width / 2
    }

    /// Tells whether a block, counted from 0, looks at the whole board: every other one does.
    pub const fn has_pool(block: usize) -> bool {
        block % 2 == 1
    }

    /// The tensors of activations of the trunk that kernels keep in bytes: the stem's,
    /// and of every block the inner one and its sum.
    pub const fn ranges(self) -> usize {
        1 + 2 * self.blocks
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.blocks, self.width)
    }
}

/// The text is not the shape of a net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAShape;

impl fmt::Display for NotAShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "not the shape of a net: BLOCKSxWIDTH, as in 4x32, with 1 to {} blocks and a width \
             that is a multiple of {} up to {}",
            Shape::MOST_BLOCKS,
            Shape::WIDTH_STEP,
            Shape::MOST_WIDTH
        )
    }
}

impl std::error::Error for NotAShape {}

impl FromStr for Shape {
    type Err = NotAShape;

    fn from_str(text: &str) -> Result<Shape, NotAShape> {
        let (blocks, width) = text.split_once('x').ok_or(NotAShape)?;
        let number = |digits: &str| digits.parse::<usize>().map_err(|_| NotAShape);
        Shape::new(number(blocks)?, number(width)?).ok_or(NotAShape)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_read_as_they_are_written() {
        for text in ["4x32", "1x16", "40x256", "6x48"] {
            assert_eq!(text.parse::<Shape>().expect(text).to_string(), text);
        }
        for text in ["", "4", "4x", "x32", "0x32", "4x33", "4x0", "41x16", "4x272", "4 x 32"] {
            assert_eq!(text.parse::<Shape>(), Err(NotAShape), "{text:?}");
        }
    }
}
