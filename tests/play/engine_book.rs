//! The engine and its book: it follows the book in every orientation, hands over to the search
//! where the book ends or loses, and plays on without a book that is broken or does not fit.

use octant::board::{Bitboard, Color, Move, Size, Symmetry};
use octant::book::{Book, Format, Header, Shelf, Tally};
use octant::clock::Clock;
use octant::engine::{Decision, Effort, EngineParameters, Player, Request, Thinker, View};
use octant::game::{Answer, Game, Komi, Rules};
use octant::search::Settings;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;

/// The lines of the book, each with the wins and games of its last move.
const LINES: [(&str, u64, u64); 6] = [
    ("C4", 60, 100),
    ("C4 F6", 50, 90),
    ("C4 G7", 1, 10),
    ("C4 F6 E3", 30, 60),
    ("C4 F6 E3 G4", 29, 58),
    ("C4 F6 E3 G4 G3", 44, 100),
];

fn mv(vertex: &str) -> Move {
    vertex.parse().expect("a vertex")
}

fn book(lines: &[(&str, u64, u64)]) -> Book {
    let komi = "7.5".parse().expect("a komi");
    let mut book = Book::new(Header::new(Size::NINE, komi, "chinese", ""));
    let mut line = book.line();
    for &(moves, wins, games) in lines {
        line.truncate(0);
        moves.split(' ').for_each(|vertex| line.play(mv(vertex)));
        line.add(Tally { games, wins });
    }
    book
}

/// A player who hardly searches.
fn player() -> Player {
    player_with(book(&LINES))
}

fn player_with(book: Book) -> Player {
    let effort = Effort { playouts: Some(5), time: None };
    let mut shelf = Shelf::new();
    shelf.add("mine", book);
    Player::new(Settings::default(), effort, EngineParameters::default()).with_books(shelf)
}

fn game(komi: i16) -> Game {
    Game::new(Size::NINE, Rules::Chinese, Komi::from_halves(komi))
}

fn ask(player: &mut Player, game: &Game, request: &Request) -> Decision {
    player.choose(game, request, &AtomicBool::new(false), &mut |_| {})
}

/// The move that the book chose; `None` if the search did.
fn book_move(player: &mut Player, game: &Game) -> Option<Move> {
    let choice = ask(player, game, &Request::new(game.to_play(), Clock::unlimited()));
    let Answer::Play(mv) = choice.answer else { panic!("gave up") };
    assert!(game.is_legal(game.to_play(), mv));
    choice.is_book.then_some(mv)
}

#[test]
fn the_book_is_followed_in_every_orientation() {
    let mut player = player();
    for f in Symmetry::ALL {
        let turned = |vertex: &str| f.turn_move(Size::NINE, mv(vertex));
        let mut game = game(15);
        player.forget();
        for (vertex, is_known) in
            [("C4", false), ("F6", true), ("E3", true), ("G4", true), ("G3", false)]
        {
            if is_known {
                assert_eq!(book_move(&mut player, &game), Some(turned(vertex)), "{f}");
            }
            game.play(game.to_play(), turned(vertex)).expect("legal");
        }
    }
    let first = book_move(&mut player, &game(15)).expect("a first move");
    let corners = Symmetry::ALL.map(|f| f.turn_move(Size::NINE, mv("C4")));
    assert!(corners.contains(&first), "{first}");
}

#[test]
fn the_search_takes_over_below_the_threshold() {
    let mut player = player();
    let mut game = game(15);
    for vertex in ["C4", "F6", "E3", "G4"] {
        game.play(game.to_play(), mv(vertex)).expect("legal");
    }
    assert_eq!(book_move(&mut player, &game), None, "44 of 100 games");
    player.set_param("book.threshold", "0.44").expect("a parameter");
    assert_eq!(book_move(&mut player, &game), Some(mv("G3")));
    player.set_param("book.min_games", "101").expect("a parameter");
    assert_eq!(book_move(&mut player, &game), None);
    player.set_param("book.min_games", "100").expect("a parameter");
    player.set_param("book.on", "0").expect("a parameter");
    assert_eq!(book_move(&mut player, &game), None);
}

#[test]
fn undo_returns_to_the_book() {
    let mut player = player();
    let mut game = game(15);
    game.play(Color::Black, mv("C4")).expect("legal");
    assert_eq!(book_move(&mut player, &game), Some(mv("F6")));
    game.play(Color::White, mv("A1")).expect("legal");
    assert_eq!(book_move(&mut player, &game), None);
    game.undo();
    assert_eq!(book_move(&mut player, &game), Some(mv("F6")));
    game.undo();
    assert!(book_move(&mut player, &game).is_some());
}

#[test]
fn what_the_book_is_not_for_is_searched() {
    let mut player = player();
    assert_eq!(book_move(&mut player, &game(13)), None, "another komi");
    let mut handicap = game(15);
    handicap.set_up(Bitboard::of(mv("G7").point().expect("a point")), Bitboard::EMPTY).expect("ok");
    assert_eq!(book_move(&mut player, &handicap), None, "stones at the start");
    let mut passed = game(15);
    passed.set_to_play(Color::White);
    assert_eq!(book_move(&mut player, &passed), None, "White begins");
}

#[test]
fn a_picture_of_the_search_is_searched_although_the_book_knows_the_move() {
    let mut player = player();
    let game = game(15);
    let request = Request { skips_book: true, ..Request::new(Color::Black, Clock::unlimited()) };
    let choice = ask(&mut player, &game, &request);
    assert!(!choice.is_book && choice.analysis.simulations > 0);
    assert!(book_move(&mut player, &game).is_some());
}

#[test]
fn the_answer_tells_the_counts_and_keeps_off_forbidden_points() {
    let mut player = player();
    let mut game = game(15);
    game.play(Color::Black, mv("C4")).expect("legal");
    let mut request = Request::new(Color::White, Clock::unlimited());
    let analysis = ask(&mut player, &game, &request).analysis;
    assert_eq!(analysis.visits, 100);
    let moves: Vec<(Move, u64)> =
        analysis.moves.iter().map(|info| (info.mv, info.visits)).collect();
    assert_eq!(moves, [(mv("F6"), 90), (mv("G7"), 10)]);
    assert!((analysis.winrate - 50.0 / 90.0).abs() < 1e-9 && analysis.moves[0].lcb < 0.5);
    request.avoid = Bitboard::of(mv("F6").point().expect("a point"));
    let choice = ask(&mut player, &game, &request);
    assert!(!choice.is_book, "G7 wins too little");
    assert_ne!(choice.answer, Answer::Play(mv("F6")));
}

#[test]
fn the_view_shows_percentages_and_games() {
    let mut player = player();
    let mut game = game(15);
    game.play(Color::Black, mv("C4")).expect("legal");
    let Some(View::Marks(marks, words)) = player.view(&game, "book") else { panic!("no view") };
    let labels: Vec<&str> = marks.iter().map(|mark| mark.label.as_str()).collect();
    assert_eq!(labels, ["56", "10"]);
    let (book, moves) = words.split_once(": ").expect("moves");
    assert!(book.starts_with("mine (9x9, komi 7.5, chinese"), "{words}");
    assert!(moves.contains(" 55.6% of 90, ") && moves.ends_with(" 10.0% of 10"), "{words}");
}

#[test]
fn another_order_of_moves_is_found_by_position() {
    let mut player = player();
    let mut game = game(15);
    // The book has C4 F6 E3 G4.
    for vertex in ["E3", "F6", "C4"] {
        game.play(game.to_play(), mv(vertex)).expect("legal");
    }
    assert_eq!(book_move(&mut player, &game), None);
    player.set_param("book.transpositions", "1").expect("a parameter");
    assert_eq!(book_move(&mut player, &game), Some(mv("G4")));
    let Some(View::Marks(marks, words)) = player.view(&game, "book") else { panic!("no view") };
    assert_eq!(marks[0].label, "50");
    assert!(words.ends_with(": G4 50.0% of 58"), "{words}");
    // Whoever is out of turn is in another position.
    let black = Request::new(Color::Black, Clock::unlimited());
    assert!(!ask(&mut player, &game, &black).is_book);
    for f in Symmetry::ALL {
        let mut turned = self::game(15);
        for vertex in ["C4", "F6"] {
            turned.play(turned.to_play(), f.turn_move(Size::NINE, mv(vertex))).expect("legal");
        }
        let expected = f.turn_move(Size::NINE, mv("E3"));
        assert_eq!(book_move(&mut player, &turned), Some(expected), "{f}");
    }
}

#[test]
fn virtual_wins_sway_the_search_and_do_not_decide() {
    let lines = [("C4", 50, 100), ("C4 F6", 45, 50), ("C4 E7", 1, 50)];
    let choose = |virtual_wins: &str, playouts: u64| {
        let mut player = player_with(book(&lines));
        player.set_param("book.virtual_wins", virtual_wins).expect("a parameter");
        player.set_param("search.stops_early", "0").expect("a parameter");
        player.set_effort(Effort { playouts: Some(playouts), time: None });
        let mut game = game(15);
        game.play(Color::Black, mv("C4")).expect("legal");
        ask(&mut player, &game, &Request::new(Color::White, Clock::unlimited()))
    };
    assert!(choose("0", 50).is_book);
    let visits = |choice: &Decision, vertex: &str| {
        let mut infos = choice.analysis.moves.iter();
        infos.find(|info| info.mv == mv(vertex)).expect("a move").visits
    };
    let (few, many) = (choose("1", 400), choose("1000", 400));
    for choice in [&few, &many] {
        assert!(!choice.is_book && choice.analysis.ownership.is_some(), "the search decides");
        assert_eq!(choice.analysis.visits, 400, "virtual simulations are not counted");
    }
    assert!(visits(&many, "F6") > 10 + visits(&few, "F6"), "{:?}", many.analysis.moves);
    assert!(visits(&many, "E7") < visits(&few, "E7"), "{:?}", few.analysis.moves);
    assert_eq!(many, choose("1000", 400), "the same every time");
}

/// The answers and the standard error of `octant gtp` with some arguments.
fn gtp(arguments: &[&str], commands: &str) -> (String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_octant"))
        .args(["gtp", "--playouts", "5", "--size", "9"])
        .args(arguments)
        .env_remove("RUST_LOG")
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("octant starts");
    child.stdin.take().expect("a pipe").write_all(commands.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (text(output.stdout), text(output.stderr))
}

#[test]
fn the_embedded_book_that_fits_is_used_by_default() {
    for komi in ["5.5", "6.5", "7", "7.5"] {
        let commands = format!("komi {komi}\ngenmove b\nquit\n");
        let (answers, errors) = gtp(&["-v"], &commands);
        assert_eq!(answers.matches('=').count(), 3, "{answers}");
        assert!(
            errors.contains(&format!(" simulations of its own in 9x9-{komi}-chinese")),
            "{errors}"
        );
        let (_, errors) = gtp(&["--no-book"], &commands);
        assert!(!errors.contains("book"), "{errors}");
    }
    let commands = "komi 9\ngenmove b\nquit\n";
    // Who named no book misses none.
    let (_, errors) = gtp(&[], commands);
    assert!(!errors.contains("no book"), "{errors}");
    let (_, errors) = gtp(&["-v"], commands);
    assert!(errors.contains("no book for 9x9, komi 9, chinese: loaded are 9x9-5.5"), "{errors}");
}

fn path(folder: &Path, name: &str, bytes: &[u8]) -> String {
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("a writable folder");
    path.display().to_string()
}

#[test]
fn the_program_loads_books_and_lives_with_broken_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let bytes = book(&LINES).write(Format::Binary).expect("a book");
    let good = path(folder.path(), "good.book", &bytes);
    let torn = path(folder.path(), "torn.book", &bytes[..bytes.len() - 3]);
    let commands = "play b C4\ngenmove w\nquit\n";
    let (answers, errors) = gtp(&["--book", &torn, "--book", &good, "-v"], commands);
    assert!(answers.contains("= F6\n"), "{answers}");
    assert!(errors.contains("plays without the book") && errors.contains("torn.book"), "{errors}");
    assert!(errors.contains("book: F6 won 55.6% of 90 games"), "{errors}");
    let (answers, errors) = gtp(&["--book", &torn, "-v"], commands);
    assert_eq!(answers.matches('=').count(), 3, "{answers}");
    assert!(errors.contains("no book for 9x9, komi 7.5, chinese: none is loaded"), "{errors}");
    let (_, errors) = gtp(&["--book", &good, "--no-book", "-v"], commands);
    assert!(!errors.contains("good.book"), "{errors}");
    let leaving = "play b C4\ngenmove w\nplay b A1\ngenmove w\nquit\n";
    let (_, errors) = gtp(&["--book", &good, "-v"], leaving);
    assert!(errors.contains("out of the book after 3 moves: no move"), "{errors}");
}
