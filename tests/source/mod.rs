//! The files of `src` as text, for tests that read them; they know just enough Rust for that.
#![allow(dead_code, reason = "no test program needs all of it")]

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the crate.
pub struct Source {
    /// Its path under `src`, as in `board/point.rs`.
    pub path: String,
    /// Its contents.
    pub text: String,
}

impl Source {
    /// The room that the file belongs to; none for `lib.rs` and `main.rs`.
    pub fn room(&self) -> Option<&str> {
        match self.path.split_once('/') {
            Some((room, _)) => Some(room),
            None => self.path.strip_suffix(".rs").filter(|name| !["lib", "main"].contains(name)),
        }
    }

    /// The depth of the file in modules: 1 for `game/mod.rs`, 2 for `game/rules.rs`.
    pub fn depth(&self) -> usize {
        self.path.trim_end_matches("/mod.rs").split('/').count()
    }

    /// The text without comments.
    pub fn code(&self) -> String {
        let before_comment = |line: &str| line.split("//").next().unwrap_or_default().to_string();
        self.text.lines().map(before_comment).collect::<Vec<_>>().join("\n")
    }
}

/// Every file of `src`.
pub fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders: Vec<PathBuf> = vec![root.clone()];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of src can be listed") {
            let path = entry.expect("an entry of src can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(&root).expect("a path under src");
                let text = fs::read_to_string(&path).expect("a source file is text");
                sources.push(Source { path: name.to_string_lossy().replace('\\', "/"), text });
            }
        }
    }
    sources
}

/// Tells whether a letter belongs to a word.
pub fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The words of a text, in order.
pub fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter| !is_word(letter)).filter(|word| !word.is_empty())
}

/// The word that a text begins with.
pub fn first_word(text: &str) -> &str {
    let text = text.trim_start();
    &text[..text.find(|letter| !is_word(letter)).unwrap_or(text.len())]
}

/// Tells whether a text has a word, alone and not as a part of another.
pub fn has_word(text: &str, word: &str) -> bool {
    text.split(|letter| !is_word(letter)).any(|other| other == word)
}

/// Fails with the faults, a line each, if there are any.
pub fn assert_none(faults: Vec<String>) {
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
