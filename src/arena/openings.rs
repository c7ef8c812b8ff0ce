//! Start positions for the games of a match.

use crate::board::{Move, Size};
use crate::game::{Game, Komi, Rules};
use std::fmt;

/// Openings, one a line: the vertices of the moves, Black first. Blank lines and comments
/// after `#` are allowed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Openings {
    lines: Vec<Vec<Move>>,
}

/// A fault in a line, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningsError {
    line: usize,
    word: String,
}

impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "openings, line {}: {:?} is no legal move", self.line, self.word)
    }
}

impl std::error::Error for OpeningsError {}

impl Openings {
    /// Reads openings for a board; every move is legal there.
    pub fn read(text: &str, size: Size, rules: Rules) -> Result<Openings, OpeningsError> {
        let mut lines = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default();
            let mut game = Game::new(size, rules, Komi::ZERO);
            for word in line.split_whitespace() {
                let played = word.parse().ok().map(|mv: Move| game.play(game.to_play(), mv));
                if !matches!(played, Some(Ok(_))) {
                    return Err(OpeningsError { line: index + 1, word: word.to_string() });
                }
            }
            if !game.moves().is_empty() {
                lines.push(game.moves().iter().map(|&(_, mv)| mv).collect());
            }
        }
        Ok(Openings { lines })
    }

    /// The opening of a game of a match: each is played twice in a row, so that both players
    /// have both colors, and all come round again. Without openings, the empty board.
    pub fn of_game(&self, game: usize) -> &[Move] {
        if self.lines.is_empty() { &[] } else { &self.lines[game / 2 % self.lines.len()] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Openings, OpeningsError> {
        Openings::read(text, Size::NINE, Rules::Chinese)
    }

    #[test]
    fn each_opening_is_played_with_both_colors() {
        let openings = read("E5 C3\n\n# corner\nC3 # 3-3\n").expect("openings");
        let lengths: Vec<usize> = (0..6).map(|game| openings.of_game(game).len()).collect();
        assert_eq!(lengths, [2, 2, 1, 1, 2, 2]);
        assert_eq!(Openings::default().of_game(7), []);
    }

    #[test]
    fn a_bad_line_is_named() {
        for (text, line, word) in [("E5\nE5 E5", 2, "E5"), ("K10", 1, "K10"), ("\nfoo", 2, "foo")] {
            assert_eq!(read(text), Err(OpeningsError { line, word: word.to_string() }), "{text}");
        }
    }
}
