//! The genotype: three chromosomes that evolution works on.

use super::form::{Form, Link};
use bitvec::vec::BitVec;
use rand::RngExt;
use rand::rngs::SmallRng;

/// Bits of a chromosome.
pub type Bits = BitVec<u64>;

/// Weights of a new genome are between this and its negative.
pub const FIRST_WEIGHT: f32 = 0.1;

/// The strategy parameters of a new genome.
pub const FIRST_SIGMA: f32 = 0.02;

/// A network as evolution sees it (Mayer and Maier 2005).
#[derive(Clone, PartialEq, Debug)]
pub struct Genome {
    /// A marker for each hidden neuron: whether it is there.
    pub hidden: Bits,
    /// A marker for each connection.
    pub links: Bits,
    /// The weights of all connections, and then all biases.
    pub weights: Vec<f32>,
    /// The reach of a mutation of each weight; a single one if they all move alike.
    pub sigmas: Vec<f32>,
}

/// The things about a form that are worth computing once.
#[derive(Clone, PartialEq, Debug)]
pub struct Wiring {
    /// The form.
    pub form: Form,
    /// Its connections, in the order of the chromosomes.
    pub links: Vec<Link>,
}

impl Wiring {
    /// The wiring of a form.
    pub fn new(form: Form) -> Wiring {
        Wiring { form, links: form.links() }
    }

    /// The number of weights and biases.
    pub fn weights(&self) -> usize {
        self.links.len() + self.form.biases()
    }

    /// The connections that a genome expresses, with their numbers.
    pub fn expressed<'a>(&'a self, genome: &'a Genome) -> impl Iterator<Item = (usize, Link)> + 'a {
        let first = self.form.inputs();
        let is_there = move |neuron: usize| {
            let marker = neuron.checked_sub(first).filter(|&n| n < genome.hidden.len());
            marker.is_none_or(|marker| genome.hidden[marker])
        };
        self.links.iter().copied().enumerate().filter(move |&(number, link)| {
            let is_marked = link.is_fixed || genome.links[number];
            is_marked && is_there(link.source) && is_there(link.target)
        })
    }
}

impl Genome {
    /// A genome by chance. Markers are set with a probability that is another one for each genome and
    /// chromosome.
    pub fn random(wiring: &Wiring, has_single_sigma: bool, rng: &mut SmallRng) -> Genome {
        let mut coins = |count: usize| -> Bits {
            let chance: f64 = rng.random();
            (0..count).map(|_| rng.random_bool(chance)).collect()
        };
        let (hidden, links) = (coins(wiring.form.hidden()), coins(wiring.links.len()));
        let count = wiring.weights();
        let weights = (0..count).map(|_| rng.random_range(-FIRST_WEIGHT..=FIRST_WEIGHT)).collect();
        let sigmas = vec![FIRST_SIGMA; if has_single_sigma { 1 } else { count }];
        Genome { hidden, links, weights, sigmas }
    }

    /// Sets every marker, so that evolution begins with all connections.
    pub fn express_all(&mut self) {
        self.hidden.fill(true);
        self.links.fill(true);
    }

    /// Takes over what another genome of the same form expresses. What that does not express stays
    /// as it is, and so do the strategy parameters.
    pub fn take_from(&mut self, wiring: &Wiring, other: &Genome) {
        self.hidden.clone_from(&other.hidden);
        self.links.clone_from(&other.links);
        for (number, _) in wiring.expressed(other) {
            self.weights[number] = other.weights[number];
        }
        let first = wiring.links.len();
        self.weights[first..].copy_from_slice(&other.weights[first..]);
    }

    /// Tells whether the chromosomes have the lengths that a form needs.
    pub fn fits(&self, wiring: &Wiring) -> bool {
        let count = wiring.weights();
        self.hidden.len() == wiring.form.hidden()
            && self.links.len() == wiring.links.len()
            && self.weights.len() == count
            && [1, count].contains(&self.sigmas.len())
    }
}

#[cfg(test)]
mod tests {
    use super::super::form::NetworkKind;
    use super::*;
    use crate::board::Size;
    use rand::SeedableRng;

    fn wiring(kind: NetworkKind) -> Wiring {
        Wiring::new(Form::new(Size::new(5).expect("a size"), kind, 20).expect("a form"))
    }

    #[test]
    fn chromosomes_have_the_lengths_of_the_paper() {
        let mut rng = SmallRng::seed_from_u64(1);
        let genome = Genome::random(&wiring(NetworkKind::Mlp), false, &mut rng);
        assert_eq!((genome.hidden.len(), genome.links.len()), (20, 3010));
        assert_eq!((genome.weights.len(), genome.sigmas.len()), (3056, 3056));
        assert!(genome.weights.iter().all(|weight| weight.abs() <= FIRST_WEIGHT));
        let genome = Genome::random(&wiring(NetworkKind::Recurrent), true, &mut rng);
        assert_eq!((genome.hidden.len(), genome.links.len()), (0, 2601));
        assert_eq!((genome.weights.len(), genome.sigmas.len()), (2652, 1));
    }

    #[test]
    fn connections_of_a_missing_neuron_are_not_expressed() {
        let wiring = wiring(NetworkKind::Mlp);
        let mut genome = Genome::random(&wiring, false, &mut SmallRng::seed_from_u64(2));
        genome.hidden.fill(true);
        genome.links.fill(true);
        assert_eq!(wiring.expressed(&genome).count(), 3010);
        genome.hidden.set(3, false);
        // 50 inputs, 19 other hidden neurons, 26 outputs.
        assert_eq!(wiring.expressed(&genome).count(), 3010 - 50 - 19 - 26);
        genome.links.fill(false);
        assert_eq!(wiring.expressed(&genome).count(), 0);
    }
}
