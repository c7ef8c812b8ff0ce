//! What breaks clients: line ends, bursts, analysis that does not stop, an engine that stays.

use super::program::Program;
use std::time::Duration;

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
    let mut program = Program::start(&["--playouts", "1000000000"]);
    program.ask("boardsize 9");
    program.send(b"genmove b\nname\n");
    assert!(program.is_silent_for(Duration::from_millis(300)));
    program.send(b"# interrupt\n");
    assert!(program.answer().starts_with("= "));
    assert_eq!(program.answer(), "= Octant");
}

#[test]
fn the_end_of_input_ends_a_search() {
    let mut program = Program::start(&["--playouts", "1000000000"]);
    program.ask("boardsize 9");
    program.send(b"genmove b\n");
    std::thread::sleep(Duration::from_millis(600));
    assert!(program.hang_up() < Duration::from_secs(2));
}

#[test]
fn a_script_gets_all_its_answers() {
    let mut program = Program::start(&["--playouts", "20000"]);
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
    assert_eq!(program.ask("loadsgf Cargo.toml"), "? cannot load file");
    assert_eq!(program.ask("printsgf somewhere.sgf"), "? cannot write file");
    assert!(!std::path::Path::new("somewhere.sgf").exists());
}
