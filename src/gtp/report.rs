//! Reports of a search, as the lines that clients know.

use crate::engine::{Analysis, MoveInfo};
use serde_json::{Value, json};
use std::fmt::Write;

/// The client whose lines they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// Leela Zero's: rates are whole numbers up to 10000.
    LeelaZero,
    /// KataGo's: rates are numbers up to 1, with the score and the ownership.
    KataGo,
}

/// The things that a client wants to be told, and their form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// The client whose lines they are.
    pub dialect: Dialect,
    /// The most moves.
    pub max_moves: usize,
    /// True to say who owns which point.
    pub has_ownership: bool,
}

/// The moves worth telling, best first, at most so many.
fn told(analysis: &Analysis, max_moves: usize) -> impl Iterator<Item = &MoveInfo> {
    analysis.shown().filter(|info| !info.pv.is_empty()).take(max_moves)
}

/// The line of an analysis; `None` while there is nothing to tell.
pub fn line(analysis: &Analysis, style: Style) -> Option<String> {
    let infos: Vec<String> = told(analysis, style.max_moves)
        .enumerate()
        .map(|(order, info)| match style.dialect {
            Dialect::LeelaZero => leela_zero(info, order),
            Dialect::KataGo => kata_go(info, order),
        })
        .collect();
    if infos.is_empty() {
        return None;
    }
    let mut line = infos.join(" ");
    if let Some(ownership) = &analysis.ownership
        && style.dialect == Dialect::KataGo
        && style.has_ownership
    {
        line.push_str(" ownership");
        for owned in ownership.top_down(analysis.color) {
            // Writing to a string cannot fail.
            let _ = write!(line, " {owned:.4}");
        }
    }
    Some(line)
}

fn leela_zero(info: &MoveInfo, order: usize) -> String {
    let whole = |rate: f64| (rate.clamp(0.0, 1.0) * 10000.0).round() as u32;
    format!(
        "info move {} visits {} winrate {} prior {} lcb {} order {order} pv {}",
        info.mv,
        info.visits,
        whole(info.winrate),
        whole(info.prior),
        whole(info.lcb),
        variation(info),
    )
}

fn kata_go(info: &MoveInfo, order: usize) -> String {
    format!(
        "info move {} visits {} winrate {:.6} scoreLead {:.3} prior {:.6} lcb {:.6} order {order} pv {}",
        info.mv,
        info.visits,
        info.winrate,
        info.score_lead,
        info.prior,
        info.lcb,
        variation(info),
    )
}

fn variation(info: &MoveInfo) -> String {
    info.pv.iter().map(|mv| mv.to_string()).collect::<Vec<_>>().join(" ")
}

/// The number of moves that the Computer Go Server is told about.
const CGOS_MOVES: usize = 10;

/// The analysis as the Computer Go Server's one line of JSON.
pub fn cgos_json(analysis: &Analysis) -> String {
    let mut object = json!({
        "winrate": rounded(analysis.winrate),
        "score": rounded(analysis.score_lead),
        "visits": analysis.visits,
        "moves": told(analysis, CGOS_MOVES).map(cgos_move).collect::<Vec<Value>>(),
    });
    if let Some(ownership) = &analysis.ownership {
        let letters: String = ownership.top_down(analysis.color).map(ownership_letter).collect();
        object["ownership"] = letters.into();
    }
    object.to_string()
}

/// A move with what is expected to follow it; the move itself is not repeated.
fn cgos_move(info: &MoveInfo) -> Value {
    let after: Vec<String> = info.pv.iter().skip(1).map(|mv| mv.to_string()).collect();
    json!({
        "move": info.mv.to_string(),
        "visits": info.visits,
        "winrate": rounded(info.winrate),
        "score": rounded(info.score_lead),
        "prior": rounded(info.prior),
        "pv": after.join(" "),
    })
}

/// Four places are more than a search knows.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// The server's letter for an ownership from -1 to 1: `A` to `+`, 63 steps.
fn ownership_letter(owned: f32) -> char {
    const LETTERS: &[u8; 63] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+";
    let step = ((owned.clamp(-1.0, 1.0) + 1.0) / 2.0 * 62.0).round();
    char::from(LETTERS[step as usize])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Move, Point, Size};
    use crate::engine::Ownership;

    fn point(vertex: &str) -> Point {
        vertex.parse().expect("a vertex")
    }

    fn analysis() -> Analysis {
        let mut best = MoveInfo::new(point("B2").into());
        best.visits = 12;
        best.winrate = 0.62346;
        best.lcb = 0.5;
        best.prior = 0.25;
        best.score_lead = -1.5;
        best.pv.push(point("A1").into());
        let mut pass = MoveInfo::new(Move::Pass);
        (pass.visits, pass.score_lead) = (1, -2.0);
        let mut ownership = Ownership::new(Size::MIN);
        ownership.set(point("A2"), 1.0);
        ownership.set(point("B1"), -0.6);
        let mut analysis = Analysis::empty(Color::White);
        analysis.visits = 13;
        analysis.winrate = 0.62346;
        analysis.moves = vec![best, pass, MoveInfo::new(point("A1").into())];
        analysis.ownership = Some(ownership);
        analysis
    }

    fn line_of(dialect: Dialect, max_moves: usize, has_ownership: bool) -> Option<String> {
        line(&analysis(), Style { dialect, max_moves, has_ownership })
    }

    #[test]
    fn leela_zero_has_whole_numbers() {
        assert_eq!(
            line_of(Dialect::LeelaZero, 99, true).as_deref(),
            Some(
                "info move B2 visits 12 winrate 6235 prior 2500 lcb 5000 order 0 pv B2 A1 \
                 info move pass visits 1 winrate 5000 prior 0 lcb 0 order 1 pv pass"
            )
        );
    }

    #[test]
    fn kata_go_has_points_and_the_ownership_last() {
        assert_eq!(
            line_of(Dialect::KataGo, 1, true).as_deref(),
            Some(
                "info move B2 visits 12 winrate 0.623460 scoreLead -1.500 prior 0.250000 \
                 lcb 0.500000 order 0 pv B2 A1 ownership -1.0000 0.0000 0.0000 0.6000"
            )
        );
    }

    #[test]
    fn the_ownership_is_told_only_where_it_is_wanted() {
        let line = line_of(Dialect::KataGo, 1, false).expect("a line");
        assert!(line.ends_with("pv B2 A1"), "{line}");
    }

    #[test]
    fn nothing_tried_is_no_line() {
        assert_eq!(line_of(Dialect::KataGo, 0, true), None);
        let style = Style { dialect: Dialect::KataGo, max_moves: 9, has_ownership: true };
        assert_eq!(line(&Analysis::empty(Color::Black), style), None);
    }

    #[test]
    fn the_go_server_gets_one_line_of_json() {
        let text = cgos_json(&analysis());
        assert!(!text.contains('\n'));
        let value: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(value["visits"], 13);
        assert_eq!(value["winrate"], 0.6235);
        assert_eq!(value["moves"][0]["move"], "B2");
        assert_eq!(value["moves"][0]["pv"], "A1");
        assert_eq!(value["moves"][1]["pv"], "");
        assert_eq!(value["moves"][2], Value::Null);
        assert_eq!(value["ownership"], "Affy");
    }
}
