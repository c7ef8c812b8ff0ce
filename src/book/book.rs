//! The book itself.

use super::error::BookError;
use super::evidence::Evidence;
use super::header::Header;
use super::line::Line;
use super::tally::Tally;
use super::tree::{NodeId, Tree, player_at};
use crate::board::{Color, Move};

/// An opening book: a header and a tree of moves in canonical form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    header: Header,
    tree: Tree,
}

impl Book {
    /// A book without a move.
    pub fn new(header: Header) -> Book {
        Book { header, tree: Tree::new() }
    }

    pub(super) fn with_tree(&self, tree: Tree) -> Book {
        Book { header: self.header.clone(), tree }
    }

    /// The same book with one more line in its header about how it was made.
    pub fn with_origin(self, line: &str) -> Book {
        Book { header: self.header.with_origin(line), ..self }
    }

    /// Size, komi and rules of the book's games, and its origin.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The moves.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// A line from the empty board to write moves and tallies with.
    pub fn line(&mut self) -> Line<'_> {
        Line::new(self.header.size(), &mut self.tree)
    }

    /// Counts a game, Black's move first, in the nodes of its first `depth` moves.
    pub fn count(&mut self, moves: &[Move], winner: Color, depth: usize) {
        self.count_and_tell(moves, winner, depth, |_, _| {});
    }

    /// Counts a game as [`Book::count`] does, and tells of every node that the game came through, and
    /// whether the player of its move won.
    pub(super) fn count_and_tell(
        &mut self,
        moves: &[Move],
        winner: Color,
        depth: usize,
        mut tell: impl FnMut(NodeId, bool),
    ) {
        let mut line = self.line();
        let mut count = |line: &mut Line<'_>| {
            let is_won = winner == player_at(line.depth());
            line.add(Tally::game(is_won));
            tell(line.node(), is_won);
        };
        count(&mut line);
        for &mv in moves.iter().take(depth) {
            line.play(mv);
            count(&mut line);
        }
    }

    /// Adds all games and simulations of another book for the same size, komi and rules. No count is lost, and
    /// the order in which books are merged does not matter.
    pub fn merge(&mut self, other: &Book) -> Result<(), BookError> {
        self.combine(other, |mut ours, theirs| {
            ours += theirs;
            ours
        })
    }

    /// Adds the nodes that the other book has more, where both are parts of one book: games
    /// that both have count once.
    pub fn unite(&mut self, other: &Book) -> Result<(), BookError> {
        self.combine(other, Evidence::max)
    }

    fn combine(
        &mut self,
        other: &Book,
        evidence: impl Fn(Evidence, Evidence) -> Evidence,
    ) -> Result<(), BookError> {
        if !self.header.is_same_kind(&other.header) {
            return Err(BookError::OtherKind);
        }
        self.header.add_origin(&other.header);
        self.tree.absorb(&other.tree, evidence);
        Ok(())
    }
}
