//! Public items that nobody uses, errors that hide their causes, circles inside the rooms, and docs
//! that begin with a question.
//!
//! The checks read the text of the source, as those of `tests/architecture.rs` do.

mod source;

use source::{Source, assert_none, is_word, sources, words_of};
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;

/// Public items of rooms under construction, whose users are still to come.
const AHEAD: &[(&str, &str)] = &[
    ("solver/rules/book.rs", "for_any"),
    ("solver/rules/book.rs", "for_all"),
    ("solver/rules/links.rs", "generate"),
    ("solver/rules/links.rs", "generalized"),
];

/// The code of the program without that of its tests.
fn programs() -> Vec<(Source, String)> {
    let is_test = |source: &Source| source.path.ends_with("tests.rs");
    let code = |source: &Source| {
        let code = source.code().replace("#[cfg(test)]\n    pub fn", "#[cfg(test)]\n    fn");
        code.split("#[cfg(test)]\nmod ").next().unwrap_or_default().to_string()
    };
    let sources = sources().into_iter().filter(|source| !is_test(source));
    let with_code = |source: Source| {
        let code = code(&source);
        (source, code)
    };
    sources.map(with_code).collect()
}

/// The names of the items that a line of code makes public for all.
fn public_item(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let rest = ["const ", "unsafe ", "async "].iter().fold(rest, |rest, word| {
        rest.strip_prefix(word).filter(|rest| rest.starts_with(char::is_lowercase)).unwrap_or(rest)
    });
    let kinds = ["fn ", "struct ", "enum ", "trait ", "type ", "const ", "static "];
    let rest = kinds.iter().find_map(|kind| rest.strip_prefix(kind))?;
    Some(source::first_word(rest)).filter(|name| !name.is_empty())
}

/// All that uses the library from outside: tests, examples, benches.
fn outside() -> String {
    let mut folders: Vec<_> = ["tests", "examples", "benches"]
        .map(|name| Path::new(env!("CARGO_MANIFEST_DIR")).join(name))
        .into();
    let mut text = String::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with("node_modules") {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                text += &fs::read_to_string(path).expect("a source file is text");
            }
        }
    }
    text
}

/// A public item that no code names but where it is made, and no test from outside: the compiler
/// cannot tell, because a user of the library might.
#[test]
fn nothing_public_is_unused() {
    let programs = programs();
    let outside = outside();
    let mut uses: HashMap<&str, usize> = HashMap::new();
    let codes = programs.iter().map(|(_, code)| code.as_str());
    for word in codes.chain([outside.as_str()]).flat_map(words_of) {
        *uses.entry(word).or_default() += 1;
    }
    let mut faults = Vec::new();
    for (source, code) in &programs {
        let is_ahead = |name: &&str| AHEAD.contains(&(source.path.as_str(), *name));
        let unused = code.lines().filter_map(public_item).filter(|name| uses[name] == 1);
        for name in unused.filter(|name| !is_ahead(name)) {
            faults.push(format!("{}: nobody uses `{name}`", source.path));
        }
    }
    assert_none(faults);
}

/// An error with another error inside says so by `source`, or else nobody learns the cause.
#[test]
fn errors_keep_their_causes() {
    let mut faults = Vec::new();
    for (source, code) in programs() {
        for (at, _) in code.match_indices("Error for ") {
            let rest = &code[at + "Error for ".len()..];
            let name = source::first_word(rest);
            if !rest[name.len()..].starts_with(" {}") {
                continue;
            }
            let body = ["enum", "struct"].iter().find_map(|kind| {
                let start = code.find(&format!("{kind} {name} {{"))?;
                code[start..].find("\n}").map(|end| &code[start..start + end])
            });
            let holds = |ending: &str| body.is_some_and(|body| body.contains(ending));
            if ["Error),", "Error>),", " IllegalMove),", "io::Error"].iter().any(|word| holds(word))
            {
                faults.push(format!("{}: {name} hides its cause: it has no `source`", source.path));
            }
        }
    }
    assert_none(faults);
}

/// The files and folders directly in a room, each with its code and that of what is below it.
fn parts(programs: &[(Source, String)], room: &str) -> HashMap<String, String> {
    let mut parts: HashMap<String, String> = HashMap::new();
    for (source, code) in programs {
        let Some(path) = source.path.strip_prefix(&format!("{room}/")) else { continue };
        let part = path.split('/').next().unwrap_or_default().trim_end_matches(".rs");
        if part == "mod" {
            continue;
        }
        let text = parts.entry(part.to_string()).or_default();
        // From a folder the room is one `super` further away.
        let depth = path.trim_end_matches("/mod.rs").split('/').count();
        for line in code.lines() {
            let climb = "super::".repeat(depth);
            let inside = line.contains(&format!("crate::{room}::")) || line.contains(&climb);
            *text += if inside || depth == 1 || !line.contains("super::") { line } else { "" };
            text.push('\n');
        }
    }
    parts
}

/// The parts of a room that a part uses: by name, or by an item that is made there.
fn used<'a>(code: &str, room: &str, makers: &HashMap<&str, &'a str>) -> HashSet<&'a str> {
    let mut used = HashSet::new();
    for beginning in ["super::", &format!("crate::{room}::")] {
        for (at, _) in code.match_indices(beginning) {
            if code[..at].ends_with(is_word) {
                continue;
            }
            let rest = &code[at + beginning.len()..];
            let end = if rest.starts_with('{') { rest.find(';') } else { None };
            let names = end.map_or_else(|| source::first_word(rest), |end| &rest[..end]);
            used.extend(words_of(names).filter_map(|name| makers.get(name)));
        }
    }
    used
}

/// The parts that a part reaches, whatever the number of steps.
fn reached<'a>(from: &'a str, uses: &HashMap<&'a str, HashSet<&'a str>>) -> HashSet<&'a str> {
    let mut reached = HashSet::new();
    let mut open: Vec<&str> = uses[from].iter().copied().collect();
    while let Some(part) = open.pop() {
        if reached.insert(part) {
            open.extend(uses[part].iter().copied());
        }
    }
    reached
}

/// The circles of a room, each in alphabetical order.
fn circles(programs: &[(Source, String)], room: &str) -> Vec<Vec<String>> {
    let parts = parts(programs, room);
    let mut makers: HashMap<&str, &str> = HashMap::new();
    for (part, code) in &parts {
        for name in code.lines().filter_map(made) {
            makers.entry(name).or_insert(part);
        }
    }
    makers.extend(parts.keys().map(|part| (part.as_str(), part.as_str())));
    let uses: HashMap<&str, HashSet<&str>> = parts
        .iter()
        .map(|(part, code)| {
            let mut used = used(code, room, &makers);
            used.remove(part.as_str());
            (part.as_str(), used)
        })
        .collect();
    let mut circles: Vec<Vec<String>> = Vec::new();
    for part in parts.keys() {
        let is_in = |other: &&str| reached(other, &uses).contains(part.as_str());
        let reached = reached(part, &uses);
        if reached.contains(part.as_str()) {
            let mut circle: Vec<String> =
                reached.iter().filter(|o| is_in(o)).map(|o| o.to_string()).collect();
            circle.sort();
            if !circles.contains(&circle) {
                circles.push(circle);
            }
        }
    }
    circles
}

/// The name of an item at the margin that other files can see.
fn made(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub")?;
    let rest = if rest.starts_with('(') { rest.split_once(')')?.1 } else { rest };
    let mut words = words_of(rest).skip_while(|word| ["unsafe", "async"].contains(word));
    let first = words.next()?;
    let second = words.next()?;
    let is_function = first == "const" && second == "fn";
    let kinds = ["fn", "struct", "enum", "trait", "type", "const", "static"];
    if is_function { words.next() } else { kinds.contains(&first).then_some(second) }
}

#[test]
fn rooms_have_no_circles() {
    let programs = programs();
    let mut rooms: Vec<&str> = programs.iter().filter_map(|(source, _)| source.room()).collect();
    rooms.sort_unstable();
    rooms.dedup();
    let told = |room: &str| {
        let circles = circles(&programs, room).into_iter();
        circles.map(|circle| format!("{room}: a circle of {}", circle.join(", "))).collect()
    };
    assert_none(rooms.into_iter().flat_map(|room| -> Vec<String> { told(room) }).collect());
}

/// Words that begin a question. The first line of a doc names the thing or says what it does: lists
/// of items then read like lists.
const QUESTIONS: [&str; 10] =
    ["What", "How", "Whether", "Who", "Whose", "Whoever", "Where", "When", "Why", "Which"];

/// The lines of a text that begin a doc with a question, from 1.
fn questions(text: &str) -> Vec<usize> {
    let doc = |line: &str| {
        let line = line.trim_start();
        line.strip_prefix("/// ").or_else(|| line.strip_prefix("//! ")).map(str::to_string)
    };
    let mut found = Vec::new();
    let mut is_inside = false;
    for (number, line) in text.lines().enumerate() {
        let begins = |words: String| QUESTIONS.contains(&source::first_word(&words));
        if !is_inside && doc(line).is_some_and(begins) {
            found.push(number + 1);
        }
        is_inside = ["///", "//!"].iter().any(|mark| line.trim_start().starts_with(mark));
    }
    found
}

#[test]
fn docs_begin_with_a_noun_or_a_verb() {
    let told = |source: &Source| -> Vec<String> {
        let lines = questions(&source.text).into_iter();
        lines
            .map(|line| format!("{}:{line}: the doc begins with a question", source.path))
            .collect()
    };
    assert_none(sources().iter().flat_map(told).collect());
}

/// The rooms whose code depends on a feature are those that `tests/run` tests without any.
#[test]
fn rooms_with_features_are_tested_without_them() {
    let script = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/run"));
    let script = script.expect("tests/run is there");
    let depends =
        |source: &Source| source.text.replace("target_feature", "").contains("feature = \"");
    let sources = sources().into_iter().filter(depends);
    let is_forgotten = |room: &&str| *room != "cli" && !script.contains(&format!(" {room}::"));
    let rooms: Vec<_> = sources.filter_map(|source| source.room().map(str::to_string)).collect();
    let forgotten: HashSet<&str> = rooms.iter().map(String::as_str).filter(is_forgotten).collect();
    assert_none(forgotten.iter().map(|room| format!("tests/run: no tests of {room}")).collect());
}

#[test]
fn the_checks_find_what_they_should() {
    let docs = "//! How it is.\n\n/// A thing.\n/// Where it is.\nfn f() {}\n    /// What else.\n";
    assert_eq!(questions(docs), [1, 6]);
    assert_eq!(public_item("    pub const fn side(self) -> usize {"), Some("side"));
    assert_eq!(public_item("pub const WIDE: usize = 8;"), Some("WIDE"));
    assert_eq!(public_item("pub(super) fn hidden() {}"), None);
    assert_eq!(made("pub(in crate::cli) fn size(text: &str) {"), Some("size"));
    assert_eq!(made("    pub fn method(self) {"), None);
    let file = |name: &str, code: &str| {
        (Source { path: format!("room/{name}.rs"), text: String::new() }, code.to_string())
    };
    let programs = [
        file("a", "use super::{B, c};\npub struct A;"),
        file("b", "pub struct B;\nuse crate::room::a::A;"),
        file("c", "use crate::other::A;"),
    ];
    assert_eq!(circles(&programs, "room"), [["a", "b"]]);
    assert!(circles(&programs[..1], "room").is_empty());
}
