//! The opening book: the paper's examples, following a game, and the laws of merging and
//! trimming.

use octant::board::{Color, Move, Size, Symmetry};
use octant::book::{
    Book, BookError, Candidate, Ending, Header, NodeId, PlayedGame, Pointers, Rule, Selection,
    Tally, Trim,
};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::games::{book_of, games, header, moves};

fn rng() -> StdRng {
    StdRng::seed_from_u64(1)
}

/// Pointers that followed moves from the empty board.
fn follow(book: &Book, moves: &[Move]) -> Pointers {
    let mut pointers = Pointers::new();
    for (mv, player) in moves.iter().zip(Color::ALL.into_iter().cycle()) {
        pointers.advance(book, player, *mv);
    }
    pointers
}

fn chosen(book: &Book, line: &str, choice: &Selection) -> Option<String> {
    let candidates = follow(book, &moves(line)).candidates(book);
    choice.choose(&candidates, &mut rng()).map(|candidate| candidate.mv.to_string())
}

/// A book with one node after E5 for each move: its wins and games.
fn book_after_e5(replies: &[(&str, u64, u64)]) -> Book {
    let mut book = Book::new(header());
    let mut line = book.line();
    line.play(moves("E5")[0]);
    for &(reply, wins, games) in replies {
        line.play(moves(reply)[0]);
        line.add(Tally { games, wins });
        line.truncate(1);
    }
    book
}

#[test]
fn eight_forms_of_the_papers_example_are_one_line() {
    let mut book = Book::new(header());
    for f in Symmetry::ALL {
        book.count(&f.sequence(Size::NINE, &moves("E5 D3 C5")), Color::Black, 16);
    }
    let tree = book.tree();
    let line: Vec<_> = tree.walk().map(|(_, id)| (tree.move_of(id), tree.tally(id))).collect();
    let [lost, won] = [0, 8].map(|wins| Tally { games: 8, wins });
    let [e5, f7, g5] = moves("E5 F7 G5")[..] else { panic!("three moves") };
    assert_eq!(line, [(None, lost), (Some(e5), won), (Some(f7), lost), (Some(g5), won)]);
}

#[test]
fn reply_is_mapped_back_by_the_inverse() {
    let mut book = Book::new(header());
    book.count(&moves("E5 D3 C5"), Color::Black, 16);
    for f in Symmetry::ALL {
        let turned = f.sequence(Size::NINE, &moves("E5 D3 C5"));
        let pointers = follow(&book, &turned[..2]);
        // f takes the example to the board, so the pointer of f followed back by f2 lives.
        let f2 = Symmetry::new(2).expect("a symmetry");
        let live: Vec<Symmetry> = pointers.live().map(|(g, _)| g).collect();
        assert_eq!(live, [f.inverse().then(f2)]);
        let candidates = pointers.candidates(&book);
        let reply = Selection::default().choose(&candidates, &mut rng());
        assert_eq!(reply.map(|candidate| candidate.mv), Some(turned[2]));
    }
}

#[test]
fn pointers_leave_the_book_and_come_back_by_undo() {
    let mut book = Book::new(header());
    book.count(&moves("E5 E7 G5"), Color::Black, 16);
    let mut pointers = Pointers::new();
    assert_eq!(pointers.live().count(), 8);
    let start = pointers.clone();
    pointers.advance(&book, Color::Black, moves("E5")[0]);
    assert_eq!(pointers.live().count(), 8, "the center turns into itself");
    pointers.advance(&book, Color::White, moves("C5")[0]);
    assert_eq!(pointers.live().count(), 2, "an axis is fixed by one reflection");
    let inside = pointers.clone();
    pointers.advance(&book, Color::Black, moves("A1")[0]);
    assert!(pointers.is_out() && pointers.candidates(&book).is_empty());
    pointers.advance(&book, Color::White, moves("J9")[0]);
    assert!(pointers.undo() && pointers.undo());
    assert_eq!(pointers, inside);
    assert!(pointers.undo() && pointers.undo());
    assert_eq!(pointers, start);
    assert!(!pointers.undo());

    pointers.advance(&book, Color::White, moves("E5")[0]);
    assert!(pointers.is_out(), "White does not begin");
    assert!(Pointers::out_of_book().is_out());
}

#[test]
fn best_move_is_the_surest_one() {
    let book = book_after_e5(&[("E7", 3, 3), ("G7", 620, 1000), ("F7", 800, 1300)]);
    assert_eq!(chosen(&book, "E5", &Selection::default()), Some("G7".into()));
    let mogo = Selection { rule: Rule::MostWon, ..Selection::default() };
    assert_eq!(chosen(&book, "E5", &mogo), Some("F7".into()));
    let bold = Selection { confidence: 0.0, least_share: 0.0, ..Selection::default() };
    assert_eq!(chosen(&book, "E5", &bold), Some("E7".into()));
    let careful = Selection { min_games: 10, ..bold.clone() };
    assert_eq!(chosen(&book, "E5", &careful), Some("G7".into()));
    let fair = Selection { least_share: 0.8, ..bold };
    assert_eq!(chosen(&book, "E5", &fair), Some("F7".into()), "G7 has too few games for it");
}

#[test]
fn under_45_percent_the_search_takes_over() {
    let under = book_after_e5(&[("G7", 449, 1000), ("E7", 1, 2)]);
    assert_eq!(chosen(&under, "E5", &Selection::default()), None);
    let over = book_after_e5(&[("G7", 450, 1000), ("E7", 1, 2)]);
    assert_eq!(chosen(&over, "E5", &Selection::default()), Some("G7".into()));
    assert_eq!(chosen(&over, "", &Selection::default()), None, "a node without games is no advice");
    assert_eq!(chosen(&over, "E5 G7", &Selection::default()), None);
}

#[test]
fn near_equals_are_picked_at_random() {
    let book = book_after_e5(&[("E7", 600, 1000), ("G7", 590, 1000), ("F7", 500, 1000)]);
    let candidates = follow(&book, &moves("E5")).candidates(&book);
    assert_eq!(candidates.len(), 4 + 4 + 8, "every orientation of every reply");
    let choice = Selection { spread: 0.05, ..Selection::default() };
    let (mut rng, mut picked) = (rng(), Vec::new());
    for _ in 0..1000 {
        picked.push(choice.choose(&candidates, &mut rng).expect("a book move").mv);
    }
    let count = |points: &str| picked.iter().filter(|mv| moves(points).contains(mv)).count();
    let axis = count("E7 G5 E3 C5");
    assert_eq!(axis + count("G7 G3 C3 C7"), 1000);
    assert!((400..600).contains(&axis) && count("E3") > 50, "{axis}");
}

#[test]
fn one_population_gives_a_book_for_each_komi() {
    let won_by = |margin: &str| PlayedGame {
        moves: moves("E5 G7"),
        ending: Ending::Counted(margin.parse().expect("half points")),
    };
    let population = [won_by("5"), won_by("6"), won_by("7"), won_by("9")];
    let black_wins = ["4.5", "5.5", "6.5", "7.5", "9.5"].map(|komi| {
        let komi = komi.parse().expect("half points");
        let mut book = Book::new(Header::new(Size::NINE, komi, "chinese", ""));
        assert!(population.iter().all(|game| book.count_played(game, 16)));
        let e5 = book.tree().successors(NodeId::ROOT).next().expect("a node");
        book.tree().tally(e5).wins
    });
    assert_eq!(black_wins, [4, 3, 2, 1, 0]);
}

#[test]
fn solution_trees_keep_the_best_of_one_side_and_all_of_the_other() {
    let mut book = Book::new(header());
    for (line, winner, games) in [
        ("E5 G7 C3", Color::Black, 30),
        ("E5 G7 C5", Color::White, 20),
        ("E5 E7 C3", Color::White, 10),
        ("G7 C3 C7", Color::White, 30),
        ("G7 C4 C7", Color::Black, 10),
    ] {
        for _ in 0..games {
            book.count(&moves(line), winner, 16);
        }
    }
    let black = book.solution(Color::Black, 1);
    assert_eq!(black.tree().node_count(), 1 + 1 + 2 + 2, "E5, both replies, one answer each");
    let white = book.solution(Color::White, 1);
    assert_eq!(white.tree().node_count(), 1 + 2 + 2 + 2, "E5 E7 C3 and G7 C3 C7");
    let both = book.solution_for_both(1);
    assert_eq!(both.tree().node_count(), 1 + 2 + 3 + 3);
    let mut merged = black.clone();
    merged.merge(&white).expect("one kind");
    assert_eq!(merged.tree().tally(NodeId::ROOT).games, 200, "a merge would count games twice");
    assert_eq!(both.tree().tally(NodeId::ROOT), book.tree().tally(NodeId::ROOT));
}

#[test]
fn books_of_another_kind_do_not_merge() {
    let mut book = Book::new(header());
    let other = Header::new(Size::NINE, "6.5".parse().expect("komi"), "chinese", "");
    assert_eq!(book.merge(&Book::new(other)), Err(BookError::OtherKind));
}

fn merged(books: &[&Book]) -> Book {
    let mut whole = books[0].clone();
    for book in &books[1..] {
        whole.merge(book).expect("one kind");
    }
    whole
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn merging_loses_no_count_and_knows_no_order(a in games(), b in games(), c in games()) {
        let books = [&a, &b, &c].map(|games| book_of(games));
        let [x, y, z] = &books;
        let whole = book_of(&[&a[..], &b, &c].concat());
        prop_assert_eq!(&merged(&[x, y, z]), &whole);
        prop_assert_eq!(&merged(&[z, x, y]), &whole);
        prop_assert_eq!(&merged(&[x, &merged(&[y, z])]), &whole);
    }

    #[test]
    fn trimming_twice_is_trimming_once(
        games in games(),
        depth in 0..12_usize,
        min_games in 0..6_u64,
        min_win_rate in 0.0..0.6,
        successors in [1..4_usize, 1..4_usize],
    ) {
        let trim = Trim { depth, min_games, min_simulations: 1, min_win_rate, successors };
        let book = book_of(&games);
        let trimmed = book.trim(&trim);
        prop_assert_eq!(&trimmed.trim(&trim), &trimmed);
        prop_assert_eq!(&book.trim(&Trim::NOTHING), &book);
        prop_assert!(trimmed.tree().depth() <= depth);
        let tree = trimmed.tree();
        for (depth, id) in tree.walk() {
            prop_assert!(tree.successors(id).count() <= successors[depth % 2]);
            let tally = tree.tally(id);
            let is_kept = tally.games >= min_games && tally.win_rate() >= min_win_rate;
            prop_assert!(id == NodeId::ROOT || is_kept);
        }
        let mut twice = trimmed.clone();
        twice.unite(&trimmed).expect("one kind");
        prop_assert_eq!(twice, trimmed);
    }

    #[test]
    fn pointers_follow_a_game_in_every_orientation(games in games()) {
        let book = book_of(&games);
        for (moves, _) in &games {
            let here = reply_sets(&book, moves);
            for f in Symmetry::ALL {
                let turned = reply_sets(&book, &f.sequence(Size::NINE, moves));
                for (mut replies, there) in here.clone().into_iter().zip(turned) {
                    for (mv, _) in &mut replies {
                        *mv = f.turn_move(Size::NINE, *mv);
                    }
                    replies.sort_by_key(|reply| reply.0);
                    prop_assert_eq!(replies, there);
                }
            }
        }
    }
}

/// The book moves before each move of a game, after which the game's own move is one of them.
fn reply_sets(book: &Book, moves: &[Move]) -> Vec<Vec<(Move, Tally)>> {
    let mut pointers = Pointers::new();
    let mut sets = Vec::new();
    for (&mv, player) in moves.iter().zip(Color::ALL.into_iter().cycle()) {
        let reply = |candidate: Candidate| (candidate.mv, candidate.tally);
        let mut replies: Vec<_> = pointers.candidates(book).into_iter().map(reply).collect();
        assert!(replies.iter().any(|reply| reply.0 == mv), "the book has the game");
        replies.sort_by_key(|reply| reply.0);
        sets.push(replies);
        pointers.advance(book, player, mv);
        assert!(!pointers.is_out());
    }
    sets
}
