//! Ladders: does a chain in atari get away, and does a chain with two liberties fall?
//!
//! The reader lets the prey extend or capture a hunter in atari, and the hunter play either
//! of two liberties; three liberties are an escape. Ko is not read. When its budget of moves
//! is spent the reader believes in the escape.

use super::landing::liberties_after;
use super::sketch::Sketch;
use crate::board::{Bitboard, Board, Color, Point};

/// Stones a reader may place before it gives up: a ladder across 19x19 and some branches.
const BUDGET: u32 = 160;

/// Tells whether a chain in atari, its owner to play, gets away by capture or by extension.
pub fn escapes<const W: usize>(board: &Board<W>, point: Point<W>) -> bool {
    let Some(color) = board.color_at(point) else { return false };
    let chain = board.chain_of(color, point);
    debug_assert!(chain.is_in_atari());
    Reader { prey: color, budget: BUDGET }.gets_away(Sketch::new(board), chain.stones)
}

/// Tells whether a chain in atari, its owner to play, gets away by playing on its last liberty.
pub fn escapes_by_extension<const W: usize>(board: &Board<W>, point: Point<W>) -> bool {
    let Some(color) = board.color_at(point) else { return false };
    let chain = board.chain_of(color, point);
    let Some(liberty) = chain.liberties.single() else { return false };
    match liberties_after(board, color, liberty).count() {
        0 | 1 => false,
        2 => {
            let mut reader = Reader { prey: color, budget: BUDGET };
            reader.runs(Sketch::new(board), chain.stones, liberty)
        }
        _ => true,
    }
}

/// The move that captures a chain with two liberties in a ladder, the hunter to play.
pub fn capturing_move<const W: usize>(board: &Board<W>, point: Point<W>) -> Option<Point<W>> {
    let color = board.color_at(point)?;
    let chain = board.chain_of(color, point);
    if chain.liberties.count() != 2 || is_free(board, color, chain.liberties) {
        return None;
    }
    Reader { prey: color, budget: BUDGET }.capture(Sketch::new(board), chain.stones)
}

/// The moves that capture a chain with two liberties in a ladder, the hunter to play.
pub fn capturing_moves<const W: usize>(board: &Board<W>, point: Point<W>) -> Bitboard<W> {
    let Some(color) = board.color_at(point) else { return Bitboard::EMPTY };
    let chain = board.chain_of(color, point);
    if chain.liberties.count() != 2 || is_free(board, color, chain.liberties) {
        return Bitboard::EMPTY;
    }
    let sketch = Sketch::new(board);
    let captures = |&liberty: &Point<W>| {
        let mut reader = Reader { prey: color, budget: BUDGET };
        reader.is_caught_by(sketch, chain.stones, liberty)
    };
    chain.liberties.iter().filter(captures).collect()
}

/// The moves that save a chain with two liberties from a ladder, its owner to play; none if
/// there is no ladder to fear.
pub fn rescuing_moves<const W: usize>(board: &Board<W>, point: Point<W>) -> Bitboard<W> {
    let (Some(color), Some(_)) = (board.color_at(point), capturing_move(board, point)) else {
        return Bitboard::EMPTY;
    };
    let chain = board.chain_of(color, point);
    let sketch = Sketch::new(board);
    let tries = chain.liberties | sketch.captures_beside(chain.stones, !color);
    let mut reader = Reader { prey: color, budget: BUDGET };
    tries.iter().filter(|&point| reader.runs(sketch, chain.stones, point)).collect()
}

/// Tells whether a chain gets three liberties on either of its two: no ladder, without reading.
fn is_free<const W: usize>(board: &Board<W>, color: Color, liberties: Bitboard<W>) -> bool {
    liberties.iter().all(|liberty| {
        let gained = liberties_after(board, color, liberty) - liberties;
        gained.count() >= 3
    })
}

struct Reader {
    prey: Color,
    budget: u32,
}

impl Reader {
    /// Prey in atari and to move.
    fn gets_away<const W: usize>(&mut self, sketch: Sketch<W>, prey: Bitboard<W>) -> bool {
        // The extension first: finding the captures costs more, and it often is enough.
        let extension = sketch.liberties(prey);
        extension.iter().any(|point| self.runs(sketch, prey, point))
            || (sketch.captures_beside(prey, !self.prey) - extension)
                .iter()
                .any(|point| self.runs(sketch, prey, point))
    }

    /// Prey plays a point; is it out of the ladder then?
    fn runs<const W: usize>(
        &mut self,
        mut sketch: Sketch<W>,
        prey: Bitboard<W>,
        point: Point<W>,
    ) -> bool {
        if self.budget == 0 {
            return true;
        }
        self.budget -= 1;
        sketch.play(self.prey, point);
        // A capture may be away from the prey, so the new stone is not always part of it.
        let prey = sketch.whole(self.prey, prey);
        match sketch.liberties(prey).count() {
            0 | 1 => false,
            2 => self.capture(sketch, prey).is_none(),
            _ => true,
        }
    }

    /// Prey with two liberties, the hunter to move: the move that captures.
    fn capture<const W: usize>(
        &mut self,
        sketch: Sketch<W>,
        prey: Bitboard<W>,
    ) -> Option<Point<W>> {
        let mut liberties = sketch.liberties(prey).iter();
        let (Some(mut one), Some(mut other)) = (liberties.next(), liberties.next()) else {
            return None;
        };
        // The wider side first: there the prey would gain most.
        if sketch.outlook(one) < sketch.outlook(other) {
            (one, other) = (other, one);
        }
        [one, other].into_iter().find(|&point| self.is_caught_by(sketch, prey, point))
    }

    /// The hunter plays a liberty of the prey; is it lost then?
    fn is_caught_by<const W: usize>(
        &mut self,
        mut sketch: Sketch<W>,
        prey: Bitboard<W>,
        point: Point<W>,
    ) -> bool {
        if self.budget == 0 {
            return false;
        }
        self.budget -= 1;
        sketch.play(!self.prey, point) && !self.gets_away(sketch, prey)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Size, WIDE};
    use crate::tactics::diagram::read;

    #[test]
    fn working_ladder() {
        let (board, marks) = read::<2>(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . O . . . . . .
            . O X a . . . . .
            . . O O . . . . .
            . . . . . . . . .",
        );
        let prey = Point::new(2, 2);
        assert!(!escapes_by_extension(&board, prey));
        assert!(!escapes(&board, prey));
        assert_eq!(board.chain_of(Color::Black, prey).liberties.single(), Some(marks['a']));
    }

    #[test]
    fn ladder_broken_by_a_stone() {
        let (board, _) = read::<2>(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . X . .
            . . . . . . . . .
            . . . . . . . . .
            . . O . . . . . .
            . O X . . . . . .
            . . O O . . . . .
            . . . . . . . . .",
        );
        assert!(escapes_by_extension(&board, Point::new(2, 2)));
    }

    #[test]
    fn a_stone_beside_the_path_breaks_nothing() {
        let (board, _) = read::<2>(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . X . . . . . . .
            . . . . . . . . .
            . . O . . . . . .
            . O X . . . . . .
            . . O O . . . . .
            . . . . . . . . .",
        );
        assert!(!escapes(&board, Point::new(2, 2)));
    }

    #[test]
    fn a_hunter_in_atari_is_an_escape() {
        let (board, _) = read::<2>(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . X . . . . . .
            . X O . . . . . .
            . O X . . . . . .
            . X O O . . . . .
            . . . . . . . . .",
        );
        assert!(escapes(&board, Point::new(2, 2)));
    }

    #[test]
    fn ladder_along_the_edge() {
        let (board, marks) = read::<2>(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . O O . . . . .
            . O X X a . . . .",
        );
        let prey = Point::new(2, 0);
        assert_eq!(board.chain_of(Color::Black, prey).liberties.single(), Some(marks['a']));
        assert!(!escapes(&board, prey));
    }

    #[test]
    fn a_friend_on_the_edge_saves() {
        let (board, _) = read::<2>(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . O O . . X . .
            . O X X . . . . .",
        );
        assert!(escapes(&board, Point::new(2, 0)));
    }

    #[test]
    fn the_move_that_starts_a_ladder() {
        let (board, marks) = read::<2>(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . a . . . . . .
            . O X . . . . . .
            . . O O . . . . .
            . . . . . . . . .",
        );
        assert_eq!(capturing_move(&board, Point::new(2, 2)), Some(marks['a']));
    }

    #[test]
    fn a_chain_is_rescued_from_the_ladder_before_it_starts() {
        let (board, marks) = read::<2>(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . a . . . . . .
            . O X b . . . . .
            . . O O . . . . .
            . . . . . . . . .",
        );
        let saving: Bitboard<2> = [marks['a'], marks['b']].into_iter().collect();
        assert_eq!(rescuing_moves(&board, Point::new(2, 2)), saving);
        let free = Board::with_stones(
            Size::NINE,
            Bitboard::of(marks['a']) | board.stones(Color::Black),
            board.stones(Color::White),
            Color::Black,
        );
        assert_eq!(rescuing_moves(&free.unwrap(), Point::new(2, 2)), Bitboard::EMPTY);
    }

    #[test]
    fn a_free_chain_is_not_captured() {
        let (board, _) = read::<2>(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . O . . . . .
            . . . X . . . . .
            . . . O . . . . .
            . . . . . . . . .
            . . . . . . . . .",
        );
        assert_eq!(capturing_move(&board, Point::new(3, 3)), None);
    }

    #[test]
    fn ladder_across_nineteen_lines() {
        let mut black = Bitboard::of(Point::<WIDE>::new(2, 2));
        let white: Bitboard = [(2, 1), (3, 1), (1, 2), (2, 3)]
            .map(|(col, row)| Point::new(col, row))
            .into_iter()
            .collect();
        let board = Board::with_stones(Size::MAX, black, white, Color::Black).unwrap();
        assert!(!escapes(&board, Point::new(2, 2)));
        black.insert(Point::new(15, 15));
        let board = Board::with_stones(Size::MAX, black, white, Color::Black).unwrap();
        assert!(escapes(&board, Point::new(2, 2)));
    }
}
