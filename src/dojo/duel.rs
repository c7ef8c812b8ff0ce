//! A match of two nets, by searches that explore nothing.

use super::ending::{count, is_over};
use super::habits::Habits;
use super::mind::{Mind, Student, Thought};
use crate::arena::MatchTally;
use crate::board::{Color, Move};
use crate::game::{Game, Komi};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;

/// The conditions of a match.
#[derive(Clone, Debug)]
pub(super) struct Duel<'a> {
    /// The boards, komi and rules are those of self-play, on the board that is most played.
    pub(super) habits: &'a Habits,
    /// The games; each opening is played with both colors.
    pub(super) games: u64,
    /// Simulations of each move.
    pub(super) simulations: u64,
    /// The games played at a time.
    pub(super) jobs: usize,
    /// The seed of the openings.
    pub(super) seed: u64,
}

/// The random moves that begin an opening, for each point of the board.
const RANDOM_MOVES: f64 = 0.04;

impl Duel<'_> {
    /// Plays the match; the tally is that of the first. Calls `watch` after every game.
    pub(super) fn play(
        &self,
        players: [&Student; 2],
        watch: &mut (dyn FnMut(&MatchTally) + Send),
    ) -> MatchTally {
        let next = AtomicU64::new(0);
        let table = Mutex::new((MatchTally::default(), watch));
        thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                scope.spawn(|| {
                    let memory = self.habits.memory;
                    let mut minds = players.map(|it| Mind::new(it.clone(), memory, self.seed));
                    loop {
                        let number = next.fetch_add(1, Relaxed);
                        if number >= self.games {
                            return;
                        }
                        let score = self.game(&mut minds, number);
                        let mut table = table.lock().expect("no player panicked");
                        let (tally, watch) = &mut *table;
                        tally.add(score);
                        watch(tally);
                    }
                });
            }
        });
        table.into_inner().expect("no player panicked").0
    }

    /// Plays the game of a number; the first player's points, 0 to 1.
    fn game(&self, minds: &mut [Mind; 2], number: u64) -> f64 {
        let mut game = self.opening(number / 2);
        let first = Color::ALL[(number % 2) as usize];
        minds.iter_mut().for_each(Mind::forget);
        while !is_over(&game) {
            let color = game.to_play();
            let mind = &mut minds[usize::from(color != first)];
            let analysis = mind.think(&game, Thought::Plain, self.simulations);
            let mv = analysis.best().map_or(Move::Pass, |best| best.mv);
            let played = game.play(color, mv).or_else(|_| game.play(color, Move::Pass));
            debug_assert!(played.is_ok());
        }
        count(&game).winner().map_or(0.5, |winner| f64::from(u8::from(winner == first)))
    }

    /// The position that two games begin with: a few random moves in the middle of the board.
    fn opening(&self, number: u64) -> Game {
        let size = self.habits.main_size();
        let komi = Komi::from_halves(self.habits.usual_komi(size));
        let mut rng =
            SmallRng::seed_from_u64(self.seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut game = Game::new(size, self.habits.rules, komi);
        let most = (RANDOM_MOVES * size.area() as f64).ceil() as usize;
        for _ in 0..rng.random_range(1..=most.max(1)) {
            let edge = usize::from(size.side() > 4);
            let inner = edge..size.side() - edge;
            let points: Vec<Move> = game
                .legal_points(game.to_play())
                .iter()
                .filter(|point| inner.contains(&point.row()) && inner.contains(&point.col()))
                .map(Move::Play)
                .collect();
            let Some(&mv) = points.choose(&mut rng) else { break };
            let played = game.play(game.to_play(), mv);
            debug_assert!(played.is_ok());
        }
        game
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dojo::habits::tests::habits;
    use crate::net::{Arithmetic, Net, Weights};
    use std::sync::Arc;

    #[test]
    fn every_game_of_a_match_is_played() {
        let habits = habits();
        let duel = Duel { habits: &habits, games: 7, simulations: 8, jobs: 2, seed: 1 };
        let weights = Weights::random("1x16".parse().expect("a shape"), 1);
        let net = Arc::new(Net::new(&weights, Arithmetic::Auto));
        let student = Student { version: 1, net };
        let mut seen = 0;
        let tally = duel.play([&student; 2], &mut |tally| seen = tally.games());
        assert_eq!((tally.games(), seen), (7, 7));
    }

    #[test]
    fn openings_differ_and_are_the_same_next_time() {
        let habits = Habits { sizes: vec![(crate::board::Size::NINE, 1.0)], ..habits() };
        let duel = Duel { habits: &habits, games: 7, simulations: 8, jobs: 2, seed: 1 };
        let openings: Vec<Game> = (0..20).map(|number| duel.opening(number)).collect();
        let mut moves: Vec<_> = openings.iter().map(|game| format!("{:?}", game.moves())).collect();
        moves.sort();
        moves.dedup();
        assert!(moves.len() > 15, "{}", moves.len());
        assert!(openings.iter().all(|game| (1..=4).contains(&game.moves().len())));
        assert_eq!(duel.opening(3), openings[3]);
    }
}
