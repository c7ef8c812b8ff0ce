//! `octant selfplay` from outside: whole, legal games that a book can be made of, from a job
//! that may be stopped at any moment.

use crate::folder::Folder;
use octant::board::{Move, Size};
use octant::book::{Book, NodeId};
use octant::game::{Komi, Rules};
use octant::sgf::{GameRecord, Outcome};
use std::collections::BTreeSet;
use std::fs;

/// The file that games are collected in.
const GAMES: &str = "games.sgfs";

fn games(bench: &Folder) -> Vec<String> {
    bench.text(GAMES).lines().map(str::to_string).collect()
}

impl Folder {
    /// Plays tiny games until there are so many.
    fn play(&self, games: usize, more: &str) -> String {
        self.run(&format!(
            "selfplay -o games.sgfs --size 5 --playouts 40 --later-playouts 20 \
             --opening-moves 4 --random-moves 4 --seed 7 --games {games} {more}"
        ))
    }
}

#[test]
fn games_are_legal_and_make_a_book() {
    let bench = Folder::empty();
    let report = bench.play(4, "--komi 0.5 --resign 0");
    assert!(report.starts_with("games.sgfs: 4 games, 4 of them new: Black won "), "{report}");
    assert!(report.ends_with(", 0 given up\n"), "{report}");
    for line in games(&bench) {
        let record = GameRecord::read(line.as_bytes()).expect("a game on a line");
        let game = record.to_game(usize::MAX, Rules::Japanese, Komi::ZERO).expect("legal moves");
        assert_eq!((game.rules(), game.komi()), (Rules::Chinese, Komi::from_halves(1)));
        assert!((5..75).contains(&game.moves().len()), "ended in time: {line}");
        assert_eq!(game.moves().last().map(|&(_, mv)| mv), Some(Move::Pass), "{line}");
        assert!(record.outcome.and_then(|outcome| outcome.score()).is_some(), "{line}");
    }
    let built = bench.run("book build games.sgfs --size 5 --komi 0.5 -o mine.book");
    assert!(built.contains("4 games in 1 file, 0 skipped"), "{built}");
    let book = Book::read(&fs::read(bench.path("mine.book")).expect("a file"));
    let book = book.expect("a book");
    assert_eq!(book.header().size(), Size::new(5).expect("a size"));
    assert_eq!(book.tree().tally(NodeId::ROOT).games, 4);
}

#[test]
fn a_broken_off_job_goes_on_where_it_was() {
    let bench = Folder::empty();
    bench.play(4, "--komi 0.5");
    let whole = bench.text(GAMES);
    let lines = games(&bench);
    assert_eq!(lines.iter().collect::<BTreeSet<_>>().len(), 4, "games differ");
    // Killed while the last game was written.
    fs::write(bench.path(GAMES), &whole[..whole.len() - 20]).expect("a writable file");
    let report = bench.play(4, "--komi 0.5");
    assert!(report.starts_with("games.sgfs: 4 games, 1 of them new"), "{report}");
    assert_eq!(bench.text(GAMES), whole);
    // Nothing is left to do.
    assert!(bench.play(3, "--komi 0.5").contains("4 games, 0 of them new"));
    assert_eq!(bench.text(GAMES), whole);
    // A game from the middle is missing, as when several jobs were stopped.
    fs::write(bench.path(GAMES), format!("{}\n{}\n", lines[0], lines[2])).expect("a writable file");
    bench.play(4, "--komi 0.5 --jobs 2");
    assert_eq!(
        games(&bench).into_iter().collect::<BTreeSet<_>>(),
        lines.into_iter().collect::<BTreeSet<_>>()
    );
}

#[test]
fn a_hopeless_game_is_given_up() {
    let bench = Folder::empty();
    // With such a komi nobody need play on.
    bench.play(2, "--komi 60 --resign 3");
    for line in games(&bench) {
        let record = GameRecord::read(line.as_bytes()).expect("a game on a line");
        assert_eq!(record.outcome, Some(Outcome::read("W+R")), "{line}");
    }
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let bench = Folder::empty();
    fs::write(bench.path(GAMES), "Dear diary,\nno games today").expect("a writable folder");
    let output = bench.output("selfplay -o games.sgfs --games 1");
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(message.starts_with("octant: games.sgfs, line 1: not a game"), "{message}");
    assert_eq!(bench.text(GAMES), "Dear diary,\nno games today");
}

#[test]
fn a_short_thinker_resigns_when_the_opening_is_over() {
    let bench = Folder::empty();
    let more = "--komi 0.5 --resign 0 --short-playouts 2 --short-resigns-after 2 --memory 8";
    let report = bench.play(6, more);
    let lines = games(&bench);
    assert_eq!(lines.iter().collect::<BTreeSet<_>>().len(), 6, "games differ: {report}");
    let given_up = |line: &&String| line.contains("+R]");
    let short = lines.iter().filter(given_up).count();
    assert!(short >= 2 && report.contains(&format!(", {short} given up")), "{report}");
    for line in lines.iter().filter(given_up) {
        let record = GameRecord::read(line.as_bytes()).expect("a game on a line");
        // The long thinker has made two moves at least, and it is the other's turn to give up.
        assert!(record.moves.len() >= 3, "{line}");
        let winner = record.outcome.as_ref().and_then(Outcome::winner);
        assert_eq!(winner, record.moves.last().map(|&(color, _)| color), "{line}");
    }
    let output = bench.output("selfplay -o x.sgfs --short-resigns-after 3");
    assert_eq!(output.status.code(), Some(2), "nobody thinks short");
}
