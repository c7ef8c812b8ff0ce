//! The binary format: small, quick to load, and checked before it is believed.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OCTANTBK` |
//! | 4 | version, little-endian |
//! | 8 | length of the contents |
//! | 8 | FNV-1a checksum of the contents |
//! | rest | the contents |
//!
//! The contents are the header and then every node before its successors, each as bincode:
//! the number of the move (as in the [text](super::text) format, without a sign), wins, games and
//! the number of successors. Equal books have equal bytes.

use super::book::Book;
use super::codec;
use super::error::BookError;
use super::header::Header;
use super::number::{number, numbered_move};
use super::tally::Tally;
use crate::board::Size;
use crate::game::HalfPoints;
use bincode::{Decode, Encode};

const MAGIC: &[u8; 8] = b"OCTANTBK";
const VERSION: u32 = 1;
const PREFIX: usize = 28;

#[derive(Encode, Decode)]
struct Title {
    side: u8,
    komi_halves: i32,
    rules: String,
    origin: String,
}

#[derive(Encode, Decode)]
struct Record {
    number: u16,
    wins: u64,
    games: u64,
    successors: u16,
}

/// Tells whether bytes begin as a binary book does.
pub fn is_binary(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// The book as bytes.
pub fn write(book: &Book) -> Result<Vec<u8>, BookError> {
    let contents = write_contents(book)?;
    let mut bytes = Vec::with_capacity(PREFIX + contents.len());
    bytes.extend_from_slice(MAGIC);
    bytes.extend_from_slice(&VERSION.to_le_bytes());
    bytes.extend_from_slice(&(contents.len() as u64).to_le_bytes());
    bytes.extend_from_slice(&checksum(&contents).to_le_bytes());
    bytes.extend_from_slice(&contents);
    Ok(bytes)
}

fn write_contents(book: &Book) -> Result<Vec<u8>, BookError> {
    let (header, tree) = (book.header(), book.tree());
    let mut bytes = Vec::new();
    codec::put(
        &mut bytes,
        Title {
            side: header.size().side() as u8,
            komi_halves: header.komi().halves(),
            rules: header.rules().to_string(),
            origin: header.origin().join("\n"),
        },
    )?;
    for (_, id) in tree.walk() {
        let Tally { games, wins } = tree.tally(id);
        let successors = tree.successors(id).count() as u16;
        let number = number(header.size(), tree.move_of(id));
        codec::put(&mut bytes, Record { number, wins, games, successors })?;
    }
    Ok(bytes)
}

/// Reads a book. Nothing is decoded before version, length and checksum are right.
pub fn read(bytes: &[u8]) -> Result<Book, BookError> {
    let mut rest = bytes.strip_prefix(MAGIC).ok_or(BookError::NotABook)?;
    let truncated = |expected: u64| BookError::Truncated { expected, found: bytes.len() as u64 };
    let mut field = |width: usize| {
        let (field, after) = rest.split_at_checked(width).ok_or(truncated(PREFIX as u64))?;
        rest = after;
        Ok(field.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
    };
    let (version, length, sum) = (field(4)? as u32, field(8)?, field(8)?);
    if version > VERSION {
        return Err(BookError::Newer { version });
    }
    if version == 0 {
        return Err(BookError::Corrupted);
    }
    if (rest.len() as u64) < length {
        return Err(truncated(length.saturating_add(PREFIX as u64)));
    }
    if rest.len() as u64 > length || checksum(rest) != sum {
        return Err(BookError::Corrupted);
    }
    read_contents(rest)
}

fn read_contents(mut bytes: &[u8]) -> Result<Book, BookError> {
    let title: Title = codec::take(&mut bytes)?;
    let size = Size::new(title.side.into()).ok_or(BookError::Invalid("no such board size"))?;
    let komi = HalfPoints::from_points(f64::from(title.komi_halves) / 2.0);
    let komi = komi.ok_or(BookError::Invalid("no such komi"))?;
    let mut book = Book::new(Header::new(size, komi, &title.rules, &title.origin));
    let mut line = book.line();
    // The successors still to come of each node on the way from the root.
    let mut missing: Vec<u16> = Vec::new();
    loop {
        let record: Record = codec::take(&mut bytes)?;
        if record.wins > record.games {
            return Err(BookError::Invalid("a node with more wins than games"));
        }
        match (missing.is_empty(), numbered_move(size, record.number.into())) {
            (true, None) if record.number == 0 => {}
            (false, Some(mv)) => line.play(mv),
            _ => return Err(BookError::Invalid("a move that the board does not have")),
        }
        line.add(Tally { games: record.games, wins: record.wins });
        missing.push(record.successors);
        while missing.last() == Some(&0) {
            missing.pop();
        }
        let Some(successors) = missing.last_mut() else { break };
        *successors -= 1;
        line.truncate(missing.len() - 1);
    }
    if bytes.is_empty() { Ok(book) } else { Err(BookError::Invalid("nodes outside the tree")) }
}

/// FNV-1a, 64 bits: any change of a single byte changes it.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
