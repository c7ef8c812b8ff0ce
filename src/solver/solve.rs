//! Verdicts from readings: both halves of a game, what ko has to do with it, and what is certain.

use super::aim::{Aim, Problem};
use super::field::Field;
use super::reader::{DEEPEST, Limits, Node, Reader, Threats, point_of};
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
            self.begin(Limits { nodes: 0, order: 0 });
            return (Half::NEVER, Vec::new());
        }
        let read = |reader: &mut Reader, threats| {
            let node = Node { field, problem, threats, order: 0 };
            reader.read(node, is_maker_first, limits)
        };
        let against = read(self, Threats { maker: 0, stopper: THREATS });
        if against.outcome == Outcome::Success {
            return against.half(Outcome::Success, Ko::None, 0);
        }
        let with = read(self, Threats { maker: THREATS, stopper: 0 });
        if with.outcome != Outcome::Success {
            let outcome = with.outcome;
            return with.half(outcome, Ko::None, against.nodes);
        }
        // A ko decides: what if nobody has a threat?
        let plain = read(self, Threats::default());
        let nodes = against.nodes + with.nodes;
        match plain.outcome {
            Outcome::Success if is_maker_first => {
                plain.half(Outcome::Success, Ko::Favorable, nodes)
            }
            Outcome::Success => {
                // The opponent's move is the one that would stop the maker with a threat.
                let reading = Reading { mv: against.mv, ..plain };
                reading.half(Outcome::Success, Ko::Favorable, nodes)
            }
            outcome if is_maker_first => with.half(outcome, Ko::Unfavorable, nodes),
            outcome => plain.half(outcome, Ko::Unfavorable, nodes),
        }
    }

    /// Reads a node from its beginning.
    fn read(&mut self, node: Node, is_maker_first: bool, limits: Limits) -> Reading {
        self.begin(limits);
        let (outcome, order) = self.deepen(node, is_maker_first, limits);
        let node = Node { order, ..node };
        let line = match outcome {
            Outcome::Success => self.line(node, is_maker_first),
            _ => Vec::new(),
        };
        Reading { outcome, mv: self.best(&node, is_maker_first), line, nodes: self.nodes }
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
        self.begin(limits);
        let (outcome, order) = self.deepen(node, is_maker_first, limits);
        (outcome, self.best(&Node { order, ..node }, is_maker_first), order)
    }

    /// The points that a proof rests on: that the maker succeeds although the opponent is to move.
    pub fn zone(&mut self, field: &Field, problem: Problem, limits: Limits) -> Option<Bitboard> {
        let mut zone = Bitboard::EMPTY;
        self.begin(limits);
        self.trace();
        for order in 0..=limits.order {
            let node = Node { field, problem, threats: Threats::default(), order };
            if self.stop_first(node, &mut zone) == Outcome::Success {
                return Some(zone);
            }
        }
        None
    }

    /// The principal line of a success: the maker's moves and the longest resistance.
    pub(super) fn line(&self, node: Node, is_maker_to_move: bool) -> Vec<(Color, Point)> {
        let mut line = Vec::new();
        let (mut field, mut threats) = (node.field.clone(), node.threats);
        let mut is_maker = is_maker_to_move;
        while line.len() < DEEPEST && !node.problem.is_reached(&field) {
            let here = Node { field: &field, threats, ..node };
            let color = if is_maker { node.problem.maker } else { !node.problem.maker };
            let is_start = line.is_empty() && !is_maker && !is_maker_to_move;
            let key = if is_start { here.first_key() } else { here.key(is_maker) };
            let entry = self.table.find(key);
            let Some(point) = entry.and_then(|entry| point_of(entry.best)) else {
                if is_maker {
                    break;
                }
                // Nothing helps the opponent: he plays elsewhere.
                field.lift_ko();
                is_maker = true;
                continue;
            };
            let Some((after, left)) = here.play(color, point) else { break };
            line.push((color, point));
            (field, threats) = (after, left);
            is_maker = !is_maker;
        }
        line
    }

    /// The move that a node's outcome rests on.
    pub(super) fn best(&self, node: &Node, is_maker_to_move: bool) -> Option<Point> {
        let key = if is_maker_to_move { node.key(true) } else { node.first_key() };
        self.table.find(key).and_then(|entry| point_of(entry.best))
    }
}

/// A reading with some threats on both sides.
struct Reading {
    outcome: Outcome,
    mv: Option<Point>,
    line: Vec<(Color, Point)>,
    nodes: u64,
}

impl Reading {
    /// The half of a game that the reading gives, after so many moves tried before.
    fn half(self, outcome: Outcome, ko: Ko, before: u64) -> (Half, Vec<(Color, Point)>) {
        let is_certain = outcome == Outcome::Success;
        let nodes = before + self.nodes;
        (Half { outcome, is_certain, mv: self.mv, ko, nodes }, self.line)
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
