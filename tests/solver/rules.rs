//! Rules: their text, the order of their advice (figures 10 to 12 of the paper), and learning from a
//! surprise (figures 13 to 16).

use octant::board::{Board, Point};
use octant::solver::rules::{RuleBook, Span};
use octant::solver::{Exercise, Field, Goal, Learner, Limits, Outcome, Problem, Reader, drawn};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::sync::Arc;

fn field(diagram: &str) -> Field {
    Field::new(&diagram.parse::<Board>().expect("a diagram"))
}

fn point(vertex: &str) -> Point {
    vertex.parse().expect("a vertex")
}

fn capture(field: &Field, at: &str) -> Problem {
    Problem::capture(field, point(at)).expect("a stone")
}

#[test]
fn rules_are_read_as_they_are_written() {
    for book in [RuleBook::first(), RuleBook::shipped()] {
        let again: RuleBook = book.to_string().parse().expect("rules");
        assert_eq!(again.to_string(), book.to_string());
        assert_eq!(again.rules().len(), book.rules().len());
    }
    assert_eq!(RuleBook::first().rules().len(), 2);
    assert!(RuleBook::shipped().rules().len() >= 200);
    for (bad, reason) in [
        ("eat *T", "eat is no goal"),
        ("capture TT", "has no move"),
        ("capture *T target=2", "2 is no range"),
        ("capture *T target=3..2", "3..2 is no range"),
        ("capture *Z", "'Z' stands for nothing"),
        ("capture *???T", "reaches farther"),
        ("capture *T tried=-1", "-1 is no count"),
        ("capture *T speed=1", "there is no speed"),
    ] {
        let error = bad.parse::<RuleBook>().expect_err(bad).to_string();
        assert!(error.starts_with("line 1: ") && error.contains(reason), "{bad}: {error}");
    }
}

/// Figure 10: urgency decides, not the chance to win.
#[test]
fn the_urgent_move_comes_first() {
    let rules: RuleBook = "capture *T target=3..3 hunter=0..9 owner=5..9 tried=100 worked=25 missed=100
                           capture *T target=3..3 hunter=0..9 owner=0..4 tried=100 worked=60 missed=30"
        .parse()
        .expect("rules");
    let field = field(
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . O O . . . .
         . O . X X . . . .
         . . O O . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let advice = rules.advice(Goal::Capture, &field, &capture(&field, "D5"));
    let points: Vec<Point> = advice.iter().map(|advice| advice.point).collect();
    assert_eq!(points.len(), 3);
    assert_eq!(points[0], point("F5"));
    assert!(advice[0].chance < advice[1].chance);
}

/// Figures 11 and 12: of captures any of which will do, the likeliest; of captures that must all
/// succeed, the most urgent.
#[test]
fn subgoals_are_chosen_by_chance_or_by_urgency() {
    let rules: RuleBook = "capture *T target=2..2 hunter=0..9 owner=0..9 tried=100 worked=90 missed=20
                           capture *T target=3..3 hunter=0..9 owner=0..9 tried=100 worked=25 missed=95"
        .parse()
        .expect("rules");
    let field = field(
        ". . . . . . . . .
         . . O . . . . . .
         . O X . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . O . .
         . . . . . . X . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let (two, three) = (capture(&field, "C7"), capture(&field, "G3"));
    let sides = |at: &str| point(at).neighbors();
    let any = rules.for_any(&field, &[two, three]).expect("a move").point;
    assert!(sides("C7").contains(&any), "{any}");
    let all = rules.for_all(&field, &[two, three]).expect("a move").point;
    assert!(sides("G3").contains(&all), "{all}");
}

/// Figures 13 to 16: by the first two rules the stone gets away; a move that they do not consider
/// catches it, and becomes a rule.
#[test]
fn a_surprise_becomes_a_rule() {
    let field = field(
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
    let problem = capture(&field, "D4");
    let finds = |rules: &RuleBook| {
        let mut reader = Reader::new();
        reader.set_rules(Arc::new(rules.clone()));
        reader.ask(&field, problem, true, Limits::default())
    };
    assert_eq!(finds(&RuleBook::first()).0, Outcome::Failure);
    let mut learner = Learner::new(RuleBook::first());
    assert!(learner.study(&Exercise { field: field.clone(), problem }));
    assert_eq!(learner.surprises(), 1);
    let made = learner.rules().rules().last().expect("a rule");
    assert_eq!((made.goal, made.target), (Goal::Capture, Span::only(2)));
    let (outcome, mv) = finds(learner.rules());
    assert_eq!(outcome, Outcome::Success);
    assert!(mv.is_some());
}

/// A short course: more rules, no fewer captures found, the same rules from the same seed.
#[test]
fn learning_is_a_function_of_its_exercises() {
    let course = || {
        let mut rng = SmallRng::seed_from_u64(4);
        let mut learner = Learner::new(RuleBook::first());
        for _ in 0..60 {
            learner.study(&drawn(&mut rng));
        }
        learner.rules().to_string()
    };
    let rules = course();
    assert!(rules.lines().count() > 2);
    assert_eq!(rules, course());
}
