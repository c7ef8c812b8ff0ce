//! The shape of the source: who may use whom, how long a file may be, where unsafe code is.
//!
//! The checks read the text of `src`; they know just enough Rust to find paths in it.

mod source;

use source::{Source, assert_none, first_word, has_word, is_word, sources};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// The rooms of the engine. A room may use those of lower layers, never one of its own layer
/// or a higher one, and stands as low as those that it uses allow.
const LAYERS: &[(usize, &str)] = &[
    (0, "board"),
    (0, "files"),
    (0, "parameters"),
    (0, "plot"),
    (1, "clock"),
    (1, "tactics"),
    (2, "game"),
    (2, "playout"),
    (2, "store"),
    (3, "net"),
    (3, "prediction"),
    (3, "sgf"),
    (3, "solver"),
    (4, "archive"),
    (4, "arena"),
    (4, "book"),
    (4, "search"),
    (5, "bookmaking"),
    (5, "evolve"),
    (5, "experiment"),
    (5, "learning"),
    (5, "training"),
    (6, "dojo"),
    (6, "engine"),
    (7, "gtp"),
    (7, "katago"),
    (7, "population"),
    (7, "review"),
    (8, "cli"),
];

/// The files that may hold unsafe code: instructions that the language does not have.
const UNSAFE_FILES: [&str; 11] = [
    "board/select.rs",
    "net/kernel/bytes.rs",
    "net/kernel/float.rs",
    "net/kernel/lanes.rs",
    "net/kernel/matrix.rs",
    "net/kernel/peak.rs",
    "net/kernel/vnni.rs",
    "net/kernel/winograd.rs",
    "search/prefetch.rs",
    "training/kernels/tiles.rs",
    "training/kernels/vector.rs",
];

/// The longest file that a reader should meet.
const MOST_LINES: usize = 500;

/// The words that follow a path's beginning: `a` of `crate::a::b`, `a` and `c` of
/// `crate::{a::b, c}`.
fn words_after<'a>(code: &'a str, beginning: &str) -> Vec<&'a str> {
    let mut words = Vec::new();
    for (at, _) in code.match_indices(beginning) {
        if code[..at].ends_with(is_word) {
            continue;
        }
        let rest = &code[at + beginning.len()..];
        match rest.strip_prefix('{') {
            Some(list) => words.extend(members(list)),
            None => words.push(first_word(rest)),
        }
    }
    words
}

/// The first word of each member of a list in braces; the text begins after the opening one.
fn members(list: &str) -> Vec<&str> {
    let mut words = vec![first_word(list)];
    let mut depth = 0;
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => words.push(first_word(&list[at + 1..])),
            _ => {}
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

fn layer(room: &str) -> Option<usize> {
    LAYERS.iter().find(|(_, name)| *name == room).map(|(layer, _)| *layer)
}

/// The words after the paths by which a file leaves its room.
fn used_rooms<'a>(source: &Source, code: &'a str) -> Vec<&'a str> {
    let mut used = words_after(code, "crate::");
    // Enough steps through `super` leave the room as well.
    let climb = "super::".repeat(source.depth());
    used.extend(words_after(code, &climb).into_iter().filter(|word| layer(word).is_some()));
    used.retain(|word| Some(*word) != source.room());
    used
}

/// Faults of the arrows of a file, a sentence each.
fn wrong_arrows(source: &Source) -> Vec<String> {
    let Some(room) = source.room() else { return Vec::new() };
    let Some(own) = layer(room) else {
        return vec![format!("`{room}` is not in the table of layers")];
    };
    let code = source.code();
    used_rooms(source, &code)
        .into_iter()
        .filter_map(|word| match layer(word) {
            None => Some(format!("{}: `{word}` is not in the table of layers", source.path)),
            Some(other) if other >= own => Some(format!(
                "{}: `{room}` (layer {own}) uses `{word}` (layer {other})",
                source.path
            )),
            Some(_) => None,
        })
        .collect()
}

#[test]
fn arrows_point_down() {
    let sources = sources();
    assert!(sources.iter().any(|source| source.room() == Some("board")), "src was not read");
    assert_none(sources.iter().flat_map(wrong_arrows).collect());
}

/// The page of the library leads to every room, in the order of the layers.
#[test]
fn the_reading_guide_names_every_room_in_its_layer() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs"))
        .expect("src/lib.rs");
    let layer_at =
        |line: &str| line.strip_prefix("//! ")?.split_once(". ")?.0.parse::<usize>().ok();
    let mut layer = 0;
    let mut named = Vec::new();
    for line in page.lines().skip_while(|line| *line != "//! # Reading guide") {
        layer = layer_at(line).unwrap_or(layer);
        named.extend(line.split('`').skip(1).step_by(2).map(|name| (layer, name)));
    }
    let wrong = |&(layer, room): &(usize, &str)| {
        let is_named = named.contains(&(layer + 1, room));
        (!is_named).then(|| format!("`{room}` is not in number {} of the reading guide", layer + 1))
    };
    assert_none(LAYERS.iter().filter_map(wrong).collect());
}

/// A room that stands higher than it must looks as if it needed more than it does.
#[test]
fn rooms_stand_as_low_as_they_can() {
    let mut lowest: HashMap<String, usize> = HashMap::new();
    for source in sources() {
        let Some(room) = source.room() else { continue };
        let code = source.code();
        let layers = used_rooms(&source, &code).into_iter().filter_map(layer);
        let above = layers.max().map_or(0, |layer| layer + 1);
        let own = lowest.entry(room.to_string()).or_default();
        *own = above.max(*own);
    }
    let is_high = |(own, room): &&(usize, &str)| lowest.get(*room).is_some_and(|low| low < own);
    let told = |(_, room): &(usize, &str)| format!("`{room}` belongs in layer {}", lowest[*room]);
    assert_none(LAYERS.iter().filter(is_high).map(told).collect());
}

#[test]
fn every_room_of_the_table_exists() {
    let sources = sources();
    let is_there = |room: &str| sources.iter().any(|source| source.room() == Some(room));
    let missing = LAYERS.iter().filter(|(_, room)| !is_there(room));
    assert_none(missing.map(|(_, room)| format!("there is no room `{room}`")).collect());
}

#[test]
fn main_only_starts_the_command_line() {
    for source in sources().iter().filter(|source| source.path == "main.rs") {
        assert_eq!(words_after(&source.code(), "octant::"), ["cli"]);
    }
}

#[test]
fn files_are_short() {
    let is_long = |source: &Source| source.text.lines().count() > MOST_LINES;
    let long = sources().into_iter().filter(is_long);
    assert_none(long.map(|source| format!("{}: over {MOST_LINES} lines", source.path)).collect());
}

#[test]
fn unsafe_code_is_where_it_is_expected() {
    let sources = sources();
    let found = |word: &str, allowed: &[&str]| {
        sources
            .iter()
            .filter(|source| !allowed.contains(&source.path.as_str()))
            .filter(|source| has_word(&source.code(), word))
            .map(|source| format!("{}: has `{word}`", source.path))
            .collect()
    };
    assert_none(found("unsafe", &UNSAFE_FILES));
    assert_none(found("unsafe_code", &[&UNSAFE_FILES[..], &["lib.rs"]].concat()));
}

/// Every room of `src` is described in the table of CONTRIBUTING.md, with its layer.
#[test]
fn the_table_of_rooms_is_complete() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("CONTRIBUTING.md"))
        .expect("CONTRIBUTING.md is there");
    let mut rooms: Vec<String> =
        sources().iter().filter_map(|source| source.room().map(str::to_string)).collect();
    rooms.sort();
    rooms.dedup();
    let rows = rooms.iter().filter_map(|room| Some(format!("| {} | `{room}` |", layer(room)?)));
    let missing = rows.filter(|row| !page.lines().any(|line| line.starts_with(row.as_str())));
    assert_none(missing.map(|row| format!("CONTRIBUTING.md: no row `{row} ... |`")).collect());
}

/// The checker itself: what it must find and what it must let pass.
#[test]
fn wrong_arrows_are_found() {
    let faults = |path: &str, text: &str| {
        wrong_arrows(&Source { path: path.to_string(), text: text.to_string() }).len()
    };
    assert_eq!(faults("game/rules.rs", "use crate::board::{Board, Color};"), 0);
    assert_eq!(faults("game/rules.rs", "use crate::game::score;\nuse super::undo;"), 0);
    assert_eq!(faults("game/rules.rs", "/// See [`crate::search`].\n// use crate::gtp;"), 0);
    assert_eq!(faults("board/point.rs", "use crate::game::Game;"), 1);
    assert_eq!(faults("sgf/mod.rs", "use crate::net::Planes;"), 1);
    assert_eq!(faults("game/mod.rs", "fn f() -> crate::engine::Engine {}"), 1);
    assert_eq!(faults("game/mod.rs", "use super::search::Tree;"), 1);
    assert_eq!(faults("game/rules.rs", "use super::super::search::Tree;"), 1);
    assert_eq!(faults("game/rules.rs", "use super::search::inside_game;"), 0);
    assert_eq!(faults("game/mod.rs", "use crate::{board::{Board, Size}, sgf, gtp::x};"), 2);
    assert_eq!(faults("helpers/mod.rs", ""), 1);
    assert_eq!(faults("game/mod.rs", "use crate::helpers::x;"), 1);
    assert_eq!(faults("lib.rs", "pub mod board;"), 0);
}

#[test]
fn words_are_found_whole() {
    assert!(has_word("unsafe { x }", "unsafe"));
    assert!(!has_word("#![deny(unsafe_code)]", "unsafe"));
}
