//! What is known of small boards: on 5x5 Black begins in the center and owns all of the board
//! (van der Werf, van den Herik and Uiterwijk 2003).

use octant::arena::{Conditions, GameReport, Match, Openings, Player, PlayerError};
use octant::board::Size;
use octant::engine::{Effort, EngineParameters, InnerPlayer, Player as Engine};
use octant::game::Komi;
use octant::search::Settings;
use std::fs;
use std::time::Duration;

/// The engine with a seed, thinking about each move as long as it takes to see the end.
fn start(seed: &str, _: Duration) -> Result<Box<dyn Player>, PlayerError> {
    let seed = seed.parse().expect("a seed");
    let settings = Settings { seed, memory: 32, ..Settings::default() };
    let effort = Effort { playouts: Some(10_000), time: None };
    let engine = Engine::new(settings, effort, EngineParameters::default());
    Ok(Box::new(InnerPlayer::new(Box::new(engine))))
}

#[test]
fn black_owns_the_board_of_5x5_from_its_center() {
    let folder = tempfile::tempdir().expect("a folder");
    let results = folder.path().join("results.jsonl");
    let mut conditions = Conditions::new(Size::new(5).expect("a size"));
    // One point less than the board: Black may not leave a single one.
    conditions.komi = Komi::from_halves(49);
    let plan = Match {
        players: ["{game}".to_string(), "1{game}".to_string()],
        conditions,
        games: 4,
        openings: Openings::default(),
        jobs: 2,
        sprt: None,
        results: Some(results.clone()),
        records: None,
    };
    let progress = plan.play_with(&start, &mut |_| {}).expect("a match");
    assert_eq!(progress.faults, []);
    let text = fs::read_to_string(&results).expect("results");
    let reports = text.lines().map(|line| serde_json::from_str::<GameReport>(line).expect("JSON"));
    let reports: Vec<GameReport> = reports.collect();
    assert_eq!(reports.len(), 4);
    for report in reports {
        let game = report.moves.join(" ");
        assert!(game.starts_with("C3 "), "{game}");
        assert_eq!(report.winner, Some(report.black), "{} {game}", report.result);
    }
}
