//! Proofs found in play: what was read of a capture, with the points it rests on, if they fit an 8x8
//! square. Wherever on a board the same points look the same, nothing is read again.
//!
//! The text has a line for each:
//!
//! ```text
//! owner works - ?XX?/XOOX/X*.X/##X#
//! ```
//!
//! Who moves first, what becomes of the capture, the move that decides it by columns to the right and rows
//! upward of the stone `*` of the prey, and the points row by row from the top: `X` is the hunter's, `O` the
//! owner's, `.` empty, `#` off the board and `?` anything.

use super::aim::{Aim, Problem};
use super::field::Field;
use super::known::Statics;
use super::memory::grounds;
use super::reader::{Limits, Reader};
use super::rules::beside;
use super::rules::statics::Known;
use super::verdict::Outcome;
use crate::board::{Bitboard, Point};
use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

/// Points on a side of the square.
const SIDE: i8 = 8;

/// Proofs that begin alike and are kept.
const ALIKE: usize = 64;

/// Contents of a point of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Held {
    Empty,
    Hunter,
    Owner,
    Outside,
}

/// A point by columns to the right and rows upward of the prey.
type Step = (i8, i8);

/// An outcome with what must stand around the prey, the nearest points first.
#[derive(Clone, PartialEq, Debug)]
struct Proof {
    is_hunter_first: bool,
    works: bool,
    mv: Option<Step>,
    points: Vec<(Step, Held)>,
}

/// The proofs of captures that were found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Proofs {
    /// By what the four sides of the prey hold, and who is to move.
    proofs: HashMap<u32, Vec<Proof>>,
}

impl Proofs {
    /// The number of proofs.
    pub fn count(&self) -> usize {
        self.proofs.values().map(Vec::len).sum()
    }

    /// Forgets what failed: with new moves to try it may prove false.
    pub fn forget_failures(&mut self) {
        self.proofs.values_mut().for_each(|alike| alike.retain(|proof| proof.works));
    }

    /// Looks a capture up: what becomes of it, and the move that decides it.
    pub fn look(
        &self,
        field: &Field,
        problem: &Problem,
        is_hunter_first: bool,
    ) -> Option<(Outcome, Option<Point>)> {
        let Aim::Capture(target) = problem.aim else { return None };
        let holds = |&(step, held): &(Step, Held)| hold(field, problem, target, step) == held;
        let alike = self.proofs.get(&sides(field, problem, target, is_hunter_first))?;
        let proof = alike.iter().find(|proof| proof.points.iter().all(holds))?;
        let outcome = if proof.works { Outcome::Success } else { Outcome::Failure };
        Some((outcome, proof.mv.and_then(|(right, up)| beside(target, right, up))))
    }

    /// Looks a capture up, in the static rules and here, or reads it and keeps what was read if it can be
    /// kept. Where a ko is about nothing is looked up.
    pub fn ask(
        &mut self,
        reader: &mut Reader,
        field: &Field,
        problem: Problem,
        is_hunter_first: bool,
        limits: Limits,
    ) -> (Outcome, Option<Point>) {
        let Aim::Capture(target) = problem.aim else {
            return reader.ask(field, problem, is_hunter_first, limits);
        };
        if field.ko().is_some() {
            return reader.ask(field, problem, is_hunter_first, limits);
        }
        let statics = Statics::shipped();
        let known = statics.look(field, &problem);
        if is_hunter_first && known > Known::None {
            return (Outcome::Success, statics.advise(field, &problem));
        }
        if !is_hunter_first && known == Known::Won {
            return (Outcome::Success, None);
        }
        if let Some(known) = self.look(field, &problem, is_hunter_first) {
            return known;
        }
        // What is in the table would leave no trace of the points it rests on.
        reader.forget();
        let (outcome, mv) = reader.ask(field, problem, is_hunter_first, limits);
        if outcome != Outcome::Unknown {
            let grounds = grounds(field, target, reader.seen);
            if let Some(points) = square(field, &problem, target, grounds) {
                let step = |mv: Point| {
                    let across = |a: usize, b: usize| a as i8 - b as i8;
                    (across(mv.col(), target.col()), across(mv.row(), target.row()))
                };
                let works = outcome == Outcome::Success;
                self.add(Proof { is_hunter_first, works, mv: mv.map(step), points });
            }
        }
        (outcome, mv)
    }

    fn add(&mut self, proof: Proof) {
        let held = |step: Step| {
            let known = proof.points.iter().find(|&&(known, _)| known == step);
            known.map_or(Held::Outside, |&(_, held)| held)
        };
        let alike = self.proofs.entry(key(held, proof.is_hunter_first)).or_default();
        if !alike.contains(&proof) {
            if alike.len() == ALIKE {
                alike.remove(0);
            }
            alike.push(proof);
        }
    }
}

/// The points of a set with those off the board beside them, the nearest first; `None` if they do
/// not fit the square.
fn square(
    field: &Field,
    problem: &Problem,
    target: Point,
    grounds: Bitboard,
) -> Option<Vec<(Step, Held)>> {
    let mut steps: Vec<Step> = Vec::new();
    for point in grounds.iter().filter(|&point| field.is_on(point)) {
        let (right, up) =
            (point.col() as i8 - target.col() as i8, point.row() as i8 - target.row() as i8);
        for (col, row) in [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)] {
            let step = (right + col, up + row);
            let is_outside = hold(field, problem, target, step) == Held::Outside;
            if ((col, row) == (0, 0) || is_outside) && !steps.contains(&step) {
                steps.push(step);
            }
        }
    }
    let fits = |of: fn(&Step) -> i8| {
        let ends = (steps.iter().map(of).min(), steps.iter().map(of).max());
        matches!(ends, (Some(least), Some(most)) if most - least < SIDE)
    };
    if !fits(|step| step.0) || !fits(|step| step.1) {
        return None;
    }
    steps.sort_by_key(|&(right, up)| (right.abs() + up.abs(), up, right));
    Some(steps.into_iter().map(|step| (step, hold(field, problem, target, step))).collect())
}

/// Contents of the point some steps from the prey.
fn hold(field: &Field, problem: &Problem, target: Point, (right, up): Step) -> Held {
    match beside(target, right, up).filter(|&at| field.is_on(at)) {
        None => Held::Outside,
        Some(at) => match field.color_at(at) {
            None => Held::Empty,
            Some(color) if color == problem.maker => Held::Hunter,
            Some(_) => Held::Owner,
        },
    }
}

const SIDES: [Step; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

fn key(held: impl Fn(Step) -> Held, is_hunter_first: bool) -> u32 {
    SIDES.into_iter().fold(u32::from(is_hunter_first), |key, side| 4 * key + held(side) as u32)
}

fn sides(field: &Field, problem: &Problem, target: Point, is_hunter_first: bool) -> u32 {
    key(|side| hold(field, problem, target, side), is_hunter_first)
}

impl fmt::Display for Proofs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines: Vec<String> = self.proofs.values().flatten().map(Proof::to_string).collect();
        lines.sort();
        lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = if self.is_hunter_first { "hunter" } else { "owner" };
        let outcome = if self.works { "works" } else { "fails" };
        write!(f, "{first} {outcome} ")?;
        match self.mv {
            Some((right, up)) => write!(f, "{right},{up} ")?,
            None => f.write_str("- ")?,
        }
        let bounds = |of: fn(&(Step, Held)) -> i8| {
            let (least, most) =
                (self.points.iter().map(of).min(), self.points.iter().map(of).max());
            least.unwrap_or(0)..=most.unwrap_or(0)
        };
        let (cols, rows) = (bounds(|point| point.0.0), bounds(|point| point.0.1));
        for row in rows.clone().rev() {
            if row != *rows.end() {
                f.write_str("/")?;
            }
            for col in cols.clone() {
                let found = self.points.iter().find(|point| point.0 == (col, row));
                f.write_str(match found {
                    _ if (col, row) == (0, 0) => "*",
                    Some((_, Held::Empty)) => ".",
                    Some((_, Held::Hunter)) => "X",
                    Some((_, Held::Owner)) => "O",
                    Some((_, Held::Outside)) => "#",
                    None => "?",
                })?;
            }
        }
        Ok(())
    }
}

impl FromStr for Proofs {
    type Err = String;

    fn from_str(text: &str) -> Result<Proofs, String> {
        let mut proofs = Proofs::default();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with(';')) {
            proofs.add(line.parse()?);
        }
        Ok(proofs)
    }
}

impl FromStr for Proof {
    type Err = String;

    fn from_str(text: &str) -> Result<Proof, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [first, outcome, mv, rows] = words[..] else {
            return Err(format!("{text} has not four words"));
        };
        let one_of = |word: &str, yes: &str, no: &str| match word {
            word if word == yes => Ok(true),
            word if word == no => Ok(false),
            other => Err(format!("{other} is neither {yes} nor {no}")),
        };
        let mv = match mv {
            "-" => None,
            mv => {
                let step = mv
                    .split_once(',')
                    .and_then(|(right, up)| Some((right.parse().ok()?, up.parse().ok()?)));
                Some(step.ok_or(format!("{mv} is no step"))?)
            }
        };
        let rows: Vec<Vec<char>> = rows.split('/').map(|row| row.chars().collect()).collect();
        let place = |row: &Vec<char>| row.iter().position(|&symbol| symbol == '*');
        let origin = rows.iter().enumerate().find_map(|(row, line)| Some((row, place(line)?)));
        let (prey_row, prey_col) = origin.ok_or(format!("{text} has no prey"))?;
        if rows.len() > SIDE as usize || rows.iter().any(|row| row.len() > SIDE as usize) {
            return Err(format!("{text} is larger than {SIDE}x{SIDE}"));
        }
        let mut points = Vec::new();
        for (row, symbols) in rows.iter().enumerate() {
            for (col, symbol) in symbols.iter().enumerate() {
                let held = match symbol {
                    '.' => Held::Empty,
                    'X' => Held::Hunter,
                    'O' | '*' => Held::Owner,
                    '#' => Held::Outside,
                    '?' => continue,
                    other => return Err(format!("{other:?} stands for nothing")),
                };
                let step = (col as i8 - prey_col as i8, prey_row as i8 - row as i8);
                points.push((step, held));
            }
        }
        points.sort_by_key(|&((right, up), _)| (right.abs() + up.abs(), up, right));
        Ok(Proof {
            is_hunter_first: one_of(first, "hunter", "owner")?,
            works: one_of(outcome, "works", "fails")?,
            mv,
            points,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    const LIMITS: Limits = Limits { nodes: 2000, order: 2 };

    fn field(diagram: &str) -> Field {
        Field::new(&diagram.parse::<Board>().expect("a diagram"))
    }

    fn capture(field: &Field, at: &str) -> Problem {
        Problem::capture(field, at.parse().expect("a vertex")).expect("a stone")
    }

    /// A net is read once; elsewhere, with other colors, it is known, and one stone more makes it
    /// another question.
    #[test]
    fn a_proof_is_found_again_elsewhere() {
        let read = field(
            ". . . . . . . . . .
             . . . . . . . . . .
             . . . . . . . . . .
             . . . X X X X . . .
             . . . X O O . X . .
             . . . X X X . X . .
             . . . . . . X . . .
             . . . . . . . . . .
             . . . . . . . . . .
             . . . . . . . . . .",
        );
        let (mut proofs, mut reader) = (Proofs::default(), Reader::new());
        let problem = capture(&read, "E6");
        let outcome = proofs.ask(&mut reader, &read, problem, false, LIMITS).0;
        assert_eq!(outcome, Outcome::Success);
        assert_eq!(proofs.count(), 1, "it fits the square");
        let elsewhere = field(
            ". . . . . . . . . .
             . . . . . . . . . .
             . . O O O O . . X .
             . . O X X . O . . .
             . . O O O . O . . .
             . . . . . O . . . .
             . . . . . . . . . .
             . . . . . . . . . .
             . X . . . . . . . .
             . . . . . . . . . .",
        );
        let problem = capture(&elsewhere, "D7");
        let found = proofs.look(&elsewhere, &problem, false);
        assert_eq!(found.map(|(outcome, _)| outcome), Some(Outcome::Success));
        assert_eq!(proofs.look(&elsewhere, &problem, true), None);
        let mut other = elsewhere.clone();
        other.play(problem.maker, "F7".parse().expect("a vertex"));
        assert_eq!(proofs.look(&other, &problem, false), None);
        let again: Proofs = proofs.to_string().parse().expect("proofs");
        assert_eq!(again, proofs);
    }

    #[test]
    fn what_is_no_proof_is_told() {
        for (bad, reason) in [
            ("hunter works -", "four words"),
            ("nobody works - *", "neither hunter nor owner"),
            ("hunter wins - *", "neither works nor fails"),
            ("hunter works 1 *", "no step"),
            ("hunter works - X", "no prey"),
            ("hunter works - *........", "larger than 8x8"),
            ("hunter works - *Z", "stands for nothing"),
        ] {
            let error = bad.parse::<Proofs>().expect_err(bad);
            assert!(error.contains(reason), "{bad}: {error}");
        }
    }
}
