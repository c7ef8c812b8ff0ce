//! The start of a new node: one diagram a term.

use super::*;
use crate::board::{Bitboard, Board};
use crate::parameters::Parameters;
use crate::tactics::diagram::{Marks, read};

/// Settings in which nothing is worth anything.
fn nothing() -> Settings {
    let mut settings = Settings::default();
    for known in PriorParameters::table() {
        settings.priors.replace(known.name, known.kind.least().max(0.0));
    }
    for known in SuggestionParameters::table() {
        settings.suggestions.replace(known.name, 0.0);
    }
    settings.suggestions.many = 1.0;
    settings
}

/// The start of the moves in a position after moves at some points, the latest first.
fn edges<const W: usize>(
    settings: &Settings,
    board: &Board<W>,
    last: [Option<Point<W>>; 2],
) -> Vec<NewEdge<W>> {
    let playout = Playout::new(board.size(), 7.5, &settings.playout);
    let scene = playout.scene(board, last[0], last[1]);
    let mut edges = Vec::new();
    let priors = Priors::new(board.size(), settings);
    priors.edges(&playout, &scene, &Experience::new(W), |_| true, &mut edges);
    edges
}

fn prior<const W: usize>(edges: &[NewEdge<W>], point: Point<W>) -> Count {
    edges
        .iter()
        .find(|edge| edge.mv == Move::Play(point))
        .map_or(Count::default(), |edge| edge.prior)
}

/// Holds that one term gives the move `a` of a diagram 8 virtual simulations with some won, and
/// the move `z` none. `l` is White's stone just played, `p` Black's before it.
fn check(term: &str, change: impl Fn(&mut Settings), wins: f32, text: &str) {
    let mut settings = nothing();
    change(&mut settings);
    let stones = text.replace('l', "O").replace('p', "X");
    let (board, marks): (Board<1>, Marks<1>) = read(&stones);
    let (_, all) = read::<1>(text);
    let edges = edges(&settings, &board, ['l', 'p'].map(|name| all.get(name)));
    assert_eq!(prior(&edges, marks['a']), Count::new(8.0, wins), "{term}: a");
    assert_eq!(prior(&edges, marks['z']), Count::default(), "{term}: z");
    let none = self::edges(&nothing(), &board, ['l', 'p'].map(|name| all.get(name)));
    assert_eq!(prior(&none, marks['a']), Count::default(), "{term} alone");
}

#[test]
fn captures_and_ataris() {
    let save = "
        . . . . . . .
        . . . z . . .
        . . . l . . .
        . . O X . . .
        . . X O X . .
        . . . a . . .
        . . . . . . .";
    check("save", |s| s.suggestions.save = 8.0, 8.0, save);
    check("capture", |s| s.suggestions.capture = 8.0, 8.0, save);
    let twice = |s: &mut Settings| (s.suggestions.save, s.suggestions.many) = (8.0, 2.0);
    check("many counts several stones only", twice, 8.0, save);
    let extend = "
        . . . . . . .
        . . . z . . .
        . . . l . . .
        . . O X a . .
        . . . O . . .
        . . . . . . .
        . . . . . . .";
    check("extend", |s| s.suggestions.extend = 8.0, 8.0, extend);
    let many = "
        . . . . . . .
        . z . l . . .
        . . O X O . .
        . . O X a . .
        . . . O . X .
        . . . . . . .
        . . . . . . .";
    let twice = |s: &mut Settings| (s.suggestions.extend, s.suggestions.many) = (4.0, 2.0);
    check("many", twice, 8.0, many);
}

#[test]
fn ladders() {
    let hunt = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X X . . .
        . X O z . . .
        . . a . . . .
        . . . . . . X";
    check("hunt", |s| s.suggestions.hunt = 8.0, 8.0, hunt);
    let rescue = "
        . . . . . . .
        . z . . . . .
        . . . . . . .
        . . O O . . .
        . O X a . . .
        . . . . . . .
        . . . . . . O";
    check("rescue", |s| s.suggestions.rescue = 8.0, 8.0, rescue);
}

#[test]
fn liberties_of_the_last_moves() {
    let defend = "
        . . . . . . .
        . z . . . . .
        . . l . . . .
        . O X a . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    check("defend", |s| s.suggestions.defend = 8.0, 8.0, defend);
    let attack = "
        . . . . . . .
        . . . . . . .
        . . . z . . .
        . . . . . . .
        . . . . . . .
        . X X . . . .
        . O l a . . .";
    check("attack", |s| s.suggestions.attack = 8.0, 8.0, attack);
    check("atari", |s| s.priors.atari = 8.0, 8.0, attack);
}

#[test]
fn a_ko_makes_ataris_threats() {
    let (mut board, marks): (Board<1>, Marks<1>) = read(
        "
        . . . . . . .
        . X O . . . .
        X O k O . . .
        . X O . . . .
        . . . . . . .
        . . . . . z .
        . . . O X a .",
    );
    let mut settings = nothing();
    settings.priors.atari_ko = 8.0;
    board.play(marks['k']);
    let threats = edges(&settings, &board, [None; 2]);
    let found = ['a', 'z'].map(|name| prior(&threats, marks[name]));
    assert_eq!(found, [Count::new(8.0, 8.0), Count::default()]);
    // With nothing to retake it is an atari and no threat.
    board.pass();
    board.pass();
    let ataris = edges(&settings, &board, [None; 2]);
    assert_eq!(prior(&ataris, marks['a']), Count::default());
}

#[test]
fn holes_and_patterns() {
    let nakade = "
        . . . . . . .
        . . z . . . .
        . . . . . . .
        X X X X X . .
        O O O O X . .
        O . a . l X .
        O O O O O X .";
    check("nakade", |s| s.suggestions.nakade = 8.0, 8.0, nakade);
    let pattern = "
        . . . . . . .
        . . . . . . .
        . . . . . . z
        . . a . . . .
        . . l X . . .
        . . . . . . .
        . . . . . . .";
    check("pattern", |s| s.suggestions.pattern = 8.0, 8.0, pattern);
    check("pattern_far", |s| s.priors.pattern_far = 8.0, 8.0, pattern);
}

#[test]
fn every_move_alike_and_stones_given_up() {
    let settings = |change: &dyn Fn(&mut PriorParameters)| {
        let mut settings = nothing();
        change(&mut settings.priors);
        settings
    };
    let (board, marks): (Board<1>, Marks<1>) = read(
        "
        . . . . . . .
        . . . z . . .
        . . . . . . .
        . O O O . . .
        O X X a . O .
        . O O O . . .
        . . . . . . .",
    );
    let even = edges(&settings(&|p| p.even = 8.0), &board, [None; 2]);
    assert_eq!([marks['a'], marks['z']].map(|at| prior(&even, at)), [Count::new(8.0, 4.0); 2]);
    let bad = edges(&settings(&|p| p.self_atari = 8.0), &board, [None; 2]);
    assert_eq!(prior(&bad, marks['a']), Count::new(8.0, 0.0));
    assert_eq!(prior(&bad, marks['z']), Count::default());
    let pass = edges(&settings(&|p| p.pass = 20.0), &board, [None; 2]);
    let found = pass.iter().find(|edge| edge.mv == Move::Pass).unwrap();
    assert_eq!(found.prior, Count::new(20.0, 2.0));
}

/// On 19x19, where nearness counts in full: around the last move at K10, the one before at D4.
#[test]
fn places() {
    let mut board = Board::<8>::new(Size::MAX);
    for vertex in ["D4", "K10"] {
        board.play(vertex.parse().unwrap());
    }
    let last = ["K10", "D4"].map(|vertex| vertex.parse().ok());
    let won = |change: &dyn Fn(&mut PriorParameters), vertex: &str| {
        let mut settings = nothing();
        change(&mut settings.priors);
        prior(&edges(&settings, &board, last), vertex.parse().unwrap())
    };
    let (some, none) = (Count::new(8.0, 8.0), Count::default());
    type Change<'a> = &'a dyn Fn(&mut PriorParameters);
    let near: [(Change, &str, &str); 4] = [
        (&|p| p.near_1 = 8.0, "K11", "K12"),
        (&|p| p.near_2 = 8.0, "L11", "K11"),
        (&|p| p.near_3 = 8.0, "L12", "K12"),
        (&|p| p.near_previous = 8.0, "D5", "D6"),
    ];
    for (change, inside, outside) in near {
        assert_eq!([won(change, inside), won(change, outside)], [some, none], "{inside}");
    }
    assert_eq!(won(&|p| p.empty_third = 8.0, "R12"), some);
    assert_eq!(won(&|p| p.empty_third = 8.0, "D3"), none, "not alone");
    let lost = Count::new(8.0, 0.0);
    assert_eq!(won(&|p| p.empty_second = 8.0, "S12"), lost);
    assert_eq!(won(&|p| p.empty_edge = 8.0, "T12"), lost);
}

#[test]
fn a_prediction_is_won_by_the_root_of_its_chance() {
    let mut settings = nothing();
    settings.priors.prediction = 50.0;
    let board = Board::<8>::new(Size::MAX);
    for edge in edges(&settings, &board, [None; 2]) {
        let Count { visits, wins } = edge.prior;
        assert!(visits == wins && (visits - 50.0 * edge.likelihood).abs() < 1e-3);
    }
    let small = Board::<2>::new(Size::NINE);
    assert!(edges(&settings, &small, [None; 2]).iter().all(|edge| edge.likelihood == 0.0));
}

#[test]
fn shapes_are_amaf_simulations() {
    let mut settings = nothing();
    settings.priors.shapes = 3.0;
    let (board, marks): (Board<1>, Marks<1>) = read(
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . a . . .",
    );
    let edges = edges(&settings, &board, [None; 2]);
    let edge = edges.iter().find(|edge| edge.mv == Move::Play(marks['a'])).unwrap();
    let expected = Count::new((3.0 * settings.shapes.line_of_death.abs()) as f32, 0.0);
    assert_eq!((edge.prior, edge.amaf), (Count::default(), expected));
}

#[test]
fn experience_counts_when_there_is_enough_of_it() {
    let mut settings = nothing();
    (settings.priors.criticality, settings.priors.third) = (10.0, 6.0);
    let board = Board::<2>::new(Size::NINE);
    let (key, other) = (Point::new(4, 4), Point::new(0, 0));
    let playout = Playout::new(Size::NINE, 7.5, &settings.playout);
    let scene = playout.scene(&board, None, None);
    let experience = Experience::new(2);
    let found = |games: usize| {
        for i in 0..games {
            // Whoever owns the key point wins; Black does once in three games.
            let black = if i % 3 == 0 { Bitboard::of(key) } else { Bitboard::EMPTY };
            experience.add(black, i % 3 == 0);
        }
        let mut edges = Vec::new();
        Priors::new(Size::NINE, &settings).edges(
            &playout,
            &scene,
            &experience,
            |_| true,
            &mut edges,
        );
        [key, other].map(|point| prior(&edges, point).wins)
    };
    assert_eq!(found(99), [0.0, 0.0]);
    let [key, other] = found(201);
    // The winner owns it always; if independent in 1/9 + 4/9 of the games.
    assert!((key - (10.0 * 4.0 / 9.0 + 6.0)).abs() < 1e-4, "{key}");
    assert_eq!(other, 0.0);
}
