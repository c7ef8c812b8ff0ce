//! Sabaki's own GTP library, from npm, plays with the real program: see `game.mjs`.

use std::path::Path;
use std::process::Command;

#[test]
fn sabaki_plays_a_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sabaki");
    if !folder.join("node_modules/@sabaki/gtp").exists() {
        println!("skipped: run `npm ci` in tests/sabaki first, as tests/run does");
        return;
    }
    let output = Command::new("node")
        .arg("game.mjs")
        .arg(env!("CARGO_BIN_EXE_octant"))
        .current_dir(folder)
        .output()
        .expect("node starts");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && output.stdout == b"ok\n", "{error}");
}
