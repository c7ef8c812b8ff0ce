//! The state of an evolution between two generations, in a file.

use super::generation::Mark;
use super::genome::Genome;
use super::player::{bits, words};
use super::sealed::{Problem, Seal, SealError};
use bincode::{Decode, Encode};
use std::path::Path;

const SEAL: Seal = Seal { word: *b"OCTEVOS1", kind: "the state of an evolution", longest: 1 << 32 };

/// The best network so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Champion {
    /// The network.
    pub genome: Genome,
    /// The part of its games that it won.
    pub fitness: f64,
    /// The generation that it belongs to.
    pub generation: u64,
}

/// The state of an evolution.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The generation to be evaluated next.
    pub generation: u64,
    /// The networks of it.
    pub genomes: Vec<Genome>,
    /// The best so far.
    pub champion: Option<Champion>,
    /// Famous networks of earlier generations.
    pub fame: Vec<Genome>,
    /// The numbers of every generation so far.
    pub curve: Vec<Mark>,
    /// Seconds that it took.
    pub seconds: f64,
    /// True if a network won all its games, after which there is nothing to select by.
    pub is_perfect: bool,
}

#[derive(Encode, Decode)]
struct SavedGenome {
    hidden: (u32, Vec<u64>),
    links: (u32, Vec<u64>),
    weights: Vec<f32>,
    sigmas: Vec<f32>,
}

#[derive(Encode, Decode)]
struct SavedState {
    generation: u64,
    genomes: Vec<SavedGenome>,
    champion: Option<(SavedGenome, f64, u64)>,
    fame: Vec<SavedGenome>,
    curve: Vec<[f32; 3]>,
    seconds: f64,
    is_perfect: bool,
}

impl SavedGenome {
    fn of(genome: &Genome) -> SavedGenome {
        SavedGenome {
            hidden: (genome.hidden.len() as u32, words(&genome.hidden)),
            links: (genome.links.len() as u32, words(&genome.links)),
            weights: genome.weights.clone(),
            sigmas: genome.sigmas.clone(),
        }
    }

    fn genome(self) -> Option<Genome> {
        let bits = |(count, words): (u32, Vec<u64>)| bits(words, count as usize);
        let (hidden, links) = (bits(self.hidden)?, bits(self.links)?);
        Some(Genome { hidden, links, weights: self.weights, sigmas: self.sigmas })
    }
}

impl State {
    /// Writes the state in place of an older one, in one step.
    pub fn write(&self, path: &Path) -> Result<(), SealError> {
        let many = |genomes: &[Genome]| genomes.iter().map(SavedGenome::of).collect();
        let champion = self.champion.as_ref();
        let saved = SavedState {
            generation: self.generation,
            genomes: many(&self.genomes),
            champion: champion.map(|c| (SavedGenome::of(&c.genome), c.fitness, c.generation)),
            fame: many(&self.fame),
            curve: self.curve.iter().map(|m| [m.mean, m.best, m.competence]).collect(),
            seconds: self.seconds,
            is_perfect: self.is_perfect,
        };
        SEAL.write(path, &saved)
    }

    /// Reads a state; `None` where there is no file.
    pub fn read(path: &Path) -> Result<Option<State>, SealError> {
        let Some(saved) = SEAL.read::<SavedState>(path)? else { return Ok(None) };
        let state = saved.state();
        let wrong = || SealError::at(path)(Problem::Contents("a state that cannot be".to_string()));
        state.map(Some).ok_or_else(wrong)
    }
}

impl SavedState {
    fn state(self) -> Option<State> {
        let many = |saved: Vec<SavedGenome>| -> Option<Vec<Genome>> {
            saved.into_iter().map(SavedGenome::genome).collect()
        };
        let champion = match self.champion {
            None => None,
            Some((genome, fitness, generation)) => {
                Some(Champion { genome: genome.genome()?, fitness, generation })
            }
        };
        let mark = |[mean, best, competence]: [f32; 3]| Mark { mean, best, competence };
        Some(State {
            generation: self.generation,
            genomes: many(self.genomes)?,
            champion,
            fame: many(self.fame)?,
            curve: self.curve.into_iter().map(mark).collect(),
            seconds: self.seconds,
            is_perfect: self.is_perfect,
        })
    }
}
