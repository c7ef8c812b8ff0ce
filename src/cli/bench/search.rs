//! Speed of the real search: full policy, from the empty board.

use super::Figure;
use crate::board::Size;
use crate::game::{Game, Komi, Rules};
use crate::net::{Arithmetic, Nets};
use crate::search::{Limits, Search, SearchParameters, Settings, Task};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Measurements of each speed, in turn. Whatever else the machine does makes a search
/// slower and never faster, so the best of them counts.
const ROUNDS: u32 = 6;

/// A search whose speed is measured.
struct Measured {
    key: &'static str,
    side: usize,
    threads: usize,
    has_net: bool,
}

const SEARCHES: [Measured; 6] = [
    Measured { key: "search_9x9_1t", side: 9, threads: 1, has_net: false },
    Measured { key: "search_9x9_2t", side: 9, threads: 2, has_net: false },
    Measured { key: "search_19x19_1t", side: 19, threads: 1, has_net: false },
    Measured { key: "search_9x9_net_1t", side: 9, threads: 1, has_net: true },
    Measured { key: "search_9x9_net_2t", side: 9, threads: 2, has_net: true },
    Measured { key: "search_19x19_net_1t", side: 19, threads: 1, has_net: true },
];

pub(super) fn measure(time: Duration) -> Vec<Figure> {
    let nets = Nets::embedded(Arithmetic::Auto);
    let time = time / (ROUNDS * SEARCHES.len() as u32);
    let mut best = [0.0_f64; SEARCHES.len()];
    for _ in 0..ROUNDS {
        for (best, measured) in best.iter_mut().zip(&SEARCHES) {
            *best = best.max(measured.simulations(&nets, time));
        }
    }
    let figure =
        |key: &str, value, decimals, unit| Figure { key: key.to_string(), value, decimals, unit };
    let speeds = SEARCHES.iter().zip(best);
    let mut figures: Vec<Figure> =
        speeds.map(|(measured, best)| figure(measured.key, best, 0, "simulations/s")).collect();
    let [one, two, _, net_one, net_two, _] = best;
    for (key, gain) in
        [("search_9x9_2t_gain", two / one), ("search_9x9_net_2t_gain", net_two / net_one)]
    {
        figures.push(figure(key, gain, 2, "times one thread"));
    }
    figures
}

impl Measured {
    /// Simulations a second of the search from the empty board.
    fn simulations(&self, nets: &Nets, time: Duration) -> f64 {
        let size = Size::new(self.side).expect("a size that boards have");
        let game = Game::new(size, Rules::Chinese, Komi::from_halves(15));
        let settings = Settings {
            threads: self.threads,
            nets: if self.has_net { nets.clone() } else { Nets::none() },
            search: SearchParameters { stops_early: false, ..SearchParameters::default() },
            ..Settings::default()
        };
        let mut search = Search::new(settings);
        let task = Task::new(&game, game.to_play());
        let started = Instant::now();
        let analysis = search.run(&task, Limits::time(time), &AtomicBool::new(false), &mut |_| {});
        analysis.simulations as f64 / started.elapsed().as_secs_f64()
    }
}
