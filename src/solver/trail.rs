//! The trail of a reading: its tree, for those who want to see how a verdict came about.

use super::verdict::Outcome;
use crate::board::{Color, Point};
use std::fmt;

/// A move that was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Stones before it.
    pub depth: usize,
    /// The player.
    pub color: Color,
    /// The point.
    pub point: Point,
    /// Its outcome for the maker; none if it was not finished.
    pub outcome: Option<Outcome>,
}

/// The moves that were tried, in order, as far as there is room.
#[derive(Clone, Debug)]
pub struct Trail {
    steps: Vec<Step>,
    open: Vec<Option<usize>>,
    room: usize,
    left_out: u64,
}

impl Trail {
    /// A trail with room for so many moves.
    pub fn new(room: usize) -> Trail {
        Trail { steps: Vec::new(), open: Vec::new(), room, left_out: 0 }
    }

    /// The moves.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    pub(super) fn enter(&mut self, depth: usize, color: Color, point: Point) {
        let has_room = self.steps.len() < self.room;
        self.open.push(has_room.then_some(self.steps.len()));
        if has_room {
            self.steps.push(Step { depth, color, point, outcome: None });
        } else {
            self.left_out += 1;
        }
    }

    pub(super) fn leave(&mut self, outcome: Outcome) {
        if let Some(Some(at)) = self.open.pop() {
            self.steps[at].outcome = Some(outcome);
        }
    }
}

impl fmt::Display for Trail {
    /// Writes a line for each move, indented by its depth.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Step { depth, color, point, outcome } in &self.steps {
            let word = match outcome {
                Some(Outcome::Success) => "works",
                Some(Outcome::Failure) => "fails",
                Some(Outcome::Unknown) | None => "unknown",
            };
            writeln!(f, "{:indent$}{} {point} {word}", "", color.letter(), indent = 2 * depth)?;
        }
        if self.left_out > 0 {
            writeln!(f, "... and {} more moves", self.left_out)?;
        }
        Ok(())
    }
}
