//! The smoke test of `gtp-scripts`, as gogui-regress would run it.

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
