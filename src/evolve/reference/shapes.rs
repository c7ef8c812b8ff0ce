//! The shapes that JaGo knows, as a table from the surroundings of a point to the worth of a move.

use crate::board::{Board, Color, Point};
use crate::tactics::pattern::{Code, code_of, drawings};
use std::sync::LazyLock;

/// The worth of a move for every code of its surroundings; the player to move is the code's black.
pub(super) struct Shapes(Box<[u8]>);

impl Shapes {
    /// The shapes of `shapes.txt`.
    pub(super) fn get() -> &'static Shapes {
        static SHAPES: LazyLock<Shapes> =
            LazyLock::new(|| Shapes::compile(include_str!("shapes.txt")));
        &SHAPES
    }

    /// The worth of the best shape that a move of the player to move makes, 0 if it makes none.
    #[inline]
    pub(super) fn worth<const W: usize>(&self, board: &Board<W>, point: Point<W>) -> i32 {
        let own = board.to_play();
        let stones = [board.stones(own), board.stones(!own)];
        i32::from(self.0[usize::from(code_of(stones, board.points(), point))])
    }

    fn compile(text: &str) -> Shapes {
        let mut worths = vec![0; 1 << Code::BITS].into_boxed_slice();
        for drawing in drawings(text) {
            let number = drawing.name.split(' ').next().unwrap_or_default();
            let worth: u8 = number.parse().unwrap_or_default();
            debug_assert!(worth > 0, "{}", drawing.name);
            drawing.for_each_code(Color::Black, &mut |code| {
                let known: &mut u8 = &mut worths[usize::from(code)];
                *known = worth.max(*known);
            });
        }
        Shapes(worths)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Symmetry;

    #[test]
    fn there_are_32_shapes_with_a_worth() {
        let shapes: Vec<_> = drawings(include_str!("shapes.txt")).collect();
        assert_eq!(shapes.len(), 32);
        let mut names: Vec<_> = shapes.iter().map(|shape| shape.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 32);
    }

    #[test]
    fn a_shape_is_known_in_all_orientations_and_by_both_players() {
        let diagram = "
            . . . . .
            . O X . .
            . . . . .
            . . . . .
            . . . . .";
        let board: Board<1> = diagram.parse::<Board>().expect("a diagram").reframe();
        let [white, black] = [Color::White, Color::Black].map(|color| board.stones(color));
        let other = Board::with_stones(board.size(), white, black, Color::White).expect("stones");
        let hane = Point::new(2, 2);
        for (symmetry, board) in Symmetry::ALL.into_iter().flat_map(|f| [(f, board), (f, other)]) {
            let turned = symmetry.board(&board);
            let point = symmetry.point(board.size(), hane);
            assert_eq!(Shapes::get().worth(&turned, point), 9, "{point}");
            let far = symmetry.point(board.size(), Point::new(4, 0));
            assert_eq!(Shapes::get().worth(&turned, far), 0);
        }
    }
}
