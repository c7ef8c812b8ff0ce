//! GoGui's pictures and dialogs: every picture is in its language, every parameter can be edited.

use crate::program::Program;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// The instructions that GoGui's analyze window knows.
const INSTRUCTIONS: [&str; 13] = [
    "BLACK",
    "CIRCLE",
    "CLEAR",
    "COLOR",
    "INFLUENCE",
    "LABEL",
    "MARK",
    "SQUARE",
    "TEXT",
    "TRIANGLE",
    "VAR",
    "WHITE",
    "",
];

fn is_picture(text: &str) -> bool {
    text.lines().all(|line| INSTRUCTIONS.contains(&line.split(' ').next().unwrap_or_default()))
}

#[test]
fn every_entry_of_the_menu_works() {
    let mut program = Program::start(&["--playouts", "300", "--seed", "1"]);
    program.ask("boardsize 9");
    // The last move puts E5 in atari.
    program.ask("gogui-play_sequence b E5 w E6 b C3 w D5 b G3 w F5");
    let menu = program.ask("gogui-analyze_commands");
    let menu = menu.strip_prefix("= ").expect("a menu");
    let mut labels = Vec::new();
    for line in menu.lines() {
        let [kind, label, command] =
            line.splitn(3, '/').collect::<Vec<_>>().try_into().expect("three parts");
        labels.push(label.to_string());
        let answer = program.ask(&command.replace("%c", "b"));
        let answer = answer.strip_prefix("= ").unwrap_or_else(|| panic!("{command}: {answer}"));
        match kind {
            "gfx" => assert!(is_picture(answer), "{command}: {answer}"),
            "param" => {
                for line in answer.lines() {
                    let kinds = ["[bool] ", "[string] ", "[list/"];
                    assert!(kinds.iter().any(|kind| line.starts_with(kind)), "{line}");
                }
            }
            "plist" | "string" => {}
            other => panic!("{other} is not tested"),
        }
    }
    for label in [
        "Best Moves",
        "Ownership",
        "Principal Variation",
        "AMAF Values",
        "Priors",
        "Visits",
        "Playout Policy",
    ] {
        assert!(labels.iter().any(|known| known == label), "{label} in {labels:?}");
    }
    let policy = program.ask("octant-view policy");
    assert!(policy.contains("LABEL E4 ext") && policy.contains("% extend"), "{policy}");
    let best = program.ask("octant-best_moves b");
    assert!(best.contains("\nTEXT black ") && best.contains("%/"), "{best}");
}

/// GoGui lists a table, and sets a value by the same command with name and value after it.
#[test]
fn every_parameter_can_be_edited() {
    let mut program = Program::start(&[]);
    for table in ["think", "search", "prior", "shape", "playout", "engine"] {
        let list = program.ask(&format!("octant-param {table}"));
        for line in list.strip_prefix("= ").expect("a list").lines() {
            let [_, name, value] =
                line.split(' ').collect::<Vec<_>>().try_into().expect("three words");
            let set = |value: &str| format!("octant-param {table} {name} {value}");
            assert_eq!(program.ask(&set(value)), "= ", "{line}");
            assert!(program.ask(&set("-5e9")).contains("must be"), "{line}");
            assert_eq!(program.ask(&format!("octant-param {table}.{name} {value}")), "= ");
        }
    }
    assert_eq!(program.ask("octant-param search expand_at 7"), "= ");
    assert!(program.ask("octant-param").contains("\n[string] search.expand_at 7\n"));
    let formulas = "= [list/rave/ucb1/ucb_tuned1/ucb_tuned2] formula rave\n";
    assert!(program.ask("octant-param search").starts_with(formulas));
}

#[test]
fn a_parameter_explains_itself() {
    let mut program = Program::start(&[]);
    program.ask("octant-param engine.lag 0.5");
    let words = program.ask("octant-param_docs engine.lag");
    let beginning = "= engine.lag = 0.5 (0 to 60, by default 0.15): Seconds of every move";
    assert!(words.starts_with(beginning), "{words}");
    let words = program.ask("octant-param_docs search.formula");
    assert!(words.contains(" (rave, ucb1, ucb_tuned1, ucb_tuned2, by default rave): "), "{words}");
    let words = program.ask("octant-param_docs book.on");
    assert!(words.contains(" (0 or 1, by default 1): "), "{words}");
}

/// Live graphics are blocks on the standard error between `gogui-gfx:` and a blank line.
#[test]
fn the_search_is_drawn_while_it_runs() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_octant"))
        .args(["gtp", "-v", "--no-book", "--seconds", "2.5", "--param", "search.stops_early=0"])
        .env("OCTANT_CONFIG", "/dev/null")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("octant starts");
    let mut input = child.stdin.take().expect("a pipe");
    input
        .write_all(b"boardsize 9\noctant-param live_graphics 1\ngenmove b\nquit\n")
        .expect("reads");
    let errors: Vec<String> = BufReader::new(child.stderr.take().expect("a pipe"))
        .lines()
        .map(|line| line.expect("UTF-8"))
        .collect();
    child.wait().expect("an end");
    let blocks = errors.split(|line| line == "gogui-gfx:").skip(1);
    let pictures: Vec<String> = blocks
        .map(|block| block.split(|line| line.is_empty()).next().unwrap_or_default().join("\n"))
        .collect();
    assert!(pictures.len() >= 2, "{errors:?}");
    assert!(pictures.iter().all(|picture| is_picture(picture) && picture.contains("TEXT black")));
    assert!(errors.iter().any(|line| line.contains("thinking: ")), "{errors:?}");
    assert!(errors[0].starts_with("Octant ") && errors[0].ends_with(" is ready"));
}
