//! Stones that no play can capture, even if their owner always passes.
//!
//! Benson (1976): a chain lives when it has two vital regions, that is, regions enclosed by
//! its own color whose every empty point is one of its liberties, and every chain around
//! those regions lives too. The largest set of chains with that property is found by taking
//! chains and regions away until nothing changes.

use crate::board::{Bitboard, Board, Color};

/// The points that a color holds even if it always passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassAlive<const W: usize> {
    /// The stones that cannot be captured.
    pub stones: Bitboard<W>,
    /// The points they enclose in which the enemy cannot live; enemy stones there are dead.
    pub territory: Bitboard<W>,
}

/// The pass-alive stones and territory of a color.
pub fn pass_alive<const W: usize>(board: &Board<W>, color: Color) -> PassAlive<W> {
    let enclosed: Vec<Bitboard<W>> = (board.points() - board.stones(color)).regions().collect();
    let stones = unconditionally_alive(board, color, enclosed.clone());
    let mortal = board.stones(color) - stones;
    let territory = enclosed
        .into_iter()
        .filter(|region| !stones.is_empty() && !region.neighbors().intersects(mortal))
        .filter(|&region| !has_room_for_two_eyes(region, stones))
        .fold(Bitboard::EMPTY, |territory, region| territory | region);
    PassAlive { stones, territory }
}

/// Benson's algorithm, given the regions that the color's stones enclose.
fn unconditionally_alive<const W: usize>(
    board: &Board<W>,
    color: Color,
    mut regions: Vec<Bitboard<W>>,
) -> Bitboard<W> {
    let empty = board.empty();
    let mut alive = board.stones(color);
    loop {
        let vital_regions = |liberties: Bitboard<W>| {
            regions.iter().filter(|&&region| (region & empty).is_subset(liberties)).count()
        };
        let mortal = board
            .chains(color)
            .filter(|chain| chain.stones.is_subset(alive) && vital_regions(chain.liberties) < 2)
            .fold(Bitboard::EMPTY, |mortal, chain| mortal | chain.stones);
        if mortal.is_empty() {
            return alive;
        }
        alive -= mortal;
        regions.retain(|region| !region.neighbors().intersects(mortal));
    }
}

/// Tells whether the enemy could make two eyes in a region enclosed by living stones. An eye is a
/// point that touches none of them, and two eyes are not neighbors (van der Werf 2004).
fn has_room_for_two_eyes<const W: usize>(region: Bitboard<W>, around: Bitboard<W>) -> bool {
    let inner = region - around.neighbors();
    inner.iter().any(|eye| !(inner - Bitboard::around(eye) - Bitboard::of(eye)).is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts which black stones (`X` in the second diagram) and which points (`o`) of the
    /// first diagram are Black's for good.
    fn assert_black_holds(title: &str, diagram: &str, held: &str) {
        let board: Board = diagram.parse().unwrap();
        let found = pass_alive(&board, Color::Black);
        let stones: Board = held.replace('o', ".").parse().unwrap();
        let points: Board = held.replace('X', ".").replace('o', "X").parse().unwrap();
        assert_eq!(found.stones, stones.stones(Color::Black), "{title}: stones");
        assert_eq!(found.territory, points.stones(Color::Black), "{title}: territory");
    }

    #[test]
    fn two_one_point_eyes_live() {
        assert_black_holds(
            "two eyes in the corner",
            ". X . X O
             X X X X O
             O O O O O
             . . . . .
             . . . . .",
            "o X o X .
             X X X X .
             . . . . .
             . . . . .
             . . . . .",
        );
    }

    #[test]
    fn one_large_eye_is_not_enough() {
        assert_black_holds(
            "three points in a row",
            ". . . X O
             X X X X O
             O O O O O
             . . . . .
             . . . . .",
            ". . . . .
             . . . . .
             . . . . .
             . . . . .
             . . . . .",
        );
    }

    #[test]
    fn chains_live_through_shared_eyes() {
        assert_black_holds(
            "two chains around the same two eyes",
            ". X X O .
             X . X O .
             X X O O .
             O O O . .
             . . . . .",
            "o X X . .
             X o X . .
             X X . . .
             . . . . .
             . . . . .",
        );
    }

    #[test]
    fn one_mortal_chain_takes_its_neighbors_along() {
        assert_black_holds(
            "the lower chain has one eye only",
            ". X O . .
             X . X O .
             O X X O .
             . O O . .
             . . . . .",
            ". . . . .
             . . . . .
             . . . . .
             . . . . .
             . . . . .",
        );
    }

    #[test]
    fn a_false_eye_is_none() {
        assert_black_holds(
            "the stone at the end hangs on a false eye",
            ". X . X . O
             X X X O X O
             O O O . O O
             . . . . . .
             . . . . . .
             . . . . . .",
            ". . . . . .
             . . . . . .
             . . . . . .
             . . . . . .
             . . . . . .
             . . . . . .",
        );
    }

    #[test]
    fn enemy_stones_in_a_small_eye_are_dead() {
        assert_black_holds(
            "a white stone inside",
            ". O X . X O
             X X X X X O
             O O O O O O
             . . . . . .
             . . . . . .
             . . . . . .",
            "o o X o X .
             X X X X X .
             . . . . . .
             . . . . . .
             . . . . . .
             . . . . . .",
        );
    }

    #[test]
    fn a_large_region_is_no_territory_yet() {
        assert_black_holds(
            "living stones on one side, room to live on the other",
            ". X . X . . .
             X X X X . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .",
            "o X o X . . .
             X X X X . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .",
        );
    }

    #[test]
    fn an_empty_board_is_nobodys() {
        let board = Board::<8>::new(crate::board::Size::NINE);
        let nothing = PassAlive { stones: Bitboard::EMPTY, territory: Bitboard::EMPTY };
        assert_eq!(pass_alive(&board, Color::White), nothing);
    }
}
