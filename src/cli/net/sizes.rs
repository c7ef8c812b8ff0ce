//! Boards with their shares, by the command line.

use crate::board::Size;
use std::sync::Arc;

/// Reads boards with their shares, as in `9:0.8,13:0.2`.
pub(super) fn shares(text: &str) -> Result<Arc<[(Size, f64)]>, &'static str> {
    text.split(',').map(share).collect()
}

/// Reads one board with its share.
pub(super) fn share(text: &str) -> Result<(Size, f64), &'static str> {
    let (side, share) = text.split_once(':').ok_or("not SIDE:SHARE, as in 9:0.7")?;
    let side = size(side)?;
    let share: f64 = share.parse().map_err(|_| "not a number")?;
    if share > 0.0 && share <= 1e9 { Ok((side, share)) } else { Err("no share above 0") }
}

/// Reads the side of a board.
pub(super) fn size(text: &str) -> Result<Size, &'static str> {
    text.parse().ok().and_then(Size::new).ok_or("no side of a board")
}
