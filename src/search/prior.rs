//! What the moves of a new node start with: virtual wins and losses from Go knowledge.
//!
//! Nothing is pruned but own eyes and illegal moves: an exception to every rule comes up
//! sooner or later, and then a few virtual losses are overcome where a pruned move would be
//! lost for good.

use super::distance::rings;
use super::edge::Start;
use super::experience::Experience;
use super::parameters::PriorParameters;
use crate::board::{Bitboard, Board, Move, Point, Size};
use crate::playout::{Playout, Reason, Scene, Suggestion, Suggestions};
use crate::tactics::corner::{CornerMoves, Corners};
use crate::tactics::self_atari::is_bad;
use crate::tactics::shape::{ShapeParameters, ShapeSets};

/// The part of the simulations of a pass that counts as won.
const PASS_VALUE: f32 = 0.1;

/// Makes the edges of new nodes.
#[derive(Clone, Debug)]
pub struct Priors<const W: usize> {
    parameters: PriorParameters,
    shapes: ShapeParameters,
    /// How many AMAF simulations one point of a shape is worth on this board.
    shape_weight: f64,
    corners: Corners<W>,
    is_large: bool,
}

impl<const W: usize> Priors<W> {
    /// Priors for a board size with some parameters.
    pub fn new(size: Size, parameters: &PriorParameters, shapes: &ShapeParameters) -> Priors<W> {
        let is_large = size.is_large();
        let shape_weight = if is_large { parameters.shapes_large } else { parameters.shapes };
        Priors {
            parameters: parameters.clone(),
            shapes: shapes.clone(),
            shape_weight,
            corners: Corners::new(size),
            is_large,
        }
    }

    /// The edges of a node for a scene: every legal move but own eyes, and a pass, the best
    /// first. `is_allowed` is asked of every point that the board itself allows.
    pub fn edges(
        &self,
        playout: &Playout<W>,
        scene: &Scene<W>,
        experience: &Experience,
        is_allowed: impl Fn(Point<W>) -> bool,
        edges: &mut Vec<Start<W>>,
    ) {
        let board = scene.board();
        let facts = Facts::new(self, scene, playout, experience);
        edges.clear();
        for point in board.candidates() {
            if !board.is_suicide(point) && is_allowed(point) {
                edges.push(self.start(&facts, point));
            }
        }
        let pass = self.parameters.pass as f32;
        let wins = pass * PASS_VALUE;
        edges.push(Start { mv: Move::Pass, visits: pass, wins, amaf_visits: 0.0, amaf_wins: 0.0 });
        edges.sort_by(|a, b| b.value().total_cmp(&a.value()));
    }

    fn start(&self, facts: &Facts<W>, point: Point<W>) -> Start<W> {
        let p = &self.parameters;
        let mut tally = Tally::default();
        tally.add(p.even, 0.5);
        for suggestion in facts.suggestions.as_slice().iter().filter(|known| known.point == point) {
            tally.add(self.weight(suggestion), 1.0);
        }
        if p.pattern_far > 0.0 && facts.playout.fits_pattern(facts.scene, point) {
            tally.add(p.pattern_far, 1.0);
        }
        if facts.ataris.contains(point) {
            tally.add(if facts.board().ko().is_some() { p.atari_ko } else { p.atari }, 1.0);
        }
        self.add_place(facts, point, &mut tally);
        if is_bad(facts.board(), facts.board().to_play(), point) {
            tally.add(p.self_atari, 0.0);
        }
        self.add_experience(facts, point, &mut tally);
        let amaf = self.shapes(facts, point);
        Start {
            mv: Move::Play(point),
            visits: tally.visits as f32,
            wins: tally.wins as f32,
            amaf_visits: amaf.visits as f32,
            amaf_wins: amaf.wins as f32,
        }
    }

    /// What the place of a point is worth: near the last moves, or alone on one of the lines.
    fn add_place(&self, facts: &Facts<W>, point: Point<W>, tally: &mut Tally) {
        let p = &self.parameters;
        for (ring, weight) in facts.near.iter().zip([p.near_1, p.near_2, p.near_3]) {
            if ring.contains(point) {
                tally.add(weight * facts.locality, 1.0);
            }
        }
        if facts.near_previous.contains(point) {
            tally.add(p.near_previous * facts.locality, 1.0);
        }
        if facts.lonely.contains(point) {
            match point.line(facts.board().size()) {
                1 => tally.add(p.empty_edge, 0.0),
                2 => tally.add(p.empty_second, 0.0),
                3 => tally.add(p.empty_third, 1.0),
                _ => {}
            }
        }
        if self.is_large {
            self.add_opening(facts, point, tally);
        }
    }

    /// What the place of a point is worth in the opening: corners before sides before the center.
    fn add_opening(&self, facts: &Facts<W>, point: Point<W>, tally: &mut Tally) {
        let p = &self.parameters;
        if facts.corners.first.contains(point) {
            tally.add(p.corner, 1.0);
        }
        if facts.corners.second.contains(point) {
            tally.add(p.corner_second, 1.0);
        }
        if facts.lonely.contains(point) {
            match point.line(facts.board().size()) {
                1 | 2 => {}
                3 | 4 => tally.add(p.side, 1.0),
                _ => tally.add(p.center, 0.0),
            }
        }
    }

    /// What the playouts so far say about a point.
    fn add_experience(&self, facts: &Facts<W>, point: Point<W>, tally: &mut Tally) {
        let (p, experience) = (&self.parameters, facts.experience);
        if experience.is_rich() {
            let criticality = experience.criticality(point.index()).max(0.0);
            tally.add(p.criticality * criticality, 1.0);
            let owned = experience.owned(facts.board().to_play(), point.index());
            tally.add(p.third * (1.0 - 3.0 * (owned - 1.0 / 3.0).abs()).max(0.0), 1.0);
        }
    }

    /// The virtual AMAF simulations of the shapes that a move makes (MoGo's Figure 1).
    fn shapes(&self, facts: &Facts<W>, point: Point<W>) -> Tally {
        let mut tally = Tally::default();
        if let Some(sets) = &facts.shapes {
            for shape in sets.at(point).iter() {
                let wins = self.shapes.wins(shape);
                let value = if wins > 0.0 { 1.0 } else { 0.0 };
                tally.add(wins.abs() * self.shape_weight, value);
            }
        }
        tally
    }

    /// The won simulations that a suggestion of the playouts is worth.
    fn weight(&self, suggestion: &Suggestion<W>) -> f64 {
        let p = &self.parameters;
        let factor = if suggestion.stones > 1 { p.many } else { 1.0 };
        factor
            * match suggestion.reason {
                Reason::SaveByCapture => p.save,
                Reason::Extend => p.extend,
                Reason::CaptureLast | Reason::Capture => p.capture,
                Reason::Rescue => p.rescue,
                Reason::Hunt => p.hunt,
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
struct Facts<'a, const W: usize> {
    scene: &'a Scene<W>,
    playout: &'a Playout<W>,
    experience: &'a Experience,
    suggestions: Suggestions<W>,
    /// Where an enemy chain is put in atari.
    ataris: Bitboard<W>,
    /// The points one, two and three steps from the last move.
    near: [Bitboard<W>; 3],
    /// The points one step from the move before.
    near_previous: Bitboard<W>,
    /// How much it matters that a move is near: all on the largest board, where most points
    /// have nothing to do with each other, and nothing on 9x9, where all have.
    locality: f64,
    /// The empty points with no stone near.
    lonely: Bitboard<W>,
    /// The first moves in corners.
    corners: CornerMoves<W>,
    shapes: Option<ShapeSets<W>>,
}

impl<'a, const W: usize> Facts<'a, W> {
    fn new(
        priors: &Priors<W>,
        scene: &'a Scene<W>,
        playout: &'a Playout<W>,
        experience: &'a Experience,
    ) -> Facts<'a, W> {
        let board = scene.board();
        let stones = board.points() - board.empty();
        let close = stones | stones.neighbors();
        let [a, b, c, d] = close.diagonals();
        let [near_previous] = scene.previous().map_or([Bitboard::EMPTY], |spot| rings(board, spot));
        let weak = board.chains(!board.to_play()).filter(|chain| chain.liberties.count() == 2);
        Facts {
            scene,
            playout,
            experience,
            suggestions: playout.suggestions(scene),
            ataris: weak.fold(Bitboard::EMPTY, |ataris, chain| ataris | chain.liberties),
            near: scene.last().map_or([Bitboard::EMPTY; 3], |last| rings(board, last)),
            near_previous,
            locality: ((board.size().side() as f64 - 9.0) / 10.0).clamp(0.0, 1.0),
            lonely: board.empty() - (close | close.neighbors() | a | b | c | d),
            corners: priors.corners.moves(board),
            shapes: (priors.shape_weight > 0.0).then(|| ShapeSets::of(board)),
        }
    }

    fn board(&self) -> &'a Board<W> {
        self.scene.board()
    }
}
