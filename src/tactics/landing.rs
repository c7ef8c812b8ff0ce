//! The landing of a stone: its chain, its liberties, what it captures.

use crate::board::{Bitboard, Board, Color, Point};

/// The chain that a stone would belong to, with the captures already taken off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing<const W: usize> {
    /// The stones of the chain.
    pub stones: Bitboard<W>,
    /// Its liberties.
    pub liberties: Bitboard<W>,
    /// The enemy stones it would capture.
    pub captures: Bitboard<W>,
}

impl<const W: usize> Landing<W> {
    /// The landing of a stone of a color on an empty point.
    pub fn new(board: &Board<W>, color: Color, point: Point<W>) -> Landing<W> {
        let alone = Bitboard::of(point);
        let mut stones = alone;
        let mut liberties = Bitboard::around(point) & board.empty();
        let mut captures = Bitboard::EMPTY;
        for side in point.neighbors() {
            let friend = board.chain_of(color, side);
            stones |= friend.stones;
            liberties |= friend.liberties;
            let enemy = board.chain_of(!color, side);
            if enemy.liberties == alone {
                captures |= enemy.stones;
            }
        }
        if !captures.is_empty() {
            liberties |= captures & stones.neighbors();
        }
        Landing { stones, liberties: liberties - alone, captures }
    }
}

/// Tells whether a stone on an empty point would have two liberties at once, without
/// the help of other stones: the quick answer to most questions about safety.
#[inline(always)]
pub fn is_roomy<const W: usize>(board: &Board<W>, point: Point<W>) -> bool {
    let room = Bitboard::around(point) & board.empty();
    room.count() >= 2
}

/// The liberties that the chain of a stone of a color on an empty point would have.
#[inline(always)]
pub fn liberties_after<const W: usize>(
    board: &Board<W>,
    color: Color,
    point: Point<W>,
) -> Bitboard<W> {
    Landing::new(board, color, point).liberties
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tactics::diagram::read;

    #[test]
    fn a_stone_joins_its_friends_and_takes_what_it_captures() {
        let (board, marks) = read::<1>(
            "
            . O X . .
            O X a O .
            . O O . .
            . . . . .
            . . . . .",
        );
        let landing = Landing::new(&board, Color::Black, marks['a']);
        assert_eq!(landing.stones.count(), 3);
        assert_eq!(landing.captures.count(), 0);
        assert_eq!(landing.liberties.count(), 1);
        let landing = Landing::new(&board, Color::White, marks['a']);
        assert_eq!(landing.captures.count(), 1);
        assert_eq!(landing.liberties.count(), 7);
    }

    #[test]
    fn what_a_landing_says_is_what_a_move_does() {
        use rand::{SeedableRng, rngs::SmallRng};
        let mut rng = SmallRng::seed_from_u64(3);
        let mut board = Board::<2>::new(crate::board::Size::NINE);
        for _ in 0..400 {
            let Some(point) = board.random_move(&mut rng) else { break };
            let color = board.to_play();
            let landing = Landing::new(&board, color, point);
            assert_eq!(board.play(point), landing.captures);
            let chain = board.chain_of(color, point);
            assert_eq!((chain.stones, chain.liberties), (landing.stones, landing.liberties));
        }
    }
}
