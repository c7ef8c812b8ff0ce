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
//! the number of successors. Version 2, for books with simulations, has before the wins a byte
//! whose bits say which kinds of evidence follow, wins and number of each: 1 for games, 2 for what
//! was tried, 4 for what was searched. Equal books have equal bytes.

use super::book::Book;
use super::codec;
use super::error::BookError;
use super::evidence::{Evidence, EvidenceKind};
use super::header::Header;
use super::number::{number, numbered_move};
use super::tally::Tally;
use crate::board::Size;
use crate::game::HalfPoints;
use bincode::{Decode, Encode};

const MAGIC: &[u8; 8] = b"OCTANTBK";
/// The versions of books without simulations and with some.
const GAMES: u32 = 1;
const SIMULATIONS: u32 = 2;
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
    let version = if book.tree().has_simulations() { SIMULATIONS } else { GAMES };
    let contents = write_contents(book, version)?;
    let mut bytes = Vec::with_capacity(PREFIX + contents.len());
    bytes.extend_from_slice(MAGIC);
    bytes.extend_from_slice(&version.to_le_bytes());
    bytes.extend_from_slice(&(contents.len() as u64).to_le_bytes());
    bytes.extend_from_slice(&checksum(&contents).to_le_bytes());
    bytes.extend_from_slice(&contents);
    Ok(bytes)
}

fn write_contents(book: &Book, version: u32) -> Result<Vec<u8>, BookError> {
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
        let evidence = tree.evidence(id);
        let successors = tree.successors(id).count() as u16;
        let number = number(header.size(), tree.move_of(id));
        if version == GAMES {
            let Tally { games, wins } = evidence.games;
            codec::put(&mut bytes, Record { number, wins, games, successors })?;
        } else {
            put_evidence(&mut bytes, number, &evidence)?;
            codec::put(&mut bytes, successors)?;
        }
    }
    Ok(bytes)
}

/// The bit of a kind of evidence.
const fn bit(kind: EvidenceKind) -> u8 {
    match kind {
        EvidenceKind::Games => 1,
        EvidenceKind::Tried => 2,
        EvidenceKind::Searched => 4,
    }
}

fn put_evidence(bytes: &mut Vec<u8>, number: u16, evidence: &Evidence) -> Result<(), BookError> {
    let is_known = |kind: &EvidenceKind| evidence.of(*kind) != Tally::default();
    let kinds = EvidenceKind::ALL.into_iter().filter(is_known);
    codec::put(bytes, number)?;
    codec::put(bytes, kinds.clone().map(bit).sum::<u8>())?;
    for kind in kinds {
        let Tally { games, wins } = evidence.of(kind);
        codec::put(bytes, (wins, games))?;
    }
    Ok(())
}

/// Takes a node of a version: the number of its move, its evidence and the number of its successors.
fn take_node(bytes: &mut &[u8], version: u32) -> Result<(u16, Evidence, u16), BookError> {
    if version == GAMES {
        let Record { number, wins, games, successors } = codec::take(bytes)?;
        return Ok((number, Evidence::new(EvidenceKind::Games, Tally { games, wins }), successors));
    }
    let number: u16 = codec::take(bytes)?;
    let kinds: u8 = codec::take(bytes)?;
    let mut evidence = Evidence::default();
    for kind in EvidenceKind::ALL.into_iter().filter(|&kind| kinds & bit(kind) != 0) {
        let (wins, games): (u64, u64) = codec::take(bytes)?;
        *evidence.of_mut(kind) = Tally { games, wins };
    }
    Ok((number, evidence, codec::take(bytes)?))
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
    if version > SIMULATIONS {
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
    read_contents(rest, version)
}

fn read_contents(mut bytes: &[u8], version: u32) -> Result<Book, BookError> {
    let title: Title = codec::take(&mut bytes)?;
    let size = Size::new(title.side.into()).ok_or(BookError::Invalid("no such board size"))?;
    let komi = HalfPoints::from_points(f64::from(title.komi_halves) / 2.0);
    let komi = komi.ok_or(BookError::Invalid("no such komi"))?;
    let mut book = Book::new(Header::new(size, komi, &title.rules, &title.origin));
    let mut line = book.line();
    // The successors still to come of each node on the way from the root.
    let mut missing: Vec<u16> = Vec::new();
    loop {
        let (number, evidence, successors) = take_node(&mut bytes, version)?;
        if EvidenceKind::ALL
            .into_iter()
            .any(|kind| evidence.of(kind).wins > evidence.of(kind).games)
        {
            return Err(BookError::Invalid("a node with more wins than games"));
        }
        match (missing.is_empty(), numbered_move(size, number.into())) {
            (true, None) if number == 0 => {}
            (false, Some(mv)) => line.play(mv),
            _ => return Err(BookError::Invalid("a move that the board does not have")),
        }
        line.add_evidence(evidence);
        missing.push(successors);
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
