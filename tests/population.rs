//! The store of a population, in a directory and in PostgreSQL: no game is lost or counted
//! twice, whoever adds and reads at the same time, and whatever happens to the server.

mod server;

use octant::population::{self, Start, Store, unique_name};
use octant::sgf::GameRecord;
use server::Server;
use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// Workers of a test, and the games that each adds.
const WORKERS: usize = 4;
const GAMES: usize = 50;

fn start(sgf: &str) -> Start {
    Start::from_line(sgf).expect("a start")
}

fn nine() -> Start {
    start("(;SZ[9]KM[7.5])")
}

fn game() -> GameRecord {
    let mut game = GameRecord::read(b"(;SZ[9]KM[7.5]RE[W+0.5];B[ee];W[gc])").expect("a game");
    game.name = unique_name();
    game
}

fn names(store: &mut dyn Store) -> Vec<String> {
    let news = store.news().expect("a population that can be read");
    news.into_iter().map(|game| game.name).collect()
}

/// Checks the laws of every store; the place is empty.
fn is_a_store(place: &str) {
    assert_eq!(population::look(place).expect("a place"), None);
    let error = population::open(place).err().expect("no population").to_string();
    assert!(error.ends_with(": there is no population"), "{error}");

    let mut one = population::join(place, &nine()).expect("a new population");
    let mut other = population::join(place, &nine()).expect("the same one");
    assert_eq!(population::look(place).expect("a place"), Some(nine()));
    assert_eq!(one.start(), &nine());
    assert_eq!(names(one.as_mut()), [""; 0]);

    let games: Vec<GameRecord> = (0..5).map(|_| game()).collect();
    let expected: Vec<String> = games.iter().map(|game| game.name.clone()).collect();
    one.add(&games[0]).expect("room");
    other.add(&games[1]).expect("room");
    assert_eq!(names(one.as_mut()).len(), 2);
    one.add(&games[2]).expect("room");
    one.add(&games[2]).expect("it is there already");
    other.add(&games[3]).expect("room");
    one.add(&games[4]).expect("room");
    assert_eq!(names(one.as_mut()).len(), 3, "only what is new");
    assert_eq!(names(one.as_mut()).len(), 0);
    let mut reader = population::open(place).expect("a population");
    let read = reader.news().expect("games");
    assert_eq!(read.len(), 5);
    for pair in read.windows(2) {
        assert!(pair[0].name < pair[1].name, "in order");
    }
    for (game, name) in games.iter().zip(&expected) {
        assert!(read.contains(game), "{name} as it was added");
    }

    let other = start("(;SZ[9]KM[6.5])");
    let error = population::join(place, &other).err().expect("other games").to_string();
    assert!(error.contains("its games are 9x9, komi 7.5, chinese; other games"), "{error}");
}

/// Workers add games and read the tail all the while. Each must see every game once.
fn nothing_is_lost(place: &str, meanwhile: impl FnOnce()) {
    let work = || {
        let mut store = population::join(place, &nine()).expect("a population");
        let mut added = Vec::new();
        let mut seen = Vec::new();
        for _ in 0..GAMES {
            let game = game();
            store.add(&game).expect("a place that takes games");
            added.push(game.name);
            seen.extend(names(store.as_mut()));
        }
        (store, added, seen)
    };
    let results: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS).map(|_| scope.spawn(work)).collect();
        meanwhile();
        workers.into_iter().map(|worker| worker.join().expect("a worker")).collect()
    });
    let all: BTreeSet<String> = results.iter().flat_map(|(_, added, _)| added).cloned().collect();
    assert_eq!(all.len(), WORKERS * GAMES);
    for (mut store, _, mut seen) in results {
        seen.extend(names(store.as_mut()));
        assert_eq!(seen.len(), WORKERS * GAMES, "every game once");
        assert_eq!(seen.into_iter().collect::<BTreeSet<_>>(), all);
    }
}

/// The files of a directory's workers.
fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("one").path());
    entries.filter(|path| path.extension().is_some_and(|ending| ending == "sgfs")).collect()
}

#[test]
fn a_directory_is_a_store() {
    let folder = tempfile::tempdir().expect("a folder");
    is_a_store(folder.path().join("new/nine").to_str().expect("a plain name"));
}

#[test]
fn a_directory_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    nothing_is_lost(folder.path().to_str().expect("a plain name"), || ());
    assert_eq!(files(folder.path()).len(), WORKERS, "a file each");
}

#[test]
fn a_torn_line_is_read_when_it_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().to_str().expect("a plain name");
    let mut worker = population::join(place, &nine()).expect("a population");
    let mut reader = population::open(place).expect("a population");
    worker.add(&game()).expect("room");
    let [path] = &files(folder.path())[..] else { panic!("one file") };
    let mut file = OpenOptions::new().append(true).open(path).expect("a file");
    let line = octant::archive::to_line(&game()) + "\n";
    let (begin, end) = line.as_bytes().split_at(line.len() / 2);
    file.write_all(begin).expect("room");
    assert_eq!(names(reader.as_mut()).len(), 1, "half a game is none");
    assert_eq!(names(population::open(place).expect("a population").as_mut()).len(), 1);
    file.write_all(end).expect("room");
    assert_eq!(names(reader.as_mut()).len(), 1, "now it is whole");
    // Neither a line of something else nor a copy of a file is a game.
    file.write_all(b"(;SZ[9];B[zz])\nhello\n").expect("room");
    fs::copy(path, path.with_file_name("copy.sgfs")).expect("room");
    fs::write(path.with_file_name("notes.txt"), line).expect("room");
    assert_eq!(names(reader.as_mut()).len(), 0);
    assert_eq!(names(population::open(place).expect("a population").as_mut()).len(), 2);
}

#[test]
fn another_kind_of_directory_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().to_str().expect("a plain name");
    fs::write(folder.path().join("population"), "Lyon: 500,000\n").expect("room");
    let error = population::join(place, &nine()).err().expect("no population").to_string();
    assert!(error.ends_with(": not a population, or one of another version"), "{error}");
}

#[test]
fn a_database_is_a_store() {
    let Some(server) = Server::start() else { return };
    is_a_store(&server.url());
    let error = population::open("postgres:///none?user=octant&host=/nowhere").err();
    assert!(error.is_some_and(|error| error.to_string().starts_with("postgres:///nowhere/none")));
}

#[test]
fn a_database_loses_nothing_when_its_server_crashes() {
    let Some(server) = Server::start() else { return };
    nothing_is_lost(&server.url(), || {
        for _ in 0..2 {
            thread::sleep(Duration::from_millis(50));
            server.down();
            server.up();
        }
    });
}
