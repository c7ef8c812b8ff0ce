//! Distance of points from a stone when a chain counts as one step.
//!
//! MoGo's topological distance: the stones of a chain are all at the same distance, so a move
//! at the far end of a chain under attack is near.

use crate::board::{Bitboard, Board, Point};

/// The points at distance 1, 2, up to `N` from a point; the point itself, and the chain on it,
/// are in none of them.
pub(super) fn rings<const W: usize, const N: usize>(
    board: &Board<W>,
    from: Point<W>,
) -> [Bitboard<W>; N] {
    let mut reached = board.chain_at(from).map_or(Bitboard::of(from), |chain| chain.stones);
    std::array::from_fn(|_| {
        let mut ring = (reached.neighbors() & board.points()) - reached;
        let mut stones = ring - board.empty();
        while let Some(stone) = stones.first() {
            let Some(chain) = board.chain_at(stone) else { break };
            ring |= chain.stones;
            stones -= chain.stones;
        }
        reached |= ring;
        ring
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_is_one_step() {
        let board: Board = "
            . . . . .
            . . . . .
            . X X X .
            . . . . .
            . . . . ."
            .parse()
            .unwrap();
        let set = |names: &[&str]| -> Bitboard {
            names.iter().map(|name| name.parse().unwrap()).collect()
        };
        let [one, two] = rings(&board, "B3".parse().unwrap());
        assert_eq!(one, set(&["A3", "E3", "B4", "C4", "D4", "B2", "C2", "D2"]));
        assert_eq!(two.count(), 10);
        let [one, two] = rings(&board, "A3".parse().unwrap());
        assert_eq!(one, set(&["A4", "A2", "B3", "C3", "D3"]));
        assert_eq!(two.count(), 9);
    }
}
