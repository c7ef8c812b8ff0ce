//! The book as one SGF game tree that a person can browse, in Sabaki for example.
//!
//! Each node is a move with its counts in the comment, `C[100 of 180 games won, 55.6%]`, and where there
//! are simulations `; 600 of 1000 simulations before it, 60.0%; 5200 of 10000 simulations of its own,
//! 52.0%` behind it; the
//! best successor comes first, so that stepping forward follows the main line. Size, komi and
//! rules are in the properties `SZ`, `KM` and `RU`, the origin in the root's comment.
//! A change of move or count in an editor is read back; other properties are passed over.

use super::book::Book;
use super::error::BookError;
use super::evidence::{Evidence, EvidenceKind};
use super::header::Header;
use super::line::Line;
use super::tally::Tally;
use super::tree::{NodeId, Tree, player_at};
use crate::board::Size;
use crate::sgf::{Encoding, Node, Problem, Reader, SgfError, Value};
use std::borrow::Cow;
use std::fmt::Write;

/// The book as SGF.
pub fn write(book: &Book) -> String {
    let (header, tree) = (book.header(), book.tree());
    let mut text = String::new();
    // For each node on the way from the root, whether it opened a variation.
    let mut variations: Vec<bool> = Vec::new();
    let mut open = vec![(0, NodeId::ROOT, true)];
    while let Some((depth, id, is_variation)) = open.pop() {
        close(&mut text, variations.drain(depth..));
        variations.push(is_variation);
        if is_variation {
            text.push_str(if depth == 0 { "(" } else { "\n(" });
        }
        write_node(&mut text, header, tree, depth, id);
        let successors = best_last(tree, id);
        let is_fork = successors.len() > 1;
        open.extend(successors.into_iter().map(|next| (depth + 1, next, is_fork)));
    }
    close(&mut text, variations.drain(..));
    text + "\n"
}

fn close(text: &mut String, variations: impl Iterator<Item = bool>) {
    for _ in variations.filter(|&is_variation| is_variation) {
        text.push(')');
    }
}

/// The successors of a node, the best at the end.
fn best_last(tree: &Tree, id: NodeId) -> Vec<NodeId> {
    tree.ranked(id).into_iter().rev().map(|(next, _)| next).collect()
}

fn write_node(text: &mut String, header: &Header, tree: &Tree, depth: usize, id: NodeId) {
    let counts = counts(&tree.evidence(id));
    match tree.move_of(id) {
        None => {
            let comment = [&[counts], header.origin()].concat().join("\n");
            let (side, komi, rules) = (header.size().side(), header.komi(), header.rules());
            write!(
                text,
                ";GM[1]FF[4]CA[UTF-8]AP[octant book:1]SZ[{side}]KM[{komi}]RU[{}]C[{}]",
                raw(&Value::from_text(rules)),
                raw(&Value::from_text(&comment))
            )
        }
        Some(mv) => {
            let vertex = Value::from_move(mv, header.size());
            write!(text, ";{}[{}]C[{counts}]", player_at(depth).letter(), raw(&vertex))
        }
    }
    .expect("strings take any text");
}

/// The evidence in words, games always.
fn counts(evidence: &Evidence) -> String {
    let words = |(kind, words): (EvidenceKind, &str)| {
        let Tally { games, wins } = evidence.of(kind);
        let percent = 100.0 * evidence.of(kind).win_rate();
        let is_told = kind == EvidenceKind::Games || games > 0;
        is_told.then(|| format!("{wins} of {games} {words}, {percent:.1}%"))
    };
    WORDS.into_iter().filter_map(words).collect::<Vec<_>>().join("; ")
}

/// The words for each kind of evidence.
const WORDS: [(EvidenceKind, &str); 3] = [
    (EvidenceKind::Games, "games won"),
    (EvidenceKind::Tried, "simulations before it"),
    (EvidenceKind::Searched, "simulations of its own"),
];

/// A value as it stands between brackets.
fn raw(value: &Value) -> Cow<'_, str> {
    String::from_utf8_lossy(value.raw())
}

/// Reads what [`write()`] wrote, before or after an editor saved it.
pub fn read(text: &str) -> Result<Book, BookError> {
    // A book is one game tree and may be longer than any game is.
    let tree = Reader::with_limit(text.as_bytes(), text.len()).next();
    let tree = tree.ok_or(BookError::NotABook)?.map_err(syntax_error)?;
    let encoding = tree.encoding();
    let root = &tree[tree.root()];
    let mut book = Book::new(read_header(root, encoding)?);
    let mut line = book.line();
    line.add_evidence(read_counts(root, encoding)?);
    // The depth of each node that has further variations to come.
    let mut forks: Vec<usize> = Vec::new();
    for id in tree.preorder().skip(1) {
        read_move(&tree[id], encoding, &mut line)?;
        if tree[id].next_sibling().is_some() {
            forks.push(line.depth());
        }
        if tree[id].first_child().is_none() {
            line.truncate(forks.pop().map_or(0, |depth| depth - 1));
        }
    }
    Ok(book)
}

/// An error where the text breaks the grammar of SGF.
fn syntax_error(error: SgfError) -> BookError {
    let offset = error.offset.and_then(|offset| usize::try_from(offset).ok()).unwrap_or_default();
    match error.problem {
        Problem::Expected { what, .. } => BookError::Syntax { offset, expected: what },
        _ => BookError::Invalid("not a game tree"),
    }
}

/// The text of a property; none where the node has no such property.
fn text_of(node: &Node, name: &str, encoding: Encoding) -> Option<String> {
    node.value(name).map(|value| value.text(encoding))
}

fn read_header(root: &Node, encoding: Encoding) -> Result<Header, BookError> {
    let text = |name| text_of(root, name, encoding);
    let size = text("SZ").and_then(|side| Size::new(side.trim().parse().ok()?));
    let size = size.ok_or(BookError::Invalid("no board size in the root"))?;
    let komi = text("KM").and_then(|komi| komi.parse().ok());
    let komi = komi.ok_or(BookError::Invalid("no komi in the root"))?;
    let rules = text("RU").ok_or(BookError::Invalid("no rules in the root"))?;
    let comment = text("C").unwrap_or_default();
    let origin = comment.split_once('\n').map_or("", |(_, origin)| origin);
    Ok(Header::new(size, komi, &rules, origin))
}

fn read_counts(node: &Node, encoding: Encoding) -> Result<Evidence, BookError> {
    let comment = text_of(node, "C", encoding).unwrap_or_default();
    let mut parts = comment.lines().next().unwrap_or_default().split(';');
    let first = parts.next().and_then(read_part).map(|(tally, _)| tally);
    let mut evidence = first.map(|games| Evidence::new(EvidenceKind::Games, games));
    for part in parts {
        let known = read_part(part).and_then(|(tally, rest)| {
            let is_it = |(_, words): &&(EvidenceKind, &str)| rest.starts_with(words);
            Some((WORDS[1..].iter().find(is_it)?.0, tally))
        });
        if let (Some((kind, tally)), Some(evidence)) = (known, &mut evidence) {
            *evidence.of_mut(kind) = tally;
        }
    }
    evidence.ok_or(BookError::Invalid("a comment without counts such as `12 of 40 games won`"))
}

/// The numbers at the beginning of words such as `12 of 40 games won`, and what comes after them.
fn read_part(words: &str) -> Option<(Tally, &str)> {
    let (wins, rest) = words.split_once(" of ")?;
    let (games, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let tally = Tally { games: games.parse().ok()?, wins: wins.trim().parse().ok()? };
    (tally.wins <= tally.games).then_some((tally, rest))
}

/// Plays the move of a node and adds its counts.
fn read_move(node: &Node, encoding: Encoding, line: &mut Line<'_>) -> Result<(), BookError> {
    let offset = node.properties().first().and_then(|property| property.offset());
    let error = || BookError::Syntax {
        offset: offset.and_then(|offset| usize::try_from(offset).ok()).unwrap_or_default(),
        expected: "a move of the player whose turn it is, with its counts",
    };
    let player = player_at(line.depth() + 1).letter();
    let vertex = node.value(player.encode_utf8(&mut [0; 4]));
    line.play(vertex.and_then(|vertex| vertex.to_move(line.size())).ok_or_else(error)?);
    line.add_evidence(read_counts(node, encoding).map_err(|_| error())?);
    Ok(())
}
