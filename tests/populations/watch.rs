//! `octant book watch` and `octant book classics` from outside: the state of a population while
//! it grows.

use crate::folder::Folder;
use octant::population::Start;
use octant::sgf::GameRecord;
use octant::store::{self, Store};
use std::fs;
use std::io::Read;
use std::thread::sleep;
use std::time::{Duration, Instant};

const EMPTY: &str = "(;SZ[9]KM[7.5]RU[chinese])";

fn with_population() -> Folder {
    let bench = Folder::empty();
    bench.store();
    bench
}

impl Folder {
    fn store(&self) -> Box<dyn Store<Start>> {
        let start = Start::from_line(EMPTY).expect("a start");
        store::join(&self.path("run").to_string_lossy(), &start).expect("a population")
    }

    /// Adds games of some moves, numbered from one, a minute apart.
    fn add(&self, from: usize, results: &str, moves: &str) {
        let mut store = self.store();
        for (number, letter) in (from..).zip(results.chars()) {
            let time = format!("20200101T{:02}{:02}00.000Z-{number:04}", number / 60, number % 60);
            let sgf = format!("(;SZ[9]KM[7.5]GN[{time}]RE[{letter}+3.5]{moves})");
            store.add(&GameRecord::read(sgf.as_bytes()).expect("a game")).expect("space");
        }
    }
}

#[test]
fn a_look_says_how_a_run_stands() {
    let bench = with_population();
    let none = bench.run("book watch run --once");
    assert!(none.starts_with("games  0 (9x9, komi 7.5, chinese)\n"), "{none}");
    assert!(none.contains("line   none yet"), "{none}");
    // White learns: of 60 games the first 30 are Black's.
    bench.add(1, &"B".repeat(30), ";B[ee];W[cc]");
    bench.add(31, &"W".repeat(30), ";B[ee];W[ge];B[gf]");
    let report = bench.run("book watch run --once --window 40");
    assert!(report.starts_with("games  60 (9x9, komi 7.5, chinese), 0.0 a minute"), "{report}");
    assert!(report.contains("white  75.0% of the last 40, 50.0% of all  ▁"), "{report}");
    assert!(report.contains("black  25.0% of the last 40, 50.0% of all  █"), "{report}");
    assert!(report.contains("\nline   E5 "), "{report}");
    assert!(report.contains("    1  E5    50.0% of 60\n"), "{report}");
    // White's best answer has won all its games, in some orientation; Black's then none.
    assert!(report.contains("100.0% of 30\n") && report.lines().count() == 7, "{report}");
    let mutation = "then a mutation: black thinks at move 3 (1 known, ";
    assert!(report.contains(mutation) && report.contains("the best: 0.0% of 30)"), "{report}");
    assert!(report.contains("2 different beginnings, the last new one in game 31\n"), "{report}");
    bench.add(61, &"B".repeat(21), ";B[ee];W[cc]");
    let stale = bench.run("book watch run --once");
    assert!(stale.contains("in game 31: WARNING, nothing new in the last 50 games\n"), "{stale}");
    let strict = bench.run("book watch run --once --threshold 70");
    assert!(strict.contains("line   none yet"), "{strict}");
}

#[test]
fn plots_are_pictures_of_both_colors() {
    let bench = with_population();
    for results in ["", "W", "WBBWBWWWBWBWWBWBWWWWBWWWBWW"] {
        bench.add(1, results, ";B[ee];W[ge]");
        bench.run("book watch run --once -o plot.svg");
        let svg = fs::read_to_string(bench.path("plot.svg")).expect("a plot");
        assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{svg}");
        assert!(svg.contains("Success of White and Black"), "{svg}");
        assert_eq!(svg.contains("Black 0.0%"), results == "W", "{svg}");
        bench.run("book watch run --once -o plot.PNG");
        let png = fs::read(bench.path("plot.PNG")).expect("a plot");
        let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
        reader.next_frame(&mut pixels).expect("pixels");
        // Letters are drawn without any font of the machine.
        let head = &pixels[..3 * 960 * 70];
        let dark = head.chunks_exact(3).filter(|rgb| rgb.iter().all(|&level| level < 120)).count();
        assert!(dark > 500, "{dark} dark pixels in the title");
    }
    let output = bench.output("book watch run --once -o plot.gif");
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(message.contains("plot.gif: the ending names no picture"), "{message}");
    let output = bench.output("book watch nowhere --once");
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no population"));
}

#[test]
fn a_watch_sees_games_come_in() {
    let bench = with_population();
    bench.add(1, "BW", ";B[ee]");
    let mut child =
        bench.command("book watch run --every 1 -o plot.svg").spawn().expect("octant starts");
    let plot = bench.path("plot.svg");
    let wait_for = |words: &str| {
        let started = Instant::now();
        let is_there = || fs::read_to_string(&plot).is_ok_and(|svg| svg.contains(words));
        while !is_there() {
            assert!(started.elapsed() < Duration::from_secs(60), "no plot with {words}");
            sleep(Duration::from_millis(20));
        }
    };
    wait_for("2 games, 9x9");
    bench.add(3, "WWW", ";B[ee];W[cc]");
    wait_for("5 games, 9x9");
    child.kill().expect("a child can be killed");
    let mut text = String::new();
    child.stdout.take().expect("a pipe").read_to_string(&mut text).expect("text");
    child.wait().expect("a child ends");
    assert!(text.contains("games  2 ") && text.contains("games  5 "), "{text}");
}

#[test]
fn classics_are_found_or_not() {
    let bench = with_population();
    // E5 G5 G4 C5 from another side, and White's mirror go.
    bench.add(1, "WWB", ";B[ee];W[eg];B[dg];W[ec]");
    bench.add(4, "W", ";B[dd];W[ff];B[fd];W[df]");
    let text = bench.run("book classics --population run");
    let row = |line: &str| text.lines().find(|row| row.contains(line)).unwrap_or_default();
    let verdict = |line: &str| row(line).split("  ").next().unwrap_or_default();
    for (line, expected) in [
        ("first: E5 ", "found"),
        (" E5 G5 G4: C5 C6 ", "found"),
        (" E5 G5 G4: not C4 ", "found"),
        (" F6 D4 D6: F4 ", "found"),
        // A position that nobody came to proves nothing.
        (" F5: D5 ", "not reached"),
        (" E5 G5 F3: ", "not reached"),
        (" E5 G5 G4 C4: F5 ", "not reached"),
        // Nobody has played on from there.
        (" E5 G5 G4 C5: not E3 ", "not reached"),
        (" every kind of first move ", "not found"),
        (" no kosumi < 7 ", "found"),
    ] {
        assert_eq!(verdict(line), expected, "{line}: {text}");
    }
    assert!(row("first: E5").ends_with("answers E5: 1 of 3 won, 33.3%"), "{text}");
    assert!(row(" F6: D4 ").ends_with("answers D4: 1 of 1 won, 100.0%"), "{text}");
    assert!(row(" every kind ").contains("2 of 15, none to E4 E3 "), "{text}");
    // A kosumi of White that everybody plays.
    bench.add(10, &"W".repeat(20), ";B[ee];W[eg];B[cc];W[dh]");
    let text = bench.run("book classics --population run");
    assert!(text.contains("not found    no kosumi < 7"), "{text}");
    assert!(text.trim_end().ends_with(" not reached"), "{text}");
    bench.run("book stages -o small.txt --size 5 --levels 1 --playouts 50");
    let output = bench.output("book classics --book small.txt");
    assert!(String::from_utf8_lossy(&output.stderr).contains("moves of 9x9, not of 5x5"));
    assert_eq!(bench.output("book classics").status.code(), Some(2));
}
