//! Self-atari: a stone whose chain has one liberty left, and when that is a good move.
//!
//! Three kinds are good: a nakade, which gives stones inside a hole in a shape that stays
//! dead when it is captured; a snapback, where the capturing stones are captured in turn; and
//! a throw-in, a single stone that takes away a false eye or a liberty.

use super::landing::{Landing, is_roomy};
use super::nakade::{LARGEST, is_dead_shape};
use crate::board::{Bitboard, Board, Color, Point};

/// A move that leaves its own chain in atari and captures nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SelfAtari<const W: usize> {
    color: Color,
    point: Point<W>,
    /// The stones at stake, the new one among them.
    pub stones: Bitboard<W>,
    /// The liberty that is left.
    pub liberty: Point<W>,
}

impl<const W: usize> SelfAtari<W> {
    /// The self-atari of a legal move of a color, if it is one. Captures are not.
    #[inline(always)]
    pub fn of(board: &Board<W>, color: Color, point: Point<W>) -> Option<SelfAtari<W>> {
        if is_roomy(board, point) { None } else { SelfAtari::read(board, color, point) }
    }

    #[inline(never)]
    fn read(board: &Board<W>, color: Color, point: Point<W>) -> Option<SelfAtari<W>> {
        // A friend with three liberties has two when one of them is filled.
        if point
            .neighbors()
            .into_iter()
            .any(|side| board.chain_of(color, side).liberties.count() > 2)
        {
            return None;
        }
        let landing = Landing::new(board, color, point);
        if !landing.captures.is_empty() {
            return None;
        }
        let liberty = landing.liberties.single()?;
        Some(SelfAtari { color, point, stones: landing.stones, liberty })
    }

    /// Tells whether the move may be good although its stones can be captured.
    pub fn is_sound(&self, board: &Board<W>) -> bool {
        if self.stones.is_single() {
            self.is_throw_in(board) || self.is_snapback(board)
        } else {
            self.is_nakade(board) || self.is_snapback(board)
        }
    }

    /// Stones in a hole of the enemy that fill it all but one point, in a shape that is dead
    /// when captured.
    fn is_nakade(&self, board: &Board<W>) -> bool {
        if self.stones.count() > LARGEST || !is_dead_shape(self.stones) {
            return false;
        }
        let hole = self.stones | Bitboard::of(self.liberty);
        let walls = hole.neighbors() & (board.points() - hole);
        walls.is_subset(board.stones(!self.color))
    }

    /// The chain that captures these stones has no other liberty than the room they leave.
    fn is_snapback(&self, board: &Board<W>) -> bool {
        let captor = Landing::new(board, !self.color, self.liberty);
        let open = captor.liberties - self.stones;
        // The captor gains the captured stones beside it as liberties: with one alone it is
        // in atari at once.
        let gained = self.stones & captor.stones.neighbors();
        open.is_empty() && gained.is_single()
    }

    /// A single stone between enemy stones that cannot connect: it spoils an eye if a friend
    /// stands at a corner, and takes a liberty from a chain that has two.
    fn is_throw_in(&self, board: &Board<W>) -> bool {
        let enemy = !self.color;
        let sides = Bitboard::around(self.point) & board.points();
        if !(sides - board.stones(enemy)).is_single() {
            return false;
        }
        let [a, b, c, d] = Bitboard::of(self.point).diagonals();
        (a | b | c | d).intersects(board.stones(self.color))
            || self.point.neighbors().into_iter().any(|side| {
                let chain = board.chain_of(enemy, side);
                chain.liberties == (Bitboard::of(self.point) | Bitboard::of(self.liberty))
            })
    }
}

/// Tells whether a legal move of a color gives up stones for nothing.
#[inline(always)]
pub fn is_bad<const W: usize>(board: &Board<W>, color: Color, point: Point<W>) -> bool {
    SelfAtari::of(board, color, point).is_some_and(|atari| !atari.is_sound(board))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tactics::diagram::read;

    fn examine(text: &str) -> (Board<1>, Option<SelfAtari<1>>) {
        let (board, marks) = read(text);
        (board, SelfAtari::of(&board, Color::Black, marks['a']))
    }

    #[test]
    fn three_stones_in_a_hole_of_four_are_a_nakade() {
        let (board, atari) = examine(
            "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            O O O . . . .
            X X a O . . .
            . O O . . . .",
        );
        let atari = atari.unwrap();
        assert_eq!((atari.stones.count(), atari.liberty), (3, Point::new(0, 0)));
        assert!(atari.is_sound(&board));
    }

    #[test]
    fn three_stones_in_the_open_are_lost() {
        let (board, atari) = examine(
            "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . O O O . . .
            O X X a . O .
            . O O O . . .
            . . . . . . .",
        );
        assert_eq!(atari.unwrap().stones.count(), 3);
        assert!(!atari.unwrap().is_sound(&board));
        assert!(is_bad(&board, Color::Black, Point::new(3, 2)));
        assert!(!is_bad(&board, Color::White, Point::new(3, 2)));
    }

    #[test]
    fn a_capture_is_no_self_atari() {
        let (board, atari) = examine(
            "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . O X . . . .
            O a O X . . .",
        );
        assert!(board.is_legal(Point::new(1, 0)));
        assert_eq!(atari, None);
    }

    #[test]
    fn a_friend_with_liberties_is_safety() {
        let (board, atari) = examine(
            "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . O O . . . .
            O X a X . . .
            . O O . . . .",
        );
        assert!(!is_bad(&board, Color::White, Point::new(6, 6)));
        assert_eq!(atari, None);
    }

    #[test]
    fn a_straight_four_is_no_nakade() {
        let (board, atari) = examine(
            "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            O O O O O O .
            . X X a X O .",
        );
        assert_eq!(atari.unwrap().stones.count(), 4);
        assert!(!atari.unwrap().is_sound(&board));
    }

    #[test]
    fn a_pyramid_four_is_a_nakade() {
        let (board, atari) = examine(
            "
            . . . . . . .
            . . . . . . .
            . . . O . . .
            . O O X O . .
            O . X a X O .
            . O O O O . .
            . . . . . . .",
        );
        assert_eq!(atari.unwrap().stones.count(), 4);
        assert!(atari.unwrap().is_sound(&board));
    }

    #[test]
    fn snapback() {
        let (board, atari) = examine(
            "
            . . . . . . .
            . . . . . . .
            . X X X . . .
            X O O O X . .
            X O a . X . .
            X O O X X . .
            X X X X . . .",
        );
        assert!(atari.unwrap().stones.is_single());
        assert!(atari.unwrap().is_snapback(&board));
        assert!(atari.unwrap().is_sound(&board));
    }

    #[test]
    fn throw_in_at_a_false_eye() {
        let (board, atari) = examine(
            "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . X O O . . .
            . O a . O . .",
        );
        assert!(!atari.unwrap().is_snapback(&board));
        assert!(atari.unwrap().is_sound(&board));
    }

    #[test]
    fn a_lone_stone_in_a_real_eye_is_lost() {
        let (board, atari) = examine(
            "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . O O O . . .
            . O a . O . .",
        );
        assert!(!atari.unwrap().is_sound(&board));
    }
}
