//! The surroundings of a point, near and far: the patterns by which a move is recognized.
//!
//! A neighborhood grows ring by ring, from the eight points around the move to those five
//! lines away. Distances are those of Bouzy and Chaslot (2005), which make the rings round.
//! The colors are the mover's and the other's, and what lies off the board belongs to the
//! pattern, so a pattern knows the edge and the corner.

use crate::board::{Board, Color, Point, Size, mix};

/// The number of sizes of a neighborhood.
pub const LEVELS: usize = 8;

/// The distance of the farthest points of the smallest and of the largest neighborhood.
const NEAREST: usize = 3;
const FARTHEST: usize = NEAREST + LEVELS - 1;

/// Lines that the largest neighborhood reaches from its middle.
const REACH: usize = FARTHEST / 2;

/// Points of the largest neighborhood.
const CELLS: usize = 72;

/// A step of columns and rows.
type Step = (isize, isize);

/// The round distance of two points that are a step apart.
pub const fn distance((east, north): Step) -> usize {
    let (east, north) = (east.unsigned_abs(), north.unsigned_abs());
    east + north + if east > north { east } else { north }
}

/// The points of the largest neighborhood, the nearest first.
const STEPS: [Step; CELLS] = {
    let mut steps = [(0, 0); CELLS];
    let mut count = 0;
    let mut wanted = 2;
    while wanted <= FARTHEST {
        let mut square = 0;
        while square < (2 * REACH + 1) * (2 * REACH + 1) {
            let east = (square % (2 * REACH + 1)) as isize - REACH as isize;
            let north = (square / (2 * REACH + 1)) as isize - REACH as isize;
            if distance((east, north)) == wanted {
                steps[count] = (east, north);
                count += 1;
            }
            square += 1;
        }
        wanted += 1;
    }
    assert!(count == CELLS);
    steps
};

/// The end of each size among the points of the largest.
const ENDS: [usize; LEVELS] = {
    let mut ends = [0; LEVELS];
    let mut cell = 0;
    while cell < CELLS {
        let mut level = 0;
        while level < LEVELS {
            ends[level] += (distance(STEPS[cell]) <= NEAREST + level) as usize;
            level += 1;
        }
        cell += 1;
    }
    ends
};

/// The contents of a point of a neighborhood.
type Cell = u8;

const OWN: Cell = 1;
const ENEMY: Cell = 2;
const OFF_BOARD: Cell = 3;

/// A letter for each kind of cell.
const LETTERS: [char; 4] = ['.', 'X', 'O', '#'];

/// A random word for each point of a neighborhood and what is on it; none for an empty point.
const KEYS: [[u64; 4]; CELLS] = {
    let mut keys = [[0; 4]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut kind = 1;
        while kind < 4 {
            keys[cell][kind] = mix((0xce11 << 32) + (4 * cell + kind) as u64);
            kind += 1;
        }
        cell += 1;
    }
    keys
};

/// A random word for each size: the same stones in a larger empty space are another pattern.
const LEVEL_KEYS: [u64; LEVELS] = {
    let mut keys = [0; LEVELS];
    let mut level = 0;
    while level < LEVELS {
        keys[level] = mix((0x1e7e1 << 32) + level as u64);
        level += 1;
    }
    keys
};

/// The side of a canvas: the largest board and what a neighborhood sees beyond its edges.
const SIDE: usize = Size::MAX.side() + 2 * REACH;

/// A board with a margin, so that every neighborhood on it is whole.
pub struct Canvas([Cell; SIDE * SIDE]);

impl Canvas {
    /// A board as its player to move sees it.
    pub fn new<const W: usize>(board: &Board<W>) -> Canvas {
        let mut cells = [OFF_BOARD; SIDE * SIDE];
        let side = board.size().side();
        for row in cells.chunks_exact_mut(SIDE).skip(REACH).take(side) {
            row[REACH..REACH + side].fill(0);
        }
        for color in Color::ALL {
            let cell = if color == board.to_play() { OWN } else { ENEMY };
            for stone in board.stones(color) {
                cells[place(stone)] = cell;
            }
        }
        Canvas(cells)
    }

    /// The keys of the neighborhoods of a point, the smallest first.
    #[inline(always)]
    pub fn keys<const W: usize>(&self, point: Point<W>) -> impl Iterator<Item = u64> {
        let middle = place(point);
        let (mut key, mut cell) = (0, 0);
        ENDS.into_iter().zip(LEVEL_KEYS).map(move |(end, level_key)| {
            while cell < end {
                key ^= KEYS[cell][usize::from(self.cell(middle, cell))];
                cell += 1;
            }
            key ^ level_key
        })
    }

    /// The neighborhood of a point in one of its sizes.
    pub fn pattern<const W: usize>(&self, point: Point<W>, level: usize) -> Pattern {
        let middle = place(point);
        Pattern((0..ENDS[level]).map(|cell| self.cell(middle, cell)).collect())
    }

    #[inline(always)]
    fn cell(&self, middle: usize, cell: usize) -> Cell {
        const OFFSETS: [isize; CELLS] = {
            let mut offsets = [0; CELLS];
            let mut cell = 0;
            while cell < CELLS {
                let (east, north) = STEPS[cell];
                offsets[cell] = north * SIDE as isize + east;
                cell += 1;
            }
            offsets
        };
        self.0[middle.wrapping_add_signed(OFFSETS[cell])]
    }
}

/// The place of a point on a canvas.
#[inline(always)]
fn place<const W: usize>(point: Point<W>) -> usize {
    (point.row() + REACH) * SIDE + point.col() + REACH
}

/// A neighborhood of some size.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pattern(Vec<Cell>);

impl Pattern {
    /// Its size.
    pub fn level(&self) -> usize {
        ENDS.iter().position(|&end| end == self.0.len()).unwrap_or_default()
    }

    /// The same neighborhood one size smaller.
    pub fn smaller(&self) -> Option<Pattern> {
        let level = self.level().checked_sub(1)?;
        Some(Pattern(self.0[..ENDS[level]].to_vec()))
    }

    /// Its keys in the eight orientations.
    pub fn keys(&self) -> [u64; 8] {
        let level_key = LEVEL_KEYS[self.level()];
        std::array::from_fn(|symmetry| {
            let turned =
                |(cell, &kind): (usize, &Cell)| KEYS[TURNED[symmetry][cell]][usize::from(kind)];
            self.0.iter().enumerate().map(turned).fold(level_key, |key, part| key ^ part)
        })
    }

    /// The orientation of the pattern that stands for all eight.
    pub fn canonical(&self) -> Pattern {
        let turned = |symmetry: usize| {
            let mut cells = vec![0; self.0.len()];
            for (cell, &kind) in self.0.iter().enumerate() {
                cells[TURNED[symmetry][cell]] = kind;
            }
            Pattern(cells)
        };
        (0..8).map(turned).min().unwrap_or_else(|| self.clone())
    }

    /// A letter for each point, the nearest first: `.` is empty, `X` the mover's, `O` the
    /// other's and `#` off the board.
    pub fn letters(&self) -> String {
        self.0.iter().map(|&kind| LETTERS[usize::from(kind)]).collect()
    }

    /// The pattern of some letters, if there is a neighborhood of that size.
    pub fn from_letters(letters: &str) -> Option<Pattern> {
        let kind = |letter| LETTERS.iter().position(|&known| known == letter);
        let cells: Option<Vec<Cell>> =
            letters.chars().map(|letter| kind(letter).map(|kind| kind as Cell)).collect();
        cells.filter(|cells| ENDS.contains(&cells.len())).map(Pattern)
    }
}

/// The places that the points of a neighborhood go to in each of its orientations.
const TURNED: [[usize; CELLS]; 8] = {
    let mut turned = [[0; CELLS]; 8];
    let mut symmetry = 0;
    while symmetry < 8 {
        let mut cell = 0;
        while cell < CELLS {
            let (east, north) = STEPS[cell];
            let (east, north) = if symmetry & 1 == 0 { (east, north) } else { (north, east) };
            let east = if symmetry & 2 == 0 { east } else { -east };
            let north = if symmetry & 4 == 0 { north } else { -north };
            let mut target = 0;
            while STEPS[target].0 != east || STEPS[target].1 != north {
                target += 1;
            }
            turned[symmetry][cell] = target;
            cell += 1;
        }
        symmetry += 1;
    }
    turned
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Symmetry;
    use rand::{SeedableRng, rngs::SmallRng};

    /// A position in the middle of a random game.
    fn position(size: Size, seed: u64) -> Board {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut board = Board::new(size);
        for _ in 0..size.area() / 2 {
            if let Some(point) = board.random_move(&mut rng) {
                board.play(point);
            }
        }
        board
    }

    #[test]
    fn neighborhoods_grow_by_rings() {
        assert_eq!(ENDS, [8, 12, 20, 28, 36, 48, 60, 72]);
        let reach = |end: usize| STEPS[..end].iter().map(|step| step.0.max(step.1)).max();
        assert_eq!(ENDS.map(reach), [1, 2, 2, 3, 3, 4, 4, 5].map(Some));
    }

    #[test]
    fn a_pattern_is_the_same_in_all_orientations() {
        for side in [5, 9, 19] {
            let size = Size::new(side).unwrap();
            let board = position(size, 3);
            let canvas = Canvas::new(&board);
            for symmetry in Symmetry::ALL {
                let turned = Canvas::new(&symmetry.board(&board));
                for point in board.empty() {
                    let target = symmetry.point(size, point);
                    for (level, key) in turned.keys(target).enumerate() {
                        let pattern = canvas.pattern(point, level);
                        assert!(pattern.keys().contains(&key), "{point} {symmetry:?} {level}");
                        let other = turned.pattern(target, level);
                        assert_eq!(pattern.canonical(), other.canonical());
                        assert_eq!(pattern.level(), level);
                    }
                }
            }
        }
    }

    #[test]
    fn different_patterns_have_different_keys() {
        let mut known = std::collections::HashMap::new();
        for seed in 0..20 {
            let board = position(Size::NINE, seed);
            let canvas = Canvas::new(&board);
            for point in board.empty() {
                for (level, key) in canvas.keys(point).enumerate() {
                    let pattern = canvas.pattern(point, level);
                    let before = known.insert(key, pattern.clone());
                    assert_eq!(before.unwrap_or(pattern.clone()), pattern);
                }
            }
        }
        assert!(known.len() > 1000);
    }

    #[test]
    fn the_other_side_sees_the_colors_turned() {
        let mut board = position(Size::NINE, 1);
        let point = board.empty().first().unwrap();
        let letters = |board: &Board| Canvas::new(board).pattern(point, 7).letters();
        let ours = letters(&board);
        board.set_to_play(!board.to_play());
        let swapped = ours.replace('X', "x").replace('O', "X").replace('x', "O");
        assert_eq!(letters(&board), swapped);
        assert!(ours.contains('#') && ours.contains('X'));
    }

    #[test]
    fn letters_are_read_back() {
        let pattern = Pattern::from_letters(".XO#.XO#....").unwrap();
        assert_eq!((pattern.level(), pattern.letters()), (1, ".XO#.XO#....".to_string()));
        assert_eq!(pattern.smaller(), Pattern::from_letters(".XO#.XO#"));
        assert_eq!(pattern.smaller().unwrap().smaller(), None);
        for bad in ["", ".......", ".......?", "XXXXXXXXX"] {
            assert_eq!(Pattern::from_letters(bad), None, "{bad}");
        }
    }
}
