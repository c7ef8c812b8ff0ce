//! The owner of each point when a game was counted.

use crate::board::{Bitboard, Board, Point};
use crate::game::{Scoring, score};
use crate::playout::play_out_often;

/// The number of simulated games that show which stones are dead.
const PLAYOUTS: usize = 15;

/// The points by which a count by territory may differ from one by area: stones that one player
/// has put down more, eyes in a seki, neutral points.
const EXCHANGE: f32 = 3.5;

/// The owners of the points along the rows from `A1`, 1 for Black, -1 for White, 0 for nobody;
/// `None` unless they account for the margin (Black's points minus White's, without komi) that
/// the record has.
pub(super) fn owners(board: &Board, margin: f32, scoring: Scoring) -> Option<Box<[i8]>> {
    // Most games of programs are played on until nothing dead is left.
    let [black, white] = score::area(board, Bitboard::EMPTY);
    let counted: Box<[i8]> = Point::all(board.size())
        .map(|point| i8::from(black.contains(point)) - i8::from(white.contains(point)))
        .collect();
    let tolerance = match scoring {
        Scoring::Area => 1.0,
        Scoring::Territory => EXCHANGE,
    };
    if accounts(&counted, margin, 0.5) {
        return Some(counted);
    }
    let simulated = match board.size().words() {
        1 => simulate::<1>(&board.reframe()),
        2 => simulate::<2>(&board.reframe()),
        4 => simulate::<4>(&board.reframe()),
        _ => simulate(board),
    };
    accounts(&simulated, margin, tolerance).then_some(simulated)
}

fn accounts(owners: &[i8], margin: f32, tolerance: f32) -> bool {
    let found: i32 = owners.iter().map(|&owner| i32::from(owner)).sum();
    (found as f32 - margin).abs() <= tolerance
}

/// The color that holds each point at the end of most simulated games, and by much.
fn simulate<const W: usize>(board: &Board<W>) -> Box<[i8]> {
    let mut sums = vec![0; board.size().area()];
    play_out_often(board, PLAYOUTS, |end| {
        let [black, white] = score::area(end, Bitboard::EMPTY);
        for (sum, point) in sums.iter_mut().zip(Point::all(board.size())) {
            *sum += i32::from(black.contains(point)) - i32::from(white.contains(point));
        }
    });
    let bound = PLAYOUTS as i32 / 3;
    let most = |sum: i32| if sum.abs() > bound { sum.signum() as i8 } else { 0 };
    sums.into_iter().map(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;

    /// A wall, territory on both sides, and a lost white stone.
    const WALL: &str = "
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O . . .
        . . O . X O . . .
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O . . .
        . . . . X O . . .";

    #[test]
    fn dead_stones_belong_to_their_captors() {
        let board: Board = WALL.parse().expect("a diagram");
        let owners = owners(&board, 9.0, Scoring::Area).expect("the margin fits");
        let side = Color::ALL.map(|color| [1, -1][color.index()]);
        for row in owners.chunks(9) {
            assert!(row[..5].iter().all(|&owner| owner == side[0]));
            assert!(row[5..].iter().all(|&owner| owner == side[1]));
        }
    }

    #[test]
    fn owners_that_do_not_make_the_margin_are_not_believed() {
        let board: Board = WALL.parse().expect("a diagram");
        assert_eq!(owners(&board, -4.0, Scoring::Area), None);
    }
}
