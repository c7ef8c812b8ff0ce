//! Every command, by family.
//!
//! A family is a table of names and functions. What is in a table is what the engine knows:
//! `list_commands` and `known_command` read the same tables that run the commands.

mod analysis;
mod cgos;
mod core;
mod files;
mod gogui;
mod kgs;
mod net;
mod params;
mod queries;
mod regress;
mod setup;
mod solver;
mod time;

use super::client::Client;
use super::protocol::{Args, Failure};
use super::session::Session;

/// The outcome of a command.
pub type Outcome = Result<String, Failure>;

/// A function that runs a command.
pub type Handler = fn(&mut Session, &Args, &mut Client<'_>) -> Outcome;

/// A family of commands.
type Family = &'static [(&'static str, Handler)];

const FAMILIES: [Family; 13] = [
    core::COMMANDS,
    files::COMMANDS,
    setup::COMMANDS,
    time::COMMANDS,
    kgs::COMMANDS,
    cgos::COMMANDS,
    analysis::COMMANDS,
    gogui::COMMANDS,
    net::COMMANDS,
    params::COMMANDS,
    queries::COMMANDS,
    regress::COMMANDS,
    solver::COMMANDS,
];

/// The names of all commands.
pub fn names() -> impl Iterator<Item = &'static str> {
    FAMILIES.into_iter().flatten().map(|&(name, _)| name)
}

/// Finds the function that runs the command of a name in lower case.
pub fn find(name: &str) -> Option<Handler> {
    FAMILIES.into_iter().flatten().find(|&&(known, _)| known == name).map(|&(_, run)| run)
}

/// The answer of a command that has nothing to say.
fn done() -> Outcome {
    Ok(String::new())
}

/// Things in a row with spaces between.
fn spaced<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn names_are_lower_case_and_unique() {
        let mut seen = HashSet::new();
        for name in names() {
            assert!(seen.insert(name), "{name} twice");
            assert_eq!(name, name.to_ascii_lowercase());
            assert!(find(name).is_some());
        }
    }

    #[test]
    fn the_page_lists_every_command() {
        let page = include_str!("../../../docs/gtp.md");
        for name in names() {
            let is_told =
                page.contains(&format!("`{name}`")) || page.contains(&format!("`{name} "));
            assert!(is_told, "docs/gtp.md: no {name}");
        }
    }

    #[test]
    fn what_would_mislead_clients_is_not_listed() {
        for name in ["kgs-chat", "analyze", "gogui-rules_board", "rectangular_boardsize"] {
            assert!(find(name).is_none(), "{name}");
        }
    }
}
