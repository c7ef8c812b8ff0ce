//! Speed of the real search: full policy, from the empty board.

use super::Figure;
use crate::board::Size;
use crate::game::{Game, Komi, Rules};
use crate::search::{Limits, Search, SearchParameters, Settings, Task};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Measurements of each speed, in turn. Whatever else the machine does makes a search
/// slower and never faster, so the best of them counts.
const ROUNDS: u32 = 6;

pub(super) fn measure(time: Duration) -> Vec<Figure> {
    let searches = [("search_9x9_1t", 9, 1), ("search_9x9_2t", 9, 2), ("search_19x19_1t", 19, 1)];
    let time = time / (ROUNDS * searches.len() as u32);
    let mut best = [0.0_f64; 3];
    for _ in 0..ROUNDS {
        for (best, &(_, side, threads)) in best.iter_mut().zip(&searches) {
            *best = best.max(simulations(side, threads, time));
        }
    }
    let figure =
        |key: &str, value, decimals, unit| Figure { key: key.to_string(), value, decimals, unit };
    let mut figures: Vec<Figure> = searches
        .iter()
        .zip(best)
        .map(|(&(key, ..), best)| figure(key, best, 0, "simulations/s"))
        .collect();
    let [one, two, _] = best;
    figures.push(figure("search_9x9_2t_gain", two / one, 2, "times one thread"));
    figures
}

/// Simulations a second of a search from the empty board.
fn simulations(side: usize, threads: usize, time: Duration) -> f64 {
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
    analysis.simulations as f64 / started.elapsed().as_secs_f64()
}
