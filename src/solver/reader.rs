//! The reader: who succeeds in a problem, by an AND/OR search through threats.
//!
//! The maker tries [few moves](super::candidates). Each must be a threat: were the opponent to
//! pass, the maker would succeed by threats of a lower order (Thomsen's lambda search, 2000). A
//! threat of order 0 reaches the aim at once, a ladder is a row of threats of order 1, a net is of
//! order 2. The proof of a threat has a [zone](super::zone), and only the opponent's replies in it
//! are tried, all of them. So a success is a proof; a failure only says that no candidate worked.
//!
//! A chain in atari is the common case and needs no zone: it can extend or take a chain around it.

use super::aim::{Aim, Problem};
use super::candidates::{Moves, candidates, escapes, immediate};
use super::field::{Few, Field};
use super::rules::RuleBook;
use super::table::{Entry, Table};
use super::trail::Trail;
use super::verdict::Outcome;
use super::zone::add_surroundings;
use crate::board::{Bitboard, Color, Point, mix};
use std::sync::Arc;

/// The deepest line that is read, in stones.
pub(super) const DEEPEST: usize = 160;

/// Most moves of a line that threaten no more than a ladder, by the highest order of threats: with
/// more of them every chain on an open board would be hunted all over it.
const MOST_LOOSE: [usize; 4] = [0, 0, 3, 6];

/// Threats elsewhere that each side may use to retake a ko at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Threats {
    /// Those of the maker.
    pub maker: u8,
    /// Those of the opponent.
    pub stopper: u8,
}

/// Limits of reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Moves that may be tried.
    pub nodes: u64,
    /// The highest order of threats.
    pub order: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { nodes: 2000, order: 2 }
    }
}

/// Reads problems and remembers what it has found.
pub struct Reader {
    pub(super) table: Table,
    pub(super) nodes: u64,
    /// The rules that advise captures; without them what is built in does.
    pub(super) rules: Option<Arc<RuleBook>>,
    /// The tree of the reading, if somebody wants to see it.
    pub(super) trail: Option<Trail>,
    limit: u64,
    most_loose: usize,
    depth: usize,
    /// Above zero while the zone of a proof is wanted.
    tracing: usize,
    /// Moves of the line so far that threaten no more than a ladder.
    loose: usize,
    /// Every point that a move was tried on since the reading began.
    pub(super) seen: Bitboard,
    /// The moves that last decided a node at each depth: the maker's and the opponent's.
    killers: [[u16; DEEPEST + 1]; 2],
}

/// The last point of a table's entry.
pub(super) fn point_of(best: u16) -> Option<Point> {
    (best != 0).then(|| Point::from_index(best.into()))
}

fn index_of(best: Option<Point>) -> u16 {
    best.map_or(0, |point| point.index() as u16)
}

/// One node: whose turn it is, and all that its outcome depends on.
#[derive(Clone, Copy)]
pub(super) struct Node<'a> {
    pub field: &'a Field,
    pub problem: Problem,
    pub threats: Threats,
    pub order: usize,
}

impl<'a> Node<'a> {
    /// A word for the node, by who is to move.
    pub(super) fn key(&self, is_maker_to_move: bool) -> u64 {
        let threats = usize::from(self.threats.maker) << 8 | usize::from(self.threats.stopper);
        let turn = mix(0x7475_726e_0000 + (threats << 1 | usize::from(is_maker_to_move)) as u64);
        self.field.key() ^ self.problem.key() ^ turn
    }

    /// A word for the node where the opponent moves first, as the question is asked.
    pub(super) fn first_key(&self) -> u64 {
        self.key(false) ^ mix(0x6669_7273_7400)
    }

    fn with_order(self, order: usize) -> Node<'a> {
        Node { order, ..self }
    }

    /// The position after a move, with the threats that are left; a ko is retaken if there is one.
    pub(super) fn play(&self, color: Color, point: Point) -> Option<(Field, Threats)> {
        let (mut field, mut threats) = (self.field.clone(), self.threats);
        if field.ko() == Some(point) {
            let is_maker = color == self.problem.maker;
            let left = if is_maker { &mut threats.maker } else { &mut threats.stopper };
            *left = left.checked_sub(1)?;
            field.lift_ko();
        }
        field.play(color, point).map(|_| (field, threats))
    }
}

impl Default for Reader {
    fn default() -> Reader {
        Reader::new()
    }
}

impl Reader {
    /// A reader that knows nothing yet.
    pub fn new() -> Reader {
        Reader::with_table(Table::new())
    }

    /// A reader for short readings, each of which begins with nothing known.
    pub fn small() -> Reader {
        Reader::with_table(Table::small())
    }

    fn with_table(table: Table) -> Reader {
        Reader {
            table,
            nodes: 0,
            rules: None,
            trail: None,
            limit: 0,
            most_loose: 0,
            depth: 0,
            tracing: 0,
            loose: 0,
            seen: Bitboard::EMPTY,
            killers: [[0; DEEPEST + 1]; 2],
        }
    }

    /// Makes captures follow rules, and them alone.
    pub fn set_rules(&mut self, rules: Arc<RuleBook>) {
        self.rules = Some(rules);
        self.forget();
    }

    /// Forgets every position.
    pub fn forget(&mut self) {
        self.table.forget();
    }

    /// Begins a reading within limits.
    pub(super) fn begin(&mut self, limits: Limits) {
        (self.nodes, self.limit) = (0, limits.nodes);
        self.most_loose = MOST_LOOSE[limits.order.min(MOST_LOOSE.len() - 1)];
        (self.depth, self.tracing, self.loose) = (0, 0, 0);
        self.seen = Bitboard::EMPTY;
        self.killers = [[0; DEEPEST + 1]; 2];
    }

    /// Makes the reading that has begun tell the zone of its proof.
    pub(super) fn trace(&mut self) {
        self.tracing = 1;
    }

    /// Counts a move that is tried.
    pub(super) fn count(&mut self, point: Point) {
        self.nodes += 1;
        self.seen = self.seen.with(point);
    }

    pub(super) fn is_spent(&self) -> bool {
        self.nodes >= self.limit || self.depth >= DEEPEST
    }

    /// Looks a node up; adds the zone of a proof.
    fn recall(&self, node: &Node, key: u64, zone: &mut Bitboard) -> Option<Outcome> {
        let entry = self.table.find(key)?;
        let order = usize::from(entry.order);
        match entry.outcome {
            Outcome::Success if order <= node.order && (self.tracing == 0 || entry.is_traced) => {
                *zone |= entry.zone;
                Some(Outcome::Success)
            }
            Outcome::Failure if order >= node.order => Some(Outcome::Failure),
            _ => None,
        }
    }

    /// Keeps the outcome of a node. What a proof rests on is added to the zone of its parent.
    fn keep(
        &mut self,
        node: &Node,
        key: u64,
        (outcome, best): (Outcome, Option<Point>),
        own: Bitboard,
        zone: &mut Bitboard,
    ) -> Outcome {
        if outcome == Outcome::Success {
            *zone |= own;
        }
        if outcome != Outcome::Unknown {
            let entry = Entry {
                zone: own,
                best: index_of(best),
                order: node.order as u8,
                outcome,
                is_traced: self.tracing > 0,
                ..Entry::NONE
            };
            self.table.keep(key, entry);
        }
        outcome
    }

    /// The maker is to move: does he succeed?
    pub(super) fn make(&mut self, node: Node, zone: &mut Bitboard) -> Outcome {
        let key = node.key(true);
        if let Some(outcome) = self.recall(&node, key, zone) {
            return outcome;
        }
        let mut own = Bitboard::EMPTY;
        let mut is_unknown = false;
        for point in immediate(node.field, &node.problem).iter() {
            match self.reaches(&node, point, &mut own) {
                Outcome::Success => {
                    return self.keep(&node, key, (Outcome::Success, Some(point)), own, zone);
                }
                outcome => is_unknown |= outcome == Outcome::Unknown,
            }
        }
        if node.order == 0 {
            let outcome = if is_unknown { Outcome::Unknown } else { Outcome::Failure };
            return self.keep(&node, key, (outcome, None), own, zone);
        }
        if node.order > 1 {
            match self.make(node.with_order(node.order - 1), zone) {
                Outcome::Success => return Outcome::Success,
                Outcome::Failure if self.loose >= self.most_loose => return Outcome::Failure,
                outcome => is_unknown |= outcome == Outcome::Unknown,
            }
        }
        let killer = point_of(self.killers[0][self.depth]);
        for point in self.moves(&node).with_first(killer) {
            if self.is_spent() {
                return Outcome::Unknown;
            }
            own = Bitboard::EMPTY;
            match self.attempt(&node, point, &mut own) {
                Outcome::Success => {
                    self.killers[0][self.depth] = index_of(Some(point));
                    return self.keep(&node, key, (Outcome::Success, Some(point)), own, zone);
                }
                outcome => is_unknown |= outcome == Outcome::Unknown,
            }
        }
        let outcome = if is_unknown { Outcome::Unknown } else { Outcome::Failure };
        self.keep(&node, key, (outcome, None), own, zone)
    }

    /// The maker's moves at a node.
    fn moves(&self, node: &Node) -> Moves {
        match (&self.rules, node.problem.aim) {
            (Some(rules), Aim::Capture(_)) => rules.moves(node.field, &node.problem),
            _ => candidates(node.field, &node.problem, node.order),
        }
    }

    /// Tries a move that may reach the aim at once. A single stone is captured only if the capturing
    /// chain is not taken back where it stood.
    fn reaches(&mut self, node: &Node, point: Point, own: &mut Bitboard) -> Outcome {
        self.count(point);
        *own = Bitboard::EMPTY;
        let Some((after, threats)) = node.play(node.problem.maker, point) else {
            return Outcome::Failure;
        };
        if !node.problem.is_reached(&after) {
            return Outcome::Failure;
        }
        if self.tracing > 0 {
            *own = own.with(point);
            add_surroundings(node.field, &node.problem, None, own);
            add_surroundings(&after, &node.problem, Some(point), own);
        }
        match takes_back(node, &after, point) {
            Some(target) => self.take_back(Node { field: &after, threats, ..*node }, target, own),
            None => Outcome::Success,
        }
    }

    /// Tries a move of the maker.
    fn attempt(&mut self, node: &Node, point: Point, own: &mut Bitboard) -> Outcome {
        self.count(point);
        let maker = node.problem.maker;
        let Some((after, threats)) = node.play(maker, point) else { return Outcome::Failure };
        if matches!(node.problem.aim, Aim::Capture(_)) && node.problem.is_reached(&after) {
            // It was tried before, and is taken back.
            return Outcome::Failure;
        }
        self.enter(maker, point);
        self.loose += usize::from(node.order > 1);
        *own = own.with(point);
        let outcome = self.stop(Node { field: &after, threats, ..*node }, point, own);
        self.loose -= usize::from(node.order > 1);
        self.leave(outcome);
        outcome
    }

    /// The opponent is to move, after a move of the maker, which must be a threat: does the maker
    /// still succeed?
    pub(super) fn stop(&mut self, node: Node, last: Point, zone: &mut Bitboard) -> Outcome {
        self.stop_threat(node, node.order.saturating_sub(1), Some(last), zone)
    }

    /// The opponent is to move first: does the maker succeed nevertheless? Nothing has been played, so
    /// what threatens is the whole problem and not a lower order of it.
    pub(super) fn stop_first(&mut self, node: Node, zone: &mut Bitboard) -> Outcome {
        self.stop_threat(node, node.order, None, zone)
    }

    /// The opponent is to move while the maker threatens to succeed by threats of an order.
    fn stop_threat(
        &mut self,
        node: Node,
        threat_order: usize,
        last: Option<Point>,
        zone: &mut Bitboard,
    ) -> Outcome {
        let Problem { aim, maker } = node.problem;
        if node.problem.is_reached(node.field) {
            return Outcome::Success;
        }
        let mut liberties = 0;
        if let Aim::Capture(target) = aim {
            liberties = node.field.liberties(target, threat_order + 2).count();
            if liberties > threat_order + 1 {
                return Outcome::Failure;
            }
        } else if node.problem.is_lost(node.field) || (last.is_some() && node.order == 0) {
            return Outcome::Failure;
        }
        let key = if last.is_some() { node.key(false) } else { node.first_key() };
        if let Some(outcome) = self.recall(&node, key, zone) {
            return outcome;
        }
        let mut own = Bitboard::EMPTY;
        if self.tracing > 0 {
            add_surroundings(node.field, &node.problem, last, &mut own);
        }
        let replies = match aim {
            Aim::Capture(target) if liberties == 1 => escapes(node.field, maker, target),
            _ => {
                if let Some(point) = self.way_out(&node) {
                    let outcome = (Outcome::Failure, Some(point));
                    return self.keep(&node, key, outcome, own, zone);
                }
                let mut threat = Bitboard::EMPTY;
                let mut passed = node.field.clone();
                passed.lift_ko();
                self.tracing += 1;
                let threatens = Node { field: &passed, ..node }.with_order(threat_order);
                let outcome = self.make(threatens, &mut threat);
                self.tracing -= 1;
                if outcome != Outcome::Success {
                    return self.keep(&node, key, (outcome, None), own, zone);
                }
                add_surroundings(node.field, &node.problem, last, &mut threat);
                own |= threat;
                self.replies(&node, threat)
            }
        };
        let outcome = self.refute(&node, &replies, &mut own);
        self.keep(&node, key, outcome, own, zone)
    }

    /// Tries every reply of the opponent: the outcome, and the reply that stops the maker or
    /// resists him longest.
    fn refute(
        &mut self,
        node: &Node,
        replies: &[Point],
        own: &mut Bitboard,
    ) -> (Outcome, Option<Point>) {
        let stopper = !node.problem.maker;
        let (mut longest, mut most) = (None, 0);
        for &point in replies {
            if self.is_spent() {
                return (Outcome::Unknown, None);
            }
            self.count(point);
            let before = self.nodes;
            let Some((after, threats)) = node.play(stopper, point) else { continue };
            self.enter(stopper, point);
            let outcome = if node.problem.is_lost(&after) {
                self.retake(node, Node { field: &after, threats, ..*node }, point, own)
            } else {
                self.make(Node { field: &after, threats, ..*node }, own)
            };
            self.leave(outcome);
            if outcome != Outcome::Success {
                self.killers[1][self.depth] = index_of(Some(point));
                return (outcome, Some(point));
            }
            if longest.is_none() || self.nodes - before > most {
                (longest, most) = (Some(point), self.nodes - before);
            }
        }
        (Outcome::Success, longest)
    }

    /// Every reply in the zone of a threat, the most promising first: the table's, those where the
    /// maker would play, and the rest.
    fn replies(&self, node: &Node, zone: Bitboard) -> Vec<Point> {
        let mut replies: Vec<Point> =
            zone.iter().filter(|&point| node.field.is_empty(point)).collect();
        let known = self.table.find(node.key(false)).and_then(|entry| point_of(entry.best));
        let threat = self.table.find(node.key(true)).and_then(|entry| point_of(entry.best));
        let near = match node.problem.aim {
            Aim::Capture(target) => node.field.liberties(target, usize::MAX),
            Aim::Connect(a, _) => node.field.liberties(a, usize::MAX),
            Aim::Eye(_) => Few::new(),
        };
        let killer = point_of(self.killers[1][self.depth]);
        replies.sort_by_key(|&point| {
            if Some(point) == known {
                0
            } else if Some(point) == killer {
                1
            } else if Some(point) == threat {
                2
            } else {
                4 - usize::from(near.contains(point))
            }
        });
        replies
    }

    pub(super) fn enter(&mut self, color: Color, point: Point) {
        if let Some(trail) = &mut self.trail {
            trail.enter(self.depth, color, point);
        }
        self.depth += 1;
    }

    pub(super) fn leave(&mut self, outcome: Outcome) {
        self.depth -= 1;
        if let Some(trail) = &mut self.trail {
            trail.leave(outcome);
        }
    }
}

/// The point of a single stone that has been captured, if the capturing chain can be taken back there.
fn takes_back(node: &Node, after: &Field, by: Point) -> Option<Point> {
    let Aim::Capture(target) = node.problem.aim else { return None };
    let is_single = node.field.stones(target).nth(1).is_none();
    (is_single && after.liberties(by, 2).count() == 1).then_some(target)
}
