//! Stones of both colors that live side by side because neither player can attack.
//!
//! Around a shared empty region neither player may touch, since whoever fills one of its points
//! puts his own stones in atari without capturing anything, stand groups of both colors, each
//! with one small eye at most. Where one group lies inside the other, its stones may be a nakade:
//! their capture leaves an eye too small to live with, and that is no seki but death. This finds
//! the sekis at the end of a game, when every liberty that can be filled is filled; what a longer
//! fight would come to is left to the search.

use crate::board::{Bitboard, Board, Color, Point};
use crate::tactics::nakade::is_dead_shape;

/// The largest eye, in points, that does not make a group live on its own.
const LARGEST_EYE: usize = 3;

/// The stones that live in seki once the dead ones are off the board.
pub fn seki<const W: usize>(board: &Board<W>, dead: Bitboard<W>) -> Bitboard<W> {
    let [black, white] = Color::ALL.map(|color| board.stones(color) - dead);
    // Taking stones off cannot take away a liberty.
    let Some(board) = Board::with_stones(board.size(), black, white, Color::Black) else {
        return Bitboard::EMPTY;
    };
    let mut found = Bitboard::EMPTY;
    for shared in board.empty().regions() {
        let groups = Color::ALL.map(|color| Group::around(&board, color, shared));
        let [black, white] = &groups;
        let are_weak = groups.iter().all(|group| !group.stones.is_empty() && !group.has_eyes());
        if are_weak
            && shared.iter().all(|point| is_untouchable(&board, point))
            && !white.is_killed_from_inside(&board, black, shared)
            && !black.is_killed_from_inside(&board, white, shared)
        {
            found |= black.stones | white.stones;
        }
    }
    found
}

/// Chains of a color that hang together through their eyes.
struct Group<const W: usize> {
    stones: Bitboard<W>,
    /// The empty points that only this color surrounds, and in how many pieces.
    eyes: Bitboard<W>,
    eye_count: usize,
}

impl<const W: usize> Group<W> {
    /// The group of a color's chains around an empty region.
    fn around(board: &Board<W>, color: Color, shared: Bitboard<W>) -> Group<W> {
        let own = board.stones(color);
        let mut group = Group { stones: Bitboard::EMPTY, eyes: Bitboard::EMPTY, eye_count: 0 };
        let mut stones = (shared.neighbors() & own).flood(own);
        while stones != group.stones {
            group.stones = stones;
            let is_eye = |region: &Bitboard<W>| {
                let border = region.neighbors();
                border.intersects(group.stones) && !border.intersects(board.stones(!color))
            };
            let eyes: Vec<Bitboard<W>> = board.empty().regions().filter(is_eye).collect();
            group.eye_count = eyes.len();
            group.eyes = eyes.into_iter().fold(Bitboard::EMPTY, |eyes, eye| eyes | eye);
            stones |= (group.eyes.neighbors() & own).flood(own);
        }
        group
    }

    /// Tells whether it needs no seki to live.
    fn has_eyes(&self) -> bool {
        self.eye_count > 1 || self.eyes.count() > LARGEST_EYE
    }

    /// Tells whether enemy stones within this group, one more of them on a shared point, leave it
    /// with a single eye when they are captured.
    fn is_killed_from_inside(
        &self,
        board: &Board<W>,
        enemy: &Group<W>,
        shared: Bitboard<W>,
    ) -> bool {
        let around = (enemy.stones | shared).neighbors() & board.points();
        let is_inside = (around - enemy.stones - board.empty()).is_subset(self.stones);
        is_inside
            && self.eye_count == 0
            && shared.iter().any(|point| is_dead_shape(enemy.stones | Bitboard::of(point)))
    }
}

/// Tells whether neither player gets anything but an atari on his own stones for a stone here.
fn is_untouchable<const W: usize>(board: &Board<W>, point: Point<W>) -> bool {
    Color::ALL.into_iter().all(|color| {
        let mut after = *board;
        after.set_to_play(color);
        if !after.captures(point).is_empty() {
            return false;
        }
        after.is_suicide(point) || {
            after.play(point);
            after.chain_of(color, point).is_in_atari()
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts which stones of a diagram live in seki: those in small letters.
    fn assert_seki(title: &str, diagram: &str) {
        let board: Board = diagram.replace('x', "X").replace('o', "O").parse().unwrap();
        let marked: Board = diagram.replace(['X', 'O'], ".").to_uppercase().parse().unwrap();
        let marked = marked.stones(Color::Black) | marked.stones(Color::White);
        assert_eq!(seki(&board, Bitboard::EMPTY), marked, "{title}");
    }

    #[test]
    fn two_shared_liberties() {
        assert_seki(
            "no eyes",
            ". . X o . x O . .
             . . X o . x O . .
             . . X o x x O . .
             . . X X O O O . .
             . . . X O . . . .
             . . . X O . . . .
             . . . X O . . . .
             . . . X O . . . .
             . . . X O . . . .",
        );
    }

    #[test]
    fn an_eye_each_and_a_shared_liberty() {
        assert_seki(
            "the eyes are in the corner and on the edge",
            ". o . x . x O . .
             o o o x x x O . .
             X X X O O O O . .
             . . X O . . . . .
             . . X O . . . . .
             . . X O . . . . .
             . . X O . . . . .
             . . X O . . . . .
             . . X O . . . . .",
        );
    }

    #[test]
    fn neutral_points_and_living_groups_are_no_seki() {
        assert_seki(
            "a neutral point that Black can fill",
            ". . . X . O . . .
             . . . X X O . . .
             . . . X O O . . .
             . . . X O . . . .
             . . . X O . . . .
             . . . X O . . . .
             . . . X O . . . .
             . . . X O . . . .
             . . . X O . . . .",
        );
        assert_seki(
            "Black has two eyes",
            ". . X O . X . X O
             . . X O . X X X O
             . . X O X X . X O
             . . X X O O X X O
             . . . X O . O O O
             . . . X O . . . .
             . . . X O . . . .
             . . . X O . . . .
             . . . X O . . . .",
        );
    }

    #[test]
    fn a_nakade_is_no_seki() {
        assert_seki(
            "two stones in four points: three in a row are one eye",
            ". X X . O X . . .
             O O O O O X . . .
             X X X X X X . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .",
        );
    }

    #[test]
    fn a_chain_in_a_row_is_no_nakade() {
        assert_seki(
            "four stones in a row inside: five in a row are two eyes",
            ". x x x x . o X .
             o o o o o o o X .
             X X X X X X X X .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .",
        );
    }

    #[test]
    fn dead_stones_are_taken_off_first() {
        let board: Board = "
            . . X O . X O . .
            . . X O . X O . .
            . . X O X X O . .
            . . X X O O O . .
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . ."
            .parse()
            .unwrap();
        let dead = board.chain_at("D9".parse().unwrap()).unwrap().stones;
        assert_eq!(seki(&board, dead), Bitboard::EMPTY);
    }
}
