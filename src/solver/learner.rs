//! The learner: rules made out of surprises, by the paper's metarules.
//!
//! 1. When to learn: a capture that the rules could not find works after a move they had not
//!    considered (a surprise); or a rule of low urgency, known from many cases, gave the move that
//!    worked after others had failed.
//! 2. What to learn: the points that the proof after the move rests on, and the concepts of the move,
//!    make a rule.
//! 3. How rules change: after each exercise the statistics of those that had a say are refreshed, old
//!    cases fading; a new rule is generalized while it stays right on the cases remembered.
//! 4. What to forget: rules whose move hardly ever works, and those that another one, as general and
//!    with better statistics, makes superfluous.
//!
//! Replies to a capture are read completely, so there is nothing to be learned about saving.

use super::aim::{Aim, Goal, Problem};
use super::candidates::pool;
use super::exercise::Exercise;
use super::field::Field;
use super::reader::{Limits, Reader};
use super::rules::{Cell, Concepts, Pattern, Rule, RuleBook, Span, Statistics};
use super::rules::{beside, cell};
use super::verdict::Outcome;
use crate::board::{Bitboard, Point};
use std::collections::VecDeque;
use std::sync::Arc;

/// The moves that a reading of the learner may try.
const LIMITS: Limits = Limits { nodes: 600, order: 2 };

/// Cases that are remembered for generalization.
const MEMORY: usize = 3000;

/// Cases that make a statistic worth trusting.
const KNOWN: f64 = 50.0;

/// The part of the cases in which a rule must be right to be generalized.
const RIGHT: f64 = 0.6;

/// A rule whose move works less often than this is forgotten.
const HOPELESS: f64 = 0.02;

/// Exercises between two times of forgetting.
const FORGET_EVERY: u64 = 50;

/// A move that was tried, and whether it worked.
struct Case {
    field: Field,
    problem: Problem,
    mv: Point,
    has_worked: bool,
}

/// Learns rules for captures from exercises.
pub struct Learner {
    rules: RuleBook,
    reader: Reader,
    cases: VecDeque<Case>,
    studied: u64,
    surprises: u64,
}

impl Learner {
    /// A learner who begins with some rules.
    pub fn new(rules: RuleBook) -> Learner {
        let mut learner = Learner {
            rules,
            reader: Reader::new(),
            cases: VecDeque::new(),
            studied: 0,
            surprises: 0,
        };
        learner.refresh();
        learner
    }

    /// The rules as they are now.
    pub fn rules(&self) -> &RuleBook {
        &self.rules
    }

    /// The number of surprises so far.
    pub fn surprises(&self) -> u64 {
        self.surprises
    }

    /// Tells the reader what the rules are.
    fn refresh(&mut self) {
        self.reader.set_rules(Arc::new(self.rules.clone()));
    }

    /// Studies an exercise: reads it by the rules, refreshes their statistics and learns from what
    /// was not foreseen. Returns whether a rule was made.
    pub fn study(&mut self, exercise: &Exercise) -> bool {
        let Exercise { field, problem } = exercise;
        let before = self.rules.rules().len();
        let (outcome, best) = self.reader.ask(field, *problem, true, LIMITS);
        let considered = self.consider(field, problem);
        match outcome {
            Outcome::Failure => self.look_for_surprise(field, problem, &considered),
            Outcome::Success => self.learn_from_late(field, problem, &considered, best),
            Outcome::Unknown => {}
        }
        self.studied += 1;
        if self.studied.is_multiple_of(FORGET_EVERY) {
            self.forget();
            self.refresh();
        }
        self.rules.rules().len() > before
    }

    /// Reads every move that the rules advise, most urgent first, and refreshes their statistics.
    fn consider(&mut self, field: &Field, problem: &Problem) -> Vec<(Point, usize)> {
        let advice = self.rules.advice(Goal::Capture, field, problem);
        let mut considered = Vec::new();
        for advice in advice.iter().take(8) {
            let Some(has_worked) = self.works(field, problem, advice.point) else { continue };
            let was_needed = has_worked && self.is_needed(field, problem, advice.point);
            for rule in self.rules.advisers(Goal::Capture, field, problem, advice.point) {
                self.rules.rule_mut(rule).statistics.add(has_worked, was_needed);
            }
            self.remember(field, problem, advice.point, has_worked);
            considered.push((advice.point, advice.rule));
        }
        considered
    }

    /// Tells whether a move works; `None` if it may not be played or the nodes ran out.
    fn works(&mut self, field: &Field, problem: &Problem, mv: Point) -> Option<bool> {
        let mut after = field.clone();
        after.play(problem.maker, mv)?;
        match self.reader.ask(&after, *problem, false, LIMITS).0 {
            Outcome::Success => Some(true),
            Outcome::Failure => Some(false),
            Outcome::Unknown => None,
        }
    }

    /// Tells whether the goal is out of reach once the opponent has played on a point.
    fn is_needed(&mut self, field: &Field, problem: &Problem, mv: Point) -> bool {
        let mut after = field.clone();
        after.play(!problem.maker, mv).is_some()
            && self.reader.ask(&after, *problem, true, LIMITS).0 == Outcome::Failure
    }

    fn remember(&mut self, field: &Field, problem: &Problem, mv: Point, has_worked: bool) {
        if self.cases.len() == MEMORY {
            self.cases.pop_front();
        }
        self.cases.push_back(Case { field: field.clone(), problem: *problem, mv, has_worked });
    }

    /// Tries what the rules did not consider, as an opponent or the record of a game would. A move
    /// that works is a surprise.
    fn look_for_surprise(
        &mut self,
        field: &Field,
        problem: &Problem,
        considered: &[(Point, usize)],
    ) {
        let Aim::Capture(target) = problem.aim else { return };
        for mv in pool(field, problem, target) {
            if considered.iter().any(|&(point, _)| point == mv) {
                continue;
            }
            let Some(has_worked) = self.works(field, problem, mv) else { continue };
            self.remember(field, problem, mv, has_worked);
            if has_worked {
                self.surprises += 1;
                self.create(field, problem, mv);
                return;
            }
        }
    }

    /// A rule of low urgency, known well, worked after more urgent ones had failed.
    fn learn_from_late(
        &mut self,
        field: &Field,
        problem: &Problem,
        considered: &[(Point, usize)],
        best: Option<Point>,
    ) {
        let late = considered.iter().skip(1).find(|&&(point, _)| Some(point) == best);
        if let Some(&(point, rule)) = late
            && self.rules.rules()[rule].statistics.tried > KNOWN
        {
            self.create(field, problem, point);
        }
    }

    /// Makes a rule out of a move that works, generalized as far as the cases bear it out.
    pub fn create(&mut self, field: &Field, problem: &Problem, mv: Point) {
        let mut after = field.clone();
        if after.play(problem.maker, mv).is_none() {
            return;
        }
        let Some(zone) = self.reader.zone(&after, *problem, LIMITS) else { return };
        let concepts = Concepts::of(field, problem, mv);
        let mut rule = Rule {
            goal: Goal::Capture,
            pattern: pattern(field, problem, mv, zone),
            target: Span::only(concepts.target),
            hunter: Span { least: concepts.hunter, most: 9 },
            owner: Span { least: 0, most: concepts.owner },
            statistics: Statistics::default(),
        };
        self.generalize(&mut rule);
        // One case, this one: it worked and nothing else did.
        rule.statistics.add(true, true);
        let known = self.rules.rules().iter();
        let is_known = known.clone().any(|known| {
            known.is_as_general(&rule) && known.statistics.urgency() >= rule.statistics.urgency()
        });
        if !is_known
            && !known
                .clone()
                .any(|known| known.pattern == rule.pattern && known.target == rule.target)
        {
            self.rules.push(rule);
            self.refresh();
        }
    }

    /// Leaves out of a rule what the cases do not ask for: cells, the farthest first, then numbers.
    fn generalize(&self, rule: &mut Rule) {
        let mut index = rule.pattern.cells().len();
        while index > 0 {
            index -= 1;
            let looser = Rule { pattern: rule.pattern.without(index), ..rule.clone() };
            let has_anchor = looser.pattern.cells().iter().any(|cell| cell.2 == Cell::Target);
            if has_anchor && self.is_right(&looser) {
                *rule = looser;
            }
        }
        let looser = Rule { hunter: Span::ANY, ..rule.clone() };
        if self.is_right(&looser) {
            *rule = looser;
        }
        let looser = Rule { owner: Span::ANY, ..rule.clone() };
        if self.is_right(&looser) {
            *rule = looser;
        }
    }

    /// Tells whether a rule is right in enough of the cases remembered that it has a say in.
    fn is_right(&self, rule: &Rule) -> bool {
        let book = RuleBook::new(vec![rule.clone()]);
        let said =
            self.cases.iter().filter(|case| book.advises(0, &case.field, &case.problem, case.mv));
        let (all, worked) = said.fold((0.0, 0.0), |(all, worked), case| {
            (all + 1.0, worked + if case.has_worked { 1.0 } else { 0.0 })
        });
        worked >= RIGHT * all
    }

    /// Forgets rules that are known to fail, and those that others make superfluous.
    fn forget(&mut self) {
        let rules = self.rules.rules().to_vec();
        let is_known = |rule: &Rule| rule.statistics.tried >= KNOWN / 2.0;
        let is_superfluous = |number: usize, rule: &Rule| {
            rules.iter().enumerate().any(|(other, better)| {
                other != number
                    && is_known(better)
                    && is_known(rule)
                    && better.is_as_general(rule)
                    && better.statistics.urgency() > rule.statistics.urgency()
            })
        };
        self.rules.retain(|number| {
            let rule = &rules[number];
            let fails = rule.statistics.tried >= KNOWN
                && rule.statistics.worked < HOPELESS * rule.statistics.tried;
            !fails && !is_superfluous(number, rule)
        });
    }
}

/// The points around a move that its proof rests on, and the stones beside it.
fn pattern(field: &Field, problem: &Problem, mv: Point, zone: Bitboard) -> Pattern {
    let mut cells = Vec::new();
    for up in -3_i8..=3 {
        for right in -3_i8..=3 {
            if (right, up) == (0, 0) {
                continue;
            }
            let at = beside(mv, right, up);
            let here = cell(field, problem, at);
            let far = right.abs().max(up.abs());
            let is_in_proof = at.is_some_and(|at| zone.contains(at));
            let is_meant = match here {
                Cell::Empty => is_in_proof,
                Cell::Target => far <= 2,
                Cell::Hunter | Cell::Friend => far <= 1 || (is_beside(field, at, zone) && far <= 2),
                Cell::Outside => right == 0 || up == 0,
            };
            if is_meant {
                cells.push((right, up, here));
            }
        }
    }
    Pattern::new(cells)
}

/// Tells whether a point touches one of the points of a proof.
fn is_beside(field: &Field, at: Option<Point>, zone: Bitboard) -> bool {
    let sides = at.into_iter().flat_map(|at| at.neighbors());
    sides.into_iter().any(|side| field.is_on(side) && zone.contains(side))
}
