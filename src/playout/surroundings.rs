//! The 3x3 codes of all points, kept up to date while stones come and go.

use crate::board::{Bitboard, Board, Color, Point, Size};
use crate::tactics::pattern::{self, Code, DIRECTIONS, stone_bits};

/// Room in front of the first point for the codes of points beyond the lowest row.
const MARGIN: usize = 32;

/// The lower bits of the four straight directions in a code.
const SIDES: Code = 1 << 2 | 1 << 6 | 1 << 8 | 1 << 12;

/// The code of every point: see [`pattern::code`]. Points off the board have codes without a
/// meaning, which spares the update of a border stone any test.
#[derive(Clone, Copy)]
pub(super) struct Surroundings<const W: usize>([[Code; 128]; W]);

impl<const W: usize> Surroundings<W> {
    /// The codes of an empty board.
    pub(super) fn new(size: Size) -> Surroundings<W> {
        let board = Board::<W>::new(size);
        let mut codes = [[0; 128]; W];
        for point in board.points() {
            codes.as_flattened_mut()[MARGIN + point.index()] = pattern::code(&board, point);
        }
        Surroundings(codes)
    }

    /// Puts the stones of a board on an empty one.
    pub(super) fn put_all(&mut self, board: &Board<W>) {
        for color in Color::ALL {
            self.toggle_all(color, board.stones(color));
        }
    }

    /// The code of a point.
    #[inline(always)]
    pub(super) fn code(&self, point: Point<W>) -> Code {
        self.0.as_flattened()[MARGIN + point.index()]
    }

    /// The empty points among the eight around a point of the board.
    #[inline(always)]
    pub(super) fn empty_around(&self, point: Point<W>) -> impl Iterator<Item = Point<W>> {
        let code = self.code(point);
        let mut empty = !(code | code >> 1) & 0x5555;
        std::iter::from_fn(move || {
            let direction = empty.trailing_zeros() as usize / 2;
            let &step = Self::STEPS.get(direction)?;
            empty &= empty - 1;
            Some(Point::from_index(point.index().wrapping_add_signed(step)))
        })
    }

    /// The number of empty points among the four beside a point.
    #[inline(always)]
    pub(super) fn room(&self, point: Point<W>) -> u32 {
        let code = self.code(point);
        (!(code | code >> 1) & SIDES).count_ones()
    }

    /// Tells whether a stone of a color is on one of the four sides of a point.
    #[inline(always)]
    pub(super) fn has_beside(&self, point: Point<W>, color: Color) -> bool {
        let code = self.code(point);
        let (low, high) = (code & SIDES, code >> 1 & SIDES);
        (if color == Color::Black { low & !high } else { high & !low }) != 0
    }

    /// Puts a stone on a point or takes it off.
    #[inline(always)]
    pub(super) fn toggle(&mut self, color: Color, point: Point<W>) {
        let stride = Point::<W>::STRIDE;
        let from = MARGIN + point.index() - stride - 1;
        let around = &mut self.0.as_flattened_mut()[from..from + 2 * stride + 3];
        let bits = stone_bits(color);
        for (d, step) in Self::STEPS.into_iter().enumerate() {
            // Seen from there, this point lies in the opposite direction.
            around[(stride + 1).wrapping_add_signed(step)] ^= bits << (2 * (7 - d));
        }
    }

    /// Puts stones on points or takes them off.
    #[inline(always)]
    pub(super) fn toggle_all(&mut self, color: Color, stones: Bitboard<W>) {
        for stone in stones {
            self.toggle(color, stone);
        }
    }

    /// The eight directions as steps of the bit index.
    const STEPS: [isize; 8] = {
        let mut steps = [0; 8];
        let mut d = 0;
        while d < 8 {
            let (east, north) = DIRECTIONS[d];
            steps[d] = east + north * Point::<W>::STRIDE as isize;
            d += 1;
        }
        steps
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::WIDE;
    use rand::{SeedableRng, rngs::SmallRng};

    fn check<const W: usize>(size: Size) {
        let mut rng = SmallRng::seed_from_u64(7);
        let mut board = Board::<W>::new(size);
        let mut surroundings = Surroundings::new(size);
        for _ in 0..2 * size.area() {
            let Some(point) = board.random_move(&mut rng) else { break };
            let color = board.to_play();
            surroundings.toggle(color, point);
            surroundings.toggle_all(!color, board.play(point));
        }
        let mut anew = Surroundings::new(size);
        anew.put_all(&board);
        for point in board.points() {
            let code = pattern::code(&board, point);
            assert_eq!((surroundings.code(point), anew.code(point)), (code, code), "{point}");
            let empty: Bitboard<W> = surroundings.empty_around(point).collect();
            let [a, b, c, d] = Bitboard::of(point).diagonals();
            assert_eq!(empty, (Bitboard::around(point) | a | b | c | d) & board.empty());
            let sides = Bitboard::around(point);
            assert_eq!(surroundings.room(point) as usize, (sides & board.empty()).count());
            for color in Color::ALL {
                let has_stone = sides.intersects(board.stones(color));
                assert_eq!(surroundings.has_beside(point, color), has_stone);
            }
        }
    }

    #[test]
    fn codes_follow_the_stones_on_every_size() {
        for size in Size::all() {
            match size.words() {
                1 => check::<1>(size),
                2 => check::<2>(size),
                4 => check::<4>(size),
                _ => check::<WIDE>(size),
            }
            check::<WIDE>(size);
        }
    }
}
