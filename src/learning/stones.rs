//! A game, stone by stone.

use crate::board::{Move, Point, WIDE};
use crate::game::{Komi, Rules};
use crate::playout::{Playout, PlayoutParameters, Scene};
use crate::sgf::GameRecord;

/// Calls with the position before each stone of a game and with its point.
pub(super) fn for_each_stone(
    record: &GameRecord,
    mut call: impl FnMut(&Playout<WIDE>, &Scene<WIDE>, Point),
) {
    let playout = Playout::new(record.size, 0.0, &PlayoutParameters::default());
    let Ok(mut game) = record.to_game(0, Rules::Chinese, Komi::ZERO) else { return };
    let (mut last, mut previous) = (None, None);
    for &(color, mv) in &record.moves {
        if let Move::Play(point) = mv {
            let mut board = *game.board();
            board.set_to_play(color);
            call(&playout, &playout.scene(&board, last, previous), point);
        }
        if game.play(color, mv).is_err() {
            return;
        }
        (last, previous) = (mv.point(), last);
    }
}
