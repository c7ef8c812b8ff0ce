//! Sabaki's own libraries, from npm, with the real program: see `game.mjs` and `review.mjs`.

use crate::folder::Folder;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of the libraries; `None` if they are not there, which is said.
fn sabaki() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sabaki");
    let is_there =
        ["gtp", "sgf"].iter().all(|name| folder.join("node_modules/@sabaki").join(name).exists());
    if !is_there {
        println!("skipped: run `npm ci` in tests/sabaki first, as tests/run does");
    }
    is_there.then_some(folder)
}

/// What a script says, which has to succeed.
fn run(folder: &Path, script: &str, arguments: &[&str]) -> String {
    let node = Command::new("node").arg(script).args(arguments).current_dir(folder).output();
    let output = node.expect("node starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn sabaki_plays_a_game() {
    let Some(sabaki) = sabaki() else { return };
    assert_eq!(run(&sabaki, "game.mjs", &[env!("CARGO_BIN_EXE_octant")]), "ok\n");
}

#[test]
fn sabaki_reads_a_review() {
    let Some(sabaki) = sabaki() else { return };
    let folder = Folder::empty();
    let game =
        "(;SZ[9]KM[7]PB[Ad\\\\a]C[A \\] game];B[ee];W[aa];B[gc]C[Good](;W[cc];B[];W[ai])(;W[dd]))";
    fs::write(folder.path("game.sgf"), game).expect("a file");
    folder.run("review game.sgf -o out.sgf --playouts 60 --memory 16 --no-net --mistake 6");
    let out = folder.path("out.sgf").to_string_lossy().into_owned();
    let said = run(&sabaki, "review.mjs", &[&out, "6"]);
    let mistakes = said.trim().strip_prefix("ok ").and_then(|count| count.parse::<u32>().ok());
    assert!(mistakes.is_some_and(|count| count > 0), "{said}");
}
