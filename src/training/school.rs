//! All games that teach: read, told apart from those held out, and dealt out as examples.

use super::admission::Admission;
use super::example::Example;
use super::lesson::Lesson;
use crate::archive::{Skip, Skipped, Sources, in_order};
use crate::board::Symmetry;
use crate::game::HalfPoints;
use crate::sgf::read_game;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, HashSet};
use std::convert::Infallible;
use std::sync::Arc;

/// One game in so many is held out, by the hash of its moves: the same ones in every run.
const HELD_OUT: u64 = 20;

/// Games to learn from.
#[derive(Debug, Default)]
pub struct School {
    pub(super) lessons: Vec<Lesson>,
    /// Games of others that teach beside these.
    lent: Vec<Lesson>,
    /// The games that nobody learns from.
    pub(super) held_out: Vec<Lesson>,
    /// The names of the sources.
    pub(super) sources: Vec<Arc<str>>,
    /// The games that are no lessons.
    pub skipped: Skipped,
}

impl School {
    /// Reads games on some threads; `watch` is told the number of games so far.
    pub fn read(
        sources: &Sources,
        admission: Admission,
        threads: usize,
        mut watch: impl FnMut(usize),
    ) -> School {
        let mut school = School::default();
        let mut known = HashSet::new();
        let mut names: Vec<Arc<str>> = Vec::new();
        let items = sources.games().map(|found| {
            if names.last() != Some(&found.file) {
                names.push(found.file.clone());
            }
            (found, (names.len() - 1) as u16)
        });
        let mut read = 0;
        let work = |(found, source): (crate::archive::Found, u16)| {
            (found.file, found.number, source, admission.admit(found.tree, source))
        };
        let done = in_order(threads, items, work, |(file, number, source, lesson)| {
            read += 1;
            watch(read);
            if school.sources.len() <= usize::from(source) {
                school.sources.push(file.clone());
            }
            match lesson {
                Ok(lesson) if !known.insert(lesson.key) => {
                    school.skipped.note(&file, number, &Skip::Duplicate);
                }
                Ok(lesson) if lesson.key % HELD_OUT == 0 => school.held_out.push(lesson),
                Ok(lesson) => school.lessons.push(lesson),
                Err(skip) => school.skipped.note(&file, number, &skip),
            }
            Ok::<(), Infallible>(())
        });
        debug_assert!(done.is_ok());
        school
    }

    /// Takes in one more game, after all others. The sources are then one, by this name.
    pub fn admit(&mut self, name: &str, game: &[u8], admission: Admission) {
        if self.sources.is_empty() {
            self.sources.push(name.into());
        }
        match admission.admit(read_game(game), 0) {
            Ok(lesson) if lesson.key % HELD_OUT == 0 => self.held_out.push(lesson),
            Ok(lesson) => self.lessons.push(lesson),
            Err(skip) => {
                let number = (self.lessons.len() + self.held_out.len() + 1) as u64;
                self.skipped.note(name, number, &skip);
            }
        }
    }

    /// Forgets the first games, but for so many; of those held out it keeps as large a part.
    pub fn keep_last(&mut self, games: usize) {
        let forget = |lessons: &mut Vec<Lesson>, kept: usize| {
            lessons.drain(..lessons.len().saturating_sub(kept));
        };
        forget(&mut self.lessons, games);
        forget(&mut self.held_out, games.div_ceil(HELD_OUT as usize - 1));
    }

    /// Lends the games of another school: they teach beside these, for a share of the positions
    /// that a training says, and nobody is examined on them.
    pub fn lend(&mut self, other: School) {
        self.lent = other.lessons;
    }

    /// A game by its number; those that are lent come after all others.
    fn lesson(&self, number: u32) -> &Lesson {
        let number = number as usize;
        self.lessons.get(number).unwrap_or_else(|| &self.lent[number - self.lessons.len()])
    }

    /// The number of games to learn from, and of those held out.
    pub fn games(&self) -> [usize; 2] {
        [self.lessons.len(), self.held_out.len()]
    }

    /// The number of positions to learn from.
    pub fn positions(&self) -> usize {
        self.lessons.iter().map(|lesson| lesson.plies().count()).sum()
    }

    /// Positions to ask about, always the same, at most so many.
    pub(super) fn exam(lessons: &[Lesson], most: usize) -> Vec<(usize, usize)> {
        let mut positions: Vec<(usize, usize)> = (lessons.iter().enumerate())
            .flat_map(|(game, lesson)| lesson.plies().map(move |ply| (game, ply)))
            .collect();
        positions.shuffle(&mut SmallRng::seed_from_u64(1));
        positions.truncate(most);
        positions.sort_unstable();
        positions
    }
}

/// A position that was drawn, and how it is turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Card {
    game: u32,
    ply: u16,
    symmetry: Symmetry,
    /// Points that White is given beside the komi.
    extra: HalfPoints,
}

impl Card {
    /// The example that it stands for.
    pub(super) fn example(self, school: &School, trust: f32) -> Example {
        let lesson = school.lesson(self.game);
        lesson.example_with(usize::from(self.ply), self.symmetry, trust, self.extra)
    }
}

/// The positions of one board size, lent or not, in an order that changes each time all were
/// drawn.
#[derive(Debug)]
struct Pile {
    /// The side of the board, and beyond all sides for positions that are lent: its name in a
    /// state.
    key: u64,
    share: f64,
    /// Positions due to the pile.
    due: f64,
    positions: Vec<(u32, u16)>,
    round: u64,
    next: usize,
}

impl Pile {
    fn shuffle(&mut self, seed: u64) {
        self.positions.sort_unstable();
        let seed = seed ^ self.key << 32 ^ self.round;
        self.positions.shuffle(&mut SmallRng::seed_from_u64(seed));
    }
}

/// The mark in the key of a pile of positions that are lent, beside the side of their board.
const LENT: u64 = 1 << 16;

/// The progress of a [`Deck`]: for each pile, its round and the next position.
pub(super) type Dealt = Vec<(u64, u64, u64)>;

/// Deals positions out: every one once before any twice, board sizes by their shares.
#[derive(Debug)]
pub(super) struct Deck {
    piles: Vec<Pile>,
    /// The share of positions that are given another komi.
    other_komi: f64,
    seed: u64,
    rng: SmallRng,
}

/// The half points by which another komi differs at most. What was played for the one is then still
/// sensible for the other.
const MOST_EXTRA: i32 = 6;

impl Deck {
    /// A deck of all positions. Without a word on shares each board size has that of its
    /// positions; sizes that are not named have none. Of each size, so large a share is of
    /// positions that are lent, if there are both.
    pub(super) fn new(school: &School, shares: &[(usize, f64)], lent: f64, seed: u64) -> Deck {
        let mut sides: BTreeMap<usize, [Vec<(u32, u16)>; 2]> = BTreeMap::new();
        for (game, lesson) in school.lessons.iter().chain(&school.lent).enumerate() {
            let both = sides.entry(lesson.size.side()).or_default();
            let pile = &mut both[usize::from(game >= school.lessons.len())];
            pile.extend(lesson.plies().map(|ply| (game as u32, ply as u16)));
        }
        let share_of = |side: usize, positions: usize| {
            let named = shares.iter().find(|(named, _)| *named == side).map(|(_, share)| *share);
            named.unwrap_or(if shares.is_empty() { positions as f64 } else { 0.0 })
        };
        let mut piles = Vec::new();
        for (side, [own, others]) in sides {
            let share = share_of(side, own.len());
            let lent = match (own.is_empty(), others.is_empty()) {
                (false, false) => lent,
                (is_lent, _) => f64::from(u8::from(is_lent)),
            };
            let key = side as u64;
            for (key, share, positions) in
                [(key, share * (1.0 - lent), own), (LENT | key, share * lent, others)]
            {
                piles.push(Pile { key, share, due: 0.0, positions, round: 0, next: 0 });
            }
        }
        piles.retain(|pile| pile.share > 0.0 && !pile.positions.is_empty());
        let sum: f64 = piles.iter().map(|pile| pile.share).sum();
        piles.iter_mut().for_each(|pile| pile.share /= sum);
        piles.iter_mut().for_each(|pile| pile.shuffle(seed));
        Deck { piles, other_komi: 0.0, seed, rng: SmallRng::seed_from_u64(seed) }
    }

    /// The same deck, where such a share of the positions gets another komi.
    pub(super) fn with_other_komi(self, other_komi: f64) -> Deck {
        Deck { other_komi, ..self }
    }

    /// Tells whether there is nothing to deal.
    pub(super) fn is_empty(&self) -> bool {
        self.piles.is_empty()
    }

    /// Positions for a batch, those of small boards first.
    pub(super) fn deal(&mut self, count: usize) -> Vec<Card> {
        let mut counts = vec![0; self.piles.len()];
        for _ in 0..count {
            self.piles.iter_mut().for_each(|pile| pile.due += pile.share);
            let due = |a: &usize, b: &usize| self.piles[*a].due.total_cmp(&self.piles[*b].due);
            let Some(number) = (0..self.piles.len()).max_by(due) else { break };
            self.piles[number].due -= 1.0;
            counts[number] += 1;
        }
        let mut cards = Vec::with_capacity(count);
        for (pile, count) in self.piles.iter_mut().zip(counts) {
            for _ in 0..count {
                if pile.next >= pile.positions.len() {
                    pile.next = 0;
                    pile.round += 1;
                    pile.shuffle(self.seed);
                }
                let (game, ply) = pile.positions[pile.next];
                pile.next += 1;
                let symmetry = Symmetry::ALL[self.rng.random_range(0..8)];
                let extra = match self.rng.random_bool(self.other_komi) {
                    true => self.rng.random_range(-MOST_EXTRA..=MOST_EXTRA),
                    false => 0,
                };
                let extra = HalfPoints::new(extra);
                cards.push(Card { game, ply, symmetry, extra });
            }
        }
        cards
    }

    /// The progress of the deck.
    pub(super) fn dealt(&self) -> Dealt {
        let place = |pile: &Pile| (pile.key, pile.round, pile.next as u64);
        self.piles.iter().map(place).collect()
    }

    /// Goes on from a place.
    pub(super) fn go_to(&mut self, dealt: &Dealt) {
        for &(key, round, next) in dealt {
            let pile = self.piles.iter_mut().find(|pile| pile.key == key);
            let Some(pile) = pile else { continue };
            pile.round = round;
            pile.next = next as usize;
            pile.shuffle(self.seed);
            self.rng = SmallRng::seed_from_u64(self.seed ^ round << 40 ^ next);
        }
    }
}
