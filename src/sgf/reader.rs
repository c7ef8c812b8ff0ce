//! Trees from a stream of bytes, one at a time.

use super::error::{Problem, SgfError};
use super::parser::parse;
use super::scanner::{GameText, Scanner};
use super::tree::Tree;
use std::io::{self, BufRead};

/// An iterator over the games of a file.
///
/// It holds one game at a time, so a file may be of any length. A game that cannot be read is
/// an error in its place, and the games after it follow; if nothing closes it, from the next
/// one that begins a line with `(;` and a root property such as `GM`, as nearly all do. Input
/// without any game is one error.
pub struct Reader<R> {
    input: R,
    scanner: Scanner,
    limit: usize,
    has_found: bool,
    has_ended: bool,
}

impl<R: BufRead> Reader<R> {
    /// The longest game, in bytes, that [`Reader::new`] reads.
    pub const LIMIT: usize = 64 << 20;

    /// A reader of any buffered input: a file, or bytes in memory.
    pub fn new(input: R) -> Reader<R> {
        Reader::with_limit(input, Self::LIMIT)
    }

    /// A reader for which a game of over `limit` bytes is an error.
    pub fn with_limit(input: R, limit: usize) -> Reader<R> {
        Reader { input, scanner: Scanner::new(), limit, has_found: false, has_ended: false }
    }

    /// The text of the next game.
    fn next_text(&mut self) -> Option<Result<GameText, SgfError>> {
        while !self.has_ended {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.has_ended = true;
                    return Some(Err(Problem::Io(error.kind()).at(self.scanner.offset())));
                }
            };
            if chunk.is_empty() {
                self.has_ended = true;
                return self.scanner.finish().map(Ok);
            }
            let (mut used, mut game) = (0, None);
            while used < chunk.len() && game.is_none() && self.scanner.held() <= self.limit {
                game = self.scanner.step(chunk[used]);
                used += 1;
            }
            self.input.consume(used);
            if game.is_some() {
                return game.map(Ok);
            }
            if self.scanner.held() > self.limit {
                return Some(Err(Problem::TooLong { limit: self.limit }.at(self.scanner.lose())));
            }
        }
        None
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Tree, SgfError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.has_ended {
            return None;
        }
        let text = self.next_text();
        if text.is_none() && !self.has_found {
            return Some(Err(no_game(self.scanner.offset())));
        }
        self.has_found = true;
        text.map(|text| text.and_then(|text| parse(&text)))
    }
}

/// All games of a file in memory, or the first error.
pub fn read_collection(bytes: &[u8]) -> Result<Vec<Tree>, SgfError> {
    Reader::new(bytes).collect()
}

/// The first game of a file in memory.
pub fn read_game(bytes: &[u8]) -> Result<Tree, SgfError> {
    Reader::new(bytes).next().unwrap_or_else(|| Err(no_game(0)))
}

fn no_game(offset: u64) -> SgfError {
    Problem::Expected { what: "a game, `(;`", found: None }.at(offset)
}
