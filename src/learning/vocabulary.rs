//! The patterns that come up often enough to have a weight.

use super::stones::for_each_stone;
use crate::board::{Board, KeyMap, Point};
use crate::prediction::{Canvas, LEVELS, Pattern};
use crate::sgf::GameRecord;

/// The sizes of which patterns are known that were often there, though never played: it takes
/// many games until what nobody plays is common at a larger size.
const SMALL_LEVELS: usize = 2;

/// The number of a known pattern.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct PatternId(u32);

impl PatternId {
    /// The number.
    #[inline(always)]
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A known pattern and the one it has grown from.
struct Entry {
    pattern: Pattern,
    smaller: Option<PatternId>,
}

/// The known patterns. With a pattern all its smaller ones are known.
pub(super) struct Vocabulary {
    entries: Vec<Entry>,
    by_key: KeyMap<PatternId>,
}

/// Counts of a pattern.
struct Count {
    pattern: Pattern,
    smaller: Option<PatternId>,
    played: u32,
    seen: u32,
}

impl Vocabulary {
    /// The patterns that were played often enough in some games, and the small ones that were
    /// often there.
    pub(super) fn new(games: &[GameRecord], least_played: u32, least_seen: u32) -> Vocabulary {
        let mut vocabulary = Vocabulary { entries: Vec::new(), by_key: KeyMap::default() };
        for level in 0..LEVELS {
            let counts = vocabulary.count(games, level);
            let is_known = |count: &Count| {
                count.played >= least_played || level < SMALL_LEVELS && count.seen >= least_seen
            };
            for count in counts.into_iter().filter(is_known) {
                vocabulary.add(count.pattern, count.smaller);
            }
        }
        vocabulary
    }

    /// Counts the patterns of a size that have grown from known ones.
    fn count(&self, games: &[GameRecord], level: usize) -> Vec<Count> {
        let mut counts: Vec<Count> = Vec::new();
        let mut by_key: KeyMap<usize> = KeyMap::default();
        for game in games {
            for_each_stone(game, |_, scene, played| {
                let canvas = Canvas::new(scene.board());
                let mut note = |point: Point| {
                    let Some((key, smaller)) = self.grown(&canvas, point, level) else { return };
                    let index = *by_key.entry(key).or_insert(counts.len());
                    if index == counts.len() {
                        let pattern = canvas.pattern(point, level).canonical();
                        by_key.extend(pattern.keys().map(|key| (key, index)));
                        counts.push(Count { pattern, smaller, played: 0, seen: 0 });
                    }
                    counts[index].seen += 1;
                    counts[index].played += u32::from(point == played);
                };
                if level < SMALL_LEVELS {
                    choices(scene.board()).for_each(note);
                } else {
                    note(played);
                }
            });
        }
        counts
    }

    /// The key of a point's pattern of a size, and the known pattern that it has grown from.
    fn grown(
        &self,
        canvas: &Canvas,
        point: Point,
        level: usize,
    ) -> Option<(u64, Option<PatternId>)> {
        let mut smaller = None;
        for (size, key) in canvas.keys(point).enumerate() {
            if size == level {
                return Some((key, smaller));
            }
            smaller = Some(*self.by_key.get(&key)?);
        }
        None
    }

    fn add(&mut self, pattern: Pattern, smaller: Option<PatternId>) {
        let id = PatternId(self.entries.len() as u32);
        self.by_key.extend(pattern.keys().map(|key| (key, id)));
        self.entries.push(Entry { pattern, smaller });
    }

    /// The number of patterns that are known.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The largest known pattern around a point.
    pub(super) fn largest(&self, canvas: &Canvas, point: Point) -> Option<PatternId> {
        canvas.keys(point).map_while(|key| self.by_key.get(&key)).last().copied()
    }

    /// A pattern, and the smaller ones in it.
    #[inline(always)]
    pub(super) fn chain(&self, pattern: Option<PatternId>) -> impl Iterator<Item = PatternId> {
        std::iter::successors(pattern, |id| self.entries[id.index()].smaller)
    }

    /// The known patterns with their numbers.
    pub(super) fn patterns(&self) -> impl Iterator<Item = (PatternId, &Pattern)> {
        let entries = self.entries.iter().enumerate();
        entries.map(|(index, entry)| (PatternId(index as u32), &entry.pattern))
    }
}

/// The moves that a player may think of.
fn choices(board: &Board) -> impl Iterator<Item = Point> {
    board.candidates().into_iter().filter(|&point| !board.is_suicide(point))
}
