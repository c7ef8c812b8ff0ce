//! Sequences of moves counted from a position, as chess programs do.
//!
//! Two walkers: the bare board in its own frame, which knows simple ko and no suicide, and
//! the whole game with its rules, superko, undo and passes.

mod data;

use octant::board::{Board, Color, Move, Size, WIDE};
use octant::game::{Game, Komi, Rules};
use serde_json::Value;

/// Positions that a walker may play through for one number of a table. Deeper columns are
/// left out, so that all tables together take about a minute.
const BOARD_LIMIT: u64 = 1_500_000;
const GAME_LIMIT: u64 = 150_000;

/// Counts move sequences without passes on the board alone.
fn board_perft<const W: usize>(board: &Board<W>, depth: usize) -> u64 {
    let legal = board.legal_points();
    if depth == 1 {
        return legal.count() as u64;
    }
    let after = |point| {
        let mut next = *board;
        next.play(point);
        board_perft(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}

fn empty_board_perft(side: usize, depth: usize) -> u64 {
    let size = Size::new(side).unwrap();
    match size.words() {
        1 => board_perft(&Board::<1>::new(size), depth),
        2 => board_perft(&Board::<2>::new(size), depth),
        3 => board_perft(&Board::<3>::new(size), depth),
        _ => board_perft(&Board::<WIDE>::new(size), depth),
    }
}

/// Counts move sequences of a game. Where passes are moves, two of them end it.
fn game_perft(game: &mut Game, depth: usize, with_passes: bool) -> u64 {
    let color = game.to_play();
    if with_passes && matches!(game.moves(), [.., (_, Move::Pass), (_, Move::Pass)]) {
        return 0;
    }
    let legal = game.legal_points(color);
    if depth == 1 {
        return legal.count() as u64 + u64::from(with_passes);
    }
    let pass = with_passes.then_some(Move::Pass);
    let mut count = 0;
    for mv in legal.iter().map(Move::Play).chain(pass) {
        game.play(color, mv).expect("found to be legal");
        count += game_perft(game, depth - 1, with_passes);
        game.undo();
    }
    count
}

/// The numbers that a limit leaves of a row: those whose predecessor, the positions to play
/// through, is within it. Says what it leaves out.
fn within(limit: u64, name: &str, counts: &[u64]) -> usize {
    let depth = 1 + counts.iter().take_while(|&&count| count <= limit).count();
    let depth = depth.min(counts.len());
    if depth < counts.len() {
        println!("{name}: depth {depth} of {}", counts.len());
    }
    depth
}

#[test]
fn five_by_five() {
    for (depth, count) in [25, 600, 13_800, 303_424, 6_368_416].into_iter().enumerate() {
        assert_eq!(empty_board_perft(5, depth + 1), count);
    }
}

#[test]
fn nine_by_nine() {
    for (depth, count) in [81, 6_480, 511_920, 39_929_136].into_iter().enumerate() {
        assert_eq!(empty_board_perft(9, depth + 1), count);
    }
}

/// The rules of a row: ko 1 simple, 2 positional, 3 situational; suicide 0 or 1.
fn rules(ko: &str, suicide: &str) -> Rules {
    match (ko, suicide) {
        ("1", "0") => Rules::Japanese,
        ("2", "0") => Rules::Cgos,
        ("3", "0") => Rules::Aga,
        ("2", "1") => Rules::TrompTaylor,
        ("3", "1") => Rules::NewZealand,
        _ => panic!("no rule set with ko {ko} and suicide {suicide}"),
    }
}

/// A row of the table: `side ko suicide pass : count count ...`.
fn check_row(row: &str) {
    let (head, counts) = row.split_once(':').expect("a colon");
    let counts: Vec<u64> = counts.split_whitespace().map(|n| n.parse().unwrap()).collect();
    let [side, ko, suicide, pass] = head.split_whitespace().collect::<Vec<_>>()[..] else {
        panic!("not four fields: {head}");
    };
    let side = side.parse().unwrap();
    if (ko, suicide, pass) == ("1", "0", "0") {
        for depth in 1..=within(BOARD_LIMIT, &format!("board, {head}"), &counts) {
            assert_eq!(empty_board_perft(side, depth), counts[depth - 1], "{head}");
        }
    }
    let mut game = Game::new(Size::new(side).unwrap(), rules(ko, suicide), Komi::ZERO);
    for depth in 1..=within(GAME_LIMIT, &format!("game, {head}"), &counts) {
        let count = game_perft(&mut game, depth, pass == "1");
        assert_eq!(count, counts[depth - 1], "{head}, depth {depth}");
    }
}

#[test]
fn empty_boards_of_all_sizes_and_rules() {
    let Some(path) = data::find("core/perft_empty_board.txt") else { return };
    let table = std::fs::read_to_string(path).unwrap();
    let rows = table.lines().filter(|line| line.contains(':') && !line.starts_with('#'));
    assert_eq!(rows.map(check_row).count(), 86);
}

/// Counts from a middle-game position under four rule sets.
fn check_position(position: &Value) {
    for (name, rules) in [
        ("simple_nosuicide", Rules::Japanese),
        ("psk_nosuicide", Rules::Cgos),
        ("ssk_nosuicide", Rules::Aga),
        ("psk_suicide", Rules::TrompTaylor),
    ] {
        let mut game = Game::new(Size::NINE, rules, Komi::ZERO);
        let moves = position["moves"].as_array().unwrap();
        for (color, vertex) in [Color::Black, Color::White].into_iter().cycle().zip(moves) {
            game.play(color, vertex.as_str().unwrap().parse().unwrap()).unwrap();
        }
        let counts = position[name].as_array().unwrap();
        for (depth, count) in counts.iter().enumerate() {
            let found = game_perft(&mut game, depth + 1, false);
            assert_eq!(Some(found), count.as_u64(), "{name}\n{}", game.board());
        }
    }
}

#[test]
fn middle_game_positions() {
    let Some(path) = data::find("core/perft_positions_9x9.jsonl.gz") else { return };
    let positions = data::json_lines(&path);
    assert_eq!(positions.len(), 400);
    positions.iter().for_each(check_position);
}
