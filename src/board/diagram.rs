//! Boards as text, in and out.

use super::bitboard::Bitboard;
use super::board::Board;
use super::color::Color;
use super::point::{COLUMNS, Point};
use super::size::Size;
use std::fmt;
use std::str::FromStr;

/// A fault that keeps a text from being the diagram of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiagramError {
    /// No board has this number of rows, or the frame is too small for it.
    Size(usize),
    /// A row, counted from 1 at the top, is not as long as there are rows.
    Row(usize),
    /// A character that stands for nothing.
    Character(char),
    /// A chain has no liberty.
    NoLiberty,
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiagramError::Size(rows) => write!(f, "no board has {rows} rows here"),
            DiagramError::Row(row) => write!(f, "row {row} has another length than the board"),
            DiagramError::Character(c) => write!(f, "{c:?} is neither a stone nor a point"),
            DiagramError::NoLiberty => f.write_str("a chain has no liberty"),
        }
    }
}

impl std::error::Error for DiagramError {}

/// Reads a diagram: one line a row from the top down, `X` for Black, `O` for White and `.`
/// for an empty point, spaces as one likes, Black to play.
///
/// What [`Display`](fmt::Display) writes around the board, row numbers and lines of column
/// letters, may be there or not.
impl<const W: usize> FromStr for Board<W> {
    type Err = DiagramError;

    fn from_str(text: &str) -> Result<Board<W>, DiagramError> {
        let rows: Vec<&str> = text
            .lines()
            .map(|line| line.trim_matches(|c: char| c.is_whitespace() || c.is_ascii_digit()))
            .filter(|line| !line.is_empty() && !line.starts_with('A'))
            .collect();
        let size = Size::new(rows.len())
            .filter(|size| size.words() <= W)
            .ok_or(DiagramError::Size(rows.len()))?;
        let mut stones = [Bitboard::EMPTY; 2];
        for (from_top, row) in rows.iter().enumerate() {
            let mut col = 0;
            for character in row.chars().filter(|c| !c.is_whitespace()) {
                let point = Point::on(size, col, size.side() - 1 - from_top)
                    .ok_or(DiagramError::Row(from_top + 1))?;
                match character {
                    'X' => stones[Color::Black.index()].insert(point),
                    'O' => stones[Color::White.index()].insert(point),
                    '.' => {}
                    other => return Err(DiagramError::Character(other)),
                }
                col += 1;
            }
            if col != size.side() {
                return Err(DiagramError::Row(from_top + 1));
            }
        }
        let [black, white] = stones;
        Board::with_stones(size, black, white, Color::Black).ok_or(DiagramError::NoLiberty)
    }
}

/// Writes the diagram with coordinates around it, without a line break at its end.
impl<const W: usize> fmt::Display for Board<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = self.size().side();
        let letters = |f: &mut fmt::Formatter<'_>| {
            f.write_str("  ")?;
            COLUMNS[..side].iter().try_for_each(|&letter| write!(f, " {}", letter as char))
        };
        letters(f)?;
        for row in (0..side).rev() {
            write!(f, "\n{:2}", row + 1)?;
            for col in 0..side {
                let character = match self.color_at(Point::new(col, row)) {
                    Some(Color::Black) => 'X',
                    Some(Color::White) => 'O',
                    None => '.',
                };
                write!(f, " {character}")?;
            }
            write!(f, " {}", row + 1)?;
        }
        f.write_str("\n")?;
        letters(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_stones_where_they_stand() {
        let board: Board = "..O\n.X.\nX..".parse().unwrap();
        assert_eq!(board.size(), Size::new(3).unwrap());
        let black = [Point::new(0, 0), Point::new(1, 1)];
        assert_eq!(board.stones(Color::Black), black.into_iter().collect());
        assert_eq!(board.stones(Color::White), Bitboard::of(Point::new(2, 2)));
    }

    #[test]
    fn writes_coordinates() {
        let board: Board<1> = "X.\n.O".parse().unwrap();
        assert_eq!(board.to_string(), "   A B\n 2 X . 2\n 1 . O 1\n   A B");
    }

    #[test]
    fn reads_what_it_writes() {
        for size in Size::all() {
            let mut board = Board::<8>::new(size);
            for (number, point) in Point::all(size).enumerate() {
                if number % 5 != 0 {
                    board.set_to_play(Color::ALL[number % 2]);
                    board.play(point);
                }
            }
            board.set_to_play(Color::Black);
            assert_eq!(board.to_string().parse(), Ok(board));
        }
    }

    #[test]
    fn says_what_is_wrong() {
        let error = |text: &str| text.parse::<Board<1>>().unwrap_err();
        assert_eq!(error(""), DiagramError::Size(0));
        assert_eq!(error(&". . . . . . . .\n".repeat(8)), DiagramError::Size(8));
        assert_eq!(error("..\n..."), DiagramError::Row(2));
        assert_eq!(error("..\n."), DiagramError::Row(2));
        assert_eq!(error(".*\n.."), DiagramError::Character('*'));
        assert_eq!(error("XX\nXX"), DiagramError::NoLiberty);
    }
}
