//! The number of legal positions on small boards, counted one by one. The numbers are those
//! of Tromp and Farnebäck (2007).

use octant::board::{Bitboard, Board, Color, Point, Size};

/// Counts the ways to color the points that leave every chain a liberty.
fn count(size: Size, points: &[Point<1>], black: Bitboard<1>, white: Bitboard<1>) -> u64 {
    let Some((&point, rest)) = points.split_first() else {
        return u64::from(Board::with_stones(size, black, white, Color::Black).is_some());
    };
    count(size, rest, black, white)
        + count(size, rest, black.with(point), white)
        + count(size, rest, black, white.with(point))
}

fn legal_positions(side: usize) -> u64 {
    let size = Size::new(side).unwrap();
    let points: Vec<_> = Point::all(size).collect();
    count(size, &points, Bitboard::EMPTY, Bitboard::EMPTY)
}

#[test]
fn two_by_two() {
    assert_eq!(legal_positions(2), 57);
}

#[test]
fn three_by_three() {
    assert_eq!(legal_positions(3), 12_675);
}

#[test]
fn four_by_four() {
    assert_eq!(legal_positions(4), 24_318_165);
}
