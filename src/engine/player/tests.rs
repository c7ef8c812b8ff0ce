//! The means of a player, its parameters, and its book before its search.

use super::*;
use crate::board::Size;
use crate::book::{Book, Header, Tally};
use crate::game::{Answer, Komi, Rules};

fn game() -> Game {
    Game::new(Size::NINE, Rules::Chinese, Komi::from_halves(15))
}

fn request() -> Request {
    Request::new(Color::Black, crate::clock::Clock::unlimited())
}

fn player(effort: Effort) -> Player {
    Player::new(Settings::default(), effort, EngineParameters::default())
}

#[test]
fn the_effort_counts_where_no_clock_does() {
    let playouts = |effort| player(effort).limits(&game(), &request()).playouts;
    assert_eq!(playouts(Effort::default()), Some(DEFAULT_PLAYOUTS));
    assert_eq!(playouts(Effort { playouts: Some(70), time: None }), Some(70));
    let second = Duration::from_secs(1);
    let timed = player(Effort { playouts: None, time: Some(second) });
    let limits = timed.limits(&game(), &request());
    assert_eq!(
        (limits.playouts, limits.target, limits.maximum),
        (None, Some(second), Some(second))
    );
}

#[test]
fn time_that_does_not_come_back_is_used_up() {
    let second = Duration::from_secs(1);
    let mut player = player(Effort { playouts: None, time: Some(second) });
    let limits = |player: &Player, control: &str| {
        let control = control.parse().expect("a time control");
        let clock = crate::clock::Clock::new(control);
        player.limits(&game(), &Request::new(Color::Black, clock))
    };
    let period = limits(&player, "byoyomi 0 10 5");
    assert!(period.is_patient && limits(&player, "none").is_patient);
    assert!(period.target >= Some(Duration::from_secs_f64(8.5)), "{period:?}");
    // A clock has use for what is left, and saves at the start of a game.
    let clock = limits(&player, "absolute 600");
    assert!(!clock.is_patient && clock.target < clock.maximum);
    player.set_param("engine.hurries", "1").expect("a parameter");
    assert!(!limits(&player, "byoyomi 0 10 5").is_patient && !limits(&player, "none").is_patient);
}

#[test]
fn the_means_are_parameters() {
    let mut player = player(Effort { playouts: Some(70), time: None });
    for (name, value) in [("playouts", "0"), ("seconds", "2.5"), ("threads", "3"), ("memory", "64")]
    {
        player.set_param(&format!("think.{name}"), value).expect("a parameter");
    }
    let limits = player.limits(&game(), &request());
    assert_eq!((limits.playouts, limits.target), (None, Some(Duration::from_secs_f64(2.5))));
    assert_eq!((player.search.settings().threads, player.search.settings().memory), (3, 64));
    for (name, value, reason) in [
        ("think.threads", "0", "think.threads must be between 1 and 256"),
        ("think.playouts", "many", "think.playouts: not a number: many"),
    ] {
        let error = player.set_param(name, value).expect_err("a bad value").to_string();
        assert_eq!(error, reason);
    }
}

#[test]
fn a_level_bounds_every_effort() {
    let mut player = player(Effort { playouts: Some(1_000_000), time: None });
    player.set_param("engine.level", "1").expect("a level");
    assert_eq!(player.limits(&game(), &request()).playouts, Some(50));
    player.set_effort(Effort { playouts: Some(3), time: None });
    assert_eq!(player.limits(&game(), &request()).playouts, Some(3));
}

#[test]
fn parameters_are_set_by_the_names_they_are_listed_by() {
    let mut player = player(Effort::default());
    let params = player.params();
    let mut names: Vec<&str> = params.iter().map(|param| param.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), params.len(), "no name twice");
    for param in &params {
        player.set_param(&param.name, &param.value).expect("its own value");
    }
    assert_eq!(player.params(), params);
    for (name, value) in [("prior.even", "3"), ("prior.save", "4"), ("book.min_games", "5")] {
        player.set_param(name, value).expect("a parameter");
        assert!(player.params().iter().any(|param| (&*param.name, &*param.value) == (name, value)));
    }
    for name in ["even", "prior.odd", "luck.even", ""] {
        let error = player.set_param(name, "1");
        assert_eq!(error, Err(ParameterError::Unknown(name.to_string())));
    }
    for param in params {
        assert!(param.about.doc.ends_with('.'), "{}: {}", param.name, param.about.doc);
    }
}

#[test]
fn the_book_answers_before_the_search() {
    let mut book =
        Book::new(Header::new(Size::NINE, "7.5".parse().expect("a komi"), "chinese", ""));
    let mut line = book.line();
    line.play("E5".parse().expect("a move"));
    line.add(Tally { games: 10, wins: 8 });
    let mut shelf = Shelf::new();
    shelf.add("mine", book);
    let mut player = player(Effort { playouts: Some(5), time: None }).with_books(shelf);
    let never = AtomicBool::new(false);
    let choice = player.choose(&game(), &request(), &never, &mut |_| {});
    assert!(choice.is_book);
    assert_eq!(choice.answer, Answer::Play("E5".parse().expect("a move")));
    assert_eq!((choice.analysis.visits, choice.analysis.winrate), (10, 0.8));
    let skipping = Request { skips_book: true, ..request() };
    assert!(!player.choose(&game(), &skipping, &never, &mut |_| {}).is_book);
    player.set_param("book.virtual_wins", "4").expect("a parameter");
    let hints = player.opening.hints(&game(), &request());
    let found: Vec<(String, f32, f32)> = hints
        .iter()
        .map(|hint| (hint.mv.to_string(), hint.count.visits, hint.count.wins))
        .collect();
    assert_eq!(found.len(), 1);
    assert!(found[0].1 == 4.0 && (found[0].2 - 3.2).abs() < 1e-6, "{found:?}");
    assert!(!player.choose(&game(), &request(), &never, &mut |_| {}).is_book);
}
