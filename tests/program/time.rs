//! Whole games on real clocks, all at once, so that the machine is loaded: nobody loses on time.

use octant::arena::{Conditions, Match, Openings};
use octant::board::Size;
use octant::clock::TimeControl;
use std::thread;
use std::time::Duration;

/// A game of Octant with itself; at most so many moves.
fn play(control: &str, most_moves: usize) -> Result<(), String> {
    let mut conditions = Conditions::new(Size::NINE);
    conditions.time = control.parse::<TimeControl>().map_err(|error| error.to_string())?;
    conditions.patience = Duration::from_secs(60);
    conditions.most_moves = most_moves;
    let player =
        format!("'{}' gtp --config /dev/null --resign 0 --threads 1", env!("CARGO_BIN_EXE_octant"));
    let game = Match {
        players: [player.clone(), player],
        conditions,
        games: 1,
        openings: Openings::default(),
        jobs: 1,
        sprt: None,
        results: None,
        records: None,
    };
    let progress = game.play(&mut |_| {}).map_err(|error| error.to_string())?;
    match progress.faults.first() {
        Some((_, fault)) => Err(format!("{control}: {fault}")),
        None if progress.tally.games() != 1 => Err(format!("{control}: no game")),
        None => Ok(()),
    }
}

#[test]
fn no_game_is_lost_on_time() {
    let controls = [
        ("absolute 5", 500),
        ("byoyomi 0 1 3", 24),
        ("byoyomi 2 1 1", 30),
        ("canadian 0 4 10", 60),
        ("fischer 2 0.3", 60),
        ("fischer-capped 3 0.2 4 -1", 60),
    ];
    let games: Vec<_> = controls
        .into_iter()
        .map(|(control, most_moves)| thread::spawn(move || play(control, most_moves)))
        .collect();
    for game in games {
        assert_eq!(game.join().expect("a game"), Ok(()));
    }
}
