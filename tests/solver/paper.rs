//! The examples of Cazenave's paper, by the numbers of its figures.

use octant::board::{Board, Color, Point, WIDE};
use octant::solver::{Field, Half, Limits, Outcome, Problem, Reader, State, Verdict};

fn board(diagram: &str) -> Board {
    diagram.parse().expect("a diagram")
}

fn point(vertex: &str) -> Point {
    vertex.parse().expect("a vertex")
}

fn judge(board: &Board, problem: Option<Problem>) -> Verdict {
    Reader::new().judge(board, problem.expect("a problem"), Limits::default())
}

fn capture(board: &Board<WIDE>, at: &str) -> Verdict {
    judge(board, Problem::capture(&Field::new(board), point(at)))
}

fn connect(board: &Board<WIDE>, a: &str, b: &str) -> Verdict {
    judge(board, Problem::connect(&Field::new(board), point(a), point(b)))
}

/// Figures 1 to 3: eyes in the middle, on the edge and in the corner are there; one stone less at a
/// side leaves it to who moves first, and one more corner of the opponent leaves none.
#[test]
fn eyes() {
    let board = board(
        "X . X . . . . . .
         . X X . . . . . .
         O X . . . X X X .
         O . . . . X . X .
         O . . . . . X X .
         . . . . . . . . .
         O . . . . . . . .
         X O . . X X X . .
         . X . . X . X . .",
    );
    let eye = |at: &str| judge(&board, Some(Problem::eye(Color::Black, point(at))));
    assert_eq!(eye("G6").state(), Some(State::Won));
    assert_eq!(eye("B9").state(), Some(State::Open));
    assert_eq!(eye("F1").state(), Some(State::Won));
    assert_eq!(eye("A1").state(), Some(State::Lost), "the corner is White's");
    assert_eq!(eye("E6").first.outcome, Outcome::Failure, "a stone stands there");
}

/// Figure 4: the bamboo joint holds.
#[test]
fn bamboo_joint() {
    let board = board(
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . O . . . . .
         . . X . X . . . .
         . . X . X . . . .
         . . . O . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let verdict = connect(&board, "C5", "E5");
    assert_eq!(verdict.state(), Some(State::Won));
    assert!(verdict.is_certain());
}

/// Figure 5: a stone in atari is eaten by Black and saved by White, whoever moves first.
#[test]
fn a_stone_in_atari() {
    let board = board(
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . X . . . .
         . . . X O X . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let verdict = capture(&board, "E5");
    assert_eq!(verdict.state(), Some(State::Open));
    assert_eq!(verdict.first.mv, Some(point("E4")));
    assert_eq!(verdict.second.mv, Some(point("E4")));
}

/// Figure 9: a ladder is read in at most 21 nodes, and its line is as long as the ladder.
#[test]
fn a_ladder_takes_21_nodes() {
    let board = board(
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . X . . . . . .
         . X O O . . . . .
         . . X X . . . . .
         . . . . . . . . .",
    );
    let verdict = capture(&board, "C3");
    assert_eq!(verdict.state(), Some(State::Open));
    let Half { outcome, nodes, .. } = verdict.first;
    assert_eq!(outcome, Outcome::Success);
    assert_eq!(verdict.line.len(), 21);
    assert!(nodes <= 21, "{nodes} nodes");
}

/// Figures 13 to 16: a stone that two ladders do not catch is caught by a net.
#[test]
fn a_net() {
    let board = board(
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . O .
         . . . . . . . . .
         . . X . . . . . .
         . . X O . . . O .
         . . . X X . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let verdict = capture(&board, "D4");
    assert_eq!(verdict.state(), Some(State::Open));
    assert_eq!(verdict.first.mv, Some(point("E5")));
}
