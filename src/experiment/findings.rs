//! Findings of an experiment's games, in three forms.

use super::cells::{Baseline, Column};
use super::{Experiment, Pairing};
use crate::arena::{Interval, MatchTally, Progress};
use serde_json::{Value, json};

/// Findings of an experiment's games.
#[derive(Clone, Debug)]
pub struct Findings {
    name: String,
    setting: String,
    paper: String,
    columns: Vec<Column>,
    /// A row for each pairing.
    pub rows: Vec<Row>,
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
    fn new(pairing: &Pairing, standings: &[Progress], own: &Progress) -> Row {
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

    fn to_json(&self) -> Value {
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

impl Findings {
    /// The findings of an experiment whose pairings stand like this.
    pub(super) fn new(experiment: &Experiment, standings: Vec<Progress>) -> Findings {
        let pairings = experiment.pairings.iter().zip(&standings);
        Findings {
            name: experiment.name.clone(),
            setting: experiment.setting.clone(),
            paper: experiment.paper.clone(),
            columns: experiment.columns.clone(),
            rows: pairings.map(|(pairing, own)| Row::new(pairing, &standings, own)).collect(),
        }
    }

    /// A table for the terminal.
    pub fn to_text(&self) -> String {
        let cells = self.cells();
        let width = |column: usize| {
            cells.iter().map(|row| row[column].chars().count()).max().unwrap_or_default()
        };
        let widths: Vec<usize> = (0..=self.columns.len()).map(width).collect();
        let line = |row: &Vec<String>| {
            let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
            cells.collect::<Vec<_>>().join("  ").trim_end().to_string()
        };
        let table: Vec<String> = cells.iter().map(line).collect();
        self.around(&table.join("\n"))
    }

    /// A table for a README.
    pub fn to_markdown(&self) -> String {
        let line = |row: &Vec<String>| {
            let cells: Vec<String> = row.iter().map(|cell| cell.replace('|', "\\|")).collect();
            format!("| {} |", cells.join(" | "))
        };
        let mut lines: Vec<String> = self.cells().iter().map(line).collect();
        lines.insert(1, format!("|{}", "---|".repeat(self.columns.len() + 1)));
        self.around(&lines.join("\n"))
    }

    /// One object for scripts.
    pub fn to_json(&self) -> String {
        json!({
            "experiment": self.name,
            "setting": self.setting,
            "paper": self.paper,
            "rows": self.rows.iter().map(Row::to_json).collect::<Vec<_>>(),
        })
        .to_string()
    }

    /// The cells of the table, the titles first.
    fn cells(&self) -> Vec<Vec<String>> {
        let title = self.columns.iter().map(|column| column.title().to_string());
        let mut cells: Vec<Vec<String>> = vec![[String::new()].into_iter().chain(title).collect()];
        for row in &self.rows {
            let own = self.columns.iter().map(|column| column.cell(row));
            cells.push([row.label.clone()].into_iter().chain(own).collect());
        }
        cells
    }

    /// A table between what was asked and what is to be known about it.
    fn around(&self, table: &str) -> String {
        let faults = self.rows.iter().flat_map(|row| {
            let faults = row.progress.faults.iter();
            faults.map(|(game, fault)| format!("{}, game {}: {fault}", row.label, game + 1))
        });
        let parts = [self.setting.clone(), table.to_string(), self.paper.clone()];
        let parts = parts.into_iter().chain(faults).filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join("\n\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{Conditions, Match, Openings};
    use crate::board::Size;

    fn pairing(label: &str, baseline: Baseline) -> Pairing {
        let plan = Match {
            players: ["a".to_string(), "b".to_string()],
            conditions: Conditions::new(Size::NINE),
            games: 10,
            openings: Openings::default(),
            jobs: 1,
            sprt: None,
            results: None,
            records: None,
        };
        let (label, paper) = (label.to_string(), "4%".to_string());
        Pairing { label, file: "x".to_string(), plan, depends_on: Vec::new(), baseline, paper }
    }

    fn standing(wins: u64, losses: u64, seconds: [f64; 2]) -> Progress {
        let tally = MatchTally { wins, losses, draws: 0 };
        Progress { tally, seconds, ..Progress::default() }
    }

    fn findings() -> Findings {
        let experiment = Experiment {
            name: "test".to_string(),
            setting: "9x9.".to_string(),
            paper: "The paper found more.".to_string(),
            pairings: vec![
                pairing("itself", Baseline::Opponent),
                pairing("gnugo | without", Baseline::None),
                pairing("gnugo | with", Baseline::Pairing(1)),
            ],
            columns: vec![Column::Games, Column::TimeSaved, Column::Paper],
        };
        let standings = vec![
            standing(6, 4, [9.0, 10.0]),
            standing(5, 5, [20.0, 1.0]),
            standing(16, 4, [30.0, 2.0]),
        ];
        Findings::new(&experiment, standings)
    }

    #[test]
    fn tables_have_a_row_for_each_pairing() {
        let text = "\
9x9.

                 games  time saved  paper
itself           10     10%         4%
gnugo | without  10     –           4%
gnugo | with     20     25%         4%

The paper found more.";
        assert_eq!(findings().to_text(), text);
        let markdown = "\
9x9.

|  | games | time saved | paper |
|---|---|---|---|
| itself | 10 | 10% | 4% |
| gnugo \\| without | 10 | – | 4% |
| gnugo \\| with | 20 | 25% | 4% |

The paper found more.";
        assert_eq!(findings().to_markdown(), markdown);
    }

    #[test]
    fn scripts_get_the_same_numbers() {
        let json: Value = serde_json::from_str(&findings().to_json()).expect("JSON");
        let rows = json["rows"].as_array().expect("rows");
        assert_eq!(rows[0]["all"]["wins"], 6);
        assert_eq!(rows[2]["seconds_a_game"], json!([1.5, 0.1]));
        let gain = rows[2]["gain"][0].as_f64().expect("a gain");
        assert!((gain - 0.3).abs() < 1e-9);
        assert_eq!(rows[1]["gain"], Value::Null);
        let (gain, _) = findings().rows[0].gain.expect("a gain");
        assert!((gain - 0.1).abs() < 1e-9);
    }

    #[test]
    fn faults_are_told() {
        let mut findings = findings();
        findings.rows[0].progress.faults.push((2, "black lost on time".to_string()));
        assert!(findings.to_text().ends_with("\n\nitself, game 3: black lost on time"));
    }
}
