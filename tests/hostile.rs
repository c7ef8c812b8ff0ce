//! A million lines of nonsense and near-sense: no panic, no hang, no growing memory, and the
//! next sensible command answered.

use octant::board::{Bitboard, Move, Size};
use octant::engine::{Analysis, Choice, Judgement, MoveInfo, Request, Thinker};
use octant::game::{Answer, Game, Komi, Rules};
use octant::gtp::inbox::Inbox;
use octant::gtp::{Ending, Session, commands, serve};
use rand::rngs::StdRng;
use rand::{Rng, RngExt, SeedableRng};
use std::fs;
use std::io::{self, BufReader, Read, Write};
use std::sync::atomic::AtomicBool;

const LINES: usize = 1_000_000;

/// Half a gigabyte: far more than the read-ahead and a game need, far less than a leak.
const MOST_MEMORY_KIB: u64 = 512 << 10;

/// What arguments are made of.
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

/// A thinker without a thought, so that the time goes into reading.
struct Fool;

impl Thinker for Fool {
    fn choose(
        &mut self,
        game: &Game,
        request: &Request,
        _: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Choice {
        let point = (game.legal_points(request.color) - request.avoid).first();
        let mv = point.map_or(Move::Pass, Move::Play);
        let mut analysis = Analysis::empty(request.color);
        analysis.moves = vec![MoveInfo { visits: 1, ..MoveInfo::new(mv) }];
        report(&analysis);
        Choice { answer: Answer::Play(mv), analysis }
    }

    fn analyze(
        &mut self,
        game: &Game,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) {
        self.choose(game, request, stop, report);
    }

    fn judge(&mut self, _: &Game) -> Judgement {
        Judgement { dead: Bitboard::EMPTY, seki: Bitboard::EMPTY }
    }
}

/// The lines, made as they are read, and one sensible command after them.
struct Nonsense {
    rng: StdRng,
    names: Vec<&'static str>,
    lines_left: usize,
    is_over: bool,
    rest: Vec<u8>,
}

impl Nonsense {
    fn new(seed: u64) -> Nonsense {
        Nonsense {
            rng: StdRng::seed_from_u64(seed),
            // Everything but the end of the session.
            names: commands::names().filter(|&name| name != "quit").collect(),
            lines_left: LINES,
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

/// What is written: the number of answers and the end of it.
#[derive(Default)]
struct Sink {
    answers: usize,
    end: Vec<u8>,
}

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.end.extend_from_slice(bytes);
        self.answers += usize::from(bytes.ends_with(b"\n\n"));
        let surplus = self.end.len().saturating_sub(64);
        self.end.drain(..surplus);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The most memory this process ever had, where the system tells.
fn peak_memory_kib() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn a_million_lines_of_nonsense() {
    let game = Game::new(Size::NINE, Rules::Chinese, Komi::ZERO);
    let mut session = Session::new(game, Box::new(Fool));
    session.has_files = false;
    let mut inbox = Inbox::open(BufReader::new(Nonsense::new(2024)), || {});
    let mut sink = Sink::default();
    let ending = serve(&mut session, &mut inbox, &mut sink).expect("a sink takes everything");
    assert_eq!(ending, Ending::Quit);
    assert!(sink.end.ends_with(b"\n\n=77 Octant\n\n=78 \n\n"), "{:?}", sink.end);
    assert!(sink.answers > LINES / 2, "{} answers", sink.answers);
    if let Some(peak) = peak_memory_kib() {
        assert!(peak < MOST_MEMORY_KIB, "{peak} KiB");
    }
}
