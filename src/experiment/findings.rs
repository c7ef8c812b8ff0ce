//! Findings of an experiment's games, in three forms.

use super::Experiment;
use super::cells::Column;
use super::row::Row;
use crate::arena::Progress;
use serde_json::json;

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
    use crate::arena::{Conditions, Match, MatchTally, Openings};
    use crate::board::Size;
    use crate::experiment::{Baseline, Pairing};
    use serde_json::Value;

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
