//! The light playout: a game of uniformly random moves, and the measure of the board's speed.
//!
//! Both players choose among all legal moves that fill no eye of their own, and pass when
//! there is none left. It knows nothing else about Go, so its speed is the speed of the board
//! and its statistics are comparable with those of other programs.

use super::board::Board;
use rand::Rng;

/// Plays random moves to the end of the game, two passes in a row, and returns the number of
/// moves, passes included.
///
/// A game that has not ended after three times as many moves as the board has points, as a
/// triple ko may not, is left as it stands. Otherwise only stones and single-point eyes are
/// left, and [`Board::filled_score`] is the score.
///
/// ```
/// use octant::board::{Board, Size, light};
/// use rand::{SeedableRng, rngs::SmallRng};
///
/// let mut board = Board::<2>::new(Size::NINE);
/// let moves = light::play_out(&mut board, &mut SmallRng::seed_from_u64(1));
/// assert!(moves > 60);
/// assert!(board.filled_score().abs() <= 81);
/// ```
#[inline]
pub fn play_out<const W: usize>(board: &mut Board<W>, rng: &mut impl Rng) -> usize {
    let most = 3 * board.size().area();
    let mut has_passed = false;
    for moves in 1..=most {
        match board.random_move(rng) {
            Some(point) => {
                board.play(point);
                has_passed = false;
            }
            None => {
                board.pass();
                if has_passed {
                    return moves;
                }
                has_passed = true;
            }
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use super::super::{Color, Size};
    use super::*;
    use rand::{SeedableRng, rngs::SmallRng};

    /// A finished game has no move left for either player, every empty point an eye's.
    #[test]
    fn games_end_with_nothing_left_to_play() {
        let mut rng = SmallRng::seed_from_u64(7);
        for size in Size::all().filter(|size| size.side() > 4) {
            let mut board = Board::<8>::new(size);
            let moves = play_out(&mut board, &mut rng);
            if moves == 3 * size.area() {
                continue;
            }
            for color in Color::ALL {
                board.set_to_play(color);
                assert_eq!(board.random_move(&mut rng), None, "{color} on {size}");
            }
        }
    }

    /// The statistics that light playouts have in every program: about 111 moves on 9x9, and
    /// Black ahead by about 2.2 points. The bounds leave room for eight standard errors.
    #[test]
    fn statistics_are_those_of_random_play() {
        let mut rng = SmallRng::seed_from_u64(7);
        let (mut moves, mut score) = (0, 0);
        let games = 20_000;
        for _ in 0..games {
            let mut board = Board::<2>::new(Size::NINE);
            moves += play_out(&mut board, &mut rng);
            score += board.filled_score();
        }
        let moves = moves as f64 / f64::from(games);
        let score = f64::from(score) / f64::from(games);
        assert!((109.0..114.0).contains(&moves), "{moves} moves a game");
        assert!((0.5..4.0).contains(&score), "Black ahead by {score}");
    }

    #[test]
    fn a_game_without_end_is_cut() {
        let mut rng = SmallRng::seed_from_u64(7);
        for _ in 0..200 {
            let mut board = Board::<1>::new(Size::MIN);
            assert!(play_out(&mut board, &mut rng) <= 12);
        }
    }

    #[test]
    fn a_used_board_becomes_another() {
        let mut rng = SmallRng::seed_from_u64(4);
        for size in [Size::NINE, Size::MAX] {
            let mut start = Board::<8>::new(size);
            for _ in 0..size.area() / 2 {
                if let Some(point) = start.random_move(&mut rng) {
                    start.play(point);
                }
            }
            let mut used = Board::<8>::new(size);
            play_out(&mut used, &mut rng);
            used.copy_from(&start);
            // The same chance makes the same game of both.
            let (mut one, mut two) = (rng.clone(), rng.clone());
            let mut copy = start;
            assert_eq!(play_out(&mut used, &mut one), play_out(&mut copy, &mut two));
            assert_eq!((used, used.key()), (copy, copy.key()));
        }
    }
}
