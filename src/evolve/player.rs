//! An evolved player as a file, and at play.

use super::form::{Form, NetworkKind};
use super::genome::{Bits, FIRST_SIGMA, Genome, Wiring};
use super::network::Network;
use super::sealed::{Problem, Seal, SealError};
use crate::board::Size;
use bincode::{Decode, Encode};
use std::fs::File;
use std::io::Read;
use std::path::Path;

const SEAL: Seal = Seal { word: *b"OCTEVOL1", kind: "an evolved player", longest: 1 << 24 };

/// The generalist that comes with the program.
const EMBEDDED: &[u8] = include_bytes!("generalist-5x5.player");

/// An evolved player: a network, and where it is from.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// The form of the network, with its connections.
    pub wiring: Wiring,
    /// The network as a genome. What it does not express has no meaning.
    pub genome: Genome,
    /// Its origin, in a line.
    pub origin: String,
}

/// The contents of a file: markers, and the weights that are expressed.
#[derive(Encode, Decode)]
struct Saved {
    kind: u8,
    side: u8,
    hidden: u16,
    origin: String,
    neurons: Vec<u64>,
    links: Vec<u64>,
    weights: Vec<f32>,
}

impl Player {
    /// The player that comes with the program.
    pub fn embedded() -> Result<Player, SealError> {
        Player::from_bytes(EMBEDDED).map_err(SealError::at(Path::new("the embedded player")))
    }

    /// The network.
    pub fn network(&self) -> Network {
        Network::new(&self.wiring, &self.genome)
    }

    /// Reads a file.
    pub fn read(path: &Path) -> Result<Player, SealError> {
        let io = |error| SealError::at(path)(Problem::Io(error));
        let mut bytes = Vec::new();
        let file = File::open(path).map_err(io)?;
        let io = |error| SealError::at(path)(Problem::Io(error));
        file.take(SEAL.longest).read_to_end(&mut bytes).map_err(io)?;
        Player::from_bytes(&bytes).map_err(SealError::at(path))
    }

    /// Writes a file in place of what it held, in one step.
    pub fn write(&self, path: &Path) -> Result<(), SealError> {
        SEAL.write(path, &self.saved())
    }

    /// The bytes of a file.
    pub(super) fn to_bytes(&self) -> Result<Vec<u8>, Problem> {
        SEAL.close(&self.saved())
    }

    /// The player that the bytes of a file are.
    pub(super) fn from_bytes(bytes: &[u8]) -> Result<Player, Problem> {
        let saved: Saved = SEAL.open(bytes)?;
        saved.player().ok_or(Problem::Contents("a player that cannot be".to_string()))
    }

    fn saved(&self) -> Saved {
        let (wiring, genome) = (&self.wiring, &self.genome);
        let expressed = wiring.expressed(genome).map(|(number, _)| genome.weights[number]);
        let biases = genome.weights[wiring.links.len()..].iter().copied();
        Saved {
            kind: wiring.form.kind() as u8,
            side: wiring.form.size().side() as u8,
            hidden: wiring.form.hidden() as u16,
            origin: self.origin.clone(),
            neurons: words(&genome.hidden),
            links: words(&genome.links),
            weights: expressed.chain(biases).collect(),
        }
    }
}

impl Saved {
    /// The player; `None` if the parts do not fit together.
    fn player(self) -> Option<Player> {
        let kind = *NetworkKind::ALL.get(usize::from(self.kind))?;
        let size = Size::new(self.side.into())?;
        let wiring = Wiring::new(Form::new(size, kind, self.hidden.into())?);
        let genome = Genome {
            hidden: bits(self.neurons, wiring.form.hidden())?,
            links: bits(self.links, wiring.links.len())?,
            weights: Vec::new(),
            sigmas: vec![FIRST_SIGMA],
        };
        let expressed: Vec<usize> = wiring.expressed(&genome).map(|(number, _)| number).collect();
        let is_whole = self.weights.len() == expressed.len() + wiring.form.biases();
        if !is_whole || !self.weights.iter().all(|weight| weight.is_finite()) {
            return None;
        }
        let (of_links, biases) = self.weights.split_at(expressed.len());
        let mut weights = vec![0.0; wiring.links.len()];
        for (number, &weight) in expressed.into_iter().zip(of_links) {
            weights[number] = weight;
        }
        weights.extend(biases);
        Some(Player { wiring, genome: Genome { weights, ..genome }, origin: self.origin })
    }
}

/// The words of some bits; what follows the last bit is zero.
pub(super) fn words(bits: &Bits) -> Vec<u64> {
    let mut bits = bits.clone();
    bits.set_uninitialized(false);
    bits.into_vec()
}

/// So many bits of some words.
pub(super) fn bits(words: Vec<u64>, count: usize) -> Option<Bits> {
    let fits = words.len() == count.div_ceil(64);
    let mut bits = Bits::from_vec(words);
    bits.truncate(count);
    fits.then_some(bits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evolve::measure::Strength;
    use crate::evolve::play::Conditions;
    use rand::SeedableRng;
    use rand::rngs::SmallRng;

    fn player(side: usize, kind: NetworkKind) -> Player {
        let form = Form::new(Size::new(side).expect("a size"), kind, 20).expect("a form");
        let wiring = Wiring::new(form);
        let genome = Genome::random(&wiring, false, &mut SmallRng::seed_from_u64(side as u64));
        Player { wiring, genome, origin: "a test".to_string() }
    }

    #[test]
    fn players_come_back_from_their_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.player");
        for kind in NetworkKind::ALL {
            for side in [5, 7, 9] {
                let player = player(side, kind);
                player.write(&path).expect("room");
                let read = Player::read(&path).expect("a player");
                assert_eq!(read.network(), player.network());
                assert_eq!(read.origin, "a test");
            }
        }
    }

    #[test]
    fn other_files_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.player");
        assert!(Player::read(&path).is_err());
        std::fs::write(&path, "(;SZ[5])").expect("room");
        let error = Player::read(&path).expect_err("no player").to_string();
        assert!(error.ends_with("a.player: not an evolved player"), "{error}");
        let mut saved = player(5, NetworkKind::Mlp).saved();
        saved.weights.pop();
        SEAL.write(&path, &saved).expect("room");
        let error = Player::read(&path).expect_err("no player").to_string();
        assert!(error.ends_with("a player that cannot be"), "{error}");
    }

    #[test]
    fn the_embedded_player_wins_against_all_three() {
        let network = Player::embedded().expect("a player").network();
        let conditions = Conditions::of_the_paper(network.form().size());
        let strength = Strength::of(&conditions, &network, 200, 1);
        assert!(strength.overall() > 0.85, "{strength:?}");
        assert!(strength.against[2].wins.rate() > 0.75, "{strength:?}");
    }
}
