//! Taking moves back: after any walk of moves and undos a game is what it was.

use octant::board::{Board, Color, Move, Point, Size};
use octant::game::{Game, Komi, Rules, handicap};
use proptest::prelude::*;

/// A step of a walk. A stone is named by a number that picks one of the legal points.
#[derive(Clone, Debug)]
enum Step {
    Stone(Color, usize),
    Pass(Color),
    Undo,
}

fn color() -> impl Strategy<Value = Color> {
    prop::sample::select(Color::ALL.to_vec())
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => (color(), any::<usize>()).prop_map(|(color, pick)| Step::Stone(color, pick)),
        1 => color().prop_map(Step::Pass),
        4 => Just(Step::Undo),
    ]
}

/// Mostly small boards, where much is captured.
fn side() -> impl Strategy<Value = usize> {
    prop_oneof![4 => 2..=5_usize, 1 => 6..=19_usize]
}

/// A game with some handicap stones, if two or more are asked for.
fn new_game(side: usize, rules: Rules, stones: usize) -> Game {
    let size = Size::new(side).unwrap();
    let mut game = Game::new(size, rules, Komi::from_halves(13));
    if let Ok(points) = handicap::free(size, stones) {
        game.place_handicap(&points).unwrap();
    }
    game
}

/// The move of a step in a game, if there is a legal one.
fn move_of(game: &Game, color: Color, pick: usize) -> Option<Move> {
    let legal = game.legal_points(color);
    (!legal.is_empty()).then(|| Move::Play(legal.select(pick % legal.count())))
}

/// A part that equality of boards leaves out: the chains that every point is on.
fn has_equal_chains(one: &Board, other: &Board) -> bool {
    Point::all(one.size()).all(|point| one.chain_at(point) == other.chain_at(point))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..Default::default() })]

    #[test]
    fn undo_restores_every_earlier_state(
        side in side(),
        rules in prop::sample::select(Rules::ALL.to_vec()),
        stones in 0..4_usize,
        walk in prop::collection::vec(step(), 1..120),
    ) {
        let start = new_game(side, rules, stones);
        let mut game = start.clone();
        let mut before: Vec<Game> = Vec::new();
        for step in walk {
            let (color, mv) = match step {
                Step::Stone(color, pick) => (color, move_of(&game, color, pick)),
                Step::Pass(color) => (color, Some(Move::Pass)),
                Step::Undo => {
                    let undone = game.undo();
                    prop_assert_eq!(undone.is_some(), !before.is_empty());
                    if let Some(earlier) = before.pop() {
                        prop_assert!(has_equal_chains(game.board(), earlier.board()));
                        prop_assert!(game == earlier, "{}", earlier.board());
                    }
                    continue;
                }
            };
            if let Some(mv) = mv {
                before.push(game.clone());
                prop_assert!(game.play(color, mv).is_ok());
                prop_assert_eq!(game.moves().last(), Some(&(color, mv)));
            }
        }
        while game.undo().is_some() {}
        prop_assert!(game == start);
    }
}
