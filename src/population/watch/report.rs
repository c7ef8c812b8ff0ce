//! The state of a population as a few lines of text.

use crate::board::Move;
use crate::book::Tally;
use std::fmt;

/// The state of a population at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The start that all games have in common.
    pub title: String,
    /// The games.
    pub games: u64,
    /// Games in a minute, where that is known.
    pub per_minute: Option<f64>,
    /// The success of White in the last games, 0 to 1.
    pub recent: Option<f64>,
    /// The success of White in all games.
    pub overall: Option<f64>,
    /// The number of games that count as the last ones.
    pub window: usize,
    /// The success of White from the first games to the last.
    pub curve: Vec<f64>,
    /// The line now being analyzed, each move with its tally.
    pub line: Vec<(Move, Tally)>,
}

/// The width of a sparkline.
const WIDTH: usize = 48;

const LEVELS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

impl Report {
    /// The moves of the line now being analyzed, as words.
    pub fn line_text(&self) -> String {
        self.line.iter().map(|(mv, _)| mv.to_string()).collect::<Vec<_>>().join(" ")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "games  {} ({})", self.games, self.title)?;
        match self.per_minute {
            Some(pace) => writeln!(f, ", {pace:.1} a minute")?,
            None => writeln!(f)?,
        }
        if let (Some(recent), Some(overall)) = (self.recent, self.overall) {
            let row = |name: &str, recent: f64, overall: f64, line: String| {
                let (recent, overall) = (100.0 * recent, 100.0 * overall);
                format!(
                    "{name}  {recent:.1}% of the last {}, {overall:.1}% of all  {line}",
                    self.window
                )
            };
            let black: Vec<f64> = self.curve.iter().map(|share| 1.0 - share).collect();
            writeln!(f, "{}", row("white", recent, overall, sparkline(&self.curve)))?;
            writeln!(f, "{}", row("black", 1.0 - recent, 1.0 - overall, sparkline(&black)))?;
        }
        if self.line.is_empty() {
            return writeln!(f, "line   none yet: the next game begins with a mutation");
        }
        writeln!(f, "line   {}, then a mutation", self.line_text())?;
        for (number, (mv, tally)) in self.line.iter().enumerate() {
            let (percent, games) = (100.0 * tally.win_rate(), tally.games);
            let (number, mv) = (number + 1, mv.to_string());
            writeln!(f, "{number:>5}  {mv:<4} {percent:>5.1}% of {games}")?;
        }
        Ok(())
    }
}

/// Shares from 0 to 1 as a row of bars.
fn sparkline(shares: &[f64]) -> String {
    let width = shares.len().min(WIDTH);
    let bar = |column: usize| {
        let share = shares[(column + 1) * shares.len() / width - 1];
        LEVELS[((share * LEVELS.len() as f64) as usize).min(LEVELS.len() - 1)]
    };
    (0..width).map(bar).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sparklines_rise_and_fall() {
        assert_eq!(sparkline(&[0.0, 0.5, 1.0]), "▁▅█");
        assert_eq!(sparkline(&[]), "");
        let long: Vec<f64> = (0..1000).map(|n| f64::from(n) / 1000.0).collect();
        assert_eq!(sparkline(&long).chars().count(), WIDTH);
        assert!(sparkline(&long).ends_with('█'));
    }
}
