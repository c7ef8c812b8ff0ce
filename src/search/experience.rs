//! Lessons of the ends of the playouts about each point of the board.

use super::advice::Advice;
use super::sum::Sum;
use crate::board::{Bitboard, Color, Point, Size};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// Playouts before anything is concluded from them.
const LEAST: u32 = 100;

/// The owners of the points at the end of playouts, and whether they had won.
///
/// One thread adds to it; others may read it meanwhile, and then see numbers of which some
/// already have the last playout and some have not.
pub(super) struct Experience {
    /// By bit index: how often the point was Black's.
    black: Vec<Number>,
    /// By bit index: how often the point was Black's and Black had won.
    black_won: Vec<Number>,
    ends: Number,
    wins: Number,
    /// By bit index: how surely the point was Black's by what a net said, 0 to 1 each time.
    black_told: Vec<Sum>,
    told: Number,
}

/// A count that only its own thread changes.
#[derive(Default)]
struct Number(AtomicU32);

impl Number {
    #[inline(always)]
    fn get(&self) -> u32 {
        self.0.load(Relaxed)
    }

    #[inline(always)]
    fn set(&self, number: u32) {
        self.0.store(number, Relaxed);
    }

    #[inline(always)]
    fn add(&self, number: u32) {
        self.set(self.get() + number);
    }
}

impl Experience {
    /// No playout yet, on a board of some words.
    pub(super) fn new(words: usize) -> Experience {
        fn none<T: Default>(words: usize) -> Vec<T> {
            (0..64 * words).map(|_| T::default()).collect()
        }
        Experience {
            black: none(words),
            black_won: none(words),
            ends: Number::default(),
            wins: Number::default(),
            black_told: none(words),
            told: Number::default(),
        }
    }

    /// Forgets all playouts.
    pub(super) fn clear(&self) {
        let counts = self.black.iter().chain(&self.black_won);
        counts.chain([&self.ends, &self.wins, &self.told]).for_each(|count| count.set(0));
        self.black_told.iter().for_each(|sum| sum.set(0.0));
    }

    /// Adds a playout that ended with these points for Black.
    #[inline(always)]
    pub(super) fn add<const W: usize>(&self, black: Bitboard<W>, has_black_won: bool) {
        let won = u32::from(has_black_won);
        for point in black {
            self.black[point.index()].add(1);
            self.black_won[point.index()].add(won);
        }
        self.ends.add(1);
        self.wins.add(won);
    }

    /// Adds what a net says of the owners, with this player to move.
    pub(super) fn add_advice<const W: usize>(&self, advice: &Advice, to_play: Color, size: Size) {
        let sign = [0.5, -0.5][to_play.index()];
        for point in Point::<W>::all(size) {
            let sum = &self.black_told[point.index()];
            sum.set(sum.get() + 0.5 + sign * advice.owner(point));
        }
        self.told.add(1);
    }

    /// The playouts and looks of a net that say whose the points will be.
    pub(super) fn ends(&self) -> u32 {
        self.ends.get() + self.told.get()
    }

    /// In how many of them the point with a bit index was Black's; looks may be of two minds.
    pub(super) fn black(&self, index: usize) -> f32 {
        self.black[index].get() as f32 + self.black_told[index].get()
    }

    /// Tells whether there were enough playouts to learn from.
    pub(super) fn is_rich(&self) -> bool {
        self.ends.get() >= LEAST
    }

    /// The part of the playouts in which a point was a color's.
    pub(super) fn owned(&self, color: Color, index: usize) -> f64 {
        let black = f64::from(self.black[index].get()) / f64::from(self.ends.get().max(1));
        if color == Color::Black { black } else { 1.0 - black }
    }

    /// The bearing that owning a point has on winning: the part of the playouts in which the
    /// winner owned it, minus the part to expect if the two were independent (Coulom 2009).
    pub(super) fn criticality(&self, index: usize) -> f64 {
        let ends = f64::from(self.ends.get().max(1));
        let [black, black_won, wins] = [&self.black[index], &self.black_won[index], &self.wins]
            .map(|count| f64::from(count.get()) / ends);
        // The winner owns it when Black owns it and wins, or White owns it and wins.
        let together = black_won + (1.0 - black - wins + black_won);
        let apart = black * wins + (1.0 - black) * (1.0 - wins);
        together - apart
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;

    #[test]
    fn a_point_that_decides_is_critical_and_one_that_does_not_is_not() {
        let experience = Experience::new(1);
        let [key, idle, safe] = [0, 1, 2].map(|col| Point::<1>::new(col, 0));
        for i in 0..400 {
            let mut black = Bitboard::of(safe);
            if i % 2 == 0 {
                black.insert(key);
            }
            if i % 4 < 2 {
                black.insert(idle);
            }
            experience.add(black, i % 2 == 0);
        }
        assert!(experience.is_rich());
        let criticality = [key, idle, safe].map(|point| experience.criticality(point.index()));
        assert_eq!(criticality, [0.5, 0.0, 0.0]);
        assert_eq!(experience.owned(Color::White, safe.index()), 0.0);
        assert_eq!(experience.owned(Color::Black, idle.index()), 0.5);
        experience.clear();
        assert!(!experience.is_rich() && experience.ends() == 0);
    }
}
