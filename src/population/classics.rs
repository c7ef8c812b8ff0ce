//! The classical moves of 9x9 that Audouard et al. (2009) look up in their population.

use super::Population;
use crate::board::{Color, Move, Point, Size};
use crate::book::{Book, NodeId, Pointers, Tally, Tree};
use std::fmt;

/// The thing looked up.
enum Classic {
    /// The last move of the line should be known.
    Played(&'static str, &'static str),
    /// The last move of the line should not be the choice.
    Avoided(&'static str, &'static str),
}

use Classic::{Avoided, Played};

/// The lines of section 3, in the orientation of the paper.
const CLASSICS: [Classic; 14] = [
    Played("E5", "the center first"),
    Played("E5 G5", "the answer on the side"),
    Played("E5 G5 G4", "the contact from below"),
    Played("E5 G5 G4 C5", "a classical beginning"),
    Played("E5 G5 G4 C6", "another one"),
    Avoided("E5 G5 G4 C4", "C5 is better for White"),
    Played("E5 G5 G4 C4 F5", "strong for Black after C4"),
    Avoided("E5 G5 F3", "White answers C6, C4 or G3"),
    Avoided("E5 G5 F4", "Black's early kosumi"),
    Avoided("E5 C5 E3 G5 E7", "bad for Black"),
    Played("F6 D4", "mane go"),
    Played("F6 D4 D6 F4", "mane go goes on"),
    Played("F5 D5", "mane go"),
    Played("F5 D5 E7 E3", "mane go goes on"),
];

/// White has no kosumi before this move.
const KOSUMI_BEFORE: usize = 7;

/// A choice among fewer games says little.
const LEAST_GAMES: u64 = 20;

/// One classical move and what is known of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The line, or another name.
    pub line: String,
    /// Its meaning.
    pub meaning: &'static str,
    /// True if it is as a classic says.
    pub is_found: bool,
    /// The counts.
    pub words: String,
}

/// All classical moves, as a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Findings(Vec<Finding>);

/// The classics are of another board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotNine(Size);

impl fmt::Display for NotNine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the classics are moves of 9x9, not of {}", self.0)
    }
}

impl std::error::Error for NotNine {}

impl Findings {
    /// Looks up all classics in what a population knows.
    pub fn of(population: &Population) -> Result<Findings, NotNine> {
        let book = population.book();
        let size = book.header().size();
        if size != Size::NINE {
            return Err(NotNine(size));
        }
        let mut findings: Vec<Finding> =
            CLASSICS.iter().map(|classic| classic.look(book)).collect();
        findings.push(kosumi(book));
        Ok(Findings(findings))
    }

    /// The findings.
    pub fn rows(&self) -> &[Finding] {
        &self.0
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Finding { line, meaning, is_found, words } in &self.0 {
            let verdict = if *is_found { "found" } else { "not found" };
            writeln!(f, "{verdict:<10} {line:<18} {meaning:<27} {words}")?;
        }
        let found = self.0.iter().filter(|finding| finding.is_found).count();
        writeln!(f, "{found} of {} found", self.0.len())
    }
}

impl Classic {
    fn look(&self, book: &Book) -> Finding {
        let (Played(line, meaning) | Avoided(line, meaning)) = *self;
        let known = look_up(book, line);
        let is_choice = known.is_some_and(|(_, rank)| rank == 0);
        let (is_found, wish) = match self {
            Played(..) => (known.is_some(), ""),
            // What was never come to was not avoided.
            Avoided(..) => (!is_choice && is_reached(book, line), "not "),
        };
        let words = known.map_or("no game".to_owned(), |(tally, rank)| {
            let (Tally { games, wins }, percent) = (tally, 100.0 * tally.win_rate());
            let place =
                if rank == 0 { "the choice".to_owned() } else { format!("number {}", rank + 1) };
            format!("{wins} of {games} games won, {percent:.1}%, {place}")
        });
        Finding { line: format!("{wish}{line}"), meaning, is_found, words }
    }
}

/// Tells whether games came to where the last move of a line would be made.
fn is_reached(book: &Book, line: &str) -> bool {
    let before = line.rsplit_once(' ').map_or("", |(before, _)| before);
    let mut pointers = Pointers::new();
    let moves = before.split_whitespace().filter_map(|vertex| vertex.parse::<Move>().ok());
    for (mv, color) in moves.zip(Color::ALL.into_iter().cycle()) {
        pointers.advance(book, color, mv);
    }
    pointers.candidates(book).iter().any(|known| known.tally.games > 0)
}

/// The tally of the last move of a line, and its rank by games won.
fn look_up(book: &Book, line: &str) -> Option<(Tally, usize)> {
    let mut pointers = Pointers::new();
    let moves: Vec<Move> = line.split(' ').filter_map(|vertex| vertex.parse().ok()).collect();
    let (&last, before) = moves.split_last()?;
    for (&mv, color) in before.iter().zip(Color::ALL.into_iter().cycle()) {
        pointers.advance(book, color, mv);
    }
    let candidates = pointers.candidates(book);
    let tally = candidates.iter().find(|known| known.mv == last)?.tally;
    let mut better: Vec<NodeId> =
        candidates.iter().filter(|known| known.tally.wins > tally.wins).map(|k| k.node).collect();
    better.sort_unstable();
    better.dedup();
    (tally.games > 0).then_some((tally, better.len()))
}

/// Counts the early kosumi of White, and tells whether it is anywhere the choice.
fn kosumi(book: &Book) -> Finding {
    let tree = book.tree();
    let mut line: Vec<Move> = Vec::new();
    let (mut early, mut all, mut chosen) = (0, 0, 0);
    for (depth, id) in tree.walk() {
        line.truncate(depth.saturating_sub(1));
        line.extend(tree.move_of(id));
        // White's moves are the even ones.
        if depth == 0 || depth % 2 == 1 || depth >= KOSUMI_BEFORE {
            continue;
        }
        all += tree.tally(id).games;
        if is_kosumi(&line) {
            early += tree.tally(id).games;
            chosen += u64::from(is_choice(tree, &line));
        }
    }
    let words = format!(
        "{early} of {all} moves of White, {chosen} times the choice after {LEAST_GAMES} games"
    );
    let line = format!("no kosumi < {KOSUMI_BEFORE}");
    Finding { line, meaning: "White's early kosumi", is_found: chosen == 0 && all > 0, words }
}

/// Tells whether the last move is diagonal to a stone of its player, with nothing between them.
fn is_kosumi(line: &[Move]) -> bool {
    let Some((Move::Play(last), before)) = line.split_last() else { return false };
    let is_empty = |col: usize, row: usize| {
        let point = Move::Play(Point::new(col, row));
        !before.contains(&point)
    };
    let own = before.iter().rev().skip(1).step_by(2).filter_map(|mv| mv.point());
    own.into_iter().any(|stone| {
        stone.col().abs_diff(last.col()) == 1
            && stone.row().abs_diff(last.row()) == 1
            && is_empty(stone.col(), last.row())
            && is_empty(last.col(), stone.row())
    })
}

/// Tells whether the last move of a line in canonical form won more games than its siblings, in a
/// position with games enough.
fn is_choice(tree: &Tree, line: &[Move]) -> bool {
    let follow =
        |moves: &[Move]| moves.iter().try_fold(NodeId::ROOT, |id, &mv| tree.successor(id, mv));
    let (Some(parent), Some(node)) = (follow(&line[..line.len() - 1]), follow(line)) else {
        return false;
    };
    let best = tree.successors(parent).map(|id| tree.tally(id).wins).max();
    tree.tally(parent).games >= LEAST_GAMES && best == Some(tree.tally(node).wins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kosumi_is_a_diagonal_with_nothing_between() {
        let moves = |line: &str| -> Vec<Move> {
            line.split(' ').map(|vertex| vertex.parse().expect("a vertex")).collect()
        };
        for (line, expected) in [
            ("E5 C5 E3 D6", true),
            ("E5 C5 E3 D4", true),
            ("E5 C5 E3 C6", false),
            ("E5 C5 D5 D6", false),
            ("E5 C5 F4", true),
            ("E5 C5 D6", true),
            ("E5 D4", false),
            ("E5 C5 E3 pass", false),
        ] {
            assert_eq!(is_kosumi(&moves(line)), expected, "{line}");
        }
    }
}
