//! `octant book` from outside: books built from game records and changed by the other commands,
//! what is skipped, and what is left when something goes wrong.

use crate::folder::{Folder, text};
use octant::board::{Color, Move, Size, canonical_form};
use octant::book::{Book, NodeId, Pointers, Tally};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

fn book(bench: &Folder, name: &str) -> Book {
    Book::read(&bench.bytes(name)).expect("a book")
}

/// The one line of the standard error of a command that must fail.
fn failure(bench: &Folder, arguments: &str) -> String {
    let message = bench.fail(arguments);
    assert!(message.starts_with("octant: ") && message.lines().count() == 1, "{message}");
    message.trim_end().to_owned()
}

fn moves(line: &str) -> Vec<Move> {
    line.split_whitespace().map(|vertex| vertex.parse().expect("a vertex")).collect()
}

/// The counts of a line in any orientation, wins and games; `None` if the book has it not.
fn counts(book: &Book, line: &str) -> Option<(u64, u64)> {
    let mut pointers = Pointers::new();
    for (mv, color) in moves(line).into_iter().zip(Color::ALL.into_iter().cycle()) {
        pointers.advance(book, color, mv);
    }
    let (_, id) = pointers.live().next()?;
    let Tally { games, wins } = book.tree().tally(id);
    Some((wins, games))
}

#[test]
fn games_of_files_are_counted_in_canonical_form() {
    let bench = Folder::empty();
    let report = bench.run("book build @games.sgf @more.sgf -o a.book --unfinished result");
    assert!(report.contains("7 games in 2 files, 0 skipped"), "{report}");
    assert!(report.contains("a.book: 6 games"), "{report}");
    assert!(report.contains("1  given up at a far komi"), "{report}");
    assert!(report.contains("games.sgf, game 5: komi 0"), "{report}");
    let book = book(&bench, "a.book");
    assert_eq!(book.header().to_string(), "9x9, komi 7.5, chinese");
    // Black won the first game, and the fourth by 2.5 + 5.5 + 1: by area it has a stone more.
    for (line, expected) in [
        ("", Some((4 - 1, 6))),
        ("E5", Some((1, 3))),
        ("E5 G7", Some((1, 2))),
        ("E5 C3 G7 G3", Some((1, 2))),
        ("E5 C7 G3 G7 E7 D7", Some((1, 1))),
        ("F6", Some((2, 2))),
        ("F6 D4", Some((0, 2))),
        ("A1", None),
        ("C3", None),
    ] {
        assert_eq!(counts(&book, line), expected, "{line:?}");
    }
    let (line, _) = canonical_form(Size::NINE, &moves("E5 C3 G7"));
    let mut id = NodeId::ROOT;
    for mv in line {
        id = book.tree().successor(id, mv).expect("the canonical form is stored");
    }
}

#[test]
fn every_komi_has_its_own_book() {
    let bench = Folder::empty();
    bench.run("book build @games.sgf -o b{komi}.book --komi 5.5,7,7.5");
    bench.run("book build @games.sgf -o alone.book --komi 7");
    assert_eq!(bench.bytes("b7.book"), bench.bytes("alone.book"));
    // The third game was won by a point at 7: Black had 6 on the board.
    let won = |komi: &str| counts(&book(&bench, &format!("b{komi}.book")), "E5 E7 C7 G3");
    assert_eq!((won("5.5"), won("7.5")), (Some((0, 1)), Some((1, 1))));
    let error = failure(&bench, "book build @games.sgf -o b.book --komi 5.5,7.5");
    assert!(error.ends_with("books for several komi need {komi} in the name"), "{error}");
}

#[test]
fn what_is_skipped_is_reported() {
    let bench = Folder::empty();
    let report = bench.run("book build @broken -o a.book");
    assert!(report.contains("12 games in 1 file, 11 skipped"), "{report}");
    for line in [
        "        3  not readable",
        "        2  another board size",
        "           broken.sgf, game 2: 13x13",
        "           broken.sgf, game 3: move 2: illegal move: the point is occupied",
        "           broken.sgf, game 4: move 2",
        "        1  handicap or set-up stones",
        "        1  a void game",
        "        1  an absurd komi or margin",
        "        1  a result without a komi",
    ] {
        assert!(report.lines().any(|found| found == line), "{line:?} in\n{report}");
    }
    assert_eq!(counts(&book(&bench, "a.book"), "E5 G7"), Some((1, 1)), "the last game is whole");
    let komi = bench.run("book build @broken -o b.book --record-komi 7.5");
    assert!(komi.contains("10 skipped"), "{komi}");
    let size = bench.run("book build @broken -o c.book --size 13 --komi 6.5");
    assert!(size.contains("c.book: 1 game, 2 nodes"), "{size}");
}

#[test]
fn nothing_to_count_is_an_error_and_leaves_the_old_book() {
    let bench = Folder::empty();
    fs::write(bench.path("a.book"), "precious").expect("a file");
    let output = bench.output("book build @broken -o a.book --min-moves 9");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("no game for a book of komi 7.5"));
    assert!(text(&output.stdout).contains("too few moves"));
    assert_eq!(bench.bytes("a.book"), b"precious");
    for (arguments, reason) in [
        ("build nowhere.sgf -o b.book", "octant: nowhere.sgf: "),
        ("build @games.sgf -o b.xyz", "octant: b.xyz: the ending names no format"),
        ("build @games.sgf -o no/where/b.book", "octant: no/where: no such folder"),
        ("stats nowhere.book", "octant: nowhere.book: "),
        ("stats a.book", "octant: a.book: not a book"),
        ("convert @games.sgf -o b.txt", "not a valid book: "),
    ] {
        assert!(failure(&bench, &format!("book {arguments}")).contains(reason), "{arguments}");
    }
    assert_eq!(bench.files(), ["a.book"]);
}

#[test]
fn games_without_a_result_are_played_out() {
    let bench = Folder::empty();
    bench.run("book build @uncounted.sgf -o a{komi}.book --komi 7.5,30");
    // Black has 54 points and White 27.
    assert_eq!(counts(&book(&bench, "a7.5.book"), "F9"), Some((2, 2)));
    assert_eq!(counts(&book(&bench, "a30.book"), "F9"), Some((0, 2)));
}

#[test]
fn duplicates_are_dropped_on_request() {
    let bench = Folder::empty();
    bench.run("book build @games.sgf @turned.sgf -o all.book");
    assert_eq!(counts(&book(&bench, "all.book"), "E5 G7 C3 C7"), Some((1, 4)));
    let report = bench.run("book build @games.sgf @turned.sgf -o once.book --drop-duplicates");
    assert!(report.contains("2  a duplicate"), "{report}");
    assert_eq!(counts(&book(&bench, "once.book"), "E5 G7 C3 C7"), Some((1, 2)));
}

#[test]
fn depth_and_min_games_cut() {
    let bench = Folder::empty();
    bench.run("book build @games.sgf @more.sgf -o a.book --depth 2 --min-games 2");
    let book = book(&bench, "a.book");
    assert_eq!(book.tree().depth(), 2);
    assert_eq!(counts(&book, "E5 G7"), Some((1, 2)));
    assert_eq!(counts(&book, "E5 E7"), None);
}

/// Many games in one file: each of the fixtures' moves in turn, in some orientation.
fn write_many(path: &Path, games: usize) {
    let letter = |n: usize| char::from(b'a' + n as u8);
    let mut text = String::new();
    for n in 0..games {
        let mut seed = n.wrapping_mul(2_654_435_761) >> 3;
        let mut taken = [[false; 9]; 9];
        text += "(;GM[1]FF[4]SZ[9]KM[7.5]";
        // Playing games out takes time: a few are enough.
        text += if n % 50 == 0 { "" } else { ["RE[B+R]", "RE[W+2.5]", "RE[B+0.5]"][n % 3] };
        for turn in 0..20 {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let (col, row) = (3 + (seed >> 33) % 3, 3 + (seed >> 43) % 3);
            let vertex = format!("{}{}", letter(col), letter(row));
            let vertex = if taken[col][row] { String::new() } else { vertex };
            taken[col][row] = true;
            text += &format!(";{}[{vertex}]", ["B", "W"][turn % 2]);
        }
        text += ")\n";
    }
    fs::write(path, text).expect("a file");
}

#[test]
fn threads_and_memory_do_not_change_a_byte() {
    let bench = Folder::empty();
    write_many(&bench.path("many.sgf"), 3000);
    let report = bench.run("book build many.sgf @games.sgf -o one.book --threads 1");
    for (name, options) in [
        ("two", "--threads 2"),
        ("five", "--threads 5"),
        ("two", "--threads 2"),
        ("small", "--threads 3 --memory 1"),
    ] {
        let again = bench.run(&format!("book build many.sgf @games.sgf -o {name}.book {options}"));
        assert_eq!(again.replace(&format!("{name}.book"), "one.book"), report, "{options}");
        assert_eq!(bench.bytes(&format!("{name}.book")), bench.bytes("one.book"), "{options}");
    }
    let nodes = book(&bench, "one.book").tree().node_count();
    assert!(nodes > (1 << 20) / 96, "{nodes} nodes outgrow the smallest memory");
}

#[test]
fn a_killed_build_leaves_the_old_book() {
    let bench = Folder::empty();
    bench.run("book build @games.sgf -o a.book");
    let old = bench.bytes("a.book");
    write_many(&bench.path("many.sgf"), 20_000);
    let mut child = bench
        .command("book build many.sgf -o a.book --memory 1 --threads 1")
        .spawn()
        .expect("octant starts");
    let start = Instant::now();
    std::thread::sleep(Duration::from_millis(150));
    let is_running = child.try_wait().expect("a child").is_none();
    child.kill().expect("the child is ours");
    child.wait().expect("a child");
    assert!(is_running, "over after {:?}: too few games to kill it in the middle", start.elapsed());
    assert_eq!(bench.bytes("a.book"), old);
    assert_eq!(bench.files(), ["a.book", "many.sgf"]);
}

#[test]
fn merging_parts_is_building_the_whole() {
    let bench = Folder::empty();
    bench.run("book build @games.sgf -o a.book");
    bench.run("book build @more.sgf -o b.txt");
    bench.run("book build @games.sgf @more.sgf -o whole.book");
    bench.run("book merge a.book b.txt -o ab.book");
    bench.run("book merge b.txt a.book -o ba.book");
    assert_eq!(bench.bytes("ab.book"), bench.bytes("ba.book"));
    assert_eq!(book(&bench, "ab.book").tree(), book(&bench, "whole.book").tree());
    bench.run("book build @games.sgf -o far.book --komi 5.5");
    assert_eq!(
        failure(&bench, "book merge a.book far.book -o ab.book"),
        "octant: the books are not for the same board size, komi and rules: \
         a.book is for 9x9, komi 7.5, chinese, far.book for 9x9, komi 5.5, chinese"
    );
}

#[test]
fn commands_are_functions_of_their_inputs() {
    let bench = Folder::empty();
    bench.run("book build @games.sgf @more.sgf -o a.book");
    for (command, name) in [
        ("trim a.book --depth 3 --min-games 1 --min-win-rate 0 --best-black 1", "trim.book"),
        ("trim trim.book --depth 3 --min-games 1 --min-win-rate 0 --best-black 1", "again.book"),
        ("solution a.book --for black --best 1", "black.book"),
        ("solution a.book --for white --best 1", "white.book"),
        ("solution a.book", "both.book"),
        ("convert a.book", "a.txt"),
        ("convert a.txt", "a.sgf"),
        ("convert a.sgf --to binary", "a.any"),
        ("convert a.any", "back.bin"),
    ] {
        bench.run(&format!("book {command} -o {name}"));
        let first = bench.bytes(name);
        bench.run(&format!("book {command} -o {name}"));
        assert_eq!(bench.bytes(name), first, "{command}");
    }
    assert_eq!(bench.bytes("again.book"), bench.bytes("trim.book"), "trimming twice");
    assert_eq!(bench.bytes("back.bin"), bench.bytes("a.book"), "there and back");
    assert_eq!(book(&bench, "trim.book").tree().depth(), 3);
    let size = |name: &str| book(&bench, name).tree().node_count();
    assert!(size("black.book") < size("a.book") && size("white.book") < size("a.book"));
    assert_eq!(
        bench.output("book trim a.book -o b.book --min-win-rate 101").status.code(),
        Some(2)
    );
}

#[test]
fn what_a_command_leaves_of_a_book_is_told() {
    let bench = Folder::empty();
    bench.run("book build @games.sgf @more.sgf -o a.book");
    let words = bench.run("book trim a.book --min-games 1 -o b.book");
    assert!(words.starts_with("b.book: ") && words.contains(" moves of "), "{words}");
    // A handful of games has no move that was played twenty times.
    let error = failure(&bench, "book trim a.book -o none.book");
    assert!(error.contains("nothing would be left of a.book") && error.contains("--min-games 20"));
    assert!(!bench.path("none.book").exists());
    let words = bench.run("book merge a.book b.book -o c.book");
    assert!(words.trim_end().ends_with(" moves of 2 books"), "{words}");
}

#[test]
fn books_inside_the_program_have_names() {
    let bench = Folder::empty();
    let show = bench.run("book show embedded:9x9-7.5-chinese --depth 1");
    assert!(show.starts_with("9x9, komi 7.5, chinese\n"), "{show}");
    let error = failure(&bench, "book stats embedded:nine");
    assert!(error.contains("there are 9x9-5.5-chinese"), "{error}");
}

#[test]
fn stats_and_show_are_for_people() {
    let bench = Folder::empty();
    bench.run("book build @games.sgf @more.sgf -o a.book --unfinished result");
    let stats = bench.run("book stats a.book");
    assert!(stats.starts_with("book    9x9, komi 7.5, chinese\n"), "{stats}");
    assert!(stats.contains("built from 6 of 7 games (games.sgf, more.sgf), depth 16"), "{stats}");
    assert!(stats.contains("games   6, White won 50.0%"), "{stats}");
    assert!(stats.contains("by time or forfeit counted by their result"), "{stats}");
    // The game that White lost on time is one that White was winning.
    bench.run("book build @games.sgf @more.sgf -o b.book");
    let stats = bench.run("book stats b.book");
    assert!(stats.contains("games   6, White won 66.7%"), "{stats}");
    let skipping = bench.run("book build @games.sgf @more.sgf -o c.book --unfinished skip");
    assert!(skipping.contains("1  ended by time or forfeit"), "{skipping}");
    let show = bench.run("book show a.book E5 c3 --depth 2");
    assert!(show.contains("E5 C3: 2 games, 50.0% won by white"), "{show}");
    assert!(show.contains(" 5 . . . . X . . . . 5"), "{show}");
    assert!(show.contains("a G7"), "{show}");
    let error = failure(&bench, "book show a.book E5 A1");
    assert_eq!(error, "octant: the book has no A1 after E5");
    let error = failure(&bench, "book show a.book E5 E5");
    assert_eq!(error, "octant: E5 cannot be played after E5");
}

#[test]
fn bench_has_the_figures_of_the_book() {
    let output = Folder::empty().run("bench book --json --seconds 1");
    let figures: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    for key in ["book_probe_us", "book_build_games_s", "startup_ms"] {
        assert!(figures[key].as_f64().is_some_and(|figure| figure > 0.0), "{key} in {figures}");
    }
}

#[test]
fn professional_games_are_counted() {
    let Some(path) = crate::data::find("games/pro.sgfs.gz") else { return };
    let bench = Folder::empty();
    let path = path.to_str().expect("a plain path");
    let report = bench.run(&format!("book build {path} -o pro.book"));
    assert!(report.contains("381 games in 1 file, 1 skipped"), "{report}");
    let book = book(&bench, "pro.book");
    let tree = book.tree();
    assert_eq!(tree.tally(NodeId::ROOT).games, 380);
    let first_moves: u64 = tree.successors(NodeId::ROOT).map(|id| tree.tally(id).games).sum();
    assert_eq!(first_moves, 380, "every game has a first move");
    assert_eq!(counts(&book, "E5").map(|(_, games)| games), Some(124));
    for (depth, id) in tree.walk() {
        let next: u64 = tree.successors(id).map(|next| tree.tally(next).games).sum();
        assert!(next <= tree.tally(id).games && depth <= 16);
    }
}
