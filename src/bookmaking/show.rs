//! A book at the terminal: a position, the book's moves on it, and what follows them.

use crate::board::{Board, Color, Move, Point, Symmetry};
use crate::book::{Book, Candidate, Evidence, EvidenceKind, NodeId, Pointers, Tally, Tree};
use std::fmt;

/// The part that is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excerpt {
    /// The moves of a line after the position.
    pub depth: usize,
    /// The best moves at each node.
    pub best: usize,
    /// Moves with fewer games, or simulations where there are some, are left out.
    pub min_games: u64,
}

/// A line that leaves the book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotInBook {
    before: Vec<Move>,
    mv: Move,
    is_playable: bool,
}

impl fmt::Display for NotInBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_playable {
            write!(f, "the book has no {}", self.mv)?;
        } else {
            write!(f, "{} cannot be played", self.mv)?;
        }
        if !self.before.is_empty() {
            write!(f, " after {}", line_text(&self.before))?;
        }
        Ok(())
    }
}

impl std::error::Error for NotInBook {}

fn line_text(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

/// The position after some moves, in whatever orientation they are, with the book's best moves
/// marked by letters, and below it those moves and the lines that follow them. Win rates
/// are those of the player of the move; the best move is the one whose rate is the surest.
pub fn show(book: &Book, moves: &[Move], view: &Excerpt) -> Result<String, NotInBook> {
    let (board, pointers) = follow(book, moves)?;
    let mut candidates = pointers.candidates(book);
    let is_told =
        |candidate: &Candidate| book.tree().evidence(candidate.node).best().games >= view.min_games;
    candidates.retain(is_told);
    let best = distinct(&candidates, view.best);
    let mut text = format!("{}\n", title(book, moves, &pointers));
    text += &diagram(&board, &candidates, &best);
    for (letter, candidate) in letters().zip(&best) {
        text += &outline(book, candidate, letter, view);
    }
    if best.is_empty() {
        text += "the line ends here\n";
    } else {
        text += "percent of games won by whoever makes the move\n";
    }
    Ok(text)
}

/// The names of the best moves; from the 27th on they share one.
fn letters() -> impl Iterator<Item = char> {
    ('a'..='z').chain(std::iter::repeat('+'))
}

fn follow(book: &Book, moves: &[Move]) -> Result<(Board, Pointers), NotInBook> {
    let mut board: Board = Board::new(book.header().size());
    let mut pointers = Pointers::new();
    for (index, &mv) in moves.iter().enumerate() {
        let error = |is_playable| NotInBook { before: moves[..index].to_vec(), mv, is_playable };
        let is_playable = |point: Point| {
            point.is_on(board.size()) && board.empty().contains(point) && board.ko() != Some(point)
        };
        if !mv.point().is_none_or(is_playable) {
            return Err(error(false));
        }
        pointers.advance(book, board.to_play(), mv);
        if pointers.is_out() {
            return Err(error(true));
        }
        board.apply(mv);
    }
    Ok((board, pointers))
}

fn title(book: &Book, moves: &[Move], pointers: &Pointers) -> String {
    let node = pointers.live().next().map(|(_, id)| id);
    let evidence = node.map_or(Evidence::default(), |id| book.tree().evidence(id));
    let tally = evidence.games;
    let player = if moves.len() % 2 == 1 { Color::Black } else { Color::White };
    let line = if moves.is_empty() { "empty board".to_owned() } else { line_text(moves) };
    let (games, percent) = (tally.games, 100.0 * tally.win_rate());
    let mut title =
        format!("{}\n{line}: {games} games, {percent:.1}% won by {player}", book.header());
    for kind in [EvidenceKind::Tried, EvidenceKind::Searched] {
        let tally = evidence.of(kind);
        if tally.games > 0 {
            title += &format!("; {} {kind}, {:.1}%", tally.games, 100.0 * tally.win_rate());
        }
    }
    title
}

/// The best moves, one for each node: those that mirror it on the board are left out.
fn distinct(candidates: &[Candidate], most: usize) -> Vec<Candidate> {
    let mut best: Vec<Candidate> = Vec::new();
    for candidate in candidates {
        if best.iter().all(|known| known.node != candidate.node) {
            best.push(*candidate);
        }
    }
    best.sort_by(|a, b| b.tally.cmp_bound(a.tally, Tally::CONFIDENCE));
    best.truncate(most);
    best
}

/// The board with a letter on every point that leads to one of the best nodes.
fn diagram(board: &Board, candidates: &[Candidate], best: &[Candidate]) -> String {
    let mut rows: Vec<String> = board.to_string().lines().map(str::to_owned).collect();
    for candidate in candidates {
        let letter = letters().zip(best).find(|(_, known)| known.node == candidate.node);
        if let (Some((letter, _)), Some(point)) = (letter, candidate.mv.point()) {
            // Below the letters of the columns, and after the number of the row.
            let (row, col) = (board.size().side() - point.row(), 2 * point.col() + 3);
            rows[row].replace_range(col..=col, letter.encode_utf8(&mut [0; 4]));
        }
    }
    rows.join("\n") + "\n"
}

/// A move and the lines after it, indented by depth.
fn outline(book: &Book, candidate: &Candidate, letter: char, view: &Excerpt) -> String {
    let tree = book.tree();
    let mut text = String::new();
    let mut open = vec![(0, candidate.node, candidate.kind)];
    while let Some((depth, id, kind)) = open.pop() {
        let mark = if depth == 0 { letter } else { ' ' };
        let Some(mv) = tree.move_of(id) else { continue };
        let mv = back(book, candidate.symmetry, mv).to_string();
        let (indent, evidence) = (2 * depth, tree.evidence(id));
        let counts = counts(&evidence, kind);
        text += &format!("{mark} {:indent$}{mv:<5}{counts}\n", "");
        if depth + 1 < view.depth {
            let (next, kind) = (best_successors(tree, id, view), tree.common_kind(id));
            open.extend(next.into_iter().rev().map(|id| (depth + 1, id, kind)));
        }
    }
    text
}

/// The evidence of a move in words: that by which it is compared with others, and its games.
fn counts(evidence: &Evidence, kind: EvidenceKind) -> String {
    let part = |kind: EvidenceKind| {
        let tally = evidence.of(kind);
        format!("{:>5.1}% of {}", 100.0 * tally.win_rate(), tally.games)
    };
    if kind == EvidenceKind::Games {
        return part(kind);
    }
    // A move that nobody searched does not compete with those that somebody did.
    let own = if evidence.of(kind).games > 0 { kind } else { evidence.strongest().unwrap_or(kind) };
    let games = if own != EvidenceKind::Games && evidence.games.games > 0 {
        format!(", {} games", part(EvidenceKind::Games).trim_start())
    } else {
        String::new()
    };
    let apart = if own == kind { "" } else { " (not compared)" };
    format!("{} {own}{games}{apart}", part(own))
}

/// A move of the book as it is on the board.
fn back(book: &Book, symmetry: Symmetry, mv: Move) -> Move {
    symmetry.inverse().turn_move(book.header().size(), mv)
}

fn best_successors(tree: &Tree, id: NodeId, view: &Excerpt) -> Vec<NodeId> {
    let has_games = |&id: &NodeId| tree.evidence(id).best().games >= view.min_games;
    let ranked = tree.ranked(id).into_iter().map(|(next, _)| next);
    let mut successors: Vec<NodeId> = ranked.filter(has_games).collect();
    successors.truncate(view.best);
    successors
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::book::Header;

    fn moves(line: &str) -> Vec<Move> {
        line.split_whitespace().map(|vertex| vertex.parse().expect("a vertex")).collect()
    }

    fn book() -> Book {
        let size = Size::new(5).expect("a size");
        let komi = "7.5".parse().expect("komi");
        let mut book = Book::new(Header::new(size, komi, "chinese", ""));
        for (line, winner) in [
            ("C3 C4 D3", Color::Black),
            ("C3 C4 B3", Color::Black),
            ("C3 D4", Color::White),
            ("D2 pass", Color::Black),
        ] {
            book.count(&moves(line), winner, 16);
        }
        book
    }

    const VIEW: Excerpt = Excerpt { depth: 2, best: 2, min_games: 1 };

    #[test]
    fn a_line_is_shown_with_its_replies_in_every_orientation() {
        let expected = "\
5x5, komi 7.5, chinese
C3: 3 games, 66.7% won by black
   A B C D E
 5 . . . . . 5
 4 . a b a . 4
 3 . b X b . 3
 2 . a b a . 2
 1 . . . . . 1
   A B C D E
a D4   100.0% of 1
b C4     0.0% of 2
    D3   100.0% of 2
percent of games won by whoever makes the move
";
        assert_eq!(show(&book(), &moves("C3"), &VIEW).as_deref(), Ok(expected));
    }

    #[test]
    fn replies_are_turned_back_to_the_board() {
        let text = show(&book(), &moves("C3 B3"), &VIEW).expect("in the book");
        assert!(text.contains("a C4   100.0% of 2") && text.contains("3 . O X . . 3"), "{text}");
        let end = show(&book(), &moves("C3 D2"), &VIEW).expect("in the book");
        assert!(end.ends_with("the line ends here\n"), "{end}");
        let few = Excerpt { min_games: 3, ..VIEW };
        let text = show(&book(), &[], &few).expect("in the book");
        assert!(text.contains("a C3") && !text.contains("\nb "), "{text}");
    }

    #[test]
    fn a_line_out_of_the_book_says_where() {
        for (line, reason) in [
            ("A1", "the book has no A1"),
            ("C3 C4 A1 B2", "the book has no A1 after C3 C4"),
            ("C3 C3", "C3 cannot be played after C3"),
            ("C3 T19", "T19 cannot be played after C3"),
        ] {
            let error = show(&book(), &moves(line), &VIEW).expect_err(line);
            assert_eq!(error.to_string(), reason);
        }
    }
}
