//! The transposition table of the reader: what is known of a position and a problem.

use super::verdict::Outcome;
use crate::board::{Bitboard, mix};

/// Entries of a table: 6 MB.
const ENTRIES: usize = 1 << 16;

/// Entries of a small one, which stays near the processor.
const FEW_ENTRIES: usize = 1 << 11;

/// The knowledge about a node.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub key: u64,
    /// The points that the proof of a success rests on; only where it was traced.
    pub zone: Bitboard,
    /// The best move found, by index; 0 for none.
    pub best: u16,
    /// The order of threats to which the outcome holds.
    pub order: u8,
    pub outcome: Outcome,
    pub is_traced: bool,
}

/// A map from nodes to what is known; a newer entry replaces an older one.
pub(super) struct Table {
    entries: Vec<Entry>,
    /// A word mixed into the keys: another one makes all that was kept unknown.
    salt: u64,
}

impl Table {
    pub(super) fn new() -> Table {
        Table { entries: vec![Entry::NONE; ENTRIES], salt: 0 }
    }

    pub(super) fn small() -> Table {
        Table { entries: vec![Entry::NONE; FEW_ENTRIES], salt: 0 }
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<&Entry> {
        let key = key ^ self.salt;
        let entry = &self.entries[self.place(key)];
        (entry.key == key).then_some(entry)
    }

    #[inline]
    pub(super) fn keep(&mut self, key: u64, entry: Entry) {
        let key = key ^ self.salt;
        let place = self.place(key);
        self.entries[place] = Entry { key, ..entry };
    }

    pub(super) fn forget(&mut self) {
        self.salt = mix(self.salt + 1);
    }
}

impl Entry {
    pub(super) const NONE: Entry = Entry {
        key: 0,
        zone: Bitboard::EMPTY,
        best: 0,
        order: 0,
        outcome: Outcome::Unknown,
        is_traced: false,
    };
}
