//! The examples run to their ends.

use super::folder::{Folder, text};
use std::path::Path;
use std::process::Command;

#[test]
fn every_example_runs() {
    // Cargo builds them beside the program, unless it was told to build some tests alone.
    let built = Path::new(env!("CARGO_BIN_EXE_octant")).with_file_name("examples");
    let folder = Folder::empty();
    let picture = folder.path("picture.svg");
    let words = picture.to_str().expect("a path");
    for (example, arguments, expected) in [
        ("board", &[][..], "B4 is forbidden to white"),
        ("sgf", &[], "it breaks the rules: move 2"),
        ("book", &[], "White may play G3: 2 games"),
        ("search", &[words, "50"], "simulations: "),
    ] {
        let program = built.join(example);
        if !program.is_file() {
            println!("skipped: the example {example} is not built");
            continue;
        }
        let output = Command::new(program).args(arguments).output().expect("it starts");
        assert!(output.status.success(), "{example}: {}", text(&output.stderr));
        assert!(text(&output.stdout).contains(expected), "{example}: {}", text(&output.stdout));
    }
    if picture.is_file() {
        let svg = folder.text("picture.svg");
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    }
}
