//! The outcome of a game: the value of `RE`.

use super::number::real;
use crate::board::Color;
use std::fmt;

/// The result of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// One player won: `B+3.5`, `W+R`.
    Win(Color, Margin),
    /// Nobody won: `0` or `Draw`.
    Draw,
    /// The game does not count.
    Void,
    /// `?`: not known, or not finished.
    Unknown,
    /// Something else, in its own words.
    Other(String),
}

/// The way a game was won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Margin {
    /// By so many points.
    Points(f64),
    /// The other resigned.
    Resign,
    /// The other ran out of time.
    Time,
    /// The other forfeited the game.
    Forfeit,
    /// Not said, or said in other words.
    Unstated,
}

impl Outcome {
    /// Reads any text; small letters and decimal commas are fine.
    pub fn read(text: &str) -> Outcome {
        let text = text.trim();
        let lower = text.to_ascii_lowercase();
        if let Some(margin) = lower.strip_prefix("b+") {
            return Outcome::Win(Color::Black, Margin::read(margin));
        }
        if let Some(margin) = lower.strip_prefix("w+") {
            return Outcome::Win(Color::White, Margin::read(margin));
        }
        match lower.as_str() {
            "0" | "draw" | "jigo" => Outcome::Draw,
            "void" => Outcome::Void,
            "?" => Outcome::Unknown,
            _ => Outcome::Other(text.to_owned()),
        }
    }

    /// The winner, if one player won.
    pub fn winner(&self) -> Option<Color> {
        match self {
            Outcome::Win(color, _) => Some(*color),
            _ => None,
        }
    }

    /// Black's points less White's, where the game was counted.
    pub fn score(&self) -> Option<f64> {
        match self {
            Outcome::Win(Color::Black, Margin::Points(points)) => Some(*points),
            Outcome::Win(Color::White, Margin::Points(points)) => Some(-*points),
            Outcome::Draw => Some(0.0),
            _ => None,
        }
    }
}

impl Margin {
    fn read(lower: &str) -> Margin {
        match lower.trim() {
            "r" | "resign" | "resignation" => Margin::Resign,
            "t" | "time" => Margin::Time,
            "f" | "forfeit" => Margin::Forfeit,
            text => match real(text) {
                Some(points) if points >= 0.0 => Margin::Points(points),
                _ => Margin::Unstated,
            },
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win(color, margin) => write!(f, "{}+{margin}", color.letter()),
            Outcome::Draw => f.write_str("0"),
            Outcome::Void => f.write_str("Void"),
            Outcome::Unknown => f.write_str("?"),
            Outcome::Other(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for Margin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Margin::Points(points) => points.fmt(f),
            Margin::Resign => f.write_str("R"),
            Margin::Time => f.write_str("T"),
            Margin::Forfeit => f.write_str("F"),
            Margin::Unstated => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Color::{Black, White};

    #[test]
    fn reads_and_writes() {
        let cases = [
            ("B+3.5", Outcome::Win(Black, Margin::Points(3.5)), "B+3.5"),
            ("W+4.0", Outcome::Win(White, Margin::Points(4.0)), "W+4"),
            ("w+0,5", Outcome::Win(White, Margin::Points(0.5)), "W+0.5"),
            ("W+R", Outcome::Win(White, Margin::Resign), "W+R"),
            ("B+Resign", Outcome::Win(Black, Margin::Resign), "B+R"),
            ("B+Time", Outcome::Win(Black, Margin::Time), "B+T"),
            ("W+F", Outcome::Win(White, Margin::Forfeit), "W+F"),
            ("W+", Outcome::Win(White, Margin::Unstated), "W+"),
            ("B+Illegal", Outcome::Win(Black, Margin::Unstated), "B+"),
            ("B+-3", Outcome::Win(Black, Margin::Unstated), "B+"),
            ("0", Outcome::Draw, "0"),
            ("Draw", Outcome::Draw, "0"),
            ("void", Outcome::Void, "Void"),
            ("?", Outcome::Unknown, "?"),
            ("Black wins", Outcome::Other("Black wins".into()), "Black wins"),
        ];
        for (text, outcome, written) in cases {
            assert_eq!(Outcome::read(text), outcome, "{text}");
            assert_eq!(outcome.to_string(), written);
            assert_eq!(Outcome::read(written), outcome, "{written}");
        }
    }

    #[test]
    fn winner_and_score() {
        assert_eq!(Outcome::read("W+2.5").winner(), Some(White));
        assert_eq!(Outcome::read("W+2.5").score(), Some(-2.5));
        assert_eq!(Outcome::read("Draw").score(), Some(0.0));
        assert_eq!(Outcome::read("B+R").score(), None);
        assert_eq!(Outcome::read("Void").winner(), None);
    }
}
