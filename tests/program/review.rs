//! `octant review` from outside.

use crate::folder::{Folder, text};
use octant::sgf::{Encoding, read_collection};
use std::fs;

const GAME: &str = "(;SZ[5]KM[7.5]PB[Ada]PW[Bo]C[Old];B[cc];W[cb];B[aa];W[bc])";

fn folder() -> Folder {
    let folder = Folder::empty();
    fs::write(folder.path("game.sgf"), GAME).expect("a file");
    folder
}

fn review(folder: &Folder, arguments: &str) -> String {
    folder.run(&format!("review {arguments} --memory 16 --no-net"))
}

#[test]
fn a_game_is_reviewed_whole() {
    let folder = folder();
    let said = review(
        &folder,
        "game.sgf -o out.sgf --playouts 200 --plot game.svg --inaccuracy 0.5 --mistake 1 --blunder 2",
    );
    assert!(said.starts_with("Black (Ada): 2 moves, "), "{said}");
    assert!(said.contains("White (Bo): 2 moves, ") && said.contains("At the end: "), "{said}");
    assert_eq!(folder.files(), ["game.sgf", "game.svg", "out.sgf"]);
    let trees = read_collection(&folder.bytes("out.sgf")).expect("a record");
    let tree = &trees[0];
    let values: Vec<f64> = tree
        .main_line()
        .map(|id| {
            let percent = tree[id].value("SBKV").expect("a win rate").text(Encoding::Utf8);
            percent.parse().expect("a number")
        })
        .collect();
    assert_eq!(values.len(), 5);
    assert!(values.iter().all(|percent| (0.0..=100.0).contains(percent)), "{values:?}");
    let root = tree[tree.root()].value("C").expect("a comment").text(Encoding::Utf8);
    assert!(root.starts_with("Old\nReviewed by Octant.\nBlack (Ada): "), "{root}");
    // A5 as the second black move is bad.
    let bad = tree.main_line().nth(3).expect("a move");
    assert!(tree[bad].property("BM").is_some(), "{said}");
    let parent = tree[bad].parent().expect("a parent");
    assert_eq!(tree.children(parent).count(), 2, "the better move is a variation");
}

#[test]
fn a_review_that_was_stopped_goes_on() {
    let folder = folder();
    review(&folder, "game.sgf -o whole.sgf --playouts 100 --jobs 2");
    // Where a folder is in the way the review is done, and its journal left.
    let settings = "--playouts 100 --memory 16 --no-net";
    fs::create_dir(folder.path("out.sgf")).expect("a folder");
    folder.fail(&format!("review game.sgf -o out.sgf {settings}"));
    let journal = folder.text("out.sgf.review");
    assert_eq!(journal.lines().count(), 6, "the question and five positions");
    fs::remove_dir(folder.path("out.sgf")).expect("it is empty");
    // One that was killed has less, and its last line may be torn.
    let begun: String = journal.lines().take(3).map(|line| format!("{line}\n")).collect();
    for left in [format!("{begun}{{\"game\":0,\"tu"), begun, "something else\n".to_owned()] {
        fs::write(folder.path("out.sgf.review"), left).expect("a file");
        review(&folder, "game.sgf -o out.sgf --playouts 100");
        assert_eq!(folder.text("out.sgf"), folder.text("whole.sgf"));
    }
    assert_eq!(folder.files(), ["game.sgf", "out.sgf", "whole.sgf"]);
}

#[test]
fn several_games_are_reviewed_together() {
    let folder = folder();
    fs::write(folder.path("two.sgf"), format!("{GAME}\n(;SZ[7];B[dd];W[dd])")).expect("a file");
    let said = review(&folder, "game.sgf two.sgf -o out.sgf --playouts 20 --plot {game}.png");
    assert_eq!(said.matches("Game ").count(), 3);
    assert!(said.contains("Reviewed up to move 2, which is illegal"), "{said}");
    assert_eq!(read_collection(&folder.bytes("out.sgf")).expect("records").len(), 3);
    assert!(folder.files().contains(&"3.png".to_owned()));
    let said = folder.fail("review game.sgf two.sgf -o out.sgf --playouts 20 --plot a.png");
    assert!(said.contains("several games need {game}"), "{said}");
}

#[test]
fn what_is_no_game_is_told_and_nothing_is_written() {
    let folder = folder();
    fs::write(folder.path("bad.sgf"), "(;SZ[5];B[zz])").expect("a file");
    for (arguments, reason) in [
        ("bad.sgf -o out.sgf", "bad.sgf: "),
        ("none.sgf -o out.sgf", "none.sgf: "),
        ("game.sgf -o nowhere/out.sgf --playouts 5", "nowhere/out.sgf"),
        ("game.sgf -o out.sgf --param search.none=1", "search.none"),
    ] {
        let output = folder.output(&format!("review {arguments} --no-net --memory 16"));
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{arguments}");
        assert!(said.contains(reason), "{arguments}: {said}");
        assert!(!folder.files().contains(&"out.sgf".to_owned()));
    }
}
