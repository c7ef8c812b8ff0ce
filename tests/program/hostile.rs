//! A million lines of nonsense and near-sense: no panic, no hang, no growing memory, and the
//! next sensible command answered.

use crate::nonsense::Nonsense;
use octant::board::{Bitboard, Move, Size};
use octant::engine::{Analysis, Decision, Judgment, MoveInfo, Request, Thinker};
use octant::game::{Answer, Game, Komi, Rules};
use octant::gtp::inbox::Inbox;
use octant::gtp::{Goodbye, Session, serve};
use std::fs;
use std::io::{self, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::thread;

const LINES: usize = 1_000_000;

/// Lines for the real program, which thinks about every move it is asked for.
const REAL_LINES: usize = 5000;

/// Half a gigabyte: far more than the read-ahead and a game need, far less than a leak.
const MOST_MEMORY_KIB: u64 = 512 << 10;

/// A thinker without a thought, so that the time goes into reading.
struct Fool;

impl Thinker for Fool {
    fn choose(
        &mut self,
        game: &Game,
        request: &Request,
        _: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Decision {
        let point = (game.legal_points(request.color) - request.avoid).first();
        let mv = point.map_or(Move::Pass, Move::Play);
        let mut analysis = Analysis::empty(request.color);
        analysis.moves = vec![MoveInfo { visits: 1, ..MoveInfo::new(mv) }];
        report(&analysis);
        Decision { answer: Answer::Play(mv), analysis, is_book: false }
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

    fn judge(&mut self, _: &Game) -> Judgment {
        Judgment { dead: Bitboard::EMPTY, seki: Bitboard::EMPTY }
    }
}

/// The output: the number of answers and the end of it.
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

/// The most memory a process ever had, where the system tells.
fn peak_memory_kib(process: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn a_million_lines_of_nonsense() {
    let game = Game::new(Size::NINE, Rules::Chinese, Komi::ZERO);
    let mut session = Session::new(game, Box::new(Fool));
    session.has_files = false;
    let mut inbox = Inbox::open(BufReader::new(Nonsense::new(2024, LINES)), || {});
    let mut sink = Sink::default();
    let ending = serve(&mut session, &mut inbox, &mut sink).expect("a sink takes everything");
    assert_eq!(ending, Goodbye::Quit);
    assert!(sink.end.ends_with(b"\n\n=77 Octant\n\n=78 \n\n"), "{:?}", sink.end);
    assert!(sink.answers > LINES / 2, "{} answers", sink.answers);
    if let Some(peak) = peak_memory_kib("self") {
        assert!(peak < MOST_MEMORY_KIB, "{peak} KiB");
    }
}

/// The same for the whole program with its real search: every line gets through, and what
/// comes out ends with the answers to the sensible commands.
#[test]
fn the_real_program_survives_too() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_octant"))
        .args(["gtp", "--untrusted", "--playouts", "5", "--memory", "64", "--seed", "1"])
        .args(["--param", "engine.judge_playouts=10"])
        .env("OCTANT_CONFIG", "/dev/null")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("octant starts");
    let mut input = child.stdin.take().expect("a pipe");
    let writer = thread::spawn(move || {
        let mut nonsense = Nonsense::new(7, REAL_LINES);
        io::copy(&mut nonsense, &mut input).map(|_| input)
    });
    let mut output = Vec::new();
    child.stdout.take().expect("a pipe").read_to_end(&mut output).expect("output");
    let peak = peak_memory_kib(&child.id().to_string());
    assert!(child.wait().expect("an end").success(), "octant died");
    assert!(writer.join().expect("no panic").is_ok(), "octant reads to the end");
    assert!(output.ends_with(b"\n\n=77 Octant\n\n=78 \n\n"));
    let answers = output.windows(2).filter(|pair| pair == b"\n\n").count();
    assert!(answers > REAL_LINES / 2, "{answers} answers");
    if let Some(peak) = peak {
        assert!(peak < MOST_MEMORY_KIB, "{peak} KiB");
    }
}
