//! Pictures in GoGui's graphics language: one instruction a line.

use crate::board::{Color, Move, Point};
use crate::engine::{Analysis, Mark, MoveInfo};
use std::fmt::Write;

/// The number of moves with a label.
const SHOWN_MOVES: usize = 10;

/// The number of moves that the line of words has room for.
const SPOKEN_MOVES: usize = 5;

/// The moves tried most, each with its win rate in percent, the more visits the redder; the
/// line of words has the visits of the first.
pub fn best_moves(analysis: &Analysis) -> String {
    let most = analysis.moves.iter().map(|info| info.visits).max().unwrap_or(0);
    let shown: Vec<&MoveInfo> = analysis.shown().take(SHOWN_MOVES).collect();
    let mut text = String::new();
    for info in &shown {
        if let Some(point) = info.mv.point() {
            let share = info.visits as f64 / most.max(1) as f64;
            instruct(&mut text, format_args!("COLOR {} {point}", heat(share)));
            instruct(&mut text, format_args!("LABEL {point} {:.0}", 100.0 * info.winrate));
        }
    }
    let words =
        |info: &&MoveInfo| format!("{} {:.0}%/{}", info.mv, 100.0 * info.winrate, info.visits);
    let spoken: Vec<String> = shown.iter().take(SPOKEN_MOVES).map(words).collect();
    format!("{text}{}: {}", status(analysis), spoken.join(", "))
}

/// The owner of each point, as black and white squares.
pub fn ownership(analysis: &Analysis) -> String {
    let mut text = String::new();
    if let Some(ownership) = &analysis.ownership {
        text.push_str("INFLUENCE");
        for point in Point::all(ownership.size()) {
            // Writing to a string cannot fail.
            let _ = write!(text, " {point} {:.2}", ownership.of(Color::Black, point));
        }
        text.push('\n');
    }
    text + &status(analysis)
}

/// The expected sequence, as numbered stones.
pub fn variation(analysis: &Analysis) -> String {
    let best = analysis.best().map(|info| info.pv.as_slice()).unwrap_or_default();
    let colors = [analysis.color, !analysis.color].into_iter().cycle();
    let mut text = String::from("VAR");
    for (color, mv) in colors.zip(best) {
        let vertex = if *mv == Move::Pass { "PASS".to_string() } else { mv.to_string() };
        let _ = write!(text, " {} {vertex}", color.letter().to_ascii_lowercase());
    }
    text.push('\n');
    text + &status(analysis)
}

/// Numbers on points: the largest reddest, each written beside, and a line of words.
pub fn numbers(numbers: &[(Point, f64)], words: &str) -> String {
    let least = numbers.iter().map(|&(_, number)| number).fold(f64::INFINITY, f64::min);
    let most = numbers.iter().map(|&(_, number)| number).fold(f64::NEG_INFINITY, f64::max);
    let mut text = String::new();
    for &(point, number) in numbers {
        let share = if most > least { (number - least) / (most - least) } else { 0.5 };
        instruct(&mut text, format_args!("COLOR {} {point}", heat(share)));
        instruct(&mut text, format_args!("LABEL {point} {}", short(number)));
    }
    if words.is_empty() { text } else { format!("{text}TEXT {words}") }
}

/// Marks on points, the strongest reddest, and a line of words.
pub fn marks(marks: &[Mark], words: &str) -> String {
    let mut text = String::new();
    for Mark { point, label, strength } in marks {
        instruct(&mut text, format_args!("COLOR {} {point}", heat(*strength)));
        let label = label.replace(char::is_whitespace, "_");
        instruct(&mut text, format_args!("LABEL {point} {label}"));
    }
    format!("{text}TEXT {words}")
}

/// Moves in order, as numbered stones.
pub fn moves(moves: &[(Color, Point)]) -> String {
    let mut text = String::from("VAR");
    for (color, point) in moves {
        let _ = write!(text, " {} {point}", color.letter().to_ascii_lowercase());
    }
    text
}

fn status(analysis: &Analysis) -> String {
    format!(
        "TEXT {} {:.1}% lead {:+.1} visits {}",
        analysis.color,
        100.0 * analysis.winrate,
        analysis.score_lead,
        analysis.visits
    )
}

fn instruct(text: &mut String, instruction: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{instruction}");
}

/// A number in the three or four characters that a point has room for; a count has no decimals.
fn short(number: f64) -> String {
    match number.abs() {
        1_000_000.0.. => format!("{:.0}M", number / 1e6),
        10_000.0.. => format!("{:.0}k", number / 1e3),
        1.0.. if number.fract() == 0.0 => format!("{number:.0}"),
        ..10.0 => format!("{number:.2}"),
        ..100.0 => format!("{number:.1}"),
        _ => format!("{number:.0}"),
    }
}

/// A color from blue, 0, over green to red, 1.
fn heat(share: f64) -> String {
    let share = share.clamp(0.0, 1.0);
    let channel = |center: f64| {
        let distance = (share - center).abs();
        (255.0 * (1.5 - 3.0 * distance).clamp(0.0, 1.0)).round() as u8
    };
    format!("#{:02x}{:02x}{:02x}", channel(1.0), channel(0.5), channel(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::MoveInfo;

    #[test]
    fn colors_run_from_blue_to_red() {
        assert_eq!(heat(0.0), "#0000ff");
        assert_eq!(heat(0.5), "#00ff00");
        assert_eq!(heat(1.0), "#ff0000");
        assert_eq!(heat(7.0), heat(1.0));
    }

    #[test]
    fn best_moves_are_labelled_and_passes_left_out() {
        let mut analysis = Analysis::empty(Color::White);
        let mut info = MoveInfo::new("D4".parse().expect("a vertex"));
        info.visits = 100;
        info.winrate = 0.61;
        info.pv.push(Move::Pass);
        let mut pass = MoveInfo::new(Move::Pass);
        pass.visits = 60;
        analysis.moves = vec![info, pass];
        assert_eq!(
            best_moves(&analysis),
            "COLOR #ff0000 D4\nLABEL D4 61\nTEXT white 50.0% lead +0.0 visits 0: D4 61%/100, pass 50%/60"
        );
        assert!(variation(&analysis).starts_with("VAR w D4 b PASS\n"));
    }

    #[test]
    fn numbers_and_marks_are_short() {
        let points: Vec<Point> = ["A1", "B2"].map(|v| v.parse().expect("a vertex")).into();
        let text = numbers(&[(points[0], 0.123), (points[1], 123.4)], "why");
        assert!(text.ends_with("\nTEXT why"));
        assert!(text.contains("LABEL A1 0.12\n") && text.contains("LABEL B2 123\n"));
        let shorts = [28.0, 1.0, 99.5, 0.0, 12_345.0, 3_509_266.0].map(short);
        assert_eq!(shorts, ["28", "1", "99.5", "0.00", "12k", "4M"]);
        let mark = Mark { point: points[0], label: "a b".to_string(), strength: 1.0 };
        assert_eq!(marks(&[mark], "why"), "COLOR #ff0000 A1\nLABEL A1 a_b\nTEXT why");
    }
}
