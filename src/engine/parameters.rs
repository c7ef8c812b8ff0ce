//! The numbers by which the engine decides and uses its books.

use crate::book::Rule;
use crate::parameters::parameters;

parameters! {
    /// Settings of when the engine gives up and passes, and of how it spends its time.
    pub struct EngineParameters {
        /// The win rate below which the engine resigns; 0 never. Against a handicap it waits
        /// for less.
        resign_below: f64 = 0.08, 0.0..=1.0;
        /// Simulations that a win rate must rest on before the engine resigns. A move that had fewer
        /// gets them when it looks lost.
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
        /// The part of a usual move's time that the first moves of a game get, where later moves get
        /// what they leave.
        opening_share: f64 = 0.6, 0.05..=1.0;
        /// True if a move that is clear is made at once even where the time that is left comes back
        /// to no other move: a fixed time for each, or a period of byoyomi.
        hurries: bool = false;
        /// True if a pass is answered by a pass whenever that wins, however early: nobody has won
        /// anything then but a game of no moves. Under the rules of CGOS it always is.
        passes_early: bool = false;
        /// Playing strength, from 1 for beginners to 10, as well as it can.
        level: usize = 10, 1.0..=10.0;
        /// True if the engine thinks while its opponent does.
        ponder: bool = false;
        /// Seconds after which it stops to: the opponent may have gone.
        ponder_most: f64 = 600.0, 1.0..=1_000_000.0;
    }
}

parameters! {
    /// The time and the means with which the engine thinks.
    pub(super) struct ThinkParameters {
        /// Simulations for a move; a clock can shorten them. 0 is no bound but time.
        playouts: usize = 0, 0.0..=1_000_000_000_000.0;
        /// Seconds for a move where no clock says otherwise; 0 leaves it to the playouts.
        seconds: f64 = 0.0, 0.0..=1_000_000.0;
        /// Threads that think.
        threads: usize = 1, 1.0..=256.0;
        /// Memory of the search tree in MiB.
        memory: usize = 512, 1.0..=1_000_000.0;
    }
}

parameters! {
    /// Settings of the moves that are played from the book.
    pub struct BookParameters {
        /// True if the book is asked at all.
        on: bool = true;
        /// The part of its games that the best move must have won; `most_won` does not ask.
        threshold: f64 = 0.45, 0.0..=1.0;
        /// The measure of the best move: the lower bound of its win rate, the most won games
        /// whatever the threshold, as MoGo read its population, or the highest win rate above the
        /// threshold, as a population grows.
        rule: Rule = Rule::LowerBound;
        /// Moves this near to the best one, as a part of its merit, are picked by chance.
        spread: f64 = 0.0, 0.0..=1.0;
        /// Games that a move must have.
        min_games: usize = 1, 1.0..=1_000_000_000.0;
        /// Games that a move must have as a part of those of the most played one; only `lower_bound`
        /// asks.
        least_share: f64 = 0.1, 0.0..=1.0;
        /// True if a position is found in the book whatever the order of the moves to it.
        transpositions: bool = false;
        /// If not 0, the book does not reply: its games, at most so many of each move, count as
        /// simulations that the search begins with.
        virtual_wins: usize = 0, 0.0..=1000.0;
    }
}
