//! Virtual wins and losses from Go knowledge, which the moves of a new node start with.
//!
//! Nothing is pruned but own eyes and illegal moves: an exception to every rule comes up
//! sooner or later, and then a few virtual losses are overcome where a pruned move would be
//! lost for good.

use super::Settings;
use super::advice::Advice;
use super::count::Count;
use super::experience::Experience;
use super::new_edge::NewEdge;
use super::parameters::PriorParameters;
use crate::board::{Bitboard, Move, Point, Size};
use crate::playout::{Playout, Reason, Scene, Suggestion, SuggestionParameters};
use crate::prediction::{Chances, Facts, Predictor};
use crate::tactics::shape::{ShapeParameters, ShapeSets};
use std::sync::Arc;

/// The part of the simulations of a pass that counts as won.
const PASS_VALUE: f32 = 0.1;

/// Makes the edges of new nodes.
#[derive(Clone, Debug)]
pub(super) struct Priors {
    parameters: PriorParameters,
    suggestions: SuggestionParameters,
    shapes: ShapeParameters,
    /// The AMAF simulations that one point of a shape is worth on this board.
    shape_weight: f64,
    /// The won simulations of a move for each point of its criticality.
    criticality: f64,
    /// The won simulations of a move that is certain to be made.
    likelihood: f64,
    /// The source of chances of moves, where they count.
    predictor: Option<Arc<Predictor>>,
}

impl Priors {
    /// Priors for a board size with some settings.
    pub(super) fn new(size: Size, settings: &Settings) -> Priors {
        let parameters = &settings.priors;
        let has_net = settings.nets.fitting(size).is_some();
        let predicts = size.is_large() && !has_net && parameters.prediction + parameters.bias > 0.0;
        Priors {
            parameters: parameters.clone(),
            suggestions: settings.suggestions.clone(),
            shapes: settings.shapes.clone(),
            shape_weight: size.pick(parameters.shapes, parameters.shapes_large),
            criticality: size.pick(parameters.criticality, parameters.criticality_large),
            likelihood: if has_net { settings.net.virtual_wins } else { parameters.prediction },
            predictor: predicts
                .then(|| settings.predictor.clone().unwrap_or_else(Predictor::embedded)),
        }
    }

    /// The edges of a node for a scene: every legal move but own eyes, and a pass, the best
    /// first. `is_allowed` is asked of every point that the board itself allows.
    pub(super) fn edges<const W: usize>(
        &self,
        playout: &Playout<W>,
        scene: &Scene<W>,
        experience: &Experience,
        is_allowed: impl Fn(Point<W>) -> bool,
        edges: &mut Vec<NewEdge<W>>,
    ) {
        let facts = Facts::new(playout, scene);
        let outlook = Outlook::new(self, &facts, experience);
        let points = facts.candidates.iter().filter(|&point| is_allowed(point));
        self.fill(&outlook, points, edges);
    }

    /// The same edges, at these points, with what a net would play instead of looks.
    pub(super) fn advised_edges<const W: usize>(
        &self,
        playout: &Playout<W>,
        scene: &Scene<W>,
        experience: &Experience,
        advice: &Advice,
        moves: Bitboard<W>,
        edges: &mut Vec<NewEdge<W>>,
    ) {
        let facts = Facts::new(playout, scene);
        let outlook = Outlook { advice: Some(advice), ..Outlook::new(self, &facts, experience) };
        self.fill(&outlook, moves.iter(), edges);
    }

    fn fill<const W: usize>(
        &self,
        outlook: &Outlook<W>,
        points: impl Iterator<Item = Point<W>>,
        edges: &mut Vec<NewEdge<W>>,
    ) {
        edges.clear();
        edges.extend(points.map(|point| self.edge(outlook, point)));
        let pass = self.parameters.pass as f32;
        let prior = Count::new(pass, pass * PASS_VALUE);
        edges.push(NewEdge { prior, ..NewEdge::new(Move::Pass) });
        edges.sort_by(|a, b| b.value().total_cmp(&a.value()));
    }

    fn edge<const W: usize>(&self, outlook: &Outlook<W>, point: Point<W>) -> NewEdge<W> {
        let (p, facts) = (&self.parameters, outlook.facts);
        let mut tally = Count::default();
        tally.add(p.even, 0.5);
        for suggestion in facts.suggestions(point) {
            tally.add(self.weight(suggestion), 1.0);
        }
        if facts.ataris.contains(point) {
            tally.add(if facts.board().ko().is_some() { p.atari_ko } else { p.atari }, 1.0);
        }
        if facts.self_ataris.contains(point) {
            tally.add(p.self_atari, 0.0);
        }
        self.add_experience(outlook, point, &mut tally);
        let likelihood = outlook.likelihood(point);
        match likelihood {
            Some(likelihood) => tally.add(self.likelihood * f64::from(likelihood), 1.0),
            None => self.add_looks(outlook, point, &mut tally),
        }
        NewEdge {
            mv: Move::Play(point),
            prior: tally.narrow(),
            amaf: self.shapes(outlook, point).narrow(),
            likelihood: likelihood.unwrap_or_default(),
        }
    }

    /// Adds what the looks of a move are worth where nobody predicts it: its 3x3 pattern, and its
    /// place near the last moves or alone on one of the lines.
    fn add_looks<const W: usize>(
        &self,
        outlook: &Outlook<W>,
        point: Point<W>,
        tally: &mut Count<f64>,
    ) {
        let (p, facts) = (&self.parameters, outlook.facts);
        if p.pattern_far > 0.0 && facts.fits_pattern(point) {
            tally.add(p.pattern_far, 1.0);
        }
        for (ring, weight) in facts.near.iter().zip([p.near_1, p.near_2, p.near_3]) {
            if ring.contains(point) {
                tally.add(weight * outlook.locality, 1.0);
            }
        }
        if facts.near_previous.contains(point) {
            tally.add(p.near_previous * outlook.locality, 1.0);
        }
        if facts.lonely.contains(point) {
            match point.line(facts.board().size()) {
                1 => tally.add(p.empty_edge, 0.0),
                2 => tally.add(p.empty_second, 0.0),
                3 => tally.add(p.empty_third, 1.0),
                _ => {}
            }
        }
    }

    /// Adds what the playouts so far say about a point.
    fn add_experience<const W: usize>(
        &self,
        outlook: &Outlook<W>,
        point: Point<W>,
        tally: &mut Count<f64>,
    ) {
        let (p, experience) = (&self.parameters, outlook.experience);
        if experience.is_rich() {
            let criticality = experience.criticality(point.index()).max(0.0);
            tally.add(self.criticality * criticality, 1.0);
            let owned = experience.owned(outlook.facts.board().to_play(), point.index());
            tally.add(p.third * (1.0 - 3.0 * (owned - 1.0 / 3.0).abs()).max(0.0), 1.0);
        }
    }

    /// The virtual AMAF simulations of the shapes that a move makes (MoGo's Figure 1).
    fn shapes<const W: usize>(&self, outlook: &Outlook<W>, point: Point<W>) -> Count<f64> {
        let mut tally = Count::default();
        if let Some(sets) = &outlook.shapes {
            for shape in sets.at(point).iter() {
                let wins = self.shapes.wins(shape);
                let value = if wins > 0.0 { 1.0 } else { 0.0 };
                tally.add(wins.abs() * self.shape_weight, value);
            }
        }
        tally
    }

    /// The won simulations that a suggestion of the playouts is worth.
    fn weight<const W: usize>(&self, suggestion: &Suggestion<W>) -> f64 {
        match suggestion.reason {
            // The prediction knows of patterns.
            Reason::Pattern if self.predictor.is_some() => 0.0,
            reason => self.suggestions.wins(reason, suggestion.stones),
        }
    }
}

/// The edges of a node where a net's policy is all that they start with: these points and a pass,
/// the likeliest first.
pub(super) fn edges_by_policy<const W: usize>(
    advice: &Advice,
    moves: Bitboard<W>,
    edges: &mut Vec<NewEdge<W>>,
) {
    let all = moves.iter().map(Move::Play).chain([Move::Pass]);
    edges.clear();
    edges.extend(all.map(|mv| NewEdge { likelihood: advice.likelihood(mv), ..NewEdge::new(mv) }));
    edges.sort_by(|a, b| b.likelihood.total_cmp(&a.likelihood));
}

/// A position as its priors see it.
struct Outlook<'a, const W: usize> {
    facts: &'a Facts<'a, W>,
    experience: &'a Experience,
    /// The weight of nearness to the last moves: all on the largest board, where most points
    /// have nothing to do with each other, and nothing on 9x9, where all have.
    locality: f64,
    shapes: Option<ShapeSets<W>>,
    /// The chance that a player would make each move.
    chances: Option<Chances<W>>,
    /// The net's word.
    advice: Option<&'a Advice>,
}

impl<'a, const W: usize> Outlook<'a, W> {
    fn new(priors: &Priors, facts: &'a Facts<'a, W>, experience: &'a Experience) -> Outlook<'a, W> {
        let board = facts.board();
        Outlook {
            facts,
            experience,
            locality: ((board.size().side() as f64 - 9.0) / 10.0).clamp(0.0, 1.0),
            shapes: (priors.shape_weight > 0.0).then(|| ShapeSets::of(board)),
            chances: priors
                .predictor
                .as_ref()
                .map(|predictor| predictor.chances(facts, facts.candidates)),
            advice: None,
        }
    }

    /// The root of the chance that a move is made, where somebody says.
    fn likelihood(&self, point: Point<W>) -> Option<f32> {
        match self.advice {
            Some(advice) => Some(advice.likelihood(Move::Play(point))),
            None => self.chances.as_ref().map(|chances| chances.of(point).sqrt()),
        }
    }
}

#[cfg(test)]
mod tests;
