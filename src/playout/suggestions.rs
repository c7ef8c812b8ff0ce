//! What the generators would play, for the priors of the tree.

use super::candidates::Candidates;
use super::chance::Chance;
use super::generators as find;
use super::policy::Policy;
use super::reason::Reason;
use super::scene::Scene;
use crate::board::Point;
use crate::tactics::self_atari;
use smallvec::SmallVec;

/// A move with the reason why a generator suggests it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Suggestion<const W: usize> {
    /// The move.
    pub point: Point<W>,
    /// The generator.
    pub reason: Reason,
    /// How many stones it captures or saves; 0 where that is not what it is about.
    pub stones: usize,
}

/// Suggestions in the order of the generators. A point may be suggested for several reasons,
/// but only once for each. There are few, so that the list stays on the stack.
#[derive(Clone, Debug, Default)]
pub struct Suggestions<const W: usize> {
    list: SmallVec<[Suggestion<W>; 32]>,
}

impl<const W: usize> Suggestions<W> {
    /// Adds a suggestion. One that is not new counts for the most stones.
    pub(super) fn push(&mut self, point: Point<W>, reason: Reason, stones: usize) {
        let mut known = self.list.iter_mut();
        match known.find(|known| (known.point, known.reason) == (point, reason)) {
            Some(known) => known.stones = known.stones.max(stones),
            None => self.list.push(Suggestion { point, reason, stones }),
        }
    }

    /// The suggestions in order.
    pub fn as_slice(&self) -> &[Suggestion<W>] {
        &self.list
    }

    /// Whether a point is suggested for a reason.
    pub fn has(&self, point: Point<W>, reason: Reason) -> bool {
        self.as_slice().iter().any(|known| (known.point, known.reason) == (point, reason))
    }
}

impl Policy {
    /// What the generators find in a scene, near the last two moves and, for chains in danger,
    /// on the whole board. No chance is involved; parts whose rate is 0 find nothing.
    pub fn suggestions<const W: usize>(&self, scene: &Scene<W>) -> Suggestions<W> {
        let board = scene.board();
        let own = board.to_play();
        let mut suggestions = Suggestions::default();
        let mut suggest = |chance: Chance, reason, stones, find: &dyn Fn(&mut Candidates<W>)| {
            if chance.is_possible() {
                let mut found = Candidates::new();
                find(&mut found);
                for &point in found.as_slice() {
                    if board.is_legal(point) && !self_atari::is_bad(board, own, point) {
                        suggestions.push(point, reason, stones);
                    }
                }
            }
        };
        let reads_ladders = self.ladder.is_possible();
        scene.for_each_in_atari(own, |chain| {
            let stones = chain.stones.count();
            suggest(self.save, Reason::SaveByCapture, stones, &|found| {
                find::saving_captures(scene, chain, found);
            });
            suggest(self.extend, Reason::Extend, stones, &|found| {
                find::extension(scene, chain, reads_ladders, found);
            });
        });
        scene.for_each_in_atari(!own, |chain| {
            suggest(self.capture, Reason::Capture, chain.stones.count(), &|found| {
                if let Some(liberty) = chain.liberties.first() {
                    found.push(liberty);
                }
            });
        });
        for chain in board.chains(own).filter(|chain| chain.liberties.count() == 2) {
            suggest(self.ladder, Reason::Rescue, chain.stones.count(), &|found| {
                find::rescues(scene, chain, found);
            });
        }
        for chain in board.chains(!own).filter(|chain| chain.liberties.count() == 2) {
            suggest(self.ladder, Reason::Hunt, chain.stones.count(), &|found| {
                find::hunt(scene, chain, found);
            });
        }
        if let Some(last) = scene.last() {
            suggest(self.capture_last, Reason::CaptureLast, 0, &|found| {
                find::capture_of_last(scene, last, found);
            });
            suggest(self.defend, Reason::Defend, 0, &|found| find::defenses(scene, last, found));
            suggest(self.attack, Reason::Attack, 0, &|found| find::attacks(scene, last, found));
        }
        for near in scene.last().into_iter().chain(scene.previous()) {
            // Beside the enemy's stone a hole to kill in, beside our own one to live in.
            let walls = if Some(near) == scene.last() { !own } else { own };
            suggest(self.nakade, Reason::Nakade, 0, &|found| {
                find::nakades(scene, near, walls, found);
            });
            suggest(self.pattern, Reason::Pattern, 0, &|found| {
                find::pattern_moves(scene, near, self.patterns, found);
            });
        }
        suggestions
    }
}
