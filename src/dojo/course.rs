//! The records of a run in its store: games with what was thought at each move.

use crate::game::Rules;
use crate::sgf::Tree;
use crate::store::{Founding, LineError, Record, RecordKind};
use std::fmt;

/// The common ground of all games of a run: the rules. Boards, komi and nets differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// The rules.
    pub rules: Rules,
}

impl Founding for Course {
    type Record = Game;

    const KIND: RecordKind =
        RecordKind { whole: "dojo", one: "game", many: "games", ending: "sgfs" };

    fn to_line(&self) -> String {
        self.rules.name().to_owned()
    }

    fn from_line(line: &str) -> Result<Course, LineError> {
        Ok(Course { rules: line.trim().parse()? })
    }
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "of {} rules", self.rules)
    }
}

/// A finished game as a line of SGF, with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    name: String,
    line: String,
}

impl Game {
    /// A game from its tree, whose root has its name.
    pub(super) fn of_tree(tree: &Tree, name: &str) -> Game {
        let text = String::from_utf8_lossy(&tree.to_sgf()).into_owned();
        Game { name: name.to_owned(), line: text.replace(['\n', '\r'], "") }
    }

    /// The game as SGF.
    pub fn sgf(&self) -> &str {
        &self.line
    }
}

impl Record for Game {
    fn name(&self) -> &str {
        &self.name
    }

    fn to_line(&self) -> String {
        self.line.clone()
    }

    /// Reads no more than the name: who only counts games need not understand them.
    fn from_line(line: &str) -> Result<Game, LineError> {
        let name = line.split_once("GN[").and_then(|(_, rest)| rest.split_once(']'));
        let is_whole = line.starts_with("(;") && line.ends_with(')');
        match name {
            Some((name, _)) if is_whole => {
                Ok(Game { name: name.to_owned(), line: line.to_owned() })
            }
            _ => Err("not a game with a name".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::GameRecord;

    #[test]
    fn games_and_courses_come_back_from_their_lines() {
        let mut record = GameRecord::read(b"(;SZ[9];B[ee])").expect("a game");
        record.name = "20081001T093000.125Z-0f5c".to_owned();
        let game = Game::of_tree(&record.to_tree(), &record.name);
        let again = Game::from_line(&game.to_line()).expect("its own line");
        assert_eq!((again.name(), again.sgf()), (record.name.as_str(), game.sgf()));
        for line in ["", "(;SZ[9])", "(;GN[torn", "(;GN[torn];B[ee]"] {
            assert!(Game::from_line(line).is_err(), "{line}");
        }
        for rules in Rules::ALL {
            let course = Course { rules };
            assert_eq!(Course::from_line(&course.to_line()).expect("a course"), course);
        }
        assert!(Course::from_line("mahjong").is_err());
    }
}
