//! The numbers of the generators: how often playouts ask them, and what their moves are worth in
//! the tree.

use super::generators::Reason;
use crate::board::Size;
use crate::parameters::parameters;

parameters! {
    /// The rates and ways in which each part of the policy is applied. A rate of 0 switches a part off,
    /// in playouts and in suggestions.
    pub struct PlayoutParameters {
        /// Rate at which the last good reply to a move is played (Drake 2009). Off: kept to compare.
        reply_rate: f64 = 0.0, 0.0..=1.0;
        /// Rate at which a chain put in atari is saved by capturing a neighbor.
        save_rate: f64 = 0.9, 0.0..=1.0;
        /// Rate at which a chain put in atari is saved by extension.
        extend_rate: f64 = 0.9, 0.0..=1.0;
        /// Rate at which an extension is read out as a ladder before it is played.
        ladder_rate: f64 = 1.0, 0.0..=1.0;
        /// Rate at which stones that the last move left in atari are captured at once.
        capture_last_rate: f64 = 0.9, 0.0..=1.0;
        /// Rate at which a chain that the last move left with two liberties gets more.
        defend_rate: f64 = 0.3, 0.0..=1.0;
        /// Rate at which such a chain gets more liberties on boards from 15x15, where a playout has more
        /// such fights and the tree reaches fewer of them.
        defend_rate_large: f64 = 0.8, 0.0..=1.0;
        /// Rate at which the last stone's chain is put in atari when it has two liberties.
        attack_rate: f64 = 0.3, 0.0..=1.0;
        /// Rate at which the last stone's chain is put in atari on boards from 15x15.
        attack_rate_large: f64 = 0.8, 0.0..=1.0;
        /// Rate at which the vital point of a hole beside the last move is taken.
        nakade_rate: f64 = 0.8, 0.0..=1.0;
        /// Random points that are tried for one with eight empty neighbors.
        fill_tries: usize = 4, 0.0..=100.0;
        /// Rate at which a 3x3 pattern beside the last move is played.
        pattern_rate: f64 = 0.9, 0.0..=1.0;
        /// Rate at which a 3x3 pattern beside the move before the last is played, as in Michi. Off:
        /// kept to compare.
        pattern_previous_rate: f64 = 0.0, 0.0..=1.0;
        /// Rate at which stones in atari anywhere are captured.
        capture_rate: f64 = 0.9, 0.0..=1.0;
        /// Rate at which a bad self-atari is refused whatever its size.
        self_atari_rate: f64 = 0.6, 0.0..=1.0;
        /// From how many stones a bad self-atari is always refused; 0 never.
        self_atari_stones: usize = 3, 0.0..=400.0;
        /// The lead in stones, as a share of the board, at which a playout stops; 0 never. Off: kept
        /// to compare with Fuego (Enzenberger et al. 2010), where it is 0.3.
        mercy: f64 = 0.0, 0.0..=1.0;
    }
}

impl PlayoutParameters {
    /// The rate at which a generator is asked on boards of a size.
    pub(super) fn rate(&self, reason: Reason, size: Size) -> f64 {
        match reason {
            Reason::LastGoodReply => self.reply_rate,
            Reason::SaveByCapture => self.save_rate,
            Reason::Extend => self.extend_rate,
            Reason::CaptureLast => self.capture_last_rate,
            Reason::Rescue | Reason::Hunt => self.ladder_rate,
            Reason::Defend => size.pick(self.defend_rate, self.defend_rate_large),
            Reason::Attack => size.pick(self.attack_rate, self.attack_rate_large),
            Reason::Nakade => self.nakade_rate,
            Reason::Pattern => self.pattern_rate,
            Reason::Capture => self.capture_rate,
            Reason::Fill | Reason::Random => 1.0,
        }
    }
}

parameters! {
    /// The worth of the generators' suggestions in the tree: virtual simulations, all of
    /// them won.
    pub struct SuggestionParameters {
        /// Won simulations of a capture that saves stones.
        save: f64 = 20.0, 0.0..=200.0;
        /// Won simulations of an extension out of atari.
        extend: f64 = 15.0, 0.0..=200.0;
        /// Won simulations of a capture.
        capture: f64 = 15.0, 0.0..=200.0;
        /// Won simulations of the vital point of a hole.
        nakade: f64 = 15.0, 0.0..=200.0;
        /// Won simulations of a move that saves a chain from a ladder.
        rescue: f64 = 15.0, 0.0..=200.0;
        /// Won simulations of a move that captures a chain in a ladder.
        hunt: f64 = 15.0, 0.0..=200.0;
        /// Won simulations of a move that gives a weak chain liberties.
        defend: f64 = 5.0, 0.0..=200.0;
        /// Won simulations of an atari.
        attack: f64 = 5.0, 0.0..=200.0;
        /// Won simulations of a move that fits a 3x3 pattern beside the last two moves, where no
        /// move is predicted.
        pattern: f64 = 10.0, 0.0..=200.0;
        /// The factor for moves that capture or save more than one stone.
        many: f64 = 1.0, 0.0..=10.0;
    }
}

impl SuggestionParameters {
    /// The won simulations of a move that a generator suggests and that is about some stones.
    pub fn wins(&self, reason: Reason, stones: usize) -> f64 {
        let factor = if stones > 1 { self.many } else { 1.0 };
        factor
            * match reason {
                Reason::SaveByCapture => self.save,
                Reason::Extend => self.extend,
                Reason::CaptureLast | Reason::Capture => self.capture,
                Reason::Rescue => self.rescue,
                Reason::Hunt => self.hunt,
                Reason::Defend => self.defend,
                Reason::Attack => self.attack,
                Reason::Nakade => self.nakade,
                Reason::Pattern => self.pattern,
                Reason::LastGoodReply | Reason::Fill | Reason::Random => 0.0,
            }
    }
}
