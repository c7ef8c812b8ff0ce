//! One rule: a pattern, conditions on liberties, and statistics.

use super::super::aim::{Aim, Goal, Problem};
use super::super::field::{Chains, Few, Field};
use super::pattern::Pattern;
use crate::board::{Color, Point};

/// A range of numbers, both ends within.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The least.
    pub least: u8,
    /// The most.
    pub most: u8,
}

impl Span {
    /// Any number.
    pub const ANY: Span = Span { least: 0, most: 9 };

    /// One number.
    pub const fn only(number: u8) -> Span {
        Span { least: number, most: number }
    }

    /// Tells whether a number is within.
    pub const fn has(self, number: u8) -> bool {
        self.least <= number && number <= self.most
    }

    /// Tells whether all of another range is within.
    pub const fn covers(self, other: Span) -> bool {
        self.least <= other.least && other.most <= self.most
    }
}

/// The numbers that rules ask for: liberties, of which more than nine are nine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Concepts {
    /// Liberties of the target.
    pub target: u8,
    /// Liberties of the hunter's stone if he plays there.
    pub hunter: u8,
    /// Liberties of the owner's stone if he plays there.
    pub owner: u8,
}

impl Concepts {
    /// The numbers for a move in a problem of capture.
    pub fn of(field: &Field, problem: &Problem, mv: Point) -> Concepts {
        let Aim::Capture(target) = problem.aim else {
            return Concepts { target: 0, hunter: 0, owner: 0 };
        };
        Concepts {
            target: field.liberties(target, 9).count() as u8,
            hunter: liberties_after(field, problem.maker, mv),
            owner: liberties_after(field, !problem.maker, mv),
        }
    }
}

/// The liberties that a stone's chain would have, without what it captures; nine at most.
fn liberties_after(field: &Field, color: Color, at: Point) -> u8 {
    let mut liberties: Few<10> = Few::new();
    at.neighbors()
        .into_iter()
        .filter(|&side| field.is_empty(side))
        .for_each(|side| liberties.add(side));
    let mut friends = Chains::new();
    field.add_chains_beside(at, color, &mut friends);
    for friend in friends.iter() {
        let theirs = field.liberties(friend, 10);
        theirs.iter().filter(|&liberty| liberty != at).for_each(|liberty| liberties.add(liberty));
    }
    liberties.count().min(9) as u8
}

/// The record of a rule of late: older cases count less and less.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Statistics {
    /// Cases where its move was read.
    pub tried: f64,
    /// Those where the move worked.
    pub worked: f64,
    /// Those where the goal was out of reach once the opponent had played there.
    pub missed: f64,
}

/// The weight of a case after another one: about the last two hundred have a say.
const FADING: f64 = 0.995;

impl Statistics {
    /// Adds a case.
    pub fn add(&mut self, has_worked: bool, was_needed: bool) {
        let number = |fact: bool| if fact { 1.0 } else { 0.0 };
        self.tried = self.tried * FADING + 1.0;
        self.worked = self.worked * FADING + number(has_worked);
        self.missed = self.missed * FADING + number(was_needed);
    }

    /// The chance that the move works.
    pub fn chance(&self) -> f64 {
        (self.worked + 1.0) / (self.tried + 2.0)
    }

    /// The chance of losing if the move is not played: the better guide to what to try first.
    pub fn urgency(&self) -> f64 {
        (self.missed + 1.0) / (self.tried + 2.0)
    }
}

/// Advice of a move for a goal.
#[derive(Clone, PartialEq, Debug)]
pub struct Rule {
    /// To capture or to save.
    pub goal: Goal,
    /// The pattern around the move.
    pub pattern: Pattern,
    /// Liberties of the target.
    pub target: Span,
    /// Liberties of the hunter's stone on the move.
    pub hunter: Span,
    /// Liberties of the owner's stone on the move.
    pub owner: Span,
    /// Its record.
    pub statistics: Statistics,
}

impl Rule {
    /// Tells whether the numbers are such that the rule may apply.
    pub fn allows(&self, concepts: &Concepts) -> bool {
        self.target.has(concepts.target)
            && self.hunter.has(concepts.hunter)
            && self.owner.has(concepts.owner)
    }

    /// Tells whether the rule applies wherever another does.
    pub fn is_as_general(&self, other: &Rule) -> bool {
        self.goal == other.goal
            && self.target.covers(other.target)
            && self.hunter.covers(other.hunter)
            && self.owner.covers(other.owner)
            && self.pattern.is_within(&other.pattern)
    }
}
