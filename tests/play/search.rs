//! The search answers with a legal move whatever it is given: no memory, no time, no game left.

use octant::board::{Bitboard, Color, Move, Size};
use octant::game::{Game, Komi, Rules};
use octant::search::{Analysis, Limits, Search, Settings, Task};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

fn game(side: usize, rules: Rules) -> Game {
    Game::new(Size::new(side).unwrap(), rules, Komi::from_halves(15))
}

fn search(settings: Settings) -> Search {
    Search::new(Settings { seed: 3, ..settings })
}

fn run(search: &mut Search, task: &Task, limits: Limits) -> Analysis {
    search.run(task, limits, &AtomicBool::new(false), &mut |_| {})
}

#[test]
fn a_full_tree_is_pruned_and_the_search_goes_on() {
    for threads in [1, 2] {
        let mut search = search(Settings { memory: 1, threads, ..Settings::default() });
        let game = game(9, Rules::Chinese);
        let task = Task::new(&game, Color::Black);
        let limits = Limits { is_patient: true, ..Limits::playouts(40_000) };
        let analysis = run(&mut search, &task, limits);
        // Two threads at one counter may each lose a visit, never a whole tree.
        assert!((39_000..=40_000).contains(&analysis.visits), "{} visits", analysis.visits);
        assert!(analysis.best().unwrap().visits > 1000);
    }
}

#[test]
fn every_thread_finishes_what_it_took_on() {
    let game = game(5, Rules::Chinese);
    for (threads, playouts) in [(1, 1), (1, 1003), (2, 1003), (3, 5), (4, 1001)] {
        let mut search = search(Settings { memory: 16, threads, ..Settings::default() });
        let limits = Limits { is_patient: true, ..Limits::playouts(playouts) };
        let analysis = run(&mut search, &Task::new(&game, Color::Black), limits);
        assert_eq!(analysis.simulations, playouts, "{threads} threads");
        // Two threads at one counter may each lose a visit.
        assert!(analysis.visits.abs_diff(playouts) <= playouts / 50, "{} visits", analysis.visits);
    }
}

#[test]
fn no_time_and_a_raised_stop_still_give_a_legal_move() {
    let mut search = search(Settings { memory: 16, ..Settings::default() });
    let game = game(9, Rules::Chinese);
    let task = Task::new(&game, Color::White);
    let analysis = run(&mut search, &task, Limits::time(Duration::ZERO));
    assert!(game.is_legal(Color::White, analysis.best().unwrap().mv));
    let stopped = AtomicBool::new(true);
    let analysis = search.run(&task, Limits::default(), &stopped, &mut |_| {});
    assert!(game.is_legal(Color::White, analysis.best().unwrap().mv));
}

#[test]
fn a_game_that_is_over_can_be_searched() {
    let mut game = game(5, Rules::Chinese);
    game.play(Color::Black, Move::Pass).unwrap();
    game.play(Color::White, Move::Pass).unwrap();
    let mut search = search(Settings { memory: 16, ..Settings::default() });
    let analysis = run(&mut search, &Task::new(&game, Color::Black), Limits::playouts(200));
    assert!(game.is_legal(Color::Black, analysis.best().unwrap().mv));
}

#[test]
fn only_a_pass_is_left_when_every_point_is_to_be_avoided() {
    let game = game(9, Rules::Chinese);
    let avoid: Bitboard = game.board().points();
    let task = Task { avoid, ..Task::new(&game, Color::Black) };
    let mut search = search(Settings { memory: 16, ..Settings::default() });
    let analysis = run(&mut search, &task, Limits::playouts(100));
    assert_eq!(analysis.moves.iter().map(|info| info.mv).collect::<Vec<_>>(), [Move::Pass]);
}

/// Small boards are full of kos: every move must be legal under the rules of the game.
#[test]
fn whole_games_stay_legal_under_every_ko_rule() {
    for rules in [Rules::Chinese, Rules::Aga, Rules::Japanese, Rules::TrompTaylor] {
        for side in [2, 3, 4, 5] {
            let mut game = game(side, rules);
            let mut search = search(Settings { memory: 16, ..Settings::default() });
            let mut color = Color::Black;
            for _ in 0..60 {
                if game.is_over() {
                    break;
                }
                let task = Task::new(&game, color);
                let best = run(&mut search, &task, Limits::playouts(100)).best().unwrap().mv;
                game.play(color, best).unwrap_or_else(|error| panic!("{rules} {side}: {error}"));
                color = !color;
            }
        }
    }
}

#[test]
fn the_tree_is_kept_from_move_to_move() {
    let mut game = game(9, Rules::Chinese);
    let mut search = search(Settings { memory: 64, ..Settings::default() });
    let limits = Limits { is_patient: true, ..Limits::playouts(2000) };
    let first = run(&mut search, &Task::new(&game, Color::Black), limits);
    let pv = first.best().unwrap().pv.clone();
    game.play(Color::Black, pv[0]).unwrap();
    game.play(Color::White, pv[1]).unwrap();
    let second = run(&mut search, &Task::new(&game, Color::Black), Limits::playouts(1));
    assert!(second.visits > 20, "{} visits kept", second.visits);
    search.forget();
    let third = run(&mut search, &Task::new(&game, Color::Black), Limits::playouts(1));
    assert_eq!(third.visits, 1);
}
