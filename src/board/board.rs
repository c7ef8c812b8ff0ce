//! The board: stones, chains, liberties, legality, capture and simple ko.
//!
//! Every point knows the chain that covers it. A chain is kept as two sets: its stones, and
//! all points next to them. The empty ones among those are its liberties, so liberties are
//! never updated: a stone played or taken off anywhere changes the set of empty points, and
//! with it the liberties of every chain at once.
//!
//! A chain is named by one of its own points. Where there is no stone the name is `NOWHERE`,
//! an index off the board whose chain is empty, so that playing a stone can look at all four
//! sides without asking first what stands there.

use super::bitboard::Bitboard;
use super::color::Color;
use super::frame::{Frame, WHITE_TO_PLAY, ko_key};
use super::point::{Move, Point};
use super::size::{Size, WIDE};

/// Solidly connected stones of one color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain<const W: usize = WIDE> {
    /// The stones.
    pub stones: Bitboard<W>,
    /// The empty points next to them.
    pub liberties: Bitboard<W>,
}

impl<const W: usize> Chain<W> {
    /// Tells whether the chain can be captured by one move.
    #[inline(always)]
    pub fn is_in_atari(&self) -> bool {
        self.liberties.is_single()
    }
}

/// A chain as the board keeps it. The points next to the stones may be off the board, and the
/// stones themselves are among them: only their empty part has a meaning.
#[derive(Clone, Copy, Debug)]
struct Link<const W: usize> {
    stones: Bitboard<W>,
    around: Bitboard<W>,
}

impl<const W: usize> Link<W> {
    const NONE: Link<W> = Link { stones: Bitboard::EMPTY, around: Bitboard::EMPTY };
}

/// A position: stones, the player to move and the point forbidden by ko. No history.
///
/// The sets come first and the whole is aligned to a cache line, so that no set of eight words
/// lies across two lines.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub struct Board<const W: usize = WIDE> {
    links: [[Link<W>; 64]; W],
    stones: [Bitboard<W>; 2],
    empty: Bitboard<W>,
    points: Bitboard<W>,
    edge: Bitboard<W>,
    /// The name of the chain on each point, for each color: one of its stones, or `NOWHERE`.
    names: [[[Point<W>; 64]; W]; 2],
    stones_key: u64,
    empty_count: u16,
    ko: Point<W>,
    to_play: Color,
    size: Size,
}

impl<const W: usize> Board<W> {
    const NOWHERE: Point<W> = Point::NOWHERE;

    /// An empty board, Black to play. The size must fit the frame: see [`Size::words`].
    pub fn new(size: Size) -> Board<W> {
        let points = Bitboard::full(size);
        let inner = points.north() & points.south() & points.east() & points.west();
        Board {
            stones: [Bitboard::EMPTY; 2],
            empty: points,
            points,
            edge: points - inner,
            empty_count: size.area() as u16,
            ko: Self::NOWHERE,
            to_play: Color::Black,
            size,
            stones_key: 0,
            names: [[[Self::NOWHERE; 64]; W]; 2],
            links: [[Link::NONE; 64]; W],
        }
    }

    /// A position made of given stones, with no ko. `None` if a chain has no liberty.
    pub fn with_stones(
        size: Size,
        black: Bitboard<W>,
        white: Bitboard<W>,
        to_play: Color,
    ) -> Option<Board<W>> {
        let mut board = Board::new(size);
        debug_assert!(!black.intersects(white) && (black | white).is_subset(board.points));
        for (color, stones) in [(Color::Black, black), (Color::White, white)] {
            board.stones[color.index()] = stones;
            board.empty -= stones;
            board.empty_count -= stones.count() as u16;
        }
        for color in Color::ALL {
            for stones in board.stones(color).regions() {
                let around = stones.neighbors();
                if !around.intersects(board.empty) {
                    return None;
                }
                let name = stones.first()?;
                *board.link_mut(name) = Link { stones, around };
                for point in stones {
                    *board.name_mut(color, point) = name;
                    board.stones_key ^= stone_key(color, point);
                }
            }
        }
        board.to_play = to_play;
        Some(board)
    }

    /// The same position in a frame of another width.
    pub fn reframe<const V: usize>(&self) -> Board<V> {
        self.moved(Point::reframe)
    }

    /// The position with every point sent elsewhere, neighbors to neighbors.
    pub(super) fn moved<const V: usize>(&self, to: impl Fn(Point<W>) -> Point<V>) -> Board<V> {
        let [black, white] = self.stones.map(|stones| stones.iter().map(&to).collect());
        let mut board = Board::with_stones(self.size, black, white, self.to_play)
            .expect("every chain on a board has a liberty");
        board.ko = self.ko().map_or(Point::NOWHERE, to);
        board
    }

    /// The size of the board.
    #[inline(always)]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The player to move.
    #[inline(always)]
    pub fn to_play(&self) -> Color {
        self.to_play
    }

    /// Gives the move to a player, who is then bound by no ko.
    pub fn set_to_play(&mut self, color: Color) {
        if self.to_play != color {
            self.to_play = color;
            self.ko = Self::NOWHERE;
        }
    }

    /// The point that the player to move may not retake at once.
    #[inline(always)]
    pub fn ko(&self) -> Option<Point<W>> {
        (self.ko != Self::NOWHERE).then_some(self.ko)
    }

    /// The point forbidden by ko as a set, or a bit off the board.
    #[inline(always)]
    pub(super) fn ko_set(&self) -> Bitboard<W> {
        Bitboard::of(self.ko)
    }

    /// The stones of a color.
    #[inline(always)]
    pub fn stones(&self, color: Color) -> Bitboard<W> {
        self.stones[color.index()]
    }

    /// The points without a stone.
    #[inline(always)]
    pub fn empty(&self) -> Bitboard<W> {
        self.empty
    }

    /// The number of points without a stone.
    #[inline(always)]
    pub fn empty_count(&self) -> usize {
        self.empty_count as usize
    }

    /// All points of the board.
    #[inline(always)]
    pub fn points(&self) -> Bitboard<W> {
        self.points
    }

    /// The points of the first line.
    #[inline(always)]
    pub fn edge(&self) -> Bitboard<W> {
        self.edge
    }

    /// The color of the stone on a point.
    #[inline(always)]
    pub fn color_at(&self, point: Point<W>) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.stones(color).contains(point))
    }

    #[inline(always)]
    fn name(&self, color: Color, point: Point<W>) -> Point<W> {
        self.names[color.index()].as_flattened()[point.index()]
    }

    #[inline(always)]
    fn name_mut(&mut self, color: Color, point: Point<W>) -> &mut Point<W> {
        &mut self.names[color.index()].as_flattened_mut()[point.index()]
    }

    #[inline(always)]
    fn link(&self, name: Point<W>) -> &Link<W> {
        &self.links.as_flattened()[name.index()]
    }

    #[inline(always)]
    fn link_mut(&mut self, name: Point<W>) -> &mut Link<W> {
        &mut self.links.as_flattened_mut()[name.index()]
    }

    /// Tells whether a neighbor of a point is empty.
    #[inline(always)]
    pub(super) fn has_empty_side(&self, point: Point<W>) -> bool {
        self.empty.window(point) & Bitboard::<W>::SIDES != 0
    }

    /// The chain of a color that covers a point; without stones if none does.
    #[inline(always)]
    pub fn chain_of(&self, color: Color, point: Point<W>) -> Chain<W> {
        let link = self.link(self.name(color, point));
        Chain { stones: link.stones, liberties: link.around & self.empty }
    }

    /// The chain that covers a point.
    #[inline(always)]
    pub fn chain_at(&self, point: Point<W>) -> Option<Chain<W>> {
        self.color_at(point).map(|color| self.chain_of(color, point))
    }

    /// The chains of a color, each once.
    pub fn chains(&self, color: Color) -> impl Iterator<Item = Chain<W>> {
        let mut rest = self.stones(color);
        std::iter::from_fn(move || {
            let chain = self.chain_of(color, rest.first()?);
            rest -= chain.stones;
            Some(chain)
        })
    }

    /// The key of the stones alone: equal for equal stones, whoever is to play.
    #[inline(always)]
    pub fn stones_key(&self) -> u64 {
        self.stones_key
    }

    /// The key of the whole position: stones, ko and the player to move.
    #[inline(always)]
    pub fn key(&self) -> u64 {
        let mut key = self.stones_key;
        if self.ko != Self::NOWHERE {
            key ^= ko_key(self.ko.col(), self.ko.row());
        }
        if self.to_play == Color::White {
            key ^= WHITE_TO_PLAY;
        }
        key
    }

    /// Tells whether a stone of the player to move on an empty point would leave its own chain
    /// without a liberty.
    #[inline(always)]
    pub fn is_suicide(&self, point: Point<W>) -> bool {
        debug_assert!(self.empty.contains(point));
        !self.has_empty_side(point) && !self.has_liberty_by_chains(point)
    }

    /// The chains of a color next to a point, as one set of stones.
    pub(super) fn stones_beside(&self, color: Color, point: Point<W>) -> Bitboard<W> {
        Bitboard::union(each(point.neighbors(), |side| &self.link(self.name(color, side)).stones))
    }

    /// Tells whether a stone of the player to move on a point without empty neighbors would have a
    /// liberty: from a friendly chain, or by capture.
    #[inline(always)]
    pub(super) fn has_liberty_by_chains(&self, point: Point<W>) -> bool {
        let rest = self.empty - Bitboard::of(point);
        let mut has_liberty = false;
        for side in point.neighbors() {
            let friend = self.name(self.to_play, side);
            let enemy = self.name(!self.to_play, side);
            // One of the two is `NOWHERE`. A friend must keep a liberty, an enemy must not.
            let keeps_liberty = self.link(friend.or(enemy)).around.intersects(rest);
            has_liberty |= keeps_liberty != (enemy != Self::NOWHERE);
        }
        has_liberty
    }

    /// Tells whether the player to move may play a stone there: the point is empty, not forbidden
    /// by ko, and not suicide.
    #[inline(always)]
    pub fn is_legal(&self, point: Point<W>) -> bool {
        self.empty.contains(point) && point != self.ko && !self.is_suicide(point)
    }

    /// The points where the player to move may play a stone without suicide.
    pub fn legal_points(&self) -> Bitboard<W> {
        self.empty.iter().filter(|&point| self.is_legal(point)).collect()
    }

    /// Passes the move.
    #[inline(always)]
    pub fn pass(&mut self) {
        self.ko = Self::NOWHERE;
        self.to_play = !self.to_play;
    }

    /// Plays a move for the player to move and returns the captured stones: see [`Board::play`].
    pub fn apply(&mut self, mv: Move<W>) -> Bitboard<W> {
        match mv {
            Move::Play(point) => self.play(point),
            Move::Pass => {
                self.pass();
                Bitboard::EMPTY
            }
        }
    }

    /// Plays a stone for the player to move, on an empty point that ko does not forbid, and
    /// returns the stones taken off the board. A suicide takes off its own chain; rules that
    /// forbid it ask [`Board::is_suicide`] first.
    #[inline(always)]
    pub fn play(&mut self, point: Point<W>) -> Bitboard<W> {
        debug_assert!(self.empty.contains(point) && point != self.ko);
        let (own, enemy) = (self.to_play, !self.to_play);
        self.ko = Self::NOWHERE;
        self.to_play = enemy;
        self.stones[own.index()].insert(point);
        self.empty.remove(point);
        self.empty_count -= 1;
        self.stones_key ^= stone_key(own, point);

        let sides = point.neighbors();
        let name = self.join(own, point, sides);
        let captured = each(sides, |side| self.if_captured(self.name(enemy, side)));
        let any = captured.into_iter().fold(Self::NOWHERE, Point::max);
        if any != Self::NOWHERE {
            let taken = Bitboard::union(each(captured, |chain| &self.link(chain).stones));
            self.take_off(enemy, taken);
            let link = self.link(name);
            if taken == Bitboard::of(any)
                && link.stones.is_single()
                && link.around & self.empty == taken
            {
                self.ko = any;
            }
            taken
        } else if self.if_captured(name) == name {
            let taken = self.link(name).stones;
            self.take_off(own, taken);
            taken
        } else {
            Bitboard::EMPTY
        }
    }

    /// The name of a chain if it has no liberty, else `NOWHERE`; without a branch, because what
    /// stands beside a stone cannot be predicted.
    #[inline(always)]
    fn if_captured(&self, name: Point<W>) -> Point<W> {
        let has_liberty = self.link(name).around.intersects(self.empty);
        if has_liberty { Self::NOWHERE } else { name }
    }

    /// Makes one chain of a new stone and the friendly chains beside it; returns its name: that of
    /// the friend with the greatest one, or else of the new stone.
    ///
    /// ```text
    /// . a a .      . b b .
    /// . a * b  ->  . b b b      the stone * joins the chains a and b, both are now b
    /// . . b b      . . b b
    /// ```
    #[inline(always)]
    fn join(&mut self, own: Color, point: Point<W>, sides: [Point<W>; 4]) -> Point<W> {
        let friends = each(sides, |side| self.name(own, side));
        let links = each(friends, |friend| self.link(friend));
        let joined = Link {
            stones: Bitboard::of(point) | Bitboard::union(each(links, |link| &link.stones)),
            around: Bitboard::around(point) | Bitboard::union(each(links, |link| &link.around)),
        };
        // `NOWHERE` is the lowest index, so the greatest name is a real one if there is any.
        let mut name = friends.into_iter().fold(Self::NOWHERE, Point::max);
        let mut has_others = false;
        for friend in friends {
            has_others |= friend.or(name) != name;
        }
        while has_others {
            let names = each(sides, |side| self.name(own, side).or(name));
            let other = names.into_iter().fold(name, Point::min);
            self.rename(own, other, name);
            has_others = names.into_iter().any(|friend| friend != name && friend != other);
        }
        name = name.or(point);
        *self.name_mut(own, point) = name;
        *self.link_mut(name) = joined;
        name
    }

    /// Gives a chain another name. This goes through the whole table, not the stones one by
    /// one: a plain sweep is quick, and has no loop whose end must be guessed.
    #[inline(always)]
    fn rename(&mut self, color: Color, old: Point<W>, new: Point<W>) {
        for name in self.names[color.index()].as_flattened_mut() {
            *name = if *name == old { new } else { *name };
        }
    }

    /// Takes whole chains off the board.
    fn take_off(&mut self, color: Color, stones: Bitboard<W>) {
        self.stones[color.index()] -= stones;
        self.empty |= stones;
        self.empty_count += stones.count() as u16;
        for stone in stones {
            *self.name_mut(color, stone) = Self::NOWHERE;
            self.stones_key ^= stone_key(color, stone);
        }
    }
}

impl<const W: usize> Board<W> {
    /// Becomes a copy of another board. Only the chains in use are copied: most of a wide board
    /// is room for others.
    #[inline(always)]
    pub fn copy_from(&mut self, source: &Board<W>) {
        self.stones = source.stones;
        self.empty = source.empty;
        self.points = source.points;
        self.edge = source.edge;
        self.names = source.names;
        self.stones_key = source.stones_key;
        self.empty_count = source.empty_count;
        self.ko = source.ko;
        self.to_play = source.to_play;
        self.size = source.size;
        for color in Color::ALL {
            let mut rest = source.stones(color);
            while let Some(stone) = rest.first() {
                let name = source.name(color, stone);
                *self.link_mut(name) = *source.link(name);
                rest -= source.link(name).stones;
            }
        }
    }
}

/// Equal stones, ko and player to move; how chains are named does not matter.
impl<const W: usize> PartialEq for Board<W> {
    fn eq(&self, other: &Board<W>) -> bool {
        (self.size, self.to_play, self.ko, self.stones)
            == (other.size, other.to_play, other.ko, other.stones)
    }
}

impl<const W: usize> Eq for Board<W> {}

/// One answer for each of four things. Written out, because in a large program the compiler
/// leaves `map` of arrays as a call, which takes an eighth of a light playout.
#[inline(always)]
fn each<T, U>([a, b, c, d]: [T; 4], answer: impl Fn(T) -> U) -> [U; 4] {
    [answer(a), answer(b), answer(c), answer(d)]
}

#[inline(always)]
fn stone_key<const W: usize>(color: Color, point: Point<W>) -> u64 {
    Frame::<W>::KEYS[color.index()].as_flattened()[point.index()]
}
