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

use super::edge::{Edge, Edges};
use super::new_edge::NewEdge;
use super::octet::{LANES, Octet};
use super::pruning::{Census, Room, by_levels};
use super::store::{NodeId, Store};
use std::sync::atomic::{AtomicU32, Ordering};

/// The part of a full space that is kept. A little less than half: a block that does not fit into
/// the rest of a chunk leaves that rest unused.
const KEPT: f64 = 0.49;

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

    /// The room for what is kept when it is full.
    fn limit(&self) -> Room {
        let share = |things: usize| (things as f64 * KEPT) as usize;
        Room { nodes: share(self.nodes.capacity()), octets: share(self.octets.capacity()) }
    }

    fn clear(&mut self) {
        self.nodes.clear();
        self.octets.clear();
    }
}

/// A search tree of boards `W` words wide within a budget of memory.
#[derive(Debug)]
pub(super) struct Tree<const W: usize> {
    space: Space<W>,
    spare: Space<W>,
    root: NodeId,
}

impl<const W: usize> Default for Tree<W> {
    /// An empty tree of the least memory.
    fn default() -> Tree<W> {
        Tree::new(0)
    }
}

impl<const W: usize> Tree<W> {
    /// An empty tree that takes at most so many bytes, or the few that it needs at least.
    pub(super) fn new(bytes: usize) -> Tree<W> {
        let space = || Space::new(bytes / 2);
        Tree { space: space(), spare: space(), root: NodeId::NONE }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.space.clear();
        self.root = NodeId::NONE;
    }

    /// The root, if there is one.
    pub(super) fn root(&self) -> Option<NodeId> {
        (self.root != NodeId::NONE).then_some(self.root)
    }

    /// Makes a node the root.
    pub(super) fn set_root(&mut self, root: NodeId) {
        self.root = root;
    }

    /// The moves of a node.
    #[inline(always)]
    pub(super) fn edges(&self, id: NodeId) -> Edges<'_, W> {
        self.space.edges(id)
    }

    /// The node behind an edge.
    #[inline(always)]
    pub(super) fn child(&self, edge: Edge<W>) -> Option<NodeId> {
        let id = NodeId(edge.child().load(Ordering::Acquire));
        (id != NodeId::NONE).then_some(id)
    }

    /// A new node that nobody else sees yet; `None` if the memory is full.
    pub(super) fn add(&self, moves: &[NewEdge<W>]) -> Option<NodeId> {
        let id = self.space.add(moves.len())?;
        self.edges(id).reset(moves);
        Some(id)
    }

    /// Shows a new node to everybody as the child of an edge, unless another thread was first.
    pub(super) fn publish(&self, edge: Edge<W>, id: NodeId) {
        let none = NodeId::NONE.0;
        // The loser's node is simply never found.
        let _ = edge.child().compare_exchange(none, id.0, Ordering::Release, Ordering::Relaxed);
    }

    /// Leaves out of a tree what is not below the root, and the nodes reached least often if there are
    /// so many that less than half of the space would be free.
    pub(super) fn compact(&mut self, threads: usize) {
        self.clear_spare();
        match self.copy(threads, &|| true) {
            Some(root) => self.replace(root),
            None => self.clear(),
        }
    }

    /// Makes room for a [copy](Tree::copy).
    pub(super) fn clear_spare(&mut self) {
        self.spare.clear();
    }

    /// Copies what is below the root into the other half of the memory, without the nodes reached
    /// least often. Answers the copy's root; `None` if there is no root or it was not to go on, which
    /// is asked every few milliseconds.
    pub(super) fn copy(
        &self,
        threads: usize,
        goes_on: &(dyn Fn() -> bool + Sync),
    ) -> Option<NodeId> {
        let root = self.root()?;
        let least_visits = self.least_visits(root, threads, goes_on)?;
        self.copy_from(root, least_visits, threads, goes_on)
    }

    /// Puts a [copy](Tree::copy) in the place of what was copied.
    pub(super) fn replace(&mut self, root: NodeId) {
        self.root = root;
        std::mem::swap(&mut self.space, &mut self.spare);
    }

    /// The visits that a node must have had so that those that had them fill half of the memory;
    /// `None` if it was not to go on.
    fn least_visits(
        &self,
        root: NodeId,
        threads: usize,
        goes_on: &(dyn Fn() -> bool + Sync),
    ) -> Option<u32> {
        /// A node, how often it or the least visited node above it was reached, and its size.
        type Seen = (NodeId, u32, usize);
        let seen = |id: NodeId, above: u32| -> Seen {
            let edges = self.edges(id);
            (id, edges.visits().min(above), edges.octets().len())
        };
        let mut census = Census::default();
        let is_complete = by_levels(
            // The root is kept in any case, whatever was lost of its visits.
            (root, u32::MAX, self.edges(root).octets().len()),
            threads,
            |&(id, visits, _), below| {
                let children = self.edges(id).iter().filter_map(|edge| self.child(edge));
                below.extend(children.map(|child| seen(child, visits)));
            },
            &mut |level| {
                level.iter().for_each(|&(_, visits, octets)| census.add(visits, octets));
                goes_on()
            },
        );
        is_complete.then(|| census.least_visits(self.spare.limit()))
    }

    /// Copies the root and every node reached often enough; what does not fit is left out.
    fn copy_from(
        &self,
        root: NodeId,
        least_visits: u32,
        threads: usize,
        goes_on: &(dyn Fn() -> bool + Sync),
    ) -> Option<NodeId> {
        let new_root = self.copy_node(root)?;
        let is_complete = by_levels(
            (root, new_root),
            threads,
            |&(from, to), below| {
                for (old, new) in self.edges(from).iter().zip(self.spare.edges(to).iter()) {
                    let Some(child) = self.child(old) else { continue };
                    if self.edges(child).visits() >= least_visits
                        && let Some(copy) = self.copy_node(child)
                    {
                        new.child().store(copy.0, Ordering::Relaxed);
                        below.push((child, copy));
                    }
                }
            },
            &mut |_| goes_on(),
        );
        is_complete.then_some(new_root)
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

    /// A tree that is full: below the first move of each node the next, visited once less.
    fn full_tree(moves: &[NewEdge<2>]) -> Tree<2> {
        let mut tree = Tree::new(0);
        let root = tree.add(moves).unwrap();
        tree.set_root(root);
        let (mut parent, mut visits) = (root, 1000);
        while let Some(id) = tree.add(moves) {
            for _ in 0..visits {
                tree.edges(id).get(0).begin();
            }
            tree.publish(tree.edges(parent).get(0), id);
            (parent, visits) = (id, visits - 1);
        }
        tree
    }

    /// The nodes below the root, by always following the first move.
    fn depth(tree: &Tree<2>) -> usize {
        let next = |&id: &NodeId| tree.child(tree.edges(id).get(0));
        std::iter::successors(tree.root(), next).count() - 1
    }

    #[test]
    fn a_full_tree_keeps_its_best_nodes() {
        let moves: Vec<NewEdge<2>> = (11..91).map(new_edge).collect();
        for threads in [1, 3] {
            let mut tree = full_tree(&moves);
            let before = depth(&tree);
            assert!(tree.space.octets.fullness() > 0.9);
            tree.compact(threads);
            assert!(tree.space.octets.fullness() <= 0.5);
            assert!((before / 6..=before / 2).contains(&depth(&tree)), "{}", depth(&tree));
            let root = tree.root().unwrap();
            let child = tree.child(tree.edges(root).get(0)).unwrap();
            assert_eq!(tree.edges(child).visits(), 1000);
            assert_eq!(tree.edges(child).get(5).mv(), moves[5].mv);
            assert_eq!(tree.child(tree.edges(root).get(1)), None);
        }
    }

    #[test]
    fn a_tree_that_may_not_be_pruned_stays_as_it_is() {
        let moves: Vec<NewEdge<2>> = (11..91).map(new_edge).collect();
        let mut tree = full_tree(&moves);
        let before = (tree.root(), depth(&tree));
        for patience in 0..5 {
            let asked = AtomicU32::new(0);
            tree.clear_spare();
            let copy = tree.copy(1, &|| asked.fetch_add(1, Ordering::Relaxed) < patience);
            assert_eq!((copy, tree.root(), depth(&tree)), (None, before.0, before.1));
        }
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
