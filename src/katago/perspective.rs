//! The player from whose side a position is told.

use crate::board::Color;

/// The player whose chances are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Perspective {
    /// Always Black.
    #[default]
    Black,
    /// Always White.
    White,
    /// The player to move.
    SideToMove,
}

impl Perspective {
    /// The player, where one is to move.
    pub(super) fn color(self, to_play: Color) -> Color {
        match self {
            Perspective::Black => Color::Black,
            Perspective::White => Color::White,
            Perspective::SideToMove => to_play,
        }
    }
}
