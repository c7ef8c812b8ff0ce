//! The tree of moves.
//!
//! Nodes live in one vector and refer to each other by number, so a tree of any depth is
//! read, copied and dropped without recursion. The successors of a node are kept in the order
//! of their moves: equal games give equal trees, whatever order they came in.

use super::evidence::{Evidence, EvidenceKind};
use super::tally::Tally;
use crate::board::{Color, Move};

/// The place of a node in its tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// The empty board.
    pub const ROOT: NodeId = NodeId(0);

    /// The number of the node: a tree has those below its [`Tree::node_count`], and a node keeps its
    /// own as the tree grows.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, Debug)]
struct Node {
    tally: Tally,
    /// None at the root alone.
    mv: Option<Move>,
    /// The root, which is nobody's successor, where there is none.
    first_child: NodeId,
    next_sibling: NodeId,
}

const _: () = assert!(size_of::<Node>() <= 32, "a book of ten million nodes stays in 320 MB");

impl Node {
    const fn new(mv: Option<Move>) -> Node {
        Node {
            tally: Tally { games: 0, wins: 0 },
            mv,
            first_child: NodeId::ROOT,
            next_sibling: NodeId::ROOT,
        }
    }
}

/// Moves from the empty board, Black first, each node with the evidence of its move. The wins of
/// the root are White's, who would have moved before it.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    /// By node what was tried and what was searched, as far as there are any simulations: most trees
    /// are made of games alone, and of millions of nodes.
    searches: Vec<[Tally; 2]>,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree::new()
    }
}

impl Tree {
    /// A tree of nothing but the empty board.
    pub fn new() -> Tree {
        Tree { nodes: vec![Node::new(None)], searches: Vec::new() }
    }

    /// The number of nodes, the root among them.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Tells whether the tree has no move.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// The number of moves of the longest line.
    pub fn depth(&self) -> usize {
        self.walk().map(|(depth, _)| depth).max().unwrap_or(0)
    }

    fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// The move that leads to a node; the root has none.
    pub fn move_of(&self, id: NodeId) -> Option<Move> {
        self.node(id).mv
    }

    /// The games of a node's move.
    pub fn tally(&self, id: NodeId) -> Tally {
        self.node(id).tally
    }

    /// All that is known of a node's move.
    pub fn evidence(&self, id: NodeId) -> Evidence {
        let [tried, searched] = self.searches.get(id.index()).copied().unwrap_or_default();
        Evidence { games: self.tally(id), tried, searched }
    }

    /// Tells whether there are simulations anywhere.
    pub fn has_simulations(&self) -> bool {
        self.searches.iter().flatten().any(|tally| tally.games > 0)
    }

    /// The kind of evidence by which the successors of a node are compared.
    pub fn common_kind(&self, id: NodeId) -> EvidenceKind {
        EvidenceKind::common(self.successors(id).map(|next| self.evidence(next)))
    }

    /// The successors of a node with the tallies by which they are compared, the best first. Those
    /// that do not compete are the last, by their games.
    pub fn ranked(&self, id: NodeId) -> Vec<(NodeId, Tally)> {
        let kind = self.common_kind(id);
        let tally = |next| (next, self.evidence(next).of(kind));
        let mut ranked: Vec<(NodeId, Tally)> = self.successors(id).map(tally).collect();
        // The sort is stable, so equals stay in the order of their moves.
        ranked.sort_by(|&(a, ours), &(b, theirs)| {
            let games = || self.evidence(b).best().games.cmp(&self.evidence(a).best().games);
            theirs.cmp_bound(ours, Tally::CONFIDENCE).then_with(games)
        });
        ranked
    }

    /// The successors of a node, in the order of their moves.
    pub fn successors(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let mut next = self.node(id).first_child;
        std::iter::from_fn(move || {
            let id = (next != NodeId::ROOT).then_some(next)?;
            next = self.node(id).next_sibling;
            Some(id)
        })
    }

    /// The successor of a node by a move.
    pub fn successor(&self, id: NodeId, mv: Move) -> Option<NodeId> {
        self.successors(id).find(|&next| self.move_of(next) == Some(mv))
    }

    /// The successor of a node by a move, made if there is none.
    pub(super) fn successor_or_new(&mut self, id: NodeId, mv: Move) -> NodeId {
        let before = self.successors(id).take_while(|&next| self.move_of(next) < Some(mv)).last();
        let link = |tree: &Tree| match before {
            Some(sibling) => tree.node(sibling).next_sibling,
            None => tree.node(id).first_child,
        };
        let after = link(self);
        if after != NodeId::ROOT && self.move_of(after) == Some(mv) {
            return after;
        }
        let new = NodeId(u32::try_from(self.nodes.len()).expect("fewer than 2^32 nodes"));
        self.nodes.push(Node { next_sibling: after, ..Node::new(Some(mv)) });
        match before {
            Some(sibling) => self.node_mut(sibling).next_sibling = new,
            None => self.node_mut(id).first_child = new,
        }
        new
    }

    /// Adds games to a node.
    pub(super) fn add(&mut self, id: NodeId, tally: Tally) {
        self.node_mut(id).tally += tally;
    }

    /// Adds evidence of any kind to a node.
    pub(super) fn add_evidence(&mut self, id: NodeId, more: Evidence) {
        let mut sum = self.evidence(id);
        sum += more;
        self.set_evidence(id, sum);
    }

    fn set_evidence(&mut self, id: NodeId, evidence: Evidence) {
        let Evidence { games, tried, searched } = evidence;
        self.node_mut(id).tally = games;
        if evidence.simulations() > 0 || id.index() < self.searches.len() {
            let length = self.searches.len().max(id.index() + 1);
            self.searches.resize(length, Default::default());
            self.searches[id.index()] = [tried, searched];
        }
    }

    /// All nodes from the root on, each before its successors, with their depth.
    pub fn walk(&self) -> Walk<'_> {
        Walk { tree: self, ancestors: Vec::new(), next: Some(NodeId::ROOT) }
    }

    /// Adds all nodes of another tree; `combine` joins the evidence of nodes that both have.
    pub(super) fn absorb(
        &mut self,
        other: &Tree,
        combine: impl Fn(Evidence, Evidence) -> Evidence,
    ) {
        let mut line: Vec<NodeId> = Vec::new();
        for (depth, theirs) in other.walk() {
            line.truncate(depth);
            let ours = match (line.last(), other.move_of(theirs)) {
                (Some(&parent), Some(mv)) => self.successor_or_new(parent, mv),
                _ => NodeId::ROOT,
            };
            self.set_evidence(ours, combine(self.evidence(ours), other.evidence(theirs)));
            line.push(ours);
        }
    }

    /// The part of the tree that `keep` chooses: given a node and its depth, the successors
    /// to keep. What follows the others goes with them.
    pub(super) fn pruned(&self, keep: impl Fn(NodeId, usize) -> Vec<NodeId>) -> Tree {
        let mut kept = Tree::new();
        kept.add_evidence(NodeId::ROOT, self.evidence(NodeId::ROOT));
        let mut open = vec![(NodeId::ROOT, NodeId::ROOT, 0)];
        while let Some((old, new, depth)) = open.pop() {
            for id in keep(old, depth) {
                if let Some(mv) = self.move_of(id) {
                    let next = kept.successor_or_new(new, mv);
                    kept.add_evidence(next, self.evidence(id));
                    open.push((id, next, depth + 1));
                }
            }
        }
        kept
    }
}

/// The player of the move at a depth: Black's are the odd ones.
pub(super) const fn player_at(depth: usize) -> Color {
    if depth % 2 == 1 { Color::Black } else { Color::White }
}

/// Equal lines with equal evidence; where the nodes are stored does not matter.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        let content = |tree: &Tree, (depth, id)| (depth, tree.move_of(id), tree.evidence(id));
        self.node_count() == other.node_count()
            && self.walk().zip(other.walk()).all(|(a, b)| content(self, a) == content(other, b))
    }
}

impl Eq for Tree {}

/// A walk through a tree, each node before its successors: see [`Tree::walk`].
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    tree: &'a Tree,
    ancestors: Vec<NodeId>,
    next: Option<NodeId>,
}

impl Iterator for Walk<'_> {
    type Item = (usize, NodeId);

    fn next(&mut self) -> Option<(usize, NodeId)> {
        let here = self.next?;
        let depth = self.ancestors.len();
        let node = self.tree.node(here);
        self.next = if node.first_child != NodeId::ROOT {
            self.ancestors.push(here);
            Some(node.first_child)
        } else {
            self.after(here)
        };
        Some((depth, here))
    }
}

impl Walk<'_> {
    /// The next sibling of a node without successors, or of its nearest ancestor with one.
    fn after(&mut self, mut id: NodeId) -> Option<NodeId> {
        loop {
            let sibling = self.tree.node(id).next_sibling;
            if sibling != NodeId::ROOT {
                return Some(sibling);
            }
            id = self.ancestors.pop()?;
        }
    }
}
