//! The moves of a game added up for each player.

use super::verdict::{Grade, Verdict};
use crate::board::Color;

/// The moves that are named as the worst.
const WORST: usize = 3;

/// The moves of one player.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayerSummary {
    /// Moves.
    pub moves: usize,
    /// Those that the search would have played.
    pub choices: usize,
    /// Moves of each grade in [`Grade::BAD`].
    pub bad: [usize; 3],
    /// The win rate lost by all of them.
    pub lost_rate: f64,
    /// The points lost by all of them.
    pub lost_points: f64,
    /// The numbers of the worst moves, the worst first.
    pub worst: Vec<usize>,
}

impl PlayerSummary {
    /// The mean of what a move lost: win rate and points.
    pub fn mean_loss(&self) -> (f64, f64) {
        let moves = self.moves.max(1) as f64;
        (self.lost_rate / moves, self.lost_points / moves)
    }

    /// The share of moves that the search would have played.
    pub fn agreement(&self) -> f64 {
        self.choices as f64 / self.moves.max(1) as f64
    }
}

/// The moves of both players.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    tallies: [PlayerSummary; 2],
}

impl Summary {
    /// Adds up verdicts.
    pub fn new(verdicts: &[Verdict]) -> Summary {
        Summary { tallies: Color::ALL.map(|color| tally(verdicts, color)) }
    }

    /// The moves of a player.
    pub fn of(&self, color: Color) -> &PlayerSummary {
        &self.tallies[color.index()]
    }
}

fn tally(verdicts: &[Verdict], color: Color) -> PlayerSummary {
    let mut tally = PlayerSummary::default();
    let own = verdicts.iter().filter(|verdict| verdict.color == color);
    for verdict in own.clone() {
        tally.moves += 1;
        tally.choices += usize::from(verdict.is_choice);
        tally.lost_rate += verdict.lost_rate;
        tally.lost_points += verdict.lost_points;
        for (count, grade) in tally.bad.iter_mut().zip(Grade::BAD) {
            *count += usize::from(verdict.grade == grade);
        }
    }
    let mut worst: Vec<&Verdict> = own.filter(|verdict| verdict.grade > Grade::Good).collect();
    worst.sort_by(|a, b| b.lost_rate.total_cmp(&a.lost_rate));
    tally.worst = worst.iter().take(WORST).map(|verdict| verdict.number).collect();
    tally
}

#[cfg(test)]
mod tests {
    use super::super::verdict::{Scale, example, verdicts};
    use super::*;

    #[test]
    fn players_are_counted_apart() {
        let (_, subject, findings) = example();
        let summary = Summary::new(&verdicts(&subject, &findings, &Scale::default()));
        let [black, white] = Color::ALL.map(|color| summary.of(color));
        assert_eq!((black.moves, black.agreement(), black.mean_loss()), (1, 1.0, (0.0, 0.0)));
        assert_eq!((white.bad, &white.worst[..]), ([0, 0, 1], &[2][..]));
        assert_eq!(white.mean_loss().1, 11.0);
        assert_eq!(Summary::new(&[]).of(Color::Black).mean_loss(), (0.0, 0.0));
    }
}
