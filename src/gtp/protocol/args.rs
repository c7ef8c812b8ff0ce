//! The arguments of a command.

use super::{Failure, MAX_INT};
use crate::board::{Color, Move, Point, Size};
use std::str::FromStr;

/// The arguments of a command: words, and the text they came from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Args {
    text: String,
    words: Vec<String>,
}

impl Args {
    /// The arguments in a text.
    pub fn new(text: &str) -> Args {
        let text = text.trim_matches(' ');
        let words = text.split(' ').filter(|word| !word.is_empty()).map(str::to_string).collect();
        Args { text: text.to_string(), words }
    }

    /// All of them as they were written, spaces inside kept.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The words.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(String::as_str)
    }

    /// Tells whether there is none.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The number of words.
    pub fn count(&self) -> usize {
        self.words.len()
    }

    /// A word, from 0, that must be there.
    pub fn word(&self, index: usize) -> Result<&str, Failure> {
        self.words.get(index).map(String::as_str).ok_or(Failure::Syntax)
    }

    /// An integer of the protocol: 0 to 2147483647.
    pub fn int(&self, index: usize) -> Result<u32, Failure> {
        read_int(self.word(index)?)
    }

    /// A number, whole or not.
    pub fn float(&self, index: usize) -> Result<f64, Failure> {
        read_float(self.word(index)?)
    }

    /// `true` or `false`.
    pub fn bool(&self, index: usize) -> Result<bool, Failure> {
        read_bool(self.word(index)?)
    }

    /// A color: `b`, `w`, `black`, `white` in any case.
    pub fn color(&self, index: usize) -> Result<Color, Failure> {
        read_color(self.word(index)?)
    }

    /// A vertex, which may be `pass`. One that the board does not have is an illegal move.
    pub fn vertex(&self, index: usize, size: Size) -> Result<Move, Failure> {
        read_vertex(self.word(index)?, size)
    }

    /// A move: a color and a vertex.
    pub fn play(&self, index: usize, size: Size) -> Result<(Color, Move), Failure> {
        Ok((self.color(index)?, self.vertex(index + 1, size)?))
    }

    /// All words as points of the board: a list with a pass, a stranger or a point twice is
    /// a bad vertex list.
    pub fn points(&self, size: Size) -> Result<Vec<Point>, Failure> {
        let mut points = Vec::new();
        for word in self.words() {
            let point: Point = word.parse().map_err(|_| Failure::VertexList)?;
            if !point.is_on(size) || points.contains(&point) {
                return Err(Failure::VertexList);
            }
            points.push(point);
        }
        Ok(points)
    }
}

/// Reads an integer of the protocol.
fn read_int(word: &str) -> Result<u32, Failure> {
    if !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Failure::Syntax);
    }
    word.parse().ok().filter(|&number| number <= MAX_INT).ok_or(Failure::Syntax)
}

/// Reads a finite number, no names such as `inf`.
fn read_float(word: &str) -> Result<f64, Failure> {
    let is_number = |byte: u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
    if !word.bytes().all(is_number) {
        return Err(Failure::Syntax);
    }
    f64::from_str(word).ok().filter(|number| number.is_finite()).ok_or(Failure::Syntax)
}

fn read_bool(word: &str) -> Result<bool, Failure> {
    match word.to_ascii_lowercase().as_str() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(Failure::Syntax),
    }
}

fn read_color(word: &str) -> Result<Color, Failure> {
    match word.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(Failure::Syntax),
    }
}

fn read_vertex(word: &str, size: Size) -> Result<Move, Failure> {
    let mv: Move = word.parse().map_err(|_| Failure::Syntax)?;
    match mv.point() {
        Some(point) if !point.is_on(size) => Err(Failure::IllegalMove),
        _ => Ok(mv),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn args(text: &str) -> Args {
        Args::new(text)
    }

    #[test]
    fn integers_are_those_of_the_protocol() {
        assert_eq!(args("x 19").int(1), Ok(19));
        assert_eq!(args("2147483647").int(0), Ok(MAX_INT));
        for bad in ["2147483648", "-1", "+1", "1.0", "", "99999999999999999999999999", "٣"] {
            assert_eq!(args(bad).int(0), Err(Failure::Syntax), "{bad}");
        }
    }

    #[test]
    fn numbers_are_finite() {
        assert_eq!(args("6.5").float(0), Ok(6.5));
        assert_eq!(args("-7").float(0), Ok(-7.0));
        assert_eq!(args("1e1").float(0), Ok(10.0));
        for bad in ["inf", "nan", "1e999", "6,5", "", "--1"] {
            assert_eq!(args(bad).float(0), Err(Failure::Syntax), "{bad}");
        }
    }

    #[test]
    fn colors_and_truth_have_any_case() {
        for (word, color) in [("b", Color::Black), ("WHITE", Color::White), ("Black", Color::Black)]
        {
            assert_eq!(args(word).color(0), Ok(color));
        }
        assert_eq!(args("green").color(0), Err(Failure::Syntax));
        assert_eq!(args("True").bool(0), Ok(true));
        assert_eq!(args("yes").bool(0), Err(Failure::Syntax));
    }

    #[test]
    fn vertices_belong_to_the_board() {
        let size = Size::NINE;
        assert_eq!(args("w PASS").play(0, size), Ok((Color::White, Move::Pass)));
        assert_eq!(args("j9").vertex(0, size).map(|mv| mv.to_string()), Ok("J9".to_string()));
        for off in ["K1", "A10", "T19"] {
            assert_eq!(args(off).vertex(0, size), Err(Failure::IllegalMove), "{off}");
        }
        for bad in ["I5", "A0", "A", "5", "A01x", "é4", "resign", "A99999999999"] {
            assert_eq!(args(bad).vertex(0, size), Err(Failure::Syntax), "{bad}");
        }
    }

    #[test]
    fn lists_of_points_are_distinct() {
        assert_eq!(args("A1 c3").points(Size::NINE).map(|points| points.len()), Ok(2));
        for bad in ["A1 a1", "A1 pass", "A1 T19", "zz"] {
            assert_eq!(args(bad).points(Size::NINE), Err(Failure::VertexList), "{bad}");
        }
    }

    proptest! {
        #[test]
        fn any_word_is_judged(word in "\\PC{0,12}") {
            let args = args(&word);
            let _ = (args.int(0), args.float(0), args.bool(0), args.color(0));
            if let Ok(Move::Play(point)) = args.vertex(0, Size::NINE) {
                prop_assert!(point.is_on(Size::NINE));
            }
        }

        #[test]
        fn vertices_are_read_as_they_are_written(col in 0..19usize, row in 0..19usize) {
            let point: Point = Point::new(col, row);
            let text = point.to_string().to_lowercase();
            prop_assert_eq!(args(&text).vertex(0, Size::MAX), Ok(Move::Play(point)));
        }
    }
}
