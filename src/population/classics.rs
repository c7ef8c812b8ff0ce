//! The classical moves of 9x9 that Audouard et al. (2009) look up in their population.
//!
//! The question is what a population or a book answers, not what it has a game of: a move counts as
//! found when it is the answer, and a position that it does not know is reported as not reached.

use super::Population;
use crate::board::{Color, Move, Point, Size};
use crate::book::{Book, Candidate, NodeId, Pointers, Selection, Tally, Tree};
use std::fmt;

/// A question about the position after some moves, in the orientation of the paper.
struct Classic {
    /// The moves before, which somebody else plays.
    line: &'static str,
    wish: Wish,
    meaning: &'static str,
}

/// The answer that a classic wants.
enum Wish {
    /// One of these moves.
    Any(&'static [&'static str]),
    /// Another move than this one.
    Not(&'static str),
    /// The last move of the line wins more than half of its games.
    Strong,
}

use Wish::{Any, Not, Strong};

const fn classic(line: &'static str, wish: Wish, meaning: &'static str) -> Classic {
    Classic { line, wish, meaning }
}

/// The lines of section 3 and of the conclusion.
const CLASSICS: [Classic; 17] = [
    classic("", Any(&["E5"]), "the center first"),
    classic("E5", Any(&["G5"]), "the answer on the side"),
    classic("E5 G5", Any(&["G4"]), "the contact from below"),
    classic("E5 G5", Not("F3"), "White answers C6, C4 or G3"),
    classic("E5 G5", Not("F4"), "Black's early kosumi"),
    classic("E5 G5 F3", Any(&["C6", "C4", "G3", "D3", "C5"]), "what punishes F3"),
    classic("E5 G5 G4", Any(&["C5", "C6"]), "a classical beginning"),
    classic("E5 G5 G4", Not("C4"), "C5 is better for White"),
    classic("E5 G5 G4 C4", Any(&["F5"]), "strong for Black after C4"),
    classic("E5 G5 G4 C4 H5", Strong, "good for Black as well"),
    classic("E5 G5 G4 C5", Not("E3"), "a weak move of the paper's book"),
    classic("E5 G5 G4 C5", Any(&["F4"]), "a professional's move"),
    classic("E5 C5 E3 G5", Not("E7"), "bad for Black"),
    classic("F6", Any(&["D4"]), "mane go"),
    classic("F6 D4 D6", Any(&["F4"]), "mane go goes on"),
    classic("F5", Any(&["D5"]), "mane go"),
    classic("F5 D5 E7", Any(&["E3"]), "mane go goes on"),
];

/// A first move of each kind: the points of one eighth of the board.
const FIRST_MOVES: [&str; 15] =
    ["E5", "E4", "E3", "E2", "E1", "D4", "D3", "D2", "D1", "C3", "C2", "C1", "B2", "B1", "A1"];

/// White has no kosumi before this move.
const KOSUMI_BEFORE: usize = 7;

/// A choice among fewer games says little.
const LEAST_GAMES: u64 = 20;

/// The outcome of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreement {
    /// It is as the classic says.
    Found,
    /// It is not.
    NotFound,
    /// There is no game that came there, or none whose answer could be played.
    NotReached,
}

/// One classical move and what is known of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The line with the wish, or another name.
    pub line: String,
    /// Its meaning.
    pub meaning: &'static str,
    /// The outcome.
    pub verdict: Agreement,
    /// The answer and its counts.
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

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Agreement::Found => "found",
            Agreement::NotFound => "not found",
            Agreement::NotReached => "not reached",
        })
    }
}

impl Findings {
    /// Asks a population all questions; it answers by a rule.
    pub fn of(population: &Population, rule: &Selection) -> Result<Findings, NotNine> {
        let book = population.book();
        let size = book.header().size();
        if size != Size::NINE {
            return Err(NotNine(size));
        }
        let oracle = Oracle { book, rule };
        let mut findings: Vec<Finding> =
            CLASSICS.iter().map(|classic| classic.ask(&oracle)).collect();
        findings.push(every_first_move(&oracle));
        findings.push(kosumi(book));
        Ok(Findings(findings))
    }

    /// The findings.
    pub fn rows(&self) -> &[Finding] {
        &self.0
    }

    fn count(&self, verdict: Agreement) -> usize {
        self.0.iter().filter(|finding| finding.verdict == verdict).count()
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Finding { line, meaning, verdict, words } in &self.0 {
            writeln!(f, "{verdict:<12} {line:<28} {meaning:<32} {words}")?;
        }
        let [found, missing, unknown] =
            [Agreement::Found, Agreement::NotFound, Agreement::NotReached].map(|v| self.count(v));
        let all = self.0.len();
        writeln!(f, "{found} of {all} found, {missing} not found, {unknown} not reached")
    }
}

/// The one who answers: a book and a rule to choose by.
struct Oracle<'a> {
    book: &'a Book,
    rule: &'a Selection,
}

/// A position as the oracle knows it.
struct Place {
    /// The tally of the move that led there.
    tally: Tally,
    candidates: Vec<Candidate>,
}

impl Oracle<'_> {
    /// The position after a line, if the book has it.
    fn place(&self, line: &str) -> Option<Place> {
        let mut pointers = Pointers::new();
        for (mv, color) in moves(line).zip(Color::ALL.into_iter().cycle()) {
            pointers.advance(self.book, color, mv);
        }
        let (_, node) = pointers.live().next()?;
        let tally = self.book.tree().evidence(node).best();
        Some(Place { tally, candidates: pointers.candidates(self.book) })
    }

    fn answer<'a>(&self, place: &'a Place) -> Option<&'a Candidate> {
        self.rule.best(&place.candidates)
    }
}

fn moves(line: &str) -> impl Iterator<Item = Move> {
    line.split_whitespace().filter_map(|vertex| vertex.parse().ok())
}

impl Classic {
    fn ask(&self, oracle: &Oracle<'_>) -> Finding {
        let (verdict, words) = match oracle.place(self.line) {
            None => (Agreement::NotReached, "no game".to_owned()),
            Some(place) => match self.wish {
                Strong => strength(place.tally),
                _ => self.compare(oracle, &place),
            },
        };
        Finding { line: self.title(), meaning: self.meaning, verdict, words }
    }

    fn title(&self) -> String {
        let line = if self.line.is_empty() { "first" } else { self.line };
        match self.wish {
            Any(moves) => format!("{line}: {}", moves.join(" ")),
            Not(mv) => format!("{line}: not {mv}"),
            Strong => format!("{line} wins"),
        }
    }

    /// Compares the answer with the wish.
    fn compare(&self, oracle: &Oracle<'_>, place: &Place) -> (Agreement, String) {
        let node = |vertex: &&str| {
            let wanted = moves(vertex).next();
            place.candidates.iter().find(|known| Some(known.mv) == wanted).map(|known| known.node)
        };
        let Some(answer) = oracle.answer(place) else {
            let words = match place.candidates.is_empty() {
                true => "the line ends here".to_owned(),
                false => "left to the search".to_owned(),
            };
            return (Agreement::NotReached, words);
        };
        let is_found = match &self.wish {
            Any(moves) => moves.iter().any(|vertex| node(vertex) == Some(answer.node)),
            Not(vertex) => node(vertex) != Some(answer.node),
            Strong => true,
        };
        let verdict = if is_found { Agreement::Found } else { Agreement::NotFound };
        // In the orientation of the wish, if it is the same move.
        let wished = if let Any(moves) = &self.wish { *moves } else { &[] };
        let same = wished.iter().find(|vertex| node(vertex) == Some(answer.node));
        let name = same.map_or_else(|| answer.mv.to_string(), |vertex| (*vertex).to_owned());
        (verdict, format!("answers {name}: {}", counts(answer.tally)))
    }
}

fn strength(tally: Tally) -> (Agreement, String) {
    let verdict = match tally {
        Tally { games: 0, .. } => Agreement::NotReached,
        tally if tally.win_rate() > 0.5 => Agreement::Found,
        _ => Agreement::NotFound,
    };
    (verdict, counts(tally))
}

fn counts(tally: Tally) -> String {
    let Tally { games, wins } = tally;
    format!("{wins} of {games} won, {:.1}%", 100.0 * tally.win_rate())
}

/// Asks whether every first move has its answer.
fn every_first_move(oracle: &Oracle<'_>) -> Finding {
    let has_answer =
        |first: &&&str| oracle.place(first).is_some_and(|place| oracle.answer(&place).is_some());
    let missing: Vec<&str> =
        FIRST_MOVES.iter().filter(|first| !has_answer(first)).copied().collect();
    let answered = FIRST_MOVES.len() - missing.len();
    let mut words = format!("{answered} of {}", FIRST_MOVES.len());
    if !missing.is_empty() {
        words += &format!(", none to {}", missing.join(" "));
    }
    Finding {
        line: "every kind of first move".to_owned(),
        meaning: "White has an answer",
        verdict: if missing.is_empty() { Agreement::Found } else { Agreement::NotFound },
        words,
    }
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
    let verdict = match (all, chosen) {
        (0, _) => Agreement::NotReached,
        (_, 0) => Agreement::Found,
        _ => Agreement::NotFound,
    };
    let line = format!("no kosumi < {KOSUMI_BEFORE}");
    Finding { line, meaning: "White's early kosumi", verdict, words }
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
    fn first_moves_are_one_of_each_kind() {
        let kinds: std::collections::BTreeSet<Vec<Move>> = FIRST_MOVES
            .iter()
            .map(|first| {
                crate::board::canonical_form(Size::NINE, &moves(first).collect::<Vec<_>>()).0
            })
            .collect();
        assert_eq!(kinds.len(), FIRST_MOVES.len());
    }

    #[test]
    fn a_kosumi_is_a_diagonal_with_nothing_between() {
        let moves = |line: &str| -> Vec<Move> { moves(line).collect() };
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
