//! The store of a population, in a directory and in PostgreSQL: no game is lost or counted
//! twice, whoever adds and reads at the same time, and whatever happens to the server. The same
//! for documents, and for records of another kind in the same place.

use crate::server::Server;
use octant::population::Start;
use octant::sgf::GameRecord;
use octant::store::{
    self, Founding, LineError, Memory, Record, RecordKind, Store, Version, unique_name,
};
use postgres::{Client, NoTls};
use std::collections::BTreeSet;
use std::fmt;
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

fn names(store: &mut dyn Store<Start>) -> Vec<String> {
    let news = store.news().expect("a population that can be read");
    news.into_iter().map(|game| game.name).collect()
}

/// What holds for every store; the place is empty.
fn is_a_store(place: &str) {
    assert_eq!(store::look::<Start>(place).expect("a place"), None);
    let error = store::open::<Start>(place).err().expect("no population").to_string();
    assert!(error.ends_with(": there is no population"), "{error}");

    let mut one = store::join(place, &nine()).expect("a new population");
    let mut other = store::join(place, &nine()).expect("the same one");
    assert_eq!(store::look::<Start>(place).expect("a place"), Some(nine()));
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
    let mut reader = store::open::<Start>(place).expect("a population");
    let read = reader.news().expect("games");
    assert_eq!(read.len(), 5);
    for pair in read.windows(2) {
        assert!(pair[0].name < pair[1].name, "in order");
    }
    for (game, name) in games.iter().zip(&expected) {
        assert!(read.contains(game), "{name} as it was added");
    }

    let other = start("(;SZ[9]KM[6.5])");
    let error = store::join(place, &other).err().expect("other games").to_string();
    assert!(error.contains("its games are 9x9, komi 7.5, chinese; other games"), "{error}");
}

/// Workers add games and read the tail all the while. Each must see every game once.
fn nothing_is_lost(place: &str, meanwhile: impl FnOnce()) {
    let work = || {
        let mut store = store::join(place, &nine()).expect("a population");
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

/// A record of another kind: a number.
#[derive(Clone, PartialEq, Debug)]
struct Number(String, u32);

/// What numbers have in common.
#[derive(Clone, PartialEq, Debug)]
struct Modulus(u32);

impl Record for Number {
    fn name(&self) -> &str {
        &self.0
    }

    fn to_line(&self) -> String {
        format!("{} {}", self.0, self.1)
    }

    fn from_line(line: &str) -> Result<Number, LineError> {
        let (name, number) = line.split_once(' ').ok_or("no number")?;
        Ok(Number(name.to_owned(), number.parse()?))
    }
}

impl Founding for Modulus {
    type Record = Number;

    const KIND: RecordKind =
        RecordKind { whole: "ring", one: "residue", many: "residues", ending: "residues" };

    fn to_line(&self) -> String {
        self.0.to_string()
    }

    fn from_line(line: &str) -> Result<Modulus, LineError> {
        Ok(Modulus(line.parse()?))
    }
}

impl fmt::Display for Modulus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "modulo {}", self.0)
    }
}

/// Games and numbers live in one place without knowing of each other.
fn holds_two_kinds(place: &str) {
    let mut games = store::join(place, &nine()).expect("a new population");
    assert_eq!(store::look::<Modulus>(place).expect("a place"), None);
    let error = store::open::<Modulus>(place).err().expect("no ring").to_string();
    assert!(error.ends_with(": there is no ring"), "{error}");
    let mut numbers = store::join(place, &Modulus(7)).expect("a new ring");
    games.add(&game()).expect("room");
    let added = [Number("a".into(), 3), Number("b".into(), 6)];
    added.iter().rev().for_each(|number| numbers.add(number).expect("room"));
    assert_eq!(names(games.as_mut()).len(), 1);
    assert_eq!(numbers.news().expect("numbers"), added);
    games.publish("one", b"of the games").expect("room");
    assert_eq!(numbers.latest("one").expect("a place"), None);
    let error = store::join(place, &Modulus(8)).err().expect("another ring").to_string();
    assert!(
        error.ends_with("its residues are modulo 7; other residues, modulo 8, cannot join them")
    );
}

/// Documents come in versions, each whole; the place is empty.
fn keeps_documents(place: &str) {
    let mut one = store::join(place, &nine()).expect("a new population");
    let mut other = store::open::<Start>(place).expect("the same one");
    assert_eq!(other.latest("net").expect("a place"), None);
    assert_eq!(other.versions("net").expect("a place"), []);
    let bytes: Vec<u8> = (0..=255).cycle().take(100_000).collect();
    assert_eq!(one.publish("net", &bytes).expect("room"), Version(1));
    assert_eq!(one.publish("net", &bytes).expect("room"), Version(1), "the same again");
    assert_eq!(other.publish("net", b"").expect("room"), Version(2));
    assert_eq!(one.publish("net", &bytes).expect("room"), Version(3), "not the latest");
    assert_eq!(one.publish("curve.txt", b"1 2").expect("room"), Version(1));
    assert_eq!(other.versions("net").expect("a place"), [1, 2, 3].map(Version));
    let read = |store: &mut dyn Store<Start>, version| {
        store.document("net", Version(version)).expect("a place").map(|document| document.bytes)
    };
    assert_eq!(read(other.as_mut(), 1).as_ref(), Some(&bytes));
    assert_eq!(read(other.as_mut(), 2), Some(Vec::new()));
    assert_eq!(read(other.as_mut(), 4), None);
    assert_eq!(read(other.as_mut(), u64::MAX), None);
    let latest = other.latest("curve.txt").expect("a place").expect("one");
    assert_eq!((latest.version, &latest.bytes[..]), (Version(1), &b"1 2"[..]));
    let error = one.publish("../net", b"").expect_err("no name").to_string();
    assert!(error.ends_with("`../net` is no name of a document"), "{error}");
    assert_eq!(names(one.as_mut()), [""; 0], "documents are no games");
}

/// Workers publish at once: every document is a version, none is lost.
fn publishes_side_by_side(place: &str) {
    let publish = |worker: usize| {
        let mut store = store::join(place, &nine()).expect("a population");
        let documents = (0..10).map(|number| format!("{worker} {number}"));
        let mut publish = |text: &String| store.publish("text", text.as_bytes()).expect("room");
        documents.map(|text| (publish(&text), text)).collect::<Vec<_>>()
    };
    let published: Vec<(Version, String)> = thread::scope(|scope| {
        let workers: Vec<_> =
            (0..WORKERS).map(|worker| scope.spawn(move || publish(worker))).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker")).collect()
    });
    let mut store = store::open::<Start>(place).expect("a population");
    assert_eq!(store.versions("text").expect("a place").len(), 10 * WORKERS);
    for (version, text) in published {
        let document = store.document("text", version).expect("a place").expect("it is there");
        assert_eq!(document.bytes, text.as_bytes());
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
fn a_directory_holds_kinds_and_documents() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = |name: &str| folder.path().join(name).to_str().expect("a plain name").to_owned();
    holds_two_kinds(&place("kinds"));
    keeps_documents(&place("documents"));
    publishes_side_by_side(&place("versions"));
}

#[test]
fn memory_is_a_store() {
    let mut memory = Memory::new(nine());
    memory.add(&game()).expect("memory");
    assert_eq!((names(&mut memory).len(), names(&mut memory).len()), (1, 0));
    assert_eq!(memory.publish("net", b"1").expect("memory"), Version(1));
    assert_eq!(memory.publish("net", b"1").expect("memory"), Version(1));
    assert_eq!(memory.publish("net", b"2").expect("memory"), Version(2));
    let latest = memory.latest("net").expect("memory").map(|document| document.bytes);
    assert_eq!(latest, Some(b"2".to_vec()));
    assert_eq!(memory.document("net", Version(0)).expect("memory"), None);
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
    let mut worker = store::join(place, &nine()).expect("a population");
    let mut reader = store::open::<Start>(place).expect("a population");
    worker.add(&game()).expect("room");
    let [path] = &files(folder.path())[..] else { panic!("one file") };
    let mut file = OpenOptions::new().append(true).open(path).expect("a file");
    let line = game().to_line() + "\n";
    let (begin, end) = line.as_bytes().split_at(line.len() / 2);
    file.write_all(begin).expect("room");
    assert_eq!(names(reader.as_mut()).len(), 1, "half a game is none");
    assert_eq!(names(store::open::<Start>(place).expect("a population").as_mut()).len(), 1);
    file.write_all(end).expect("room");
    assert_eq!(names(reader.as_mut()).len(), 1, "now it is whole");
    // Neither a line of something else nor a copy of a file is a game.
    file.write_all(b"(;SZ[9];B[zz])\nhello\n").expect("room");
    fs::copy(path, path.with_file_name("copy.sgfs")).expect("room");
    fs::write(path.with_file_name("notes.txt"), line).expect("room");
    assert_eq!(names(reader.as_mut()).len(), 0);
    assert_eq!(names(store::open::<Start>(place).expect("a population").as_mut()).len(), 2);
}

#[test]
fn another_kind_of_directory_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().to_str().expect("a plain name");
    fs::write(folder.path().join("population"), "Lyon: 500,000\n").expect("room");
    let error = store::join(place, &nine()).err().expect("no population").to_string();
    assert!(error.ends_with(": not a population, or one of another version"), "{error}");
}

#[test]
fn a_database_is_a_store() {
    let Some(server) = Server::start() else { return };
    is_a_store(&server.url());
    let error = store::open::<Start>("postgres:///none?user=octant&host=/nowhere").err();
    assert!(error.is_some_and(|error| error.to_string().starts_with("postgres:///nowhere/none")));
}

#[test]
fn a_database_holds_kinds_and_documents() {
    let places = [holds_two_kinds, keeps_documents, publishes_side_by_side];
    for check in places {
        let Some(server) = Server::start() else { return };
        check(&server.url());
    }
}

/// A population of before there were documents, as it was made then.
#[test]
fn an_old_database_stays_readable() {
    let Some(server) = Server::start() else { return };
    let mut client = Client::connect(&server.url(), NoTls).expect("a server");
    let tables = "CREATE TABLE octant_population (
            version integer PRIMARY KEY CHECK (version = 1), start text NOT NULL
        );
        CREATE TABLE octant_games (
            name text PRIMARY KEY, number bigserial UNIQUE, game text NOT NULL
        )";
    client.batch_execute(tables).expect("tables");
    let game = game();
    client
        .execute("INSERT INTO octant_population VALUES (1, $1)", &[&nine().to_line()])
        .and_then(|_| {
            let add = "INSERT INTO octant_games (name, game) VALUES ($1, $2)";
            client.execute(add, &[&game.name, &game.to_line()])
        })
        .expect("rows");
    let mut store = store::open::<Start>(&server.url()).expect("a population");
    assert_eq!(store.news().expect("games"), [game]);
    assert_eq!(store.latest("net").expect("no table"), None);
    let mut store = store::join(&server.url(), &nine()).expect("the same one");
    assert_eq!(names(store.as_mut()).len(), 1);
    assert_eq!(store.publish("net", b"1").expect("a table now"), Version(1));
}

/// A population on the disk of before the room, as it was written then.
#[test]
fn an_old_directory_stays_readable() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("books/games/evolved-9x9");
    let mut store = store::open::<Start>(path.to_str().expect("a plain name")).expect("it is one");
    assert_eq!(store.start().header().size(), octant::board::Size::NINE);
    assert!(store.news().expect("games").len() > 2000);
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
