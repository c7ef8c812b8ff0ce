//! The grammar: the text of one game becomes a tree.

use super::error::{Problem, SgfError};
use super::scanner::GameText;
use super::tree::{Node, Property, Tree};
use super::value::Value;

/// Reads the text of one game.
pub(super) fn parse(game: &GameText) -> Result<Tree, SgfError> {
    Parser { bytes: &game.bytes, at: 0, offset: game.offset }.tree()
}

struct Parser<'a> {
    bytes: &'a [u8],
    at: usize,
    /// The place in the input where the bytes begin.
    offset: u64,
}

impl Parser<'_> {
    /// `(` nodes and variations `)`. The stack holds the nodes that open variations follow.
    fn tree(&mut self) -> Result<Tree, SgfError> {
        self.expect(b'(', "`(`")?;
        self.expect(b';', "`;`")?;
        let mut tree = Tree::new();
        let mut node = tree.root();
        self.properties(&mut tree[node])?;
        let mut branches = Vec::new();
        let mut is_after_variation = false;
        loop {
            match self.peek() {
                Some(b';') if !is_after_variation => {
                    self.at += 1;
                    node = tree.add_child(node);
                    self.properties(&mut tree[node])?;
                }
                Some(b'(') => {
                    self.at += 1;
                    self.expect(b';', "`;`")?;
                    branches.push(node);
                    node = tree.add_child(node);
                    self.properties(&mut tree[node])?;
                    is_after_variation = false;
                }
                Some(b')') => {
                    self.at += 1;
                    let Some(branch) = branches.pop() else { return Ok(tree) };
                    node = branch;
                    is_after_variation = true;
                }
                _ if is_after_variation => return Err(self.expected("`(` or `)`")),
                _ => return Err(self.expected("a property, `;`, `(` or `)`")),
            }
        }
    }

    fn properties(&mut self, node: &mut Node) -> Result<(), SgfError> {
        while self.peek().is_some_and(|byte| byte.is_ascii_alphabetic()) {
            node.push(self.property()?);
        }
        Ok(())
    }

    /// A name and one or more values. Small letters in names are decoration of the older
    /// formats: `CoPyright` is `CP`.
    fn property(&mut self) -> Result<Property, SgfError> {
        let start = self.at;
        let length = self.rest().iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        let letters = &self.bytes[start..start + length];
        let capitals = letters.iter().filter(|byte| !byte.is_ascii_lowercase());
        let name: String = capitals.map(|&byte| char::from(byte)).collect();
        if !name.starts_with(|c: char| c.is_ascii_uppercase()) {
            return Err(self.expected("a property name in capitals"));
        }
        self.at += length;
        let mut values = vec![self.value()?];
        while self.peek() == Some(b'[') {
            values.push(self.value()?);
        }
        Ok(Property::new(&name, values).at(self.offset + start as u64))
    }

    fn value(&mut self) -> Result<Value, SgfError> {
        self.expect(b'[', "`[`")?;
        let start = self.at;
        let mut is_escaped = false;
        let end = self.rest().iter().position(|&byte| {
            let is_end = byte == b']' && !is_escaped;
            is_escaped = byte == b'\\' && !is_escaped;
            is_end
        });
        let Some(length) = end else {
            self.at = self.bytes.len();
            return Err(self.expected("`]`"));
        };
        self.at += length + 1;
        Ok(Value::from_file(&self.bytes[start..start + length]))
    }

    fn rest(&self) -> &[u8] {
        &self.bytes[self.at..]
    }

    /// The next byte that is not white space.
    fn peek(&mut self) -> Option<u8> {
        while self.rest().first().is_some_and(|&byte| byte.is_ascii_whitespace() || byte == 11) {
            self.at += 1;
        }
        self.rest().first().copied()
    }

    fn expect(&mut self, byte: u8, what: &'static str) -> Result<(), SgfError> {
        if self.peek() != Some(byte) {
            return Err(self.expected(what));
        }
        self.at += 1;
        Ok(())
    }

    /// The error that something else stands here.
    fn expected(&self, what: &'static str) -> SgfError {
        let found = self.rest().first().copied();
        Problem::Expected { what, found }.at(self.offset + self.at as u64)
    }
}
