//! Positions and nets for the tests of this room.

use super::planes::Planes;
use super::shape::Shape;
use super::situation::Situation;
use crate::board::{Color, Move, Size};
use crate::game::{Game, Komi, Rules};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// A shape by its name.
pub(super) fn shape(name: &str) -> Shape {
    name.parse().expect("the name of a shape")
}

/// A random game of some moves, passes among them.
pub(super) fn game(side: usize, moves: usize, rng: &mut SmallRng) -> Game {
    let size = Size::new(side).expect("a side of a board");
    let rules = Rules::ALL[rng.random_range(0..Rules::ALL.len())];
    let komi = Komi::from_halves(rng.random_range(-20..20));
    let mut game = Game::new(size, rules, komi);
    for _ in 0..moves {
        let legal: Vec<Move> = game.legal_points(game.to_play()).iter().map(Move::Play).collect();
        let sane = |mv: &&Move| {
            let eyes = game.board().eyes(game.to_play());
            mv.point().is_none_or(|point| !eyes.contains(point))
        };
        let sane: Vec<&Move> = legal.iter().filter(sane).collect();
        let is_pass = sane.is_empty() || rng.random_range(0..30) == 0;
        let mv = if is_pass { Move::Pass } else { *sane[rng.random_range(0..sane.len())] };
        game.play(game.to_play(), mv).expect("a legal move");
    }
    debug_assert!(Color::ALL.contains(&game.to_play()));
    game
}

/// Some games on a board, of every length.
pub(super) fn games(side: usize, count: usize) -> Vec<Game> {
    let mut rng = SmallRng::seed_from_u64(side as u64);
    let longest = 3 * side * side / 2;
    (0..count).map(|number| game(side, number * longest / count, &mut rng)).collect()
}

/// The planes of some positions on a board.
pub(super) fn positions(side: usize, count: usize) -> Vec<Planes> {
    games(side, count).iter().map(|game| Planes::of(&Situation::of_game(game))).collect()
}
