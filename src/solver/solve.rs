//! Verdicts from readings: both halves of a game, what ko has to do with it, and what is certain.

use super::aim::{Aim, Problem};
use super::field::Field;
use super::reader::{Limits, Node, Reader, Threats};
use super::trail::Trail;
use super::verdict::{Half, Ko, Outcome, Verdict};
use crate::board::{Bitboard, Board, Color, Point};
use crate::game::life::pass_alive;

/// Threats enough to fight a ko to its end.
const THREATS: u8 = 2;

impl Reader {
    /// The verdict on a problem of a board. The limits are for each half of it.
    pub fn judge(&mut self, board: &Board, problem: Problem, limits: Limits) -> Verdict {
        let field = Field::new(board);
        let is_hopeless = is_hopeless(board, &problem);
        let mut free = field.clone();
        free.lift_ko();
        let to_play = board.to_play();
        // The ko binds the player to move alone.
        let of = |color: Color| if color == to_play { &field } else { &free };
        let (first, line) = self.half(of(problem.maker), problem, true, is_hopeless, limits);
        let mut nodes = self.nodes;
        let (second, defence) = self.half(of(!problem.maker), problem, false, is_hopeless, limits);
        nodes += self.nodes;
        let line = if defence.is_empty() { line } else { defence };
        Verdict { first, second, line, nodes }
    }

    /// The same verdict with the tree of its reading, as far as there is room for its moves.
    pub fn judge_aloud(
        &mut self,
        board: &Board,
        problem: Problem,
        limits: Limits,
        room: usize,
    ) -> (Verdict, Trail) {
        self.trail = Some(Trail::new(room));
        let verdict = self.judge(board, problem, limits);
        (verdict, self.trail.take().unwrap_or_else(|| Trail::new(0)))
    }

    /// Reads one half: does the maker succeed, if this side moves first?
    pub fn half(
        &mut self,
        field: &Field,
        problem: Problem,
        is_maker_first: bool,
        is_hopeless: bool,
        limits: Limits,
    ) -> (Half, Vec<(Color, Point)>) {
        if is_hopeless {
            self.begin(0);
            return (Half::NEVER, Vec::new());
        }
        let node = Node { field, problem, threats: Threats::default(), order: 0 };
        self.begin(limits.nodes);
        let (outcome, order) = self.deepen(node, is_maker_first, limits);
        let node = Node { order, ..node };
        let (mv, nodes) = (self.best(&node, is_maker_first), self.nodes);
        let line = match outcome {
            Outcome::Success => self.line(node, is_maker_first),
            _ => Vec::new(),
        };
        let (ko, with_ko) = self.ko(node, is_maker_first, outcome, limits);
        // A move that works against threats too, if there is one, is the better one.
        let is_better = ko == Ko::Unfavorable || (ko == Ko::None && outcome == Outcome::Success);
        let mv = if is_better { with_ko.or(mv) } else { mv };
        (Half { outcome, is_certain: outcome == Outcome::Success, mv, ko, nodes }, line)
    }

    /// Reads with threats of higher and higher order.
    fn deepen(&mut self, node: Node, is_maker_first: bool, limits: Limits) -> (Outcome, usize) {
        let mut last = Outcome::Failure;
        for order in 0..=limits.order {
            let node = Node { order, ..node };
            let mut zone = Bitboard::EMPTY;
            last = if is_maker_first {
                self.make(node, &mut zone)
            } else {
                self.stop_first(node, &mut zone)
            };
            if last != Outcome::Failure {
                return (last, order);
            }
        }
        (last, limits.order)
    }

    /// Asks no more than whether the maker succeeds if this side moves first, and by which move.
    pub fn ask(
        &mut self,
        field: &Field,
        problem: Problem,
        is_maker_first: bool,
        limits: Limits,
    ) -> (Outcome, Option<Point>) {
        let (outcome, mv, _) = self.ask_for_order(field, problem, is_maker_first, limits);
        (outcome, mv)
    }

    /// The same with the order of the threats it took.
    pub(super) fn ask_for_order(
        &mut self,
        field: &Field,
        problem: Problem,
        is_maker_first: bool,
        limits: Limits,
    ) -> (Outcome, Option<Point>, usize) {
        let node = Node { field, problem, threats: Threats::default(), order: 0 };
        self.begin(limits.nodes);
        let (outcome, order) = self.deepen(node, is_maker_first, limits);
        (outcome, self.best(&Node { order, ..node }, is_maker_first), order)
    }

    /// The points that a proof rests on: that the maker succeeds although the opponent is to move.
    pub fn zone(&mut self, field: &Field, problem: Problem, limits: Limits) -> Option<Bitboard> {
        let mut zone = Bitboard::EMPTY;
        self.begin(limits.nodes);
        self.trace();
        for order in 0..=limits.order {
            let node = Node { field, problem, threats: Threats::default(), order };
            if self.stop_first(node, &mut zone) == Outcome::Success {
                return Some(zone);
            }
        }
        None
    }

    /// The part of ko in an outcome: whether threats of the side that has lost change it, and
    /// the move that then decides.
    fn ko(
        &mut self,
        node: Node,
        is_maker_first: bool,
        outcome: Outcome,
        limits: Limits,
    ) -> (Ko, Option<Point>) {
        let threats = match outcome {
            Outcome::Success => Threats { maker: 0, stopper: THREATS },
            Outcome::Failure => Threats { maker: THREATS, stopper: 0 },
            Outcome::Unknown => return (Ko::None, None),
        };
        let (other, order) = self.deepen(Node { threats, ..node }, is_maker_first, limits);
        let ko = match (outcome, other) {
            (Outcome::Success, Outcome::Failure) => Ko::Favorable,
            (Outcome::Failure, Outcome::Success) => Ko::Unfavorable,
            _ => Ko::None,
        };
        (ko, self.best(&Node { threats, order, ..node }, is_maker_first))
    }
}

/// Tells whether the maker can never reach the aim: what is in the way lives whatever happens.
pub fn is_hopeless(board: &Board, problem: &Problem) -> bool {
    let alive = pass_alive(board, !problem.maker).stones;
    match problem.aim {
        Aim::Capture(target) => alive.contains(target),
        Aim::Connect(a, b) => !Bitboard::of(a).flood(board.points() - alive).contains(b),
        Aim::Eye(at) => {
            let mut needed = at.neighbors().into_iter().chain([at]);
            needed.any(|point| alive.contains(point))
        }
    }
}
