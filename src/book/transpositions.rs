//! Book moves by position, whatever the order of the moves that led to it.

use super::book::Book;
use super::evidence::{Evidence, EvidenceKind};
use super::pointers::{Candidate, compare};
use super::tree::{NodeId, Tree};
use crate::board::{Board, Move, Symmetry, canonical_key};
use std::collections::{BTreeMap, HashMap};

/// The nodes of a book by canonical position: an index beside the tree, for a choice that the
/// eight pointers do not see.
///
/// The book stays a tree, as the paper has it; the index only finds the nodes whose position
/// is the one on the board in any orientation, ko included, and adds up what they say. Whether
/// a move repeats an earlier position is for the caller to ask, as with pointers.
#[derive(Clone, Debug)]
pub struct Transpositions {
    /// By canonical key, the nodes with the key of their position as the book has it.
    nodes: HashMap<u64, Vec<(NodeId, u64)>>,
}

impl Transpositions {
    /// The index of a book. Lines are followed as far as stones go to empty points.
    pub fn new(book: &Book) -> Transpositions {
        let tree = book.tree();
        let mut index = Transpositions { nodes: HashMap::new() };
        let mut open = vec![(NodeId::ROOT, Board::new(book.header().size()))];
        while let Some((id, board)) = open.pop() {
            index.nodes.entry(canonical_key(&board)).or_default().push((id, board.key()));
            open.extend(tree.successors(id).filter_map(|next| {
                let mv = tree.move_of(next).filter(|&mv| is_playable(&board, mv))?;
                let mut after: Board = board;
                after.apply(mv);
                Some((next, after))
            }));
        }
        index
    }

    /// The book moves for a position, each once with the games of all ways to it, in the order
    /// of moves.
    pub fn candidates(&self, book: &Book, board: &Board) -> Vec<Candidate> {
        if board.size() != book.header().size() {
            return Vec::new();
        }
        let mut ways: BTreeMap<Move, Vec<(NodeId, Symmetry)>> = BTreeMap::new();
        let known = self.nodes.get(&canonical_key(board)).map_or(&[][..], Vec::as_slice);
        for symmetry in Symmetry::ALL {
            let key = symmetry.key(board);
            for &(id, _) in known.iter().filter(|(_, position)| *position == key) {
                for next in book.tree().successors(id) {
                    let Some(mv) = book.tree().move_of(next) else { continue };
                    let mv = symmetry.inverse().turn_move(board.size(), mv);
                    ways.entry(mv).or_default().push((next, symmetry));
                }
            }
        }
        let found = ways.into_iter().filter_map(|(mv, nodes)| candidate(book.tree(), mv, nodes));
        let (mut candidates, evidence): (Vec<Candidate>, Vec<Evidence>) = found.unzip();
        let by_move: BTreeMap<Move, Evidence> =
            candidates.iter().map(|candidate| candidate.mv).zip(evidence).collect();
        compare(&mut candidates, |candidate| by_move[&candidate.mv]);
        candidates
    }
}

/// Tells whether a stone may be put there at all.
fn is_playable(board: &Board, mv: Move) -> bool {
    mv.point().is_none_or(|point| board.empty().contains(point) && board.ko() != Some(point))
}

/// The sum of the nodes that play a move. A symmetric position sees a node several times, but
/// its games count once; the first node stands for all, so that symmetric moves share it.
fn candidate(
    tree: &Tree,
    mv: Move,
    mut nodes: Vec<(NodeId, Symmetry)>,
) -> Option<(Candidate, Evidence)> {
    nodes.sort_unstable();
    nodes.dedup_by_key(|(id, _)| *id);
    let &(node, symmetry) = nodes.first()?;
    let mut evidence = tree.evidence(node);
    for &(other, _) in &nodes[1..] {
        evidence += tree.evidence(other);
    }
    let (kind, tally) = (EvidenceKind::Games, evidence.games);
    Some((Candidate { mv, symmetry, node, tally, kind }, evidence))
}

#[cfg(test)]
mod tests {
    use super::super::{Header, Pointers, Tally};
    use super::*;
    use crate::board::{Color, Size};

    fn moves(line: &str) -> Vec<Move> {
        line.split_whitespace().map(|vertex| vertex.parse().expect("a vertex")).collect()
    }

    fn book(games: &[(&str, Color)]) -> Book {
        let komi = "7.5".parse().expect("komi");
        let mut book = Book::new(Header::new(Size::NINE, komi, "chinese", ""));
        for (line, winner) in games {
            book.count(&moves(line), *winner, 16);
        }
        book
    }

    fn board(line: &str) -> Board {
        let mut board = Board::new(Size::NINE);
        for mv in moves(line) {
            board.apply(mv);
        }
        board
    }

    fn replies(book: &Book, line: &str) -> Vec<(String, Tally)> {
        let candidates = Transpositions::new(book).candidates(book, &board(line));
        candidates.iter().map(|candidate| (candidate.mv.to_string(), candidate.tally)).collect()
    }

    #[test]
    fn other_orders_of_the_same_stones_add_up() {
        let book = book(&[
            ("E5 D3 C6 F7", Color::White),
            ("C6 D3 E5 F7", Color::White),
            ("C6 D3 E5 G7", Color::Black),
        ]);
        let expected = [
            ("F7".to_owned(), Tally { games: 2, wins: 2 }),
            ("G7".to_owned(), Tally { games: 1, wins: 0 }),
        ];
        assert_eq!(replies(&book, "E5 D3 C6"), expected);
        for f in Symmetry::ALL {
            let turned = f.board(&board("C6 D3 E5"));
            let candidates = Transpositions::new(&book).candidates(&book, &turned);
            let best = candidates.iter().max_by_key(|candidate| candidate.tally.games);
            let expected = f.turn_move(Size::NINE, moves("F7")[0]);
            assert_eq!(best.map(|best| (best.mv, best.tally.games)), Some((expected, 2)), "{f}");
        }
    }

    #[test]
    fn without_transpositions_they_are_what_the_pointers_see() {
        let book = book(&[("E5 E7 C5", Color::Black), ("E5 G7", Color::White)]);
        for line in ["", "E5", "E5 C5"] {
            let mut pointers = Pointers::new();
            for (mv, color) in moves(line).into_iter().zip(Color::ALL.into_iter().cycle()) {
                pointers.advance(&book, color, mv);
            }
            let mut expected: Vec<_> =
                pointers.candidates(&book).iter().map(|c| (c.mv, c.tally)).collect();
            expected.sort_by_key(|(mv, _)| *mv);
            let found: Vec<_> = Transpositions::new(&book)
                .candidates(&book, &board(line))
                .iter()
                .map(|c| (c.mv, c.tally))
                .collect();
            assert_eq!(found, expected, "after {line:?}");
        }
    }

    #[test]
    fn lines_that_no_board_can_play_end_there() {
        let book = book(&[("E5 E5 E5", Color::Black)]);
        assert_eq!(replies(&book, "E5").len(), 1, "the book says so");
        assert!(replies(&book, "E5 pass").is_empty());
        let other = Board::new(Size::MAX);
        assert!(Transpositions::new(&book).candidates(&book, &other).is_empty());
    }
}
