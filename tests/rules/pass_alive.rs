//! The meaning of pass-alive, tried out: the owner only passes, the enemy plays at random.

use octant::board::{Board, Color, Size};
use octant::game::life::pass_alive;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// A random position late in a game, when there are groups with eyes.
fn random_position(side: usize, rng: &mut StdRng) -> Board<1> {
    let mut board = Board::<1>::new(Size::new(side).unwrap());
    for _ in 0..rng.random_range(side * side / 2..3 * side * side) {
        match board.random_move(rng) {
            Some(point) => _ = board.play(point),
            None => board.pass(),
        }
    }
    board
}

/// Lets the enemy of a color move alone, and asserts that the color keeps what it holds.
fn assert_keeps(color: Color, mut board: Board<1>, rng: &mut StdRng) {
    let start = board;
    let held = pass_alive(&board, color);
    for _ in 0..60 {
        board.set_to_play(!color);
        let legal = board.legal_points();
        if legal.is_empty() {
            return;
        }
        board.play(legal.select(rng.random_range(0..legal.count())));
        let kept = held.stones.is_subset(board.stones(color));
        let intruders = pass_alive(&board, !color).stones & held.territory;
        assert!(kept && intruders.is_empty(), "{color} lost from\n{start}\nto\n{board}");
    }
}

#[test]
fn pass_alive_stones_and_territory_cannot_be_taken() {
    let (mut alive, mut invaded) = (0, 0);
    for seed in 0..40_000 {
        let mut rng = StdRng::seed_from_u64(seed);
        let board = random_position(rng.random_range(3..=7), &mut rng);
        for color in Color::ALL {
            let held = pass_alive(&board, color);
            alive += usize::from(!held.stones.is_empty());
            invaded += usize::from(held.territory.intersects(board.stones(!color)));
            assert_keeps(color, board, &mut rng);
        }
    }
    println!("{alive} positions with living stones, {invaded} with dead ones inside");
    assert!(alive > 1000 && invaded > 1000, "too few positions to mean anything");
}
