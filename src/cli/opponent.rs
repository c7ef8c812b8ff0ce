//! Players besides the engine itself: what `octant gtp --player` names.

use super::solver::learn::read_rules;
use crate::engine::{Gogol, Reflex, Thinker};
use crate::evolve::player::Player;
use crate::evolve::reference::Reference;
use crate::solver::rules::RuleBook;
use clap::Args;
use std::error::Error;
use std::path::PathBuf;
use std::str::FromStr;

/// The player.
#[derive(Args)]
pub(super) struct OpponentArguments {
    /// Another player than the engine: gogol (by goals and rules), random, naive, jago, or neural (an
    /// evolved network for 5x5); gogol may have a file of rules, neural one of `octant evolve`
    #[arg(long, env = "OCTANT_PLAYER", value_name = "NAME [FILE]", num_args = 1..=2)]
    player: Vec<String>,
}

impl OpponentArguments {
    /// The player that is asked for; none if it is the engine.
    pub(super) fn thinker(&self) -> Result<Option<Box<dyn Thinker>>, Box<dyn Error>> {
        if self.player.is_empty() {
            return Ok(None);
        }
        // The environment and the file of settings have one word.
        let words = self.player.join(":");
        let opponent: Opponent = words.parse().map_err(|error| format!("--player {error}"))?;
        opponent.thinker().map(Some)
    }
}

/// A player by its name, with the file it plays by after a colon.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Opponent {
    /// Goals and rules: `gogol`, or `gogol:RULES`.
    Gogol(Option<PathBuf>),
    /// A player that networks are measured by.
    Reference(Reference),
    /// An evolved network: `neural`, or `neural:FILE`.
    Neural(Option<PathBuf>),
}

impl FromStr for Opponent {
    type Err = String;

    fn from_str(text: &str) -> Result<Opponent, String> {
        let (name, file) = match text.split_once(':') {
            Some((name, file)) => (name, Some(PathBuf::from(file))),
            None => (text, None),
        };
        match (name, file) {
            ("gogol", file) => Ok(Opponent::Gogol(file)),
            ("neural", file) => Ok(Opponent::Neural(file)),
            (name, None) => {
                let players = "the players are gogol, random, naive, jago and neural";
                let reference = name.parse().map(Opponent::Reference);
                reference.map_err(|_| format!("{name}: {players}"))
            }
            (name, Some(_)) => Err(format!("{name}: only gogol and neural may have a file")),
        }
    }
}

impl Opponent {
    /// The player.
    fn thinker(&self) -> Result<Box<dyn Thinker>, Box<dyn Error>> {
        let seed = rand::random();
        Ok(match self {
            Opponent::Gogol(file) => {
                let rules = file.as_deref().map_or(Ok(RuleBook::shipped()), read_rules)?;
                Box::new(Gogol::new(rules))
            }
            Opponent::Reference(reference) => Box::new(Reflex::reference(*reference, seed)),
            Opponent::Neural(file) => {
                let player = file.as_deref().map_or_else(Player::embedded, Player::read)?;
                Box::new(Reflex::network(player.network(), seed))
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_have_names() {
        assert_eq!("gogol".parse(), Ok(Opponent::Gogol(None)));
        assert_eq!("gogol:a.txt".parse(), Ok(Opponent::Gogol(Some("a.txt".into()))));
        assert_eq!("jago".parse(), Ok(Opponent::Reference(Reference::JaGo)));
        assert_eq!("neural:a:b".parse(), Ok(Opponent::Neural(Some("a:b".into()))));
        for wrong in ["gogo", "", "naive:a.player"] {
            assert!(wrong.parse::<Opponent>().is_err(), "{wrong}");
        }
        for name in ["gogol", "neural"] {
            let with_file: Opponent = format!("{name}:/no/such/file").parse().expect("a player");
            assert!(with_file.thinker().is_err(), "{name}");
            let alone: Opponent = name.parse().expect("a player");
            assert!(alone.thinker().is_ok(), "{name}");
        }
    }
}
