//! Rules as text, a line each:
//!
//! ```text
//! capture  ?X?/.*T/?.?  target=2..2 hunter=1..9 owner=0..9  tried=120.0 worked=61.5 missed=40.0
//! ```
//!
//! The pattern is written row by row from the top with `/` between: `*` is the move, `T` a stone of the
//! target, `X` one of the player who hunts it, `O` another one of its owner, `.` an empty point, `#` a
//! point off the board and `?` anything. Lines that begin with `;` are comments.

use super::super::aim::Goal;
use super::book::RuleBook;
use super::pattern::{Cell, Pattern, REACH};
use super::rule::{Rule, Span, Statistics};
use std::fmt;
use std::str::FromStr;

/// A line that is no rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The fault.
    pub reason: String,
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for RuleError {}

impl FromStr for RuleBook {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<RuleBook, RuleError> {
        let lines = text.lines().enumerate();
        let rules = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with(';'));
        let read = |(index, line): (usize, &str)| {
            line.parse().map_err(|reason| RuleError { line: index + 1, reason })
        };
        rules.map(read).collect::<Result<Vec<Rule>, RuleError>>().map(RuleBook::new)
    }
}

impl fmt::Display for RuleBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rules().iter().try_for_each(|rule| writeln!(f, "{rule}"))
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let span = |span: Span| format!("{}..{}", span.least, span.most);
        let Statistics { tried, worked, missed } = self.statistics;
        write!(
            f,
            "{}  {}  target={} hunter={} owner={}  tried={tried:.1} worked={worked:.1} missed={missed:.1}",
            self.goal,
            self.pattern,
            span(self.target),
            span(self.hunter),
            span(self.owner),
        )
    }
}

impl FromStr for Rule {
    type Err = String;

    fn from_str(text: &str) -> Result<Rule, String> {
        let mut words = text.split_whitespace();
        let goal = match words.next() {
            Some("capture") => Goal::Capture,
            Some("save") => Goal::Save,
            other => return Err(format!("{} is no goal of rules", other.unwrap_or("nothing"))),
        };
        let pattern = words.next().ok_or("there is no pattern")?.parse()?;
        let mut rule = Rule {
            goal,
            pattern,
            target: Span::ANY,
            hunter: Span::ANY,
            owner: Span::ANY,
            statistics: Statistics::default(),
        };
        for word in words {
            let (name, value) = word.split_once('=').ok_or(format!("{word} has no value"))?;
            match name {
                "target" => rule.target = span(value)?,
                "hunter" => rule.hunter = span(value)?,
                "owner" => rule.owner = span(value)?,
                "tried" => rule.statistics.tried = number(value)?,
                "worked" => rule.statistics.worked = number(value)?,
                "missed" => rule.statistics.missed = number(value)?,
                _ => return Err(format!("there is no {name}")),
            }
        }
        Ok(rule)
    }
}

fn span(text: &str) -> Result<Span, String> {
    let ends = text.split_once("..").and_then(|(least, most)| {
        Some(Span { least: least.parse().ok()?, most: most.parse().ok()? })
    });
    ends.filter(|span| span.least <= span.most).ok_or(format!("{text} is no range"))
}

fn number(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| format!("{text} is no number"))?;
    (number.is_finite() && number >= 0.0).then_some(number).ok_or(format!("{text} is no count"))
}

fn letter(cell: Cell) -> char {
    match cell {
        Cell::Empty => '.',
        Cell::Target => 'T',
        Cell::Hunter => 'X',
        Cell::Friend => 'O',
        Cell::Outside => '#',
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = self.cells();
        let bounds = |of: fn(&(i8, i8, Cell)) -> i8| {
            let (least, most) = (cells.iter().map(of).min(), cells.iter().map(of).max());
            least.unwrap_or(0).min(0)..=most.unwrap_or(0).max(0)
        };
        let (cols, rows) = (bounds(|cell| cell.0), bounds(|cell| cell.1));
        for row in rows.clone().rev() {
            if row != *rows.end() {
                f.write_str("/")?;
            }
            for col in cols.clone() {
                let found = cells.iter().find(|cell| (cell.0, cell.1) == (col, row));
                let symbol = match found {
                    _ if (col, row) == (0, 0) => '*',
                    Some(&(_, _, cell)) => letter(cell),
                    None => '?',
                };
                write!(f, "{symbol}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Pattern {
    type Err = String;

    fn from_str(text: &str) -> Result<Pattern, String> {
        let rows: Vec<Vec<char>> = text.split('/').map(|row| row.chars().collect()).collect();
        let is_move = |row: &Vec<char>| row.iter().position(|&symbol| symbol == '*');
        let mut moves = rows.iter().enumerate().filter_map(|(i, row)| Some((i, is_move(row)?)));
        let Some((move_row, move_col)) = moves.next() else {
            return Err(format!("{text} has no move"));
        };
        let mut cells = Vec::new();
        for (row, symbols) in rows.iter().enumerate() {
            for (col, symbol) in symbols.iter().enumerate() {
                let (right, up) = (col as i64 - move_col as i64, move_row as i64 - row as i64);
                if right.abs().max(up.abs()) > REACH.into() {
                    return Err(format!("{text} reaches farther than {REACH} from its move"));
                }
                let cell = match symbol {
                    '.' => Cell::Empty,
                    'T' => Cell::Target,
                    'X' => Cell::Hunter,
                    'O' => Cell::Friend,
                    '#' => Cell::Outside,
                    '?' => continue,
                    '*' if (right, up) == (0, 0) => continue,
                    other => return Err(format!("{other:?} stands for nothing")),
                };
                cells.push((right as i8, up as i8, cell));
            }
        }
        Ok(Pattern::new(cells))
    }
}
