//! The regression files of `gtp-scripts`, as gogui-regress would run them.

use crate::program::Program;
use std::fs;
use std::path::Path;

#[test]
fn the_smoke_test_passes() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("gtp-scripts/smoke.tst");
    let text = fs::read_to_string(path).expect("a regression file");
    let mut program = Program::start(&["--playouts", "2000", "--seed", "1"]);
    let mut answer = String::new();
    let mut tests = 0;
    for line in text.lines().filter(|line| !line.is_empty()) {
        if let Some(expected) = line.strip_prefix("#? [") {
            let expected = expected.trim_end_matches(']').replace('\\', "");
            let (id, given) = answer.split_once(' ').expect("an answer");
            assert!(expected.split('|').any(|one| one == given), "{id}: {given}, not {expected}");
            tests += 1;
        } else if !line.starts_with('#') {
            answer = program.ask(line);
            assert!(answer.starts_with('='), "{line}: {answer}");
        }
    }
    assert!(tests >= 9);
}

/// What the solver answers to the questions of captures, rescues and links in random positions: nine in
/// ten right, and none wrong that is not known to be.
#[test]
fn the_solver_agrees_with_the_regression() {
    assert_mostly_right("gtp-scripts/solver.tst");
}

/// The same in positions of games.
#[test]
fn the_solver_agrees_with_the_regression_of_games() {
    assert_mostly_right("gtp-scripts/solver-games.tst");
}

fn assert_mostly_right(path: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let text = fs::read_to_string(path).expect("a regression file");
    let mut program = Program::start(&[]);
    let mut answer = String::new();
    let (mut tests, mut right, mut surprises) = (0, 0, Vec::new());
    for line in text.lines().filter(|line| !line.is_empty()) {
        if let Some(expected) = line.strip_prefix("#? [") {
            let is_known = expected.ends_with('*');
            let expected = expected.trim_end_matches(['*', ']']);
            let (id, given) = answer.split_once(' ').expect("an answer");
            let is_right = expected.split('|').any(|one| one == given);
            tests += 1;
            right += u32::from(is_right);
            if !is_right && !is_known {
                surprises.push(format!("{id}: {given}, not {expected}"));
            }
        } else if !line.starts_with('#') {
            answer = program.ask(line);
            assert!(answer.starts_with('='), "{line}: {answer}");
        }
    }
    assert!(surprises.is_empty(), "{}", surprises.join("\n"));
    assert!(tests >= 150 && 10 * right >= 9 * tests, "{right} of {tests}");
}
