//! `octant book evolve` from outside: workers that may be killed at any moment, on both kinds
//! of store, and what they leave behind.

use crate::folder::Folder;
use crate::server::Server;
use octant::board::{Color, Move, Size, canonical_form};
use octant::book::{Book, NodeId};
use octant::clock::Clock;
use octant::engine::{Effort, Request, Thinker};
use octant::game::{Answer, Komi, Rules};
use octant::population::{Evolution, Follower, Pace, Population, Start};
use octant::search::SearchParameters;
use octant::sgf::GameRecord;
use octant::store::{self, Memory};
use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, RwLock};
use std::thread;
use std::time::{Duration, Instant};

/// Tiny games.
const TINY: &str = "--playouts 10 --later-playouts 5 --opening-moves 4 --resign 0 --memory 4";

impl Folder {
    /// The games of a population in this folder.
    fn games(&self, name: &str) -> Vec<GameRecord> {
        read(self.path(name).to_str().expect("a plain name"))
    }
}

fn read(place: &str) -> Vec<GameRecord> {
    store::open::<Start>(place).expect("a population").news().expect("games")
}

#[test]
fn games_follow_the_population_and_make_a_book() {
    let bench = Folder::empty();
    let evolve = format!("book evolve --population seven --size 7 --komi 0.5 --seed 1 {TINY}");
    let report = bench.run(&format!("{evolve} --games 12"));
    assert!(report.starts_with("12 games, 12 of them new: Black won "), "{report}");
    assert!(!report.contains(" 0 moves followed"), "{report}");
    let games = bench.games("seven");
    for record in &games {
        let game = record.to_game(usize::MAX, Rules::Japanese, Komi::ZERO).expect("legal moves");
        assert_eq!((game.rules(), game.komi()), (Rules::Chinese, Komi::from_halves(1)));
        assert!(record.outcome.as_ref().is_some_and(|outcome| outcome.score().is_some()));
        assert_eq!(record.event, "coevolution, 10 simulations a move, threshold 0.1");
    }
    let different: BTreeSet<_> = games.iter().map(|game| format!("{:?}", game.moves)).collect();
    assert!(different.len() > 6, "{} of 12 games differ", different.len());

    let built = bench.run("book build seven --size 7 --komi 0.5,2.5 -o seven-{komi}.book");
    assert!(built.contains("12 games in 1 file, 0 skipped"), "{built}");
    let book = Book::read(&fs::read(bench.path("seven-2.5.book")).expect("a file"));
    assert_eq!(book.expect("a book").tree().tally(NodeId::ROOT).games, 12);
    assert_eq!(bench.run("book export seven -o seven.sgfs"), "seven.sgfs: 12 games\n");
    let built = bench.run("book build seven.sgfs --size 7 --komi 0.5 -o same.book");
    assert!(built.contains("same.book: 12 games"), "{built}");

    // It goes on where it was, knowing what it is, and refuses what it is not.
    let report = bench.run(&format!("book evolve --population seven {TINY} --games 14 --jobs 2"));
    assert!(report.starts_with("14 games, 2 of them new"), "{report}");
    assert!(bench.run(&format!("{evolve} --games 14")).starts_with("14 games, 0 of them new"));
    let error = bench.fail("book evolve --population seven --komi 7.5");
    assert!(error.contains("seven: its games are 7x7, komi 0.5, chinese; other"), "{error}");
    assert!(bench.fail("book export none -o none.sgfs").contains("there is no population"));
}

/// Moves by which the beginnings of games are told apart.
const BEGINNING: usize = 30;

#[test]
fn a_population_goes_on_finding_new_lines() {
    const GAMES: usize = 300;
    const BLOCK: usize = 50;
    let bench = Folder::empty();
    let evolve = "book evolve --population nine --playouts 20 --seed 1 --memory 8";
    bench.run(&format!("{evolve} --games {GAMES}"));
    let mut known = BTreeSet::new();
    let mut whole = BTreeSet::new();
    for (block, games) in bench.games("nine").chunks(BLOCK).enumerate() {
        let before = known.len();
        for game in games {
            let moves: Vec<Move> = game.moves.iter().map(|&(_, mv)| mv).collect();
            let beginning = &moves[..moves.len().min(BEGINNING)];
            known.insert(canonical_form(game.size, beginning).0);
            whole.insert(canonical_form(game.size, &moves).0);
        }
        let new = known.len() - before;
        assert!(new >= BLOCK / 5, "{new} new lines in games {} on", block * BLOCK + 1);
    }
    // No individual is there twice.
    assert_eq!(whole.len(), GAMES);
    let report = bench.run("book watch nine --once");
    assert!(!report.contains("WARNING"), "{report}");
}

#[test]
fn trials_show_what_was_learned() {
    let bench = Folder::empty();
    let evolve = "book evolve --population seven --size 7 --seed 1 --playouts 10 --memory 4";
    let report = bench.run(&format!("{evolve} --games 8 --trials 2"));
    assert!(report.ends_with("; 4 trials\n"), "{report}");
    assert_eq!(bench.games("seven").len(), 8, "a trial is no game of the population");
    let report = bench.run("book watch seven --once --learner learner.svg");
    for color in ["black", "white"] {
        let row = report.lines().find(|row| row.starts_with(&format!("learner  as {color} ")));
        assert!(row.is_some_and(|row| row.contains("% of the last of 2 trials")), "{report}");
    }
    let plot = fs::read_to_string(bench.path("learner.svg")).expect("a plot");
    assert!(plot.contains("as White") || plot.contains("as white"), "{plot}");
}

#[test]
fn a_seed_and_a_thread_repeat_a_run() {
    let bench = Folder::empty();
    for (name, seed) in [("a", 5), ("b", 5), ("c", 6)] {
        bench.run(&format!(
            "book evolve --population {name} --size 5 --seed {seed} {TINY} --games 5"
        ));
    }
    let moves = |name: &str| {
        let games = bench.games(name);
        games.into_iter().map(|game| game.moves).collect::<Vec<_>>()
    };
    assert_eq!(moves("a"), moves("b"));
    assert_ne!(moves("a"), moves("c"));
}

#[test]
fn games_may_begin_anywhere_and_with_a_book() {
    let bench = Folder::empty();
    let start = "(;SZ[5]KM[1.5]AB[cc]AW[bb]PL[B];B[dd];W[db])";
    fs::write(bench.path("start.sgf"), start).expect("room");
    let evolve = |name: &str, more: &str| {
        bench.run(&format!("book evolve --population {name} {TINY} --games 6 {more}"))
    };
    evolve("middle", "--start start.sgf");
    for record in bench.games("middle") {
        assert_eq!((record.setup.len(), record.komi), (2, Some(1.5)));
        let text = record.to_sgf();
        assert!(text.contains(";B[dd];W[db]"), "{text}");
    }
    // Three games in which Black won by beginning in the middle.
    fs::write(bench.path("games.sgf"), "(;SZ[5]KM[0.5]RE[B+2.5];B[cc];W[bb])".repeat(3))
        .expect("room");
    let more = "--size 5 --komi 0.5 --threshold 0.2 --from";
    evolve("games", &format!("{more} games.sgf"));
    bench.run("book build games.sgf --size 5 --komi 0.5 -o games.book");
    evolve("book", &format!("{more} games.book"));
    for name in ["games", "book"] {
        let first = bench.games(name).remove(0).moves[0].1.to_string();
        assert_eq!(first, "C3", "{name}");
    }
    let error = bench.fail("book evolve --population nine --from games.book");
    assert!(error.starts_with("octant: games.book: "), "{error}");
}

#[test]
fn what_a_population_in_memory_has_learned_is_followed() {
    let start = Start::from_line("(;SZ[5]KM[0.5])").expect("a start");
    let effort = |playouts| Effort { playouts: Some(playouts), time: None };
    let pace = Pace {
        opening: effort(10),
        later: effort(5),
        opening_moves: 4,
        resign_below: 0.0,
        memory: 4,
    };
    let evolution = Evolution {
        pace: pace.clone(),
        threshold: Population::VERY_BAD,
        beginning: Population::BEGINNING,
        seed: 1,
    };
    let store = Box::new(Memory::new(start.clone()));
    let mut heard = Vec::new();
    let empty = Population::new(start.clone(), Population::WHOLE);
    let (population, growth) =
        evolution.run(store, empty, 6, 2, |growth| heard.push(growth.games)).expect("memory");
    assert_eq!((population.games(), growth.games, growth.played), (6, 6, 6));
    assert_eq!((heard.first(), heard.last()), (Some(&0), Some(&6)));
    assert_eq!(population.book().tree().tally(NodeId::ROOT).games, 6);

    let best = population.preferred(start.game(), 0.0).expect("somebody won by it");
    let population = Arc::new(RwLock::new(population));
    let choose = |threshold| {
        let player = pace.player(SearchParameters::default(), 1);
        let mut follower = Follower::new(population.clone(), threshold, player);
        let request = Request::new(Color::Black, Clock::unlimited());
        follower.choose(start.game(), &request, &AtomicBool::new(false), &mut |_| {})
    };
    let followed = choose(0.0);
    assert_eq!(followed.answer, Answer::Play(best.mv));
    assert_eq!(followed.analysis.visits, best.tally.games);
    assert_eq!(followed.analysis.moves.len(), 1, "it did not think");
    assert!(choose(1.0).analysis.moves.len() > 1, "it did");
}

/// A worker in a process of its own that says in a file which games it has added.
struct Worker {
    process: Child,
    log: PathBuf,
}

impl Worker {
    fn start(bench: &Folder, number: usize, arguments: &str) -> Worker {
        let log = bench.path(&format!("worker-{number}.log"));
        let mut command = bench.command(&format!("-v {arguments}"));
        command.stdout(Stdio::null()).stderr(File::create(&log).expect("room"));
        Worker { process: command.spawn().expect("octant starts"), log }
    }

    fn is_done(&mut self) -> bool {
        let status = self.process.try_wait().expect("a child");
        status.inspect(|status| assert!(status.success(), "{}", self.words())).is_some()
    }

    /// Waits until it has added a game, however slow the machine is.
    fn wait_for_a_game(&mut self) {
        let begun = Instant::now();
        while self.added().is_empty() {
            assert!(!self.is_done(), "there is always more to do");
            assert!(begun.elapsed() < PATIENCE, "{}", self.words());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Kills it at once: SIGKILL on Unix.
    fn kill(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    fn words(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// The names of the games that it has added for good.
    fn added(&self) -> Vec<String> {
        let text = self.words();
        // The last line may be torn as well.
        let lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        lines.filter_map(|line| Some(line.split_once("added ")?.1.trim().to_string())).collect()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The number of workers, of kills among them, and of games they add
/// in peace afterwards.
const WORKERS: usize = 3;
const KILLS: usize = 12;
const MORE: usize = 20;

/// Time that the slowest machine has to start a worker and play a tiny game.
const PATIENCE: Duration = Duration::from_secs(120);

/// Lets workers run, kills them one after the other, and checks what is left.
fn survives(place: &str, mut trouble: impl FnMut(usize)) {
    let bench = Folder::empty();
    let mut started = 0;
    let mut start = |games: usize| {
        started += 1;
        let evolve = "book evolve --size 5 --komi 0.5";
        let arguments = format!("{evolve} --population {place} {TINY} --games {games}");
        Worker::start(&bench, started, &arguments)
    };
    let mut added = Vec::new();
    let mut workers: Vec<Worker> = (0..WORKERS).map(|_| start(usize::MAX)).collect();
    for turn in 0..KILLS {
        let worker = &mut workers[turn % WORKERS];
        worker.wait_for_a_game();
        trouble(turn);
        thread::sleep(Duration::from_millis(37 * (turn as u64 % 5)));
        assert!(!worker.is_done(), "there is always more to do");
        worker.kill();
        added.extend(worker.added());
        *worker = start(usize::MAX);
    }
    for worker in &mut workers {
        worker.kill();
        added.extend(worker.added());
    }
    assert!(added.len() >= KILLS, "every worker that was killed had played");
    let wanted = read(place).len() + MORE;
    workers = (0..WORKERS).map(|_| start(wanted)).collect();
    while !workers.iter_mut().all(Worker::is_done) {
        thread::sleep(Duration::from_millis(50));
    }
    added.extend(workers.iter().flat_map(Worker::added));
    let games = read(place);
    let names: BTreeSet<String> = games.iter().map(|game| game.name.clone()).collect();
    assert_eq!(names.len(), games.len(), "no game twice");
    assert!((wanted..wanted + WORKERS).contains(&games.len()), "{} games", games.len());
    let lost: Vec<_> = added.iter().filter(|name| !names.contains(*name)).collect();
    assert!(lost.is_empty(), "{lost:?}");
    // A worker may be killed between adding a game and saying so.
    let silent = names.len() - added.len();
    assert!(silent <= KILLS + WORKERS, "{silent} of {} games", names.len());
    let size = Size::new(5).expect("a size");
    for game in &games {
        assert_eq!(game.size, size);
        game.to_game(usize::MAX, Rules::Chinese, Komi::ZERO).expect("legal moves");
    }
}

#[test]
fn workers_on_a_directory_may_be_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    survives(folder.path().to_str().expect("a plain name"), |turn| {
        // Now and then a worker dies in the middle of a line.
        let entries = fs::read_dir(folder.path()).expect("a folder");
        let mut paths = entries.map(|entry| entry.expect("one").path());
        let is_file = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "sgfs");
        if turn == KILLS / 2
            && let Some(path) = paths.find(is_file)
        {
            let torn = path.with_file_name("torn.sgfs");
            let bytes = fs::read(path).expect("a file");
            fs::write(&torn, &bytes[..bytes.len().min(40)]).expect("room");
            let mut file = OpenOptions::new().append(true).open(torn).expect("a file");
            file.write_all(b"(;SZ[5]").expect("room");
        }
    });
}

#[test]
fn workers_on_a_database_may_be_killed_and_their_server_too() {
    let Some(server) = Server::start() else { return };
    survives(&server.url(), |turn| {
        if turn % 4 == 2 {
            server.down();
            thread::sleep(Duration::from_millis(150));
            server.up();
        }
    });
}
