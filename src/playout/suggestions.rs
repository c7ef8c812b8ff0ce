//! What the generators would play, for the priors of the tree.

use super::candidates::Candidates;
use super::chance::Chance;
use super::generators as find;
use super::policy::Policy;
use super::reason::Reason;
use super::scene::Scene;
use crate::board::Point;
use crate::tactics::self_atari;

const CAPACITY: usize = 64;

/// Points with the reason why a generator suggests them, in the order of the generators. A
/// point may be suggested for several reasons, but only once for each.
#[derive(Clone, Copy, Debug)]
pub struct Suggestions<const W: usize> {
    list: [(Point<W>, Reason); CAPACITY],
    len: usize,
}

impl<const W: usize> Suggestions<W> {
    /// No suggestion.
    pub(super) fn new() -> Suggestions<W> {
        Suggestions { list: [(Point::from_index(0), Reason::Random); CAPACITY], len: 0 }
    }

    /// Adds a suggestion if it is new and there is room.
    pub(super) fn push(&mut self, point: Point<W>, reason: Reason) {
        if self.len < CAPACITY && !self.has(point, reason) {
            self.list[self.len] = (point, reason);
            self.len += 1;
        }
    }

    /// The suggestions in order.
    pub fn iter(&self) -> impl Iterator<Item = (Point<W>, Reason)> {
        self.as_slice().iter().copied()
    }

    /// The suggestions in order.
    pub fn as_slice(&self) -> &[(Point<W>, Reason)] {
        &self.list[..self.len]
    }

    /// Whether a point is suggested for a reason.
    pub fn has(&self, point: Point<W>, reason: Reason) -> bool {
        self.as_slice().contains(&(point, reason))
    }
}

impl Policy {
    /// What the generators find in a scene, near the last two moves and, for chains in atari,
    /// on the whole board. No chance is involved; parts whose rate is 0 find nothing.
    pub fn suggestions<const W: usize>(&self, scene: &Scene<W>) -> Suggestions<W> {
        let board = scene.board();
        let own = board.to_play();
        let mut suggestions = Suggestions::new();
        let mut suggest = |chance: Chance, reason, find: &dyn Fn(&mut Candidates<W>)| {
            if chance.is_possible() {
                let mut found = Candidates::new();
                find(&mut found);
                for &point in found.as_slice() {
                    if board.is_legal(point) && !self_atari::is_bad(board, own, point) {
                        suggestions.push(point, reason);
                    }
                }
            }
        };
        let reads_ladders = self.ladder.is_possible();
        scene.for_each_in_atari(own, |chain| {
            suggest(self.save, Reason::SaveByCapture, &|found| {
                find::saving_captures(scene, chain, found);
            });
            suggest(self.extend, Reason::Extend, &|found| {
                find::extension(scene, chain, reads_ladders, found);
            });
        });
        if let Some(last) = scene.last() {
            suggest(self.capture_last, Reason::CaptureLast, &|found| {
                find::capture_of_last(scene, last, found);
            });
            suggest(self.defend, Reason::Defend, &|found| find::defenses(scene, last, found));
            suggest(self.attack, Reason::Attack, &|found| find::attacks(scene, last, found));
        }
        for near in scene.last().into_iter().chain(scene.previous()) {
            // Beside the enemy's stone a hole to kill in, beside our own one to live in.
            let walls = if Some(near) == scene.last() { !own } else { own };
            suggest(self.nakade, Reason::Nakade, &|found| {
                find::nakades(scene, near, walls, found);
            });
            suggest(self.pattern, Reason::Pattern, &|found| {
                find::pattern_moves(scene, near, self.patterns, found);
            });
        }
        suggest(self.capture, Reason::Capture, &|found| find::captures(scene, !own, found));
        suggestions
    }
}
