//! What the moves of a new node start with: virtual wins and losses from Go knowledge.
//!
//! Nothing is pruned but own eyes and illegal moves: an exception to every rule comes up
//! sooner or later, and then a few virtual losses are overcome where a pruned move would be
//! lost for good.

use super::distance::rings;
use super::edge::Start;
use super::parameters::PriorParameters;
use crate::board::{Bitboard, Board, Move, Point};
use crate::playout::{Playout, Reason, Scene};
use crate::tactics::self_atari::is_bad;
use crate::tactics::shape::{ShapeParameters, ShapeSets};

/// The part of the simulations of a pass that counts as won.
const PASS_VALUE: f32 = 0.1;

/// Makes the edges of new nodes.
#[derive(Clone, Debug)]
pub struct Priors {
    parameters: PriorParameters,
    shapes: ShapeParameters,
}

impl Priors {
    /// Priors with some parameters.
    pub fn new(parameters: &PriorParameters, shapes: &ShapeParameters) -> Priors {
        Priors { parameters: parameters.clone(), shapes: shapes.clone() }
    }

    /// The edges of a node for a scene: every legal move but own eyes, and a pass, the best
    /// first. `is_allowed` is asked of every point that the board itself allows.
    pub fn edges<const W: usize>(
        &self,
        playout: &Playout<W>,
        scene: &Scene<W>,
        is_allowed: impl Fn(Point<W>) -> bool,
        edges: &mut Vec<Start<W>>,
    ) {
        let board = scene.board();
        let points = board.candidates();
        let facts = Facts::new(board, scene, playout, self.parameters.shapes > 0.0);
        edges.clear();
        for point in points {
            if !board.is_suicide(point) && is_allowed(point) {
                edges.push(self.start(board, &facts, point));
            }
        }
        let pass = self.parameters.pass as f32;
        let wins = pass * PASS_VALUE;
        edges.push(Start { mv: Move::Pass, visits: pass, wins, amaf_visits: 0.0, amaf_wins: 0.0 });
        edges.sort_by(|a, b| b.value().total_cmp(&a.value()));
    }

    fn start<const W: usize>(
        &self,
        board: &Board<W>,
        facts: &Facts<W>,
        point: Point<W>,
    ) -> Start<W> {
        let p = &self.parameters;
        let mut tally = Tally::default();
        tally.add(p.even, 0.5);
        for &(_, reason) in facts.suggestions.iter().filter(|(place, _)| *place == point) {
            tally.add(self.weight(reason), 1.0);
        }
        for (ring, weight) in facts.near.iter().zip([p.near_1, p.near_2, p.near_3]) {
            if ring.contains(point) {
                tally.add(weight, 1.0);
            }
        }
        if facts.lonely.contains(point) {
            match point.line(board.size()) {
                1 => tally.add(p.empty_edge, 0.0),
                3 => tally.add(p.empty_third, 1.0),
                _ => {}
            }
        }
        if is_bad(board, board.to_play(), point) {
            tally.add(p.self_atari, 0.0);
        }
        let amaf = self.shapes(facts, point);
        Start {
            mv: Move::Play(point),
            visits: tally.visits as f32,
            wins: tally.wins as f32,
            amaf_visits: amaf.visits as f32,
            amaf_wins: amaf.wins as f32,
        }
    }

    /// The virtual AMAF simulations of the shapes that a move makes (MoGo's Figure 1).
    fn shapes<const W: usize>(&self, facts: &Facts<W>, point: Point<W>) -> Tally {
        let mut tally = Tally::default();
        if let Some(sets) = &facts.shapes {
            for shape in sets.at(point).iter() {
                let wins = self.shapes.wins(shape);
                let value = if wins > 0.0 { 1.0 } else { 0.0 };
                tally.add(wins.abs() * self.parameters.shapes, value);
            }
        }
        tally
    }

    /// The won simulations that a generator of the playouts is worth.
    fn weight(&self, reason: Reason) -> f64 {
        let p = &self.parameters;
        match reason {
            Reason::SaveByCapture => p.save,
            Reason::Extend => p.extend,
            Reason::CaptureLast | Reason::Capture => p.capture,
            Reason::Defend => p.defend,
            Reason::Attack => p.attack,
            Reason::Nakade => p.nakade,
            Reason::Pattern => p.pattern,
            Reason::LastGoodReply | Reason::Fill | Reason::Random => 0.0,
        }
    }
}

/// Virtual simulations that add up.
#[derive(Clone, Copy, Default)]
struct Tally {
    visits: f64,
    wins: f64,
}

impl Tally {
    fn add(&mut self, visits: f64, value: f64) {
        self.visits += visits;
        self.wins += visits * value;
    }
}

/// What is known of a position as a whole.
struct Facts<const W: usize> {
    suggestions: Vec<(Point<W>, Reason)>,
    near: [Bitboard<W>; 3],
    lonely: Bitboard<W>,
    shapes: Option<ShapeSets<W>>,
}

impl<const W: usize> Facts<W> {
    fn new(
        board: &Board<W>,
        scene: &Scene<W>,
        playout: &Playout<W>,
        wants_shapes: bool,
    ) -> Facts<W> {
        let stones = board.points() - board.empty();
        let close = stones | stones.neighbors();
        let [a, b, c, d] = close.diagonals();
        let lonely = board.empty() - (close | close.neighbors() | a | b | c | d);
        Facts {
            suggestions: playout.suggestions(scene).as_slice().to_vec(),
            near: scene.last().map_or([Bitboard::EMPTY; 3], |last| rings(board, last)),
            lonely,
            shapes: wants_shapes.then(|| ShapeSets::of(board)),
        }
    }
}
