//! The compact text of Chen and Zhang (2012):
//!
//! ```text
//! <tree>  ::= { <move> <wins> <games> <trees> }
//! <trees> ::= <empty> | <tree> <trees>
//! <move>  ::= <sign> <point> | <sign> <pass> | 0
//! <sign>  ::= + | - | <empty>
//! ```
//!
//! Positive moves are Black's, negative ones White's, 0 is the root. Points are numbered from 1
//! along the rows from the bottom: on 9x9 `A1` is 1, `J1` is 9, `E5` is 41, `J9` is 81, and a pass
//! is one more, 82. White space between numbers and braces means nothing.
//!
//! The grammar has no place for a header, so [`write()`] puts it in front, in lines that begin
//! with `#`; [`write_tree`] and [`read_tree`] are the grammar and nothing else.
//!
//! ```text
//! # octant book 1
//! # size 9
//! # komi 7.5
//! # rules chinese
//! # origin 300 games of self-play
//! {0 140 300
//! {41 120 200 {-60 10 20} {-61 100 180}}}
//! ```
//!
//! The grammar has no place for simulations either, where they are not to be counted as games. A book
//! that has some is of version 2: after the games of a node come, where there are any, `t`, wins and
//! simulations of searches that began before the move, and `s`, wins and simulations of the
//! search that began after it: `{41 120 200 t 600 1000 s 5200 10000 {-60 10 20}}`.

use super::book::Book;
use super::error::BookError;
use super::evidence::{Evidence, EvidenceKind};
use super::header::Header;
use super::line::Line;
use super::number::{number, numbered_move};
use super::tally::Tally;
use super::tree::player_at;
use crate::board::{Color, Size};
use crate::game::HalfPoints;
use std::fmt::Write;

/// The versions of books without simulations and with some.
const VERSIONS: [u32; 2] = [1, 2];

/// The letters of the kinds of evidence that the paper's grammar does not have.
const LETTERS: [(EvidenceKind, u8); 2] =
    [(EvidenceKind::Tried, b't'), (EvidenceKind::Searched, b's')];

/// The book as text: the header, then the tree.
pub fn write(book: &Book) -> String {
    let header = book.header();
    let mut text = format!(
        "# octant book {}\n# size {}\n# komi {}\n# rules {}\n",
        VERSIONS[usize::from(book.tree().has_simulations())],
        header.size().side(),
        header.komi(),
        header.rules()
    );
    for line in header.origin() {
        text.push_str(&format!("# origin {line}\n"));
    }
    text + &write_tree(book)
}

/// The tree alone, in the paper's grammar and, where it has simulations, with these; a line for each first move.
pub fn write_tree(book: &Book) -> String {
    let (size, tree) = (book.header().size(), book.tree());
    let mut text = String::new();
    let mut open = 0;
    for (depth, id) in tree.walk() {
        text.push_str(&"}".repeat(open - depth));
        if depth > 0 {
            text.push(if depth == 1 { '\n' } else { ' ' });
        }
        let sign = if depth > 0 && player_at(depth) == Color::White { "-" } else { "" };
        let evidence = tree.evidence(id);
        let Tally { games, wins } = evidence.games;
        let number = number(size, tree.move_of(id));
        write!(text, "{{{sign}{number} {wins} {games}").expect("strings take any text");
        for (kind, letter) in LETTERS {
            let Tally { games, wins } = evidence.of(kind);
            if games > 0 {
                write!(text, " {} {wins} {games}", letter as char).expect("strings take any text");
            }
        }
        open = depth + 1;
    }
    text + &"}".repeat(open) + "\n"
}

/// Tells whether a text begins as a tree does, without a header.
pub fn is_bare(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// Reads a book with its header.
pub fn read(text: &str) -> Result<Book, BookError> {
    if is_bare(text) {
        return Err(BookError::NoHeader);
    }
    let is_head = |line: &&str| line.trim().is_empty() || line.trim().starts_with('#');
    let start = text.split_inclusive('\n').take_while(is_head).map(str::len).sum();
    read_from(text, start, read_header(&text[..start])?)
}

/// Reads a tree without a header, whose games the given header describes.
pub fn read_tree(text: &str, header: Header) -> Result<Book, BookError> {
    read_from(text, 0, header)
}

fn read_header(head: &str) -> Result<Header, BookError> {
    let lines = head.lines().filter_map(|line| line.trim().strip_prefix('#')).map(str::trim);
    let values = |key: &'static str| {
        let value = move |line: &'_ str| Some(line.strip_prefix(key)?.trim().to_string());
        lines.clone().filter_map(value)
    };
    let version = values("octant book").next().ok_or(BookError::NotABook)?;
    match version.parse() {
        Ok(version) if VERSIONS.contains(&version) => {}
        Ok(version) if version > VERSIONS[1] => return Err(BookError::Newer { version }),
        _ => return Err(BookError::Invalid("no such version")),
    }
    let size = values("size").next().and_then(|side| Size::new(side.parse().ok()?));
    let size = size.ok_or(BookError::Invalid("no board size in the header"))?;
    let komi = values("komi").next().and_then(|komi| komi.parse::<HalfPoints>().ok());
    let komi = komi.ok_or(BookError::Invalid("no komi in the header"))?;
    let rules = values("rules").next().ok_or(BookError::Invalid("no rules in the header"))?;
    let origin: Vec<String> = values("origin").collect();
    Ok(Header::new(size, komi, &rules, &origin.join("\n")))
}

fn read_from(text: &str, offset: usize, header: Header) -> Result<Book, BookError> {
    let mut book = Book::new(header);
    let size = book.header().size();
    let mut scanner = Scanner { bytes: text.as_bytes(), offset };
    let mut line = book.line();
    let mut depth = 0;
    scanner.skip_space();
    scanner.expect(b'{', "{")?;
    read_node(&mut scanner, size, 0, &mut line)?;
    loop {
        scanner.skip_space();
        if scanner.take(b'{') {
            depth += 1;
            line.truncate(depth - 1);
            read_node(&mut scanner, size, depth, &mut line)?;
        } else {
            scanner.expect(b'}', "{ or }")?;
            match depth {
                0 => break,
                _ => depth -= 1,
            }
        }
    }
    scanner.skip_space();
    if scanner.peek().is_some() {
        return Err(scanner.error("the end of the text"));
    }
    Ok(book)
}

/// Reads the three numbers of a node and writes them into the book.
fn read_node(
    scanner: &mut Scanner<'_>,
    size: Size,
    depth: usize,
    line: &mut Line<'_>,
) -> Result<(), BookError> {
    scanner.skip_space();
    if depth == 0 {
        scanner.expect(b'0', "0, the root")?;
    } else {
        let is_white = scanner.take(b'-');
        if is_white != (player_at(depth) == Color::White) {
            return Err(scanner.error("a move of the other player"));
        }
        if !is_white {
            scanner.take(b'+');
        }
        let at = scanner.error("the number of a point or pass");
        line.play(scanner.number().and_then(|number| numbered_move(size, number)).ok_or(at)?);
    }
    let mut evidence = Evidence::new(EvidenceKind::Games, read_tally(scanner)?);
    for (kind, letter) in LETTERS {
        if scanner.take_word(letter) {
            *evidence.of_mut(kind) = read_tally(scanner)?;
        }
    }
    line.add_evidence(evidence);
    Ok(())
}

/// Reads wins, and games or simulations.
fn read_tally(scanner: &mut Scanner<'_>) -> Result<Tally, BookError> {
    let wins = scanner.count("the number of wins")?;
    let games = scanner.count("the number of games, at least the wins")?;
    if wins > games {
        return Err(scanner.error("no more wins than games"));
    }
    Ok(Tally { games, wins })
}

struct Scanner<'a> {
    bytes: &'a [u8],
    offset: usize,
}

impl Scanner<'_> {
    fn error(&self, expected: &'static str) -> BookError {
        BookError::Syntax { offset: self.offset, expected }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.offset).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        let is_there = self.peek() == Some(byte);
        self.offset += usize::from(is_there);
        is_there
    }

    /// Takes a letter after white space, if it comes next.
    fn take_word(&mut self, letter: u8) -> bool {
        let before = self.offset;
        self.skip_space();
        let is_there = self.offset > before && self.take(letter);
        if !is_there {
            self.offset = before;
        }
        is_there
    }

    fn expect(&mut self, byte: u8, expected: &'static str) -> Result<(), BookError> {
        if self.take(byte) { Ok(()) } else { Err(self.error(expected)) }
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.offset += 1;
        }
    }

    /// A number after white space.
    fn count(&mut self, expected: &'static str) -> Result<u64, BookError> {
        let before = self.offset;
        self.skip_space();
        let error = self.error(expected);
        if self.offset == before {
            return Err(error);
        }
        self.number().ok_or(error)
    }

    fn number(&mut self) -> Option<u64> {
        let start = self.offset;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.offset += 1;
        }
        std::str::from_utf8(&self.bytes[start..self.offset]).ok()?.parse().ok()
    }
}
