//! Levels rise: each of some steps up wins most of its games against the one below.

use octant::arena::{Conditions, Match, Openings, Player, PlayerError};
use octant::board::Size;
use octant::engine::{Effort, EngineParameters, InnerPlayer, Player as Engine};
use octant::game::Komi;
use octant::search::Settings;
use std::time::Duration;

/// A player of a level, described as `LEVEL SEED`.
fn start(description: &str, _: Duration) -> Result<Box<dyn Player>, PlayerError> {
    let mut words = description.split(' ').map(|word| word.parse().expect("a number"));
    let level = words.next().expect("a level");
    let seed = words.next().expect("a seed") as u64;
    let settings = Settings { seed, memory: 32, ..Settings::default() };
    let parameters = EngineParameters { level, ..EngineParameters::default() };
    let engine = Engine::new(settings, Effort::default(), parameters);
    Ok(Box::new(InnerPlayer::new(Box::new(engine))))
}

#[test]
fn a_higher_level_wins_more() {
    for (low, high) in [(1, 4), (4, 7)] {
        let mut conditions = Conditions::new(Size::new(7).expect("a size"));
        conditions.komi = Komi::from_halves(17);
        let plan = Match {
            players: [format!("{high} {{game}}"), format!("{low} 1{{game}}")],
            conditions,
            games: 16,
            openings: Openings::default(),
            jobs: 2,
            sprt: None,
            results: None,
            records: None,
        };
        let progress = plan.play_with(&start, &mut |_| {}).expect("a match");
        assert_eq!(progress.faults, []);
        let points = progress.tally.points();
        println!("level {high} against {low}: {points} of 16");
        assert!(points >= 10.0, "level {high} has {points} of 16 against level {low}");
    }
}
