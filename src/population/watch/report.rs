//! The state of a population as a few lines of text.

use crate::board::Color;
use crate::population::{Next, Reason};
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
    /// The next game, as far as it is settled.
    pub next: Next,
    /// The different beginnings of games.
    pub beginnings: u64,
    /// The number of the last game whose beginning was new.
    pub last_new: u64,
    /// For Black and White, the games of what was learned against one who has learned nothing, and
    /// its success in the last of them.
    pub learner: [Option<(usize, f64)>; 2],
}

/// The moves of the next game that are listed.
const LISTED: usize = 20;

/// Games without a new beginning after which a person should look into it.
const STALE: u64 = 50;

/// The width of a sparkline.
const WIDTH: usize = 48;

const LEVELS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

impl Report {
    /// The first moves of the line now being analyzed, as words.
    pub fn line_text(&self) -> String {
        let moves = self.next.line.iter().take(LISTED).map(|(mv, _)| mv.to_string());
        let text = moves.collect::<Vec<_>>().join(" ");
        match self.next.line.len().saturating_sub(LISTED) {
            0 => text,
            more => format!("{text} and {more} more"),
        }
    }

    /// The games since something new has come.
    pub fn stale_games(&self) -> u64 {
        self.games - self.last_new
    }

    fn write_line(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Next { line, player, reason, known, best, .. } = &self.next;
        if line.is_empty() {
            write!(f, "line   none yet: the next game begins with a mutation")?;
        } else {
            let (line, number) = (self.line_text(), line.len() + 1);
            write!(f, "line   {line}, then a mutation: {player} thinks at move {number}")?;
        }
        match (reason, best) {
            (_, None) => writeln!(f)?,
            (Reason::NoneIsGood, Some((mv, tally))) => {
                let percent = 100.0 * tally.win_rate();
                writeln!(f, " ({known} known, {mv} the best: {percent:.1}% of {})", tally.games)?;
            }
            (Reason::Weakest, Some((mv, tally))) => {
                let percent = 100.0 * tally.win_rate();
                writeln!(
                    f,
                    " (nothing to think about for a beginning, {mv} the weakest of it: \
                     {percent:.1}% of {}, {known} known)",
                    tally.games
                )?;
            }
        }
        for (number, (mv, tally)) in line.iter().take(LISTED).enumerate() {
            let (percent, games) = (100.0 * tally.win_rate(), tally.games);
            let (number, mv) = (number + 1, mv.to_string());
            writeln!(f, "{number:>5}  {mv:<4} {percent:>5.1}% of {games}")?;
        }
        Ok(())
    }

    fn write_news(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.games == 0 {
            return Ok(());
        }
        let (beginnings, last, stale) = (self.beginnings, self.last_new, self.stale_games());
        write!(f, "new    {beginnings} different beginnings, the last new one in game {last}")?;
        if stale >= STALE {
            write!(f, ": WARNING, nothing new in the last {stale} games")?;
        }
        writeln!(f)
    }

    fn write_learner(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for color in Color::ALL {
            if let Some((games, success)) = self.learner[color.index()] {
                let (name, percent) = (color.to_string(), 100.0 * success);
                let words = "trials against one who has learned nothing";
                writeln!(f, "learner  as {name} {percent:.1}% of the last of {games} {words}")?;
            }
        }
        Ok(())
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
        self.write_line(f)?;
        self.write_news(f)?;
        self.write_learner(f)
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
