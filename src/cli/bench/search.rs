//! How many simulations the real search does: full policy, from the empty board.

use super::Figure;
use crate::board::Size;
use crate::game::{Game, Komi, Rules};
use crate::search::{Limits, Search, SearchParameters, Settings, Task};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

pub(super) fn measure(time: Duration) -> Vec<Figure> {
    let time = time / 3;
    vec![
        simulations("search_9x9_1t", 9, 1, time),
        simulations("search_9x9_2t", 9, 2, time),
        simulations("search_19x19_1t", 19, 1, time),
    ]
}

/// Simulations a second of a search from the empty board.
fn simulations(key: &str, side: usize, threads: usize, time: Duration) -> Figure {
    let size = Size::new(side).expect("a size that boards have");
    let game = Game::new(size, Rules::Chinese, Komi::from_halves(15));
    let settings = Settings {
        threads,
        search: SearchParameters { stops_early: false, ..SearchParameters::default() },
        ..Settings::default()
    };
    let mut search = Search::new(settings);
    let task = Task::new(&game, game.to_play());
    let started = Instant::now();
    let analysis = search.run(&task, Limits::time(time), &AtomicBool::new(false), &mut |_| {});
    let value = analysis.simulations as f64 / started.elapsed().as_secs_f64();
    Figure { key: key.to_string(), value, decimals: 0, unit: "simulations/s" }
}
