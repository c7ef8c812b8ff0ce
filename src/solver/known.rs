//! Knowledge of static rules about a problem, looked up without reading.

use super::aim::{Aim, Problem};
use super::field::Field;
use super::rules::statics::{Known, Place, StaticRule, Subject, leads_to};
use super::rules::window::{CELLS, COLS, ROWS, STATES, Stones};
use crate::board::{Point, WIDE};
use std::sync::LazyLock;

/// A way to lay a window over the board.
struct Layout {
    /// The steps from the point of the goal to the points of the window, as the board numbers them.
    steps: [i32; CELLS],
    /// The steps to points that the board must not have.
    outside: Vec<i32>,
}

/// The results that follow from static rules.
pub struct Statics {
    goals: Vec<Goal>,
}

/// The results for one goal, and all ways to lay its window.
struct Goal {
    place: Place,
    results: Vec<Known>,
    layouts: Vec<Layout>,
}

impl Statics {
    /// The results that follow from some rules.
    pub fn of_rules(rules: &[StaticRule]) -> Statics {
        let goals = Place::all().into_iter().map(|place| {
            let mut results = vec![Known::None; STATES];
            let about = rules.iter().filter(|rule| rule.place() == place);
            about.for_each(|rule| rule.apply(&mut results));
            Goal { place, results, layouts: (0..8).map(|turn| Layout::new(place, turn)).collect() }
        });
        Statics { goals: goals.collect() }
    }

    /// The results that follow from the rules that came with the program.
    pub fn shipped() -> &'static Statics {
        static SHIPPED: LazyLock<Statics> = LazyLock::new(|| {
            let lines = include_str!("rules/statics.txt").lines();
            let rules = lines.filter(|line| !line.starts_with(';'));
            Statics::of_rules(&rules.filter_map(|line| line.parse().ok()).collect::<Vec<_>>())
        });
        &SHIPPED
    }

    /// Looks a problem up; connections are not among these rules.
    pub fn look(&self, field: &Field, problem: &Problem) -> Known {
        self.finds(field, problem).map(|find| find.result).max().unwrap_or(Known::None)
    }

    /// A move that reaches the aim of a problem, the maker to play, if a rule knows one.
    pub fn advise(&self, field: &Field, problem: &Problem) -> Option<Point> {
        let works = |find: &Find, cell: usize| {
            let Goal { place, results, .. } = find.goal;
            find.stones.empty() >> cell & 1 != 0 && leads_to(*place, find.stones, cell, results)
        };
        let known = self.finds(field, problem).filter(|find| find.result > Known::None);
        let mut moves = known.filter_map(|find| {
            let cell = (0..CELLS).find(|&cell| works(&find, cell))?;
            Some(stepped(find.at, find.layout.steps[cell]))
        });
        moves.next()
    }

    /// The windows that lie over the place of a problem.
    fn finds<'a>(
        &'a self,
        field: &'a Field,
        problem: &'a Problem,
    ) -> impl Iterator<Item = Find<'a>> + 'a {
        let (subject, at) = match problem.aim {
            Aim::Capture(target) => (Some(Subject::Capture), target),
            Aim::Eye(at) => (Some(Subject::Eye), at),
            Aim::Connect(a, _) => (None, a),
        };
        let goals = self.goals.iter().filter(move |goal| Some(goal.place.subject) == subject);
        let layouts = goals.flat_map(|goal| goal.layouts.iter().map(move |layout| (goal, layout)));
        layouts.filter_map(move |(goal, layout)| {
            let stones = layout.stones(field, problem, at)?;
            let result = match goal.results[stones.number()] {
                // The move that is wanted may be the one that is forbidden.
                Known::First if layout.has_ko(field, at) => Known::None,
                result => result,
            };
            Some(Find { goal, layout, at, stones, result })
        })
    }
}

/// A window laid over a board.
struct Find<'a> {
    goal: &'a Goal,
    layout: &'a Layout,
    at: Point,
    stones: Stones,
    result: Known,
}

impl Layout {
    fn new(place: Place, turn: usize) -> Layout {
        let (goal_col, goal_row) = (place.cell % COLS, place.cell / COLS);
        let step = |col: i32, row: i32| {
            // Rows are counted from the top.
            let (right, up) = (col - goal_col as i32, goal_row as i32 - row);
            let (right, up) = if turn & 1 == 0 { (right, up) } else { (up, right) };
            let right = if turn & 2 == 0 { right } else { -right };
            let up = if turn & 4 == 0 { up } else { -up };
            up * Point::<WIDE>::STRIDE as i32 + right
        };
        let steps = std::array::from_fn(|cell| step((cell % COLS) as i32, (cell / COLS) as i32));
        let mut outside = Vec::new();
        if place.window.is_below() {
            outside.push(step(goal_col as i32, ROWS as i32));
        }
        if place.window.is_left() {
            outside.push(step(-1, goal_row as i32));
        }
        Layout { steps, outside }
    }

    /// The stones in the window, if it lies on the board as it should.
    #[inline]
    fn stones(&self, field: &Field, problem: &Problem, at: Point) -> Option<Stones> {
        if self.outside.iter().any(|&step| field.is_on(stepped(at, step))) {
            return None;
        }
        let mut stones = Stones { own: 0, enemy: 0 };
        for (cell, &step) in self.steps.iter().enumerate() {
            let point = stepped(at, step);
            if !field.is_on(point) {
                return None;
            }
            stones.own |= u16::from(field.has(problem.maker, point)) << cell;
            stones.enemy |= u16::from(field.has(!problem.maker, point)) << cell;
        }
        Some(stones)
    }

    fn has_ko(&self, field: &Field, at: Point) -> bool {
        field.ko().is_some_and(|ko| self.steps.iter().any(|&step| stepped(at, step) == ko))
    }
}

/// The point some steps away in the order of the frame, which may be off the board. A window is
/// without gaps, so one that leaves the board has such a point.
#[inline]
fn stepped(at: Point, step: i32) -> Point {
    Point::from_index((at.index() as i32 + step) as usize & (64 * WIDE - 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Color, Size};
    use crate::solver::{Exercise, Limits, Outcome, Reader, of_board};
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    fn random_board(rng: &mut SmallRng) -> Board<WIDE> {
        let mut board = Board::<WIDE>::new(Size::NINE);
        for _ in 0..rng.random_range(16..70) {
            match board.random_move(rng) {
                Some(point) => _ = board.play(point),
                None => board.pass(),
            }
        }
        board
    }

    /// Whatever the opponent plays around it, a goal that is said to be won is reached by the moves
    /// that the rules advise.
    #[test]
    fn what_is_won_is_won_against_everything() {
        let (statics, mut rng) = (Statics::shipped(), SmallRng::seed_from_u64(11));
        let (mut games, mut moves) = (0, 0);
        for _ in 0..400 {
            let board = random_board(&mut rng);
            let mut field = Field::new(&board);
            field.lift_ko();
            let captures = board.points().iter().filter_map(|at| Problem::capture(&field, at));
            let eyes = board.empty().iter().map(|at| Problem::eye(Color::Black, at));
            for problem in captures.chain(eyes) {
                if statics.look(&field, &problem) != Known::Won {
                    continue;
                }
                for _ in 0..3 {
                    let (mut field, mut board) = (field.clone(), board);
                    games += 1;
                    while !problem.is_reached(&field) {
                        board.set_to_play(!problem.maker);
                        if let Some(point) = reply(&board, &problem, &mut rng) {
                            board.play(point);
                        } else {
                            board.pass();
                        }
                        field = Field::new(&board);
                        let known = statics.look(&field, &problem);
                        assert!(known >= Known::First, "{problem}: {known:?} on\n{board}");
                        if problem.is_reached(&field) {
                            break;
                        }
                        let point = statics.advise(&field, &problem).expect("advice");
                        board.set_to_play(problem.maker);
                        assert!(board.is_legal(point), "{problem}: {point} on\n{board}");
                        board.play(point);
                        field = Field::new(&board);
                        moves += 1;
                    }
                }
            }
        }
        println!("{games} games won in {moves} moves");
        assert!(moves > 500);
    }

    /// A random reply of the opponent near the place of a problem, or none.
    fn reply(board: &Board<WIDE>, problem: &Problem, rng: &mut SmallRng) -> Option<Point> {
        let (Aim::Capture(at) | Aim::Eye(at)) = problem.aim else { return None };
        let is_near = |point: &Point| {
            point.col().abs_diff(at.col()) <= 3 && point.row().abs_diff(at.row()) <= 3
        };
        let near: Vec<Point> = board.legal_points().iter().filter(is_near).collect();
        (!near.is_empty()).then(|| near[rng.random_range(0..near.len())])
    }

    /// Knowledge of captures in random games is what is read.
    #[test]
    fn rules_know_what_is_read() {
        let statics = Statics::shipped();
        let limits = Limits { nodes: 2000, order: 2 };
        let (mut reader, mut rng) = (Reader::new(), SmallRng::seed_from_u64(7));
        let (mut asked, mut known, mut read) = (0, 0, 0);
        for _ in 0..100 {
            let board = random_board(&mut rng);
            for Exercise { field, problem } in of_board(&board) {
                asked += 1;
                let result = statics.look(&field, &problem);
                if result > Known::None {
                    known += 1;
                    let is_first = result == Known::First;
                    let outcome = reader.ask(&field, problem, is_first, limits).0;
                    read += u32::from(outcome == Outcome::Success);
                }
            }
        }
        println!("{asked} asked, {known} known, {read} of them read");
        assert!(20 * known > asked, "{known} of {asked}");
        assert_eq!(read, known);
    }
}
