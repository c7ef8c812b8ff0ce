//! What the solver claims with certainty on boards up to 5x5 is true by brute force.

use crate::brute::succeeds_with;
use octant::board::{Board, Color, Point, Size, WIDE};
use octant::solver::{Field, Half, Ko, Limits, Outcome, Problem, Reader};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// The threats of a side that is said to win a ko because of them, as the solver counts.
const THREATS: u8 = 2;

/// Claims and truths of many questions.
#[derive(Default, Debug)]
struct Counts {
    asked: u32,
    successes: u32,
    proved: u32,
    failures: u32,
    refuted: u32,
    kos: u32,
}

impl Counts {
    fn check(&mut self, board: &Board<1>, problem: &Problem, first: Color, half: &Half) {
        let truth_with = |threats| succeeds_with(board, problem, first, threats);
        let Some(truth) = truth_with([0, 0]) else { return };
        self.asked += 1;
        self.successes += u32::from(truth);
        self.failures += u32::from(!truth);
        let claim = format!("{problem}, {first} first, {half:?} on\n{board}");
        if half.outcome == Outcome::Success {
            self.proved += 1;
            assert!(truth, "{claim}");
            if half.ko == Ko::None {
                assert_ne!(truth_with([0, THREATS]), Some(false), "a ko: {claim}");
            }
        }
        if half.ko == Ko::Unfavorable {
            assert_ne!(truth_with([THREATS, 0]), Some(false), "no ko: {claim}");
        }
        self.kos += u32::from(half.ko != Ko::None);
        if half.outcome == Outcome::Failure && half.is_certain {
            self.refuted += 1;
            assert!(!truth, "{claim}");
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
    let (mut refuted, mut kos) = (0, 0);
    for (side, positions) in [(3, 20), (4, 6), (5, 4)] {
        let counts = ask(side, positions, side as u64);
        println!("{side}x{side}: {counts:?}");
        assert!(counts.asked > positions, "{counts:?}");
        assert!(2 * counts.proved > counts.successes, "few are found: {counts:?}");
        refuted += counts.refuted;
        kos += counts.kos;
    }
    assert!(kos > 0, "there is no ko");
    assert!(refuted > 0, "nothing is refuted");
}
