//! Points and moves as letters: `aa` is the upper left corner.

use super::value::Value;
use crate::board::{Move, Point, Size};

impl Value {
    /// A point, as in `AB[cc]`.
    pub fn from_point(point: Point, size: Size) -> Value {
        let letter = |line: usize| char::from(b'a' + line as u8);
        let (col, row) = (letter(point.col()), letter(size.side() - 1 - point.row()));
        Value::from_text(&format!("{col}{row}"))
    }

    /// A move, as in `B[cc]`; a pass is the empty value.
    pub fn from_move(mv: Move, size: Size) -> Value {
        mv.point().map_or_else(Value::default, |point| Value::from_point(point, size))
    }

    /// The value as a point of the board.
    pub fn to_point(&self, size: Size) -> Option<Point> {
        point(self.raw().trim_ascii(), size)
    }

    /// The value as a move. A pass is empty or, by the custom of the older formats, `tt`.
    pub fn to_move(&self, size: Size) -> Option<Move> {
        match self.raw().trim_ascii() {
            b"" | b"tt" => Some(Move::Pass),
            letters => point(letters, size).map(Move::Play),
        }
    }

    /// The value as points: one, all those of a rectangle such as `aa:cc`, or none.
    pub fn to_points(&self, size: Size) -> Option<Vec<Point>> {
        let raw = self.raw().trim_ascii();
        if raw.is_empty() {
            return Some(Vec::new());
        }
        let mut corners = raw.splitn(2, |&byte| byte == b':').map(|corner| point(corner, size));
        let one = corners.next()??;
        let Some(other) = corners.next() else { return Some(vec![one]) };
        let other = other?;
        let cols = one.col().min(other.col())..=one.col().max(other.col());
        let rows = one.row().min(other.row())..=one.row().max(other.row());
        Some(rows.flat_map(|row| cols.clone().map(move |col| Point::new(col, row))).collect())
    }
}

fn point(letters: &[u8], size: Size) -> Option<Point> {
    let &[col, row] = letters else { return None };
    let line = |letter: u8| letter.checked_sub(b'a').map(usize::from);
    let row = (size.side() - 1).checked_sub(line(row)?)?;
    Point::on(size, line(col)?, row)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(raw: &str) -> Value {
        Value::from_file(raw.as_bytes())
    }

    #[test]
    fn every_point_of_every_board_has_its_letters() {
        for size in Size::all() {
            for point in Point::all(size) {
                assert_eq!(Value::from_point(point, size).to_point(size), Some(point));
            }
        }
        let corner = Value::from_point("A9".parse().unwrap(), Size::NINE);
        assert_eq!(corner.raw(), b"aa");
    }

    #[test]
    fn passes_are_empty_or_tt_on_every_board() {
        for size in Size::all() {
            for pass in ["", " ", "tt"] {
                assert_eq!(value(pass).to_move(size), Some(Move::Pass), "{pass:?} on {size}");
            }
        }
        assert_eq!(Value::from_move(Move::Pass, Size::NINE).raw(), b"");
    }

    #[test]
    fn points_off_the_board_are_none() {
        for raw in ["jj", "aj", "ja", "AA", "a", "aaa", "a1", "zz", "\u{e9}a", "aa:cc"] {
            assert_eq!(value(raw).to_move(Size::NINE), None, "{raw}");
        }
        assert_eq!(value("tt").to_point(Size::MAX), None);
        assert_eq!(value("ss").to_move(Size::MAX), Some("T1".parse().unwrap()));
    }

    #[test]
    fn rectangles_are_all_their_points() {
        let points = |raw: &str| value(raw).to_points(Size::NINE);
        assert_eq!(points("ba:cb").unwrap().len(), 4);
        assert_eq!(points("cb:ba"), points("ba:cb"), "any two corners");
        assert_eq!(points("aa:ii").unwrap().len(), 81);
        assert_eq!(points("cc:cc"), points("cc"));
        assert_eq!(points(""), Some(vec![]));
        for raw in ["aa:jj", "aa:", ":aa", "aa:bb:cc", "tt"] {
            assert_eq!(points(raw), None, "{raw}");
        }
    }
}
