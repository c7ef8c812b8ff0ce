//! The search with a net: every way for it to take part, on every board, within every limit.

use octant::board::{Color, Move, Point, Size};
use octant::game::{Game, Komi, Rules};
use octant::net::{Arithmetic, Net, Nets, Shape, Weights};
use octant::search::{Analysis, Limits, NetParameters, Search, Settings, Task};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn game(side: usize, rules: Rules) -> Game {
    Game::new(Size::new(side).unwrap(), rules, Komi::from_halves(15))
}

/// A net that knows nothing.
fn ignorant() -> Nets {
    let shape: Shape = "1x16".parse().unwrap();
    Nets::one(Arc::new(Net::new(&Weights::random(shape, 5), Arithmetic::Plain)))
}

fn settings(nets: Nets) -> Settings {
    Settings { nets, memory: 64, seed: 3, ..Settings::default() }
}

fn run(settings: Settings, game: &Game, limits: Limits) -> Analysis {
    let task = Task { wants_ownership: true, ..Task::new(game, game.to_play()) };
    Search::new(settings).run(&task, limits, &AtomicBool::new(false), &mut |_| {})
}

fn patient(playouts: u64) -> Limits {
    Limits { is_patient: true, ..Limits::playouts(playouts) }
}

#[test]
fn every_way_to_take_part_gives_a_sound_analysis() {
    let ways = [(true, 0.0), (true, 0.5), (false, 0.0), (false, 0.5), (false, 1.0)];
    for (puct, playout_share) in ways {
        for (side, cache, threads) in [(2, 1, 1), (5, 0, 2), (9, 1, 1), (13, 1, 2), (19, 0, 1)] {
            let net = NetParameters { puct, playout_share, cache, ..NetParameters::default() };
            let game = game(side, Rules::TrompTaylor);
            let settings = Settings { net, threads, ..settings(ignorant()) };
            let analysis = run(settings, &game, patient(150));
            let way = format!("{side}x{side}, puct {puct}, playouts {playout_share}");
            assert_eq!(analysis.simulations, 150, "{way}");
            assert!(game.is_legal(Color::Black, analysis.best().unwrap().mv), "{way}");
            let priors: f64 = analysis.moves.iter().map(|info| info.prior).sum();
            assert!((priors - 1.0).abs() < 1e-3, "{way}: {priors}");
            let is_share = |x: f64| (0.0..=1.0).contains(&x);
            assert!(analysis.moves.iter().all(|info| is_share(info.winrate)), "{way}");
            let ownership = analysis.ownership.expect("was asked for");
            let mut points = Point::all(game.size());
            assert!(points.any(|point| ownership.of(Color::Black, point) != 0.0), "{way}");
        }
    }
}

#[test]
fn one_thread_and_a_seed_make_one_search() {
    let game = game(9, Rules::Chinese);
    let once = || run(settings(ignorant()), &game, patient(300));
    assert_eq!(once(), once());
    let other = run(Settings { seed: 4, ..settings(ignorant()) }, &game, patient(300));
    assert_ne!(once(), other);
}

#[test]
fn a_full_tree_is_pruned_and_the_search_goes_on() {
    let game = game(9, Rules::Chinese);
    let analysis = run(Settings { memory: 1, ..settings(ignorant()) }, &game, patient(3000));
    assert_eq!(analysis.visits, 3000);
}

#[test]
fn noise_changes_what_is_tried_and_nothing_else() {
    let game = game(9, Rules::Chinese);
    let visits = |root_noise: f64| {
        let net = NetParameters { root_noise, ..NetParameters::default() };
        let analysis = run(Settings { net, ..settings(ignorant()) }, &game, patient(200));
        assert_eq!(analysis.visits, 200);
        analysis.moves.iter().map(|info| (info.mv, info.visits)).collect::<Vec<_>>()
    };
    assert_ne!(visits(0.0), visits(0.5));
    assert_eq!(visits(0.5), visits(0.5));
}

/// Black has all of the board and White has passed: a pass ends the game, and that is certain.
#[test]
fn the_end_of_the_game_is_counted_and_not_guessed() {
    let mut game = game(5, Rules::TrompTaylor);
    for vertex in ["A2", "B2", "C2", "D2", "E2", "B4", "D4"] {
        game.play(Color::Black, vertex.parse().unwrap()).unwrap();
        game.play(Color::White, Move::Pass).unwrap();
    }
    let analysis = run(settings(ignorant()), &game, patient(400));
    let pass = analysis.moves.iter().find(|info| info.mv == Move::Pass).expect("a move");
    assert!(pass.visits > 0 && pass.winrate > 0.98, "{pass:?}");
    assert_eq!(pass.score_lead, 17.5);
}

#[test]
fn the_nets_of_the_program_know_how_to_open() {
    let game = game(9, Rules::Chinese);
    let analysis = run(settings(Nets::embedded(Arithmetic::Auto)), &game, patient(100));
    let point = analysis.best().unwrap().mv.point().expect("no pass");
    assert!((3..=5).contains(&point.line(game.size())), "{point}");
    assert!((0.25..0.75).contains(&analysis.winrate), "{}", analysis.winrate);
}
