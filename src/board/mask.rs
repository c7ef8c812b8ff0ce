//! Questions about the whole board at once, each a few set operations.

use super::bitboard::Bitboard;
use super::board::Board;
use super::color::Color;
use super::point::Point;
use rand::Rng;

impl<const W: usize> Board<W> {
    /// The empty points whose every neighbor is a stone of the color.
    #[inline(always)]
    pub fn surrounded(&self, color: Color) -> Bitboard<W> {
        self.surrounded_by(self.stones(color))
    }

    #[inline(always)]
    fn surrounded_by(&self, stones: Bitboard<W>) -> Bitboard<W> {
        self.empty() - (self.points() - stones).neighbors()
    }

    /// The surrounded points that the enemy cannot make false: at most one enemy stone at
    /// their corners, none on the edge of the board.
    #[inline(always)]
    pub fn eyes(&self, color: Color) -> Bitboard<W> {
        let surrounded = self.surrounded(color);
        let [a, b, c, d] = self.stones(!color).diagonals();
        let one = a | b | c | d;
        let two = (a & b) | (c & d) | ((a | b) & (c | d));
        surrounded - (two | (one & self.edge()))
    }

    /// The stones of a color in chains with one liberty.
    pub fn in_atari(&self, color: Color) -> Bitboard<W> {
        self.chains(color)
            .filter(|chain| chain.is_in_atari())
            .fold(Bitboard::EMPTY, |set, chain| set | chain.stones)
    }

    /// The empty points worth a look for the player to move: all but its own eyes and the
    /// point forbidden by ko. Suicides are still among them.
    #[inline(always)]
    pub fn candidates(&self) -> Bitboard<W> {
        self.empty() - self.eyes(self.to_play()) - self.ko_set()
    }

    /// Tells whether an empty point is an eye of a color: the question of [`Board::eyes`] for one
    /// point.
    #[inline(always)]
    pub(super) fn is_eye(&self, color: Color, point: Point<W>) -> bool {
        let sides = self.points().window(point) & Bitboard::<W>::SIDES;
        let is_surrounded = sides & !self.stones(color).window(point) == 0;
        let corners = self.stones(!color).window(point) & Bitboard::<W>::CORNERS;
        let is_edge = sides != Bitboard::<W>::SIDES;
        is_surrounded & (corners.count_ones() + u32::from(is_edge) < 2)
    }

    /// A legal move that fills no eye of its own, each with the same chance; `None` if there
    /// is none.
    #[inline(always)]
    pub fn random_move(&self, rng: &mut impl Rng) -> Option<Point<W>> {
        // There is always an empty point: every chain has a liberty.
        let point = self.empty().select(below(rng, self.empty_count()));
        // A point with an empty neighbor is legal and no eye: most are.
        if self.has_empty_side(point) {
            return Some(point);
        }
        self.random_move_after(point, rng)
    }

    /// A random move after a first draw of a point that has no empty neighbor: this point if
    /// it will do, else another.
    #[inline(never)]
    fn random_move_after(&self, mut point: Point<W>, rng: &mut impl Rng) -> Option<Point<W>> {
        let is_eye = self.is_eye(self.to_play(), point);
        if self.has_liberty_by_chains(point) & !is_eye & (self.ko() != Some(point)) {
            return Some(point);
        }
        let mut rest = self.candidates();
        rest.remove(point);
        loop {
            let count = rest.count();
            if count == 0 {
                return None;
            }
            point = rest.select(below(rng, count));
            if self.has_empty_side(point) || self.has_liberty_by_chains(point) {
                return Some(point);
            }
            // The enemy chains around a suicide all have a second liberty, so whatever else
            // they surround is suicide too.
            rest -= self.surrounded_by(self.stones_beside(!self.to_play(), point));
            rest.remove(point);
        }
    }

    /// Black's points minus White's when nothing but single-point territory is left, as at
    /// the end of a playout.
    #[inline(always)]
    pub fn filled_score(&self) -> i32 {
        let area = |color| (self.stones(color) | self.surrounded(color)).count() as i32;
        area(Color::Black) - area(Color::White)
    }
}

/// A number below `bound`, each with the same chance to within 2^-23 for any board.
#[inline(always)]
pub fn below(rng: &mut impl Rng, bound: usize) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

#[cfg(test)]
mod tests {
    use super::super::Size;
    use super::*;
    use rand::{SeedableRng, rngs::SmallRng};

    /// Asks for every empty point of every position of a random game.
    fn assert_eyes_agree<const W: usize>(size: Size) {
        let mut rng = SmallRng::seed_from_u64(size.side() as u64);
        let mut board = Board::<W>::new(size);
        for _ in 0..2 * size.area() {
            for color in Color::ALL {
                let eyes = board.eyes(color);
                for point in board.empty() {
                    assert_eq!(board.is_eye(color, point), eyes.contains(point), "{point}");
                }
            }
            match board.random_move(&mut rng) {
                Some(point) => _ = board.play(point),
                None => board.pass(),
            }
        }
    }

    #[test]
    fn an_eye_is_one_of_the_eyes() {
        for size in Size::all() {
            match size.words() {
                1 => assert_eyes_agree::<1>(size),
                2 => assert_eyes_agree::<2>(size),
                4 => assert_eyes_agree::<4>(size),
                _ => assert_eyes_agree::<8>(size),
            }
        }
    }
}
