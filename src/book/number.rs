//! Moves as the numbers of the text and binary formats.
//!
//! Points are numbered from 1 along the rows from the bottom: on 9x9 `A1` is 1, `J1` is 9,
//! `A2` is 10, `E5` is 41 and `J9` is 81. A pass is one more than the last point: 82. The root,
//! which has no move, is 0.

use crate::board::{Move, Point, Size};

/// The number of a move; 0 for none.
pub(super) fn number(size: Size, mv: Option<Move>) -> u16 {
    let number = match mv {
        None => 0,
        Some(Move::Pass) => size.area() + 1,
        Some(Move::Play(point)) => point.row() * size.side() + point.col() + 1,
    };
    number as u16
}

/// The move with a number from 1 to the number of a pass.
pub(super) fn numbered_move(size: Size, number: u64) -> Option<Move> {
    let index = usize::try_from(number).ok()?.checked_sub(1)?;
    match index {
        _ if index < size.area() => {
            Some(Move::Play(Point::new(index % size.side(), index / size.side())))
        }
        _ if index == size.area() => Some(Move::Pass),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_name_every_move_once() {
        for size in Size::all() {
            for n in 1..=size.area() as u64 + 1 {
                let mv = numbered_move(size, n);
                assert!(mv.is_some());
                assert_eq!(u64::from(number(size, mv)), n);
            }
            assert_eq!(numbered_move(size, 0), None);
            assert_eq!(numbered_move(size, size.area() as u64 + 2), None);
        }
        let at = |text: &str| number(Size::NINE, Some(text.parse().unwrap()));
        assert_eq!(["A1", "J1", "A2", "E5", "J9", "pass"].map(at), [1, 9, 10, 41, 81, 82]);
    }
}
