//! The findings about a position.

use crate::board::{Color, Move};
use crate::engine::{Analysis, MoveInfo};
use serde::{Deserialize, Serialize};

/// The moves of a variation that are kept.
const LONGEST_VARIATION: usize = 12;

/// The moves of a position that are kept.
const MOST_CHOICES: usize = 5;

/// The findings about a position. All numbers are for Black.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Finding {
    /// Simulations.
    pub visits: u64,
    /// The win rate, 0 to 1.
    pub rate: f64,
    /// The points ahead, komi included.
    pub lead: f64,
    /// The best moves, the very best first.
    pub choices: Vec<Choice>,
}

/// A move that was looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// Simulations.
    pub visits: u64,
    /// The win rate.
    pub rate: f64,
    /// The points ahead.
    pub lead: f64,
    /// The move and what is expected to follow.
    #[serde(with = "moves")]
    pub variation: Vec<Move>,
}

impl Finding {
    /// The findings of a search.
    pub fn of(analysis: &Analysis) -> Finding {
        let color = analysis.color;
        let choices = analysis.moves.iter().filter(|info| info.visits > 0).take(MOST_CHOICES);
        Finding {
            visits: analysis.visits,
            rate: rate(color, analysis.winrate),
            lead: points(color, analysis.score_lead),
            choices: choices.map(|info| Choice::of(color, info)).collect(),
        }
    }

    /// The best move, if any was looked at.
    pub fn best(&self) -> Option<Move> {
        self.choices.first().map(Choice::mv)
    }

    /// The win rate of a player.
    pub fn rate_of(&self, color: Color) -> f64 {
        rate(color, self.rate)
    }

    /// The points that a player is ahead.
    pub fn lead_of(&self, color: Color) -> f64 {
        points(color, self.lead)
    }
}

impl Choice {
    fn of(color: Color, info: &MoveInfo) -> Choice {
        Choice {
            visits: info.visits,
            rate: rate(color, info.winrate),
            lead: points(color, info.score_lead),
            variation: info.pv.iter().take(LONGEST_VARIATION).copied().collect(),
        }
    }

    /// The move.
    pub fn mv(&self) -> Move {
        self.variation.first().copied().unwrap_or(Move::Pass)
    }
}

/// A player's win rate as Black's, or Black's as a player's.
fn rate(color: Color, rate: f64) -> f64 {
    match color {
        Color::Black => rate,
        Color::White => 1.0 - rate,
    }
}

/// A player's lead as Black's, or Black's as a player's.
fn points(color: Color, points: f64) -> f64 {
    match color {
        Color::Black => points,
        Color::White => 0.0 - points,
    }
}

/// Moves as a list of their names.
mod moves {
    use crate::board::Move;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(moves: &[Move], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(moves.iter().map(Move::to_string))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Move>, D::Error> {
        let names = Vec::<String>::deserialize(from)?;
        names.iter().map(|name| name.parse().map_err(Error::custom)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_for_black_whoever_was_to_move() {
        let mut analysis = Analysis::empty(Color::White);
        (analysis.visits, analysis.winrate, analysis.score_lead) = (9, 0.75, 2.5);
        let mut best = MoveInfo::new("E5".parse().expect("a move"));
        (best.visits, best.winrate) = (8, 0.75);
        analysis.moves = vec![best, MoveInfo::new(Move::Pass)];
        let finding = Finding::of(&analysis);
        assert_eq!((finding.rate, finding.lead), (0.25, -2.5));
        assert_eq!((finding.rate_of(Color::White), finding.lead_of(Color::White)), (0.75, 2.5));
        assert_eq!(finding.choices.len(), 1, "a move that was not tried is no choice");
        assert_eq!(finding.best().map(|mv| mv.to_string()).as_deref(), Some("E5"));
        let text = serde_json::to_string(&finding).expect("JSON");
        assert_eq!(serde_json::from_str::<Finding>(&text).expect("a finding"), finding);
    }
}
