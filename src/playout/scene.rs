//! A board as the policy sees it: with the last moves, the 3x3 codes and the chains that may
//! be in atari.

use super::surroundings::Surroundings;
use crate::board::{Bitboard, Board, Chain, Color, Move, Point};

/// A position in a playout.
#[derive(Clone, Copy)]
pub struct Scene<const W: usize> {
    board: Board<W>,
    last: Option<Point<W>>,
    previous: Option<Point<W>>,
    surroundings: Surroundings<W>,
    /// A stone of every chain in atari, and of some that were and have left it since.
    endangered: [Bitboard<W>; 2],
    /// Liberties of the last stone's chain, and of the enemy chains on its four sides.
    liberties_of_last: usize,
    liberties_beside: [usize; 4],
    /// Black stones minus white ones.
    lead: i32,
}

impl<const W: usize> Scene<W> {
    /// The scene of a board. `blank` is the surroundings of an empty board of its size.
    pub(super) fn new(
        board: Board<W>,
        last: Option<Point<W>>,
        previous: Option<Point<W>>,
        blank: &Surroundings<W>,
    ) -> Scene<W> {
        let mut surroundings = *blank;
        surroundings.put_all(&board);
        let [black, white] = Color::ALL.map(|color| board.stones(color).count() as i32);
        let endangered = Color::ALL.map(|color| board.in_atari(color));
        let mut scene = Scene {
            board,
            last,
            previous,
            surroundings,
            endangered,
            liberties_of_last: 0,
            liberties_beside: [0; 4],
            lead: black - white,
        };
        if let Some(last) = last {
            scene.look_around(last);
        }
        scene
    }

    /// The board.
    #[inline(always)]
    pub fn board(&self) -> &Board<W> {
        &self.board
    }

    /// The point of the last stone, unless the last move was a pass.
    #[inline(always)]
    pub fn last(&self) -> Option<Point<W>> {
        self.last
    }

    /// The point of the stone before the last, unless that move was a pass.
    #[inline(always)]
    pub fn previous(&self) -> Option<Point<W>> {
        self.previous
    }

    /// The 3x3 codes.
    #[inline(always)]
    pub(super) fn surroundings(&self) -> &Surroundings<W> {
        &self.surroundings
    }

    /// Black stones minus white ones.
    #[inline(always)]
    pub fn lead(&self) -> i32 {
        self.lead
    }

    /// The number of liberties of the last stone's chain.
    #[inline(always)]
    pub fn liberties_of_last(&self) -> usize {
        self.liberties_of_last
    }

    /// The numbers of liberties of our chains on the four sides of the last stone, in the order
    /// of its neighbors; 0 where there is none.
    #[inline(always)]
    pub fn liberties_beside_last(&self) -> [usize; 4] {
        self.liberties_beside
    }

    /// Tells whether a stone on an empty point has two liberties of its own. Then it is legal, no
    /// self-atari and no eye.
    #[inline(always)]
    pub fn is_roomy(&self, point: Point<W>) -> bool {
        self.surroundings.room(point) >= 2
    }

    /// Tells whether a color may have a chain in atari; a quick no.
    #[inline(always)]
    pub fn has_endangered(&self, color: Color) -> bool {
        !self.endangered[color.index()].is_empty()
    }

    /// Calls for each chain of a color in atari.
    #[inline(always)]
    pub fn for_each_in_atari(&self, color: Color, mut call: impl FnMut(Chain<W>)) {
        let mut rest = self.endangered[color.index()] & self.board.stones(color);
        while let Some(stone) = rest.first() {
            let chain = self.board.chain_of(color, stone);
            rest -= chain.stones;
            if chain.is_in_atari() {
                call(chain);
            }
        }
    }

    /// Forgets the stones that have left atari or the board.
    #[inline(always)]
    pub(super) fn tidy(&mut self, color: Color) {
        let mut endangered = Bitboard::EMPTY;
        self.for_each_in_atari(color, |chain| {
            if let Some(stone) = chain.stones.first() {
                endangered.insert(stone);
            }
        });
        self.endangered[color.index()] = endangered;
    }

    /// Plays a legal stone for the player to move.
    #[inline(always)]
    pub fn play(&mut self, point: Point<W>) {
        let (own, enemy) = (self.board.to_play(), !self.board.to_play());
        debug_assert!(self.board.is_legal(point));
        let taken = self.board.play(point);
        self.surroundings.toggle(own, point);
        let mut gain = 1;
        if !taken.is_empty() {
            self.surroundings.toggle_all(enemy, taken);
            gain += taken.count() as i32;
        }
        self.lead += if own == Color::Black { gain } else { -gain };
        self.previous = self.last;
        self.last = Some(point);
        self.look_around(point);
    }

    /// Counts the liberties that a new stone may have changed: those of its own chain and of
    /// the enemy chains beside it. No other chain can be in atari because of it.
    #[inline(always)]
    fn look_around(&mut self, last: Point<W>) {
        let (own, enemy) = (!self.board.to_play(), self.board.to_play());
        self.liberties_of_last = self.board.chain_of(own, last).liberties.count();
        if self.liberties_of_last == 1 {
            self.endangered[own.index()].insert(last);
        }
        for (count, side) in self.liberties_beside.iter_mut().zip(last.neighbors()) {
            *count = self.board.chain_of(enemy, side).liberties.count();
            if *count == 1 {
                self.endangered[enemy.index()].insert(side);
            }
        }
    }

    /// Passes.
    #[inline(always)]
    pub fn pass(&mut self) {
        self.board.pass();
        self.previous = self.last;
        self.last = None;
    }

    /// Plays a move.
    pub fn apply(&mut self, mv: Move<W>) {
        match mv {
            Move::Play(point) => self.play(point),
            Move::Pass => self.pass(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use rand::{SeedableRng, rngs::SmallRng};

    #[test]
    fn ataris_and_lead_follow_the_board() {
        let blank = Surroundings::new(Size::NINE);
        for seed in 0..20 {
            let mut rng = SmallRng::seed_from_u64(seed);
            let mut scene = Scene::<2>::new(Board::new(Size::NINE), None, None, &blank);
            while let Some(point) = scene.board().random_move(&mut rng) {
                scene.play(point);
                for color in Color::ALL {
                    let mut found = Bitboard::EMPTY;
                    scene.for_each_in_atari(color, |chain| found |= chain.stones);
                    assert_eq!(found, scene.board().in_atari(color));
                    if seed % 2 == 0 {
                        scene.tidy(color);
                    }
                }
                let stones = Color::ALL.map(|color| scene.board().stones(color).count() as i32);
                assert_eq!(scene.lead(), stones[0] - stones[1]);
                if scene.board().empty().count() < 8 {
                    break;
                }
            }
        }
    }
}
