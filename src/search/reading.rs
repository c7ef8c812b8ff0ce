//! The tree's answer about the position that a task asks about.

use super::analysis::{Analysis, MoveInfo};
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
    // A net says how likely moves are; without one their virtual wins are all there is.
    let has_policy = context.method.puct().is_some();
    let is_allowed = |edge: &Edge<W>| root.allows(edge.mv());
    let mut edges: Vec<Edge<W>> = tree.edges(node).iter().filter(is_allowed).collect();
    // The most simulated move first; before there are simulations the prior decides.
    edges.sort_by(|a, b| {
        let prior = |edge: Edge<W>| edge.prior().wins / edge.prior().visits.max(1e-3);
        let likelihood = |edge: Edge<W>| if has_policy { edge.likelihood() } else { 0.0 };
        b.visits()
            .cmp(&a.visits())
            .then(prior(*b).total_cmp(&prior(*a)))
            .then(likelihood(*b).total_cmp(&likelihood(*a)))
    });
    let worth = |edge: Edge<W>| {
        if has_policy { edge.likelihood().powi(2) } else { edge.prior().wins }
    };
    let sum: f32 = edges.iter().map(|&edge| worth(edge)).sum();
    let prior = |edge| worth(edge) / sum.max(1e-6);
    analysis.moves = edges.iter().map(|&edge| info(tree, edge, prior(edge))).collect();
    analysis.visits = analysis.moves.iter().map(|info| info.visits).sum();
    if let Some(best) = analysis.best() {
        (analysis.winrate, analysis.score_lead) = (best.winrate, best.score_lead);
    }
    analysis
}

/// The knowledge of a move of the root.
fn info<const W: usize>(tree: &Tree<W>, edge: Edge<W>, prior: f32) -> MoveInfo {
    let amaf = edge.amaf();
    let (pv, pv_visits) = variation(tree, edge).into_iter().unzip();
    MoveInfo {
        mv: edge.mv().reframe(),
        visits: u64::from(edge.visits()),
        winrate: f64::from(edge.mean()).clamp(0.0, 1.0),
        lcb: f64::from(edge.lower_bound()),
        prior: prior.into(),
        score_lead: f64::from(edge.mean_lead()),
        amaf: (amaf.visits > 0.0).then(|| f64::from(amaf.wins / amaf.visits)),
        pv,
        pv_visits,
    }
}

/// The moves most simulated after a move, itself first, each with its simulations.
fn variation<const W: usize>(tree: &Tree<W>, edge: Edge<W>) -> Vec<(Move, u64)> {
    let step = |edge: Edge<W>| (edge.mv().reframe(), u64::from(edge.visits()));
    let mut moves = vec![step(edge)];
    let mut node = tree.child(edge);
    while let Some(id) = node {
        let best = tree.edges(id).iter().max_by_key(|edge| edge.visits());
        let Some(best) = best.filter(|edge| edge.visits() > 0) else { break };
        moves.push(step(best));
        node = tree.child(best);
    }
    moves
}
