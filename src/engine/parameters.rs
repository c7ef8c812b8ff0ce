//! The numbers of the engine's manners.

use crate::parameters::parameters;

parameters! {
    /// When the engine gives up, passes, and how it spends its time.
    pub struct EngineParameters {
        /// The win rate below which the engine resigns; 0 never. Against a handicap it waits
        /// for less.
        resign_below: f64 = 0.08, 0.0..=1.0;
        /// Simulations that a win rate must rest on before the engine resigns.
        resign_visits: usize = 500, 0.0..=1_000_000_000.0;
        /// How surely a chain must end up as the enemy's to count as dead.
        dead_above: f64 = 0.6, 0.0..=1.0;
        /// Simulations to judge which stones are dead.
        judge_playouts: usize = 1000, 1.0..=1_000_000.0;
        /// Seconds of every move that are left for what lies between the clock and the engine.
        lag: f64 = 0.15, 0.0..=60.0;
        /// The part of a usual move's time that the first moves of a game get.
        opening_share: f64 = 0.6, 0.05..=1.0;
        /// How strong the engine plays, from 1 for beginners to 10, as well as it can.
        level: usize = 10, 1.0..=10.0;
        /// Whether the engine thinks while its opponent does.
        ponder: bool = false, 0.0..=1.0;
    }
}
