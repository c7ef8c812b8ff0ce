//! `octant learn` from outside: weights from games, the same every time, that an engine can
//! be given.

use crate::folder::Folder;
use octant::board::{Move, Point, Size};
use octant::prediction::Predictor;
use octant::sgf::GameRecord;
use std::fs;
use std::io::Write;
use std::process::Stdio;

fn with_games() -> Folder {
    let bench = Folder::empty();
    let size = Size::new(13).expect("a size");
    let mut text = String::new();
    for start in 0..12 {
        let mut record = GameRecord::new(size);
        let mut color = record.first_player();
        for step in 0..12 - start {
            record.moves.push((color, Move::Play(Point::new(start + step, step))));
            color = !color;
        }
        text += &record.to_sgf().replace('\n', "");
        text += "\n";
    }
    fs::write(bench.path("games.sgfs"), text).expect("a writable folder");
    bench
}

impl Folder {
    fn learn(&self, name: &str) -> (String, String) {
        let report = self.run(&format!("learn games.sgfs -o {name} --held-out 4"));
        (fs::read_to_string(self.path(name)).expect("weights"), report)
    }
}

#[test]
fn what_everybody_plays_is_learned() {
    let bench = with_games();
    let (text, report) = bench.learn("a.txt");
    assert!(Predictor::from_text(&text).expect("weights").pattern_count() > 10);
    // Of the 78 stones those of three games are held out; only the first of a game is a guess.
    assert!(report.starts_with("a.txt: 9 games, "), "{report}");
    let held_out = report.lines().find_map(|line| line.strip_prefix("held out: ")).expect("grades");
    let (moves, rest) = held_out.split_once(" moves: ").expect("a number of moves");
    let first: f64 = rest.split('%').next().and_then(|share| share.parse().ok()).expect("a share");
    assert!(moves.parse::<usize>().is_ok_and(|moves| moves > 10), "{held_out}");
    assert!(first > 60.0, "{held_out}");
}

#[test]
fn no_more_games_are_taken_than_wanted() {
    let bench = with_games();
    let output = bench.output("learn games.sgfs -o a.txt --games 5 --held-out 0");
    let report = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(report.starts_with("a.txt: 5 games, ") && !report.contains("held out"), "{report}");
    assert_eq!(bench.output("learn games.sgfs -o a.txt --penalty NaN").status.code(), Some(2));
}

#[test]
fn the_same_games_give_the_same_weights() {
    let bench = with_games();
    assert_eq!(bench.learn("a.txt").0, bench.learn("b.txt").0);
}

#[test]
fn what_is_no_game_is_told_and_changes_nothing() {
    let bench = with_games();
    fs::write(bench.path("a.txt"), "old").expect("a writable folder");
    fs::write(bench.path("bad.sgf"), "(;SZ[9];B[ee];W[ee])").expect("a writable folder");
    for (arguments, reason) in [
        ("learn bad.sgf -o a.txt", "no game to learn from"),
        ("learn games.sgfs -o a.txt --smallest 19", "no game to learn from"),
        ("learn nowhere.sgf -o a.txt", "nowhere.sgf: "),
        ("learn games.sgfs -o nowhere/a.txt", "nowhere/a.txt: "),
    ] {
        let error = bench.fail(arguments);
        assert!(error.starts_with("octant: ") && error.contains(reason), "{arguments}: {error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
    assert_eq!(fs::read_to_string(bench.path("a.txt")).expect("a file"), "old");
}

#[test]
fn an_engine_plays_with_weights_and_without() {
    let bench = with_games();
    bench.learn("a.txt");
    for (weights, complaint) in [("a.txt", ""), ("games.sgfs", "not a file of weights")] {
        let arguments = format!("gtp --size 19 --playouts 50 --seed 1 --weights {weights}");
        let mut engine =
            bench.command(&arguments).stdin(Stdio::piped()).spawn().expect("octant starts");
        let mut input = engine.stdin.take().expect("a pipe");
        input.write_all(b"genmove b\nquit\n").expect("octant listens");
        let output = engine.wait_with_output().expect("octant ends");
        let [answers, log] = [output.stdout, output.stderr]
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        assert!(answers.starts_with("= ") && !answers.contains('?'), "{answers}");
        assert!(log.contains(complaint), "{log}");
    }
}
