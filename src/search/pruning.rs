//! The choice of the nodes that a full tree keeps, and the way through a tree on many threads.
//!
//! While a tree is pruned nothing is simulated, and a tree of gigabytes takes its time. So it is
//! looked through once to find how often a node must have been reached to be kept, and copied once.

use std::array;
use std::thread;

/// The size of nodes in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Room {
    /// The nodes.
    pub(super) nodes: usize,
    /// The octets of their moves.
    pub(super) octets: usize,
}

/// Numbers of visits that are told apart: all below 8, then eight in every octave.
const CLASSES: usize = 8 * 30;

/// The nodes of a tree by how often they were reached.
#[derive(Debug)]
pub(super) struct Census {
    classes: [Room; CLASSES],
}

impl Default for Census {
    fn default() -> Census {
        Census { classes: array::from_fn(|_| Room::default()) }
    }
}

impl Census {
    /// Counts a node.
    pub(super) fn add(&mut self, visits: u32, octets: usize) {
        let class = &mut self.classes[class(visits)];
        class.nodes += 1;
        class.octets += octets;
    }

    /// The least number of visits by which what is kept fits; at least 1, since a node that no
    /// simulation has passed holds nothing.
    pub(super) fn least_visits(&self, limit: Room) -> u32 {
        let mut kept = Room::default();
        for (i, class) in self.classes.iter().enumerate().skip(1).rev() {
            kept = Room { nodes: kept.nodes + class.nodes, octets: kept.octets + class.octets };
            if kept.nodes > limit.nodes || kept.octets > limit.octets {
                return least_of_class(i + 1);
            }
        }
        1
    }
}

fn class(visits: u32) -> usize {
    let octave = visits.max(1).ilog2().saturating_sub(2) as usize;
    match octave {
        0 | 1 => visits as usize,
        _ => 8 * octave + (visits >> (octave - 1)) as usize % 8,
    }
}

/// The least number of visits in a class; there is none above the last.
fn least_of_class(class: usize) -> u32 {
    match (class / 8, class % 8) {
        (0 | 1, _) => class as u32,
        (octave, _) if octave >= CLASSES / 8 => u32::MAX,
        (octave, step) => ((8 + step) as u32) << (octave - 1),
    }
}

/// The nodes that a thread takes at a time.
const SLICE: usize = 1024;

/// Goes through a tree level by level. `expand` finds what is below, on so many threads; `go_on` is
/// told what they take next, on the calling one, and can end it. Answers whether it came to the end.
pub(super) fn by_levels<T: Send + Sync>(
    root: T,
    threads: usize,
    expand: impl Fn(&T, &mut Vec<T>) + Sync,
    go_on: &mut dyn FnMut(&[T]) -> bool,
) -> bool {
    let mut level = vec![root];
    while !level.is_empty() {
        let mut below = Vec::new();
        for part in level.chunks(SLICE * threads.max(1)) {
            if !go_on(part) {
                return false;
            }
            expand_all(part, &expand, &mut below);
        }
        level = below;
    }
    true
}

/// Expands a part of a level, each slice of it on a thread of its own.
fn expand_all<T: Send + Sync>(
    part: &[T],
    expand: &(impl Fn(&T, &mut Vec<T>) + Sync),
    below: &mut Vec<T>,
) {
    if part.len() <= SLICE {
        return part.iter().for_each(|item| expand(item, below));
    }
    thread::scope(|scope| {
        let start = |slice: &'_ [T]| {
            let mut below = Vec::new();
            slice.iter().for_each(|item| expand(item, &mut below));
            below
        };
        let threads: Vec<_> =
            part.chunks(SLICE).map(|slice| scope.spawn(move || start(slice))).collect();
        for thread in threads {
            match thread.join() {
                Ok(found) => below.extend(found),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    #[test]
    fn classes_follow_each_other() {
        let mut last = 0;
        for visits in 0..100_000 {
            let class = class(visits);
            assert!(class == last || class == last + 1, "{visits}: {class}");
            assert!((least_of_class(class)..least_of_class(class + 1)).contains(&visits));
            last = class;
        }
        for visits in (0..32).map(|bit| u32::MAX >> bit) {
            let class = class(visits);
            assert!(class < CLASSES && least_of_class(class) <= visits, "{visits}: {class}");
        }
    }

    #[test]
    fn as_much_is_kept_as_fits() {
        let mut census = Census::default();
        for visits in 0..1000 {
            census.add(visits, 2);
        }
        let room = |nodes, octets| Room { nodes, octets };
        assert_eq!(census.least_visits(room(1000, 2000)), 1);
        for limit in [room(600, 2000), room(1000, 1200)] {
            let least = census.least_visits(limit);
            // 400 to 416 are one class.
            assert_eq!(least, 416, "{limit:?}");
        }
        assert!(census.least_visits(room(0, 0)) >= 1000);
    }

    #[test]
    fn every_thread_count_sees_every_node() {
        for threads in [0, 1, 2, 5] {
            let (seen, mut told) = (AtomicUsize::new(0), 0);
            // A binary tree of 14 levels, by the usual numbers.
            let expand = |&number: &usize, below: &mut Vec<usize>| {
                seen.fetch_add(number, Relaxed);
                below.extend([2 * number, 2 * number + 1].into_iter().filter(|&n| n < 1 << 14));
            };
            let is_complete = by_levels(1, threads, expand, &mut |part| {
                told += part.len();
                true
            });
            let all = (1 << 14) - 1;
            assert!(is_complete);
            assert_eq!((seen.into_inner(), told), (all * (all + 1) / 2, all));
            assert!(!by_levels(1, threads, |_, below| below.push(1), &mut |_| {
                told -= 100;
                told > 1000
            }));
        }
    }
}
