//! One orientation for all the eight forms of a sequence of moves.
//!
//! The canonical form is the one of the eight whose sequence of location indices is the least.
//! Two forms with the same indices are the same sequence, so there is exactly one; and the
//! canonical form of the first moves begins the canonical form of the whole, so that sequences
//! in canonical form make a tree.

use super::location::location_index;
use super::point::Move;
use super::size::Size;
use super::symmetry::Symmetry;

/// The symmetries that take the moves so far to their canonical form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Orientations(u8);

impl Orientations {
    /// All eight: the orientations of a game without a stone.
    pub const ALL: Orientations = Orientations(0xff);

    /// The symmetries, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Symmetry> {
        Symmetry::ALL.into_iter().filter(move |symmetry| self.contains(*symmetry))
    }

    /// Tells whether a symmetry is one of them.
    pub const fn contains(self, symmetry: Symmetry) -> bool {
        self.0 >> symmetry.number() & 1 != 0
    }

    /// The symmetry with the least number.
    pub fn first(self) -> Symmetry {
        self.iter().next().unwrap_or(Symmetry::IDENTITY)
    }

    /// Tells whether one symmetry is left, as after any move at a pie point.
    pub const fn is_settled(self) -> bool {
        self.0.is_power_of_two()
    }

    /// Adds the next move of the game: keeps the symmetries with the least location index
    /// and returns the move in canonical form.
    pub fn advance<const W: usize>(&mut self, size: Size, mv: Move<W>) -> Move<W> {
        let index = |f: Symmetry| location_index(size, f.turn_move(size, mv));
        if !self.is_settled() {
            let least = self.iter().map(index).min();
            let kept = self.iter().filter(|&f| Some(index(f)) == least);
            *self = Orientations(kept.fold(0, |set, f| set | 1 << f.number()));
        }
        self.first().turn_move(size, mv)
    }
}

/// The orientations of a sequence of moves from the empty board.
pub fn orientations<const W: usize>(size: Size, moves: &[Move<W>]) -> Orientations {
    let mut orientations = Orientations::ALL;
    for &mv in moves {
        orientations.advance(size, mv);
    }
    orientations
}

/// The canonical form of a sequence of moves from the empty board, with the symmetry, of
/// several the one with the least number, that takes the sequence there.
pub fn canonical_form<const W: usize>(size: Size, moves: &[Move<W>]) -> (Vec<Move<W>>, Symmetry) {
    let symmetry = orientations(size, moves).first();
    (symmetry.sequence(size, moves), symmetry)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Location, Point};

    fn moves(text: &str) -> Vec<Move> {
        text.split(", ").map(|vertex| vertex.parse().unwrap()).collect()
    }

    /// Table 1 of the paper: the eight forms of <E5, D3, C5>.
    const TABLE_1: [(&str, &str, &str); 8] = [
        ("E5, D3, C5", "c1, p5, a4", "154"),
        ("E5, C6, E7", "c1, p7, a1", "171"),
        ("E5, F7, G5", "c1, p1, a2", "112"),
        ("E5, G4, E3", "c1, p3, a3", "133"),
        ("E5, F3, G5", "c1, p4, a2", "142"),
        ("E5, G6, E7", "c1, p2, a1", "121"),
        ("E5, D7, C5", "c1, p8, a4", "184"),
        ("E5, C4, E3", "c1, p6, a3", "163"),
    ];

    #[test]
    fn table_1_of_the_paper() {
        let sequence = moves(TABLE_1[0].0);
        for (f, (form, locations, indices)) in Symmetry::ALL.into_iter().zip(TABLE_1) {
            let turned = f.sequence(Size::NINE, &sequence);
            assert_eq!(turned, moves(form), "{f}");
            let points: Vec<Point> = turned.iter().filter_map(|mv| mv.point()).collect();
            let names = points.iter().map(|&p| Location::of(Size::NINE, p).to_string());
            assert_eq!(names.collect::<Vec<_>>().join(", "), locations, "{f}");
            let index = |&mv| location_index(Size::NINE, mv).to_string();
            assert_eq!(turned.iter().map(index).collect::<String>(), indices, "{f}");
        }
    }

    #[test]
    fn every_form_of_the_example_has_the_same_canonical_form() {
        let f2 = Symmetry::new(2).unwrap();
        for (f, (form, _, _)) in Symmetry::ALL.into_iter().zip(TABLE_1) {
            let (canonical, symmetry) = canonical_form(Size::NINE, &moves(form));
            assert_eq!(canonical, moves("E5, F7, G5"));
            assert_eq!(f.then(symmetry), f2);
        }
    }

    #[test]
    fn orientation_settles_at_the_pie_point() {
        let mut live = Orientations::ALL;
        let settled = moves("E5, pass, E7, D3, C5").into_iter().map(|mv| {
            live.advance(Size::NINE, mv);
            live.is_settled()
        });
        assert_eq!(settled.collect::<Vec<_>>(), [false, false, false, true, true]);
        assert_eq!(Orientations::ALL.iter().count(), 8);
    }
}
