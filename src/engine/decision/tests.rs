//! Decisions on small finished boards, with searches made up and the judgment real.

use super::*;
use crate::board::{Board, Point, Size};
use crate::engine::{Effort, EngineParameters, MoveInfo};
use crate::game::{Komi, Rules};
use crate::search::Settings;

/// Black has 15 points, White 10, and all live.
const FINISHED: &str = "
    . X X O .
    X . X O O
    X X X O .
    X X X O O
    X X X O .";

/// The same with a dead stone of White that one move captures.
const UNTIDY: &str = "
    . X X O .
    X O X O O
    X . X O .
    X X X O O
    X . X O .";

/// A game that begins with a diagram, after so many passes, the last of them White's.
fn game(text: &str, komi: i16, passes: usize) -> Game {
    let board: Board = text.parse().expect("a diagram");
    let mut game = Game::new(board.size(), Rules::Chinese, Komi::from_halves(komi));
    game.set_to_play(if passes.is_multiple_of(2) { Color::Black } else { Color::White });
    game.set_up(board.stones(Color::Black), board.stones(Color::White)).expect("a position");
    for _ in 0..passes {
        game.play(game.to_play(), Move::Pass).expect("a pass");
    }
    game
}

fn player() -> Player {
    Player::new(Settings::default(), Effort::default(), EngineParameters::default())
}

/// The findings of a search of Black: moves with win rates, the best first, and owners.
fn analysis(moves: &[(&str, f64)], owners: &str) -> Analysis {
    let mut analysis = Analysis::empty(Color::Black);
    let info = |&(mv, winrate): &(&str, f64)| MoveInfo {
        visits: 1000,
        winrate,
        ..MoveInfo::new(mv.parse().expect("a move"))
    };
    analysis.moves = moves.iter().map(info).collect();
    (analysis.visits, analysis.winrate) = (1000, moves[0].1);
    let rows: Vec<&str> = owners.lines().collect();
    let mut ownership = Ownership::new(Size::new(rows.len()).expect("a size"));
    for (row, letters) in rows.iter().rev().enumerate() {
        for (col, letter) in letters.chars().enumerate() {
            let owner = f32::from(letter == 'X') - f32::from(letter == 'O');
            ownership.set(Point::new(col, row), owner);
        }
    }
    analysis.ownership = Some(ownership);
    analysis
}

/// The board of [`FINISHED`] and [`UNTIDY`] by its owners.
const OWNERS: &str = "XXXOO\nXXXOO\nXXXOO\nXXXOO\nXXXOO";
const NOBODY: &str = ".....\n.....\n.....\n.....\n.....";

fn decide(game: &Game, request: &Request, analysis: &Analysis) -> Answer {
    decide_within(None, game, request, analysis)
}

fn decide_within(
    time: Option<Duration>,
    game: &Game,
    request: &Request,
    analysis: &Analysis,
) -> Answer {
    let (mut player, never) = (player(), AtomicBool::new(false));
    let end = player.look_at_the_end(game, request, analysis, time, &never);
    player.decide(game, request, analysis, end.as_ref(), time, &never)
}

fn request() -> Request {
    Request::new(Color::Black, crate::clock::Clock::unlimited())
}

fn play(mv: &str) -> Answer {
    Answer::Play(mv.parse().expect("a move"))
}

#[test]
fn in_the_middle_of_a_game_the_best_move_is_played() {
    let found = analysis(&[("C3", 0.5), ("pass", 0.1)], NOBODY);
    let game = Game::new(Size::new(5).expect("a size"), Rules::Chinese, Komi::ZERO);
    assert_eq!(decide(&game, &request(), &found), play("C3"));
}

#[test]
fn a_hopeless_game_is_resigned_but_not_cleaned_up_by_resigning() {
    let mut game = Game::new(Size::new(5).expect("a size"), Rules::Chinese, Komi::ZERO);
    for vertex in ["A1", "C3", "A2", "C4"] {
        game.play(game.to_play(), vertex.parse().expect("a vertex")).expect("a move");
    }
    let found = analysis(&[("A3", 0.05)], NOBODY);
    assert_eq!(decide(&game, &request(), &found), Answer::Resign);
    let doubtful = Analysis { visits: 499, ..found.clone() };
    assert_eq!(decide(&game, &request(), &doubtful), play("A3"), "too few simulations");
    let cleanup = Request { is_cleanup: true, ..request() };
    assert_ne!(decide(&game, &cleanup, &found), Answer::Resign);
}

#[test]
fn a_won_game_is_ended_by_a_pass() {
    let found = analysis(&[("A5", 0.9), ("pass", 0.9)], OWNERS);
    for passes in [0, 1] {
        assert_eq!(decide(&game(FINISHED, 7, passes), &request(), &found), play("pass"));
    }
}

#[test]
fn a_game_that_is_lost_by_the_count_goes_on_while_there_is_hope() {
    let lost = game(FINISHED, 15, 1);
    let hopeful = analysis(&[("pass", 0.0), ("A5", 0.1)], OWNERS);
    assert_eq!(decide(&lost, &request(), &hopeful), play("A5"));
    let hopeless = analysis(&[("pass", 0.0), ("A5", 0.01)], OWNERS);
    assert_eq!(decide(&lost, &request(), &hopeless), play("pass"));
}

#[test]
fn dead_stones_are_captured_where_they_must_be() {
    let found = analysis(&[("pass", 0.9), ("B3", 0.9)], OWNERS);
    let untidy = game(UNTIDY, 7, 1);
    assert_eq!(decide(&untidy, &request(), &found), play("pass"), "both know what is dead");
    let cleanup = Request { is_cleanup: true, ..request() };
    assert_eq!(decide(&untidy, &cleanup, &found), play("B3"));
    assert_eq!(decide(&game(FINISHED, 7, 1), &cleanup, &found), play("pass"));
}

#[test]
fn without_time_the_opponents_pass_is_believed() {
    let found = analysis(&[("A5", 0.9), ("pass", 0.9)], OWNERS);
    let in_a_hurry = |passes| {
        let time = Some(Duration::from_millis(1));
        decide_within(time, &game(FINISHED, 7, passes), &request(), &found)
    };
    assert_eq!(in_a_hurry(1), play("pass"));
    assert_eq!(in_a_hurry(0), play("A5"));
}
