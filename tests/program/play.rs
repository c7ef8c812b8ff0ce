//! `octant play` as somebody who types sees it, without a terminal.

use crate::folder::{Folder, text};
use std::io::Write;

/// What is said when these lines are typed.
fn session(folder: &Folder, flags: &str, typed: &str) -> String {
    let arguments =
        format!("play --playouts 20 --no-net --seed 1 --memory 16 --color never {flags}");
    let mut command = folder.command(&arguments);
    command.stdin(std::process::Stdio::piped()).env("TERM", "xterm");
    command.env("XDG_STATE_HOME", folder.path("state"));
    let mut child = command.spawn().expect("octant starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(typed.as_bytes()).expect("octant reads");
    drop(input);
    let output = child.wait_with_output().expect("octant ends");
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn a_game_is_played_and_shown() {
    let said = session(&Folder::empty(), "", "e5\nmoves\nquit\n");
    assert!(said.contains("  5 . . . .(X). . . .  5"), "{said}");
    let reply = said.lines().find(|line| line.starts_with("White ")).expect("the engine moves");
    let reply = reply.trim_start_matches("White ");
    assert!(said.contains(&format!("   1  B E5  W {reply}\n")), "{said}");
    assert!(!said.contains("= "), "no word of GTP");
}

#[test]
fn moves_are_taken_back_and_mistakes_are_told() {
    let folder = Folder::empty();
    let typed = "e5\nd4\nundo 9\nundo\ncolor both\ne5\ne5\nz9\nlevel 12\nboard\n";
    let said = session(&folder, "--you both", typed);
    assert!(said.contains("there is nothing to take back"), "{said}");
    assert!(said.contains("occupied"), "{said}");
    assert!(said.contains("\"z9\" is neither a move"), "{said}");
    assert!(said.contains("levels are 1 to 10"), "{said}");
}

#[test]
fn a_game_is_saved_loaded_and_counted() {
    let folder = Folder::empty();
    let said = session(
        &folder,
        "--you both --size 5 --komi 0.5",
        "c3\nsave a game.sgf\npass\npass\nscore\nd2\nundo\nload a game.sgf\nmoves\nload none.sgf\n",
    );
    assert!(said.contains("Black wins by 24.5 points"), "{said}");
    assert!(said.contains("the game is over"), "{said}");
    assert!(folder.text("a game.sgf").contains("B[cc]"));
    assert!(said.contains("   1  B C3\n") && said.contains("none.sgf: "), "{said}");
}

#[test]
fn hints_and_the_score_of_a_game_that_goes_on_are_told() {
    let said = session(&Folder::empty(), "--you both --size 5", "c3\nhint\nscore\n");
    assert!(said.contains("  best ") && said.contains("% to win"), "{said}");
    assert!(said.contains("is ahead by about"), "{said}");
}

#[test]
fn a_handicap_lets_the_engine_begin() {
    let said = session(&Folder::empty(), "--handicap 3", "moves\nnew 7\nhandicap 30\n");
    assert!(said.contains("3 handicap stones") && said.contains("komi 0.5"), "{said}");
    assert!(said.contains("   1  W "), "{said}");
    assert!(said.contains("komi 7.5"), "{said}");
}
