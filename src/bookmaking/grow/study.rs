//! A study: what a search says about the position after a line.

use crate::board::{Move, Size};
use crate::book::Tally;
use crate::game::{Game, HalfPoints, Rules};
use crate::store::{Founding, LineError, Record, RecordKind};
use serde_json::{Value, json};
use std::fmt;

/// The games that studies are about, and how long each of them thinks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Studies {
    /// The board.
    pub size: Size,
    /// The komi.
    pub komi: HalfPoints,
    /// The rules.
    pub rules: Rules,
    /// Simulations of a study.
    pub playouts: u64,
}

/// The findings of a search about the position after a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Study {
    /// The name, which no two have.
    pub name: String,
    /// The moves before, in canonical form.
    pub line: Vec<Move>,
    /// The moves that were tried, each with its simulations and those its player won; the most
    /// simulated first.
    pub moves: Vec<(Move, Tally)>,
}

impl Studies {
    /// The game after a line.
    pub(super) fn game(&self, line: &[Move]) -> Option<Game> {
        let mut game = Game::new(self.size, self.rules, self.komi.into());
        for &mv in line {
            game.play(game.to_play(), mv).ok()?;
        }
        Some(game)
    }
}

impl Study {
    /// All its simulations, and those that the player to move won by the best move's rate.
    pub(super) fn whole(&self) -> Tally {
        let games = self.moves.iter().map(|(_, tally)| tally.games).sum();
        let rate = self.moves.first().map_or(0.5, |(_, best)| best.win_rate());
        Tally { games, wins: (games as f64 * rate).round() as u64 }
    }
}

impl fmt::Display for Studies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Studies { size, komi, rules, playouts } = self;
        write!(f, "{size}, komi {komi}, {}, {playouts} simulations a search", rules.name())
    }
}

impl Founding for Studies {
    type Record = Study;

    const KIND: RecordKind =
        RecordKind { whole: "growth", one: "study", many: "studies", ending: "studies" };

    fn to_line(&self) -> String {
        let Studies { size, komi, rules, playouts } = self;
        let (side, komi, rules) = (size.side(), komi.to_string(), rules.name());
        json!({"size": side, "komi": komi, "rules": rules, "playouts": playouts}).to_string()
    }

    fn from_line(line: &str) -> Result<Studies, LineError> {
        let value: Value = serde_json::from_str(line)?;
        let side = value["size"].as_u64().and_then(|side| Size::new(usize::try_from(side).ok()?));
        Ok(Studies {
            size: side.ok_or("no board size")?,
            komi: value["komi"].as_str().ok_or("no komi")?.parse().map_err(|_| "no komi")?,
            rules: value["rules"].as_str().ok_or("no rules")?.parse().map_err(|_| "no rules")?,
            playouts: value["playouts"].as_u64().ok_or("no simulations")?,
        })
    }
}

impl Record for Study {
    fn name(&self) -> &str {
        &self.name
    }

    fn to_line(&self) -> String {
        let line: Vec<String> = self.line.iter().map(Move::to_string).collect();
        let moves: Vec<Value> = self
            .moves
            .iter()
            .map(|(mv, tally)| json!([mv.to_string(), tally.wins, tally.games]))
            .collect();
        json!({"name": self.name, "line": line.join(" "), "moves": moves}).to_string()
    }

    fn from_line(line: &str) -> Result<Study, LineError> {
        let value: Value = serde_json::from_str(line)?;
        let name = value["name"].as_str().ok_or("no name")?.to_owned();
        let words = value["line"].as_str().ok_or("no line")?.split_whitespace();
        let line = words.map(|word| word.parse().map_err(|_| "no move".into()));
        let moves = value["moves"].as_array().ok_or("no moves")?.iter().map(read_move);
        Ok(Study {
            name,
            line: line.collect::<Result<_, LineError>>()?,
            moves: moves.collect::<Option<_>>().ok_or("no moves")?,
        })
    }
}

fn read_move(value: &Value) -> Option<(Move, Tally)> {
    let mv = value[0].as_str()?.parse().ok()?;
    let tally = Tally { wins: value[1].as_u64()?, games: value[2].as_u64()? };
    (tally.wins <= tally.games).then_some((mv, tally))
}
