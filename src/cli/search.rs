//! The arguments that make a search: with how many threads, how much memory and which knowledge.

use crate::engine::{Effort, EngineParameters, Player, Thinker};
use crate::net::{Arithmetic, Net, Nets, file};
use crate::parameters::ParameterError;
use crate::prediction::Predictor;
use crate::search::Settings;
use clap::builder::BoolishValueParser;
use clap::{ArgAction, Args};
use std::fs;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::thread;

/// Arguments that make a search.
#[derive(Args)]
pub(super) struct SearchArguments {
    /// Threads that think; auto is one for each core [default: 1; `octant gtp` uses auto if neither
    /// playouts nor a seed are given]
    #[arg(long, env = "OCTANT_THREADS", value_name = "N|auto")]
    threads: Option<Threads>,
    /// Memory of the search tree in MiB
    #[arg(long, env = "OCTANT_MEMORY", value_name = "MIB", default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    memory: u32,
    /// The number that all chance comes from [default: another one every time]
    #[arg(long, env = "OCTANT_SEED", value_name = "N")]
    seed: Option<u64>,
    /// Weights of moves from `octant learn` instead of the embedded ones
    #[arg(long, env = "OCTANT_WEIGHTS", value_name = "FILE")]
    weights: Option<PathBuf>,
    /// A net from `octant net train` instead of the embedded ones, for every size of board
    #[arg(long, env = "OCTANT_NET", value_name = "FILE")]
    net: Option<PathBuf>,
    /// Play without a net, by simulated games alone
    #[arg(long, env = "OCTANT_NO_NET", value_name = "BOOL", num_args = 0..=1, require_equals = true, default_value_t = false, default_missing_value = "true", action = ArgAction::Set, value_parser = BoolishValueParser::new())]
    no_net: bool,
    /// The arithmetic of the net: int8, f32, plain, or auto, the fastest that there is
    #[arg(long, env = "OCTANT_ARITHMETIC", value_name = "KIND", default_value = "auto")]
    arithmetic: Arithmetic,
    /// Sets a parameter, such as search.expand_at=2; may be given several times
    #[arg(long = "param", env = "OCTANT_PARAM", value_name = "NAME=VALUE", value_delimiter = ',', value_parser = assignment)]
    params: Vec<(String, String)>,
}

/// The most threads of a search.
const MOST_THREADS: u16 = 256;

/// A number of threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Threads {
    /// One for each core.
    Auto,
    /// So many.
    Count(u16),
}

impl Threads {
    /// The number on this machine.
    fn count(self) -> u16 {
        match self {
            Threads::Auto => {
                let cores = thread::available_parallelism().map_or(1, usize::from);
                u16::try_from(cores).map_or(MOST_THREADS, |cores| cores.min(MOST_THREADS))
            }
            Threads::Count(count) => count,
        }
    }
}

impl FromStr for Threads {
    type Err = String;

    fn from_str(text: &str) -> Result<Threads, String> {
        if text.eq_ignore_ascii_case("auto") {
            return Ok(Threads::Auto);
        }
        let count = text.parse().ok().filter(|count| (1..=MOST_THREADS).contains(count));
        let error = || format!("{text} is not in 1..={MOST_THREADS}, nor auto");
        count.map(Threads::Count).ok_or_else(error)
    }
}

impl SearchArguments {
    /// The number of threads.
    fn threads(&self) -> u16 {
        self.threads.map_or(1, Threads::count)
    }

    /// Uses all cores, unless the number of threads is given or what is found is to be repeated,
    /// which takes one thread.
    pub(super) fn settings_for_people(&self, is_repeatable: bool) -> Settings {
        let all = if is_repeatable || self.seed.is_some() { 1 } else { Threads::Auto.count() };
        let threads = self.threads.map_or(all, Threads::count);
        Settings { threads: threads.into(), ..self.settings() }
    }

    /// Sets further parameters, before those of the command line.
    pub(super) fn add_params(&mut self, params: Vec<(String, String)>) {
        self.params.splice(0..0, params);
    }

    /// The settings of the search.
    pub(super) fn settings(&self) -> Settings {
        self.settings_from(rand::random())
    }

    /// The settings of the search, with a seed for those who name none.
    pub(super) fn settings_from(&self, seed: u64) -> Settings {
        Settings {
            threads: self.threads().into(),
            memory: self.memory as usize,
            seed: self.seed.unwrap_or(seed),
            nets: self.nets(),
            predictor: self.predictor(),
            ..Settings::default()
        }
    }

    /// Everything that what is found depends on, in words.
    pub(super) fn identity(&self) -> String {
        let threads = self.threads();
        let SearchArguments { memory, seed, weights, net, no_net, params, .. } = self;
        let knowledge = format!("{weights:?}, {net:?}, {no_net}, {:?}", self.arithmetic);
        format!("{threads} threads, {memory} MiB, {seed:?}, {knowledge}, {params:?}")
    }

    /// The nets. A file that has none is no reason not to play.
    fn nets(&self) -> Nets {
        let Some(path) = self.net.as_ref().filter(|_| !self.no_net) else {
            return if self.no_net { Nets::none() } else { Nets::embedded(self.arithmetic) };
        };
        match file::read(path) {
            Ok(weights) => Nets::one(Arc::new(Net::new(&weights, self.arithmetic))),
            Err(error) => {
                log::warn!("plays without the net {error}");
                Nets::none()
            }
        }
    }

    /// The settings of the search, with the parameters that are given.
    pub(super) fn all_settings(&self) -> Result<Settings, ParameterError> {
        let defaults = (Effort::default(), EngineParameters::default());
        let mut player = Player::new(self.settings(), defaults.0, defaults.1);
        self.set_params(&mut player)?;
        Ok(player.settings().clone())
    }

    /// Sets the parameters of a player.
    pub(super) fn set_params(&self, player: &mut Player) -> Result<(), ParameterError> {
        self.params.iter().try_for_each(|(name, value)| player.set_param(name, value))
    }

    /// The weights of a file. One that has none is no reason not to play.
    fn predictor(&self) -> Option<Arc<Predictor>> {
        let path = self.weights.as_ref()?;
        let text = fs::read_to_string(path).map_err(|error| error.to_string());
        match text.and_then(|text| Predictor::from_text(&text).map_err(|error| error.to_string())) {
            Ok(predictor) => Some(Arc::new(predictor)),
            Err(error) => {
                log::warn!("plays with its own weights: {}: {error}", path.display());
                None
            }
        }
    }
}

fn assignment(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("write NAME=VALUE")?;
    Ok((name.to_string(), value.to_string()))
}
