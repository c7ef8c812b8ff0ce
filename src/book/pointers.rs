//! The eight pointers that follow a game through the book.

use super::book::Book;
use super::evidence::{Evidence, EvidenceKind};
use super::tally::Tally;
use super::tree::{NodeId, player_at};
use crate::board::{Bitboard, Color, Move, Symmetry};

type Eight = [Option<NodeId>; 8];

/// Eight pointers into a book: the i-th points to the node that the moves of the game lead to
/// when fi turns them, while there is one. One record per move makes undo a step back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pointers {
    now: Eight,
    past: Vec<Eight>,
}

impl Default for Pointers {
    fn default() -> Pointers {
        Pointers::new()
    }
}

impl Pointers {
    const NOWHERE: Eight = [None; 8];

    /// Pointers to the empty board, Black to play.
    pub const fn new() -> Pointers {
        Pointers { now: [Some(NodeId::ROOT); 8], past: Vec::new() }
    }

    /// Pointers out of the book, for a game that does not begin on the empty board.
    pub const fn out_of_book() -> Pointers {
        Pointers { now: Self::NOWHERE, past: Vec::new() }
    }

    /// Tells whether no pointer is left: the game is out of the book.
    pub fn is_out(&self) -> bool {
        self.now == Self::NOWHERE
    }

    /// The pointers that are left: the symmetry and the node of each.
    pub fn live(&self) -> impl Iterator<Item = (Symmetry, NodeId)> {
        Symmetry::ALL.into_iter().zip(self.now).filter_map(|(f, id)| Some((f, id?)))
    }

    /// Follows a move on the board. Pointers without a successor by it are lost, and all are
    /// when a player moves out of turn, which no book has.
    pub fn advance(&mut self, book: &Book, player: Color, mv: Move) {
        let size = book.header().size();
        let is_in_turn = player == player_at(self.past.len() + 1);
        self.past.push(self.now);
        for (f, pointer) in Symmetry::ALL.into_iter().zip(&mut self.now) {
            let turned = f.turn_move(size, mv);
            *pointer =
                pointer.filter(|_| is_in_turn).and_then(|id| book.tree().successor(id, turned));
        }
    }

    /// Takes the last move back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let before = self.past.pop();
        if let Some(before) = before {
            self.now = before;
        }
        before.is_some()
    }

    /// The successors of all live pointers as moves on the board, each move once, in the order
    /// of pointers and moves.
    pub fn candidates(&self, book: &Book) -> Vec<Candidate> {
        let (size, tree) = (book.header().size(), book.tree());
        let mut candidates: Vec<Candidate> = Vec::new();
        let (mut stones, mut has_pass) = (Bitboard::EMPTY, false);
        for (symmetry, id) in self.live() {
            for node in tree.successors(id) {
                let Some(mv) = tree.move_of(node) else { continue };
                let mv = symmetry.inverse().turn_move(size, mv);
                let is_known = match mv {
                    Move::Play(point) => {
                        let is_known = stones.contains(point);
                        stones.insert(point);
                        is_known
                    }
                    Move::Pass => std::mem::replace(&mut has_pass, true),
                };
                if !is_known {
                    let (kind, tally) = (EvidenceKind::Games, tree.tally(node));
                    candidates.push(Candidate { mv, symmetry, node, tally, kind });
                }
            }
        }
        compare(&mut candidates, |candidate| tree.evidence(candidate.node));
        candidates
    }
}

/// A move of the book for the position on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The move on the board.
    pub mv: Move,
    /// The pointer that saw it: the symmetry that takes the board to the book.
    pub symmetry: Symmetry,
    /// Its node.
    pub node: NodeId,
    /// The tally by which the moves of its position are compared; empty if it does not compete.
    pub tally: Tally,
    /// The things that the tally counts, which are the same for all moves of a position.
    pub kind: EvidenceKind,
}

/// Gives the moves of one position the tallies by which they are compared.
pub(super) fn compare(candidates: &mut [Candidate], evidence: impl Fn(&Candidate) -> Evidence) {
    let kind = EvidenceKind::common(candidates.iter().map(&evidence));
    if kind == EvidenceKind::Games {
        return;
    }
    for candidate in candidates {
        (candidate.kind, candidate.tally) = (kind, evidence(candidate).of(kind));
    }
}
