//! The lines that a person types.

use crate::board::Move;
use crate::clock::TimeControl;
use crate::game::{Komi, Rules};
use std::path::PathBuf;

/// A thing to do.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Command {
    /// Make a move.
    Move(Move),
    /// Give the game up.
    Resign,
    /// Take moves back: so many, or all since one's own last.
    Undo(Option<usize>),
    /// Make moves again that were taken back.
    Redo,
    /// Let the engine move, whoever's turn it is.
    Go,
    /// Say what the engine would play.
    Hint,
    /// Say how the game stands.
    Score,
    /// Show the board.
    Board,
    /// List the moves.
    Moves,
    /// Save the game.
    Save(PathBuf),
    /// Load a game, up to a move.
    Load(PathBuf, Option<usize>),
    /// Begin a new game, on a board of another size.
    New(Option<usize>),
    /// Begin a new game with a handicap.
    Handicap(usize),
    /// Change the strength of the engine.
    Level(u8),
    /// Change the komi.
    Komi(Komi),
    /// Change the rules.
    Rules(Rules),
    /// Change the time control.
    Time(TimeControl),
    /// Play these colors: Black, White.
    Color(bool, bool),
    /// Explain.
    Help,
    /// Leave.
    Quit,
}

/// The commands as they are typed, for the line editor to complete.
pub(super) const NAMES: [&str; 23] = [
    "black", "board", "both", "color", "exit", "go", "handicap", "help", "hint", "komi", "level",
    "load", "moves", "new", "pass", "quit", "redo", "resign", "rules", "save", "score", "time",
    "undo",
];

/// The commands that need more words than their name, and what they look like with them.
const USAGE: [(&str, &str); 8] = [
    ("color", "color black, color white, color both or color neither"),
    ("handicap", "handicap 4"),
    ("komi", "komi 6.5"),
    ("level", "level 5, from 1 to 10"),
    ("load", "load game.sgf, or load game.sgf 20 for its first 20 moves"),
    ("rules", "rules chinese, japanese, aga, new_zealand, tromp_taylor or cgos"),
    ("save", "save game.sgf"),
    (
        "time",
        "time none, time absolute MAIN, time byoyomi MAIN PERIOD PERIODS,\n  \
         time canadian MAIN PERIOD STONES or time fischer MAIN INCREMENT, in seconds",
    ),
];

/// Tells whether more words follow the name of a command.
pub(super) fn wants_more(name: &str) -> bool {
    usage(name).is_some()
}

fn usage(name: &str) -> Option<String> {
    let (_, usage) = USAGE.iter().find(|(known, _)| *known == name)?;
    Some(format!("write {usage}"))
}

impl Command {
    /// Reads a line; `None` if there is nothing on it.
    pub(super) fn read(line: &str) -> Result<Option<Command>, String> {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { return Ok(None) };
        let rest: Vec<&str> = words.collect();
        let name = first.to_ascii_lowercase();
        if let Some(usage) = usage(&name).filter(|_| rest.is_empty()) {
            return Err(usage);
        }
        let command = match (name.as_str(), &rest[..]) {
            ("resign", []) => Command::Resign,
            ("undo" | "u" | "back", []) => Command::Undo(None),
            ("undo" | "u" | "back", [count]) => Command::Undo(Some(number(count)?)),
            ("redo" | "forward", []) => Command::Redo,
            ("go", []) => Command::Go,
            ("hint" | "h", []) => Command::Hint,
            ("score", []) => Command::Score,
            ("board" | "show", []) => Command::Board,
            ("moves" | "history", []) => Command::Moves,
            ("save", [_, ..]) => Command::Save(path(line)),
            ("load", [_, .., last]) if is_number(last) => {
                let file = line.trim_end().strip_suffix(last).unwrap_or(line);
                Command::Load(path(file), Some(number(last)?))
            }
            ("load", [_, ..]) => Command::Load(path(line), None),
            ("new", []) => Command::New(None),
            ("new", [size]) => Command::New(Some(number(size)?)),
            ("handicap", [stones]) => Command::Handicap(number(stones)?),
            ("level", [level]) => Command::Level(
                level
                    .parse()
                    .ok()
                    .filter(|level| (1..=10).contains(level))
                    .ok_or("levels are 1 to 10")?,
            ),
            ("komi", [points]) => Command::Komi(points.parse().map_err(text)?),
            ("rules", [_, ..]) => Command::Rules(rest.join(" ").parse().map_err(text)?),
            ("time", [_, ..]) => Command::Time(
                rest.join(" ").parse().map_err(|_| usage("time").unwrap_or_default())?,
            ),
            ("color" | "colour", [color]) => match color.to_ascii_lowercase().as_str() {
                "black" | "b" => Command::Color(true, false),
                "white" | "w" => Command::Color(false, true),
                "both" => Command::Color(true, true),
                "neither" | "none" => Command::Color(false, false),
                _ => return Err("colors are black, white, both and neither".to_owned()),
            },
            ("help" | "?", _) => Command::Help,
            ("quit" | "exit" | "q", []) => Command::Quit,
            (_, []) => Command::Move(name.parse().map_err(|_| unknown(first))?),
            _ => return Err(unknown(first)),
        };
        Ok(Some(command))
    }
}

fn unknown(word: &str) -> String {
    format!("{word:?} is neither a move such as D4 nor a command as it is written; try `help`")
}

fn number(word: &str) -> Result<usize, String> {
    word.parse().map_err(|_| format!("{word:?} is not a number"))
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Everything after the first word: a name may have spaces.
fn path(line: &str) -> PathBuf {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or("", |(_, rest)| rest.trim()).into()
}

fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Command {
        Command::read(line).expect(line).expect(line)
    }

    #[test]
    fn moves_are_moves_and_words_are_commands() {
        assert_eq!(read(" d4 "), Command::Move("D4".parse().expect("a move")));
        assert_eq!(read("PASS"), Command::Move(Move::Pass));
        assert_eq!(read("u"), Command::Undo(None));
        assert_eq!(read("undo 3"), Command::Undo(Some(3)));
        assert_eq!(read("new 19"), Command::New(Some(19)));
        assert_eq!(read("color White"), Command::Color(false, true));
        assert_eq!(read("rules New Zealand"), Command::Rules(Rules::NewZealand));
        assert_eq!(
            read("time byoyomi 60 10 3"),
            Command::Time("byoyomi 60 10 3".parse().expect("a control"))
        );
        assert_eq!(Command::read("   "), Ok(None));
    }

    #[test]
    fn names_of_files_may_have_spaces() {
        assert_eq!(read("save my  game.sgf"), Command::Save("my  game.sgf".into()));
        assert_eq!(read("load my game.sgf 20"), Command::Load("my game.sgf".into(), Some(20)));
        assert_eq!(read("load 20"), Command::Load("20".into(), None));
    }

    #[test]
    fn what_is_not_understood_is_explained() {
        for (line, reason) in [
            ("dance", "\"dance\" is neither a move"),
            ("d4 e5", "\"d4\" is neither a move"),
            ("level 11", "levels are 1 to 10"),
            ("undo x", "\"x\" is not a number"),
            ("color red", "colors are"),
            ("save", "write save game.sgf"),
            ("time", "write time none"),
            ("time soon", "write time none"),
            ("komi none", "komi is not a number from -1000 to 1000"),
        ] {
            let error = Command::read(line).expect_err(line);
            assert!(error.starts_with(reason), "{line}: {error}");
        }
    }

    #[test]
    fn the_names_are_in_order_and_understood() {
        assert!(NAMES.is_sorted());
        for name in ["board", "go", "help", "hint", "moves", "quit", "redo", "resign", "score"] {
            assert!(NAMES.contains(&name) && Command::read(name).is_ok(), "{name}");
        }
    }
}
