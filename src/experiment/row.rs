//! A row of a table: what the games of one pairing came to.

use super::Pairing;
use crate::arena::{Interval, MatchTally, Progress};
use serde_json::{Value, json};

/// The player that A of a pairing is compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Baseline {
    /// Nothing.
    None,
    /// Its opponent, which is the same engine but for what is tested.
    Opponent,
    /// The player A of an earlier pairing with the same opponent, by its place in the list.
    Pairing(usize),
}

/// Findings of a pairing's games.
#[derive(Clone, Debug)]
pub struct Row {
    /// The pairing's name.
    pub label: String,
    /// Its results so far.
    pub progress: Progress,
    /// Gain of A over the player it is compared with, as a part of 1.
    pub gain: Option<(f64, Interval)>,
    /// The part of the thinking time that A saved.
    pub time_saved: Option<f64>,
    /// The paper's finding.
    pub paper: String,
}

impl Row {
    /// The row of a pairing, where all stand like this.
    pub(super) fn new(pairing: &Pairing, standings: &[Progress], own: &Progress) -> Row {
        let tally = &own.tally;
        let has_games = |progress: &Progress| progress.tally.games() > 0;
        let (gain, usual) = match pairing.baseline {
            Baseline::Opponent if has_games(own) => {
                let Interval { low, high } = tally.interval();
                let gain = (tally.rate() - 0.5, Interval { low: low - 0.5, high: high - 0.5 });
                (Some(gain), per_game(own, own.seconds[1]))
            }
            Baseline::Pairing(index) => match standings.get(index) {
                Some(other) if has_games(own) && has_games(other) => {
                    (Some(tally.gain_over(&other.tally)), per_game(other, other.seconds[0]))
                }
                _ => (None, 0.0),
            },
            _ => (None, 0.0),
        };
        let mut row = Row {
            label: pairing.label.clone(),
            progress: own.clone(),
            gain,
            time_saved: None,
            paper: pairing.paper.clone(),
        };
        row.time_saved = (usual > 0.0).then(|| 1.0 - row.seconds() / usual);
        row
    }

    /// Moves that A took from its book in a game, on average.
    pub fn book_moves(&self) -> f64 {
        per_game(&self.progress, self.progress.book_moves[0] as f64)
    }

    /// Seconds that A thought in a game, on average.
    pub fn seconds(&self) -> f64 {
        per_game(&self.progress, self.progress.seconds[0])
    }

    /// The row for scripts.
    pub(super) fn to_json(&self) -> Value {
        let Progress { tally, as_black, as_white, faults, seconds, .. } = &self.progress;
        let gain = self.gain.map(|(gain, interval)| json!([gain, interval.low, interval.high]));
        json!({
            "name": self.label,
            "all": tally_json(tally),
            "as_black": tally_json(as_black),
            "as_white": tally_json(as_white),
            "gain": gain,
            "book_moves_a_game": self.book_moves(),
            "seconds_a_game": seconds.map(|seconds| per_game(&self.progress, seconds)),
            "time_saved": self.time_saved,
            "faults": faults.len(),
            "paper": self.paper,
        })
    }
}

fn per_game(progress: &Progress, sum: f64) -> f64 {
    sum / progress.tally.games().max(1) as f64
}

fn tally_json(tally: &MatchTally) -> Value {
    let Interval { low, high } = tally.interval();
    json!({
        "games": tally.games(),
        "wins": tally.wins,
        "losses": tally.losses,
        "draws": tally.draws,
        "rate": tally.rate(),
        "rate_low": low,
        "rate_high": high,
    })
}
