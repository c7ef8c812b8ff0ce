//! A generation: networks with their fitness, and the next one made of them.

use super::genome::{Genome, Wiring};
use super::measure::{Adversary, Score, compete};
use super::network::Network;
use super::operators::{mutate, recombine, select};
use super::play::Conditions;
use super::reference::Reference;
use super::settings::Opponent;
use super::temporal::{Lessons, learn};
use crate::board::mix;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The numbers of a generation that its curve shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark {
    /// The mean fitness.
    pub mean: f32,
    /// The best fitness.
    pub best: f32,
    /// The mean competence.
    pub competence: f32,
}

/// The things that are the same for all generations of an evolution.
#[derive(Clone, Debug)]
pub struct World {
    /// The wiring of all networks.
    pub wiring: Wiring,
    /// The conditions of all games.
    pub conditions: Conditions,
    /// The opponents.
    pub opponent: Opponent,
    /// Networks in a generation.
    pub population: usize,
    /// Games for a fitness.
    pub games: u32,
    /// True if all weights of a network have one strategy parameter.
    pub has_single_sigma: bool,
    /// True if the first networks have every connection.
    pub is_dense: bool,
    /// Games from which each new network learns.
    pub lessons: u32,
    /// The number that all chance comes from.
    pub seed: u64,
    /// Threads that play.
    pub threads: NonZero<usize>,
}

/// Uses of chance that are to differ although the generation is the same.
#[derive(Clone, Copy)]
enum Purpose {
    First,
    Breeding,
    Playing,
    Learning,
}

impl World {
    /// The seed for a purpose in a generation, for one of its networks.
    fn seed(&self, purpose: Purpose, generation: u64, number: usize) -> u64 {
        let seed = mix(self.seed ^ mix(generation + 1));
        mix(seed ^ mix(((purpose as u64) << 32 | number as u64) + 1))
    }

    fn rng(&self, purpose: Purpose, generation: u64, number: usize) -> SmallRng {
        SmallRng::seed_from_u64(self.seed(purpose, generation, number))
    }

    /// The first generation.
    pub fn first(&self) -> Vec<Genome> {
        (0..self.population)
            .map(|number| {
                let rng = &mut self.rng(Purpose::First, 0, number);
                let mut genome = Genome::random(&self.wiring, self.has_single_sigma, rng);
                if self.is_dense {
                    genome.express_all();
                }
                genome
            })
            .collect()
    }

    /// The scores of all networks of a generation; the hall of fame plays where there are no
    /// other opponents.
    pub fn evaluate(&self, genomes: &[Genome], fame: &[Genome], generation: u64) -> Vec<Score> {
        let decode = |genome: &Genome| Network::new(&self.wiring, genome);
        let networks: Vec<Network> = self.in_parallel(genomes.len(), |n| decode(&genomes[n]));
        let fame: Vec<Network> = match self.opponent {
            Opponent::Itself => fame.iter().map(decode).collect(),
            _ => Vec::new(),
        };
        self.in_parallel(networks.len(), |number| {
            let opponents = self.opponents(&networks, &fame, generation, number);
            let seed = self.seed(Purpose::Playing, generation, number);
            compete(&self.conditions, &networks[number], &opponents, self.games, seed)
        })
    }

    /// The opponents of a network: half of them famous ones where there are any.
    fn opponents<'a>(
        &self,
        networks: &'a [Network],
        fame: &'a [Network],
        generation: u64,
        number: usize,
    ) -> Vec<Adversary<'a>> {
        match self.opponent {
            Opponent::Reference(reference) => vec![Adversary::Reference(reference)],
            Opponent::Mixture => Reference::ALL.map(Adversary::Reference).to_vec(),
            Opponent::Itself => {
                let mut rng = self.rng(Purpose::Playing, generation, networks.len() + number);
                let pairs = self.games.div_ceil(2);
                let one = |pair: u32| {
                    let pool = if pair % 2 == 1 && !fame.is_empty() { fame } else { networks };
                    Adversary::Network(&pool[rng.random_range(0..pool.len())])
                };
                (0..pairs).map(one).collect()
            }
        }
    }

    /// The generation after one with some fitness.
    pub fn breed(&self, genomes: &[Genome], fitness: &[f64], generation: u64) -> Vec<Genome> {
        let pairs = self.population.div_ceil(2);
        let families = self.in_parallel(pairs, |pair| {
            let mut rng = self.rng(Purpose::Breeding, generation, pair);
            let parents = [(); 2].map(|()| &genomes[select(fitness, &mut rng)]);
            let mut children = recombine(parents, &mut rng);
            children.iter_mut().for_each(|child| mutate(child, &mut rng));
            children
        });
        let mut children: Vec<Genome> = families.into_iter().flatten().collect();
        children.truncate(self.population);
        if self.lessons > 0 {
            self.teach(&mut children, generation);
        }
        children
    }

    /// Lets every network learn: a mutation that knows where to go.
    fn teach(&self, genomes: &mut [Genome], generation: u64) {
        let lessons = Lessons { games: self.lessons, ..Lessons::new(self.opponent) };
        let taught = self.in_parallel(genomes.len(), |number| {
            let mut genome = genomes[number].clone();
            let seed = self.seed(Purpose::Learning, generation, number);
            learn(&self.wiring, &self.conditions, &mut genome, &lessons, seed, |_, _| {});
            genome
        });
        genomes.clone_from_slice(&taught);
    }

    /// Answers for numbers from zero, in order, found by all threads.
    fn in_parallel<T: Send>(&self, count: usize, answer: impl Fn(usize) -> T + Sync) -> Vec<T> {
        let next = AtomicUsize::new(0);
        let found = Mutex::new(Vec::with_capacity(count));
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    return;
                }
                let value = answer(number);
                // No holder of the lock can panic.
                found.lock().unwrap_or_else(|error| error.into_inner()).push((number, value));
            }
        };
        thread::scope(|scope| {
            (1..self.threads.get()).for_each(|_| _ = scope.spawn(work));
            work();
        });
        let mut found = found.into_inner().unwrap_or_else(|error| error.into_inner());
        found.sort_by_key(|&(number, _)| number);
        found.into_iter().map(|(_, value)| value).collect()
    }
}

/// The numbers of a generation for the curve.
pub fn mark(scores: &[Score]) -> Mark {
    let count = scores.len().max(1) as f64;
    let fitness = || scores.iter().map(|score| score.wins.rate());
    let competence = scores.iter().map(|score| score.competence).sum::<f64>() / count;
    Mark {
        mean: (fitness().sum::<f64>() / count) as f32,
        best: fitness().fold(0.0, f64::max) as f32,
        competence: competence as f32,
    }
}
