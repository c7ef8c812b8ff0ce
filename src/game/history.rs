//! The positions a game has been through, for the rules that forbid repeating one.

use super::rules::KoRule;
use crate::board::{Color, KeyMap};

/// Positions of a game, each with the times that it has stood on the board and with whom to move.
///
/// A position is named by the key of its stones, which is the same in every frame, so the
/// search can ask about its own narrow boards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Positions {
    counts: KeyMap<[u32; 2]>,
}

impl Positions {
    /// Notes a position by the key of its stones and the player to move.
    pub fn record(&mut self, stones_key: u64, to_play: Color) {
        self.counts.entry(stones_key).or_default()[to_play.index()] += 1;
    }

    /// The times that the position has been there with this player to move.
    pub fn times(&self, stones_key: u64, to_play: Color) -> u32 {
        self.counts.get(&stones_key).map_or(0, |counts| counts[to_play.index()])
    }

    /// Tells whether a rule forbids a stone that makes this position, with this player to move
    /// next. The simple ko rule forbids none: it is the board's own.
    #[inline]
    pub fn is_forbidden(&self, rule: KoRule, stones_key: u64, to_play: Color) -> bool {
        match rule {
            KoRule::Simple => false,
            KoRule::PositionalSuperko => self.counts.contains_key(&stones_key),
            KoRule::SituationalSuperko => self.times(stones_key, to_play) > 0,
        }
    }
}
