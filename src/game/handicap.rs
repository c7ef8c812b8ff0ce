//! Handicap stones: where they stand, and which placements a player may choose.

use super::game::Game;
use crate::board::{Bitboard, Color, Point, Size};
use std::fmt;

/// A reason why a handicap cannot be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandicapError {
    /// The board has no handicap of so many stones.
    NumberOfStones,
    /// A point is not on the board, or named twice.
    BadPoints,
    /// Stones stand on the board or moves were made.
    BoardNotEmpty,
}

impl fmt::Display for HandicapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            HandicapError::NumberOfStones => "invalid number of stones",
            HandicapError::BadPoints => "bad vertex list",
            HandicapError::BoardNotEmpty => "board not empty",
        })
    }
}

impl std::error::Error for HandicapError {}

/// The largest fixed handicap of a board: 9 stones on odd boards from 9x9, 4 on the others
/// from 7x7, none on smaller ones.
pub const fn max_fixed(size: Size) -> usize {
    match size.side() {
        ..7 => 0,
        side if side % 2 == 1 && side >= 9 => 9,
        _ => 4,
    }
}

/// The points of a fixed handicap, in the order of the GTP specification: on the third line
/// of boards up to 12x12, on the fourth of larger ones.
pub fn fixed(size: Size, stones: usize) -> Result<Vec<Point>, HandicapError> {
    if stones < 2 || stones > max_fixed(size) {
        return Err(HandicapError::NumberOfStones);
    }
    let side = size.side();
    let low = if side < 13 { 2 } else { 3 };
    let (mid, high) = (side / 2, side - 1 - low);
    let corners = [(low, low), (high, high), (low, high), (high, low)];
    let sides = [(low, mid), (high, mid), (mid, low), (mid, high)];
    let mut places: Vec<(usize, usize)> = corners.into_iter().chain(sides).collect();
    // The center is the last stone of every odd handicap from five on.
    let has_center = stones >= 5 && stones % 2 == 1;
    places.truncate(stones - usize::from(has_center));
    if has_center {
        places.push((mid, mid));
    }
    Ok(places.into_iter().map(|(col, row)| Point::new(col, row)).collect())
}

/// A good placement of exactly so many stones, from 2 to all points of the board but one:
/// the fixed points first, then wherever the stones are furthest apart.
pub fn free(size: Size, stones: usize) -> Result<Vec<Point>, HandicapError> {
    if stones < 2 || stones >= size.area() {
        return Err(HandicapError::NumberOfStones);
    }
    let mut placed = fixed(size, stones.min(max_fixed(size))).unwrap_or_default();
    while placed.len() < stones {
        let free = Point::all(size).filter(|point| !placed.contains(point));
        placed.extend(free.max_by_key(|&point| worth(size, &placed, point)));
    }
    Ok(placed)
}

/// The worth of a further handicap stone at a point: first off the two lowest lines,
/// then far from the others, then near the center.
fn worth(size: Size, placed: &[Point], point: Point) -> (usize, usize, usize) {
    let apart = |other: &Point| {
        point.col().abs_diff(other.col()).pow(2) + point.row().abs_diff(other.row()).pow(2)
    };
    let room = placed.iter().map(apart).min().unwrap_or(0);
    let line = point.line(size);
    // Beside another stone even a low point is better.
    (if room > 1 { line.min(3) } else { 0 }, room, line)
}

/// Tells whether the points are a handicap that the rules allow: at least two, all different, not
/// the whole board.
pub fn check_free(size: Size, points: &[Point]) -> Result<(), HandicapError> {
    if points.len() < 2 || points.len() >= size.area() {
        return Err(HandicapError::NumberOfStones);
    }
    let set: Bitboard = points.iter().copied().collect();
    if set.count() != points.len() || points.iter().any(|point| !point.is_on(size)) {
        return Err(HandicapError::BadPoints);
    }
    Ok(())
}

impl Game {
    /// Places handicap stones on the empty board; White moves next.
    pub fn place_handicap(&mut self, points: &[Point]) -> Result<(), HandicapError> {
        check_free(self.size(), points)?;
        if !self.moves().is_empty() || self.board().empty() != self.board().points() {
            return Err(HandicapError::BoardNotEmpty);
        }
        self.set_up(points.iter().copied().collect(), Bitboard::EMPTY)
            .map_err(|_| HandicapError::BadPoints)?;
        self.set_to_play(Color::White);
        self.set_handicap(points.len());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Komi, Rules};

    fn size(side: usize) -> Size {
        Size::new(side).unwrap()
    }

    fn written(points: Vec<Point>) -> String {
        points.iter().map(Point::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn fixed_points_are_those_of_gtp() {
        for (side, stones, points) in [
            (19, 2, "D4 Q16"),
            (19, 3, "D4 Q16 D16"),
            (19, 5, "D4 Q16 D16 Q4 K10"),
            (19, 6, "D4 Q16 D16 Q4 D10 Q10"),
            (19, 8, "D4 Q16 D16 Q4 D10 Q10 K4 K16"),
            (19, 9, "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"),
            (13, 7, "D4 K10 D10 K4 D7 K7 G7"),
            (9, 4, "C3 G7 C7 G3"),
            (8, 4, "C3 F6 C6 F3"),
            (7, 4, "C3 E5 C5 E3"),
        ] {
            assert_eq!(written(fixed(size(side), stones).unwrap()), points, "{side} {stones}");
        }
    }

    #[test]
    fn fixed_handicaps_are_few_on_small_and_even_boards() {
        for (side, stones) in [(6, 2), (7, 5), (8, 5), (18, 5), (19, 10), (19, 1), (19, 0)] {
            assert_eq!(fixed(size(side), stones), Err(HandicapError::NumberOfStones));
        }
    }

    #[test]
    fn free_handicaps_have_exactly_the_stones_asked_for() {
        for size in Size::all() {
            for stones in (2..size.area()).step_by(1 + size.area() / 20) {
                let points = free(size, stones).unwrap();
                assert_eq!(points.len(), stones);
                assert_eq!(check_free(size, &points), Ok(()));
            }
            assert_eq!(free(size, size.area()), Err(HandicapError::NumberOfStones));
            assert_eq!(free(size, 1), Err(HandicapError::NumberOfStones));
        }
    }

    #[test]
    fn white_is_compensated_by_the_rules() {
        for (rules, margin) in [(Rules::Chinese, 77.0), (Rules::Aga, 78.0), (Rules::Cgos, 81.0)] {
            let mut game = Game::new(Size::NINE, rules, Komi::ZERO);
            game.place_handicap(&fixed(Size::NINE, 4).unwrap()).unwrap();
            assert_eq!(game.to_play(), Color::White);
            assert_eq!(game.score(Bitboard::EMPTY).margin(), margin);
        }
    }

    #[test]
    fn bad_placements_are_refused() {
        let mut game = Game::new(Size::NINE, Rules::Chinese, Komi::ZERO);
        let points = |text: &str| -> Vec<Point> {
            text.split_whitespace().map(|vertex| vertex.parse().unwrap()).collect()
        };
        for (text, error) in [
            ("D4", HandicapError::NumberOfStones),
            ("D4 D4", HandicapError::BadPoints),
            ("D4 K10", HandicapError::BadPoints),
        ] {
            assert_eq!(game.place_handicap(&points(text)), Err(error));
        }
        game.place_handicap(&points("A1 B1 C1")).unwrap();
        assert_eq!(game.place_handicap(&points("D4 E5")), Err(HandicapError::BoardNotEmpty));
    }
}
