//! Cells of a table about a match.

use super::row::Row;
use crate::arena::{Interval, MatchTally};

/// A column of a table, about the player A of each pairing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// The number of games played.
    Games,
    /// The part of them that it won, with its interval.
    Won,
    /// The same of the games in which it had Black.
    AsBlack,
    /// The same of the games in which it had White.
    AsWhite,
    /// Gain over the player it is compared with, in points of a hundred.
    Gain,
    /// Moves that it took from its book in a game.
    BookMoves,
    /// Seconds that it thought in a game.
    Seconds,
    /// Time saved against the player it is compared with.
    TimeSaved,
    /// The paper's finding.
    Paper,
}

/// Text of a cell where there is nothing to say.
const NOTHING: &str = "–";

impl Column {
    /// Title of the column.
    pub(super) fn title(self) -> &'static str {
        match self {
            Column::Games => "games",
            Column::Won => "won (95% interval)",
            Column::AsBlack => "as Black",
            Column::AsWhite => "as White",
            Column::Gain => "gain in points",
            Column::BookMoves => "book moves a game",
            Column::Seconds => "seconds a game",
            Column::TimeSaved => "time saved",
            Column::Paper => "paper",
        }
    }

    /// Text of its cell in a row.
    pub(super) fn cell(self, row: &Row) -> String {
        let progress = &row.progress;
        let is_empty = progress.tally.games() == 0;
        let number = |number: Option<f64>, decimals: usize| match number {
            Some(number) if !is_empty => format!("{number:.decimals$}"),
            _ => NOTHING.to_string(),
        };
        match self {
            Column::Games => progress.tally.games().to_string(),
            Column::Won => rate(&progress.tally),
            Column::AsBlack => rate(&progress.as_black),
            Column::AsWhite => rate(&progress.as_white),
            Column::Gain => match row.gain {
                Some((gain, Interval { low, high })) => {
                    format!("{:+.1} ({:+.1} to {:+.1})", 100.0 * gain, 100.0 * low, 100.0 * high)
                }
                None => NOTHING.to_string(),
            },
            Column::BookMoves => number(Some(row.book_moves()), 1),
            Column::Seconds => number(Some(row.seconds()), 2),
            Column::TimeSaved => match row.time_saved {
                Some(saved) => format!("{:.0}%", 100.0 * saved),
                None => NOTHING.to_string(),
            },
            Column::Paper if row.paper.is_empty() => NOTHING.to_string(),
            Column::Paper => row.paper.clone(),
        }
    }
}

/// A win rate with its interval: `54.3% (49.4 to 59.1)`.
fn rate(tally: &MatchTally) -> String {
    if tally.games() == 0 {
        return NOTHING.to_string();
    }
    let Interval { low, high } = tally.interval();
    format!("{:.1}% ({:.1} to {:.1})", 100.0 * tally.rate(), 100.0 * low, 100.0 * high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Progress;

    fn row(wins: u64, losses: u64) -> Row {
        let tally = MatchTally { wins, losses, draws: 0 };
        Row {
            label: "a row".to_string(),
            paper: String::new(),
            progress: Progress {
                tally,
                as_black: tally,
                seconds: [30.0, 40.0],
                book_moves: [25, 0],
                ..Progress::default()
            },
            gain: Some((0.1, Interval { low: -0.187, high: 0.332 })),
            time_saved: Some(0.25),
        }
    }

    #[test]
    fn cells_are_what_people_read() {
        let row = row(6, 4);
        for (column, text) in [
            (Column::Games, "10"),
            (Column::Won, "60.0% (31.3 to 83.2)"),
            (Column::AsBlack, "60.0% (31.3 to 83.2)"),
            (Column::AsWhite, "–"),
            (Column::Gain, "+10.0 (-18.7 to +33.2)"),
            (Column::BookMoves, "2.5"),
            (Column::Seconds, "3.00"),
            (Column::TimeSaved, "25%"),
            (Column::Paper, "–"),
        ] {
            assert_eq!(column.cell(&row), text, "{}", column.title());
        }
    }

    #[test]
    fn no_game_no_number() {
        let mut row = row(0, 0);
        (row.gain, row.time_saved) = (None, None);
        for column in [Column::Won, Column::Gain, Column::BookMoves, Column::TimeSaved] {
            assert_eq!(column.cell(&row), NOTHING, "{}", column.title());
        }
    }
}
