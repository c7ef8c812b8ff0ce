//! Memory for the tree: things that never move, handed out in blocks and given back all at once.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// A node of the tree, as an index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(pub u32);

impl NodeId {
    /// No node.
    pub(super) const NONE: NodeId = NodeId(u32::MAX);
}

/// The most bytes of a chunk; a block lies within one chunk.
const CHUNK_BYTES: usize = 1 << 19;

/// A fixed number of things of one type. The memory comes in chunks as it is needed, so a
/// generous limit costs nothing until it is used; it is never given back.
#[derive(Debug)]
pub(super) struct Store<T> {
    chunks: Box<[OnceLock<Box<[T]>>]>,
    used: AtomicUsize,
}

impl<T: Default> Store<T> {
    /// The number of things that a chunk holds: a power of two, so that finding one needs no division.
    const CHUNK: usize = CHUNK_BYTES / size_of::<T>().next_power_of_two();

    /// A store of at least one chunk and at most so many bytes.
    pub(super) fn new(bytes: usize) -> Store<T> {
        let count = (bytes / (Self::CHUNK * size_of::<T>())).max(1);
        // Indices are 32 bits wide.
        let count = count.min(u32::MAX as usize / Self::CHUNK);
        Store { chunks: (0..count).map(|_| OnceLock::new()).collect(), used: AtomicUsize::new(0) }
    }

    /// Forgets everything handed out.
    pub(super) fn clear(&mut self) {
        *self.used.get_mut() = 0;
    }

    /// The things that it can hand out.
    pub(super) fn capacity(&self) -> usize {
        self.chunks.len() * Self::CHUNK
    }

    /// The part of the store that is handed out, 0 to 1.
    #[cfg(test)]
    pub(super) fn fullness(&self) -> f64 {
        self.used.load(Relaxed) as f64 / self.capacity() as f64
    }

    /// Hands out a block, by its first index; `None` if the store is full. What the block
    /// holds is left over from earlier use.
    pub(super) fn allocate(&self, count: usize) -> Option<usize> {
        debug_assert!(count <= Self::CHUNK);
        let block = |used: usize| match used.next_multiple_of(Self::CHUNK) {
            end if end != used && end - used < count => end,
            _ => used,
        };
        let limit = self.capacity();
        let used = self
            .used
            .fetch_update(Relaxed, Relaxed, |used| {
                Some(block(used) + count).filter(|&end| end <= limit)
            })
            .ok()?;
        let first = block(used);
        self.chunk(first);
        Some(first)
    }

    /// A block that was handed out.
    #[inline(always)]
    pub(super) fn block(&self, first: usize, count: usize) -> &[T] {
        &self.chunk(first)[first % Self::CHUNK..][..count]
    }

    #[inline(always)]
    fn chunk(&self, index: usize) -> &[T] {
        self.chunks[index / Self::CHUNK]
            .get_or_init(|| (0..Self::CHUNK).map(|_| T::default()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicU32;

    const CHUNK: usize = Store::<AtomicU32>::CHUNK;

    #[test]
    fn blocks_do_not_overlap_and_end_with_the_store() {
        let mut store = Store::<AtomicU32>::new(2 * CHUNK * 4);
        let mut blocks = Vec::new();
        while let Some(first) = store.allocate(1000) {
            assert_eq!(first / CHUNK, (first + 999) / CHUNK, "within a chunk");
            for value in store.block(first, 1000) {
                assert_eq!(value.swap(1, Relaxed), 0, "handed out once");
            }
            blocks.push(first);
        }
        assert_eq!(blocks.len(), 2 * (CHUNK / 1000));
        store.clear();
        assert_eq!(store.allocate(1000), Some(0));
    }
}
