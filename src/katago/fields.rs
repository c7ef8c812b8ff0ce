//! The fields of a JSON object, read by type and range.

use super::complaint::Complaint;
use crate::board::{Color, Move, Point, Size};
use serde_json::{Map, Value};
use std::ops::RangeInclusive;

/// The largest number of a priority.
const MOST_URGENT: i64 = 0x3FFF_FFFF_FFFF_FFFF;

/// An object whose fields are read.
#[derive(Clone, Copy)]
pub(super) struct Fields<'a>(pub(super) &'a Map<String, Value>);

impl<'a> Fields<'a> {
    /// A field as it is.
    pub(super) fn get(self, name: &str) -> Option<&'a Value> {
        self.0.get(name)
    }

    /// True or false; false if the field is not there.
    pub(super) fn is_set(self, name: &str) -> Result<bool, Complaint> {
        match self.get(name) {
            None => Ok(false),
            Some(value) => value.as_bool().ok_or_else(|| Complaint::new(name, "Must be a boolean")),
        }
    }

    /// A whole number.
    pub(super) fn whole(
        self,
        name: &str,
        range: RangeInclusive<i64>,
        fault: &str,
    ) -> Result<Option<i64>, Complaint> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let number = value.as_i64().filter(|number| range.contains(number));
        number.map(Some).ok_or_else(|| Complaint::new(name, fault))
    }

    /// A number.
    pub(super) fn number(
        self,
        name: &str,
        range: RangeInclusive<f64>,
        fault: &str,
    ) -> Result<Option<f64>, Complaint> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let number = value.as_f64().filter(|number| range.contains(number));
        number.map(Some).ok_or_else(|| Complaint::new(name, fault))
    }

    /// A list of whole numbers.
    pub(super) fn list(self, name: &str, fault: &str) -> Result<Option<Vec<i64>>, Complaint> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let numbers = value.as_array().and_then(|list| list.iter().map(Value::as_i64).collect());
        numbers.map(Some).ok_or_else(|| Complaint::new(name, fault))
    }

    /// A player, as a field of its own.
    pub(super) fn player(self, name: &str) -> Result<Option<Color>, Complaint> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let player = value.as_str().and_then(color);
        player.map(Some).ok_or_else(|| Complaint::new(name, "Must be \"b\" or \"w\""))
    }

    /// A priority that a number stands for, if it may be one.
    pub(super) fn is_priority(number: i64) -> bool {
        (-MOST_URGENT..=MOST_URGENT).contains(&number)
    }

    /// Pairs of a player and a move.
    pub(super) fn moves(
        self,
        name: &str,
        size: Size,
        allows_pass: bool,
    ) -> Result<Option<Vec<(Color, Move)>>, Complaint> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let fault = || {
            let text = "Must be an array of pairs of the form: [\"b\" or \"w\", GTP board vertex]";
            Complaint::new(name, text)
        };
        let mut moves = Vec::new();
        for pair in value.as_array().ok_or_else(fault)? {
            let Some([Value::String(player), Value::String(vertex)]) =
                pair.as_array().map(Vec::as_slice)
            else {
                return Err(fault());
            };
            let player = color(player)
                .ok_or_else(|| Complaint::new(name, format!("Could not parse player: {player}")))?;
            moves.push((player, location(name, vertex, size, allows_pass)?));
        }
        Ok(Some(moves))
    }

    /// A list of moves, passes among them.
    pub(super) fn locations(self, name: &str, size: Size) -> Result<Vec<Move>, Complaint> {
        let fault = || Complaint::new(name, "Must be an array of GTP board vertices");
        let list = self.get(name).and_then(Value::as_array).ok_or_else(fault)?;
        list.iter()
            .map(|vertex| location(name, vertex.as_str().ok_or_else(fault)?, size, true))
            .collect()
    }
}

/// A player by letter or name.
pub(super) fn color(text: &str) -> Option<Color> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Color::Black),
        "w" | "white" => Some(Color::White),
        _ => None,
    }
}

/// A move of a field: `C4`, `pass`, or a column and a row from the top, `(2,15)`.
fn location(field: &str, text: &str, size: Size, allows_pass: bool) -> Result<Move, Complaint> {
    let found = text.trim().parse().ok().or_else(|| pair(text.trim(), size).map(Move::Play));
    let is_there = |mv: &Move| mv.point().map_or(allows_pass, |point| point.is_on(size));
    let fault = || Complaint::new(field, format!("Could not parse board location: {text}"));
    found.filter(is_there).ok_or_else(fault)
}

fn pair(text: &str, size: Size) -> Option<Point> {
    let (col, row) = text.strip_prefix('(')?.strip_suffix(')')?.split_once(',')?;
    let (col, row): (usize, usize) = (col.trim().parse().ok()?, row.trim().parse().ok()?);
    Point::on(size, col, (size.side() - 1).checked_sub(row)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn moves(value: Value) -> Result<Vec<String>, String> {
        let object = json!({ "moves": value });
        let fields = Fields(object.as_object().expect("an object"));
        match fields.moves("moves", Size::NINE, true) {
            Ok(moves) => Ok(moves
                .expect("they are there")
                .iter()
                .map(|(color, mv)| format!("{color} {mv}"))
                .collect()),
            Err(complaint) => Err(complaint.text),
        }
    }

    #[test]
    fn moves_have_letters_names_and_numbers() {
        let read = moves(json!([["B", "c4"], ["white", "(0,8)"], ["b", "pass"], ["W", "J9"]]));
        assert_eq!(
            read,
            Ok(["black C4", "white A1", "black pass", "white J9"].map(Into::into).into())
        );
    }

    #[test]
    fn moves_that_are_none_are_told_in_katagos_words() {
        let form = "Must be an array of pairs of the form: [\"b\" or \"w\", GTP board vertex]";
        for (value, text) in [
            (json!("B C4"), form),
            (json!([["B"]]), form),
            (json!([["B", 4]]), form),
            (json!([["R", "C4"]]), "Could not parse player: R"),
            (json!([["B", "K4"]]), "Could not parse board location: K4"),
            (json!([["B", "(9,0)"]]), "Could not parse board location: (9,0)"),
        ] {
            assert_eq!(moves(value), Err(text.to_owned()));
        }
    }
}
