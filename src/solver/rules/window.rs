//! Windows: 4x3 points of a board, of which some sides are the board's edge, and play inside them.
//!
//! Nothing is known of what is outside, so the worst is assumed for the maker of a goal: a chain of
//! the opponent that may have liberties outside has them, and a chain of the maker's has none. What
//! works in a window then works on the board.

/// Columns of a window.
pub const COLS: usize = 4;
/// Rows of a window.
pub const ROWS: usize = 3;
/// Points of a window.
pub const CELLS: usize = COLS * ROWS;
/// Contents of a window, three for each point.
pub const STATES: usize = 3usize.pow(CELLS as u32);

/// A set of points of a window, a bit for each, row by row from the top.
pub type Cells = u16;

const ALL: Cells = (1 << CELLS) - 1;

/// The sides of a window that are the edge of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// None.
    Inside,
    /// A long side, below.
    Below,
    /// A short side, at the left.
    Left,
    /// Both.
    Corner,
}

/// The stones in a window: those of the maker of a goal and those of his opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stones {
    /// The maker's.
    pub own: Cells,
    /// The opponent's.
    pub enemy: Cells,
}

/// The points beside each point.
const BESIDE: [Cells; CELLS] = {
    let mut beside = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let (col, row) = (cell % COLS, cell / COLS);
        if col > 0 {
            beside[cell] |= 1 << (cell - 1);
        }
        if col + 1 < COLS {
            beside[cell] |= 1 << (cell + 1);
        }
        if row > 0 {
            beside[cell] |= 1 << (cell - COLS);
        }
        if row + 1 < ROWS {
            beside[cell] |= 1 << (cell + COLS);
        }
        cell += 1;
    }
    beside
};

const LEFT_COLUMN: Cells = 0b0001_0001_0001;
const RIGHT_COLUMN: Cells = 0b1000_1000_1000;

/// The points beside any of a set.
#[inline]
pub const fn beside(cells: Cells) -> Cells {
    let sides = (cells & !RIGHT_COLUMN) << 1 | (cells & !LEFT_COLUMN) >> 1;
    (sides | cells << COLS | cells >> COLS) & ALL
}

/// The points of a set that are connected to one of it.
#[inline]
pub fn chain(of: usize, stones: Cells) -> Cells {
    let mut chain = 1 << of;
    loop {
        let grown = (chain | beside(chain)) & stones;
        if grown == chain {
            return chain;
        }
        chain = grown;
    }
}

impl Window {
    /// Every kind.
    pub const ALL: [Window; 4] = [Window::Inside, Window::Below, Window::Left, Window::Corner];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Window::Inside => "inside",
            Window::Below => "below",
            Window::Left => "left",
            Window::Corner => "corner",
        }
    }

    /// True if the side below is the edge.
    pub const fn is_below(self) -> bool {
        matches!(self, Window::Below | Window::Corner)
    }

    /// True if the side at the left is the edge.
    pub const fn is_left(self) -> bool {
        matches!(self, Window::Left | Window::Corner)
    }

    /// The points that may have a neighbor outside the window.
    pub const fn open(self) -> Cells {
        let mut open = 0b1111 | RIGHT_COLUMN;
        if !self.is_below() {
            open |= 0b1111 << (2 * COLS);
        }
        if !self.is_left() {
            open |= LEFT_COLUMN;
        }
        open
    }
}

impl Stones {
    /// The stones of a number: for each point 0 is the opponent's, 1 none, 2 the maker's.
    pub fn of_number(mut number: usize) -> Stones {
        let mut stones = Stones { own: 0, enemy: 0 };
        for cell in 0..CELLS {
            match number % 3 {
                0 => stones.enemy |= 1 << cell,
                2 => stones.own |= 1 << cell,
                _ => {}
            }
            number /= 3;
        }
        stones
    }

    /// The number of the stones.
    #[inline]
    pub fn number(self) -> usize {
        EMPTY_NUMBER + sum(self.own) - sum(self.enemy)
    }

    /// The points without a stone.
    pub const fn empty(self) -> Cells {
        ALL & !(self.own | self.enemy)
    }

    /// The same with the colors exchanged.
    const fn swapped(self) -> Stones {
        Stones { own: self.enemy, enemy: self.own }
    }

    /// The stones after a move of the maker; `None` if it is suicide, as far as the window shows. Tells
    /// too whether the move may take a ko.
    pub fn play(self, window: Window, cell: usize) -> Option<(Stones, bool)> {
        let (after, taken) = self.put(cell, window.open());
        let own = chain(cell, after.own);
        let liberties = (beside(own) & after.empty()).count_ones();
        let is_alone = own.count_ones() == 1 && liberties == 1;
        (liberties > 0).then_some((after, is_alone && taken.count_ones() == 1))
    }

    /// The stones after a move of the opponent; `None` if it is suicide for certain.
    pub fn play_enemy(self, window: Window, cell: usize) -> Option<Stones> {
        let (after, _) = self.swapped().put(cell, 0);
        let chain = chain(cell, after.own);
        let is_open = chain & window.open() != 0;
        (is_open || beside(chain) & after.empty() != 0).then_some(after.swapped())
    }

    /// The stones after each capture that the opponent may make from outside: of a chain of the maker's
    /// that has no liberty inside.
    pub fn captures_from_outside(self) -> impl Iterator<Item = Stones> {
        let mut rest = self.own;
        let chains = std::iter::from_fn(move || {
            let prey = (rest != 0).then(|| chain(rest.trailing_zeros() as usize, self.own))?;
            rest &= !prey;
            Some(prey)
        });
        chains
            .filter(move |&prey| beside(prey) & self.empty() == 0)
            .map(move |prey| Stones { own: self.own & !prey, ..self })
    }

    /// Puts a stone down and takes off what it captures: chains without liberties, but for those
    /// on some points.
    fn put(self, cell: usize, saved: Cells) -> (Stones, Cells) {
        let mut after = Stones { own: self.own | 1 << cell, enemy: self.enemy };
        let mut taken: Cells = 0;
        let mut near = BESIDE[cell] & self.enemy;
        while near != 0 {
            let prey = chain(near.trailing_zeros() as usize, self.enemy);
            near &= !prey;
            if prey & saved == 0 && beside(prey) & after.empty() == 0 {
                taken |= prey;
            }
        }
        after.enemy &= !taken;
        (after, taken)
    }
}

/// The number of a window without stones.
const EMPTY_NUMBER: usize = (STATES - 1) / 2;

/// The powers of three that belong to a set, by its two halves.
const SUMS: [[u32; 64]; 2] = {
    let mut sums = [[0; 64]; 2];
    let mut half = 0;
    while half < 2 {
        let mut bits = 0;
        while bits < 64 {
            let mut cell = 0;
            while cell < 6 {
                if bits >> cell & 1 != 0 {
                    sums[half][bits] += 3u32.pow((6 * half + cell) as u32);
                }
                cell += 1;
            }
            bits += 1;
        }
        half += 1;
    }
    sums
};

#[inline]
fn sum(cells: Cells) -> usize {
    let (low, high) = (usize::from(cells) & 63, usize::from(cells) >> 6 & 63);
    (SUMS[0][low] + SUMS[1][high]) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A window written row by row, the maker's stones as `X`.
    fn stones(text: &str) -> Stones {
        let mut stones = Stones { own: 0, enemy: 0 };
        for (cell, symbol) in text.chars().filter(|&symbol| symbol != '/').enumerate() {
            match symbol {
                'X' => stones.own |= 1 << cell,
                'O' => stones.enemy |= 1 << cell,
                _ => {}
            }
        }
        stones
    }

    #[test]
    fn stones_are_numbered() {
        for number in (0..STATES).step_by(97) {
            assert_eq!(Stones::of_number(number).number(), number);
        }
    }

    #[test]
    fn chains_without_liberties_outside_are_captured() {
        let before = stones(".X../XO../.X..");
        let (after, is_ko) = before.play(Window::Inside, 6).expect("a move");
        assert_eq!((after, is_ko), (stones(".X../X.X./.X.."), false));
        // At the edge the stone has none outside, in the middle it may have.
        let edge = stones("..../XO../OXX.");
        assert_eq!(edge.play(Window::Inside, 0).map(|(after, _)| after.enemy), Some(edge.enemy));
        let (after, _) = stones("..../X.../OX..").play(Window::Inside, 3).expect("a move");
        assert_eq!(after.enemy.count_ones(), 1);
        let (after, _) = stones("..../X.../O...").play(Window::Corner, 9).expect("a move");
        assert_eq!(after.enemy, 0);
        assert_eq!(stones("..../X.../.X..").play_enemy(Window::Corner, 8), None, "suicide");
        assert!(stones("..../X.../.X..").play_enemy(Window::Below, 8).is_some());
        assert_eq!(stones(".O../O.../....").play(Window::Inside, 0), None, "for the worst");
    }

    #[test]
    fn what_has_no_liberty_inside_may_vanish() {
        let captures = |text: &str| stones(text).captures_from_outside().collect::<Vec<_>>();
        assert_eq!(captures("XO../O.../...X"), [stones(".O../O.../...X")]);
        assert_eq!(captures("X.../O.../...X"), []);
    }

    #[test]
    fn a_ko_is_told() {
        let before = stones(".XO./X.../.XO.").play_enemy(Window::Below, 5).expect("a move");
        assert_eq!(before.enemy.count_ones(), 3);
        let ko = stones("XO../.XO./XO..");
        assert!(ko.play_enemy(Window::Left, 4).is_some_and(|after| after.own & 1 << 5 == 0));
        let (_, is_ko) = stones("OX../.OX./OX..").play(Window::Left, 4).expect("a move");
        assert!(is_ko);
    }
}
