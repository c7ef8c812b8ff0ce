//! Cutting a tree of games down to a book.

use super::book::Book;
use super::tree::{NodeId, Tree, player_at};
use crate::board::Color;

/// The part of a book to keep. A node that is cut takes all that follows it along.
///
/// Every question is about the counts of the node itself or its rank among its siblings,
/// which trimming does not change: trimming twice is trimming once.
#[derive(Clone, PartialEq, Debug)]
pub struct Trim {
    /// Lines are cut after so many moves.
    pub depth: usize,
    /// Nodes with fewer games are cut, unless they have simulations enough: they say too little.
    pub min_games: u64,
    /// Nodes with fewer simulations are cut, unless they have games enough.
    pub min_simulations: u64,
    /// Nodes with a lower win rate are cut: neither do we play them, nor do we need a book
    /// against them.
    pub min_win_rate: f64,
    /// The number of best successors kept where Black is to play, and where White is.
    pub successors: [usize; 2],
}

impl Default for Trim {
    /// The limits of the paper: 16 moves, 20 games, 25%; all successors.
    fn default() -> Trim {
        Trim {
            depth: 16,
            min_games: 20,
            min_simulations: 1,
            min_win_rate: 0.25,
            successors: [usize::MAX; 2],
        }
    }
}

impl Trim {
    /// Cuts nothing.
    pub const NOTHING: Trim = Trim {
        depth: usize::MAX,
        min_games: 0,
        min_simulations: 1,
        min_win_rate: 0.0,
        successors: [usize::MAX; 2],
    };

    fn keep(&self, tree: &Tree, id: NodeId, depth: usize) -> Vec<NodeId> {
        if depth >= self.depth {
            return Vec::new();
        }
        let is_kept = |&next: &NodeId| {
            let evidence = tree.evidence(next);
            let simulations = evidence.simulations();
            let is_known = evidence.games.games >= self.min_games
                || (simulations > 0 && simulations >= self.min_simulations);
            is_known && evidence.best().win_rate() >= self.min_win_rate
        };
        let ranked = tree.ranked(id).into_iter().map(|(next, _)| next);
        let mut kept: Vec<NodeId> = ranked.filter(is_kept).collect();
        kept.truncate(self.successors[player_at(depth + 1).index()]);
        kept
    }
}

impl Book {
    /// The book without what a trim cuts.
    pub fn trim(&self, trim: &Trim) -> Book {
        self.with_tree(self.tree().pruned(|id, depth| trim.keep(self.tree(), id, depth)))
    }

    /// The paper's solution tree: all moves of the opponent, and of the player's own only
    /// the `best` ones at each node.
    pub fn solution(&self, player: Color, best: usize) -> Book {
        let mut trim = Trim::NOTHING;
        trim.successors[player.index()] = best;
        self.trim(&trim)
    }

    /// The solution trees for both players in one book. Their common nodes count once: the
    /// two are parts of the same book, not different games.
    pub fn solution_for_both(&self, best: usize) -> Book {
        let mut both = self.solution(Color::Black, best);
        both.unite(&self.solution(Color::White, best)).expect("both come from one book");
        both
    }
}
