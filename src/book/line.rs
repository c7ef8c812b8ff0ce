//! Writing into a book, one line of play at a time.

use super::evidence::Evidence;
use super::tally::Tally;
use super::tree::{NodeId, Tree};
use crate::board::{Move, Orientations, Size};

/// A line of play from the empty board, in any orientation, that writes itself into a tree in
/// canonical form: the one way moves come into a book.
#[derive(Debug)]
pub struct Line<'a> {
    tree: &'a mut Tree,
    size: Size,
    path: Vec<(NodeId, Orientations)>,
}

impl<'a> Line<'a> {
    pub(super) fn new(size: Size, tree: &'a mut Tree) -> Line<'a> {
        Line { tree, size, path: Vec::new() }
    }

    fn end(&self) -> (NodeId, Orientations) {
        self.path.last().copied().unwrap_or((NodeId::ROOT, Orientations::ALL))
    }

    /// The board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The node at the end of the line.
    pub fn node(&self) -> NodeId {
        self.end().0
    }

    /// The number of moves.
    pub fn depth(&self) -> usize {
        self.path.len()
    }

    /// Adds a move; the tree has its node from now on. The point must be on the board.
    pub fn play(&mut self, mv: Move) {
        let (id, mut orientations) = self.end();
        let canonical = orientations.advance(self.size, mv);
        self.path.push((self.tree.successor_or_new(id, canonical), orientations));
    }

    /// Takes the last moves back until so many are left.
    pub fn truncate(&mut self, depth: usize) {
        self.path.truncate(depth);
    }

    /// Adds games to the node at the end of the line.
    pub fn add(&mut self, tally: Tally) {
        self.tree.add(self.end().0, tally);
    }

    /// Adds evidence of any kind to the node at the end of the line.
    pub fn add_evidence(&mut self, evidence: Evidence) {
        self.tree.add_evidence(self.end().0, evidence);
    }
}
