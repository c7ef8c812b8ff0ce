//! Why a move was played.

use std::fmt;

/// The generator that a move came from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// It answered the same move well in an earlier playout.
    LastGoodReply,
    /// It saves a chain by capturing a neighbor.
    SaveByCapture,
    /// It saves a chain in atari by adding liberties.
    Extend,
    /// It captures the last stone, or stones it left in atari.
    CaptureLast,
    /// It saves a chain with two liberties from a ladder.
    Rescue,
    /// It captures a chain with two liberties in a ladder.
    Hunt,
    /// It gives a chain with two liberties more of them.
    Defend,
    /// It puts a chain with two liberties in an atari that is hard to answer.
    Attack,
    /// It takes the vital point of a hole.
    Nakade,
    /// It takes a point with nothing around it.
    Fill,
    /// It fits a 3x3 pattern.
    Pattern,
    /// It captures stones anywhere on the board.
    Capture,
    /// It is one of all moves.
    Random,
}

impl Reason {
    /// Every reason, in the order in which a playout looks for moves.
    pub const ALL: [Reason; 13] = [
        Reason::LastGoodReply,
        Reason::SaveByCapture,
        Reason::Extend,
        Reason::CaptureLast,
        Reason::Rescue,
        Reason::Hunt,
        Reason::Defend,
        Reason::Attack,
        Reason::Nakade,
        Reason::Fill,
        Reason::Pattern,
        Reason::Capture,
        Reason::Random,
    ];

    /// Whether playouts make such moves. Ladders are read for the tree alone: in playouts they
    /// cost time and won no games.
    pub fn is_played(self) -> bool {
        !matches!(self, Reason::Rescue | Reason::Hunt)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::LastGoodReply => "last good reply",
            Reason::SaveByCapture => "save by capture",
            Reason::Extend => "extend",
            Reason::CaptureLast => "capture the last stone",
            Reason::Rescue => "rescue",
            Reason::Hunt => "hunt",
            Reason::Defend => "defend",
            Reason::Attack => "attack",
            Reason::Nakade => "nakade",
            Reason::Fill => "fill",
            Reason::Pattern => "pattern",
            Reason::Capture => "capture",
            Reason::Random => "random",
        })
    }
}
