//! Moves that are not to be looked at: `avoidMoves` and `allowMoves`.

use super::complaint::Complaint;
use super::fields::Fields;
use crate::board::{Bitboard, Color, Move, Size};
use serde_json::Value;

const FORM: &str = "Must be a list of dicts with subfields 'player', 'moves', 'untilDepth'";

/// The moves that a player is not to make at the start of the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Bans {
    points: [Bitboard; 2],
    has_pass: [bool; 2],
}

impl Bans {
    const NONE: Bans = Bans { points: [Bitboard::EMPTY; 2], has_pass: [false; 2] };

    /// Reads the two fields, of which a query may have one.
    pub(super) fn read(
        fields: Fields,
        size: Size,
        warnings: &mut Vec<Complaint>,
    ) -> Result<Bans, Complaint> {
        let (name, list) = match (fields.get("avoidMoves"), fields.get("allowMoves")) {
            (None, None) => return Ok(Bans::NONE),
            (Some(_), Some(_)) => {
                let text = "Cannot specify both allowMoves and avoidMoves";
                return Err(Complaint::new("allowMoves", text));
            }
            (Some(list), None) => ("avoidMoves", list),
            (None, Some(list)) => ("allowMoves", list),
        };
        let is_allow = name == "allowMoves";
        let fault = |text: &str| Complaint::new(name, text);
        let list = list.as_array().ok_or_else(|| fault(FORM))?;
        if is_allow && list.len() > 2 {
            return Err(fault("Currently allowMoves only allows at most one entry per player"));
        }
        let mut bans = Bans::NONE;
        let mut seen = Vec::new();
        let mut deepest = 1;
        for entry in list {
            let (color, moves, depth) = read_entry(entry, size, fault(FORM))?;
            if is_allow && seen.contains(&color) {
                let text = "Cannot specify allowMoves more than once for the same player";
                return Err(fault(text));
            }
            seen.push(color);
            deepest = deepest.max(depth);
            bans.add(color, &moves, is_allow.then_some(size));
        }
        if deepest > 1 {
            let text = "This engine keeps moves out at the first move only, whatever untilDepth";
            warnings.push(fault(text));
        }
        Ok(bans)
    }

    fn add(&mut self, color: Color, moves: &[Move], all_but: Option<Size>) {
        let named: Bitboard = moves.iter().filter_map(|mv| mv.point()).collect();
        let names_pass = moves.contains(&Move::Pass);
        let index = color.index();
        self.points[index] |= all_but.map_or(named, |size| Bitboard::full(size) - named);
        self.has_pass[index] |= names_pass != all_but.is_some();
    }

    /// The points that a player is not to play on.
    pub(super) fn points(&self, color: Color) -> Bitboard {
        self.points[color.index()]
    }

    /// Tells whether a player is not to make a move.
    pub(super) fn has(&self, color: Color, mv: Move) -> bool {
        mv.point().map_or(self.has_pass[color.index()], |point| self.points(color).contains(point))
    }
}

fn read_entry(
    entry: &Value,
    size: Size,
    fault: Complaint,
) -> Result<(Color, Vec<Move>, i64), Complaint> {
    let Some(entry) = entry.as_object().map(Fields) else { return Err(fault) };
    if ["moves", "untilDepth", "player"].iter().any(|name| entry.get(name).is_none()) {
        return Err(fault);
    }
    let color = entry.player("player")?.ok_or(fault.clone())?;
    let moves = entry.locations("moves", size)?;
    let range = 1..=1_000_000_000;
    let depth = entry.whole("untilDepth", range, "Must be a positive integer")?.ok_or(fault)?;
    Ok((color, moves, depth))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(query: Value) -> Result<(Bans, usize), String> {
        let mut warnings = Vec::new();
        let query = query.as_object().expect("an object");
        let bans = Bans::read(Fields(query), Size::NINE, &mut warnings);
        bans.map(|bans| (bans, warnings.len())).map_err(|complaint| complaint.text)
    }

    fn entry(player: &str, moves: &[&str], depth: i64) -> Value {
        json!({ "player": player, "moves": moves, "untilDepth": depth })
    }

    #[test]
    fn avoided_moves_are_left_out_and_allowed_ones_alone_are_left() {
        let (bans, warnings) =
            read(json!({ "avoidMoves": [entry("B", &["C3", "pass"], 1)] })).expect("bans");
        assert_eq!((bans.points(Color::Black).count(), warnings), (1, 0));
        assert!(bans.has(Color::Black, Move::Pass) && !bans.has(Color::White, Move::Pass));
        let (bans, warnings) =
            read(json!({ "allowMoves": [entry("w", &["C3", "D4"], 5)] })).expect("bans");
        assert_eq!((bans.points(Color::White).count(), warnings), (79, 1));
        assert!(bans.has(Color::White, Move::Pass));
        assert_eq!(bans.points(Color::Black), Bitboard::EMPTY);
    }

    #[test]
    fn faults_are_katagos() {
        let both = json!({ "avoidMoves": [], "allowMoves": [] });
        assert_eq!(read(both), Err("Cannot specify both allowMoves and avoidMoves".into()));
        for list in [json!(3), json!([3]), json!([{ "player": "B", "moves": [] }])] {
            assert_eq!(read(json!({ "avoidMoves": list })), Err(FORM.into()));
        }
        let twice = json!([entry("B", &[], 1), entry("B", &[], 1)]);
        let error = "Cannot specify allowMoves more than once for the same player";
        assert_eq!(read(json!({ "allowMoves": twice })), Err(error.into()));
        let zero = json!([entry("B", &[], 0)]);
        assert_eq!(read(json!({ "avoidMoves": zero })), Err("Must be a positive integer".into()));
    }
}
