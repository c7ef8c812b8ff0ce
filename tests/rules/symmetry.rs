//! Laws of the eight symmetries on every board size.

use octant::board::{
    Board, Location, Move, Orientations, Point, Size, Symmetry, canonical_form, canonical_key,
    location_index,
};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;

fn sizes() -> impl Strategy<Value = Size> {
    (2_usize..=19).prop_map(|side| Size::new(side).expect("a size"))
}

fn symmetries() -> impl Strategy<Value = Symmetry> {
    prop::sample::select(Symmetry::ALL.to_vec())
}

/// A random game from the empty board: its moves, and the position after each of them.
fn random_game(size: Size, seed: u64, length: usize) -> Vec<(Move, Board)> {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut board: Board = Board::new(size);
    let play = |_| {
        let mv = board.random_move(&mut rng).map_or(Move::Pass, Move::Play);
        board.apply(mv);
        (mv, board)
    };
    (0..length).map(play).collect()
}

/// Sequences that stay symmetric for long: few points, most of them on axes and diagonals.
fn sequences() -> impl Strategy<Value = (Size, Vec<Move>)> {
    (sizes(), prop::collection::vec((any::<u16>(), 0..5_u8), 0..12)).prop_map(|(size, picks)| {
        let pick = |(number, kind): (u16, u8)| {
            let (at, last) = (usize::from(number) % size.side(), size.side() - 1);
            match kind {
                0 => Move::Pass,
                1 => Move::Play(Point::new(at, at)),
                2 => Move::Play(Point::new(at, last - at)),
                3 => Move::Play(Point::new(last / 2, at)),
                _ => Move::Play(Point::new(at, usize::from(number) / 32 % size.side())),
            }
        };
        (size, picks.into_iter().map(pick).collect())
    })
}

fn indices(size: Size, moves: &[Move]) -> Vec<u8> {
    moves.iter().map(|&mv| location_index(size, mv)).collect()
}

#[test]
fn symmetries_are_a_group_that_acts_on_points() {
    let id = Symmetry::IDENTITY;
    for f in Symmetry::ALL {
        assert_eq!((f.then(id), id.then(f)), (f, f));
        assert_eq!((f.then(f.inverse()), f.inverse().then(f)), (id, id));
        for g in Symmetry::ALL {
            assert_eq!(f == g, f.then(g.inverse()) == id);
            for h in Symmetry::ALL {
                assert_eq!(f.then(g).then(h), f.then(g.then(h)));
            }
            for size in (2..=19).filter_map(Size::new) {
                for point in Point::<8>::all(size) {
                    assert_eq!(f.then(g).point(size, point), g.point(size, f.point(size, point)));
                }
            }
        }
    }
}

#[test]
fn points_of_an_orbit_share_the_type_and_differ_in_index() {
    for size in (2..=19).filter_map(Size::new) {
        for point in Point::<8>::all(size) {
            let here = Location::of(size, point);
            for f in Symmetry::ALL {
                let turned = f.point(size, point);
                let there = Location::of(size, turned);
                assert_eq!(here.kind, there.kind);
                assert_eq!(point == turned, here.index == there.index);
            }
        }
    }
}

proptest! {
    #[test]
    fn play_and_turn_commute(size in sizes(), f in symmetries(), seed: u64) {
        let mut turned: Board = Board::new(size);
        for (mv, board) in random_game(size, seed, 60.min(3 * size.area())) {
            turned.apply(f.turn_move(size, mv));
            prop_assert_eq!(&turned, &f.board(&board));
            prop_assert_eq!(turned.key(), f.key(&board));
            prop_assert_eq!(turned.legal_points(), f.set(size, board.legal_points()));
        }
    }

    #[test]
    fn canonical_key_is_equal_in_all_orientations(size in sizes(), seed: u64) {
        for (_, board) in random_game(size, seed, 40).into_iter().step_by(5) {
            for f in Symmetry::ALL {
                prop_assert_eq!(canonical_key(&f.board(&board)), canonical_key(&board));
            }
        }
    }

    #[test]
    fn canonical_form_is_the_least_of_the_eight((size, moves) in sequences()) {
        let (canonical, symmetry) = canonical_form(size, &moves);
        prop_assert_eq!(&symmetry.sequence(size, &moves), &canonical);
        for f in Symmetry::ALL {
            let form = f.sequence(size, &moves);
            prop_assert_eq!(&canonical_form(size, &form).0, &canonical);
            // Equal indices mean equal moves: there is no tie to break.
            prop_assert!(form == canonical || indices(size, &form) > indices(size, &canonical));
        }
    }

    #[test]
    fn canonical_forms_make_a_tree((size, moves) in sequences(), length in 0..12_usize) {
        let length = length.min(moves.len());
        let (whole, _) = canonical_form(size, &moves);
        prop_assert_eq!(&canonical_form(size, &moves[..length]).0[..], &whole[..length]);
        let mut live = Orientations::ALL;
        let streamed: Vec<Move> = moves.iter().map(|&mv| live.advance(size, mv)).collect();
        prop_assert_eq!(streamed, whole);
    }
}
