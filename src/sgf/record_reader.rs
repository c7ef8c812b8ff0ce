//! A tree's main line as a game record.

use super::error::{Problem, SgfError};
use super::number::real;
use super::outcome::Outcome;
use super::record::GameRecord;
use super::tree::{Node, Property, Tree};
use super::value::Encoding;
use crate::board::{Color, Size};

impl GameRecord {
    /// Reads the root and the main line of a tree.
    ///
    /// A record without `SZ` is of a 19x19 game. Stones that are set up after the first move
    /// are an error, as the moves alone would then not make the position.
    pub fn from_tree(tree: &Tree) -> Result<GameRecord, SgfError> {
        let root = &tree[tree.root()];
        check_game(root)?;
        let mut record = GameRecord::new(read_size(root)?);
        record.read_info(root, tree.encoding())?;
        for id in tree.main_line() {
            for property in tree[id].properties() {
                record.read_property(property)?;
            }
        }
        Ok(record)
    }

    fn read_info(&mut self, root: &Node, encoding: Encoding) -> Result<(), SgfError> {
        let text = |name| root.value(name).map(|v| v.simple_text(encoding)).unwrap_or_default();
        self.komi = read_number(root, "KM", real)?;
        self.handicap = read_number(root, "HA", |text| text.parse().ok())?.unwrap_or(0);
        self.rules = text("RU");
        self.black.name = text("PB");
        self.black.rank = text("BR");
        self.white.name = text("PW");
        self.white.rank = text("WR");
        self.name = text("GN");
        self.event = text("EV");
        self.place = text("PC");
        self.date = text("DT");
        let outcome = text("RE");
        self.outcome = (!outcome.trim().is_empty()).then(|| Outcome::read(&outcome));
        Ok(())
    }

    fn read_property(&mut self, property: &Property) -> Result<(), SgfError> {
        match property.name() {
            "B" => self.read_move(Color::Black, property),
            "W" => self.read_move(Color::White, property),
            "AB" => self.read_setup(Some(Color::Black), property),
            "AW" => self.read_setup(Some(Color::White), property),
            "AE" => self.read_setup(None, property),
            "PL" if self.moves.is_empty() => self.read_player(property),
            _ => Ok(()),
        }
    }

    fn read_move(&mut self, color: Color, property: &Property) -> Result<(), SgfError> {
        let size = self.size;
        let one = if let [value] = property.values() { value.to_move(size) } else { None };
        let Some(mv) = one else {
            let texts: Vec<String> = property.values().iter().map(|v| v.plain()).collect();
            let text = texts.join("][");
            return Err(Problem::BadMove { color, text, size }.at(property.offset()));
        };
        self.moves.push((color, mv));
        Ok(())
    }

    fn read_setup(&mut self, stone: Option<Color>, property: &Property) -> Result<(), SgfError> {
        let size = self.size;
        for value in property.values() {
            let points = value.to_points(size).ok_or_else(|| {
                let (property_name, text) = (property.name().to_owned(), value.plain());
                Problem::BadPoint { property: property_name, text, size }.at(property.offset())
            })?;
            if !points.is_empty() && !self.moves.is_empty() {
                return Err(Problem::SetupAfterMove.at(property.offset()));
            }
            for point in points {
                match stone {
                    Some(color) => self.setup.insert(point, color),
                    None => self.setup.remove(&point),
                };
            }
        }
        Ok(())
    }

    fn read_player(&mut self, property: &Property) -> Result<(), SgfError> {
        let text = property.value().plain();
        self.to_play = match text.to_ascii_lowercase().as_str() {
            "b" | "black" | "1" => Some(Color::Black),
            "w" | "white" | "2" => Some(Color::White),
            "" => None,
            _ => return Err(Problem::BadColor(text).at(property.offset())),
        };
        Ok(())
    }
}

fn check_game(root: &Node) -> Result<(), SgfError> {
    let Some(property) = root.property("GM") else { return Ok(()) };
    match property.value().plain() {
        text if text.is_empty() || text == "1" => Ok(()),
        text => Err(Problem::NotGo(text).at(property.offset())),
    }
}

fn read_size(root: &Node) -> Result<Size, SgfError> {
    let Some(property) = root.property("SZ") else { return Ok(Size::MAX) };
    let text = property.value().plain();
    let (width, height) = text.split_once(':').unwrap_or((&text, &text));
    let side = |digits: &str| digits.trim().parse().ok().and_then(Size::new);
    match side(width) {
        Some(size) if side(height) == Some(size) => Ok(size),
        _ => Err(Problem::BadSize(text).at(property.offset())),
    }
}

/// The number that a property holds; an empty value is none.
fn read_number<T>(
    root: &Node,
    name: &str,
    number: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, SgfError> {
    let Some(property) = root.property(name) else { return Ok(None) };
    let text = property.value().plain();
    if text.is_empty() {
        return Ok(None);
    }
    let bad = |text| Problem::BadNumber { property: name.to_owned(), text }.at(property.offset());
    number(&text).map(Some).ok_or_else(|| bad(text))
}
