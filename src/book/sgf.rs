//! The book as one SGF game tree that a person can browse, in Sabaki for example.
//!
//! Each node is a move with its counts in the comment, `C[100 of 180 games won, 55.6%]`; the
//! best successor comes first, so that stepping forward follows the main line. Size, komi and
//! rules are in the properties `SZ`, `KM` and `RU`, the origin in the root's comment.
//! A change of move or count in an editor is read back; other properties are passed over.

use super::error::BookError;
use super::header::Header;
use super::line::Line;
use super::tally::Tally;
use super::tree::{NodeId, Tree, player_at};
use super::volume::Book;
use crate::board::{Move, Point, Size};
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
    let mut successors: Vec<NodeId> = tree.successors(id).collect();
    successors.reverse();
    successors.sort_by(|&a, &b| tree.tally(a).cmp_bound(tree.tally(b), Tally::CONFIDENCE));
    successors
}

fn write_node(text: &mut String, header: &Header, tree: &Tree, depth: usize, id: NodeId) {
    let Tally { games, wins } = tree.tally(id);
    let percent = 100.0 * tree.tally(id).win_rate();
    let counts = format!("{wins} of {games} games won, {percent:.1}%");
    match tree.move_of(id) {
        None => {
            let comment = [&[counts], header.origin()].concat().join("\n");
            let (side, komi, rules) = (header.size().side(), header.komi(), header.rules());
            write!(
                text,
                ";GM[1]FF[4]CA[UTF-8]AP[octant book:1]SZ[{side}]KM[{komi}]RU[{}]C[{}]",
                escaped(rules),
                escaped(&comment)
            )
        }
        Some(mv) => {
            let vertex = vertex(header.size(), mv);
            write!(text, ";{}[{vertex}]C[{counts}]", player_at(depth).letter())
        }
    }
    .expect("strings take any text");
}

fn escaped(value: &str) -> String {
    value.replace('\\', "\\\\").replace(']', "\\]")
}

/// Two letters from the upper left; nothing for a pass.
fn vertex(size: Size, mv: Move) -> String {
    let letter = |line: usize| (b'a' + line as u8) as char;
    mv.point().map_or(String::new(), |point| {
        [letter(point.col()), letter(size.side() - 1 - point.row())].iter().collect()
    })
}

fn vertex_move(size: Size, vertex: &str) -> Option<Move> {
    let line = |letter: u8| letter.checked_sub(b'a').map(usize::from);
    match *vertex.as_bytes() {
        [] | [b't', b't'] => Some(Move::Pass),
        [col, row] => {
            let row = (size.side() - 1).checked_sub(line(row)?)?;
            Some(Move::Play(Point::on(size, line(col)?, row)?))
        }
        _ => None,
    }
}

/// Reads what [`write()`] wrote, before or after an editor saved it.
pub fn read(text: &str) -> Result<Book, BookError> {
    let mut scanner = Scanner { text, offset: 0 };
    scanner.expect('(', "( at the beginning of the tree")?;
    scanner.expect(';', "the root node")?;
    let root = scanner.properties()?;
    let mut book = Book::new(read_header(&root)?);
    let size = book.header().size();
    let mut line = book.line();
    line.add(read_counts(&root)?);
    let mut variations = vec![0];
    while !variations.is_empty() {
        match scanner.symbol() {
            Some('(') => variations.push(line.depth()),
            Some(')') => line.truncate(variations.pop().unwrap_or(0)),
            Some(';') => {
                let at = scanner.error("a move of the player whose turn it is, with its counts");
                let properties = scanner.properties()?;
                read_move(size, &properties, &mut line).ok_or(at)?;
            }
            _ => return Err(scanner.error("a node, a variation or the end of one")),
        }
    }
    Ok(book)
}

type Property<'a> = (&'a str, String);

fn value<'a>(properties: &'a [Property<'_>], name: &str) -> Option<&'a str> {
    properties.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
}

fn read_header(root: &[Property<'_>]) -> Result<Header, BookError> {
    let size = value(root, "SZ").and_then(|side| Size::new(side.parse().ok()?));
    let size = size.ok_or(BookError::Invalid("no board size in the root"))?;
    let komi = value(root, "KM").and_then(|komi| komi.parse().ok());
    let komi = komi.ok_or(BookError::Invalid("no komi in the root"))?;
    let rules = value(root, "RU").ok_or(BookError::Invalid("no rules in the root"))?;
    let comment = value(root, "C").unwrap_or_default();
    let origin = comment.split_once('\n').map_or("", |(_, origin)| origin);
    Ok(Header::new(size, komi, rules, origin))
}

fn read_counts(properties: &[Property<'_>]) -> Result<Tally, BookError> {
    let comment = value(properties, "C").unwrap_or_default();
    let counts = comment.split_once(" of ").and_then(|(wins, rest)| {
        let games = rest.split(' ').next()?;
        Some(Tally { games: games.parse().ok()?, wins: wins.trim().parse().ok()? })
    });
    counts
        .filter(|tally| tally.wins <= tally.games)
        .ok_or(BookError::Invalid("a comment without counts such as `12 of 40 games won`"))
}

fn read_move(size: Size, properties: &[Property<'_>], line: &mut Line<'_>) -> Option<()> {
    let player = player_at(line.depth() + 1).letter().to_string();
    line.play(vertex_move(size, value(properties, &player)?)?);
    line.add(read_counts(properties).ok()?);
    Some(())
}

struct Scanner<'a> {
    text: &'a str,
    offset: usize,
}

impl<'a> Scanner<'a> {
    fn error(&self, expected: &'static str) -> BookError {
        BookError::Syntax { offset: self.offset, expected }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    fn skip_space(&mut self) {
        self.offset = self.text.len() - self.rest().trim_start().len();
    }

    fn symbol(&mut self) -> Option<char> {
        self.skip_space();
        let symbol = self.rest().chars().next()?;
        self.offset += symbol.len_utf8();
        Some(symbol)
    }

    fn take(&mut self, symbol: char) -> bool {
        self.skip_space();
        let is_there = self.rest().starts_with(symbol);
        self.offset += if is_there { symbol.len_utf8() } else { 0 };
        is_there
    }

    fn expect(&mut self, symbol: char, expected: &'static str) -> Result<(), BookError> {
        if self.take(symbol) { Ok(()) } else { Err(self.error(expected)) }
    }

    /// The properties of a node, of each the first value.
    fn properties(&mut self) -> Result<Vec<Property<'a>>, BookError> {
        let mut properties = Vec::new();
        loop {
            self.skip_space();
            let rest = self.rest();
            let length = rest.bytes().take_while(u8::is_ascii_uppercase).count();
            if length == 0 {
                return Ok(properties);
            }
            self.offset += length;
            self.expect('[', "[ and a value")?;
            properties.push((&rest[..length], self.value()?));
            while self.take('[') {
                self.value()?;
            }
        }
    }

    /// A value up to its closing bracket, without escapes and escaped line ends.
    fn value(&mut self) -> Result<String, BookError> {
        let mut value = String::new();
        let mut is_escaped = false;
        for (at, symbol) in self.rest().char_indices() {
            match symbol {
                '\\' if !is_escaped => is_escaped = true,
                ']' if !is_escaped => {
                    self.offset += at + 1;
                    return Ok(value);
                }
                '\n' if is_escaped => is_escaped = false,
                _ => {
                    value.push(symbol);
                    is_escaped = false;
                }
            }
        }
        Err(self.error("a value that ends with ]"))
    }
}
