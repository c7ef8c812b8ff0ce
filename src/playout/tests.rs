//! The generators in their order, and whole playouts.

use super::*;
use crate::board::WIDE;
use crate::tactics::diagram::{Marks, read};
use crate::tactics::landing::Landing;
use crate::tactics::self_atari::SelfAtari;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::collections::HashSet;

/// Every part at its full rate but for the random fill.
fn always() -> PlayoutParameters {
    PlayoutParameters {
        save_rate: 1.0,
        extend_rate: 1.0,
        capture_last_rate: 1.0,
        defend_rate: 0.0,
        attack_rate: 0.0,
        nakade_rate: 1.0,
        fill_tries: 0,
        pattern_rate: 1.0,
        capture_rate: 1.0,
        self_atari_rate: 1.0,
        ..PlayoutParameters::default()
    }
}

/// The moves of Black after White's stone at column and row, in 50 tries, as letters of the
/// diagram, or `?` for other points.
fn choices(
    text: &str,
    last: (usize, usize),
    parameters: &PlayoutParameters,
) -> HashSet<(char, Reason)> {
    let (board, marks) = read::<1>(text);
    let playout = Playout::new(board.size(), 7.5, parameters);
    let scene = playout.scene(&board, Some(Point::new(last.0, last.1)), None);
    (0..50)
        .map(|seed| {
            let mut rng = SmallRng::seed_from_u64(seed);
            let (point, reason) = playout.choose(&mut scene.clone(), None, &mut rng).unwrap();
            (letter(&marks, point), reason)
        })
        .collect()
}

fn letter(marks: &Marks<1>, point: Point<1>) -> char {
    ('a'..='e').find(|&name| marks.get(name) == Some(point)).unwrap_or('?')
}

const ATARI: &str = "
    . . . . . . .
    . . . . . . .
    . . . O . . .
    . . O X a . .
    . . X O X . .
    . . . b . . .
    . . . . . . .";

#[test]
fn an_atari_is_answered_by_capture_first() {
    let capture = [('b', Reason::SaveByCapture)];
    assert_eq!(choices(ATARI, (3, 4), &always()), HashSet::from(capture));
}

#[test]
fn an_atari_is_answered_by_extension_if_captures_are_off() {
    let parameters = PlayoutParameters { save_rate: 0.0, ..always() };
    assert_eq!(choices(ATARI, (3, 4), &parameters), HashSet::from([('a', Reason::Extend)]));
}

#[test]
fn a_lost_ladder_is_not_run() {
    let text = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . O . . . .
        . O X a . . .
        . . O O . . .
        . . . . . . .";
    let reasons = |parameters: &PlayoutParameters| -> HashSet<Reason> {
        choices(text, (2, 3), parameters).into_iter().map(|(_, reason)| reason).collect()
    };
    assert!(!reasons(&always()).contains(&Reason::Extend));
    let blind = PlayoutParameters { ladder_rate: 0.0, ..always() };
    assert_eq!(reasons(&blind), HashSet::from([Reason::Extend]));
}

#[test]
fn the_vital_point_of_a_hole_beside_the_last_move() {
    let text = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        X X X X X . .
        O O O O X . .
        O . a . O X .
        O O O O O X .";
    assert_eq!(choices(text, (4, 1), &always()), HashSet::from([('a', Reason::Nakade)]));
    let off = PlayoutParameters { nakade_rate: 0.0, pattern_rate: 0.0, ..always() };
    assert!(choices(text, (4, 1), &off).iter().all(|&(_, reason)| reason == Reason::Random));
}

#[test]
fn fill_comes_before_patterns_and_wants_eight_empty_neighbors() {
    let text = "
        . . . . . . .
        . a b c . . .
        . . . . . . .
        . . . . . . .
        . . X . . . .
        . . . O . . .
        . . . . . . .";
    let parameters = PlayoutParameters { fill_tries: 1000, ..always() };
    let found = choices(text, (3, 1), &parameters);
    assert!(found.iter().all(|&(_, reason)| reason == Reason::Fill));
    assert!(found.contains(&('b', Reason::Fill)));
    let patterns = choices(text, (3, 1), &always());
    assert!(patterns.iter().all(|&(_, reason)| reason == Reason::Pattern), "{patterns:?}");
}

#[test]
fn stones_in_atari_are_captured_when_nothing_is_urgent() {
    let text = "
        a O X . . . .
        X X . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . O";
    let parameters = PlayoutParameters { pattern_rate: 0.0, ..always() };
    assert_eq!(choices(text, (6, 0), &parameters), HashSet::from([('a', Reason::Capture)]));
    assert_eq!(choices(text, (1, 6), &parameters), HashSet::from([('a', Reason::CaptureLast)]));
}

#[test]
fn two_liberties_are_defended_and_attacked() {
    let text = "
        . . . . . . .
        . . . . . . .
        . . O . . . .
        . O X a . . .
        . . b . . . .
        . . . . . . .
        . . . . . . .";
    let defend = PlayoutParameters { defend_rate: 1.0, pattern_rate: 0.0, ..always() };
    let defenses = [('a', Reason::Defend), ('b', Reason::Defend)];
    assert_eq!(choices(text, (2, 4), &defend), HashSet::from(defenses));
    let text = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . X X . . . .
        a O O b . . .";
    let attack = PlayoutParameters { attack_rate: 1.0, pattern_rate: 0.0, ..always() };
    // At `a` the attacker would be in atari itself.
    assert_eq!(choices(text, (2, 0), &attack), HashSet::from([('b', Reason::Attack)]));
}

#[test]
fn a_bad_self_atari_is_refused_as_far_as_the_parameters_say() {
    let text = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . O O O . . .
        O X X a . O .
        . O O O . . .
        . . . . . . .";
    let (board, marks) = read::<1>(text);
    let plays_it = |parameters: &PlayoutParameters| {
        let playout = Playout::new(board.size(), 7.5, parameters);
        (0..400).any(|seed| {
            let mut rng = SmallRng::seed_from_u64(seed);
            let mut scene = playout.scene(&board, None, None);
            playout.choose(&mut scene, None, &mut rng) == Some((marks['a'], Reason::Random))
        })
    };
    let rates = |self_atari_rate, self_atari_stones| PlayoutParameters {
        self_atari_rate,
        self_atari_stones,
        ..always()
    };
    assert!(!plays_it(&rates(1.0, 0)));
    assert!(!plays_it(&rates(0.0, 3)));
    assert!(plays_it(&rates(0.0, 4)));
    assert!(plays_it(&rates(0.0, 0)));
}

#[test]
fn a_seed_gives_the_same_playout_every_time() {
    let playout = Playout::<2>::new(Size::NINE, 7.5, &PlayoutParameters::default());
    let record = |seed| {
        let mut record = Vec::new();
        let mut scene = playout.scene(&Board::new(Size::NINE), None, None);
        playout.run(&mut scene, None, &mut SmallRng::seed_from_u64(seed), &mut record);
        record
    };
    assert_eq!(record(5), record(5));
    assert_ne!(record(5), record(6));
}

#[test]
fn a_good_reply_is_played_first() {
    let (board, marks) = read::<1>(ATARI);
    let parameters = PlayoutParameters { reply_rate: 1.0, ..always() };
    let playout = Playout::new(board.size(), 7.5, &parameters);
    let last = Point::new(3, 4);
    let reply = Point::new(6, 6);
    let mut replies = Replies::new();
    let game =
        [Stone { color: Color::White, point: last }, Stone { color: Color::Black, point: reply }];
    replies.learn(&game, Color::Black);
    let mut scene = playout.scene(&board, Some(last), None);
    let mut rng = SmallRng::seed_from_u64(1);
    let chosen = playout.choose(&mut scene, Some(&replies), &mut rng);
    assert_eq!(chosen, Some((reply, Reason::LastGoodReply)));
    replies.learn(&game, Color::White);
    let chosen = playout.choose(&mut scene, Some(&replies), &mut rng);
    assert_eq!(chosen, Some((marks['b'], Reason::SaveByCapture)));
}

fn has(suggestions: &Suggestions<1>, point: Point<1>, reason: Reason) -> bool {
    let is_it = |known: &Suggestion<1>| (known.point, known.reason) == (point, reason);
    suggestions.as_slice().iter().any(is_it)
}

#[test]
fn suggestions_name_what_each_generator_finds() {
    let (board, marks) = read::<1>(ATARI);
    let playout = Playout::new(board.size(), 7.5, &always());
    let scene = playout.scene(&board, Some(Point::new(3, 4)), None);
    let suggestions = playout.suggestions(&scene);
    assert!(has(&suggestions, marks['b'], Reason::SaveByCapture));
    assert!(has(&suggestions, marks['a'], Reason::Extend));
    assert!(has(&suggestions, marks['b'], Reason::Capture));
    assert_eq!(suggestions.as_slice(), playout.suggestions(&scene).as_slice());
    for suggestion in suggestions.as_slice() {
        assert!(board.is_legal(suggestion.point));
    }
    let off = PlayoutParameters { save_rate: 0.0, capture_rate: 0.0, ..always() };
    let playout = Playout::new(board.size(), 7.5, &off);
    assert!(!has(&playout.suggestions(&scene), marks['b'], Reason::SaveByCapture));
    assert!(!has(&playout.suggestions(&scene), marks['b'], Reason::Capture));
}

#[test]
fn the_vital_point_of_our_own_hole_is_suggested_too() {
    let text = "
        . . . . . . .
        . . . . . . .
        O O O O O . .
        X X X X O . .
        . a . X O . .
        X X X X O . .
        O O O O O . .";
    let (board, marks) = read::<1>(text);
    let playout = Playout::new(board.size(), 7.5, &always());
    let scene = playout.scene(&board, Some(Point::new(4, 2)), Some(Point::new(3, 2)));
    assert!(has(&playout.suggestions(&scene), marks['a'], Reason::Nakade));
}

fn play_out<const W: usize>(size: Size, seed: u64, parameters: &PlayoutParameters) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut board = Board::<W>::new(size);
    for _ in 0..seed as usize % size.area() {
        if let Some(point) = board.random_move(&mut rng) {
            board.play(point);
        }
    }
    let playout = Playout::new(size, 7.5, parameters);
    let mut scene = playout.scene(&board, None, None);
    let mut record = Vec::with_capacity(Playout::<W>::longest(size));
    playout.run(&mut scene, None, &mut rng, &mut record);
    // The stones recorded lead from the first board to the last.
    for stone in &record {
        if board.to_play() != stone.color {
            board.pass();
        }
        assert!(board.is_legal(stone.point));
        board.play(stone.point);
    }
    assert_eq!(board.stones_key(), scene.board().stones_key());
    if 2 * (record.len() + 1) < Playout::<W>::longest(size) {
        // It was not too long, so both passed. What is left are eyes, kos and self-ataris.
        for color in Color::ALL {
            board.set_to_play(color);
            let open = board.candidates().iter().filter(|&point| {
                board.is_legal(point)
                    && SelfAtari::of(&board, color, point).is_none()
                    && !Landing::new(&board, color, point).captures.is_single()
            });
            assert_eq!(open.count(), 0, "seed {seed}, {color}");
        }
    }
}

#[test]
fn playouts_end_on_every_size() {
    let parameters = PlayoutParameters::default();
    for size in Size::all() {
        for seed in 0..20 {
            match size.words() {
                1 => play_out::<1>(size, seed * 7, &parameters),
                2 => play_out::<2>(size, seed * 7, &parameters),
                4 => play_out::<4>(size, seed * 7, &parameters),
                _ => play_out::<WIDE>(size, seed * 7, &parameters),
            }
        }
    }
}

#[test]
fn mercy_ends_a_hopeless_playout() {
    let text = "
        . X . X . X .
        X X X X X X X
        X X . X X . X
        X X X X X X X
        X X X . X X X
        . . . . . . .
        . . . . . . O";
    let (board, _) = read::<1>(text);
    let parameters = PlayoutParameters { mercy: 0.3, ..PlayoutParameters::default() };
    let playout = Playout::new(board.size(), 7.5, &parameters);
    let mut record = Vec::new();
    let mut rng = SmallRng::seed_from_u64(1);
    playout.run(&mut playout.scene(&board, None, None), None, &mut rng, &mut record);
    assert_eq!(record.len(), 1);
}
