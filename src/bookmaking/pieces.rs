//! Trees that wait on the disk until all of them are merged.
//!
//! The paper trims trees before they get too big and merges what is left, so what a piece
//! cut is missing in the sum. Here a piece goes to the disk whole, every node before its
//! successors and successors in the order of their moves; so pieces are merged by reading
//! them side by side, and what has too few games is cut when all its games are known.

use crate::board::{Move, Point};
use crate::book::{Line, Tally, Tree};
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};
use std::path::Path;

/// The bytes of a node, which has games alone: depth, move, games and wins.
const RECORD: usize = 4 + 2 + 8 + 8;

/// A pass as a number: after all points.
const PASS: u16 = u16::MAX;

/// A tree in a file that has no name: it is gone when this is dropped or the program killed.
pub(super) struct Piece {
    file: File,
}

#[derive(Clone, Copy)]
struct Record {
    depth: u32,
    mv: u16,
    tally: Tally,
}

impl Record {
    fn to_bytes(self) -> [u8; RECORD] {
        let mut bytes = [0; RECORD];
        bytes[..4].copy_from_slice(&self.depth.to_le_bytes());
        bytes[4..6].copy_from_slice(&self.mv.to_le_bytes());
        bytes[6..14].copy_from_slice(&self.tally.games.to_le_bytes());
        bytes[14..].copy_from_slice(&self.tally.wins.to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: &[u8; RECORD]) -> Record {
        let number = |from: usize, to: usize| {
            bytes[from..to].iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
        };
        let tally = Tally { games: number(6, 14), wins: number(14, RECORD) };
        Record { depth: number(0, 4) as u32, mv: number(4, 6) as u16, tally }
    }

    fn to_move(self) -> Move {
        if self.mv == PASS { Move::Pass } else { Point::from_index(self.mv.into()).into() }
    }
}

impl Piece {
    /// Writes a tree to a file in a folder.
    pub(super) fn write(tree: &Tree, folder: &Path) -> io::Result<Piece> {
        let mut out = BufWriter::new(tempfile::tempfile_in(folder)?);
        for (depth, id) in tree.walk() {
            let point = tree.move_of(id).and_then(Move::point);
            let mv = point.map_or(PASS, |point: Point| point.index() as u16);
            let record = Record { depth: depth as u32, mv, tally: tree.tally(id) };
            out.write_all(&record.to_bytes())?;
        }
        let mut file = out.into_inner().map_err(|error| error.into_error())?;
        file.rewind()?;
        Ok(Piece { file })
    }
}

/// A piece that is being read: the next record, if there is one.
struct Head {
    input: BufReader<File>,
    next: Option<Record>,
}

impl Head {
    fn new(piece: Piece) -> io::Result<Head> {
        let mut head = Head { input: BufReader::new(piece.file), next: None };
        head.advance()?;
        Ok(head)
    }

    fn advance(&mut self) -> io::Result<()> {
        let mut bytes = [0; RECORD];
        self.next = match self.input.read_exact(&mut bytes) {
            Ok(()) => Some(Record::from_bytes(&bytes)),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => None,
            Err(error) => return Err(error),
        };
        Ok(())
    }
}

/// Writes the sum of the pieces into a book, without the nodes of fewer games and what follows
/// them.
pub(super) fn merge(pieces: Vec<Piece>, min_games: u64, line: &mut Line<'_>) -> io::Result<()> {
    let mut heads = pieces.into_iter().map(Head::new).collect::<io::Result<Vec<_>>>()?;
    // While a cut node is being passed over: its depth.
    let mut cut_at = u32::MAX;
    while let Some(record) = next_sum(&mut heads)? {
        if record.depth > cut_at {
            continue;
        }
        cut_at = u32::MAX;
        if record.depth > 0 {
            if record.tally.games < min_games {
                cut_at = record.depth;
                continue;
            }
            line.truncate(record.depth as usize - 1);
            line.play(record.to_move());
        }
        line.add(record.tally);
    }
    Ok(())
}

/// Takes the node that comes next in the merged tree from all pieces that have it.
///
/// Of the nodes at the heads the deepest ones are successors of the node just taken, or of
/// one before it on the same line, which all of them share: so depth and move name a node.
fn next_sum(heads: &mut [Head]) -> io::Result<Option<Record>> {
    let order = |record: &Record| (std::cmp::Reverse(record.depth), record.mv);
    let Some(mut sum) = heads.iter().filter_map(|head| head.next).min_by_key(order) else {
        return Ok(None);
    };
    let place = order(&sum);
    sum.tally = Tally::default();
    for head in heads {
        if let Some(record) = head.next.filter(|record| order(record) == place) {
            sum.tally += record.tally;
            head.advance()?;
        }
    }
    Ok(Some(sum))
}
