//! The numbers of the playout policy.

use crate::parameters::parameters;

parameters! {
    /// How often each part of the policy is applied, and how. A rate of 0 switches a part off,
    /// in playouts and in suggestions.
    pub struct PlayoutParameters {
        /// How often the last good reply to a move is played, if the caller keeps a table.
        reply_rate: f64 = 0.0, 0.0..=1.0;
        /// How often a chain put in atari is saved by capturing a neighbor.
        save_rate: f64 = 0.9, 0.0..=1.0;
        /// How often a chain put in atari is saved by extension.
        extend_rate: f64 = 0.9, 0.0..=1.0;
        /// How often an extension is read out as a ladder before it is played.
        ladder_rate: f64 = 1.0, 0.0..=1.0;
        /// How often stones that the last move left in atari are captured at once.
        capture_last_rate: f64 = 0.9, 0.0..=1.0;
        /// How often a chain that the last move left with two liberties gets more.
        defend_rate: f64 = 0.3, 0.0..=1.0;
        /// The same on boards from 15x15, where a playout has more such fights and the tree
        /// reaches fewer of them.
        defend_rate_large: f64 = 0.8, 0.0..=1.0;
        /// How often the last stone's chain is put in atari when it has two liberties.
        attack_rate: f64 = 0.3, 0.0..=1.0;
        /// The same on boards from 15x15.
        attack_rate_large: f64 = 0.8, 0.0..=1.0;
        /// How often the vital point of a hole beside the last move is taken.
        nakade_rate: f64 = 0.8, 0.0..=1.0;
        /// How many random points are tried for one with eight empty neighbors.
        fill_tries: usize = 4, 0.0..=100.0;
        /// How often a 3x3 pattern beside the last move is played.
        pattern_rate: f64 = 0.9, 0.0..=1.0;
        /// How often a 3x3 pattern beside the move before the last is played.
        pattern_previous_rate: f64 = 0.0, 0.0..=1.0;
        /// How often stones in atari anywhere are captured.
        capture_rate: f64 = 0.9, 0.0..=1.0;
        /// How often a bad self-atari is refused whatever its size.
        self_atari_rate: f64 = 0.6, 0.0..=1.0;
        /// From how many stones a bad self-atari is always refused; 0 never.
        self_atari_stones: usize = 3, 0.0..=400.0;
        /// The lead in stones, as a share of the board, at which a playout stops; 0 never.
        mercy: f64 = 0.0, 0.0..=1.0;
    }
}
