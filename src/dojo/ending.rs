//! The end of a game of self-play, which is counted exactly.

use crate::board::{Bitboard, Color};
use crate::game::life::pass_alive;
use crate::game::{Game, Score};

/// A game goes on for at most so many times the points of the board.
const LONGEST: usize = 3;

/// Tells whether a game is over: by two passes, because whatever happens every point has an
/// owner, or because it goes on and on.
pub(super) fn is_over(game: &Game) -> bool {
    let longest = LONGEST * game.size().area();
    game.is_over() || game.moves().len() >= longest || is_decided(game)
}

/// Tells whether every point is a player's even if that player always passes (Benson 1976).
fn is_decided(game: &Game) -> bool {
    let board = game.board();
    // As long as half of the board is empty there is no need to look.
    if 2 * board.empty_count() > game.size().area() {
        return false;
    }
    let owned = Color::ALL.map(|color| {
        let alive = pass_alive(board, color);
        alive.stones | alive.territory
    });
    (board.points() - owned[0] - owned[1]).is_empty()
}

/// The score. Stones in territory where they cannot live are dead; all others live.
pub(super) fn count(game: &Game) -> Score {
    let board = game.board();
    let dead = |color: Color| pass_alive(board, !color).territory & board.stones(color);
    game.score(Color::ALL.into_iter().fold(Bitboard::EMPTY, |all, color| all | dead(color)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Move};
    use crate::game::{Komi, Rules};

    fn game(diagram: &str) -> Game {
        let board: Board = diagram.parse().expect("a diagram");
        let mut game = Game::new(board.size(), Rules::TrompTaylor, Komi::ZERO);
        let stones = Color::ALL.map(|color| board.stones(color));
        game.set_up(stones[0], stones[1]).expect("a position");
        game
    }

    #[test]
    fn a_board_with_an_owner_for_every_point_is_over() {
        let decided = game(
            ". X O . O
             X X O O .
             . X X O O
             O X X O .
             . X X O O",
        );
        assert!(is_over(&decided));
        assert_eq!(count(&decided).margin(), 1.0, "the stone in Black's territory is dead");
        let open = game(
            ". X O . O
             X X O O .
             . X X O O
             X X X O .
             X X . O .",
        );
        assert!(!is_over(&open), "{:?}", count(&open));
    }

    #[test]
    fn two_passes_end_a_game() {
        let mut game = game(". . .\n. X .\n. . .");
        assert!(!is_over(&game));
        for _ in 0..2 {
            game.play(game.to_play(), Move::Pass).expect("a pass");
        }
        assert!(is_over(&game));
        assert_eq!(count(&game).margin(), 9.0);
    }
}
