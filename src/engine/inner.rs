//! A thinker as a player of matches, without a process and a protocol between.

use super::{Request, Thinker};
use crate::arena::{Player, PlayerError};
use crate::board::{Color, Move, Point};
use crate::clock::Clock;
use crate::game::{Answer, Game};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A thinker that plays in a match.
pub struct InnerPlayer {
    thinker: Box<dyn Thinker>,
    game: Option<Game>,
    book_moves: u32,
}

impl InnerPlayer {
    /// A player who thinks like this.
    pub fn new(thinker: Box<dyn Thinker>) -> InnerPlayer {
        InnerPlayer { thinker, game: None, book_moves: 0 }
    }

    fn game(&mut self) -> Result<&mut Game, PlayerError> {
        self.game.as_mut().ok_or_else(|| PlayerError::NotStarted("no game was begun".to_string()))
    }
}

impl Player for InnerPlayer {
    fn begin(&mut self, game: &Game, _: &Clock) -> Result<(), PlayerError> {
        self.thinker.forget();
        self.game = Some(game.clone());
        self.book_moves = 0;
        Ok(())
    }

    fn play(&mut self, color: Color, mv: Move) -> Result<(), PlayerError> {
        let played = self.game()?.play(color, mv);
        played
            .map(|_| ())
            .map_err(|error| PlayerError::Refused(format!("play {color} {mv}"), error.to_string()))
    }

    /// The thinker keeps its own time; what it takes too long for is the referee's to judge.
    fn genmove(&mut self, color: Color, clock: &Clock, _: Duration) -> Result<Answer, PlayerError> {
        let request = Request::new(color, *clock);
        let game = self.game()?.clone();
        let choice = self.thinker.choose(&game, &request, &AtomicBool::new(false), &mut |_| {});
        self.book_moves += u32::from(choice.is_book);
        if let Answer::Play(mv) = choice.answer {
            // The referee judges an illegal move; here it only does not happen.
            let _ = self.game()?.play(color, mv);
        }
        Ok(choice.answer)
    }

    fn dead_stones(&mut self) -> Result<Option<Vec<Point>>, PlayerError> {
        let game = self.game()?.clone();
        Ok(Some(self.thinker.judge(&game).dead.iter().collect()))
    }

    fn book_moves(&self) -> Option<u32> {
        Some(self.book_moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Conditions, Judge, play_game};
    use crate::board::Size;
    use crate::engine::{Effort, EngineParameters, Player};
    use crate::search::Settings;

    #[test]
    fn thinkers_play_a_whole_game() {
        let mut conditions = Conditions::new(Size::new(5).expect("a size"));
        conditions.judge = Judge::Players;
        let [mut strong, mut weak] = [500, 10].map(|playouts| {
            let effort = Effort { playouts: Some(playouts), time: None };
            let player = Player::new(Settings::default(), effort, EngineParameters::default());
            InnerPlayer::new(Box::new(player))
        });
        let finished = play_game(&conditions, &[], [&mut strong, &mut weak]).expect("a game");
        assert_eq!(finished.ending.fault(), None);
        assert!(finished.timing[0].moves > 3);
        assert_eq!(finished.book_moves, [Some(0); 2], "it has no book");
    }
}
