//! Whole trainings of a very small net.

use super::*;
use crate::archive::Sources;
use crate::game::HalfPoints;
use crate::net::{Arithmetic, Evaluator, Net};
use crate::training::{Admission, Asked, examine};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// Games on 5x5: Black fills one column from somewhere on, White another, and Black wins by komi.
fn write_games(folder: &Path, games: usize) {
    let mut text = String::new();
    for game in 0..games {
        text += "(;SZ[5]KM[-7.5]RU[Chinese]RE[B+7.5]";
        for turn in 0..5 {
            let row = char::from(b'a' + ((turn + game) % 5) as u8);
            write!(text, ";B[b{row}];W[d{row}]").expect("memory");
        }
        text += ";B[];W[])\n";
    }
    fs::write(folder.join("games.sgfs"), text).expect("a writable folder");
}

fn school(folder: &Path) -> School {
    write_games(folder, 5);
    let sources = Sources::find(&[folder.join("games.sgfs")]).expect("the games");
    School::read(&sources, Admission::default(), 2, |_| ())
}

fn plan(samples: u64) -> Plan {
    Plan {
        shape: "2x16".parse().expect("a shape"),
        end: End::Samples(samples),
        batch: 32,
        rate: 0.01,
        decay: 0.0,
        value_weight: 1.0,
        trust: 0.0,
        threads: 2,
        shares: Vec::new(),
        lent: 0.0,
        other_komi: 0.5,
        is_steady: false,
        seed: 1,
        exam: 100,
        taught_by: "games of a test".to_owned(),
    }
}

fn places(folder: &Path) -> Places {
    Places { net: folder.join("a.net"), state: folder.join("a.state") }
}

/// The net knows the games that taught it, and its file says so in the arithmetic of the engine.
#[test]
fn a_net_learns_the_games_that_it_sees() {
    let folder = tempfile::tempdir().expect("a folder");
    let school = school(folder.path());
    assert_eq!(school.games().iter().sum::<usize>(), 5, "{}", school.skipped);
    let mut trainer = Trainer::new(plan(24_000), places(folder.path()), &school).expect("games");
    // What is shown on the way depends on how fast it goes: only the end is the same everywhere.
    trainer.run(|_| ()).expect("a training");

    let weights = crate::net::file::read(&places(folder.path()).net).expect("a net");
    assert!(weights.provenance.contains("24000 examples of games of a test"));
    let report = examine(&weights, Arithmetic::Float, &school, Asked::Others, 1000, |_, _| ());
    assert!(report.all.top1() > 0.6, "{}", report.all.top1());
    assert!(report.all.value_error() < 0.05, "{}", report.all.value_error());
    assert_eq!(report.by_side.keys().collect::<Vec<_>>(), [&5]);
}

/// A finished training says of a position what its net says, and leaves its curve beside it.
#[test]
fn the_net_in_the_file_is_the_net_that_learned() {
    let folder = tempfile::tempdir().expect("a folder");
    let school = school(folder.path());
    let mut trainer = Trainer::new(plan(1_000), places(folder.path()), &school).expect("games");
    trainer.run(|_| ()).expect("a training");
    let weights = crate::net::file::read(&places(folder.path()).net).expect("a net");
    let mut evaluator = Evaluator::new(Arc::new(Net::new(&weights, Arithmetic::Float)));
    let lesson = &school.lessons[0];
    let example = lesson.example(4, crate::board::Symmetry::IDENTITY, 0.0);
    let expected = trainer.answer(std::slice::from_ref(&example));
    let found = evaluator.evaluate(&lesson.planes(4), crate::board::Symmetry::IDENTITY);
    // The trainer may have computed in bf16, which keeps three digits.
    for (a, b) in expected.policy.iter().zip(&found.policy) {
        assert!((a - b).abs() < 0.1 * a.abs().max(1.0), "{a} and {b}");
    }
    assert!((expected.win - found.win_logit).abs() < 0.1 * expected.win.abs().max(1.0));
    let endings: &[&str] = if cfg!(feature = "plot") { &["csv", "svg"] } else { &["csv"] };
    for ending in endings {
        let text = fs::read_to_string(folder.path().join("a").with_extension(ending));
        assert!(text.expect("a file beside the state").lines().count() > 1);
    }
}

/// A net teaches the training that begins with it all that it says itself.
#[test]
fn a_training_begins_with_a_finished_net() {
    let folder = tempfile::tempdir().expect("a folder");
    let school = school(folder.path());
    let net = places(folder.path()).net;
    let mut first = Trainer::new(plan(2_000), places(folder.path()), &school).expect("games");
    first.run(|_| ()).expect("a training");
    let lesson = &school.lessons[0];
    let example = lesson.example(4, crate::board::Symmetry::IDENTITY, 0.0);
    let expected = first.answer(std::slice::from_ref(&example));

    let mut second = Trainer::new(plan(2_000), places(folder.path()), &school).expect("games");
    let before = second.answer(std::slice::from_ref(&example));
    second.begin_with(&net).expect("the net of the first");
    let found = second.answer(std::slice::from_ref(&example));
    let apart = |answer: &crate::training::loss::Answer| {
        let pairs = expected.policy.iter().zip(&answer.policy);
        pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
    };
    // The trainer may compute in bf16, which keeps three digits.
    assert!(apart(&found) < 0.1 * apart(&before), "{} and {}", apart(&found), apart(&before));

    let other = Plan { shape: "1x16".parse().expect("a shape"), ..plan(960) };
    let mut other = Trainer::new(other, places(folder.path()), &school).expect("games");
    assert!(matches!(other.begin_with(&net), Err(TrainingError::OtherShape(_))));
}

#[test]
fn a_training_goes_on_where_it_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let school = school(folder.path());
    let places = places(folder.path());
    let mut first = Trainer::new(plan(640), places.clone(), &school).expect("games");
    first.run(|_| ()).expect("a training");
    let mut second = Trainer::new(plan(960), places.clone(), &school).expect("games");
    second.resume().expect("the state of the first");
    assert!((second.done() - 640.0 / 960.0).abs() < 1e-9);
    let mut samples = Vec::new();
    second.run(|progress| samples.push(progress.samples)).expect("the rest");
    assert_eq!(samples.last(), Some(&960));
    let csv = fs::read_to_string(places.state.with_extension("csv")).expect("a curve");
    assert_eq!(csv.lines().count(), 3, "a head and an examination of each: {csv}");

    let other = Plan { shape: "1x16".parse().expect("a shape"), ..plan(960) };
    let mut other = Trainer::new(other, places.clone(), &school).expect("games");
    assert!(matches!(other.resume(), Err(TrainingError::OtherShape(_))));
    let bytes = fs::read(&places.state).expect("the state");
    fs::write(&places.state, &bytes[..bytes.len() - 1]).expect("a writable folder");
    let damaged = second.resume().expect_err("a damaged state").to_string();
    assert!(damaged.ends_with("a.state: the state of a training, but damaged"), "{damaged}");
}

#[test]
fn a_training_without_games_does_not_begin() {
    let folder = tempfile::tempdir().expect("a folder");
    let school = school(folder.path());
    let only_large = Plan { shares: vec![(19, 1.0)], ..plan(100) };
    let trainer = Trainer::new(only_large, places(folder.path()), &school);
    assert!(matches!(trainer.err(), Some(TrainingError::NothingToLearn)));
}

/// With another komi a position has another picture, and the winner that the points would have made.
#[test]
fn another_komi_may_have_another_winner() {
    let folder = tempfile::tempdir().expect("a folder");
    let school = school(folder.path());
    let is_counted = |lesson: &&crate::training::lesson::Lesson| !lesson.owners.is_empty();
    let lesson = school.lessons.iter().find(is_counted).expect("a game that was counted");
    let lead = lesson.score.expect("the points");
    // Black is to move.
    let ask = |extra: i32| {
        lesson.example_with(4, crate::board::Symmetry::IDENTITY, 0.5, HalfPoints::new(extra))
    };
    let plain = ask(0);
    assert_eq!(plain.score, Some(lead));
    for (extra, wins) in [(-1, 1.0), (0, 0.5), (1, 0.0)] {
        let halves = (2.0 * lead) as i32 + extra;
        if halves == 0 {
            continue;
        }
        let other = ask(halves);
        assert_eq!((other.win, other.score), (Some(wins), Some(-0.5 * extra as f32)));
        assert_eq!((&other.words, &other.policy), (&plain.words, &plain.policy));
        let bonus = crate::net::planes::BONUS;
        let given = 15.0 * (plain.globals[bonus] - other.globals[bonus]);
        assert!((given - 0.5 * halves as f32).abs() < 1e-4, "{given} and {halves}");
    }
}
