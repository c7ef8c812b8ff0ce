//! The `light` group: random games per second on the three usual boards.
//!
//! Beside each speed stand the numbers that show the games to be honest ones: on 9x9 random
//! play takes about 111 moves, and Black is ahead by about 2.2 points before komi.

use super::Figure;
use crate::board::{Board, Size, light};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::time::{Duration, Instant};

/// Measurements of each board. The speed is the median, so that a machine busy
/// with something else for a moment does not show in it.
const ROUNDS: u32 = 9;

/// Games between two looks at the clock.
const BATCH: u64 = 64;

const KOMI: f64 = 7.5;

pub(super) fn measure(time: Duration) -> Vec<Figure> {
    let time = time / 3;
    let mut figures = measure_board::<2>(9, time);
    figures.extend(measure_board::<4>(13, time));
    figures.extend(measure_board::<8>(19, time));
    figures
}

/// Sums over the games of a measurement.
#[derive(Default)]
struct Games {
    games: u64,
    moves: u64,
    score: i64,
    black_wins: u64,
}

impl Games {
    /// Plays for a while; returns the games per second.
    fn play_for<const W: usize>(
        &mut self,
        time: Duration,
        empty: &Board<W>,
        rng: &mut SmallRng,
    ) -> f64 {
        let (start, before) = (Instant::now(), self.games);
        let mut board = *empty;
        while start.elapsed() < time {
            for _ in 0..BATCH {
                board.copy_from(empty);
                self.moves += light::play_out(&mut board, rng) as u64;
                let score = board.filled_score();
                self.score += i64::from(score);
                self.black_wins += u64::from(f64::from(score) > KOMI);
            }
            self.games += BATCH;
        }
        (self.games - before) as f64 / start.elapsed().as_secs_f64()
    }
}

fn measure_board<const W: usize>(side: usize, time: Duration) -> Vec<Figure> {
    let size = Size::new(side).expect("the usual sizes exist");
    let empty = Board::<W>::new(size);
    let mut rng = SmallRng::seed_from_u64(1);
    let round = time / (ROUNDS + 1);
    // The first round only wakes the machine up.
    Games::default().play_for(round, &empty, &mut rng);

    let mut games = Games::default();
    let mut speeds: Vec<f64> =
        (0..ROUNDS).map(|_| games.play_for(round, &empty, &mut rng)).collect();
    speeds.sort_by(f64::total_cmp);

    let per_game = |sum: f64| sum / games.games as f64;
    let figure = |suffix: &str, value, decimals, unit| Figure {
        key: format!("light_{size}{suffix}"),
        value,
        decimals,
        unit,
    };
    vec![
        figure("", speeds[speeds.len() / 2], 0, "playouts/s"),
        figure("_moves", per_game(games.moves as f64), 1, "moves a playout"),
        figure("_score", per_game(games.score as f64), 2, "points for Black before komi"),
        figure("_black_wins", 100.0 * per_game(games.black_wins as f64), 1, "% at komi 7.5"),
    ]
}
