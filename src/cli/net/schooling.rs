//! The teaching of nets in a run, by the command line.

use super::numbers::{not_negative, positive, share};
use crate::archive::Sources;
use crate::dojo::{Course, Teaching, has_candidates, newest_shape};
use crate::net::{Shape, Weights, file};
use crate::store::Store;
use crate::training::{Admission, School};
use clap::Args;
use std::error::Error;
use std::path::{Path, PathBuf};

/// The teaching of nets in a run.
#[derive(Args)]
pub(super) struct Schooling {
    /// The first net; the training begins with its .state, if that is beside it. Without one a
    /// run begins at random
    #[arg(long, value_name = "NET")]
    from: Option<PathBuf>,
    /// The shape of the nets of a run that begins at random
    #[arg(long, value_name = "BxC", default_value = "4x32")]
    shape: Shape,
    /// Times that each position teaches, on average
    #[arg(long, value_name = "X", default_value_t = 4.0, value_parser = positive)]
    reuse: f64,
    /// The newest games that teach; when there are more the window grows, but slower
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..))]
    window: u64,
    /// Games of others that teach too: SGF files and folders
    #[arg(long, value_name = "GAMES|DIRS", num_args = 1..)]
    seeds: Vec<PathBuf>,
    /// The share of positions that come from them
    #[arg(long, value_name = "SHARE", default_value_t = 0.2, value_parser = share)]
    seed_share: f64,
    /// The rate of learning
    #[arg(long, value_name = "X", default_value_t = 0.0006, value_parser = positive)]
    rate: f64,
    /// The examples of a step
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = clap::value_parser!(u32).range(8..=65536))]
    batch: u32,
    /// Weight of the winner beside the move
    #[arg(long, value_name = "X", default_value_t = 1.0, value_parser = not_negative)]
    value_weight: f64,
    /// Weight of the value that a search saw beside the result of its game, 0 to 1
    #[arg(long, value_name = "X", default_value_t = 0.25, value_parser = share)]
    trust: f64,
    /// The share of positions shown with another komi, where the points at the end tell who would
    /// have won then
    #[arg(long, value_name = "SHARE", default_value_t = 0.5, value_parser = share)]
    other_komi: f64,
    /// File of the training's state; in the directory of the run, if not given
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// Seed of the training's chance
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// The beginning of a run.
pub(super) struct First {
    /// The net as a file, where the run has none.
    pub(super) net: Option<Vec<u8>>,
    /// The shape of the nets.
    shape: Shape,
    /// The state, or net, that the first training begins with.
    state: Option<PathBuf>,
}

/// The threads that read games of others.
const READERS: usize = 1;

impl Schooling {
    /// Reads the net that is given to begin with, if there is one.
    pub(super) fn given(&self) -> Result<Option<Weights>, Box<dyn Error>> {
        let Some(path) = &self.from else { return Ok(None) };
        Ok(Some(file::read(path)?))
    }

    /// The beginning of a run. Who only plays leaves a run without a net alone.
    pub(super) fn first(
        &self,
        store: &mut dyn Store<Course>,
        given: Option<Weights>,
        place: &str,
        only_plays: bool,
    ) -> Result<First, Box<dyn Error>> {
        let state = self.state_of(place);
        if let Some(shape) = newest_shape(store)? {
            let begins = !only_plays && !state.exists();
            if begins && self.from.is_none() && has_candidates(store)? {
                let state = state.display();
                let words = "the training went on elsewhere; --state names its state";
                return Err(format!("{state}: not there; {words}, --from begins anew").into());
            }
            let state = if begins { self.first_state() } else { None };
            return Ok(First { net: None, shape, state });
        }
        if only_plays && given.is_none() {
            return Err(format!("{place}: there is no net yet; the trainer makes the first").into());
        }
        if state.exists() && !only_plays {
            let state = state.display();
            return Err(format!("{state}: a training that is not of this run").into());
        }
        let weights = given.unwrap_or_else(|| Weights::random(self.shape, self.seed));
        let (shape, net) = (weights.shape, file::encode(&weights)?);
        let state = if only_plays { None } else { self.first_state() };
        Ok(First { net: Some(net), shape, state })
    }

    /// The file that the first training begins with: the state beside the first net, or that net.
    fn first_state(&self) -> Option<PathBuf> {
        let net = self.from.as_ref()?;
        let state = net.with_extension("state");
        Some(if state.exists() { state } else { net.clone() })
    }

    /// Reads the games of others.
    pub(super) fn lent(&self) -> Result<Option<School>, Box<dyn Error>> {
        if self.seeds.is_empty() {
            return Ok(None);
        }
        let sources = Sources::find(&self.seeds)?;
        let bar = super::school::bar("reading: {pos} games, {elapsed}");
        let watch = |games| bar.set_position(games as u64);
        let school = School::read(&sources, Admission::default(), READERS, watch);
        bar.finish_and_clear();
        Ok(Some(school))
    }

    pub(super) fn teaching(&self, place: &str, first: &First, threads: usize) -> Teaching {
        Teaching {
            shape: first.shape,
            batch: self.batch as usize,
            rate: self.rate as f32,
            decay: 0.01,
            value_weight: self.value_weight as f32,
            trust: self.trust as f32,
            reuse: self.reuse,
            window: self.window,
            lent: self.seed_share,
            other_komi: self.other_komi,
            exam: 2048,
            threads,
            seed: self.seed,
            state: self.state_of(place),
            from: first.state.clone(),
        }
    }

    /// The file of the training's state: on this machine, also where the games are in a
    /// database.
    fn state_of(&self, place: &str) -> PathBuf {
        let in_place = || {
            let folder = Path::new(place);
            folder.is_dir().then(|| folder.join("trainer.state"))
        };
        self.state.clone().or_else(in_place).unwrap_or_else(|| "trainer.state".into())
    }
}
