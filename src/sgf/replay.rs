//! A record as a game that can go on, and a game as a record.

use super::record::GameRecord;
use crate::board::{Bitboard, Color};
use crate::game::{Game, IllegalMove, Komi, Rules, SetUpError};
use std::fmt;

/// A reason why a record is not a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// The stones at the start are not a position.
    SetUp(SetUpError),
    /// The move of that number, from 1, is illegal.
    Move(usize, IllegalMove),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::SetUp(error) => write!(f, "at the start: {error}"),
            ReplayError::Move(number, error) => write!(f, "move {number}: {error}"),
        }
    }
}

impl std::error::Error for ReplayError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ReplayError::SetUp(error) => Some(error),
            ReplayError::Move(_, error) => Some(error),
        }
    }
}

impl GameRecord {
    /// The game of the record after at most so many moves. What the record does not say, or
    /// says in words that nobody knows, is as given.
    pub fn to_game(&self, moves: usize, rules: Rules, komi: Komi) -> Result<Game, ReplayError> {
        let rules = self.rules.parse().unwrap_or(rules);
        let komi = self.komi.and_then(|komi| Komi::try_from(komi as f32).ok()).unwrap_or(komi);
        let mut game = Game::new(self.size, rules, komi);
        let stones = |color: Color| -> Bitboard {
            self.setup
                .iter()
                .filter(|&(_, &stone)| stone == color)
                .map(|(&point, _)| point)
                .collect()
        };
        game.set_up(stones(Color::Black), stones(Color::White)).map_err(ReplayError::SetUp)?;
        game.set_to_play(self.first_player());
        game.set_handicap(self.handicap as usize);
        for (index, &(color, mv)) in self.moves.iter().take(moves).enumerate() {
            game.play(color, mv).map_err(|error| ReplayError::Move(index + 1, error))?;
        }
        Ok(game)
    }

    /// The record of a game so far.
    pub fn of_game(game: &Game) -> GameRecord {
        let mut record = GameRecord::new(game.size());
        record.komi = Some(game.komi().points().into());
        record.rules = game.rules().to_string();
        // A game may hold any number; a record has its own width.
        record.handicap = u32::try_from(game.handicap()).unwrap_or_default();
        for color in Color::ALL {
            record.setup.extend(game.set_up_stones(color).iter().map(|point| (point, color)));
        }
        if !record.setup.is_empty() || game.first_to_play() == Color::White {
            record.to_play = Some(game.first_to_play());
        }
        record.moves = game.moves().to_vec();
        record
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Point, Size};
    use crate::game::handicap;

    fn read(text: &str) -> GameRecord {
        GameRecord::read(text.as_bytes()).expect("a record")
    }

    #[test]
    fn a_game_comes_back_from_its_record() {
        let mut game = Game::new(Size::NINE, Rules::Japanese, Komi::from_halves(1));
        let points = handicap::fixed(Size::NINE, 4).expect("a handicap");
        game.place_handicap(&points).expect("an empty board");
        for (color, vertex) in [(Color::White, "E5"), (Color::Black, "pass"), (Color::White, "D4")]
        {
            game.play(color, vertex.parse().expect("a vertex")).expect("legal");
        }
        let record = read(&GameRecord::of_game(&game).to_sgf());
        assert_eq!(record.to_game(usize::MAX, Rules::Chinese, Komi::ZERO), Ok(game.clone()));
        game.undo();
        assert_eq!(record.to_game(2, Rules::Chinese, Komi::ZERO), Ok(game));
    }

    #[test]
    fn what_the_record_does_not_say_is_as_given() {
        let game =
            read("(;SZ[9];B[ee])").to_game(0, Rules::Cgos, Komi::from_halves(14)).expect("a game");
        assert_eq!((game.rules(), game.komi()), (Rules::Cgos, Komi::from_halves(14)));
        assert_eq!(game.moves(), []);
    }

    #[test]
    fn a_record_that_is_no_game_says_where() {
        let illegal = read("(;SZ[9];B[ee];W[ee])").to_game(9, Rules::Chinese, Komi::ZERO);
        assert_eq!(illegal, Err(ReplayError::Move(2, IllegalMove::Occupied)));
        let mut full = GameRecord::new(Size::MIN);
        full.setup = Point::all(Size::MIN).map(|point| (point, Color::Black)).collect();
        let error = full.to_game(0, Rules::Chinese, Komi::ZERO);
        assert_eq!(error, Err(ReplayError::SetUp(SetUpError::NoLiberty)));
    }
}
