//! Sequences of moves counted from a position, as chess programs do.
//!
//! Three walkers: the bare board, which knows simple ko and no suicide; the board in its own
//! frame with the positions behind it, as a search walks; and the whole game.

use octant::board::{Bitboard, Board, Color, Move, Size, WIDE};
use octant::game::{Game, Komi, Positions, Rules};
use serde_json::Value;

/// The largest number that the whole game, the slowest walker, is asked for; what it leaves
/// out of a row is printed. The other walkers go through every row to its end.
const GAME_LIMIT: u64 = 400_000;

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

/// A line of play on the board in its own frame, with the positions behind it.
#[derive(Clone)]
struct Line<const W: usize> {
    rules: Rules,
    board: Board<W>,
    positions: Positions,
    /// Passes at the end of the line; `None` where passing is no move.
    passes: Option<usize>,
}

impl<const W: usize> Line<W> {
    fn new(size: Size, rules: Rules, passes: Option<usize>) -> Line<W> {
        let mut positions = Positions::default();
        positions.record(0, Color::Black);
        Line { rules, board: Board::new(size), positions, passes }
    }

    fn legal_points(&self) -> Bitboard<W> {
        let (board, rules) = (&self.board, self.rules);
        let is_new = |point| {
            let key = board.stones_key_after(point);
            !self.positions.is_forbidden(rules.ko_rule(), key, !board.to_play())
        };
        let is_legal = |&point: &_| {
            board.ko() != Some(point)
                && (rules.allows_suicide() || !board.is_suicide(point))
                && is_new(point)
        };
        board.empty().iter().filter(is_legal).collect()
    }

    fn after(&self, mv: Move<W>) -> Line<W> {
        let mut next = self.clone();
        next.board.apply(mv);
        next.positions.record(next.board.stones_key(), next.board.to_play());
        next.passes = self.passes.map(|passes| if mv == Move::Pass { passes + 1 } else { 0 });
        next
    }

    fn perft(&self, depth: usize) -> u64 {
        if self.passes == Some(2) {
            return 0;
        }
        let (legal, pass) = (self.legal_points(), self.passes.map(|_| Move::Pass));
        if depth == 1 {
            return (legal.count() + pass.iter().count()) as u64;
        }
        let moves = legal.iter().map(Move::Play).chain(pass);
        moves.map(|mv| self.after(mv).perft(depth - 1)).sum()
    }
}

fn line_perft(size: Size, rules: Rules, with_passes: bool, depth: usize) -> u64 {
    let passes = with_passes.then_some(0);
    match size.words() {
        1 => Line::<1>::new(size, rules, passes).perft(depth),
        2 => Line::<2>::new(size, rules, passes).perft(depth),
        4 => Line::<4>::new(size, rules, passes).perft(depth),
        _ => Line::<WIDE>::new(size, rules, passes).perft(depth),
    }
}

/// Counts move sequences of a game. Where passes are moves, two of them end it.
fn game_perft(game: &Game, depth: usize, with_passes: bool) -> u64 {
    let color = game.to_play();
    if with_passes && matches!(game.moves(), [.., (_, Move::Pass), (_, Move::Pass)]) {
        return 0;
    }
    let legal = game.legal_points(color);
    if depth == 1 {
        return legal.count() as u64 + u64::from(with_passes);
    }
    let pass = with_passes.then_some(Move::Pass);
    let after = |mv| {
        let mut next = game.clone();
        next.play(color, mv).expect("found to be legal");
        game_perft(&next, depth - 1, with_passes)
    };
    legal.iter().map(Move::Play).chain(pass).map(after).sum()
}

#[test]
fn five_by_five() {
    for (depth, count) in [25, 600, 13_800, 303_424, 6_368_416].into_iter().enumerate() {
        let board = Board::<1>::new(Size::new(5).unwrap());
        assert_eq!(board_perft(&board, depth + 1), count);
    }
}

#[test]
fn nine_by_nine() {
    for (depth, count) in [81, 6_480, 511_920, 39_929_136].into_iter().enumerate() {
        assert_eq!(board_perft(&Board::<2>::new(Size::NINE), depth + 1), count);
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
    let size = Size::new(side.parse().unwrap()).unwrap();
    let (rules, with_passes) = (rules(ko, suicide), pass == "1");
    let game = Game::new(size, rules, Komi::ZERO);
    for (depth, &count) in (1..).zip(&counts) {
        let by_line = line_perft(size, rules, with_passes, depth);
        assert_eq!(by_line, count, "line, {head}, depth {depth}");
        if count > GAME_LIMIT {
            println!("game, {head}: not to depth {depth}");
            continue;
        }
        let by_game = game_perft(&game, depth, with_passes);
        assert_eq!(by_game, count, "game, {head}, depth {depth}");
    }
}

#[test]
fn empty_boards_of_all_sizes_and_rules() {
    let Some(path) = crate::data::find("core/perft_empty_board.txt") else { return };
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
            let found = game_perft(&game, depth + 1, false);
            assert_eq!(Some(found), count.as_u64(), "{name}\n{}", game.board());
        }
    }
}

#[test]
fn middle_game_positions() {
    let Some(path) = crate::data::find("core/perft_positions_9x9.jsonl.gz") else { return };
    let positions = crate::json::lines(&path);
    assert_eq!(positions.len(), 400);
    positions.iter().for_each(check_position);
}
