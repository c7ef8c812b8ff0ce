//! A population's comments on the openings of games (Audouard et al. 2009, section 3.3).
//!
//! At every move of a game that the population knows, in any orientation, a comment says how
//! often it was played and won, and what the population prefers; triangles mark what it would
//! play next, numbers the success of other moves in percent. What the record has is kept.

mod marks;
mod words;

use super::Population;
use crate::board::{Color, Move, Size};
use crate::book::{Candidate, NodeId as BookNode};
use crate::game::{Game, Komi, Rules};
use crate::sgf::{GameRecord, Node, NodeId, ReplayError, SgfError, Tree};
use std::fmt;

/// Comments on games by what a population, or a book, knows.
#[derive(Clone, Copy, Debug)]
pub struct Commentator<'a> {
    /// The games that it knows.
    pub population: &'a Population,
    /// Its name, such as `book`.
    pub name: &'a str,
}

/// The outcome of a comment.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Commented {
    /// The moves of the main line that are known.
    pub known: usize,
    /// The move of the main line that is not known any more: its number and itself.
    pub left_at: Option<(usize, Move)>,
}

/// A reason why a game cannot be commented on.
#[derive(Clone, PartialEq, Debug)]
pub enum CommentError {
    /// The record cannot be read.
    Unreadable(SgfError),
    /// It does not begin with a position.
    Illegal(ReplayError),
    /// The game is on another board than the population's.
    OtherSize(Size, Size),
}

impl fmt::Display for CommentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommentError::Unreadable(error) => write!(f, "{error}"),
            CommentError::Illegal(error) => write!(f, "{error}"),
            CommentError::OtherSize(game, known) => {
                write!(f, "the game is on {game}, and only games on {known} are known")
            }
        }
    }
}

impl std::error::Error for CommentError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            CommentError::Unreadable(error) => Some(error),
            CommentError::Illegal(error) => Some(error),
            CommentError::OtherSize(..) => None,
        }
    }
}

/// A node of the record that the walk has come to.
struct Place {
    id: NodeId,
    game: Game,
    view: View,
    is_main: bool,
}

/// The population's view of a position.
#[derive(Clone)]
struct View {
    is_known: bool,
    candidates: Vec<Candidate>,
    /// One move of each node of the tree, the one that won most games first.
    ranking: Vec<Candidate>,
}

impl View {
    fn rank_of(&self, mv: Move) -> Option<usize> {
        let node = self.candidates.iter().find(|candidate| candidate.mv == mv)?.node;
        self.ranking.iter().position(|candidate| candidate.node == node)
    }

    /// The moves that lead to a node, which are the same move seen from other sides.
    fn moves_to(&self, node: BookNode) -> impl Iterator<Item = Move> {
        self.candidates.iter().filter(move |known| known.node == node).map(|known| known.mv)
    }
}

impl Commentator<'_> {
    /// Writes the comments into a game and its variations.
    pub fn comment(&self, tree: &mut Tree) -> Result<Commented, CommentError> {
        let game = first_position(tree)?;
        let known = self.population.start().game().size();
        if game.size() != known {
            return Err(CommentError::OtherSize(game.size(), known));
        }
        let mut commented = Commented::default();
        let view = self.view(&game);
        let root = tree.root();
        self.introduce(&mut tree[root], &game, &view);
        let mut open = vec![Place { id: root, game, view, is_main: true }];
        while let Some(place) = open.pop() {
            let children: Vec<NodeId> = tree.children(place.id).collect();
            for (variation, &child) in children.iter().enumerate().rev() {
                let is_main = place.is_main && variation == 0;
                let report = is_main.then_some(&mut commented);
                if let Some((game, view)) = self.step(&mut tree[child], &place, report) {
                    open.push(Place { id: child, game, view, is_main });
                }
            }
        }
        Ok(commented)
    }

    fn view(&self, game: &Game) -> View {
        let candidates = self.population.candidates(game);
        let mut ranking: Vec<Candidate> = Vec::new();
        for candidate in &candidates {
            if ranking.iter().all(|known| known.node != candidate.node) {
                ranking.push(*candidate);
            }
        }
        // The rule by which a book is read off a population: what won most games.
        ranking.sort_by(|a, b| {
            let merit = |candidate: &Candidate| (candidate.tally.wins, candidate.tally.win_rate());
            merit(b).0.cmp(&merit(a).0).then(merit(b).1.total_cmp(&merit(a).1))
        });
        View { is_known: !self.population.pointers(game).is_out(), candidates, ranking }
    }

    /// Says at the root whose opinion it is.
    fn introduce(&self, root: &mut Node, game: &Game, view: &View) {
        let mut text = words::introduction(self.name, self.population);
        if view.is_known {
            text += &words::next(view, game.to_play());
            marks::add(root, game.size(), view);
        }
        root.add_comment(&text);
    }

    /// Plays the move of a node and comments on it. `None` ends the variation: the game has left
    /// what is known.
    fn step(
        &self,
        node: &mut Node,
        before: &Place,
        report: Option<&mut Commented>,
    ) -> Option<(Game, View)> {
        if ["AB", "AW", "AE"].iter().any(|name| node.property(name).is_some()) {
            return None;
        }
        let mut game = before.game.clone();
        let Some((color, mv)) = played(node, game.size()) else {
            return Some((game, before.view.clone()));
        };
        game.play(color, mv).ok()?;
        let number = game.moves().len();
        let view = self.view(&game);
        match (before.view.is_known, view.is_known) {
            (true, true) => {
                let text = words::opinion(self.name, &before.view, color, mv)
                    + &words::next(&view, game.to_play());
                marks::add(node, game.size(), &view);
                node.add_comment(&text);
                if let Some(report) = report {
                    report.known = number;
                }
            }
            (true, false) => {
                let text = words::farewell(self.name, &before.view, color, mv, number);
                marks::add_preferred(node, game.size(), &before.view);
                node.add_comment(&text);
                if let Some(report) = report {
                    report.left_at = Some((number, mv));
                }
                return None;
            }
            (false, true) => {
                marks::add(node, game.size(), &view);
                node.add_comment(&words::next(&view, game.to_play()));
            }
            // Before the first position of the population everything is unknown.
            (false, false) if number >= self.population.start().game().moves().len() => {
                return None;
            }
            (false, false) => {}
        }
        Some((game, view))
    }
}

/// The position at the root of a record.
fn first_position(tree: &Tree) -> Result<Game, CommentError> {
    let mut first = Tree::new();
    let root = first.root();
    for property in tree[tree.root()].properties() {
        first[root].push(property.clone());
    }
    let record = GameRecord::from_tree(&first).map_err(CommentError::Unreadable)?;
    record.to_game(usize::MAX, Rules::Chinese, Komi::ZERO).map_err(CommentError::Illegal)
}

/// The move of a node, if it has one.
fn played(node: &Node, size: Size) -> Option<(Color, Move)> {
    [("B", Color::Black), ("W", Color::White)].into_iter().find_map(|(name, color)| {
        let mv = node.value(name)?.to_move(size)?;
        Some((color, mv))
    })
}
