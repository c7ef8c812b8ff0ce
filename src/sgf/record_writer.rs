//! A game record as a tree and as text.

use super::record::GameRecord;
use super::tree::{Node, Property, Tree};
use super::value::Value;
use crate::board::Color;

impl GameRecord {
    /// The record as a file of one game on one line, in UTF-8.
    pub fn to_sgf(&self) -> String {
        String::from_utf8(self.to_tree().to_sgf()).expect("a record's texts are UTF-8")
    }

    /// The record on one line, without its line break, however many lines its texts have.
    pub fn to_line(&self) -> String {
        self.to_sgf().trim_end().replace('\n', "")
    }

    /// The record as a tree without variations.
    pub fn to_tree(&self) -> Tree {
        let mut tree = Tree::new();
        let mut node = tree.root();
        self.write_info(&mut tree[node]);
        self.write_setup(&mut tree[node]);
        for &(color, mv) in &self.moves {
            node = tree.add_child(node);
            tree[node]
                .add(color.letter().encode_utf8(&mut [0; 4]), Value::from_move(mv, self.size));
        }
        tree
    }

    fn write_info(&self, root: &mut Node) {
        root.add("FF", Value::from_text("4"));
        root.add("GM", Value::from_text("1"));
        root.add("CA", Value::from_text("UTF-8"));
        root.add("AP", Value::from_pair("Octant", env!("CARGO_PKG_VERSION")));
        root.add("SZ", Value::from_text(&self.size.side().to_string()));
        let komi = self.komi.filter(|komi| komi.is_finite());
        let komi = komi.map_or_else(String::new, |komi| komi.to_string());
        let handicap = if self.handicap > 0 { self.handicap.to_string() } else { String::new() };
        let outcome = self.outcome.as_ref().map_or_else(String::new, |o| o.to_string());
        let texts = [
            ("KM", &komi),
            ("RU", &self.rules),
            ("HA", &handicap),
            ("PB", &self.black.name),
            ("BR", &self.black.rank),
            ("PW", &self.white.name),
            ("WR", &self.white.rank),
            ("GN", &self.name),
            ("EV", &self.event),
            ("PC", &self.place),
            ("DT", &self.date),
            ("RE", &outcome),
        ];
        for (name, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
            root.add(name, Value::from_text(text));
        }
    }

    fn write_setup(&self, root: &mut Node) {
        for (name, color) in [("AB", Color::Black), ("AW", Color::White)] {
            let stones = self.setup.iter().filter(|&(_, &stone)| stone == color);
            let mut values =
                stones.map(|(&point, _)| Value::from_point(point, self.size)).peekable();
            if values.peek().is_some() {
                root.push(Property::new(name, values));
            }
        }
        if let Some(color) = self.to_play {
            root.add("PL", Value::from_text(color.letter().encode_utf8(&mut [0; 4])));
        }
    }
}
