//! The board: stones, chains, liberties, legality, capture and simple ko.
//!
//! Every point knows the chain that covers it, and a chain is two sets: its stones and its
//! liberties. A chain is named by one of its own points. Where there is no stone the name is
//! `NOWHERE`, an index off the board whose chain is always empty, so that playing a stone can
//! look at all four sides without asking first what stands there.

use super::bitboard::Bitboard;
use super::color::Color;
use super::frame::{Frame, WHITE_TO_PLAY, ko_key};
use super::point::{Move, Point};
use super::size::{Size, WIDE};

/// Solidly connected stones of one colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain<const W: usize> {
    /// The stones.
    pub stones: Bitboard<W>,
    /// The empty points next to them.
    pub liberties: Bitboard<W>,
}

impl<const W: usize> Chain<W> {
    const NONE: Chain<W> = Chain { stones: Bitboard::EMPTY, liberties: Bitboard::EMPTY };

    /// Whether the chain can be captured by one move.
    #[inline(always)]
    pub fn is_in_atari(&self) -> bool {
        self.liberties.is_single()
    }
}

/// A position: stones, the player to move and the point forbidden by ko. No history.
#[derive(Clone, Copy, Debug)]
pub struct Board<const W: usize = WIDE> {
    stones: [Bitboard<W>; 2],
    empty: Bitboard<W>,
    points: Bitboard<W>,
    edge: Bitboard<W>,
    ko: Point<W>,
    to_play: Color,
    size: Size,
    stones_key: u64,
    chain_at: [[[Point<W>; 64]; W]; 2],
    chains: [[Chain<W>; 64]; W],
}

impl<const W: usize> Board<W> {
    const NOWHERE: Point<W> = Frame::<W>::NOWHERE;

    /// An empty board, Black to play. The size must fit the frame: see [`Size::words`].
    pub fn new(size: Size) -> Board<W> {
        let points = Bitboard::full(size);
        let inner = points.north() & points.south() & points.east() & points.west();
        Board {
            stones: [Bitboard::EMPTY; 2],
            empty: points,
            points,
            edge: points - inner,
            ko: Self::NOWHERE,
            to_play: Color::Black,
            size,
            stones_key: 0,
            chain_at: [[[Self::NOWHERE; 64]; W]; 2],
            chains: [[Chain::NONE; 64]; W],
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
        }
        for color in Color::ALL {
            for stones in board.stones(color).regions() {
                let liberties = stones.neighbors() & board.empty;
                let name = stones.first()?;
                if liberties.is_empty() {
                    return None;
                }
                *board.chain_mut(name) = Chain { stones, liberties };
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
        let [black, white] = self.stones.map(Bitboard::reframe);
        let mut board = Board::with_stones(self.size, black, white, self.to_play)
            .expect("every chain on a board has a liberty");
        if let Some(ko) = self.ko() {
            board.ko = ko.reframe();
        }
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

    /// The stones of a colour.
    #[inline(always)]
    pub fn stones(&self, color: Color) -> Bitboard<W> {
        self.stones[color.index()]
    }

    /// The points without a stone.
    #[inline(always)]
    pub fn empty(&self) -> Bitboard<W> {
        self.empty
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

    /// The colour of the stone on a point.
    #[inline(always)]
    pub fn color_at(&self, point: Point<W>) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.stones(color).contains(point))
    }

    /// The points next to a point. Smaller boards than the frame have points off the board
    /// among them; no stone ever stands there.
    #[inline(always)]
    pub fn neighbors(point: Point<W>) -> [Point<W>; 4] {
        Frame::<W>::NEIGHBORS.as_flattened()[point.index()]
    }

    /// The points next to a point, as a set that may reach off the board.
    #[inline(always)]
    pub fn around(point: Point<W>) -> Bitboard<W> {
        Frame::<W>::AROUND.as_flattened()[point.index()]
    }

    #[inline(always)]
    fn name(&self, color: Color, point: Point<W>) -> Point<W> {
        self.chain_at[color.index()].as_flattened()[point.index()]
    }

    #[inline(always)]
    fn name_mut(&mut self, color: Color, point: Point<W>) -> &mut Point<W> {
        &mut self.chain_at[color.index()].as_flattened_mut()[point.index()]
    }

    #[inline(always)]
    fn chain(&self, name: Point<W>) -> &Chain<W> {
        &self.chains.as_flattened()[name.index()]
    }

    #[inline(always)]
    fn chain_mut(&mut self, name: Point<W>) -> &mut Chain<W> {
        &mut self.chains.as_flattened_mut()[name.index()]
    }

    /// The chain of a colour that covers a point; without stones if none does.
    #[inline(always)]
    pub fn chain_of(&self, color: Color, point: Point<W>) -> &Chain<W> {
        self.chain(self.name(color, point))
    }

    /// The chain that covers a point.
    #[inline(always)]
    pub fn chain_at(&self, point: Point<W>) -> Option<&Chain<W>> {
        self.color_at(point).map(|color| self.chain_of(color, point))
    }

    /// The chains of a colour, each once.
    pub fn chains(&self, color: Color) -> impl Iterator<Item = &Chain<W>> {
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

    /// Whether a stone of the player to move on an empty point would leave its own chain
    /// without a liberty.
    #[inline(always)]
    pub fn is_suicide(&self, point: Point<W>) -> bool {
        debug_assert!(self.empty.contains(point));
        if Self::around(point).intersects(self.empty) {
            return false;
        }
        let (own, enemy) = (self.to_play, !self.to_play);
        let alone = Bitboard::of(point);
        for neighbor in Self::neighbors(point) {
            let friend = self.chain_of(own, neighbor);
            if friend.liberties != alone && friend.liberties != Bitboard::EMPTY {
                return false;
            }
            if self.chain_of(enemy, neighbor).liberties == alone {
                return false;
            }
        }
        true
    }

    /// Whether the player to move may play a stone there: the point is empty, not forbidden
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
        self.stones_key ^= stone_key(own, point);

        let sides = Self::neighbors(point);
        let friends = sides.map(|side| self.name(own, side));
        let enemies = sides.map(|side| self.name(enemy, side));
        let name = self.join(own, point, friends);

        let mut has_capture = false;
        for side in enemies {
            let chain = self.chain_mut(side);
            chain.liberties.remove(point);
            has_capture |= chain.liberties.is_empty() & (side != Self::NOWHERE);
        }
        let mut taken = Bitboard::EMPTY;
        if has_capture {
            for side in enemies {
                if side != Self::NOWHERE && self.chain(side).liberties.is_empty() {
                    taken |= self.take_off(enemy, side);
                }
            }
            let chain = self.chain(name);
            if taken.is_single() && chain.stones.is_single() && chain.liberties == taken {
                self.ko = taken.first().unwrap_or(Self::NOWHERE);
            }
        } else if self.chain(name).liberties.is_empty() {
            taken = self.take_off(own, name);
        }
        taken
    }

    /// Makes one chain of a new stone and the friendly chains beside it; returns its name.
    #[inline(always)]
    fn join(&mut self, own: Color, point: Point<W>, friends: [Point<W>; 4]) -> Point<W> {
        let mut joined =
            Chain { stones: Bitboard::of(point), liberties: Self::around(point) & self.empty };
        let mut name = Self::NOWHERE;
        for friend in friends {
            let chain = self.chain(friend);
            joined.stones |= chain.stones;
            joined.liberties |= chain.liberties;
            // `NOWHERE` is the highest index, so the least name is a real one if there is any.
            name = name.min(friend);
        }
        joined.liberties.remove(point);
        let mut needs_renaming = false;
        for friend in friends {
            needs_renaming |= (friend != name) & (friend != Self::NOWHERE);
        }
        if needs_renaming {
            self.rename_smaller(own, friends, &mut name);
        }
        if name == Self::NOWHERE {
            name = point;
        }
        *self.name_mut(own, point) = name;
        *self.chain_mut(name) = joined;
        name
    }

    /// Gives the stones of all but the largest of some chains the name of the largest.
    fn rename_smaller(&mut self, own: Color, chains: [Point<W>; 4], name: &mut Point<W>) {
        let size = |board: &Board<W>, name: Point<W>| board.chain(name).stones.count();
        for chain in chains {
            if size(self, chain) > size(self, *name) {
                *name = chain;
            }
        }
        for chain in chains {
            if chain != *name {
                for stone in self.chain(chain).stones {
                    *self.name_mut(own, stone) = *name;
                }
            }
        }
    }

    /// Takes a chain off the board; the chains around it gain its points as liberties.
    fn take_off(&mut self, color: Color, name: Point<W>) -> Bitboard<W> {
        let stones = self.chain(name).stones;
        self.stones[color.index()] -= stones;
        self.empty |= stones;
        for stone in stones {
            *self.name_mut(color, stone) = Self::NOWHERE;
            self.stones_key ^= stone_key(color, stone);
            for side in Self::neighbors(stone) {
                let beside = self.name(!color, side);
                self.chain_mut(beside).liberties.insert(stone);
            }
        }
        // A chain that touches the capturing stone on two sides is found twice, and must
        // then have nothing left to take off.
        *self.chain_mut(name) = Chain::NONE;
        // The points without a stone gained liberties too, which they must not have.
        *self.chain_mut(Self::NOWHERE) = Chain::NONE;
        stones
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

#[inline(always)]
fn stone_key<const W: usize>(color: Color, point: Point<W>) -> u64 {
    Frame::<W>::KEYS[color.index()].as_flattened()[point.index()]
}
