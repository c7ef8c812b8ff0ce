//! The numbers by which the engine decides and uses its books.

use crate::parameters::parameters;

parameters! {
    /// Settings of when the engine gives up and passes, and of how it spends its time.
    pub struct EngineParameters {
        /// The win rate below which the engine resigns; 0 never. Against a handicap it waits
        /// for less.
        resign_below: f64 = 0.08, 0.0..=1.0;
        /// Simulations that a win rate must rest on before the engine resigns.
        resign_visits: usize = 500, 0.0..=1_000_000_000.0;
        /// Certainty with which a chain must end up as the enemy's for the engine to pass as if it
        /// were dead.
        dead_above: f64 = 0.6, 0.0..=1.0;
        /// Certainty with which a chain must end up as the enemy's to count as dead when the game
        /// is over.
        dead_at_end: f64 = 0.3, 0.0..=1.0;
        /// Simulations to judge which stones are dead.
        judge_playouts: usize = 1000, 1.0..=1_000_000.0;
        /// Seconds of every move that are left for what lies between the clock and the engine.
        lag: f64 = 0.15, 0.0..=60.0;
        /// The part of a usual move's time that the first moves of a game get.
        opening_share: f64 = 0.6, 0.05..=1.0;
        /// Playing strength, from 1 for beginners to 10, as well as it can.
        level: usize = 10, 1.0..=10.0;
        /// True if the engine thinks while its opponent does.
        ponder: bool = false;
    }
}

parameters! {
    /// Settings of the moves that are played from the book.
    pub struct BookParameters {
        /// True if the book is asked at all.
        on: bool = true;
        /// The part of its games that the best move must have won.
        threshold: f64 = 0.45, 0.0..=1.0;
        /// The measure of the best move: 0 the lower bound of its win rate, 1 the most won games.
        rule: usize = 0, 0.0..=1.0;
        /// Moves this near to the best one, as a part of its merit, are picked by chance.
        spread: f64 = 0.0, 0.0..=1.0;
        /// Games that a move must have.
        min_games: usize = 1, 1.0..=1_000_000_000.0;
        /// Games that a move must have as a part of those of the most played one.
        least_share: f64 = 0.1, 0.0..=1.0;
        /// True if a position is found in the book whatever the order of the moves to it.
        transpositions: bool = false;
        /// If not 0, the book does not reply: its games, at most so many of each move, count as
        /// simulations that the search begins with.
        virtual_wins: usize = 0, 0.0..=1000.0;
    }
}
