//! A game as the rest of the crate sees it.

use super::error::SgfError;
use super::outcome::Outcome;
use super::reader::read_game;
use crate::board::{Color, Move, Point, Size};
use std::collections::BTreeMap;

/// A game of Go: what was agreed before it, the moves of its main line, and how it ended.
///
/// Texts are one line each, and empty where the record says nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRecord {
    /// The board.
    pub size: Size,
    /// White's compensation.
    pub komi: Option<f64>,
    /// The rule set, in the record's words.
    pub rules: String,
    /// The handicap, 0 for none. Its stones are among [`setup`](GameRecord::setup).
    pub handicap: u32,
    /// The player of Black.
    pub black: PlayerName,
    /// The player of White.
    pub white: PlayerName,
    /// The name of the game.
    pub name: String,
    /// The tournament.
    pub event: String,
    /// The place where it was played.
    pub place: String,
    /// The date when it was played.
    pub date: String,
    /// The stones on the board before the first move.
    pub setup: BTreeMap<Point, Color>,
    /// The player who moves first, where the record says so.
    pub to_play: Option<Color>,
    /// The moves of the main line.
    pub moves: Vec<(Color, Move)>,
    /// The result, where there is one.
    pub outcome: Option<Outcome>,
}

/// A player, as far as a record knows.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PlayerName {
    /// The name.
    pub name: String,
    /// The rank or rating.
    pub rank: String,
}

impl GameRecord {
    /// An empty record for a board.
    pub fn new(size: Size) -> GameRecord {
        GameRecord {
            size,
            komi: None,
            rules: String::new(),
            handicap: 0,
            black: PlayerName::default(),
            white: PlayerName::default(),
            name: String::new(),
            event: String::new(),
            place: String::new(),
            date: String::new(),
            setup: BTreeMap::new(),
            to_play: None,
            moves: Vec::new(),
            outcome: None,
        }
    }

    /// The first game of a file in memory.
    pub fn read(bytes: &[u8]) -> Result<GameRecord, SgfError> {
        GameRecord::from_tree(&read_game(bytes)?)
    }

    /// The player of a color.
    pub fn player(&self, color: Color) -> &PlayerName {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }

    /// The player who moves first: by the record's word, by its first move, or by custom, which is
    /// White where Black alone has stones on the board.
    pub fn first_player(&self) -> Color {
        let has_handicap =
            !self.setup.is_empty() && self.setup.values().all(|&color| color == Color::Black);
        let custom = if has_handicap { Color::White } else { Color::Black };
        self.to_play.or(self.moves.first().map(|&(color, _)| color)).unwrap_or(custom)
    }
}
