//! All rules a player knows, ready to be asked.

use super::super::aim::{Aim, Goal, Problem};
use super::super::candidates::{Moves, pool};
use super::super::field::Field;
use super::pattern::Pattern;
use super::rule::{Concepts, Rule};
use crate::board::Point;

/// Rules with their patterns in every orientation.
#[derive(Clone, Debug, Default)]
pub struct RuleBook {
    rules: Vec<Rule>,
    turned: Vec<Vec<Pattern>>,
}

/// A move with the most urgent rule that advises it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    /// The move.
    pub point: Point,
    /// The number of the rule.
    pub rule: usize,
    /// Its urgency.
    pub urgency: f64,
    /// Its chance to work.
    pub chance: f64,
}

/// The rules that a player begins with: take a liberty of a chain that has two, and extend a chain
/// that has one.
const FIRST: &str = include_str!("first.txt");

/// The rules that are shipped.
const SHIPPED: &str = include_str!("rules.txt");

impl RuleBook {
    /// A book of some rules.
    pub fn new(rules: Vec<Rule>) -> RuleBook {
        let turned = rules.iter().map(|rule| rule.pattern.orientations()).collect();
        RuleBook { rules, turned }
    }

    /// The two rules that know nothing but to eat and to save.
    pub fn first() -> RuleBook {
        FIRST.parse().unwrap_or_default()
    }

    /// The rules that came with the program.
    pub fn shipped() -> RuleBook {
        SHIPPED.parse().unwrap_or_default()
    }

    /// The rules.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// A rule, to change its statistics.
    pub fn rule_mut(&mut self, number: usize) -> &mut Rule {
        &mut self.rules[number]
    }

    /// Adds a rule.
    pub fn push(&mut self, rule: Rule) {
        self.turned.push(rule.pattern.orientations());
        self.rules.push(rule);
    }

    /// Keeps the rules that a test, asked by number, wants to keep.
    pub fn retain(&mut self, keeps: impl Fn(usize) -> bool) {
        let kept = (0..self.rules.len()).filter(|&number| keeps(number));
        *self = RuleBook::new(kept.map(|number| self.rules[number].clone()).collect());
    }

    /// Tells whether a rule advises a move.
    pub fn advises(&self, number: usize, field: &Field, problem: &Problem, mv: Point) -> bool {
        let concepts = Concepts::of(field, problem, mv);
        self.rules[number].allows(&concepts)
            && self.turned[number].iter().any(|pattern| pattern.fits(field, problem, mv))
    }

    /// The rules for a goal that advise a move.
    pub fn advisers(&self, goal: Goal, field: &Field, problem: &Problem, mv: Point) -> Vec<usize> {
        let concepts = Concepts::of(field, problem, mv);
        (0..self.rules.len())
            .filter(|&number| self.rules[number].goal == goal)
            .filter(|&number| self.rules[number].allows(&concepts))
            .filter(|&number| {
                self.turned[number].iter().any(|pattern| pattern.fits(field, problem, mv))
            })
            .collect()
    }

    /// Every move that a rule advises for a goal, the most urgent first.
    pub fn advice(&self, goal: Goal, field: &Field, problem: &Problem) -> Vec<Advice> {
        let Aim::Capture(target) = problem.aim else { return Vec::new() };
        let mut advice: Vec<Advice> = pool(field, problem, target)
            .into_iter()
            .filter_map(|point| {
                let advisers = self.advisers(goal, field, problem, point);
                let most_urgent = advisers.into_iter().max_by(|&a, &b| {
                    let urgency = |number: usize| self.rules[number].statistics.urgency();
                    urgency(a).total_cmp(&urgency(b))
                })?;
                let statistics = self.rules[most_urgent].statistics;
                let (urgency, chance) = (statistics.urgency(), statistics.chance());
                Some(Advice { point, rule: most_urgent, urgency, chance })
            })
            .collect();
        advice.sort_by(|a, b| b.urgency.total_cmp(&a.urgency).then(a.point.cmp(&b.point)));
        advice
    }

    /// The moves that rules advise for a capture, as a reader tries them.
    pub fn moves(&self, field: &Field, problem: &Problem) -> Moves {
        let mut moves = Moves::new();
        let advice = self.advice(Goal::Capture, field, problem);
        advice.iter().for_each(|advice| moves.add(advice.point));
        moves
    }

    /// The move for one of several captures, any of which will do: the most urgent one of the
    /// capture that is likeliest to succeed (figure 11 of the paper).
    pub fn for_any(&self, field: &Field, problems: &[Problem]) -> Option<Advice> {
        let chance =
            |advice: &[Advice]| advice.iter().map(|advice| advice.chance).fold(0.0, f64::max);
        problems
            .iter()
            .map(|problem| self.advice(Goal::Capture, field, problem))
            .max_by(|a, b| chance(a).total_cmp(&chance(b)))?
            .into_iter()
            .next()
    }

    /// The move for several captures that must all succeed: the most urgent of them all (figure
    /// 12 of the paper).
    pub fn for_all(&self, field: &Field, problems: &[Problem]) -> Option<Advice> {
        problems
            .iter()
            .flat_map(|problem| self.advice(Goal::Capture, field, problem))
            .max_by(|a, b| a.urgency.total_cmp(&b.urgency))
    }
}
