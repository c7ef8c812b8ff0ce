//! The course of a game as a picture: win rate and score, move by move.

use super::finding::Finding;
use crate::plot::{BLUE, Chart, Charts, GRAY, Line, ORANGE, PlotError, PlotFormat, render};

const SIZE: (u32, u32) = (960, 600);

/// Draws how a game went.
pub fn plot(title: &str, findings: &[Finding], format: PlotFormat) -> Result<Vec<u8>, PlotError> {
    let line = |color, height: fn(&Finding) -> f64| Line {
        name: String::new(),
        color,
        points: findings.iter().enumerate().map(|(i, found)| (i as f64, height(found))).collect(),
    };
    let chart = |unit: &str, lines| Chart { unit: unit.to_owned(), lines };
    let charts = Charts {
        title: title.to_owned(),
        axis: "move".to_owned(),
        charts: vec![
            chart(
                "win rate of Black, %",
                vec![line(GRAY, |_| 50.0), line(BLUE, |found| 100.0 * found.rate)],
            ),
            chart(
                "Black ahead, points",
                vec![line(GRAY, |_| 0.0), line(ORANGE, |found| found.lead)],
            ),
        ],
    };
    render(&charts, SIZE, format)
}

#[cfg(test)]
mod tests {
    use super::super::verdict::example;
    use super::*;

    #[test]
    fn a_game_is_drawn_and_an_empty_one_too() {
        let (_, _, findings) = example();
        for findings in [&findings[..], &[]] {
            let svg = plot("A game", findings, PlotFormat::Svg).expect("a picture");
            let svg = String::from_utf8(svg).expect("text");
            for word in ["A game", "win rate of Black", "points", "move"] {
                assert!(svg.contains(word), "{word}");
            }
        }
    }
}
