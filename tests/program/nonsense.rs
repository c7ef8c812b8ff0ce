//! Lines of nonsense and near-sense.

use octant::gtp::commands;
use rand::rngs::StdRng;
use rand::{Rng, RngExt, SeedableRng};
use std::io::{self, Read};

/// The words that arguments are made of.
const WORDS: &[&str] = &[
    "b",
    "w",
    "BLACK",
    "white",
    "green",
    "D4",
    "e5",
    "A1",
    "J9",
    "T19",
    "I5",
    "pass",
    "resign",
    "0",
    "1",
    "2",
    "5",
    "9",
    "19",
    "-1",
    "6.5",
    "1e99",
    "nan",
    "2147483647",
    "99999999999999999999",
    "dead",
    "alive",
    "seki",
    "byoyomi",
    "none",
    "absolute",
    "fischer-capped",
    "chinese",
    "japanese",
    "ownership",
    "true",
    "maxmoves",
    "interval",
    "avoid",
    "D4,E5",
    "#",
    "\t",
    "\u{7f}",
];

/// The lines, made as they are read, and one sensible command after them.
pub struct Nonsense {
    rng: StdRng,
    names: Vec<&'static str>,
    lines_left: usize,
    is_over: bool,
    rest: Vec<u8>,
}

impl Nonsense {
    /// So many lines, always the same for a seed.
    pub fn new(seed: u64, lines: usize) -> Nonsense {
        Nonsense {
            rng: StdRng::seed_from_u64(seed),
            // Everything but the end of the session.
            names: commands::names().filter(|&name| name != "quit").collect(),
            lines_left: lines,
            is_over: false,
            rest: Vec::new(),
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.rng.random_range(0..bound)
    }

    fn line(&mut self) -> Vec<u8> {
        let mut line = match self.below(20) {
            0 => (0..self.below(60)).map(|_| self.rng.next_u32() as u8).collect(),
            1 => vec![b' ' + self.below(90) as u8; self.below(300)],
            2 if self.below(2000) == 0 => vec![b'x'; 2 << 20],
            _ => self.command().into_bytes(),
        };
        if self.below(4) == 0 && !line.is_empty() {
            let at = self.below(line.len());
            match self.below(3) {
                0 => line[at] = self.rng.next_u32() as u8,
                1 => line.truncate(at),
                _ => line.extend_from_within(at..),
            }
        }
        // A damaged `known_command quit` may say `quit`.
        if line.windows(4).any(|word| word.eq_ignore_ascii_case(b"quit")) {
            line.clear();
        }
        line.push(b'\n');
        line
    }

    fn command(&mut self) -> String {
        let name = match self.below(30) {
            0 => return "boardsize 5".to_string(),
            1..10 => "play",
            _ => {
                let index = self.below(self.names.len());
                self.names[index]
            }
        };
        let mut line = name.to_string();
        for _ in 0..self.below(5) {
            line += " ";
            line += WORDS[self.below(WORDS.len())];
        }
        line
    }
}

impl Read for Nonsense {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.rest.is_empty() && !self.is_over {
            if self.lines_left == 0 {
                self.is_over = true;
                self.rest = b"77 name\n78 quit\n".to_vec();
            } else {
                self.lines_left -= 1;
                self.rest = self.line();
            }
        }
        let count = self.rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.rest[..count]);
        self.rest.drain(..count);
        Ok(count)
    }
}
