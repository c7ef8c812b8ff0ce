//! The manners of the engine: early passes, resignation, the use of its time, its rest after a game.

use crate::program::Program;
use std::thread::sleep;
use std::time::{Duration, Instant};

#[test]
fn a_pass_on_the_first_moves_is_answered_by_a_move() {
    for opening in ["b pass", "b D4 w E5 b pass"] {
        for rules in ["chinese", "japanese", "tromp_taylor", "cgos"] {
            let flags = ["--no-book", "--no-net", "--playouts", "200", "--seed", "1"];
            let mut program = Program::start(&flags);
            program.ask("boardsize 9");
            program.ask(&format!("kgs-rules {rules}"));
            assert_eq!(program.ask(&format!("gogui-play_sequence {opening}")), "= ");
            let answer = program.ask("genmove w");
            // On that server a game of no moves is won as any other.
            assert_eq!(answer == "= pass", rules == "cgos", "{opening}, {rules}: {answer}");
        }
    }
    let early = ["--no-book", "--no-net", "--playouts", "200", "--param", "engine.passes_early=1"];
    let mut program = Program::start(&early);
    program.ask("boardsize 9");
    program.ask("play b pass");
    assert_eq!(program.ask("genmove w"), "= pass");
}

/// Black has a stone on every other point and White none at all.
const LOST: &str = "w pass b C3 w pass b C5 w pass b C7 w pass b E3 w pass b E5 w pass b E7 w pass \
                    b G3 w pass b G5 w pass b G7 w pass b D4 w pass b F6 w pass b D6 w pass b F4";

#[test]
fn every_level_resigns_a_lost_game() {
    for strength in [
        ["--level", "1"],
        ["--level", "3"],
        ["--level", "6"],
        ["--playouts", "3000"],
        ["--playouts", "100"],
    ] {
        let [flag, value] = strength;
        let common = ["--no-book", "--no-net", "--seed", "1"];
        let mut program = Program::start(&[&common[..], &[flag, value]].concat());
        program.ask("boardsize 9");
        assert_eq!(program.ask(&format!("gogui-play_sequence {LOST}")), "= ");
        assert_eq!(program.ask("genmove w"), "= resign", "{strength:?}");
        assert!(program.ask("printsgf").contains("RE[B+R]"));
        // Who is told never to resign does not.
        assert_eq!(program.ask("octant-param engine.resign_below 0"), "= ");
        assert_ne!(program.ask("genmove w"), "= resign", "{strength:?}");
    }
}

/// The time of a move that does not come back is used, however clear the move is.
#[test]
fn fixed_time_and_periods_are_used_up() {
    for (flags, settings, least) in [
        (&["--seconds", "1"][..], "time_settings 0 1 0", 0.95),
        (&[], "time_settings 0 2 1", 1.7),
        (&[], "kgs-time_settings byoyomi 0 2 5", 1.7),
    ] {
        let common = ["--no-book", "--threads", "1", "--memory", "64"];
        let mut program = Program::start(&[&common[..], flags].concat());
        program.ask("boardsize 9");
        assert_eq!(program.ask(settings), "= ");
        // Four stones are in atari: no move was ever clearer.
        let moves =
            "b E5 w D5 b E4 w D4 b E6 w D6 b F5 w F6 b E7 w F4 b A1 w E8 b A2 w E3 b A3 w G5";
        assert_eq!(program.ask(&format!("gogui-play_sequence {moves}")), "= ");
        let started = Instant::now();
        assert!(program.ask("genmove b").starts_with("= "));
        assert!(started.elapsed().as_secs_f64() >= least, "{settings}: {:?}", started.elapsed());
    }
}

/// What a client plays when it knows of no clock: some seconds, and not a number of simulations.
#[test]
fn without_a_clock_a_move_takes_some_seconds() {
    let mut program = Program::start(&[]);
    assert_eq!(program.ask("kata-get-param maxTime"), "= 3");
    assert_eq!(program.ask("kata-get-param maxPlayouts"), "= 0");
    let mut program = Program::start(&["--playouts", "70"]);
    assert_eq!(program.ask("octant-param think.seconds"), "= 0");
    assert_eq!(program.ask("octant-param think.threads"), "= 1");
}

#[cfg(target_os = "linux")]
#[test]
fn it_rests_when_the_game_is_over() {
    for end in ["kgs-game_over", "cgos-gameover 2026-11-19 B+Resign"] {
        let mut program = Program::start(&["--playouts", "100", "--ponder", "--threads", "1"]);
        let seconds = |program: &mut Program| -> f64 {
            program.ask("cputime")[2..].parse().expect("seconds")
        };
        program.ask("boardsize 9");
        program.ask("genmove b");
        assert_eq!(program.ask(end), "= ");
        let before = seconds(&mut program);
        sleep(Duration::from_millis(600));
        let spent = seconds(&mut program) - before;
        assert!(spent < 0.2, "{end}: {spent}");
        // An adjourned game goes on, and so does its thinking.
        program.ask("play w C3");
        assert!(program.ask("genmove b").starts_with("= "));
        let before = seconds(&mut program);
        sleep(Duration::from_millis(600));
        assert!(seconds(&mut program) > before, "{end}");
    }
}

/// Lizzie asks what it takes for Leela Zero for a version of at least 0.15.
#[test]
fn a_client_can_be_told_another_version() {
    let mut program = Program::start(&["--as-version", "0.17"]);
    assert_eq!(program.ask("version"), "= 0.17");
    assert_eq!(program.ask("name"), "= Octant");
}
