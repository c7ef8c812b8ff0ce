//! The commands that pages show: those of the README run, those of the other pages are at least
//! understood.

use super::folder::{Folder, text};
use super::{commands, pages, root};
use std::fs;

/// The arguments of a command that starts the program, whichever way it does.
fn arguments(command: &str) -> Option<&str> {
    let rest = command
        .strip_prefix("octant")
        .or_else(|| command.strip_prefix("cargo run --release --"))
        .or_else(|| command.strip_prefix("cargo run --release"))?;
    (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim())
}

/// The words of a command as a shell splits them, without its redirections.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in command.chars() {
        match (letter, quote) {
            (letter, Some(open)) if letter == open => quote = None,
            ('\'' | '"', None) => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (' ', None) => words.extend(word.take()),
            ('>' | '|' | '<', None) => break,
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

/// In order, in one folder, as a reader would type them. The input is closed, so that a program
/// that waits for commands ends.
#[test]
fn the_readme_runs() {
    let readme = fs::read_to_string(root().join("README.md")).expect("a README");
    let folder = Folder::empty();
    let mut runs = 0;
    for command in commands(&readme) {
        let Some(arguments) = arguments(&command) else {
            continue;
        };
        let output = folder.command("").args(words(arguments)).output().expect("octant starts");
        assert!(output.status.success(), "{command}: {}", text(&output.stderr));
        runs += 1;
    }
    assert!(runs >= 5, "only {runs} commands in the README");
}

/// What is not of the program itself is there.
#[test]
fn scripts_and_examples_exist() {
    for page in pages() {
        for command in commands(&page.text) {
            let first = command.split(' ').next().unwrap_or_default();
            if first.contains('/') {
                let place = root().join(first);
                assert!(place.is_file(), "{}: {command}", page.name.display());
            }
            if let Some((_, example)) = command.split_once("--example ") {
                let name = example.split(' ').next().unwrap_or_default();
                let place = root().join("examples").join(name).with_extension("rs");
                assert!(place.is_file(), "{}: {command}", page.name.display());
            }
        }
    }
}

/// The flags and the values of every command are understood: with `--help` at its end a command
/// is read up to there, and then explains itself.
#[test]
fn commands_of_the_docs_are_understood() {
    let folder = Folder::empty();
    let mut faults = Vec::new();
    let mut read = 0;
    for page in pages() {
        for command in commands(&page.text) {
            let Some(arguments) = arguments(&command) else { continue };
            let mut command_line = folder.command("");
            let output = command_line.args(words(arguments)).arg("--help").output();
            let output = output.expect("octant starts");
            read += 1;
            if !output.status.success() {
                let name = page.name.display();
                faults.push(format!("{name}: {command}: {}", text(&output.stderr)));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    assert!(read > 20, "only {read} commands in the docs");
}

#[test]
fn words_are_split_as_a_shell_does() {
    assert_eq!(
        words("match --a 'gnugo --mode gtp' -o \"\""),
        ["match", "--a", "gnugo --mode gtp", "-o", ""]
    );
    assert_eq!(words("book show a.book > out.txt"), ["book", "show", "a.book"]);
    assert_eq!(arguments("octant book"), Some("book"));
    assert_eq!(arguments("cargo run --release -- bench"), Some("bench"));
    assert_eq!(arguments("octants"), None);
}
