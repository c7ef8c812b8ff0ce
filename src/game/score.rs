//! The owners of points, and the result.

use super::rules::Scoring;
use crate::board::{Bitboard, Board, Color};
use std::fmt;

/// The number of enemy stones each player has captured, by [`Color::index`]. Stones lost by
/// suicide are prisoners too.
pub type Prisoners = [usize; 2];

/// A result in points, written as GTP has it: `B+3.5`, `W+0.5`, `0`.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Score {
    margin: f32,
}

impl Score {
    /// The result when Black is ahead by so many points, or behind if negative.
    pub const fn from_margin(margin: f32) -> Score {
        Score { margin }
    }

    /// Black's points minus White's, komi and compensation included.
    pub const fn margin(self) -> f32 {
        self.margin
    }

    /// The winner; none if the game is a draw.
    pub fn winner(self) -> Option<Color> {
        match self.margin {
            margin if margin > 0.0 => Some(Color::Black),
            margin if margin < 0.0 => Some(Color::White),
            _ => None,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner() {
            Some(color) => write!(f, "{}+{}", color.letter(), self.margin.abs()),
            None => f.write_str("0"),
        }
    }
}

/// The stones of each color without the dead ones, by [`Color::index`].
fn living<const W: usize>(board: &Board<W>, dead: Bitboard<W>) -> [Bitboard<W>; 2] {
    Color::ALL.map(|color| board.stones(color) - dead)
}

/// The points that each color alone surrounds once the dead stones are off, by
/// [`Color::index`]. Points that reach both colors, or none, are nobody's.
pub fn territory<const W: usize>(board: &Board<W>, dead: Bitboard<W>) -> [Bitboard<W>; 2] {
    let stones = living(board, dead);
    let open = board.points() - stones[0] - stones[1];
    let mut owned = [Bitboard::EMPTY; 2];
    for region in open.regions() {
        let border = region.neighbors();
        match stones.map(|stones| border.intersects(stones)) {
            [true, false] => owned[Color::Black.index()] |= region,
            [false, true] => owned[Color::White.index()] |= region,
            _ => {}
        }
    }
    owned
}

/// The stones of each color and the points that it surrounds, the dead stones being off.
pub fn area<const W: usize>(board: &Board<W>, dead: Bitboard<W>) -> [Bitboard<W>; 2] {
    let (stones, owned) = (living(board, dead), territory(board, dead));
    Color::ALL.map(|color| stones[color.index()] | owned[color.index()])
}

/// Black's points minus White's, before komi. By territory, eyes of stones in seki count
/// nothing.
pub fn points<const W: usize>(
    board: &Board<W>,
    scoring: Scoring,
    dead: Bitboard<W>,
    seki: Bitboard<W>,
    prisoners: Prisoners,
) -> i32 {
    let of = |color: Color| match scoring {
        Scoring::Area => area(board, dead)[color.index()].count(),
        Scoring::Territory => {
            let captured = prisoners[color.index()] + (board.stones(!color) & dead).count();
            let eyes = territory(board, dead)[color.index()].regions();
            let counted = eyes.filter(|eye| !eye.neighbors().intersects(seki));
            counted.map(Bitboard::count).sum::<usize>() + captured
        }
    };
    of(Color::Black) as i32 - of(Color::White) as i32
}

#[cfg(test)]
mod tests {
    use super::super::seki::seki;
    use super::*;

    const SPLIT: &str = "
        . X O . .
        . X O . .
        . X . O O
        . X O . X
        . X O . .";

    fn board() -> Board {
        SPLIT.parse().unwrap()
    }

    #[test]
    fn results_are_written_as_gtp_has_them() {
        for (margin, text) in [(3.5, "B+3.5"), (-0.5, "W+0.5"), (0.0, "0"), (12.0, "B+12")] {
            assert_eq!(Score::from_margin(margin).to_string(), text);
        }
    }

    #[test]
    fn area_counts_stones_and_what_they_surround() {
        // Black: 5 + 5 + 1 stones. White: 6 stones and 4 points at the top right.
        assert_eq!(
            points(&board(), Scoring::Area, Bitboard::EMPTY, Bitboard::EMPTY, [0; 2]),
            11 - 10
        );
    }

    #[test]
    fn dead_stones_make_territory() {
        let dead = Bitboard::of("E2".parse().unwrap());
        assert_eq!(points(&board(), Scoring::Area, dead, Bitboard::EMPTY, [0; 2]), 10 - 14);
    }

    #[test]
    fn territory_counts_points_and_prisoners() {
        let dead = Bitboard::of("E2".parse().unwrap());
        // Black: 5 points and 3 prisoners. White: 4 + 4 points, 1 prisoner and 1 dead stone.
        assert_eq!(points(&board(), Scoring::Territory, dead, Bitboard::EMPTY, [3, 1]), 8 - 10);
    }

    #[test]
    fn eyes_in_a_seki_count_by_area_only() {
        let board: Board = "
            . O . X . X O . .
            O O O X X X O . .
            X X X O O O O . .
            . . X O . . . . .
            . . X O . . . . .
            . . X O . . . . .
            . . X O . . . . .
            . . X O . . . . .
            . . X O . . . . ."
            .parse()
            .unwrap();
        let stones = seki(&board, Bitboard::EMPTY);
        let count = |scoring| points(&board, scoring, Bitboard::EMPTY, stones, [0; 2]);
        // Black has 12 points on the left, White 36 on the right, and an eye each.
        assert_eq!(count(Scoring::Territory), 12 - 36);
        assert_eq!(count(Scoring::Area), (12 + 1 + 14) - (36 + 1 + 16));
    }

    #[test]
    fn an_empty_board_is_nobodys() {
        let board = Board::<8>::new(crate::board::Size::NINE);
        assert_eq!(points(&board, Scoring::Area, Bitboard::EMPTY, Bitboard::EMPTY, [0; 2]), 0);
    }
}
