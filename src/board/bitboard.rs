//! Sets of points.

use super::point::Point;
use super::select::nth_set_bit;
use super::size::{Size, WIDE};
use std::fmt;
use std::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

/// A set of points with set algebra, `W` words wide.
///
/// The bits between the rows belong to no point. Shifts move stones into them, so a shifted
/// set is cut with the board's own points (or any subset of them) before it is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bitboard<const W: usize = WIDE>([u64; W]);

impl<const W: usize> Bitboard<W> {
    /// No point.
    pub const EMPTY: Bitboard<W> = Bitboard([0; W]);

    /// One point.
    #[inline(always)]
    pub fn of(point: Point<W>) -> Bitboard<W> {
        let (word, bit) = (point.index() / 64, point.index() % 64);
        Self::by_word(|i| mask_if_equal(i, word) & 1 << bit)
    }

    /// A set given word by word. A plain loop, because the compiler unrolls and vectorizes it
    /// where it does not do so for `std::array::from_fn`.
    #[inline(always)]
    fn by_word(word: impl Fn(usize) -> u64) -> Bitboard<W> {
        let mut words = [0; W];
        for (i, out) in words.iter_mut().enumerate() {
            *out = word(i);
        }
        Bitboard(words)
    }

    /// The points of all four sets.
    #[inline(always)]
    pub(super) fn union([a, b, c, d]: [&Bitboard<W>; 4]) -> Bitboard<W> {
        Self::by_word(|i| (a.0[i] | b.0[i]) | (c.0[i] | d.0[i]))
    }

    /// The points next to a point, as a set that may reach off the board.
    #[inline(always)]
    pub fn around(point: Point<W>) -> Bitboard<W> {
        let stride = Point::<W>::STRIDE;
        // The four neighbors as they lie in a row of bits, moved to the lowest of them.
        let shape = 1_u64 | 1 << (stride - 1) | 1 << (stride + 1) | 1 << (2 * stride);
        let lowest = point.index() - stride;
        let (word, bit) = (lowest / 64, lowest % 64);
        let (low, high) = (shape << bit, (shape >> 1) >> (63 - bit));
        Self::by_word(|i| mask_if_equal(i, word) & low | mask_if_equal(i, word + 1) & high)
    }

    /// The nine points around and with a point, as bits of a word: see [`Bitboard::SIDES`] and
    /// [`Bitboard::CORNERS`]. Two words of the set are looked at, however many it has.
    #[inline(always)]
    pub fn window(&self, point: Point<W>) -> u64 {
        let lowest = point.index().wrapping_sub(Point::<W>::STRIDE + 1);
        let (word, bit) = (lowest / 64, lowest % 64);
        let (low, high) = (self.0[word % W], self.0[(word + 1) % W]);
        low >> bit | (high << 1) << (63 - bit)
    }

    /// The four sides of a point in a [`Bitboard::window`].
    pub const SIDES: u64 = {
        let stride = Point::<W>::STRIDE;
        1 << 1 | 1 << stride | 1 << (stride + 2) | 1 << (2 * stride + 1)
    };

    /// The four corners of a point in a [`Bitboard::window`].
    pub const CORNERS: u64 = {
        let stride = Point::<W>::STRIDE;
        1 | 1 << 2 | 1 << (2 * stride) | 1 << (2 * stride + 2)
    };

    /// The set with one more point.
    pub const fn with(mut self, point: Point<W>) -> Bitboard<W> {
        self.0[point.index() / 64] |= 1 << (point.index() % 64);
        self
    }

    /// All points of a board of this size.
    pub const fn full(size: Size) -> Bitboard<W> {
        assert!(size.words() <= W);
        let mut set = Bitboard::EMPTY;
        let mut row = 0;
        while row < size.side() {
            let mut col = 0;
            while col < size.side() {
                set = set.with(Point::new(col, row));
                col += 1;
            }
            row += 1;
        }
        set
    }

    /// Tells whether the set has no point.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0 == [0; W]
    }

    /// Tells whether the set has the point.
    #[inline(always)]
    pub fn contains(&self, point: Point<W>) -> bool {
        self.0[point.index() / 64] >> (point.index() % 64) & 1 != 0
    }

    /// Adds a point. The whole set is written, not one word of it: a wide load cannot be
    /// served from a narrow store that is still under way, and playing a stone is full of both.
    #[inline(always)]
    pub fn insert(&mut self, point: Point<W>) {
        *self |= Bitboard::of(point);
    }

    /// Takes a point out.
    #[inline(always)]
    pub fn remove(&mut self, point: Point<W>) {
        *self -= Bitboard::of(point);
    }

    /// The number of points.
    #[inline(always)]
    pub fn count(self) -> usize {
        let mut count = 0;
        for word in self.0 {
            count += word.count_ones();
        }
        count as usize
    }

    /// Tells whether the set has exactly one point.
    #[inline(always)]
    pub fn is_single(self) -> bool {
        self.count() == 1
    }

    /// The point with the lowest index.
    #[inline(always)]
    pub fn first(self) -> Option<Point<W>> {
        for (i, word) in self.0.into_iter().enumerate() {
            if word != 0 {
                return Some(Point::from_index(i * 64 + word.trailing_zeros() as usize));
            }
        }
        None
    }

    /// The only point of a set that has exactly one.
    #[inline(always)]
    pub fn single(self) -> Option<Point<W>> {
        if self.is_single() { self.first() } else { None }
    }

    /// The `n`-th point in index order, counted from 0; `n` must be less than the count.
    #[inline(always)]
    pub fn select(self, n: usize) -> Point<W> {
        debug_assert!(n < self.count());
        // No early exit: which word it is cannot be predicted, and a wrong guess costs more.
        let mut before = [0; W];
        let mut word = 0;
        for i in 1..W {
            before[i] = before[i - 1] + self.0[i - 1].count_ones();
            word += usize::from(n as u32 >= before[i]);
        }
        let bit = nth_set_bit(self.0[word], n as u32 - before[word]);
        Point::from_index(word * 64 + bit as usize)
    }

    /// Tells whether the two sets share a point.
    #[inline(always)]
    pub fn intersects(self, other: Bitboard<W>) -> bool {
        !(self & other).is_empty()
    }

    /// Tells whether every point of this set is in the other.
    #[inline(always)]
    pub fn is_subset(self, other: Bitboard<W>) -> bool {
        (self - other).is_empty()
    }

    /// The points in index order.
    #[inline(always)]
    pub fn iter(self) -> Points<W> {
        Points { words: self.0, word: 0 }
    }

    #[inline(always)]
    fn shifted_up(self, bits: usize) -> Bitboard<W> {
        Self::by_word(|i| {
            let carried = if i > 0 { self.0[i - 1] >> (64 - bits) } else { 0 };
            self.0[i] << bits | carried
        })
    }

    #[inline(always)]
    fn shifted_down(self, bits: usize) -> Bitboard<W> {
        Self::by_word(|i| {
            let carried = if i + 1 < W { self.0[i + 1] << (64 - bits) } else { 0 };
            self.0[i] >> bits | carried
        })
    }

    /// Every point moved one row up.
    #[inline(always)]
    pub fn north(self) -> Bitboard<W> {
        self.shifted_up(Point::<W>::STRIDE)
    }

    /// Every point moved one row down.
    #[inline(always)]
    pub fn south(self) -> Bitboard<W> {
        self.shifted_down(Point::<W>::STRIDE)
    }

    /// Every point moved one column to the right.
    #[inline(always)]
    pub fn east(self) -> Bitboard<W> {
        self.shifted_up(1)
    }

    /// Every point moved one column to the left.
    #[inline(always)]
    pub fn west(self) -> Bitboard<W> {
        self.shifted_down(1)
    }

    /// The set moved to each of the four diagonal sides.
    #[inline(always)]
    pub fn diagonals(self) -> [Bitboard<W>; 4] {
        let stride = Point::<W>::STRIDE;
        [
            self.shifted_up(stride + 1),
            self.shifted_up(stride - 1),
            self.shifted_down(stride + 1),
            self.shifted_down(stride - 1),
        ]
    }

    /// The points next to the set; points of the set that touch each other are among them,
    /// and so are bits off the board.
    #[inline(always)]
    pub fn neighbors(self) -> Bitboard<W> {
        self.north() | self.south() | self.east() | self.west()
    }

    /// All points of `within` that are connected to this set through points of `within`.
    pub fn flood(self, within: Bitboard<W>) -> Bitboard<W> {
        let mut filled = self & within;
        loop {
            let grown = (filled | filled.neighbors()) & within;
            if grown == filled {
                return filled;
            }
            filled = grown;
        }
    }

    /// The connected parts of the set, each as a set of its own.
    pub fn regions(self) -> impl Iterator<Item = Bitboard<W>> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let region = Bitboard::of(rest.first()?).flood(rest);
            rest -= region;
            Some(region)
        })
    }

    /// The same points in a frame of another width.
    pub fn reframe<const V: usize>(self) -> Bitboard<V> {
        self.iter().map(Point::reframe).collect()
    }
}

/// All ones if two word numbers are equal, else zero. Said with `if`, it compiles to a jump
/// that cannot be predicted.
#[inline(always)]
const fn mask_if_equal(a: usize, b: usize) -> u64 {
    0_u64.wrapping_sub(((a ^ b) as u64).wrapping_sub(1) >> 63)
}

macro_rules! set_operator {
    ($operator:ident $method:ident $assign:ident $assign_method:ident, $op:expr) => {
        impl<const W: usize> $operator for Bitboard<W> {
            type Output = Bitboard<W>;

            #[inline(always)]
            fn $method(mut self, other: Bitboard<W>) -> Bitboard<W> {
                for i in 0..W {
                    self.0[i] = $op(self.0[i], other.0[i]);
                }
                self
            }
        }

        impl<const W: usize> $assign for Bitboard<W> {
            #[inline(always)]
            fn $assign_method(&mut self, other: Bitboard<W>) {
                *self = $operator::$method(*self, other);
            }
        }
    };
}

set_operator!(BitAnd bitand BitAndAssign bitand_assign, |a: u64, b: u64| a & b);
set_operator!(BitOr bitor BitOrAssign bitor_assign, |a: u64, b: u64| a | b);
set_operator!(BitXor bitxor BitXorAssign bitxor_assign, |a: u64, b: u64| a ^ b);
set_operator!(Sub sub SubAssign sub_assign, |a: u64, b: u64| a & !b);

impl<const W: usize> Not for Bitboard<W> {
    type Output = Bitboard<W>;

    /// The complement within the frame; cut it with the board's points before use.
    #[inline(always)]
    fn not(mut self) -> Bitboard<W> {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}

impl<const W: usize> FromIterator<Point<W>> for Bitboard<W> {
    fn from_iter<I: IntoIterator<Item = Point<W>>>(points: I) -> Bitboard<W> {
        let mut set = Bitboard::EMPTY;
        for point in points {
            set.insert(point);
        }
        set
    }
}

impl<const W: usize> IntoIterator for Bitboard<W> {
    type Item = Point<W>;
    type IntoIter = Points<W>;

    #[inline(always)]
    fn into_iter(self) -> Points<W> {
        self.iter()
    }
}

impl<const W: usize> fmt::Debug for Bitboard<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The points of a set in index order.
#[derive(Clone, Debug)]
pub struct Points<const W: usize> {
    words: [u64; W],
    word: usize,
}

impl<const W: usize> Iterator for Points<W> {
    type Item = Point<W>;

    #[inline(always)]
    fn next(&mut self) -> Option<Point<W>> {
        while self.word < W {
            let bits = self.words[self.word];
            if bits != 0 {
                self.words[self.word] = bits & (bits - 1);
                return Some(Point::from_index(self.word * 64 + bits.trailing_zeros() as usize));
            }
            self.word += 1;
        }
        None
    }
}
