//! An evolution in a folder: run, killed, and taken up again.

use super::checkpoint::{Champion, State};
use super::generation::{Mark, World, mark};
use super::genome::{Genome, Wiring};
use super::island::{Island, Migrant};
use super::measure::Score;
use super::player::Player;
use super::sealed::SealError;
use super::settings::{Opponent, Settings, SettingsError};
use crate::files;
use crate::store::StoreError;
use std::fmt;
use std::io;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The most members of a hall of fame, and the generations from one to the next.
const FAME: usize = 64;
const FAME_EVERY: u64 = 10;

/// Names of files in the folder.
const SETTINGS: &str = "settings.json";
const STATE: &str = "state";
/// The file of the best player.
pub const BEST: &str = "best.player";

/// A reason why an evolution cannot go on.
#[derive(Debug)]
pub enum EvolutionError {
    /// A file cannot be read or written.
    Io(PathBuf, io::Error),
    /// A file is not what it should be.
    File(SealError),
    /// The settings make no sense.
    Settings(SettingsError),
    /// The folder has an evolution with other settings.
    Other(PathBuf, String),
    /// The other islands cannot be reached.
    Store(StoreError),
}

impl fmt::Display for EvolutionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EvolutionError::Io(path, error) => write!(f, "{}: {error}", path.display()),
            EvolutionError::File(error) => error.fmt(f),
            EvolutionError::Settings(error) => error.fmt(f),
            EvolutionError::Other(path, what) => write!(
                f,
                "{}: it has an evolution with other settings ({what}); go on with those, or take \
                 another folder",
                path.display()
            ),
            EvolutionError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for EvolutionError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            EvolutionError::Io(_, error) => Some(error),
            EvolutionError::File(error) => Some(error),
            EvolutionError::Settings(error) => Some(error),
            EvolutionError::Store(error) => Some(error),
            EvolutionError::Other(..) => None,
        }
    }
}

impl From<SealError> for EvolutionError {
    fn from(error: SealError) -> EvolutionError {
        EvolutionError::File(error)
    }
}

impl From<SettingsError> for EvolutionError {
    fn from(error: SettingsError) -> EvolutionError {
        EvolutionError::Settings(error)
    }
}

impl From<StoreError> for EvolutionError {
    fn from(error: StoreError) -> EvolutionError {
        EvolutionError::Store(error)
    }
}

/// An evolution.
#[derive(Debug)]
pub struct Evolution {
    folder: PathBuf,
    settings: Settings,
    world: World,
    state: State,
}

impl Evolution {
    /// Begins an evolution in a folder, or takes up the one that is there.
    pub fn open(
        folder: &Path,
        settings: &Settings,
        threads: NonZero<usize>,
    ) -> Result<Evolution, EvolutionError> {
        let world = World {
            wiring: Wiring::new(settings.form()?),
            conditions: settings.conditions()?,
            opponent: settings.opponent()?,
            population: settings.population,
            games: settings.games,
            has_single_sigma: settings.single_sigma,
            is_dense: settings.dense,
            lessons: settings.lessons,
            seed: settings.seed,
            threads,
        };
        found(folder, settings)?;
        let (folder, settings) = (folder.to_owned(), settings.clone());
        let state = match State::read(&folder.join(STATE))? {
            Some(state) if state.genomes.iter().all(|genome| genome.fits(&world.wiring)) => state,
            Some(_) => return Err(EvolutionError::Other(folder, "other networks".to_string())),
            None => beginning(&world),
        };
        Ok(Evolution { folder, settings, world, state })
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The things that all its generations have in common.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// The state.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Goes on until there have been so many generations or a network has won all its games.
    /// After each the state is on the disk; `report` hears of it.
    pub fn run(
        &mut self,
        generations: u64,
        mut island: Option<Island>,
        mut report: impl FnMut(u64, Mark),
    ) -> Result<(), EvolutionError> {
        while self.state.generation < generations && !self.state.is_perfect {
            let started = Instant::now();
            let state = &self.state;
            let scores = self.world.evaluate(&state.genomes, &state.fame, state.generation);
            self.learn_from(&scores);
            let marked = mark(&scores);
            self.state.curve.push(marked);
            if !self.state.is_perfect {
                let mut fitness: Vec<f64> = scores.iter().map(|s| s.wins.rate()).collect();
                if let Some(island) = &mut island {
                    self.exchange(island, &mut fitness)?;
                }
                let state = &mut self.state;
                state.genomes = self.world.breed(&state.genomes, &fitness, state.generation);
            }
            self.state.generation += 1;
            self.state.seconds += started.elapsed().as_secs_f64();
            self.state.write(&self.folder.join(STATE))?;
            report(self.state.generation, marked);
        }
        Ok(())
    }

    /// Remembers the best of a generation.
    fn learn_from(&mut self, scores: &[Score]) {
        let fitness = |score: &Score| score.wins.rate();
        let order = |a: &usize, b: &usize| fitness(&scores[*a]).total_cmp(&fitness(&scores[*b]));
        let Some(best) = (0..scores.len()).max_by(order) else { return };
        let state = &mut self.state;
        let found = Champion {
            genome: state.genomes[best].clone(),
            fitness: fitness(&scores[best]),
            generation: state.generation,
        };
        let is_coevolution = self.world.opponent == Opponent::Itself;
        if is_coevolution && state.generation.is_multiple_of(FAME_EVERY) {
            if state.fame.len() == FAME {
                // Every other one goes, so that all times stay present.
                let mut number = 0;
                state.fame.retain(|_| {
                    number += 1;
                    number % 2 == 1
                });
            }
            state.fame.push(found.genome.clone());
        }
        state.is_perfect = !is_coevolution && found.fitness == 1.0;
        // Where networks judge each other, a later fitness says more.
        let is_better = |old: &Champion| is_coevolution || found.fitness >= old.fitness;
        if state.champion.as_ref().is_none_or(is_better) {
            state.champion = Some(found);
        }
    }

    /// Sends the best to the other islands and takes in theirs in place of the worst.
    fn exchange(&mut self, island: &mut Island, fitness: &mut [f64]) -> Result<(), EvolutionError> {
        if !island.is_due(self.state.generation) {
            return Ok(());
        }
        let mut order: Vec<usize> = (0..fitness.len()).collect();
        order.sort_by(|&a, &b| fitness[b].total_cmp(&fitness[a]));
        let best = &self.state.genomes[order[0]];
        let player = self.player_of(best, self.state.generation);
        island.send(&player, fitness[order[0]])?;
        // The better half of the population stays.
        let mut places = order.into_iter().rev().take(fitness.len() / 2);
        for Migrant { player, fitness: own, .. } in island.receive()? {
            let Some(place) = places.next() else { break };
            if player.wiring == self.world.wiring {
                self.state.genomes[place].take_from(&self.world.wiring, &player.genome);
                fitness[place] = own;
            }
        }
        Ok(())
    }

    /// The best player so far, if there is any.
    pub fn champion(&self) -> Option<Player> {
        let champion = self.state.champion.as_ref()?;
        Some(self.player_of(&champion.genome, champion.generation))
    }

    fn player_of(&self, genome: &Genome, generation: u64) -> Player {
        let Settings { opponent, seed, .. } = &self.settings;
        Player {
            wiring: self.world.wiring.clone(),
            genome: genome.clone(),
            origin: format!("generation {generation} against {opponent}, seed {seed}"),
        }
    }
}

/// Writes the settings into a folder, or sees whether those in it are the same.
fn found(folder: &Path, settings: &Settings) -> Result<(), EvolutionError> {
    let path = folder.join(SETTINGS);
    let at = |path: &Path| {
        let path = path.to_owned();
        move |error| EvolutionError::Io(path, error)
    };
    match std::fs::read_to_string(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            std::fs::create_dir_all(folder).map_err(at(folder))?;
            files::replace(&path, settings.to_json().as_bytes()).map_err(at(&path))
        }
        Err(error) => Err(at(&path)(error)),
        Ok(text) => {
            let there: Settings = serde_json::from_str(&text)
                .map_err(|error| SettingsError(format!("{}: {error}", path.display())))?;
            match settings.difference(&there) {
                None => Ok(()),
                Some(what) => Err(EvolutionError::Other(folder.to_owned(), what)),
            }
        }
    }
}

fn beginning(world: &World) -> State {
    State {
        generation: 0,
        genomes: world.first(),
        champion: None,
        fame: Vec::new(),
        curve: Vec::new(),
        seconds: 0.0,
        is_perfect: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evolve::form::NetworkKind;

    fn settings(opponent: &str) -> Settings {
        Settings {
            opponent: opponent.to_string(),
            size: 5,
            net: NetworkKind::Mlp,
            hidden: 5,
            population: 6,
            games: 4,
            komi: 5.5,
            rules: "japanese".to_string(),
            single_sigma: false,
            dense: false,
            lessons: 0,
            seed: 3,
        }
    }

    fn open(folder: &Path, settings: &Settings, threads: usize) -> Evolution {
        let threads = NonZero::new(threads).expect("some");
        Evolution::open(folder, settings, threads).expect("an evolution")
    }

    /// The state without the time.
    fn timeless(evolution: &Evolution) -> State {
        State { seconds: 0.0, ..evolution.state().clone() }
    }

    #[test]
    fn an_evolution_is_the_same_however_often_it_is_taken_up() {
        for (opponent, lessons) in [("jago", 0), ("mixture", 2), ("self", 0)] {
            let [one, two] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
            let settings = Settings { lessons, ..settings(opponent) };
            let mut whole = open(one.path(), &settings, 1);
            whole.run(5, None, |_, _| {}).expect("a run");
            for generations in [2, 3, 5] {
                let mut part = open(two.path(), &settings, 2);
                part.run(generations, None, |_, _| {}).expect("a run");
            }
            let parts = open(two.path(), &settings, 1);
            assert_eq!(timeless(&whole), timeless(&parts), "{opponent}");
            assert_eq!(whole.state().curve.len(), 5);
            assert!(whole.champion().is_some());
        }
    }

    #[test]
    fn other_settings_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        open(folder.path(), &settings("jago"), 1);
        let threads = NonZero::<usize>::MIN;
        let error = Evolution::open(folder.path(), &settings("naive"), threads);
        let error = error.expect_err("another evolution").to_string();
        assert!(error.contains("\"opponent\": \"jago\""), "{error}");
    }
}
