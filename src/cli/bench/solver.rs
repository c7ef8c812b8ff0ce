//! The `solver` group: moves tried a second in ladders and captures, and static rules looked up.

use super::Figure;
use crate::board::{Board, Color};
use crate::solver::rules::statics::Known;
use crate::solver::{Field, Limits, Problem, Reader, Statics};
use std::time::{Duration, Instant};

/// A ladder across the whole of 19x19.
const LADDER: [&str; 4] = ["..X", ".XOO", "..XX", "..."];

/// Chains in danger on 9x9, of which some get away, some are netted and some are in a ladder.
const CAPTURES: &str = "
    . . . . . . . . .
    . . X O . . X . .
    . X O X . X O O .
    . . . . . X O X .
    . . X . . . X . .
    . . X O . . . O .
    . . . X X . O X O
    . X O . . . . . .
    . O . X . . . . .";

pub(super) fn measure(time: Duration) -> Vec<Figure> {
    let third = time / 3;
    let ladder = diagram(&LADDER, 19);
    let captures = CAPTURES.parse().expect("a diagram");
    vec![
        speed("solver_ladders", &ladder, third),
        speed("solver_captures", &captures, third),
        lookups("solver_lookup", &captures, third),
    ]
}

/// The time to look up what static rules say of a capture or an eye.
fn lookups(key: &str, board: &Board, time: Duration) -> Figure {
    let (field, statics) = (Field::new(board), Statics::shipped());
    let captures = board.points().iter().filter_map(|at| Problem::capture(&field, at));
    let eyes = board.empty().iter().map(|at| Problem::eye(Color::Black, at));
    let problems: Vec<Problem> = captures.chain(eyes).collect();
    let (start, mut looked, mut known) = (Instant::now(), 0, 0);
    while start.elapsed() < time {
        for problem in &problems {
            known += usize::from(statics.look(&field, problem) > Known::None);
        }
        looked += problems.len();
    }
    let value = start.elapsed().as_nanos() as f64 / looked as f64;
    log::debug!("{known} of {looked} were known");
    Figure { key: key.to_string(), value, decimals: 0, unit: "ns" }
}

/// A board with some rows in its lower left corner.
fn diagram(rows: &[&str], side: usize) -> Board {
    let empty = vec![String::new(); side - rows.len()];
    let rows = empty.into_iter().chain(rows.iter().map(|row| row.to_string()));
    let text: Vec<String> = rows.map(|row| format!("{row:.<side$}")).collect();
    text.join("\n").parse().expect("a diagram")
}

/// Reads the capture of every chain of a board again and again.
fn speed(key: &str, board: &Board, time: Duration) -> Figure {
    let field = Field::new(board);
    let heads = Color::ALL.into_iter().flat_map(|color| board.chains(color));
    let problems: Vec<Problem> = heads
        .filter(|chain| chain.liberties.count() <= 3)
        .filter_map(|chain| Problem::capture(&field, chain.stones.first()?))
        .collect();
    let mut reader = Reader::new();
    let (start, mut nodes) = (Instant::now(), 0);
    while start.elapsed() < time {
        // What is remembered would not be read again.
        reader.forget();
        for &problem in &problems {
            nodes += reader.judge(board, problem, Limits::default()).nodes;
        }
    }
    let value = nodes as f64 / start.elapsed().as_secs_f64();
    Figure { key: key.to_string(), value, decimals: 0, unit: "nodes/s" }
}
