//! What the solver claims with certainty on boards up to 5x5 is true by brute force.

use crate::brute::succeeds_with;
use octant::board::{Board, Color, Point, Size, WIDE};
use octant::solver::{Field, Half, Limits, Outcome, Problem, Reader};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// Claims and truths of many questions.
#[derive(Default, Debug)]
struct Counts {
    asked: u32,
    successes: u32,
    proved: u32,
    failures: u32,
    refuted: u32,
}

impl Counts {
    fn check(&mut self, board: &Board<1>, problem: &Problem, first: Color, half: &Half) {
        let Some(truth) = succeeds_with(board, problem, first) else { return };
        self.asked += 1;
        self.successes += u32::from(truth);
        self.failures += u32::from(!truth);
        if half.outcome == Outcome::Success {
            self.proved += 1;
            assert!(truth, "{problem:?}, {first} first, is claimed to succeed on\n{board}");
        }
        if half.outcome == Outcome::Failure && half.is_certain {
            self.refuted += 1;
            assert!(!truth, "{problem:?}, {first} first, is claimed to fail on\n{board}");
        }
    }
}

/// A position of a random game on a board that is nearly full.
fn crowded(size: Size, rng: &mut SmallRng) -> Board<1> {
    let most = 2 + rng.random_range(0..size.side());
    loop {
        let mut board = Board::<1>::new(size);
        for _ in 0..2 * size.area() {
            if board.empty_count() <= most {
                return board;
            }
            match board.random_move(rng) {
                Some(point) => _ = board.play(point),
                None => board.pass(),
            }
        }
    }
}

fn problems(board: &Board<1>, rng: &mut SmallRng) -> Vec<Problem> {
    let field = Field::new(board);
    let mut problems = Vec::new();
    let stones: Vec<Point> =
        Point::all(board.size()).filter(|&point| !field.is_empty(point)).collect();
    for _ in 0..3 {
        let at = stones[rng.random_range(0..stones.len())];
        problems.extend(Problem::capture(&field, at));
        let other = stones[rng.random_range(0..stones.len())];
        problems.extend(Problem::connect(&field, at, other));
        let side = board.size().side();
        let at = Point::new(rng.random_range(0..side), rng.random_range(0..side));
        problems.push(Problem::eye(Color::ALL[rng.random_range(0..2)], at));
    }
    problems
}

fn ask(side: usize, positions: u32, seed: u64) -> Counts {
    let size = Size::new(side).expect("a size");
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut reader = Reader::new();
    let mut counts = Counts::default();
    for _ in 0..positions {
        let board = crowded(size, &mut rng);
        let wide: Board<WIDE> = board.reframe();
        for problem in problems(&board, &mut rng) {
            let verdict = reader.judge(&wide, problem, Limits::default());
            counts.check(&board, &problem, problem.maker, &verdict.first);
            counts.check(&board, &problem, !problem.maker, &verdict.second);
        }
    }
    counts
}

#[test]
fn no_claim_on_a_tiny_board_is_false() {
    let mut refuted = 0;
    for (side, positions) in [(3, 8), (4, 6), (5, 5)] {
        let counts = ask(side, positions, side as u64);
        println!("{side}x{side}: {counts:?}");
        assert!(counts.asked > positions, "{counts:?}");
        assert!(2 * counts.proved > counts.successes, "few are found: {counts:?}");
        refuted += counts.refuted;
    }
    assert!(refuted > 0, "nothing is refuted");
}
