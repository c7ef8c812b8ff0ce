//! What real clients send, replayed: each file under `transcripts` is a session.
//!
//! A line `> ...` is sent; the lines up to the next one are the answer, in which `@move`
//! stands for a vertex, pass or resign, `@number` for a number, `@line` for the rest of a
//! line, and `@lines` for any further lines.

use super::program::Program;
use std::fs;
use std::path::Path;

#[test]
fn clients_get_the_answers_they_need() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gtp/transcripts");
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("transcripts") {
        let path = entry.expect("an entry").path();
        replay(&fs::read_to_string(&path).expect("text"), &path.display().to_string());
        count += 1;
    }
    assert!(count >= 5, "{count} transcripts");
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
    }
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
            "@move" => {
                ["pass", "resign"].contains(&word) || word.parse::<octant::board::Point>().is_ok()
            }
            "@number" => word.parse::<f64>().is_ok(),
            exact => exact == word,
        })
}
