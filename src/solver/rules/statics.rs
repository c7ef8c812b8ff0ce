//! Static rules of captures and eyes: patterns up to 4x3 whose result is known without reading.
//!
//! All patterns are generated and their results computed backward from those where the goal is reached,
//! both players moving, passing or not. A ko is never counted on: the maker of a goal does not take
//! one, and his opponent may retake at once. Then the rules are generalized: a point may hold
//! anything if the result is as good whatever is there.

use super::window::{CELLS, COLS, Cells, STATES, Stones, Window, beside, chain};
use std::fmt;
use std::str::FromStr;

/// The subject of a static rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// To capture the chain on the point.
    Capture,
    /// To make an eye at it.
    Eye,
}

/// A goal in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The subject.
    pub subject: Subject,
    /// The window.
    pub window: Window,
    /// The point.
    pub cell: usize,
}

/// The one who reaches a goal, by who moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Known {
    /// Nothing is known.
    None,
    /// The maker reaches it if he moves first.
    First,
    /// `>`: the maker reaches it whoever moves first.
    Won,
}

/// A demand on a point of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
enum Wanted {
    Enemy,
    Empty,
    Own,
    Any,
}

/// A static rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StaticRule {
    place: Place,
    cells: [Wanted; CELLS],
    result: Known,
}

impl Place {
    /// Every goal, one of each group that mirrors turn into each other.
    pub fn all() -> Vec<Place> {
        let mut places = Vec::new();
        for window in Window::ALL {
            for cell in (0..CELLS).filter(|&cell| window.open() >> cell & 1 == 0) {
                let is_left_half = cell % COLS < COLS / 2;
                if is_left_half || window.is_left() {
                    places.extend([Subject::Capture, Subject::Eye].map(|subject| Place {
                        subject,
                        window,
                        cell,
                    }));
                }
            }
        }
        places
    }

    /// Tells whether the goal can still be reached: a chain that may have liberties outside is not
    /// captured.
    fn is_possible(self, stones: Stones) -> bool {
        match self.subject {
            Subject::Capture => {
                stones.enemy >> self.cell & 1 != 0
                    && chain(self.cell, stones.enemy) & self.window.open() == 0
            }
            Subject::Eye => true,
        }
    }

    fn is_reached(self, stones: Stones) -> bool {
        let here: Cells = 1 << self.cell;
        match self.subject {
            Subject::Capture => stones.enemy & here == 0,
            Subject::Eye => {
                let corners = self.corners();
                let outside = 4 - corners.count_ones();
                let own = (corners & stones.own).count_ones();
                stones.empty() & here != 0
                    && beside(here) & !stones.own == 0
                    && own + outside >= 3 + u32::from(outside > 0)
            }
        }
    }

    fn corners(self) -> Cells {
        let here: Cells = 1 << self.cell;
        let sides = beside(here);
        let straight = |cell: usize| {
            let (col, row) = (cell % COLS, cell / COLS);
            col == self.cell % COLS || row == self.cell / COLS
        };
        let around = beside(sides) & !here;
        (0..CELLS).filter(|&cell| !straight(cell)).fold(0, |set, cell| set | (1 << cell & around))
    }
}

/// The results of every content of a window for one goal, by the number of the content.
pub fn sweep(place: Place) -> Vec<Known> {
    let mut results: Vec<Known> = (0..STATES)
        .map(|number| match place.subject {
            Subject::Eye if place.is_reached(Stones::of_number(number)) => Known::Won,
            _ => Known::None,
        })
        .collect();
    let mut order: Vec<(u32, u32)> = (0..STATES)
        .map(|number| (Stones::of_number(number), number))
        .filter(|&(stones, _)| place.is_possible(stones) && !place.is_reached(stones))
        .map(|(stones, number)| (stones.empty().count_ones(), number as u32))
        .collect();
    order.sort_unstable();
    loop {
        let mut is_changed = false;
        for &(_, number) in &order {
            let (number, stones) = (number as usize, Stones::of_number(number as usize));
            if results[number] == Known::None && wins_first(place, stones, &results) {
                results[number] = Known::First;
                is_changed = true;
            }
            if results[number] == Known::First && wins_second(place, stones, &results) {
                results[number] = Known::Won;
                is_changed = true;
            }
        }
        if !is_changed {
            return results;
        }
    }
}

fn cells(set: Cells) -> impl Iterator<Item = usize> {
    (0..CELLS).filter(move |&cell| set >> cell & 1 != 0)
}

fn wins_first(place: Place, stones: Stones, results: &[Known]) -> bool {
    cells(stones.empty()).any(|cell| leads_to(place, stones, cell, results))
}

/// Tells whether a move of the maker leads to his goal. A ko is taken only if it is the prey, which
/// nobody has just put there.
pub fn leads_to(place: Place, stones: Stones, cell: usize, results: &[Known]) -> bool {
    stones.play(place.window, cell).is_some_and(|(after, is_ko)| {
        let is_reached = place.is_reached(after);
        is_reached && (place.subject == Subject::Capture || !is_ko)
            || !is_ko && results[after.number()] == Known::Won
    })
}

fn wins_second(place: Place, stones: Stones, results: &[Known]) -> bool {
    let holds = |after: Stones| place.is_possible(after) && results[after.number()] >= Known::First;
    cells(stones.empty()).all(|cell| stones.play_enemy(place.window, cell).is_none_or(holds))
        && stones.captures_from_outside().all(holds)
}

/// Cubes: for each point one of [`Wanted`], two bits each.
const CUBES: usize = 4usize.pow(CELLS as u32);

/// The results that hold for every content of a cube.
fn cubes(results: &[Known]) -> Vec<Known> {
    let mut cubes = vec![Known::None; CUBES];
    for cube in 0..CUBES {
        let any = (0..CELLS).find(|cell| cube >> (2 * cell) & 3 == Wanted::Any as usize);
        cubes[cube] = match any {
            Some(cell) => {
                // The three cubes with something there have smaller numbers.
                let with = |wanted: Wanted| cubes[cube - ((3 - wanted as usize) << (2 * cell))];
                with(Wanted::Enemy).min(with(Wanted::Empty)).min(with(Wanted::Own))
            }
            None => results[number_of(cube)],
        };
    }
    cubes
}

/// The number of the content that a cube without free points holds.
fn number_of(cube: usize) -> usize {
    (0..CELLS).rev().fold(0, |number, cell| 3 * number + (cube >> (2 * cell) & 3))
}

/// The cube of one content.
fn cube_of(mut number: usize) -> usize {
    let mut cube = 0;
    for cell in 0..CELLS {
        cube |= (number % 3) << (2 * cell);
        number /= 3;
    }
    cube
}

/// The rules for a goal, as general as they can be, from which all its results follow.
pub fn generalize(place: Place, results: &[Known]) -> Vec<StaticRule> {
    let cubes = cubes(results);
    let mut covered = vec![Known::None; STATES];
    let mut rules = Vec::new();
    for result in [Known::Won, Known::First] {
        for number in 0..STATES {
            if results[number] < result || covered[number] >= result {
                continue;
            }
            let mut cube = cube_of(number);
            // What is far from the goal matters least.
            let mut order: Vec<usize> = (0..CELLS).collect();
            order.sort_by_key(|&cell| std::cmp::Reverse(distance(cell, place.cell)));
            for cell in order {
                let looser = cube | 3 << (2 * cell);
                if cubes[looser] >= result {
                    cube = looser;
                }
            }
            cover(cube, result, &mut covered);
            rules.push(StaticRule { place, cells: wanted(cube), result });
        }
    }
    rules
}

fn distance(a: usize, b: usize) -> usize {
    (a % COLS).abs_diff(b % COLS) + (a / COLS).abs_diff(b / COLS)
}

/// Marks every content of a cube.
fn cover(cube: usize, result: Known, covered: &mut [Known]) {
    match (0..CELLS).find(|cell| cube >> (2 * cell) & 3 == Wanted::Any as usize) {
        Some(cell) => (1..=3).for_each(|less| cover(cube - (less << (2 * cell)), result, covered)),
        None => {
            let number = number_of(cube);
            covered[number] = covered[number].max(result);
        }
    }
}

fn wanted(cube: usize) -> [Wanted; CELLS] {
    std::array::from_fn(|cell| match cube >> (2 * cell) & 3 {
        0 => Wanted::Enemy,
        1 => Wanted::Empty,
        2 => Wanted::Own,
        _ => Wanted::Any,
    })
}

impl StaticRule {
    /// The goal it is about.
    pub fn place(&self) -> Place {
        self.place
    }

    /// Marks the results that follow from the rule.
    pub fn apply(&self, results: &mut [Known]) {
        let cube = self.cells.iter().rev().fold(0, |cube, &wanted| cube << 2 | wanted as usize);
        cover(cube, self.result, results);
    }
}

/// Writes the rule as in `capture below 5 ?X??/XO.?/?X?? *`: the goal, the window, the number of its
/// point from 0, row by row from the top what must be there, and the result, where `*` says what
/// happens if the maker moves first.
impl fmt::Display for StaticRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { subject, window, cell } = self.place;
        write!(f, "{} {} {cell} ", subject.name(), window.name())?;
        for (cell, wanted) in self.cells.iter().enumerate() {
            if cell > 0 && cell % COLS == 0 {
                f.write_str("/")?;
            }
            f.write_str(match wanted {
                Wanted::Enemy => "O",
                Wanted::Empty => ".",
                Wanted::Own => "X",
                Wanted::Any => "?",
            })?;
        }
        f.write_str(if self.result == Known::Won { " >" } else { " *" })
    }
}

impl FromStr for StaticRule {
    type Err = String;

    fn from_str(text: &str) -> Result<StaticRule, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [subject, window, cell, rows, sign] = words[..] else {
            return Err(format!("{text} has not five words"));
        };
        let subject = [Subject::Capture, Subject::Eye]
            .into_iter()
            .find(|known| known.name() == subject)
            .ok_or(format!("{subject} is no goal of static rules"))?;
        let window = Window::ALL
            .into_iter()
            .find(|known| known.name() == window)
            .ok_or(format!("{window} is no window"))?;
        let cell = cell.parse().map_err(|_| format!("{cell} is no number"))?;
        let place = Place { subject, window, cell };
        if !Place::all().contains(&place) {
            return Err(format!("{text}: there are no such rules"));
        }
        let symbols: Vec<char> = rows.split('/').flat_map(str::chars).collect();
        if symbols.len() != CELLS {
            return Err(format!("{rows} is not {COLS}x{}", CELLS / COLS));
        }
        let mut cells = [Wanted::Any; CELLS];
        for (cell, symbol) in cells.iter_mut().zip(&symbols) {
            *cell = match symbol {
                'O' => Wanted::Enemy,
                '.' => Wanted::Empty,
                'X' => Wanted::Own,
                '?' => Wanted::Any,
                other => return Err(format!("{other:?} stands for nothing")),
            };
        }
        let result = match sign {
            ">" => Known::Won,
            "*" => Known::First,
            other => return Err(format!("{other} is no result")),
        };
        Ok(StaticRule { place, cells, result })
    }
}

impl Subject {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Subject::Capture => "capture",
            Subject::Eye => "eye",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The result of a window written row by row, the maker's stones as `X`.
    fn look(results: &[Known], text: &str) -> Known {
        let symbols = text.chars().filter(|&symbol| symbol != '/');
        let mut stones = Stones { own: 0, enemy: 0 };
        for (cell, symbol) in symbols.enumerate() {
            stones.own |= u16::from(symbol == 'X') << cell;
            stones.enemy |= u16::from(symbol == 'O') << cell;
        }
        results[stones.number()]
    }

    fn place(subject: Subject, window: Window, cell: usize) -> Place {
        Place { subject, window, cell }
    }

    #[test]
    fn captures_are_known() {
        let inside = sweep(place(Subject::Capture, Window::Inside, 5));
        assert_eq!(look(&inside, ".X../XO.X/.X.."), Known::First);
        assert_eq!(look(&inside, ".XX./XO.X/.XX."), Known::Won, "nowhere to go");
        assert_eq!(look(&inside, ".X../X.../.X.."), Known::None, "no stone");
        assert_eq!(look(&inside, "O.../XO.X/.X.."), Known::None, "two ways out");
        let corner = sweep(place(Subject::Capture, Window::Corner, 8));
        assert_eq!(look(&corner, "..../X.../O..."), Known::First, "a stone in the corner");
        assert_eq!(look(&corner, "..../XXX./O.XX"), Known::Won, "and a closed one");
    }

    #[test]
    fn eyes_are_known() {
        let corner = sweep(place(Subject::Eye, Window::Corner, 8));
        assert_eq!(look(&corner, "..../XX../.X.."), Known::Won);
        assert_eq!(look(&corner, "..../X.../.X.."), Known::First);
        assert_eq!(look(&corner, "..../XO../.X.."), Known::None);
        let inside = sweep(place(Subject::Eye, Window::Inside, 5));
        assert_eq!(look(&inside, "XXX./X.X./.X.."), Known::Won, "one of two corners is left");
        assert_eq!(look(&inside, "XXX./X.X./OX.."), Known::First);
    }

    #[test]
    fn results_follow_from_their_rules() {
        for place in
            [place(Subject::Capture, Window::Inside, 5), place(Subject::Eye, Window::Corner, 8)]
        {
            let results = sweep(place);
            let rules = generalize(place, &results);
            let mut followed = vec![Known::None; STATES];
            for rule in &rules {
                let read: StaticRule = rule.to_string().parse().expect("a rule");
                assert_eq!(&read, rule);
                read.apply(&mut followed);
            }
            assert!(followed == results, "{place:?}");
        }
    }

    #[test]
    fn what_is_no_rule_is_told() {
        for (bad, reason) in [
            ("capture inside 5 ????/????/????", "five words"),
            ("save inside 5 ????/????/???? >", "no goal"),
            ("capture middle 5 ????/????/???? >", "no window"),
            ("capture inside 0 ????/????/???? >", "no such rules"),
            ("capture inside 5 ????/???? >", "not 4x3"),
            ("capture inside 5 ????/??Z?/???? >", "'Z' stands for nothing"),
            ("capture inside 5 ????/????/???? <", "no result"),
        ] {
            let error = bad.parse::<StaticRule>().expect_err(bad);
            assert!(error.contains(reason), "{bad}: {error}");
        }
    }
}
