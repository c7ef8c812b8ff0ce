//! The field: a light board for reading ahead, small enough to be copied at every move.
//!
//! A [`Board`] keeps the neighborhood of every chain and pays for it at every copy. A reader
//! looks at few chains of a position, so here chains are rings of points, and their liberties are
//! counted when they are asked for, no further than they matter.

use crate::board::{Bitboard, Board, Color, Point, WIDE, mix};

/// Indices of the frame: every neighbor of a point is one of them.
const CELLS: usize = 64 * WIDE;

/// Contents of a point: nothing, a stone by [`stone`], or no point of the board at all.
const EMPTY: u8 = 0;
const OUTSIDE: u8 = 3;

/// Most liberties that are ever told apart.
pub(super) const MOST_LIBERTIES: usize = 12;

/// Most chains in a set: a ladder across 19x19 has more than forty hunters.
const MOST_CHAINS: usize = 64;

const fn stone(color: Color) -> u8 {
    color.index() as u8 + 1
}

/// A position to read in: stones, chains, and the point forbidden by ko.
#[derive(Clone)]
pub struct Field {
    cells: [u8; CELLS],
    /// The point that names the chain of a stone.
    head: [u16; CELLS],
    /// The next stone in the ring of a chain.
    next: [u16; CELLS],
    /// The point that the next player may not retake; 0 for none.
    ko: u16,
    key: u64,
}

/// A short list of points.
#[derive(Clone, Copy)]
pub struct Few<const N: usize> {
    points: [u16; N],
    count: usize,
}

impl<const N: usize> Few<N> {
    /// No points.
    pub const fn new() -> Few<N> {
        Few { points: [0; N], count: 0 }
    }

    /// Adds a point that is not there yet, while there is room.
    #[inline]
    pub fn add(&mut self, point: Point) {
        let index = point.index() as u16;
        if self.count < N && !self.points[..self.count].contains(&index) {
            self.points[self.count] = index;
            self.count += 1;
        }
    }

    /// The number of points.
    #[inline]
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The points in the order they were found.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Point> + '_ {
        self.points[..self.count].iter().map(|&index| Point::from_index(index.into()))
    }

    /// Tells whether a point is among them.
    #[inline]
    pub fn contains(&self, point: Point) -> bool {
        self.points[..self.count].contains(&(point.index() as u16))
    }

    /// The points in order, but one of them first.
    pub fn with_first(&self, point: Option<Point>) -> impl Iterator<Item = Point> + '_ {
        let front = point.filter(|&point| self.contains(point));
        front.into_iter().chain(self.iter().filter(move |&other| Some(other) != front))
    }

    /// The first point.
    #[inline]
    pub fn first(&self) -> Option<Point> {
        self.iter().next()
    }
}

/// Liberties of a chain.
pub(super) type Liberties = Few<MOST_LIBERTIES>;

/// A set of chains, each named by one of its stones, in the order they were found.
#[derive(Clone)]
pub(super) struct Chains {
    list: [u16; MOST_CHAINS],
    count: usize,
    known: Bitboard,
}

impl Chains {
    /// No chains.
    pub(super) const fn new() -> Chains {
        Chains { list: [0; MOST_CHAINS], count: 0, known: Bitboard::EMPTY }
    }

    /// Adds a chain that is not there yet, while there is room.
    #[inline]
    pub(super) fn add(&mut self, chain: Point) {
        if self.count < MOST_CHAINS && !self.known.contains(chain) {
            self.known = self.known.with(chain);
            self.list[self.count] = chain.index() as u16;
            self.count += 1;
        }
    }

    /// The chains in the order they were found.
    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = Point> + '_ {
        self.list[..self.count].iter().map(|&index| Point::from_index(index.into()))
    }

    /// Tells whether a chain is among them.
    #[inline]
    pub(super) fn contains(&self, chain: Point) -> bool {
        self.known.contains(chain)
    }
}

impl Field {
    /// The position of a board.
    pub fn new<const W: usize>(board: &Board<W>) -> Field {
        let mut field = Field {
            cells: [OUTSIDE; CELLS],
            head: [0; CELLS],
            next: [0; CELLS],
            ko: board.ko().map_or(0, |ko| ko.reframe::<WIDE>().index() as u16),
            key: 0,
        };
        for point in board.points() {
            field.cells[point.reframe::<WIDE>().index()] = EMPTY;
        }
        for color in Color::ALL {
            for chain in board.chains(color) {
                let stones: Vec<Point> = chain.stones.iter().map(Point::reframe).collect();
                for (i, &at) in stones.iter().enumerate() {
                    let following = stones[(i + 1) % stones.len()];
                    field.cells[at.index()] = stone(color);
                    field.head[at.index()] = stones[0].index() as u16;
                    field.next[at.index()] = following.index() as u16;
                    field.key ^= stone_key(color, at);
                }
            }
        }
        field
    }

    /// The key of stones and ko.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key ^ mix(0x6b6f_0000 + u64::from(self.ko))
    }

    /// Tells whether a point of the board is empty.
    #[inline]
    pub fn is_empty(&self, point: Point) -> bool {
        self.cells[point.index()] == EMPTY
    }

    /// Tells whether the board has the point.
    #[inline]
    pub fn is_on(&self, point: Point) -> bool {
        self.cells[point.index()] != OUTSIDE
    }

    /// Tells whether a stone of a color stands on a point.
    #[inline]
    pub fn has(&self, color: Color, point: Point) -> bool {
        self.cells[point.index()] == stone(color)
    }

    /// The color of the stone on a point.
    #[inline]
    pub fn color_at(&self, point: Point) -> Option<Color> {
        match self.cells[point.index()] {
            1 => Some(Color::Black),
            2 => Some(Color::White),
            _ => None,
        }
    }

    /// The point that the next player may not retake.
    #[inline]
    pub fn ko(&self) -> Option<Point> {
        (self.ko != 0).then(|| Point::from_index(self.ko.into()))
    }

    /// Frees the next player from the ko, as a move elsewhere does.
    #[inline]
    pub fn lift_ko(&mut self) {
        self.ko = 0;
    }

    /// The name of the chain on a point that has a stone.
    #[inline]
    pub fn chain(&self, point: Point) -> Point {
        Point::from_index(self.head[point.index()].into())
    }

    /// Tells whether two stones are of one chain.
    #[inline]
    pub fn is_one_chain(&self, a: Point, b: Point) -> bool {
        self.cells[a.index()] == self.cells[b.index()]
            && matches!(self.cells[a.index()], 1 | 2)
            && self.head[a.index()] == self.head[b.index()]
    }

    /// The stones of a chain.
    #[inline]
    pub fn stones(&self, of: Point) -> impl Iterator<Item = Point> + '_ {
        let start = of.index();
        let mut at = Some(start);
        std::iter::from_fn(move || {
            let here = at?;
            let next = usize::from(self.next[here]) & (CELLS - 1);
            at = (next != start).then_some(next);
            Some(Point::from_index(here))
        })
    }

    /// The liberties of a chain, up to a limit.
    #[inline]
    pub fn liberties(&self, of: Point, limit: usize) -> Liberties {
        let mut found = Liberties::new();
        for at in self.stones(of) {
            for side in at.neighbors() {
                if self.is_empty(side) {
                    found.add(side);
                    if found.count() >= limit {
                        return found;
                    }
                }
            }
        }
        found
    }

    /// Tells whether a chain has a liberty.
    #[inline]
    fn has_liberty(&self, of: Point) -> bool {
        self.stones(of).any(|at| at.neighbors().into_iter().any(|side| self.is_empty(side)))
    }

    /// The chains of a color beside a chain.
    pub(super) fn chains_around(&self, of: Point, color: Color) -> Chains {
        let mut found = Chains::new();
        for at in self.stones(of) {
            self.add_chains_beside(at, color, &mut found);
        }
        found
    }

    /// Adds the chains of a color beside a point.
    #[inline]
    pub(super) fn add_chains_beside(&self, at: Point, color: Color, found: &mut Chains) {
        for side in at.neighbors() {
            if self.has(color, side) {
                found.add(self.chain(side));
            }
        }
    }

    /// The empty points beside a point.
    #[inline]
    pub fn room(&self, at: Point) -> usize {
        at.neighbors().into_iter().filter(|&side| self.is_empty(side)).count()
    }

    /// Plays a stone if it may be played: on an empty point, not retaking a ko, and no suicide.
    /// Returns the number of stones it captured. The field is not to be used after a refusal.
    #[inline]
    pub fn play(&mut self, color: Color, point: Point) -> Option<usize> {
        let at = point.index();
        if self.cells[at] != EMPTY || self.ko == at as u16 {
            return None;
        }
        self.ko = 0;
        self.cells[at] = stone(color);
        self.head[at] = at as u16;
        self.next[at] = at as u16;
        self.key ^= stone_key(color, point);
        let (mut taken, mut last) = (0, point);
        let mut friends = 0;
        for side in point.neighbors() {
            if self.has(color, side) {
                friends += 1;
                self.join(point, side);
            } else if self.has(!color, side) && !self.has_liberty(side) {
                last = side;
                taken += self.take_off(!color, side);
            }
        }
        if taken == 0 && self.room(point) == 0 && (friends == 0 || !self.has_liberty(point)) {
            return None;
        }
        if taken == 1 && friends == 0 && self.room(point) == 1 {
            self.ko = last.index() as u16;
        }
        Some(taken)
    }

    /// Makes one chain of the new stone's and another.
    #[inline]
    fn join(&mut self, new: Point, other: Point) {
        let (name, old) = (self.head[other.index()], self.head[new.index()]);
        if name == old {
            return;
        }
        // The new stone's chain is renamed: at first it is one stone.
        let mut at = new.index();
        loop {
            self.head[at] = name;
            at = usize::from(self.next[at]) & (CELLS - 1);
            if at == new.index() {
                break;
            }
        }
        self.next.swap(new.index(), other.index());
    }

    /// Takes a chain off the board; returns its number of stones.
    fn take_off(&mut self, color: Color, of: Point) -> usize {
        let (start, mut at, mut count) = (of.index(), of.index(), 0);
        loop {
            self.cells[at] = EMPTY;
            self.key ^= stone_key(color, Point::from_index(at));
            count += 1;
            at = usize::from(self.next[at]) & (CELLS - 1);
            if at == start {
                return count;
            }
        }
    }
}

#[inline]
fn stone_key(color: Color, point: Point) -> u64 {
    mix((0x5301_0000 + (color.index() * CELLS + point.index())) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use rand::{SeedableRng, rngs::SmallRng};

    /// Chains, liberties, legality and ko are those of the board, all through random games.
    #[test]
    fn a_field_agrees_with_the_board() {
        let mut rng = SmallRng::seed_from_u64(5);
        for side in [2, 5, 9, 19] {
            let size = Size::new(side).expect("a size");
            let mut board = Board::<WIDE>::new(size);
            let mut field = Field::new(&board);
            for _ in 0..2 * size.area() {
                for point in Point::all(size) {
                    let legal = field.clone().play(board.to_play(), point).is_some();
                    assert_eq!(legal, board.is_legal(point), "{point} on\n{board}");
                    if let Some(chain) = board.chain_at(point) {
                        let count = chain.liberties.count().min(MOST_LIBERTIES);
                        assert_eq!(field.liberties(point, MOST_LIBERTIES).count(), count);
                        assert_eq!(field.stones(point).count(), chain.stones.count());
                    }
                }
                let Some(point) = board.random_move(&mut rng) else { break };
                let color = board.to_play();
                let taken = board.play(point).count();
                assert_eq!(field.play(color, point), Some(taken));
                assert_eq!(field.ko(), board.ko());
                assert_eq!(field.key(), Field::new(&board).key());
            }
        }
    }
}
