//! Who is ahead in a game that nobody counted.

use crate::board::{Board, light};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// The number of random games; odd, so that there is a middle one.
const PLAYOUTS: usize = 101;

/// Black's points minus White's, before komi and by area, that random games from the position
/// end with: the median, so that for every komi the winner is who wins most of the games.
/// The same position always gives the same answer.
pub fn likely_margin(board: &Board) -> i32 {
    match board.size().words() {
        1 => median::<1>(&board.reframe()),
        2 => median::<2>(&board.reframe()),
        4 => median::<4>(&board.reframe()),
        _ => median(board),
    }
}

fn median<const W: usize>(board: &Board<W>) -> i32 {
    let mut rng = SmallRng::seed_from_u64(board.key());
    let mut margins: Vec<i32> = (0..PLAYOUTS)
        .map(|_| {
            let mut end = *board;
            light::play_out(&mut end, &mut rng);
            end.filled_score()
        })
        .collect();
    margins.sort_unstable();
    margins[PLAYOUTS / 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A wall, territory on both sides, and a lost white stone.
    #[test]
    fn dead_stones_do_not_count() {
        let board: Board = "
            . . . . X O . . .
            . . . . X O . . .
            . . . . X O . . .
            . . O . X O . . .
            . . . . X O . . .
            . . . . X O . . .
            . . . . X O . . .
            . . . . X O . . .
            . . . . X O . . ."
            .parse()
            .expect("a diagram");
        let margin = likely_margin(&board);
        assert!((5..=13).contains(&margin), "{margin} instead of about 9");
        assert_eq!(margin, likely_margin(&board), "always the same");
    }
}
