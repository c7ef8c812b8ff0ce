//! Openings written down by hand, as a book.
//!
//! ```text
//! # the classical beginning
//! E5 G5 G4 C5
//! E5 G5 G4 C4 F5 B+    # won by Black in five games of professionals
//! ```
//!
//! A line is the moves of an opening from the empty board, Black's first, in any orientation, and
//! perhaps who is better at its end. What nobody says is even: such a line counts as a game that
//! Black won and as one that White won. A comment begins with `#`.

use crate::board::{Color, Move, canonical_form};
use crate::book::{Book, Header};
use crate::game::{Game, Komi, Rules};
use std::fmt;

/// A fault in a line of openings, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinesError {
    /// A word that is no legal move.
    Move {
        /// The line.
        line: usize,
        /// The word.
        word: String,
    },
    /// There is no opening at all.
    Empty,
}

impl fmt::Display for LinesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinesError::Move { line, word } => {
                write!(f, "line {line}: {word:?} is neither a legal move nor B+ or W+ at the end")
            }
            LinesError::Empty => f.write_str("there is no opening in it"),
        }
    }
}

impl std::error::Error for LinesError {}

/// Reads openings as a book of the games that the header describes.
pub fn read_lines(text: &str, header: Header) -> Result<Book, LinesError> {
    let (mut book, mut count) = (Book::new(header.clone()), 0);
    for line in openings(text, &header) {
        let (moves, winner) = line?;
        if moves.is_empty() {
            continue;
        }
        count += 1;
        for color in Color::ALL {
            // As many games for each line, whoever wins.
            book.count(&moves, winner.unwrap_or(color), moves.len());
        }
    }
    if count == 0 {
        return Err(LinesError::Empty);
    }
    Ok(book.with_origin(&format!("{count} openings written down by hand, two games each")))
}

/// Reads openings as lines of play in canonical form, whoever is better at their ends.
pub fn read_openings(text: &str, header: &Header) -> Result<Vec<Vec<Move>>, LinesError> {
    let lines = openings(text, header).map(|line| Ok(line?.0));
    let lines = lines.filter(|line| line.as_ref().map_or(true, |moves| !moves.is_empty()));
    lines.map(|line| line.map(|moves| canonical_form(header.size(), &moves).0)).collect()
}

/// The openings of a text, line by line; a line without any has no moves.
fn openings<'a>(
    text: &'a str,
    header: &'a Header,
) -> impl Iterator<Item = Result<(Vec<Move>, Option<Color>), LinesError>> + 'a {
    let rules = header.rules().parse().unwrap_or(Rules::Chinese);
    text.lines().enumerate().map(move |(index, line)| {
        let words = line.split('#').next().unwrap_or_default();
        read_line(words, header, rules).map_err(|word| LinesError::Move { line: index + 1, word })
    })
}

/// The moves of a line and who is better at its end; otherwise the word that is wrong.
fn read_line(
    line: &str,
    header: &Header,
    rules: Rules,
) -> Result<(Vec<Move>, Option<Color>), String> {
    let mut game = Game::new(header.size(), rules, Komi::ZERO);
    let mut winner = None;
    for word in line.split_whitespace() {
        let result = match word {
            "B+" => Some(Color::Black),
            "W+" => Some(Color::White),
            _ => None,
        };
        let played = word.parse().ok().map(|mv: Move| game.play(game.to_play(), mv));
        if winner.is_some() || !(result.is_some() || matches!(played, Some(Ok(_)))) {
            return Err(word.to_owned());
        }
        winner = result;
    }
    if winner.is_some() && game.moves().is_empty() {
        return Err(line.trim().to_owned());
    }
    Ok((game.moves().iter().map(|&(_, mv)| mv).collect(), winner))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::book::Tally;

    fn read(text: &str) -> Result<Book, LinesError> {
        read_lines(text, Header::new(Size::NINE, "7.5".parse().expect("komi"), "chinese", ""))
    }

    #[test]
    fn a_line_is_two_games() {
        let book = read("# openings\nE5 G5\n\nE5 C5 B+ # turned\nF6\n").expect("openings");
        let tallies: Vec<Tally> = book.tree().walk().map(|(_, id)| book.tree().tally(id)).collect();
        let tally = |wins, games| Tally { games, wins };
        let [root, first, answer] = [tallies[0], tallies[1], tallies[2]];
        assert_eq!((root, first, answer), (tally(2, 6), tally(3, 4), tally(1, 4)));
        assert_eq!(tallies.len(), 4);
        assert_eq!(book.header().origin(), ["3 openings written down by hand, two games each"]);
    }

    #[test]
    fn the_shipped_openings_are_legal_and_none_is_there_twice() {
        let text = include_str!("../../books/openings-9x9.txt");
        let book = read(text).expect("openings");
        let lines = text.lines().filter(|line| line.starts_with(|c: char| c.is_alphabetic()));
        let openings = lines.count();
        assert!((20..=40).contains(&openings), "{openings}");
        let ends =
            book.tree().walk().filter(|&(_, id)| book.tree().successors(id).next().is_none());
        // Some lines go on where others end.
        assert!(ends.count() >= openings - 3);
    }

    #[test]
    fn the_shipped_openings_of_13x13_are_legal() {
        let size = Size::new(13).expect("a size");
        let header = Header::new(size, "7.5".parse().expect("komi"), "chinese", "");
        let text = include_str!("../../books/openings-13x13.txt");
        assert!(read_lines(text, header).is_ok());
    }

    #[test]
    fn a_bad_line_is_named() {
        for (text, line, word) in [
            ("E5\nE5 E5", 2, "E5"),
            ("K10", 1, "K10"),
            ("E5 B+ G5", 1, "G5"),
            ("E5 X+", 1, "X+"),
            ("W+", 1, "W+"),
        ] {
            let error = LinesError::Move { line, word: word.to_owned() };
            assert_eq!(read(text), Err(error), "{text}");
        }
        assert_eq!(read("# nothing\n"), Err(LinesError::Empty));
    }
}
