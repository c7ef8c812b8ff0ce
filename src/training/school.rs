//! All games that teach: read, told apart from those held out, and dealt out as examples.

use super::admission::Admission;
use super::example::Example;
use super::lesson::Lesson;
use crate::archive::{Skip, Skipped, Sources, in_order};
use crate::board::Symmetry;
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
}

impl Card {
    /// The example that it stands for.
    pub(super) fn example(self, school: &School, trust: f32) -> Example {
        let lesson = &school.lessons[self.game as usize];
        lesson.example(usize::from(self.ply), self.symmetry, trust)
    }
}

/// The positions of one board size in an order that changes each time all were drawn.
#[derive(Debug)]
struct Pile {
    side: usize,
    share: f64,
    /// What is due to the pile, in positions.
    due: f64,
    positions: Vec<(u32, u16)>,
    round: u64,
    next: usize,
}

impl Pile {
    fn shuffle(&mut self, seed: u64) {
        self.positions.sort_unstable();
        let seed = seed ^ (self.side as u64) << 32 ^ self.round;
        self.positions.shuffle(&mut SmallRng::seed_from_u64(seed));
    }
}

/// How far a [`Deck`] has been dealt: for each side of a board, its round and the next position.
pub(super) type Dealt = Vec<(u64, u64, u64)>;

/// Deals positions out: every one once before any twice, board sizes by their shares.
#[derive(Debug)]
pub(super) struct Deck {
    piles: Vec<Pile>,
    seed: u64,
    rng: SmallRng,
}

impl Deck {
    /// A deck of all positions. Without a word on shares each board size has that of its
    /// positions; sizes that are not named have none.
    pub(super) fn new(school: &School, shares: &[(usize, f64)], seed: u64) -> Deck {
        let mut piles: BTreeMap<usize, Vec<(u32, u16)>> = BTreeMap::new();
        for (game, lesson) in school.lessons.iter().enumerate() {
            let pile = piles.entry(lesson.size.side()).or_default();
            pile.extend(lesson.plies().map(|ply| (game as u32, ply as u16)));
        }
        let share = |side: usize, positions: usize| {
            let named = shares.iter().find(|(named, _)| *named == side).map(|(_, share)| *share);
            named.unwrap_or(if shares.is_empty() { positions as f64 } else { 0.0 })
        };
        let piles = piles.into_iter().filter(|(_, positions)| !positions.is_empty());
        let mut piles: Vec<Pile> = piles
            .map(|(side, positions)| {
                let share = share(side, positions.len());
                Pile { side, share, due: 0.0, positions, round: 0, next: 0 }
            })
            .filter(|pile| pile.share > 0.0)
            .collect();
        let sum: f64 = piles.iter().map(|pile| pile.share).sum();
        piles.iter_mut().for_each(|pile| pile.share /= sum);
        piles.iter_mut().for_each(|pile| pile.shuffle(seed));
        Deck { piles, seed, rng: SmallRng::seed_from_u64(seed) }
    }

    /// Whether there is nothing to deal.
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
                cards.push(Card { game, ply, symmetry });
            }
        }
        cards
    }

    /// How far the deck has been dealt.
    pub(super) fn dealt(&self) -> Dealt {
        let place = |pile: &Pile| (pile.side as u64, pile.round, pile.next as u64);
        self.piles.iter().map(place).collect()
    }

    /// Goes on from a place.
    pub(super) fn go_to(&mut self, dealt: &Dealt) {
        for &(side, round, next) in dealt {
            let pile = self.piles.iter_mut().find(|pile| pile.side as u64 == side);
            let Some(pile) = pile else { continue };
            pile.round = round;
            pile.next = next as usize;
            pile.shuffle(self.seed);
            self.rng = SmallRng::seed_from_u64(self.seed ^ round << 40 ^ next);
        }
    }
}
