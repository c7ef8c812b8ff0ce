//! The tree's answer about the position that a task asks about.

use super::analysis::{Analysis, MoveInfo, SHOWN_SHARE};
use super::context::Context;
use super::edge::Edge;
use super::tree::Tree;
use crate::board::{Color, Move};

/// The analysis of a position by its tree alone: without the simulations of this search and who
/// owns the points.
pub(super) fn read<const W: usize>(context: &Context<W>, color: Color) -> Analysis {
    let Context { tree, root, .. } = *context;
    let mut analysis = Analysis::empty(color);
    let Some(node) = tree.root() else { return analysis };
    let is_allowed = |edge: &Edge<W>| root.allows(edge.mv());
    let mut edges: Vec<Edge<W>> = tree.edges(node).iter().filter(is_allowed).collect();
    // The most simulated move first; before there are simulations virtual ones decide, or a net.
    let has_policy = context.method.puct().is_some();
    edges.sort_by(|a, b| {
        let likelihood = |edge: Edge<W>| if has_policy { edge.likelihood() } else { 0.0 };
        b.visits()
            .cmp(&a.visits())
            .then(prior_value(*b).total_cmp(&prior_value(*a)))
            .then(likelihood(*b).total_cmp(&likelihood(*a)))
    });
    if let Some(guidance) = context.method.guidance.as_ref().filter(|_| has_policy) {
        prefer_sure(&mut edges, guidance.contender_share);
    }
    let priors = priors(&edges);
    analysis.moves = edges
        .iter()
        .zip(priors)
        .map(|(&edge, prior)| info(tree, edge, prior, has_policy))
        .collect();
    analysis.visits = analysis.moves.iter().map(|info| info.visits).sum();
    if let Some(best) = analysis.best() {
        (analysis.winrate, analysis.score_lead) = (best.winrate, best.score_lead);
    }
    analysis
}

/// The part of its virtual simulations that a move has won.
fn prior_value<const W: usize>(edge: Edge<W>) -> f32 {
    edge.prior().wins / edge.prior().visits.max(1e-3)
}

/// A difference of the values of two moves before any simulation that makes one of them e times as
/// likely to be played.
const TEMPERATURE: f32 = 0.1;

/// The chance of each move before any simulation. Where players' moves are predicted, by a net or
/// by their looks, that is the prediction; elsewhere a move is the likelier the more of its virtual
/// simulations are won.
fn priors<const W: usize>(edges: &[Edge<W>]) -> Vec<f64> {
    let is_predicted = edges.iter().any(|edge| edge.likelihood() > 0.0);
    let weight = |edge: &Edge<W>| {
        if is_predicted {
            // What is kept is the root of the chance.
            edge.likelihood().powi(2)
        } else {
            ((prior_value(*edge) - 1.0) / TEMPERATURE).exp()
        }
    };
    let weights: Vec<f64> = edges.iter().map(|edge| f64::from(weight(edge))).collect();
    let sum: f64 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum.max(f64::MIN_POSITIVE)).collect()
}

/// The standard errors that a net's win rate is trusted less: its simulations see each other's
/// positions, and err together (after KataGo).
const ERRORS: f32 = 5.0;

/// Puts first what is worth most for sure, among moves of so many of the most simulated one's
/// simulations.
fn prefer_sure<const W: usize>(edges: &mut [Edge<W>], contender_share: f32) {
    let Some(first) = edges.first() else { return };
    let least = (contender_share * first.visits() as f32).max(2.0);
    let contenders = edges.iter().take_while(|edge| edge.visits() as f32 >= least);
    let bounds = contenders.map(|edge| edge.bound_by_squares(ERRORS)).enumerate();
    if let Some((surest, _)) = bounds.reduce(|a, b| if b.1 > a.1 { b } else { a }) {
        edges[..=surest].rotate_right(1);
    }
}

/// The knowledge of a move of the root.
fn info<const W: usize>(tree: &Tree<W>, edge: Edge<W>, prior: f64, has_policy: bool) -> MoveInfo {
    let amaf = edge.amaf();
    let bound = if has_policy { edge.bound_by_squares(ERRORS) } else { edge.lower_bound() };
    let (pv, pv_visits) = variation(tree, edge).into_iter().unzip();
    MoveInfo {
        mv: edge.mv().reframe(),
        visits: u64::from(edge.visits()),
        winrate: f64::from(edge.mean()).clamp(0.0, 1.0),
        lcb: f64::from(bound).max(0.0),
        prior,
        score_lead: f64::from(edge.mean_lead()),
        amaf: (amaf.visits > 0.0).then(|| f64::from(amaf.wins / amaf.visits)),
        pv,
        pv_visits,
    }
}

/// A reply that was simulated less often is chance.
const LEAST_VISITS: u64 = 8;

/// The moves most simulated after a move, itself first, each with its simulations, as far as they
/// are more than chance.
fn variation<const W: usize>(tree: &Tree<W>, edge: Edge<W>) -> Vec<(Move, u64)> {
    let step = |edge: Edge<W>| (edge.mv().reframe(), u64::from(edge.visits()));
    let least = (u64::from(edge.visits()) / SHOWN_SHARE).max(LEAST_VISITS);
    let mut moves = vec![step(edge)];
    let mut node = tree.child(edge);
    while let Some(id) = node {
        let best = tree.edges(id).iter().max_by_key(|edge| edge.visits());
        let Some(best) = best.filter(|edge| u64::from(edge.visits()) >= least) else { break };
        moves.push(step(best));
        node = tree.child(best);
    }
    moves
}
