//! A property value: bytes between brackets, and the text they stand for.

use std::fmt;

/// The bytes between `[` and `]`, with their escapes.
///
/// Whatever the bytes, they read back as they are written: every `]` inside is escaped, no
/// escape is left open. No value has an empty line, which would end a GTP response: where a file
/// has one, the value has a line with one space.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Value(Vec<u8>);

/// The way to read the bytes of a tree's texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// UTF-8; what is not, and every encoding not known here, becomes U+FFFD.
    Utf8,
    /// ISO 8859-1.
    Latin1,
    /// The file does not say: UTF-8 where the bytes are that, otherwise Latin-1, which is
    /// what the format means by silence.
    Unstated,
}

impl Value {
    /// A value from the bytes of a file, up to the closing bracket.
    pub(super) fn from_file(raw: &[u8]) -> Value {
        Value(without_empty_lines(raw))
    }

    /// The value that reads as this text.
    pub fn from_text(text: &str) -> Value {
        Value(without_empty_lines(&escaped(text, b"")))
    }

    /// Two texts as one value, as in `LB[dd:A]`.
    pub fn from_pair(first: &str, second: &str) -> Value {
        let mut raw = escaped(first, b":");
        raw.push(b':');
        raw.extend(escaped(second, b":"));
        Value(without_empty_lines(&raw))
    }

    /// The value with more text after it. What was there keeps its bytes, whatever their
    /// encoding; plain ASCII fits them all.
    pub fn followed_by(&self, text: &str) -> Value {
        Value(without_empty_lines(&[&self.0, escaped(text, b"").as_slice()].concat()))
    }

    /// The bytes as they stand in the file, escapes included.
    pub fn raw(&self) -> &[u8] {
        &self.0
    }

    /// The text, with its line breaks.
    pub fn text(&self, encoding: Encoding) -> String {
        encoding.decode(unescaped(&self.0, b'\n'))
    }

    /// The text as one line: line breaks are spaces.
    pub fn simple_text(&self, encoding: Encoding) -> String {
        encoding.decode(unescaped(&self.0, b' '))
    }

    /// The two halves of a composed value, if it has an unescaped colon.
    pub fn pair(&self) -> Option<(Value, Value)> {
        let mut is_escaped = false;
        let colon = self.0.iter().position(|&byte| {
            let is_colon = byte == b':' && !is_escaped;
            is_escaped = byte == b'\\' && !is_escaped;
            is_colon
        })?;
        let (first, second) = (&self.0[..colon], &self.0[colon + 1..]);
        Some((Value(first.to_vec()), Value(second.to_vec())))
    }

    /// The value in plain letters, for numbers, points and messages.
    pub(super) fn plain(&self) -> String {
        self.simple_text(Encoding::Utf8).trim().to_owned()
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}]", self.0.escape_ascii())
    }
}

impl Encoding {
    /// The encoding that a `CA` property names, if there is one.
    pub(super) fn named(charset: Option<&Value>) -> Encoding {
        let Some(charset) = charset else { return Encoding::Unstated };
        let mut name = charset.plain().to_ascii_lowercase();
        name.retain(|c| c.is_ascii_alphanumeric());
        match name.as_str() {
            "" => Encoding::Unstated,
            "latin1" | "iso88591" | "l1" => Encoding::Latin1,
            _ => Encoding::Utf8,
        }
    }

    fn decode(self, bytes: Vec<u8>) -> String {
        let latin1 = |bytes: &[u8]| bytes.iter().map(|&byte| char::from(byte)).collect();
        match self {
            Encoding::Latin1 => latin1(&bytes),
            Encoding::Utf8 => String::from_utf8_lossy(&bytes).into_owned(),
            Encoding::Unstated => {
                String::from_utf8(bytes).unwrap_or_else(|error| latin1(error.as_bytes()))
            }
        }
    }
}

/// Text with a backslash before what would end a value, and before `also`.
///
/// A line that begins like a game gets one too: the reader takes such a line in an unclosed
/// value for the next game of the file.
fn escaped(text: &str, also: &[u8]) -> Vec<u8> {
    let bytes = text.as_bytes();
    let mut raw = Vec::with_capacity(bytes.len());
    for (i, &byte) in bytes.iter().enumerate() {
        let is_opening = bytes[i..].starts_with(b"(;") && bytes[..i].ends_with(b"\n");
        if matches!(byte, b']' | b'\\') || also.contains(&byte) || is_opening {
            raw.push(b'\\');
        }
        raw.push(byte);
    }
    raw
}

/// The text of a value: escapes undone, escaped line breaks gone, line breaks of every kind
/// as `line_break`, other white space as spaces.
fn unescaped(raw: &[u8], line_break: u8) -> Vec<u8> {
    let mut text = Vec::with_capacity(raw.len());
    let mut rest = raw;
    while let [byte, tail @ ..] = rest {
        let is_escaped = *byte == b'\\' && !tail.is_empty();
        if is_escaped {
            rest = tail;
        }
        if let Some(after) = after_line_break(rest) {
            rest = after;
            if !is_escaped {
                text.push(line_break);
            }
        } else {
            text.push(if rest[0].is_ascii_whitespace() || rest[0] == 11 { b' ' } else { rest[0] });
            rest = &rest[1..];
        }
    }
    text
}

/// The bytes after a line break of one or two bytes, if they begin with one.
fn after_line_break(bytes: &[u8]) -> Option<&[u8]> {
    match bytes {
        [b'\r', b'\n', rest @ ..] | [b'\n', b'\r', rest @ ..] => Some(rest),
        [b'\r' | b'\n', rest @ ..] => Some(rest),
        _ => None,
    }
}

/// The bytes with a space in every line that has nothing but carriage returns.
fn without_empty_lines(raw: &[u8]) -> Vec<u8> {
    if !raw.contains(&b'\n') {
        return raw.to_vec();
    }
    let mut filled = Vec::with_capacity(raw.len());
    let mut lines = raw.split(|&byte| byte == b'\n').peekable();
    let mut is_first = true;
    while let Some(line) = lines.next() {
        let is_inner = !is_first && lines.peek().is_some();
        if is_inner && line.iter().all(|&byte| byte == b'\r') {
            filled.push(b' ');
        }
        filled.extend(line);
        if lines.peek().is_some() {
            filled.push(b'\n');
        }
        is_first = false;
    }
    filled
}
