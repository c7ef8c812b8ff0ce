//! The life-and-death positions: each can be set up, its answers are moves in it, and the
//! engine finds them.

use crate::tst::{Question, questions};
use octant::board::{Board, Color, Move, Size};
use octant::clock::Clock;
use octant::engine::{Effort, EngineParameters, Player, Request, Thinker};
use octant::game::life::pass_alive;
use octant::game::{Game, Komi, Rules};
use octant::search::Settings;
use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

const FILE: &str = "gtp-scripts/life-and-death.tst";

fn color(text: &str) -> Color {
    match text {
        "b" => Color::Black,
        "w" => Color::White,
        other => panic!("{other} is no color"),
    }
}

/// The game after the commands of a question.
fn set_up(question: &Question) -> Game {
    let mut game = Game::new(Size::MAX, Rules::Chinese, Komi::ZERO);
    for command in &question.setup {
        let words: Vec<&str> = command.split_whitespace().collect();
        match words[..] {
            ["boardsize", side] => {
                let size = side.parse().ok().and_then(Size::new).expect("a size");
                game = Game::new(size, Rules::Chinese, Komi::ZERO);
            }
            ["clear_board"] => game.clear(),
            ["komi", komi] => game.set_komi(komi.parse().expect("komi")),
            ["play", player, vertex] => {
                let mv: Move = vertex.parse().expect("a vertex");
                let taken = game.play(color(player), mv);
                let taken = taken.unwrap_or_else(|e| panic!("{}: {command}: {e}", question.number));
                assert!(taken.is_empty(), "{}: {command} captures", question.number);
            }
            _ => panic!("{}: {command} sets up nothing", question.number),
        }
    }
    game
}

fn player(question: &Question) -> Color {
    color(question.command.strip_prefix("reg_genmove ").expect("a question for a move"))
}

/// The comment above a question shows its board; nobody should have to set it up to see it.
fn has_diagram(text: &str, board: &Board) -> bool {
    let diagram: Vec<String> =
        board.to_string().lines().map(|row| format!("#{}", row.trim_end())).collect();
    text.contains(&diagram.join("\n"))
}

#[test]
fn there_are_enough_positions_of_every_kind() {
    let questions = questions(FILE);
    assert!(questions.len() >= 30);
    let numbers: HashSet<u32> = questions.iter().map(|question| question.number).collect();
    assert_eq!(numbers.len(), questions.len());
    for kind in ["Nakade", "Snapback", "Throw-in", "Seki", "Semeai", "Ladder"] {
        assert!(questions.iter().any(|question| question.title.starts_with(kind)), "{kind}");
    }
}

#[test]
fn the_answers_are_moves_of_the_fight() {
    for question in questions(FILE) {
        let game = set_up(&question);
        let player = player(&question);
        let board = game.board();
        let settled = Color::ALL.map(|color| pass_alive(board, color).territory);
        assert!(!question.answers.is_empty());
        for answer in &question.answers {
            let mv: Move = answer.parse().expect("a vertex");
            assert!(game.is_legal(player, mv), "{}: {answer}\n{board}", question.number);
            let point = mv.point().expect("no position is solved by a pass");
            let is_settled = settled.iter().any(|territory| territory.contains(point));
            assert!(!is_settled, "{}: {answer} is outside the fight\n{board}", question.number);
        }
    }
}

/// The player who is wrong in a position loses it: with the fight given to either side, the game
/// has another winner.
#[test]
fn the_fight_decides_the_game() {
    for question in questions(FILE) {
        let game = set_up(&question);
        let board = game.board();
        let [black, white] = Color::ALL.map(|color| {
            let alive = pass_alive(board, color);
            (alive.stones | alive.territory).count() as f32
        });
        let fight = board.size().area() as f32 - black - white;
        let lead = black - white - game.komi().points();
        assert!(lead - fight < 0.0 && lead + fight > 0.0, "{}\n{board}", question.number);
        assert_ne!(game.komi().points().fract(), 0.0, "{} may be a draw", question.number);
    }
}

#[test]
fn the_diagrams_are_those_of_the_positions() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let text = std::fs::read_to_string(path).expect("a regression file");
    for question in questions(FILE) {
        let game = set_up(&question);
        assert!(has_diagram(&text, game.board()), "{}\n{}", question.number, game.board());
        let to_play = format!("{:?} to play.", player(&question));
        assert!(question.title.ends_with(&to_play), "{}: {to_play}", question.number);
    }
}

#[test]
fn nine_in_ten_are_solved() {
    let questions = questions(FILE);
    let mut failed = Vec::new();
    for question in &questions {
        let game = set_up(question);
        let settings = Settings { memory: 64, seed: 7, ..Settings::default() };
        let effort = Effort { playouts: Some(10_000), time: None };
        let mut engine = Player::new(settings, effort, EngineParameters::default());
        let request = Request::new(player(question), Clock::unlimited());
        let choice = engine.choose(&game, &request, &AtomicBool::new(false), &mut |_| {});
        let answer = choice.answer.to_string();
        if !question.answers.contains(&answer) {
            failed.push(format!("{} {}: {answer}", question.number, question.title));
        }
    }
    println!("{} of {} solved", questions.len() - failed.len(), questions.len());
    assert!(10 * failed.len() <= questions.len(), "not solved:\n{}", failed.join("\n"));
}
