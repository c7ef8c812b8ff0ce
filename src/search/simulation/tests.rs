//! The way of a result back up the tree, and the ends of the way down.

use super::*;
use crate::board::{Bitboard, Color, Point};
use crate::game::{Game, Komi, Rules};
use crate::search::context::{Method, Root};
use crate::search::count::Count;
use crate::search::tree::Tree;
use crate::search::{SearchParameters, Settings, Task};
use rand::SeedableRng;

const SIZE: Size = Size::new(5).unwrap();

fn point(col: usize) -> Point<1> {
    Point::new(col, 2)
}

/// Settings with all AMAF weights a tenth apart for a simulation of `stones` stones.
fn settings(stones: usize) -> Settings {
    let amaf_decay = 0.1 * stones as f64;
    let search = SearchParameters { amaf_decay, score_weight: 0.0, ..Default::default() };
    Settings { search, ..Settings::default() }
}

fn game(moves: &[Move]) -> Game {
    let mut game = Game::new(SIZE, Rules::Chinese, Komi::from_halves(15));
    for &mv in moves {
        game.play(game.to_play(), mv).unwrap();
    }
    game
}

fn simulator() -> Simulator<1> {
    Simulator::new(SIZE, SmallRng::seed_from_u64(1), None)
}

/// A node with moves of which nothing is known.
fn add(tree: &Tree<1>, moves: &[Point<1>]) -> NodeId {
    let moves: Vec<NewEdge<1>> =
        moves.iter().map(|&point| NewEdge::new(Move::Play(point))).collect();
    tree.add(&moves).unwrap()
}

/// Black plays a, White b, and in the playout Black c, White c once it is free, Black b.
#[test]
fn a_result_reaches_the_moves_played_and_those_that_came_later() {
    let (settings, game) = (settings(5), game(&[]));
    let (method, mut tree) = (Method::new(SIZE, &settings), Tree::new(0));
    let root = Root::new(&Task::new(&game, Color::Black), &settings);
    let [a, b, c, d] = [0, 1, 2, 3].map(point);
    let (top, below) = (add(&tree, &[a, b, c, d]), add(&tree, &[b, c, d]));
    tree.set_root(top);
    let mut simulator = simulator();
    let step = |node, player, stones_before| Step { node, edge: 0, player, stones_before };
    simulator.path = vec![step(top, Color::Black, 0), step(below, Color::White, 1)];
    let stone = |(i, point)| Stone { color: Color::ALL[i % 2], point };
    simulator.stones = [a, b, c, c, b].into_iter().enumerate().map(stone).collect();
    for node in [top, below] {
        tree.edges(node).get(0).begin();
    }
    let context = Context { tree: &tree, method: &method, root: &root };
    simulator.update(&context, LeafValue::of_lead(2.5, SIZE, 0.0));
    let found = |node| -> Vec<(u32, f32, f32, Count)> {
        let told = |edge: crate::search::edge::Edge<1>| {
            (edge.visits(), edge.wins(), edge.mean_lead(), edge.amaf())
        };
        tree.edges(node).iter().map(told).collect()
    };
    let (none, weight) = (Count::default(), |i: usize| 1.0 - 0.5 / 5.0 * i as f32);
    let won = |i| Count::new(weight(i), weight(i));
    let lost = |i| Count::new(weight(i), 0.0);
    // Black won: its a and its later c count, b was White's first and d nobody's.
    let black =
        [(1, 1.0, 2.5, won(0)), (0, 0.0, 0.0, none), (0, 0.0, 0.0, won(2)), (0, 0.0, 0.0, none)];
    assert_eq!(found(top), black);
    // White lost with b; c was Black's first.
    let white = [(1, 0.0, -2.5, lost(1)), (0, 0.0, 0.0, none), (0, 0.0, 0.0, none)];
    assert_eq!(found(below), white);
}

#[test]
fn amaf_counts_a_move_from_every_position_it_was_still_to_come_in() {
    let (settings, game) = (settings(3), game(&[]));
    let (method, mut tree) = (Method::new(SIZE, &settings), Tree::new(0));
    let root = Root::new(&Task::new(&game, Color::Black), &settings);
    let [a, b, c] = [0, 1, 2].map(point);
    let (top, below) = (add(&tree, &[a, c]), add(&tree, &[a, c]));
    tree.set_root(top);
    let mut simulator = simulator();
    // Black a, White b, Black c, all in the tree; Black's second node knows a, which is taken,
    // only as a move of before.
    let step = |node, edge, stones_before| Step { node, edge, player: Color::Black, stones_before };
    simulator.path = vec![step(top, 0, 0), step(below, 1, 2)];
    let stone = |(i, point)| Stone { color: Color::ALL[i % 2], point };
    simulator.stones = [a, b, c].into_iter().enumerate().map(stone).collect();
    let context = Context { tree: &tree, method: &method, root: &root };
    simulator.update(&context, LeafValue::of_lead(-0.5, SIZE, 0.0));
    let visits =
        |node| -> Vec<f32> { tree.edges(node).iter().map(|edge| edge.amaf().visits).collect() };
    assert_eq!(visits(top), [1.0, 0.8]);
    assert_eq!(visits(below), [0.0, 0.8]);
}

#[test]
fn two_passes_end_the_way_unless_the_game_goes_on() {
    let settings = Settings::default();
    let game = game(&[Move::Pass]);
    for (plays_on, expected) in [(false, Leaf::Over), (true, Leaf::Open)] {
        // No point may be played, so a pass it is.
        let avoid = Bitboard::full(SIZE);
        let task = Task { avoid, plays_on, ..Task::new(&game, Color::White) };
        let (method, root) = (Method::new(SIZE, &settings), Root::new(&task, &settings));
        let (mut tree, mut simulator) = (Tree::new(0), simulator());
        let node = simulator
            .expand_root(&Context { tree: &tree, method: &method, root: &root }, &[])
            .unwrap();
        tree.set_root(node);
        let context = Context { tree: &tree, method: &method, root: &root };
        let mut scene = root.scene;
        assert_eq!(simulator.descend(&context, &mut scene), expected);
        assert_eq!(simulator.path.len(), 1);
    }
}

#[test]
fn a_move_gets_a_node_when_it_was_simulated_often_enough() {
    let search = SearchParameters { expand_at: 2, ..Default::default() };
    let settings = Settings { search, ..Settings::default() };
    let (game, method) = (game(&[]), Method::new(SIZE, &settings));
    let avoid = Bitboard::full(SIZE) - Bitboard::of(Point::new(2, 2));
    let root = Root::new(&Task { avoid, ..Task::new(&game, Color::Black) }, &settings);
    let (mut tree, mut simulator) = (Tree::new(1 << 20), simulator());
    let context = Context { tree: &tree, method: &method, root: &root };
    let node = simulator.expand_root(&context, &[]).unwrap();
    tree.set_root(node);
    let context = Context { tree: &tree, method: &method, root: &root };
    let edge = |tree: &Tree<1>| {
        let edges = tree.edges(node);
        let center = edges.iter().find(|edge| edge.mv() == Move::Play(Point::new(2, 2))).unwrap();
        (center.visits(), tree.child(center).is_some())
    };
    for expected in [(1, false), (2, true)] {
        assert!(simulator.simulate(&context));
        assert_eq!(edge(&tree), expected);
    }
}
