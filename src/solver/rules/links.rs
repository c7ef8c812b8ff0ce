//! Static rules of connection: patterns up to 4x3 in which two stones are connected whatever is
//! around.
//!
//! All stones of a pattern are taken to stand, as in the paper, so nobody captures and every stone is
//! for ever: an additional stone of the connecting side never harms it. This makes two things easy.
//! The results of all patterns come from one sweep from the full patterns to the emptier ones. And
//! a point of a rule may hold anything if the rule still holds with an enemy stone there.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// Columns and rows of the largest pattern.
pub const COLS: usize = 4;
/// Rows of the largest pattern.
pub const ROWS: usize = 3;

const CELLS: usize = COLS * ROWS;

/// A point of a pattern: an enemy stone, nothing, or an own stone, the better the higher.
const ENEMY: usize = 0;
const EMPTY: usize = 1;
const OWN: usize = 2;

/// Patterns with two stones given: three values for each other cell.
const STATES: usize = 3usize.pow(CELLS as u32);

/// Two cells to be connected; of pairs that are mirror images of each other there is one.
pub type Pair = (usize, usize);

/// The connection of two stones, by who moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Link {
    /// Not within the pattern.
    No,
    /// `*`: the first mover decides.
    Open,
    /// `>`: whoever moves first.
    Won,
}

/// The results of all patterns, by pair of cells: looked up by the number of a pattern.
pub struct Links {
    pairs: Vec<Pair>,
    /// The place of a pair in the list, by its two cells.
    numbers: Vec<usize>,
    results: Vec<Vec<Link>>,
}

/// A static rule: the stones that must be there, the points that must be empty at least, and what
/// follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkRule {
    /// The least that each cell must hold, row by row from the top.
    cells: [usize; CELLS],
    /// The two stones.
    pair: Pair,
    /// The result.
    pub link: Link,
}

fn power(cell: usize) -> usize {
    WEIGHTS[0][cell]
}

/// The weight of each cell in the number of a pattern, as each mirror sees it.
const WEIGHTS: [[usize; CELLS]; 4] = {
    let mut weights = [[0; CELLS]; 4];
    let mut mirror = 0;
    while mirror < 4 {
        let mut cell = 0;
        while cell < CELLS {
            weights[mirror][cell] = 3usize.pow(mirrored(cell, mirror) as u32);
            cell += 1;
        }
        mirror += 1;
    }
    weights
};

fn value(state: usize, cell: usize) -> usize {
    state / power(cell) % 3
}

fn neighbors(cell: usize) -> impl Iterator<Item = usize> {
    let (col, row) = (cell % COLS, cell / COLS);
    let left = (col > 0).then(|| cell - 1);
    let right = (col + 1 < COLS).then_some(cell + 1);
    let up = (row > 0).then(|| cell - COLS);
    let down = (row + 1 < ROWS).then_some(cell + COLS);
    [left, right, up, down].into_iter().flatten()
}

/// The cell where mirrors send a cell.
const fn mirrored(cell: usize, mirror: usize) -> usize {
    let (col, row) = (cell % COLS, cell / COLS);
    let col = if mirror & 1 == 0 { col } else { COLS - 1 - col };
    let row = if mirror & 2 == 0 { row } else { ROWS - 1 - row };
    row * COLS + col
}

fn sorted((a, b): Pair) -> Pair {
    (a.min(b), a.max(b))
}

/// The pairs that no mirror makes of an earlier one.
fn pairs() -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for a in 0..CELLS {
        for b in a + 1..CELLS {
            let images = (0..4).map(|mirror| sorted((mirrored(a, mirror), mirrored(b, mirror))));
            if images.min() == Some((a, b)) {
                pairs.push((a, b));
            }
        }
    }
    pairs
}

fn is_joined(state: usize, (a, b): Pair) -> bool {
    let mut seen = [false; CELLS];
    let mut edge = vec![a];
    seen[a] = true;
    while let Some(cell) = edge.pop() {
        for next in neighbors(cell).filter(|&next| value(state, next) == OWN) {
            if !seen[next] {
                seen[next] = true;
                edge.push(next);
            }
        }
    }
    seen[b]
}

/// For every pattern whether the pair is connected with own and with enemy to move.
fn sweep(pair: Pair) -> Vec<[bool; 2]> {
    let mut results = vec![[false; 2]; STATES];
    let mut order: Vec<usize> = (0..STATES)
        .filter(|&state| value(state, pair.0) == OWN && value(state, pair.1) == OWN)
        .collect();
    let room = |state: usize| (0..CELLS).filter(|&cell| value(state, cell) == EMPTY).count();
    order.sort_by_key(|&state| room(state));
    for state in order {
        if is_joined(state, pair) {
            results[state] = [true; 2];
            continue;
        }
        let empty = || (0..CELLS).filter(move |&cell| value(state, cell) == EMPTY);
        let own = empty().any(|cell| results[state + (OWN - EMPTY) * power(cell)][1]);
        let mut enemy = empty().map(|cell| results[state - (EMPTY - ENEMY) * power(cell)][0]);
        // The enemy may as well play elsewhere, which is never better than a move here, but all
        // there is where the pattern is full.
        results[state] = [own, own && enemy.all(|is_won| is_won)];
    }
    results
}

impl Links {
    /// Computes the results of every pattern.
    pub fn generate() -> Links {
        let pairs = pairs();
        let results = pairs
            .iter()
            .map(|&pair| {
                let link = |[own, enemy]: [bool; 2]| match (own, enemy) {
                    (_, true) => Link::Won,
                    (true, false) => Link::Open,
                    (false, false) => Link::No,
                };
                sweep(pair).into_iter().map(link).collect()
            })
            .collect();
        Links::new(pairs, results)
    }

    fn new(pairs: Vec<Pair>, results: Vec<Vec<Link>>) -> Links {
        let mut numbers = vec![usize::MAX; CELLS * CELLS];
        for (number, (a, b)) in pairs.iter().enumerate() {
            numbers[a * CELLS + b] = number;
        }
        Links { pairs, numbers, results }
    }

    /// The results that follow from the rules that came with the program.
    pub fn shipped() -> &'static Links {
        static SHIPPED: LazyLock<Links> = LazyLock::new(|| {
            let lines = include_str!("links.txt").lines().filter(|line| !line.starts_with(';'));
            let rules: Vec<LinkRule> = lines.filter_map(|line| line.parse().ok()).collect();
            Links::of_rules(&rules)
        });
        &SHIPPED
    }

    /// The number of patterns with a known result, stones already joined not among them.
    pub fn known(&self) -> usize {
        self.all().filter(|&(pair, state, link)| link > Link::No && !is_joined(state, pair)).count()
    }

    fn all(&self) -> impl Iterator<Item = (Pair, usize, Link)> + '_ {
        self.pairs.iter().zip(&self.results).flat_map(|(&pair, results)| {
            results.iter().enumerate().map(move |(state, &link)| (pair, state, link))
        })
    }

    /// The rules that are left when every point that does not matter is left open: no cell of them
    /// could be worse for the same result.
    pub fn generalized(&self) -> Vec<LinkRule> {
        let number = |pair: Pair| self.pairs.iter().position(|&known| known == pair);
        let is_least = |&(pair, state, link): &(Pair, usize, Link)| {
            let results = number(pair).map(|number| &self.results[number]);
            let others = (0..CELLS).filter(|&cell| cell != pair.0 && cell != pair.1);
            let mut lower =
                others.filter(|&cell| value(state, cell) > ENEMY).map(|cell| state - power(cell));
            results.is_some_and(|results| lower.all(|lower| results[lower] < link))
        };
        self.all()
            .filter(|&(pair, state, link)| link > Link::No && !is_joined(state, pair))
            .filter(is_least)
            .map(|(pair, state, link)| LinkRule {
                cells: std::array::from_fn(|cell| value(state, cell)),
                pair,
                link,
            })
            .collect()
    }

    /// The results that follow from rules: of every pattern that holds at least what one asks for.
    pub fn of_rules(rules: &[LinkRule]) -> Links {
        let pairs = pairs();
        let mut results = vec![vec![Link::No; STATES]; pairs.len()];
        for rule in rules {
            if let Some(number) = pairs.iter().position(|&pair| pair == rule.pair) {
                let state = (0..CELLS).map(|cell| rule.cells[cell] * power(cell)).sum::<usize>();
                results[number][state] = results[number][state].max(rule.link);
            }
        }
        for (&pair, results) in pairs.iter().zip(&mut results) {
            let has_stones =
                |&state: &usize| value(state, pair.0) == OWN && value(state, pair.1) == OWN;
            for state in (0..STATES).filter(has_stones) {
                let lower = (0..CELLS).filter(|&cell| cell != pair.0 && cell != pair.1);
                let best = lower
                    .filter(|&cell| value(state, cell) > ENEMY)
                    .map(|cell| results[state - power(cell)])
                    .max();
                results[state] = results[state].max(best.unwrap_or(Link::No));
            }
        }
        Links::new(pairs, results)
    }

    /// Looks up whether two own stones of a pattern are connected. The cells hold 0 for an enemy
    /// stone or no point of the board, 1 for nothing, 2 for an own stone.
    pub fn of(&self, cells: &[u8; CELLS], pair: Pair) -> Link {
        for (mirror, weights) in WEIGHTS.iter().enumerate() {
            let image = sorted((mirrored(pair.0, mirror), mirrored(pair.1, mirror)));
            if let Some(&number) = self
                .numbers
                .get(image.0 * CELLS + image.1)
                .filter(|&&number| number < self.pairs.len())
            {
                let held = cells.iter().zip(weights);
                let state: usize = held.map(|(&cell, weight)| usize::from(cell) * weight).sum();
                return self.results[number][state];
            }
        }
        Link::No
    }
}

/// Writes the rule as in `A.?./?..?/.B.X *`: `A` and `B` are the two stones, `X` an own one.
impl fmt::Display for LinkRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in 0..CELLS {
            if cell > 0 && cell % COLS == 0 {
                f.write_str("/")?;
            }
            let symbol = match self.cells[cell] {
                _ if cell == self.pair.0 => 'A',
                _ if cell == self.pair.1 => 'B',
                OWN => 'X',
                EMPTY => '.',
                _ => '?',
            };
            write!(f, "{symbol}")?;
        }
        f.write_str(if self.link == Link::Won { " >" } else { " *" })
    }
}

impl FromStr for LinkRule {
    type Err = String;

    fn from_str(text: &str) -> Result<LinkRule, String> {
        let (rows, sign) = text.split_once(' ').ok_or(format!("{text} has no result"))?;
        let link = match sign.trim() {
            ">" => Link::Won,
            "*" => Link::Open,
            other => return Err(format!("{other} is no result")),
        };
        let symbols: Vec<char> = rows.split('/').flat_map(str::chars).collect();
        let place = |wanted: char| symbols.iter().position(|&symbol| symbol == wanted);
        let (Some(a), Some(b)) = (place('A'), place('B')) else {
            return Err(format!("{rows} does not name two stones"));
        };
        if symbols.len() != CELLS {
            return Err(format!("{rows} is not {COLS}x{ROWS}"));
        }
        let mut cells = [ENEMY; CELLS];
        for (cell, symbol) in cells.iter_mut().zip(&symbols) {
            *cell = match symbol {
                'A' | 'B' | 'X' => OWN,
                '.' => EMPTY,
                '?' => ENEMY,
                other => return Err(format!("{other:?} stands for nothing")),
            };
        }
        Ok(LinkRule { cells, pair: (a, b), link })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(links: &Links, pattern: &str) -> Link {
        let symbols: Vec<char> = pattern.split('/').flat_map(str::chars).collect();
        let place = |wanted| symbols.iter().position(|&symbol| symbol == wanted).expect("a stone");
        let number = |symbol: char| match symbol {
            'O' => 0,
            '.' => 1,
            _ => 2,
        };
        let cells = std::array::from_fn(|cell| number(symbols[cell]));
        links.of(&cells, (place('A'), place('B')))
    }

    #[test]
    fn connections_are_known_and_follow_from_the_rules() {
        let links = Links::generate();
        assert_eq!(look(&links, "A.B./X.X./OOOO"), Link::Won, "the bamboo joint");
        assert_eq!(look(&links, ".O../A.B./.O.."), Link::Open, "one point between");
        assert_eq!(look(&links, "OA../O.B./OOOO"), Link::Won, "a diagonal");
        assert_eq!(look(&links, "OAO./O.B./OOOO"), Link::Open, "a diagonal with one side");
        assert_eq!(look(&links, "A.../.OOO/...B"), Link::No);
        assert!(links.known() >= 9000);
        let rules = links.generalized();
        assert!(rules.len() < links.known());
        let shipped = include_str!("links.txt").lines().filter(|line| !line.starts_with(';'));
        assert!(shipped.eq(rules.iter().map(LinkRule::to_string)), "the file is as generated");
        println!("{} patterns, {} rules", links.known(), rules.len());
        let lines = rules.iter().map(|rule| rule.to_string().parse());
        let read: Vec<LinkRule> = lines.collect::<Result<_, _>>().expect("rules");
        assert_eq!(read, rules);
        let followed = Links::of_rules(&read);
        for ((pair, state, link), (_, _, again)) in links.all().zip(followed.all()) {
            let has_stones = value(state, pair.0) == OWN && value(state, pair.1) == OWN;
            if has_stones && !is_joined(state, pair) {
                assert_eq!(link, again);
            }
        }
    }
}
