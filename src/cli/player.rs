//! The arguments that make a player: how long it thinks, with what, and how well it plays.

use super::opponent::OpponentArguments;
use super::search::SearchArguments;
use super::values::{percent, seconds};
use crate::arena::{self, PlayerError, start_child};
use crate::book::Shelf;
use crate::bookmaking::files;
use crate::engine::{Effort, EngineParameters, InnerPlayer, Player};
use crate::parameters::{Parameter, ParameterError, Parameters};
use crate::population::{Follower, Population};
use crate::search::Settings;
use clap::builder::BoolishValueParser;
use clap::{ArgAction, Args, Parser};
use std::path::PathBuf;
use std::sync::{Arc, RwLock};
use std::time::Duration;

/// The time for a move of a player against whom a person plays.
const USUAL_TIME: Duration = Duration::from_secs(3);

/// Prefix of a player inside this process.
const INNER: &str = "inner:";

/// Arguments that make a player.
#[derive(Args)]
pub(super) struct PlayerArguments {
    /// Simulations for a move; a clock can shorten them [default: as many as the time allows]
    #[arg(long, env = "OCTANT_PLAYOUTS", value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    playouts: Option<u64>,
    /// Seconds for a move where no clock says otherwise [default: 3 if no playouts are given]
    #[arg(long, env = "OCTANT_SECONDS", value_name = "S", value_parser = seconds)]
    seconds: Option<Duration>,
    // What these mean, may be and are by default stands in the table of the engine.
    #[arg(long, env = "OCTANT_LEVEL", value_name = "1..10", help = doc("level"), default_value_t = engine().level, value_parser = level)]
    level: usize,
    #[arg(long, env = "OCTANT_PONDER", value_name = "BOOL", help = doc("ponder"), num_args = 0..=1, require_equals = true, default_value_t = engine().ponder, default_missing_value = "true", action = ArgAction::Set, value_parser = BoolishValueParser::new())]
    ponder: bool,
    #[arg(long, env = "OCTANT_RESIGN", value_name = "PERCENT", help = doc("resign_below"), default_value_t = 100.0 * engine().resign_below, value_parser = percent)]
    resign: f64,
    /// An opening book instead of the embedded ones; of several the one that fits a game is used
    #[arg(long = "book", env = "OCTANT_BOOK", value_name = "FILE", value_delimiter = ',')]
    books: Vec<PathBuf>,
    /// Play without a book
    #[arg(long, env = "OCTANT_NO_BOOK", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_value_t = false, default_missing_value = "true", action = ArgAction::Set, value_parser = BoolishValueParser::new())]
    no_book: bool,
    #[command(flatten)]
    search: SearchArguments,
}

impl PlayerArguments {
    /// Sets further parameters, before those of the command line.
    pub(super) fn add_params(&mut self, params: Vec<(String, String)>) {
        self.search.add_params(params);
    }

    /// The player of a session with a person: where nothing else is said it takes some seconds a
    /// move on all cores.
    pub(super) fn player_for_people(&self) -> Result<Player, ParameterError> {
        let time = self.seconds.or(self.playouts.is_none().then_some(USUAL_TIME));
        let effort = Effort { playouts: self.playouts, time };
        let settings = self.search.settings_for_people(self.playouts.is_some());
        self.player_of(settings, effort)
    }

    /// The player. Where nothing is said about its strength it is a number of simulations, which a
    /// busy machine does not change.
    pub(super) fn player(&self) -> Result<Player, ParameterError> {
        let effort = Effort { playouts: self.playouts, time: self.seconds };
        self.player_of(self.search.settings(), effort)
    }

    fn player_of(&self, settings: Settings, effort: Effort) -> Result<Player, ParameterError> {
        let parameters = EngineParameters {
            level: self.level,
            ponder: self.ponder,
            resign_below: self.resign / 100.0,
            ..engine()
        };
        let player = Player::new(settings, effort, parameters);
        let mut player = player.with_books(self.shelf());
        self.search.set_params(&mut player)?;
        Ok(player)
    }

    /// The books. A file that is none is no reason not to play.
    fn shelf(&self) -> Shelf {
        if self.no_book {
            return Shelf::new();
        }
        if self.books.is_empty() {
            return Shelf::embedded();
        }
        let mut shelf = Shelf::new();
        for path in &self.books {
            match files::read(path) {
                Ok(book) => shelf.add(&path.display().to_string(), book),
                Err(error) => log::warn!("plays without the book {error}"),
            }
        }
        shelf
    }
}

/// A player inside this process, by a list of what would be flags and parameters:
/// `playouts=1000,level=5,search.expand_at=2`.
fn inner_player(description: &str) -> Result<InnerPlayer, String> {
    #[derive(Parser)]
    #[command(no_binary_name = true)]
    struct Inner {
        #[command(flatten)]
        player: PlayerArguments,
        /// Follow a population of `octant book evolve` by its own rule before anything else
        #[arg(long, value_name = "DIR|URL")]
        population: Option<String>,
        /// The success rate above which it is followed
        #[arg(long, value_name = "RATE", default_value_t = Population::VERY_BAD)]
        follow_above: f64,
        #[command(flatten)]
        opponent: OpponentArguments,
    }
    let words = description.split(',').map(str::trim).filter(|word| !word.is_empty());
    let flag = |word: &str| {
        let is_param = word.split('=').next().is_some_and(|name| name.contains('.'));
        if is_param { format!("--param={word}") } else { format!("--{word}") }
    };
    let inner = Inner::try_parse_from(words.map(flag)).map_err(first_line)?;
    if let Some(opponent) = inner.opponent.thinker().map_err(|error| error.to_string())? {
        return Ok(InnerPlayer::new(opponent));
    }
    let player = inner.player.player().map_err(|error| error.to_string())?;
    let Some(place) = inner.population else { return Ok(InnerPlayer::new(Box::new(player))) };
    let population = Population::read(&place).map_err(|error| error.to_string())?;
    let population = Arc::new(RwLock::new(population));
    let follower = Follower::new(population, inner.follow_above, player);
    Ok(InnerPlayer::new(Box::new(follower)))
}

/// Starts a player: one of our own, or a program.
pub(super) fn start(
    player: &str,
    patience: Duration,
) -> Result<Box<dyn arena::Player>, PlayerError> {
    let Some(description) = player.strip_prefix(INNER) else {
        return start_child(player, patience);
    };
    match inner_player(description) {
        Ok(player) => Ok(Box::new(player)),
        Err(reason) => Err(PlayerError::NotStarted(format!("{player}: {reason}"))),
    }
}

/// The first line of an error of the command line, without the advice.
pub(super) fn first_line(error: clap::Error) -> String {
    let text = error.to_string();
    let line = text.lines().next().unwrap_or_default();
    line.strip_prefix("error: ").unwrap_or(line).to_string()
}

/// The defaults of the engine.
fn engine() -> EngineParameters {
    EngineParameters::default()
}

/// The meaning of a parameter from the engine's table, as the words of a flag.
fn doc(name: &str) -> &'static str {
    let mut table = EngineParameters::table().into_iter();
    let is_it = |parameter: &Parameter| parameter.name == name;
    table.find(is_it).map_or("", |parameter| parameter.doc.trim_end_matches('.'))
}

/// A level as the table allows it.
fn level(text: &str) -> Result<usize, ParameterError> {
    let mut engine = engine();
    engine.set("level", text)?;
    Ok(engine.level)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inner_players_are_described_by_flags_and_parameters() {
        for good in [
            "",
            "playouts=10",
            "player=jago",
            "player=neural",
            "level=3, ponder=false,search.expand_at=2,resign=5%",
        ] {
            assert!(inner_player(good).is_ok(), "{good}");
        }
        for (bad, reason) in [
            ("playouts=0", "invalid value '0'"),
            ("strength=9", "unexpected argument '--strength'"),
            ("untrusted", "unexpected argument '--untrusted'"),
            ("search.speed=9", "unknown parameter search.speed"),
            ("search.expand_at=0", "search.expand_at must be between"),
            ("search.expand_at=few", "search.expand_at: not a number"),
            ("level=11", "invalid value '11'"),
            ("resign=101", "not between 0 and 100"),
            ("population=/nowhere/at/all", "there is no population"),
            ("player=gnugo", "--player gnugo: the players are"),
            ("player=neural:nowhere.player", "nowhere.player: No such file"),
        ] {
            let error = inner_player(bad).err().unwrap_or_default();
            assert!(error.contains(reason), "{bad}: {error}");
        }
    }
}
