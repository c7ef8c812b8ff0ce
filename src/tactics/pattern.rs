//! 3x3 patterns: which moves look like a hane, a cut or a turn on the edge.
//!
//! The eight points around a point make a [`code`] of two bits each, and the patterns of
//! `patterns.txt`, in all orientations and colors, are compiled into one bit for each code
//! and player, so that a question is a single look-up.

use crate::board::{Bitboard, Board, Color, Point};
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
#[inline]
pub fn code<const W: usize>(board: &Board<W>, point: Point<W>) -> Code {
    code_of(Color::ALL.map(|color| board.stones(color)), board.points(), point)
}

/// The code of a point among the stones of two colors, the first of which the code takes to be
/// black. Whoever gives the player to move first has one code for both players.
#[inline]
pub fn code_of<const W: usize>(
    [first, second]: [Bitboard<W>; 2],
    points: Bitboard<W>,
    point: Point<W>,
) -> Code {
    let off = !points.window(point);
    let around = |set: Bitboard<W>| SPREAD[around::<W>(set.window(point) | off)];
    around(first) | around(second) << 1
}

/// The eight points around the middle of a window, in the order of [`DIRECTIONS`].
#[inline(always)]
fn around<const W: usize>(window: u64) -> usize {
    let stride = Point::<W>::STRIDE;
    let sides = window >> stride & 1 | window >> (stride + 1) & 2;
    (window & 7 | sides << 3 | (window >> (2 * stride) & 7) << 5) as usize
}

/// Eight bits with a gap after each.
const SPREAD: [Code; 1 << 8] = {
    let mut table = [0; 1 << 8];
    let mut bits = 0;
    while bits < table.len() {
        let mut direction = 0;
        while direction < 8 {
            table[bits] |= ((bits >> direction & 1) << (2 * direction)) as Code;
            direction += 1;
        }
        bits += 1;
    }
    table
};

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
        for drawing in drawings(text) {
            for x in Color::ALL {
                drawing.for_each_code(x, &mut |code| {
                    for player in Color::ALL {
                        if player == x || !drawing.name.ends_with("X plays") {
                            patterns.0[player.index()][usize::from(code >> 6)] |= 1 << (code & 63);
                        }
                    }
                });
            }
        }
        patterns
    }
}

/// A pattern as it is drawn: a line with its name and three with its symbols, the move at the
/// middle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing<'a> {
    /// The line above it.
    pub name: &'a str,
    cells: Vec<u8>,
}

/// The patterns of a text; lines that begin with `#` are comments.
pub fn drawings(text: &str) -> impl Iterator<Item = Drawing<'_>> {
    let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    std::iter::from_fn(move || {
        let name = lines.next()?;
        let rows = lines.by_ref().take(3).flat_map(str::bytes).filter(|&c| c != b' ');
        let cells: Vec<u8> = rows.collect();
        debug_assert!(cells.len() == 9 && cells[4] == b'*', "{name}");
        Some(Drawing { name, cells })
    })
}

impl Drawing<'_> {
    /// Calls for every code that the pattern allows in any orientation, some more than once, `X`
    /// being the stones of a color.
    pub fn for_each_code(&self, x: Color, visit: &mut impl FnMut(Code)) {
        for symmetry in 0..8 {
            let around = DIRECTIONS.map(|(east, north)| {
                let (col, row) = transform(symmetry, east, north);
                self.cells[((row + 1) * 3 + col + 1) as usize]
            });
            visit_codes(&around, x, 0, visit);
        }
    }
}

/// Calls for all codes that the cells allow, `code` being that of the cells before them.
fn visit_codes(cells: &[u8], x: Color, code: Code, visit: &mut impl FnMut(Code)) {
    let Some((&cell, rest)) = cells.split_first() else { return visit(code) };
    let shift = 2 * (8 - cells.len());
    for bits in 0..=OFF_BOARD {
        if allows(cell, x, bits) {
            visit_codes(rest, x, code | bits << shift, visit);
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
    use crate::board::{Size, light};
    use crate::tactics::diagram::read;
    use rand::{SeedableRng, rngs::SmallRng};

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

    /// The code of a point, one direction after the other.
    fn slow_code<const W: usize>(board: &Board<W>, point: Point<W>) -> Code {
        let bits = DIRECTIONS.map(|(east, north)| {
            let col = point.col().checked_add_signed(east);
            let side = col.zip(point.row().checked_add_signed(north));
            match side.and_then(|(col, row)| Point::on(board.size(), col, row)) {
                Some(side) => board.color_at(side).map_or(0, stone_bits),
                None => OFF_BOARD,
            }
        });
        bits.into_iter().enumerate().fold(0, |code, (d, bits)| code | bits << (2 * d))
    }

    #[test]
    fn codes_are_those_of_the_eight_directions() {
        fn check<const W: usize>(size: Size) {
            let mut rng = SmallRng::seed_from_u64(3);
            let mut board = Board::<W>::new(size);
            light::play_out(&mut board, &mut rng);
            for point in Point::all(size) {
                assert_eq!(code(&board, point), slow_code(&board, point), "{point} on {size}");
            }
        }
        for size in Size::all() {
            match size.words() {
                1 => check::<1>(size),
                2 => check::<2>(size),
                4 => check::<4>(size),
                _ => check::<8>(size),
            }
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
