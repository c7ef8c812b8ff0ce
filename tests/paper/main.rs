//! The pages around the source: their links lead somewhere, and their commands run.

#[path = "../folder/mod.rs"]
mod folder;

mod commands;
mod examples;
mod links;

use std::fs;
use std::path::{Path, PathBuf};

/// A page of Markdown.
struct Page {
    /// Its path from the root of the repository.
    name: PathBuf,
    text: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every page for readers.
fn pages() -> Vec<Page> {
    const FOLDERS: [&str; 7] =
        ["", "docs", "books", "books/moves", "benches/results", "gtp-scripts", "nets"];
    let mut pages = Vec::new();
    for folder in FOLDERS {
        for entry in fs::read_dir(root().join(folder)).expect("a folder") {
            let name = Path::new(folder).join(entry.expect("an entry").file_name());
            if name.extension().is_some_and(|ending| ending == "md") {
                let text = fs::read_to_string(root().join(&name)).expect("a page is text");
                pages.push(Page { name, text });
            }
        }
    }
    assert!(pages.len() > 10, "no pages found");
    pages
}

/// The lines of the fenced blocks of shell commands, with lines that go on joined.
fn commands(page: &str) -> Vec<String> {
    let mut commands = Vec::new();
    let mut is_inside = false;
    let mut whole = String::new();
    for line in page.lines() {
        match line.trim() {
            "```sh" => is_inside = true,
            "```" => is_inside = false,
            line if is_inside => {
                let command = line.split(" # ").next().unwrap_or_default().trim();
                if let Some(part) = command.strip_suffix('\\') {
                    whole.push_str(part);
                } else if !command.is_empty() {
                    commands.push(std::mem::take(&mut whole) + command);
                }
            }
            _ => {}
        }
    }
    commands
}

/// The README is one page.
#[test]
fn the_readme_is_short() {
    let readme = fs::read_to_string(root().join("README.md")).expect("a README");
    assert!(readme.lines().count() <= 150, "{} lines", readme.lines().count());
}

#[test]
fn commands_are_found() {
    let page = "words\n```sh\na b   # why\n\nc \\\n   d\n```\n`e`\n```text\nf\n```\n";
    assert_eq!(commands(page), ["a b", "c d"]);
}
