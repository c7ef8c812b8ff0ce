//! Things that break clients: line ends, bursts, analysis that does not stop, an engine that stays.

use crate::program::Program;
use std::thread::sleep;
use std::time::{Duration, Instant};

#[test]
fn any_line_end_and_any_noise_is_read() {
    let mut program = Program::start(&[]);
    program.send(b"\xef\xbb\xbf\n\r\n# comment\n7\tboardsize\t9 # nine\r\n\x008 NAME\x07\r\n");
    assert!(program.answer().starts_with("? "), "a byte order mark is no command");
    assert_eq!(program.answer(), "=7 ");
    assert_eq!(program.answer(), "=8 Octant");
}

#[test]
fn a_burst_is_answered_in_order() {
    let mut program = Program::start(&[]);
    let mut burst = String::from("boardsize 19\n");
    for id in 0..5000 {
        burst += &format!("{id} {}\n", ["name", "play b pass", "undo", "showboard"][id % 4]);
    }
    program.send(burst.as_bytes());
    assert_eq!(program.answer(), "= ");
    for id in 0..5000 {
        assert!(program.answer().starts_with(&format!("={id} ")), "{id}");
    }
}

#[test]
fn a_line_too_long_is_refused_and_the_next_answered() {
    let mut program = Program::start(&[]);
    program.send(&vec![b'x'; 3 << 20]);
    program.send(b"\nname\n");
    assert_eq!(program.answer(), "? line too long");
    assert_eq!(program.answer(), "= Octant");
}

#[test]
fn any_input_ends_an_analysis() {
    let mut program = Program::start(&[]);
    program.ask("boardsize 9");
    for (start, head) in [("kata-analyze b 5", "="), ("9 lz-analyze 5", "=9"), ("lz-analyze", "=")]
    {
        program.send(format!("{start}\n").as_bytes());
        assert_eq!(program.line(), head);
        assert!(program.line().starts_with("info move "));
        program.send(b"\n");
        while program.line() != "" {}
        assert!(program.is_silent_for(Duration::from_millis(100)));
    }
    program.send(b"kata-analyze b 5\n");
    program.send(b"3 name\n");
    assert!(program.answer().starts_with('='));
    assert_eq!(program.answer(), "=3 Octant");
}

#[test]
fn an_interrupt_ends_a_search_and_other_input_does_not() {
    let mut program = Program::start(&["--no-book", "--playouts", "1000000000"]);
    program.ask("boardsize 9");
    for (command, head) in [("genmove b", ""), ("lz-genmove_analyze w 100000", "=")] {
        program.send(format!("{command}\nname\n").as_bytes());
        if !head.is_empty() {
            assert_eq!(program.line(), head);
        }
        assert!(program.is_silent_for(Duration::from_millis(300)), "{command}");
        program.send(b"# interrupt\n");
        let answer = program.answer();
        assert!(answer.starts_with("= ") || answer.contains("\nplay "), "{answer}");
        assert_eq!(program.answer(), "= Octant");
    }
}

#[test]
fn the_end_of_input_ends_a_search() {
    let mut program = Program::start(&["--no-book", "--playouts", "1000000000"]);
    program.ask("boardsize 9");
    program.send(b"genmove b\n");
    sleep(Duration::from_millis(600));
    assert!(program.hang_up() < Duration::from_secs(2));
}

/// A large board, two threads and a search without end: what has to stop, stops at once. The
/// bound is generous, since the machine may be busy; a search that did not listen would go on
/// for minutes.
#[test]
fn a_large_search_stops_at_once() {
    let mut program = Program::start(&["--no-book", "--playouts", "1000000000", "--threads", "2"]);
    for (command, end) in [
        ("genmove b", "# interrupt"),
        ("kata-analyze w 20", ""),
        ("lz-genmove_analyze w 20", "# interrupt"),
    ] {
        program.send(format!("{command}\n").as_bytes());
        sleep(Duration::from_millis(500));
        let started = Instant::now();
        program.send(format!("{end}\n").as_bytes());
        assert!(program.answer().starts_with('='), "{command}");
        assert!(started.elapsed() < Duration::from_secs(1), "{command}: {:?}", started.elapsed());
    }
}

#[test]
fn the_end_of_input_ends_everything() {
    for (command, lines) in [("genmove b", 0), ("kata-analyze b 10", 2), ("genmove b", 2)] {
        // The last one has answered already, and thinks on the opponent's time.
        let playouts = if lines == 2 { "10" } else { "1000000000" };
        let mut program =
            Program::start(&["--no-book", "--playouts", playouts, "--threads", "2", "--ponder"]);
        program.send(format!("{command}\n").as_bytes());
        for _ in 0..lines {
            program.line();
        }
        sleep(Duration::from_millis(500));
        let took = program.hang_up();
        assert!(took < Duration::from_secs(1), "{command}: {took:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn it_thinks_on_the_opponents_time_only_when_told_to() {
    let spent = |arguments: &[&str]| {
        let mut program = Program::start(arguments);
        program.ask("boardsize 9");
        // Before its first move it waits, whatever it is told.
        sleep(Duration::from_millis(300));
        let seconds = |program: &mut Program| -> f64 {
            program.ask("cputime")[2..].parse().expect("seconds")
        };
        let idle = seconds(&mut program);
        program.ask("genmove b");
        let before = seconds(&mut program);
        sleep(Duration::from_millis(700));
        let after = seconds(&mut program);
        assert!(program.ask("play w A1").starts_with('='));
        assert!(program.ask("genmove b").starts_with("= "));
        (idle, after - before)
    };
    let (idle, spent_waiting) = spent(&["--playouts", "100"]);
    assert!(idle < 0.2 && spent_waiting < 0.1, "{idle} {spent_waiting}");
    let (idle, spent_waiting) = spent(&["--playouts", "100", "--ponder"]);
    assert!(idle < 0.2 && spent_waiting > 0.1, "{idle} {spent_waiting}");
    let (_, spent_waiting) = spent(&["--playouts", "100", "--ponder", "--level", "5"]);
    assert!(spent_waiting < 0.1, "weaker levels do not ponder: {spent_waiting}");
}

#[test]
fn a_script_gets_all_its_answers() {
    let mut program = Program::start(&["--no-book", "--playouts", "20000"]);
    program.send(b"boardsize 9\n1 genmove b\n2 genmove w");
    program.close();
    for start in ["= ", "=1 ", "=2 "] {
        assert!(program.answer().starts_with(start));
    }
    assert!(program.hang_up() < Duration::from_secs(5));
}

#[test]
fn untrusted_clients_get_no_files() {
    let mut program = Program::start(&["--untrusted"]);
    let reason = "--untrusted does not allow it";
    assert_eq!(program.ask("loadsgf Cargo.toml"), format!("? cannot load file: {reason}"));
    assert_eq!(program.ask("printsgf somewhere.sgf"), format!("? cannot write file: {reason}"));
    assert!(!std::path::Path::new("somewhere.sgf").exists());
}
