//! Trials: games of what a population has learned against a player who has learned nothing.
//!
//! They show how strong the learner is while it learns (Audouard et al. 2009, figure 1), and teach
//! nothing: they lie beside the games of the population and are none of them.

use super::pace::{Pace, seed_of, think};
use super::{Population, Start};
use crate::board::{Bitboard, Color};
use crate::engine::Player;
use crate::game::{Answer, Game};
use crate::search::SearchParameters;
use crate::sgf::{GameRecord, Outcome};
use crate::store::{Founding, LineError, Record, RecordKind};
use std::fmt;
use std::sync::RwLock;

/// The start that all trials of a population have in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trials(pub Start);

/// A game of the learner against one who has learned nothing; the record names the two.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial(GameRecord);

/// The names of the two players, which say who is who.
const LEARNER: &str = "Octant, learner";
const OTHER: &str = "Octant";

/// Another seed than that of the game with the same number.
const SALT: u64 = 0x7472_6961_6c73;

impl fmt::Display for Trials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Founding for Trials {
    type Record = Trial;

    const KIND: RecordKind =
        RecordKind { whole: "trials", one: "trial", many: "trials", ending: "trials" };

    fn to_line(&self) -> String {
        self.0.to_line()
    }

    fn from_line(line: &str) -> Result<Trials, LineError> {
        Ok(Trials(Start::from_line(line)?))
    }
}

impl Record for Trial {
    fn name(&self) -> &str {
        &self.0.name
    }

    fn to_line(&self) -> String {
        self.0.to_line()
    }

    fn from_line(line: &str) -> Result<Trial, LineError> {
        let record = GameRecord::read(line.as_bytes())?;
        let players = [&record.black, &record.white];
        let learners = players.iter().filter(|player| player.name == LEARNER).count();
        if learners == 1 { Ok(Trial(record)) } else { Err("no game of a learner".into()) }
    }
}

impl Trial {
    /// Plays a trial by what a population knows now: the learner follows it above a success rate
    /// and thinks where that ends, the other always thinks, both as long.
    pub(super) fn play(
        pace: &Pace,
        (threshold, seed): (f64, u64),
        population: &RwLock<Population>,
        number: u64,
        learner: Color,
    ) -> Trial {
        let read = || population.read().expect("no worker panicked");
        let mut game = read().start().game().clone();
        let player =
            |salt: u64| pace.player(SearchParameters::default(), seed_of(seed ^ salt, number));
        // Nobody may profit from what the other has thought.
        let (mut own, mut other) = (player(SALT), player(SALT.rotate_left(1)));
        let begun = game.moves().len();
        let choose = |game: &Game, own: &mut Player| {
            let is_learner = game.to_play() == learner;
            let known = if is_learner { read().preferred(game, threshold) } else { None };
            if let Some(candidate) = known {
                return Answer::Play(candidate.mv);
            }
            let thinker = if is_learner { own } else { &mut other };
            // Each has made every second move.
            thinker.set_effort(pace.effort((game.moves().len() - begun) / 2));
            think(game, thinker, Bitboard::EMPTY).answer
        };
        let outcome = pace.play_out(&mut game, &mut own, choose);
        let mut record = pace.record(&game, outcome);
        let names = if learner == Color::Black { [LEARNER, OTHER] } else { [OTHER, LEARNER] };
        for (player, name) in [&mut record.black, &mut record.white].into_iter().zip(names) {
            player.name = name.to_owned();
        }
        record.event = "trial of a coevolution".to_owned();
        Trial(record)
    }

    /// The color of the learner.
    pub fn learner(&self) -> Color {
        if self.0.black.name == LEARNER { Color::Black } else { Color::White }
    }

    /// The success of the learner: 1, 0, or half for a draw; none where the game was void.
    pub fn success(&self) -> Option<f64> {
        match self.0.outcome.as_ref()? {
            Outcome::Draw => Some(0.5),
            outcome => Some(f64::from(outcome.winner()? == self.learner())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trial_knows_who_has_learned() {
        let line = |black: &str, white: &str, result: &str| {
            Trial::from_line(&format!("(;SZ[9]GN[x]PB[{black}]PW[{white}]RE[{result}];B[ee])"))
        };
        for (black, white, result, learner, success) in [
            (LEARNER, OTHER, "B+R", Color::Black, Some(1.0)),
            (OTHER, LEARNER, "B+R", Color::White, Some(0.0)),
            (OTHER, LEARNER, "0", Color::White, Some(0.5)),
            (LEARNER, OTHER, "Void", Color::Black, None),
        ] {
            let trial = line(black, white, result).expect("a trial");
            assert_eq!((trial.learner(), trial.success()), (learner, success), "{result}");
            assert_eq!(Trial::from_line(&trial.to_line()).expect("a trial"), trial);
        }
        assert!(line(OTHER, OTHER, "B+R").is_err());
    }
}
