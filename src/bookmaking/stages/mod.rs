//! Books by stage-wise search (Chen and Zhang 2012): no games, but the trees of long searches.
//!
//! One search of millions of simulations converges to its main line and says little about other
//! moves. So the book is grown in stages: a search of the empty board, then one after each of its
//! best moves, then one after each of the best replies there, and so on. Every finished tree
//! is trimmed and merged into the book.
//!
//! A tree is a function of the plan, the seed and its line (with one thread), and it waits in a
//! folder under the name of its line. So a job that was killed goes on with the lines whose
//! trees are missing; the searches that were under way are all it loses. Lines that transpose
//! into each other are searched each on its own: the book is a tree of lines, and who follows it
//! by its pointers finds nothing in the other line.

mod growth;
mod job;
mod trees;

pub use job::StageProgress;
pub use trees::StageError;

pub(super) use growth::mirrored;

use crate::board::{Move, Size};
use crate::book::{Book, Header, NodeId, Tally, Trim};
use crate::game::{HalfPoints, Rules};
use std::cmp::Reverse;

/// A plan for growing a book.
#[derive(Clone, PartialEq, Debug)]
pub struct Stages {
    /// The board.
    pub size: Size,
    /// The rules.
    pub rules: Rules,
    /// The komi.
    pub komi: HalfPoints,
    /// The number of stages; the first is the empty board.
    pub levels: usize,
    /// The number of first moves that get a tree.
    pub first: usize,
    /// The most replies that get a tree.
    pub replies: usize,
    /// The number of replies that get a tree however bad they are.
    pub least_replies: usize,
    /// The other replies get one if they win at most so much less than the first, 0 to 1.
    pub margin: f64,
    /// The simulations of a tree.
    pub playouts: u64,
    /// The part that is kept. A tree is cut by depth and simulations at once, but keeps every move
    /// at its root, which the next stage picks from; win rates are asked when all trees are merged.
    pub trim: Trim,
    /// Threads of a search.
    pub threads: usize,
    /// Memory of a search in MiB.
    pub memory: usize,
    /// The source of all chance.
    pub seed: u64,
}

impl Stages {
    /// The words of a tree on itself: two trees of the same header belong together.
    fn header(&self) -> Header {
        let Stages { playouts, seed, trim: Trim { depth, min_simulations, .. }, .. } = self;
        let origin = format!(
            "stage-wise search, {playouts} simulations a tree, seed {seed}, \
             depth {depth}, minimum simulations {min_simulations}"
        );
        Header::new(self.size, self.komi, self.rules.name(), &origin)
    }

    /// The book of all trees: the sum of them, trimmed again.
    fn finished(&self, sum: &Book) -> Book {
        let Stages { levels, first, replies, .. } = self;
        let percent = 100.0 * self.trim.min_win_rate;
        let origin = format!(
            "{levels} stages of {first} first moves and {replies} replies at most, \
             win rate {percent}%"
        );
        sum.trim(&self.trim).with_origin(&origin)
    }

    /// The most lines that go on from one of so many moves.
    fn most_next(&self, depth: usize) -> usize {
        match depth {
            _ if depth + 1 >= self.levels => 0,
            0 => self.first,
            _ => self.replies,
        }
    }

    /// The most trees of a line of so many moves and all that go on from it.
    fn most_trees(&self, depth: usize) -> usize {
        let next = self.most_next(depth);
        if next == 0 {
            1
        } else {
            next.saturating_mul(self.most_trees(depth + 1)).saturating_add(1)
        }
    }

    /// The lines of the next stage: the best moves at the end of a line, by what its tree says.
    fn next_lines(&self, line: &[Move], tree: &Book) -> Vec<Vec<Move>> {
        let most = self.most_next(line.len());
        let least = if line.is_empty() { most } else { self.least_replies };
        let moves = ranked(tree, line);
        let Some((_, best)) = moves.first().copied() else { return Vec::new() };
        let is_good = |tally: Tally| tally.win_rate() >= best.win_rate() - self.margin;
        let ranks = moves.into_iter().take(most).enumerate();
        let picked = ranks.filter(|&(rank, (_, tally))| rank < least || is_good(tally));
        picked.map(|(_, (mv, _))| [line, &[mv]].concat()).collect()
    }
}

/// The moves at the end of a line, the most simulated first: they are what a search plays, ours
/// and an opponent's. The win rate of a move that was left early flatters it.
fn ranked(tree: &Book, line: &[Move]) -> Vec<(Move, Tally)> {
    let nodes = tree.tree();
    let end = line.iter().try_fold(NodeId::ROOT, |id, &mv| nodes.successor(id, mv));
    let successors = end.into_iter().flat_map(|id| nodes.successors(id));
    let mut moves: Vec<(Move, Tally)> =
        successors.filter_map(|id| Some((nodes.move_of(id)?, nodes.evidence(id).tried))).collect();
    moves.sort_by_key(|&(_, tally)| Reverse(tally.games));
    moves
}
