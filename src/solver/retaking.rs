//! Stones taken back: what is captured only for a move is not yet captured.
//!
//! As GNU Go has it, a single stone is taken only if its captor's chain is not taken back at once where it
//! stood: in a ko, for which threats may be spent, or because the captor has no other liberty.

use super::aim::Aim;
use super::reader::{Node, Reader};
use super::verdict::Outcome;
use crate::board::{Bitboard, Point};

impl Reader {
    /// The opponent takes a single stone back, if he may: does the maker succeed nevertheless?
    pub(super) fn take_back(&mut self, node: Node, target: Point, own: &mut Bitboard) -> Outcome {
        if self.is_spent() {
            return Outcome::Unknown;
        }
        let stopper = !node.problem.maker;
        let Some((after, threats)) = node.play(stopper, target) else { return Outcome::Success };
        self.count(target);
        self.enter(stopper, target);
        let outcome = self.make(Node { field: &after, threats, ..node }, own);
        self.leave(outcome);
        outcome
    }

    /// The opponent has taken a stone that was to be connected: only if it was a single one and can be
    /// taken back at once the maker may still succeed.
    pub(super) fn retake(
        &mut self,
        before: &Node,
        node: Node,
        by: Point,
        own: &mut Bitboard,
    ) -> Outcome {
        let Aim::Connect(a, b) = node.problem.aim else { return Outcome::Failure };
        let lost = if node.field.is_empty(a) { a } else { b };
        let maker = node.problem.maker;
        let is_single = before.field.stones(lost).nth(1).is_none();
        if !is_single || node.field.liberties(by, 2).count() > 1 {
            return Outcome::Failure;
        }
        if self.is_spent() {
            return Outcome::Unknown;
        }
        let Some((after, threats)) = node.play(maker, lost) else { return Outcome::Failure };
        if node.problem.is_lost(&after) {
            return Outcome::Failure;
        }
        self.count(lost);
        self.enter(maker, lost);
        *own = own.with(lost);
        let outcome = self.stop(Node { field: &after, threats, ..node }, lost, own);
        self.leave(outcome);
        outcome
    }

    /// A move of the opponent on a liberty of the target that gives it more liberties than can be
    /// taken by threats of the order, if there is one: no reading is needed to see that it gets away.
    pub(super) fn way_out(&mut self, node: &Node) -> Option<Point> {
        let Aim::Capture(target) = node.problem.aim else { return None };
        let most = node.order + 1;
        let liberties = node.field.liberties(target, most + 1);
        let gets_away = |point: &Point| {
            let escaped = node.play(!node.problem.maker, *point);
            escaped.is_some_and(|(after, _)| after.liberties(target, most + 1).count() > most)
        };
        let found = liberties.iter().find(gets_away);
        found.inspect(|&point| self.count(point))
    }
}
