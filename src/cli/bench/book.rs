//! The `book` group: building a book, asking it, and starting the program.
//!
//! The games are random, the hardest kind for a builder: hardly two begin alike, so nearly
//! every move is a new node.

use super::Figure;
use crate::archive::Sources;
use crate::board::{Board, Color, Move, Size};
use crate::book::{Book, Pointers, Selection};
use crate::bookmaking::{Admission, BuildLimits, Plan, Unfinished, build};
use crate::game::{HalfPoints, Rules};
use crate::sgf::{GameRecord, Margin, Outcome};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::fs::File;
use std::hint::black_box;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const KOMI: HalfPoints = HalfPoints::new(15);
const DEPTH: usize = 16;

/// Games that the builder is measured with, unless there is less time.
const GAMES: u64 = 100_000;
const MOVES: usize = 60;

/// Games a second that even a slow machine makes and builds.
const SLOW: u64 = 10_000;

/// Starts of the program; their median counts.
const STARTS: usize = 15;

pub(super) fn measure(time: Duration) -> Vec<Figure> {
    let games = GAMES.min(time.as_secs() * SLOW);
    let mut figures = Vec::new();
    match measure_build(games) {
        Ok((book, speed)) => {
            figures.push(figure("book_probe_us", measure_probe(&book), 2, "us a move"));
            figures.push(figure("book_build_games_s", speed, 0, "games/s"));
        }
        Err(error) => log::warn!("no book can be built: {error}"),
    }
    match measure_start() {
        Ok(time) => figures.push(figure("startup_ms", time, 1, "ms to the first answer")),
        Err(error) => log::warn!("the program cannot be started: {error}"),
    }
    figures
}

fn figure(key: &str, value: f64, decimals: usize, unit: &'static str) -> Figure {
    Figure { key: key.to_owned(), value, decimals, unit }
}

/// A random game without a pass.
pub(super) fn random_moves(rng: &mut SmallRng) -> Vec<Move> {
    let mut board: Board = Board::new(Size::NINE);
    let moves = std::iter::from_fn(|| {
        let point = board.random_move(rng)?;
        board.play(point);
        Some(Move::Play(point))
    });
    moves.take(MOVES).collect()
}

fn write_games(path: &Path, games: u64) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(path)?);
    let mut rng = SmallRng::seed_from_u64(1);
    let mut record = GameRecord::new(Size::NINE);
    record.komi = Some(KOMI.points());
    for game in 0..games {
        let players = Color::ALL.into_iter().cycle();
        record.moves = players.zip(random_moves(&mut rng)).collect();
        record.outcome = Some(Outcome::Win(Color::ALL[game as usize % 2], Margin::Resign));
        out.write_all(record.to_sgf().as_bytes())?;
    }
    out.flush()
}

/// The book of some games, and the games a second from their file to the book.
fn measure_build(games: u64) -> Result<(Book, f64), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("games.sgfs");
    write_games(&path, games)?;
    let plan = Plan {
        admission: Admission {
            size: Size::NINE,
            rules: Rules::Chinese,
            komi: None,
            min_moves: 0,
            unfinished: Unfinished::default(),
        },
        komi: vec![KOMI],
        limits: BuildLimits { depth: DEPTH, min_games: 1, nodes: BuildLimits::nodes_in(512 << 20) },
        drops_duplicates: false,
        threads: 2,
        folder: folder.path().to_owned(),
    };
    let start = Instant::now();
    let population = build(&Sources::find(&[path])?, &plan, |_| {})?;
    let speed = games as f64 / start.elapsed().as_secs_f64();
    let built = population.books.into_iter().next().ok_or("no book")?;
    Ok((built.book, speed))
}

/// Microseconds to follow a move of a game and to choose the book's reply, while the game is in
/// the book.
fn measure_probe(book: &Book) -> f64 {
    const ROUNDS: usize = 3000;
    // The games that the book was built from begin with the same seed.
    let mut rng = SmallRng::seed_from_u64(1);
    let games: Vec<Vec<Move>> = (0..ROUNDS).map(|_| random_moves(&mut rng)).collect();
    let choice = Selection::default();
    let mut probes = 0;
    let start = Instant::now();
    for game in &games {
        let mut pointers = Pointers::new();
        for (&mv, player) in game.iter().zip(Color::ALL.into_iter().cycle()).take(DEPTH) {
            black_box(choice.choose(&pointers.candidates(book), &mut rng));
            pointers.advance(book, player, mv);
            probes += 1;
        }
    }
    start.elapsed().as_secs_f64() * 1e6 / f64::from(probes)
}

/// Milliseconds from starting the program to its first answer: the median of some starts.
fn measure_start() -> io::Result<f64> {
    let program = std::env::current_exe()?;
    let mut times = (0..STARTS).map(|_| start_once(&program)).collect::<io::Result<Vec<_>>>()?;
    times.sort_unstable();
    Ok(times[STARTS / 2].as_secs_f64() * 1e3)
}

fn start_once(program: &Path) -> io::Result<Duration> {
    let start = Instant::now();
    let mut child = Command::new(program)
        .arg("gtp")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut input = child.stdin.take().ok_or(io::ErrorKind::BrokenPipe)?;
    let output = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
    input.write_all(b"protocol_version\n")?;
    let mut answer = String::new();
    BufReader::new(output).read_line(&mut answer)?;
    let time = start.elapsed();
    // The end of its input is the end of the program.
    drop(input);
    child.wait()?;
    if answer.starts_with("= 2") { Ok(time) } else { Err(io::ErrorKind::InvalidData.into()) }
}
