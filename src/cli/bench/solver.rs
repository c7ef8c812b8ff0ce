//! The `solver` group: moves tried a second in ladders and captures.

use super::Figure;
use crate::board::Board;
use crate::solver::{Field, Limits, Problem, Reader};
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
    let half = time / 2;
    let ladder = diagram(&LADDER, 19);
    let captures = CAPTURES.parse().expect("a diagram");
    vec![speed("solver_ladders", &ladder, half), speed("solver_captures", &captures, half)]
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
    let heads = crate::board::Color::ALL.into_iter().flat_map(|color| board.chains(color));
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
