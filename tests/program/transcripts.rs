//! Lines of real clients, replayed: each file under `transcripts` is a session.
//!
//! A line `> ...` is sent; the lines up to the next one are the answer, in which `@point`
//! stands for a vertex, `@move` for a vertex, pass or resign, `@number` for a number, `@line`
//! for the rest of a line, and `@lines` for any further lines. `@move:D4` is a move too; if
//! another one than D4 was made, it is taken back and D4 played, so that a recorded game takes
//! the course that it took.

use crate::program::Program;
use octant::board::Point;
use std::fs;
use std::path::Path;

#[test]
fn clients_get_the_answers_they_need() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/transcripts");
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("transcripts") {
        let path = entry.expect("an entry").path();
        replay(&fs::read_to_string(&path).expect("text"), &path.display().to_string());
        count += 1;
    }
    assert!(count >= 12, "{count} transcripts");
}

fn replay(transcript: &str, name: &str) {
    let mut program = Program::start(&["--playouts", "200", "--seed", "3"]);
    let mut lines = transcript.lines().filter(|line| !line.starts_with('#')).peekable();
    while let Some(line) = lines.next() {
        let command = line.strip_prefix("> ").unwrap_or_else(|| panic!("{name}: {line}"));
        let mut expected = Vec::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with("> ")) {
            if !line.is_empty() {
                expected.push(line);
            }
        }
        let answer = program.ask(command);
        assert!(is_match(&expected, &answer), "{name}: {command}\n{answer}\nnot {expected:?}");
        stay_on_course(&mut program, command, &expected, &answer);
    }
}

/// Replaces the move in an answer by the one that was recorded.
fn stay_on_course(program: &mut Program, command: &str, expected: &[&str], answer: &str) {
    let mut words = expected.iter().flat_map(|line| line.split_whitespace());
    let Some(recorded) = words.find_map(|word| word.strip_prefix("@move:")) else { return };
    let made = answer.split_whitespace().last().expect("a move");
    if made.eq_ignore_ascii_case(recorded) {
        return;
    }
    if made != "resign" {
        assert_eq!(program.ask("undo"), "= ");
    }
    let color = command.split_whitespace().nth(1).expect("a color");
    let answer = program.ask(&format!("play {color} {recorded}"));
    assert_eq!(answer, "= ", "{command}: {recorded}");
}

fn is_match(expected: &[&str], answer: &str) -> bool {
    let lines: Vec<&str> = answer.lines().collect();
    let (expected, is_open) = match expected {
        [rest @ .., "@lines"] => (rest, true),
        all => (all, false),
    };
    let is_long_enough =
        if is_open { lines.len() >= expected.len() } else { lines.len() == expected.len() };
    is_long_enough && expected.iter().zip(lines).all(|(pattern, line)| is_line(pattern, line))
}

fn is_line(pattern: &str, line: &str) -> bool {
    if let Some(start) = pattern.strip_suffix("@line") {
        return line.starts_with(start);
    }
    let (patterns, words): (Vec<&str>, Vec<&str>) =
        (pattern.split_whitespace().collect(), line.split_whitespace().collect());
    patterns.len() == words.len()
        && patterns.iter().zip(words).all(|(pattern, word)| match *pattern {
            "@point" => word.parse::<Point>().is_ok(),
            pattern if pattern.split(':').next() == Some("@move") => {
                ["pass", "resign"].contains(&word) || word.parse::<Point>().is_ok()
            }
            "@number" => word.parse::<f64>().is_ok(),
            exact => exact == word,
        })
}
