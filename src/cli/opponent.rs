//! Weaker players in place of the engine: `--player`.

use crate::engine::{Reflex, Thinker};
use crate::evolve::player::Player;
use crate::evolve::reference::Reference;
use clap::Args;
use std::error::Error;
use std::path::Path;

/// Who plays.
#[derive(Args)]
pub(super) struct OpponentArguments {
    /// Another player than the engine: random, naive, jago, or neural with a file of `octant
    /// evolve` (without one, a network for 5x5)
    #[arg(long, env = "OCTANT_PLAYER", value_name = "NAME [FILE]", num_args = 1..=2)]
    player: Vec<String>,
}

impl OpponentArguments {
    /// The player that is asked for; none if it is the engine.
    pub(super) fn thinker(&self) -> Result<Option<Box<dyn Thinker>>, Box<dyn Error>> {
        // The environment and the file of settings have one word: `neural:FILE`.
        let mut words = self.player.iter().flat_map(|word| word.splitn(2, ':'));
        let Some(name) = words.next() else { return Ok(None) };
        let file = words.next();
        let seed = rand::random();
        let reflex = match (name, file) {
            ("neural", Some(file)) => {
                Reflex::network(Player::read(Path::new(file))?.network(), seed)
            }
            ("neural", None) => Reflex::network(Player::embedded()?.network(), seed),
            (name, None) => {
                let unknown = |error| format!("--player {name}: {error}, nor neural");
                Reflex::reference(name.parse::<Reference>().map_err(unknown)?, seed)
            }
            (name, Some(_)) => return Err(format!("--player {name} has no file").into()),
        };
        Ok(Some(Box::new(reflex)))
    }
}
