//! A game of a match as one line of JSON, and as a game record.

use super::referee::{Conditions, Ending, Finished};
use crate::board::Color;
use crate::clock::Stamp;
use crate::sgf::{GameRecord, Margin, Outcome};
use serde::{Deserialize, Serialize};

/// The two players of a match, whatever their colors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The player named first, whose score is counted.
    A,
    /// The other.
    B,
}

impl Side {
    /// The side with a color in a game of a match: A has Black in the first, third and so on.
    pub fn of_color(game: usize, color: Color) -> Side {
        if game.is_multiple_of(2) == (color == Color::Black) { Side::A } else { Side::B }
    }
}

/// A game of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameReport {
    /// Its number in the match, from 0.
    pub game: usize,
    /// The side that had Black.
    pub black: Side,
    /// The winner; nobody in a draw.
    pub winner: Option<Side>,
    /// The result as a game record has it: `B+3.5`, `W+R`.
    pub result: String,
    /// The loser's fault, of a kind that no player should commit.
    pub error: Option<String>,
    /// Anything else to be known about it.
    pub note: Option<String>,
    /// The moves in order, Black first.
    pub moves: Vec<String>,
    /// Moves that A and B were asked for.
    pub asked: [u32; 2],
    /// Seconds that A and B took.
    pub seconds: [f64; 2],
    /// Seconds of the slowest move of A and B.
    pub slowest: [f64; 2],
    /// Moves that A and B took from a book, as far as they can tell.
    #[serde(default)]
    pub book_moves: [Option<u32>; 2],
    /// The side of the board.
    pub size: usize,
    /// The komi.
    pub komi: f32,
    /// The rules.
    pub rules: String,
    /// The time control.
    pub time: String,
    /// Names of A and B.
    pub players: [String; 2],
}

impl GameReport {
    /// The report of a finished game.
    pub fn new(
        number: usize,
        finished: &Finished,
        conditions: &Conditions,
        players: &[String; 2],
    ) -> GameReport {
        let game = &finished.game;
        let side = |color| Side::of_color(number, color);
        // These come by color, Black first; the report has them by player.
        let (mut timing, mut book_moves) = (finished.timing, finished.book_moves);
        if side(Color::Black) == Side::B {
            timing.reverse();
            book_moves.reverse();
        }
        GameReport {
            game: number,
            black: side(Color::Black),
            winner: finished.ending.winner().map(side),
            result: outcome(&finished.ending).to_string(),
            error: finished.ending.fault(),
            note: finished.note.clone(),
            moves: game.moves().iter().map(|(_, mv)| mv.to_string()).collect(),
            asked: timing.map(|timing| timing.moves),
            seconds: timing.map(|timing| rounded(timing.total.as_secs_f64())),
            slowest: timing.map(|timing| rounded(timing.slowest.as_secs_f64())),
            book_moves,
            size: conditions.size.side(),
            komi: conditions.komi.points(),
            rules: conditions.rules.to_string(),
            time: conditions.time.to_string(),
            players: players.clone(),
        }
    }

    /// The score of A: 1, 0 or a half.
    pub fn score(&self) -> f64 {
        match self.winner {
            Some(Side::A) => 1.0,
            Some(Side::B) => 0.0,
            None => 0.5,
        }
    }

    /// Tells whether the game was played under these conditions by these players.
    pub fn belongs_to(&self, conditions: &Conditions, players: &[String; 2]) -> bool {
        self.size == conditions.size.side()
            && self.komi == conditions.komi.points()
            && self.rules == conditions.rules.name()
            && self.time == conditions.time.to_string()
            && self.players == *players
    }
}

/// The game record of a finished game.
pub(super) fn record(number: usize, finished: &Finished, players: &[String; 2]) -> GameRecord {
    let mut record = GameRecord::of_game(&finished.game);
    let name = |color| match Side::of_color(number, color) {
        Side::A => players[0].replace("{game}", &number.to_string()),
        Side::B => players[1].replace("{game}", &number.to_string()),
    };
    record.date = Stamp::now().date();
    record.black.name = name(Color::Black);
    record.white.name = name(Color::White);
    record.name = format!("game {}", number + 1);
    record.outcome = Some(outcome(&finished.ending));
    record
}

fn outcome(ending: &Ending) -> Outcome {
    let Some(winner) = ending.winner() else {
        return Outcome::Draw;
    };
    Outcome::Win(
        winner,
        match ending {
            Ending::Counted(score) => Margin::Points(score.margin().abs().into()),
            Ending::Resigned(_) => Margin::Resign,
            Ending::OutOfTime(_) => Margin::Time,
            Ending::Illegal(..) | Ending::Failed(..) => Margin::Forfeit,
        },
    )
}

/// Milliseconds are enough.
fn rounded(seconds: f64) -> f64 {
    (seconds * 1e3).round() / 1e3
}
