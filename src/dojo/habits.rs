//! The habits of self-play: how long players think, on which boards, for which komi.

use crate::arena::Openings;
use crate::board::Size;
use crate::game::{Komi, Rules};
use rand::RngExt;
use rand::rngs::SmallRng;

/// The habits of players in games of self-play.
#[derive(Clone, PartialEq, Debug)]
pub struct Habits {
    /// The rules.
    pub rules: Rules,
    /// Simulations of a move that is thought about at length and teaches.
    pub full: u64,
    /// Simulations of any other move.
    pub quick: u64,
    /// The share of moves that are thought about at length (Wu 2019, playout cap
    /// randomization).
    pub full_share: f64,
    /// The boards and their shares.
    pub sizes: Vec<(Size, f64)>,
    /// The komi of most games; as is usual on the board, if not given.
    pub komi: Option<Komi>,
    /// Openings, one of which half of the games begin with.
    pub openings: Openings,
    /// The size of board that the openings are for.
    pub opening_size: Size,
    /// Memory of a search tree in MiB.
    pub memory: usize,
}

/// The moves by the bare net that a game begins with, on average, for each point of the board.
const OPENING_MOVES: f64 = 0.04;

/// The longest such beginning, for each point of the board.
const LONGEST_OPENING: f64 = 0.15;

/// The shares of games whose komi is some points off, and far off.
const OFF: f64 = 0.25;
const FAR_OFF: f64 = 0.05;

impl Habits {
    /// A board, by the shares.
    pub(super) fn size(&self, rng: &mut SmallRng) -> Size {
        let sum: f64 = self.sizes.iter().map(|(_, share)| share).sum();
        let mut rest = sum * rng.random::<f64>();
        let chosen = self.sizes.iter().find(|(_, share)| {
            rest -= share;
            rest < 0.0
        });
        chosen.or(self.sizes.last()).map_or(Size::NINE, |&(size, _)| size)
    }

    /// The board that most games are played on.
    pub(super) fn main_size(&self) -> Size {
        let most = self.sizes.iter().max_by(|a, b| a.1.total_cmp(&b.1));
        most.map_or(Size::NINE, |&(size, _)| size)
    }

    /// The usual komi of a board in half points, so that a game may be drawn.
    pub(super) fn usual_komi(&self, size: Size) -> i16 {
        let given = self.komi.map(|komi| (2.0 * komi.points()) as i16);
        // What perfect play is worth on small boards (van der Werf, by computer; 7x7 by people).
        given.unwrap_or(match size.side() {
            ..=2 => 0,
            3 => 18,
            4 => 4,
            5 => 50,
            6 => 8,
            7 => 18,
            _ => 14,
        })
    }

    /// A komi for a game: mostly the usual one or half a point more, which decides; in other
    /// games off by a point or two, in a few by far more, so that a net learns what komi is.
    pub(super) fn komi(&self, size: Size, rng: &mut SmallRng) -> Komi {
        let usual = self.usual_komi(size) + rng.random_range(0..2);
        let chance: f64 = rng.random();
        let reach = if chance < FAR_OFF {
            2 * size.side() as i16
        } else if chance < FAR_OFF + OFF {
            4
        } else {
            0
        };
        Komi::from_halves(usual + rng.random_range(-reach..=reach))
    }

    /// The number of moves by the bare net that a game begins with: few in most, more in some.
    pub(super) fn opening_moves(&self, size: Size, rng: &mut SmallRng) -> usize {
        let area = size.area() as f64;
        let drawn = -OPENING_MOVES * area * (1.0 - rng.random::<f64>()).ln();
        drawn.min(LONGEST_OPENING * area).round() as usize
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use rand::SeedableRng;

    /// Short thoughts on a small board.
    pub(in crate::dojo) fn habits() -> Habits {
        Habits {
            rules: Rules::TrompTaylor,
            full: 24,
            quick: 8,
            full_share: 0.5,
            sizes: vec![(Size::new(5).expect("a size"), 1.0)],
            komi: None,
            openings: Openings::default(),
            opening_size: Size::NINE,
            memory: 4,
        }
    }

    #[test]
    fn boards_come_by_their_shares() {
        let size = |side| Size::new(side).expect("a size");
        let habits = Habits { sizes: vec![(size(9), 3.0), (size(7), 1.0)], ..habits() };
        let mut rng = SmallRng::seed_from_u64(1);
        let small = (0..4000).filter(|_| habits.size(&mut rng) == size(7)).count();
        assert!((900..1100).contains(&small), "{small}");
        assert_eq!(habits.main_size(), size(9));
    }

    #[test]
    fn komi_is_mostly_usual() {
        let mut rng = SmallRng::seed_from_u64(1);
        let komi: Vec<f32> =
            (0..4000).map(|_| habits().komi(Size::NINE, &mut rng).points()).collect();
        let share = |low: f32, high: f32| {
            komi.iter().filter(|&&komi| (low..=high).contains(&komi)).count() as f64 / 4000.0
        };
        assert!(share(7.0, 7.5) > 0.7);
        assert!(share(5.0, 9.5) > 0.95 && share(5.0, 9.5) < 1.0);
        assert!(komi.iter().all(|komi| (2.0 * komi).fract() == 0.0));
    }

    #[test]
    fn openings_are_mostly_short() {
        let mut rng = SmallRng::seed_from_u64(1);
        let lengths: Vec<usize> =
            (0..4000).map(|_| habits().opening_moves(Size::NINE, &mut rng)).collect();
        let mean = lengths.iter().sum::<usize>() as f64 / 4000.0;
        assert!((2.0..4.0).contains(&mean), "{mean}");
        assert!(lengths.iter().all(|&length| length <= 12));
    }
}
