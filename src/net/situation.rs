//! All there is to know of a position, for whoever asks the net about it.

use crate::board::{Bitboard, Board, Move, WIDE};
use crate::game::{Game, IllegalMove, Scoring};

/// The number of last moves that a net is shown.
pub const RECENT: usize = 5;

/// A position with what it does not say itself: the last moves, superko, komi.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'a, const W: usize> {
    /// The position, with the player to move and the point forbidden by simple ko.
    pub board: &'a Board<W>,
    /// More points that the player to move may not play because a position would come back.
    pub forbidden: Bitboard<W>,
    /// The last moves, newest first; `None` before the game began.
    pub recent: [Option<Move<W>>; RECENT],
    /// The points that White gets beside those on the board: komi, compensation for handicap,
    /// and where territory is counted the prisoners that White is ahead.
    pub white_bonus: f32,
    /// The things that are counted at the end.
    pub scoring: Scoring,
}

impl<'a> Situation<'a, WIDE> {
    /// The situation of a game, for the player to move in it.
    pub fn of_game(game: &'a Game) -> Situation<'a, WIDE> {
        let board = game.board();
        // Only a capture can bring an earlier position back.
        let repeats = |&point: &_| {
            !board.captures(point).is_empty()
                && game.check(board.to_play(), Move::Play(point)) == Err(IllegalMove::Repetition)
        };
        let mut moves = game.moves().iter().rev().map(|&(_, mv)| mv);
        Situation {
            board,
            forbidden: board.empty().iter().filter(repeats).collect(),
            recent: [(); RECENT].map(|()| moves.next()),
            white_bonus: white_bonus(game),
            scoring: game.rules().scoring(),
        }
    }
}

/// The points that White gets in a game beside those on the board: see
/// [`Situation::white_bonus`].
pub fn white_bonus(game: &Game) -> f32 {
    let compensation = game.rules().compensation().points(game.handicap());
    let [black, white] = game.prisoners();
    let prisoners = match game.rules().scoring() {
        Scoring::Area => 0.0,
        Scoring::Territory => white as f32 - black as f32,
    };
    game.komi().points() + compensation as f32 + prisoners
}
