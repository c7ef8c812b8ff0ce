//! The tree as a list of moves, for whoever keeps what a search has found.

use super::edge::Edge;
use super::tree::Tree;
use crate::board::Move;

/// A move of the tree and what is known of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Branch {
    /// The moves from the root to here; 1 for a move of the root.
    pub depth: usize,
    /// The move.
    pub mv: Move,
    /// Simulations that went through it.
    pub visits: u64,
    /// The sum of their results for the player of the move.
    pub wins: f64,
}

impl Branch {
    fn new<const W: usize>(depth: usize, edge: Edge<W>) -> Branch {
        let (visits, wins) = (u64::from(edge.visits()), f64::from(edge.wins()));
        Branch { depth, mv: edge.mv().reframe(), visits, wins }
    }
}

/// The moves of a tree that are kept, each before those that follow it; one that is not kept
/// takes all that follows along.
pub(super) fn branches<const W: usize>(
    tree: &Tree<W>,
    is_kept: &dyn Fn(&Branch) -> bool,
) -> Vec<Branch> {
    let mut branches = Vec::new();
    let mut open: Vec<(usize, Edge<W>)> = Vec::new();
    let edges = |node, depth| tree.edges(node).iter().rev().map(move |edge| (depth, edge));
    open.extend(tree.root().into_iter().flat_map(|root| edges(root, 1)));
    while let Some((depth, edge)) = open.pop() {
        let branch = Branch::new(depth, edge);
        if is_kept(&branch) {
            branches.push(branch);
            open.extend(tree.child(edge).into_iter().flat_map(|node| edges(node, depth + 1)));
        }
    }
    branches
}
