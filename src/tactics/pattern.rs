//! 3x3 patterns: which moves look like a hane, a cut or a turn on the edge.
//!
//! The eight points around a point make a [`code`] of two bits each, and the patterns of
//! `patterns.txt`, in all orientations and colors, are compiled into one bit for each code
//! and player, so that a question is a single look-up.

use crate::board::{Board, Color, Point};
use std::sync::LazyLock;

/// The surroundings of a point: two bits for each direction of [`DIRECTIONS`].
pub type Code = u16;

/// The eight directions as steps of column and row. Direction `d` is opposite to `7 - d`.
pub const DIRECTIONS: [(isize, isize); 8] =
    [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// The two bits of a direction that leaves the board; an empty point has none of them.
pub const OFF_BOARD: Code = 3;

/// The two bits of a direction with a stone.
#[inline(always)]
pub const fn stone_bits(color: Color) -> Code {
    color.index() as Code + 1
}

/// The code of a point.
pub fn code<const W: usize>(board: &Board<W>, point: Point<W>) -> Code {
    let bits = DIRECTIONS.map(|(east, north)| {
        let side = point.col().checked_add_signed(east).zip(point.row().checked_add_signed(north));
        match side.and_then(|(col, row)| Point::on(board.size(), col, row)) {
            Some(side) => board.color_at(side).map_or(0, stone_bits),
            None => OFF_BOARD,
        }
    });
    bits.into_iter().enumerate().fold(0, |code, (d, bits)| code | bits << (2 * d))
}

/// The patterns, compiled.
pub struct Patterns([[u64; 1 << 10]; 2]);

impl Patterns {
    /// The patterns of the playouts.
    pub fn get() -> &'static Patterns {
        static PATTERNS: LazyLock<Patterns> =
            LazyLock::new(|| Patterns::compile(include_str!("patterns.txt")));
        &PATTERNS
    }

    /// Tells whether a move of a color fits a pattern.
    #[inline(always)]
    pub fn fit(&self, color: Color, code: Code) -> bool {
        self.0[color.index()][usize::from(code >> 6)] >> (code & 63) & 1 != 0
    }

    fn compile(text: &str) -> Patterns {
        let mut patterns = Patterns([[0; 1 << 10]; 2]);
        let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        while let Some(name) = lines.next() {
            let rows = lines.by_ref().take(3).flat_map(str::bytes).filter(|&c| c != b' ');
            let cells: Vec<u8> = rows.collect();
            debug_assert!(cells.len() == 9 && cells[4] == b'*', "{name}");
            patterns.add(&cells, name.ends_with("X plays"));
        }
        patterns
    }

    fn add(&mut self, cells: &[u8], only_x_plays: bool) {
        for symmetry in 0..8 {
            let around = DIRECTIONS.map(|(east, north)| {
                let (col, row) = transform(symmetry, east, north);
                cells[((row + 1) * 3 + col + 1) as usize]
            });
            for x in Color::ALL {
                self.add_codes(&around, x, only_x_plays, 0);
            }
        }
    }

    /// Sets the bits of all codes that the cells allow, `code` being the first of them.
    fn add_codes(&mut self, cells: &[u8], x: Color, only_x_plays: bool, code: Code) {
        let Some((&cell, rest)) = cells.split_first() else {
            for player in Color::ALL {
                if player == x || !only_x_plays {
                    self.0[player.index()][usize::from(code >> 6)] |= 1 << (code & 63);
                }
            }
            return;
        };
        let shift = 2 * (8 - cells.len());
        for bits in 0..=OFF_BOARD {
            if allows(cell, x, bits) {
                self.add_codes(rest, x, only_x_plays, code | bits << shift);
            }
        }
    }
}

/// Tells whether a symbol of a pattern allows what is in a direction.
fn allows(cell: u8, x: Color, bits: Code) -> bool {
    match cell {
        b'X' => bits == stone_bits(x),
        b'O' => bits == stone_bits(!x),
        b'x' => bits != stone_bits(x),
        b'o' => bits != stone_bits(!x),
        b'.' => bits == 0,
        b'-' => bits == OFF_BOARD,
        _ => true,
    }
}

/// A step of column and row turned and mirrored.
fn transform(symmetry: usize, east: isize, north: isize) -> (isize, isize) {
    let (east, north) = if symmetry & 1 == 0 { (east, north) } else { (north, east) };
    let flip = |bit: usize, step: isize| if symmetry & bit == 0 { step } else { -step };
    (flip(2, east), flip(4, north))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Bitboard, Size};
    use crate::tactics::diagram::read;

    /// For how many of the 16 orientations and colors of a diagram the player `X` becomes,
    /// and the other player, find a pattern at `a`.
    fn fits(text: &str) -> (usize, usize) {
        let (board, marks) = read::<1>(text);
        let side = board.size().side() as isize;
        let turned = |symmetry, point: Point<1>| {
            let mirror = |x: usize| 2 * x as isize - (side - 1);
            let (col, row) = transform(symmetry, mirror(point.col()), mirror(point.row()));
            Point::new(((col + side - 1) / 2) as usize, ((row + side - 1) / 2) as usize)
        };
        let (mut own, mut other) = (0, 0);
        for symmetry in 0..8 {
            let [black, white] = Color::ALL.map(|color| {
                board.stones(color).iter().map(|p| turned(symmetry, p)).collect::<Bitboard<1>>()
            });
            let point = turned(symmetry, marks['a']);
            for x in Color::ALL {
                let (b, w) = if x == Color::Black { (black, white) } else { (white, black) };
                let board = Board::with_stones(board.size(), b, w, x).unwrap();
                own += usize::from(is_pattern_move(&board, point));
                let board = Board::with_stones(board.size(), b, w, !x).unwrap();
                other += usize::from(is_pattern_move(&board, point));
            }
        }
        (own, other)
    }

    fn is_pattern_move<const W: usize>(board: &Board<W>, point: Point<W>) -> bool {
        Patterns::get().fit(board.to_play(), code(board, point))
    }

    #[test]
    fn each_pattern_fits_in_all_orientations_and_colors() {
        let diagrams = [
            ("hane, enclosing", "..... .XOX. ..a.. ..... .....", 16),
            ("hane, not cutting", "..... .XO.. ..a.. ..... .....", 16),
            ("hane, turning", "..... .XO.. .Xa.. ..... .....", 16),
            ("hane, thin", "..... .XOO. ..a.. ..... .....", 0),
            ("shoulder hit", "..... ..O.. .Xa.. ..... .....", 16),
            ("cut, unprotected", "..... .XO.. .Oa.. ..... .....", 16),
            ("cut, peeped", "..... .XO.. .OaX. ..O.. .....", 16),
            ("push through", "..... ..X.. .OaO. ..... .....", 16),
            ("cut at a knight's move", "..... .OX.. ..aO. ..... .....", 16),
            ("edge, chase", "..... ..... ..... .X... .Oa..", 16),
            ("edge, block a cut", "..... ..... ..... .OX.. .XaO.", 16),
            ("edge, block a connection", "..... ..... ..... ..X.. ..aO.", 16),
            ("edge, descent", "..... ..... ..... ..X.. ..a..", 0),
            ("edge, cut", "..... ..... ..... ..OX. .XaO.", 16),
        ];
        for (name, rows, other) in diagrams {
            assert_eq!(fits(&rows.replace(' ', "\n")), (16, other), "{name}");
        }
    }

    #[test]
    fn no_pattern_where_nothing_happens() {
        for rows in [
            "..... ..... ..a.. ..... .....",
            "..... .X... ..a.. ..... .....",
            "..... ..X.. .XaX. ..X.. .....",
            "..... ..... ..... ..... ..a..",
            "..... .XO.. .OaO. ..... .....",
        ] {
            assert_eq!(fits(&rows.replace(' ', "\n")), (0, 0), "{rows}");
        }
    }

    #[test]
    fn a_code_tells_stones_and_edge_apart() {
        let (board, _) = read::<2>(&"......... ".repeat(9).replace(' ', "\n"));
        assert_eq!(board.size(), Size::NINE);
        assert_eq!(code(&board, Point::new(4, 4)), 0);
        // Three directions leave the board at its side, five at a corner.
        assert_eq!(code(&board, Point::new(4, 0)).count_ones(), 6);
        assert_eq!(code(&board, Point::new(8, 8)).count_ones(), 10);
    }
}
