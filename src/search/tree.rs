//! The tree, shared by all threads without a lock.
//!
//! What is published when:
//! - A node and its edges are filled by the thread that expands a move, alone, and become
//!   visible to others when the number of the node is stored in the edge (release); whoever
//!   reads that number (acquire) sees a complete node. If two threads expand the same move,
//!   the first to store its number wins, and the other's block lies unused until the store is
//!   cleared.
//! - After that only statistics change. They are read and written relaxed and without
//!   read-modify-write instructions: two threads that add to one number at the same moment may
//!   lose an addition. A reader may see a visit whose result is not there yet, which is the
//!   virtual loss on purpose (Enzenberger and Müller 2009).
//! - The root changes, and nodes move or vanish, only between searches, when the tree is
//!   borrowed mutably.

use super::edge::{Edge, Edges, NewEdge};
use super::octet::{LANES, Octet};
use super::store::{NodeId, Store};
use std::sync::atomic::{AtomicU32, Ordering};

/// A position: where its moves are.
#[derive(Debug, Default)]
struct Node {
    first: AtomicU32,
    count: AtomicU32,
}

/// One of the two halves of the memory: the other one is for making a smaller copy.
#[derive(Debug)]
struct Space<const W: usize> {
    nodes: Store<Node>,
    octets: Store<Octet<W>>,
}

impl<const W: usize> Space<W> {
    /// A space of so many bytes, shared out so that nodes of a single octet fill both stores at
    /// the same time.
    fn new(bytes: usize) -> Space<W> {
        let nodes = bytes * size_of::<Node>() / (size_of::<Node>() + size_of::<Octet<W>>());
        Space { nodes: Store::new(nodes), octets: Store::new(bytes - nodes) }
    }

    fn add(&self, count: usize) -> Option<NodeId> {
        let first = self.octets.allocate(count.div_ceil(LANES))?;
        let node = self.nodes.allocate(1)?;
        let [header] = self.nodes.block(node, 1) else { unreachable!("a block of one") };
        header.first.store(first as u32, Ordering::Relaxed);
        header.count.store(count as u32, Ordering::Relaxed);
        Some(NodeId(node as u32))
    }

    #[inline(always)]
    fn edges(&self, id: NodeId) -> Edges<'_, W> {
        let node = &self.nodes.block(id.0 as usize, 1)[0];
        let first = node.first.load(Ordering::Relaxed) as usize;
        let count = node.count.load(Ordering::Relaxed) as usize;
        Edges::new(self.octets.block(first, count.div_ceil(LANES)), count)
    }

    fn fullness(&self) -> f64 {
        self.octets.fullness().max(self.nodes.fullness())
    }

    fn clear(&mut self) {
        self.nodes.clear();
        self.octets.clear();
    }
}

/// A search tree of boards `W` words wide within a budget of memory.
#[derive(Debug)]
pub struct Tree<const W: usize> {
    space: Space<W>,
    spare: Space<W>,
    root: NodeId,
}

impl<const W: usize> Tree<W> {
    /// An empty tree that takes at most so many bytes, or the few that it needs at least.
    pub fn new(bytes: usize) -> Tree<W> {
        let space = || Space::new(bytes / 2);
        Tree { space: space(), spare: space(), root: NodeId::NONE }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.space.clear();
        self.root = NodeId::NONE;
    }

    /// The root, if there is one.
    pub fn root(&self) -> Option<NodeId> {
        (self.root != NodeId::NONE).then_some(self.root)
    }

    /// Makes a node the root.
    pub fn set_root(&mut self, root: NodeId) {
        self.root = root;
    }

    /// The moves of a node.
    #[inline(always)]
    pub fn edges(&self, id: NodeId) -> Edges<'_, W> {
        self.space.edges(id)
    }

    /// The node behind an edge.
    #[inline(always)]
    pub fn child(&self, edge: Edge<W>) -> Option<NodeId> {
        let id = NodeId(edge.child().load(Ordering::Acquire));
        (id != NodeId::NONE).then_some(id)
    }

    /// A new node that nobody else sees yet; `None` if the memory is full.
    pub fn add(&self, moves: &[NewEdge<W>]) -> Option<NodeId> {
        let id = self.space.add(moves.len())?;
        self.edges(id).reset(moves);
        Some(id)
    }

    /// Shows a new node to everybody as the child of an edge, unless another thread was first.
    pub fn publish(&self, edge: Edge<W>, id: NodeId) {
        let none = NodeId::NONE.0;
        // The loser's node is simply never found.
        let _ = edge.child().compare_exchange(none, id.0, Ordering::Release, Ordering::Relaxed);
    }

    /// Copies what is below the root into the other half of the memory, leaving out nodes
    /// reached fewer times than a bound, which rises until half of the space is free.
    pub fn compact(&mut self) {
        let mut least_visits = 1;
        loop {
            self.spare.clear();
            let root = self.copy(least_visits);
            if self.spare.fullness() <= 0.5 || least_visits > u32::MAX / 2 {
                self.root = root.unwrap_or(NodeId::NONE);
                break;
            }
            least_visits += least_visits / 8 + 1;
        }
        std::mem::swap(&mut self.space, &mut self.spare);
    }

    /// Copies the root and every node reached often enough; what does not fit is left out.
    fn copy(&self, least_visits: u32) -> Option<NodeId> {
        let root = self.copy_node(self.root()?)?;
        let mut pending = vec![(self.root, root)];
        while let Some((from, to)) = pending.pop() {
            for (old, new) in self.edges(from).iter().zip(self.spare.edges(to).iter()) {
                let Some(child) = self.child(old) else { continue };
                if self.edges(child).visits() >= least_visits
                    && let Some(copy) = self.copy_node(child)
                {
                    new.child().store(copy.0, Ordering::Relaxed);
                    pending.push((child, copy));
                }
            }
        }
        Some(root)
    }

    fn copy_node(&self, id: NodeId) -> Option<NodeId> {
        let edges = self.edges(id);
        let copy = self.spare.add(edges.count())?;
        self.spare.edges(copy).copy_from(edges);
        Some(copy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Move, Point};

    fn new_edge(index: usize) -> NewEdge<2> {
        NewEdge::new(Move::Play(Point::from_index(index)))
    }

    #[test]
    fn a_full_tree_keeps_its_best_nodes() {
        let mut tree = Tree::new(0);
        let moves: Vec<NewEdge<2>> = (11..91).map(new_edge).collect();
        let root = tree.add(&moves).unwrap();
        tree.set_root(root);
        // A chain of nodes below the first move of each, every node visited once less.
        let (mut parent, mut visits) = (root, 1000);
        while let Some(id) = tree.add(&moves) {
            for _ in 0..visits {
                tree.edges(id).get(0).begin();
            }
            tree.publish(tree.edges(parent).get(0), id);
            (parent, visits) = (id, visits - 1);
        }
        assert!(tree.space.fullness() > 0.9);
        tree.compact();
        assert!(tree.space.fullness() <= 0.5);
        let root = tree.root().unwrap();
        let child = tree.child(tree.edges(root).get(0)).unwrap();
        assert_eq!(tree.edges(child).visits(), 1000);
        assert_eq!(tree.edges(child).get(5).mv(), moves[5].mv);
        assert_eq!(tree.child(tree.edges(root).get(1)), None);
    }

    #[test]
    fn the_first_of_two_expansions_stands() {
        let mut tree = Tree::new(1 << 20);
        let root = tree.add(&[new_edge(11)]).unwrap();
        tree.set_root(root);
        let [first, second] = [12, 13].map(|index| tree.add(&[new_edge(index)]).unwrap());
        tree.publish(tree.edges(root).get(0), first);
        tree.publish(tree.edges(root).get(0), second);
        assert_eq!(tree.child(tree.edges(root).get(0)), Some(first));
    }
}
