//! Measures of a player: fitness, competence and strength.

use super::network::{Network, NetworkPlayer};
use super::play::{Conditions, Mover, Wins, play};
use super::reference::Reference;
use crate::board::{Board, Color, Move, mix};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// Games against each reference player for a strength.
pub const STRENGTH_GAMES: u32 = 2000;

/// An opponent of a network.
#[derive(Clone, Copy, Debug)]
pub enum Adversary<'a> {
    /// A reference player.
    Reference(Reference),
    /// Another network.
    Network(&'a Network),
}

/// The results of some games.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Score {
    /// Games won.
    pub wins: Wins,
    /// The share of illegal moves that were not tried: equation 3 of the paper.
    pub competence: f64,
}

/// Plays a network against opponents, the first as Black, the second as White and so on: every
/// opponent of the list twice in turn.
pub fn compete(
    conditions: &Conditions,
    network: &Network,
    opponents: &[Adversary],
    games: u32,
    seed: u64,
) -> Score {
    match conditions.size.words() {
        1 => compete_in::<1>(conditions, network, opponents, games, seed),
        _ => compete_in::<2>(conditions, network, opponents, games, seed),
    }
}

fn compete_in<const W: usize>(
    conditions: &Conditions,
    network: &Network,
    opponents: &[Adversary],
    games: u32,
    seed: u64,
) -> Score {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut player = NetworkPlayer::new(network);
    let mut wins = Wins::default();
    for game in 0..games {
        let color = if game % 2 == 0 { Color::Black } else { Color::White };
        let is_won = match opponents[(game / 2) as usize % opponents.len()] {
            Adversary::Reference(mut other) => {
                is_won_by::<W>(conditions, color, &mut player, &mut other, &mut rng)
            }
            Adversary::Network(other) => {
                let other = &mut NetworkPlayer::new(other);
                is_won_by::<W>(conditions, color, &mut player, other, &mut rng)
            }
        };
        player.finish();
        wins.count(is_won);
    }
    Score { wins, competence: player.competence() }
}

/// Tells whether a player of a color wins a game.
pub fn is_won_by<const W: usize>(
    conditions: &Conditions,
    color: Color,
    player: &mut impl Mover<W>,
    other: &mut impl Mover<W>,
    rng: &mut SmallRng,
) -> bool {
    match color {
        Color::Black => play(conditions, player, other, rng, |_, _| {}) > 0.0,
        Color::White => play(conditions, other, player, rng, |_, _| {}) < 0.0,
    }
}

/// The strength of a network: its win rate against each reference player, and over all of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// Against each of [`Reference::ALL`].
    pub against: [Score; 3],
}

impl Strength {
    /// Measures a network with so many games against each reference player.
    pub fn of(conditions: &Conditions, network: &Network, games: u32, seed: u64) -> Strength {
        let against = Reference::ALL.map(|reference| {
            let seed = mix(seed ^ reference as u64);
            compete(conditions, network, &[Adversary::Reference(reference)], games, seed)
        });
        Strength { against }
    }

    /// The win rate over all games.
    pub fn overall(&self) -> f64 {
        self.sum().rate()
    }

    /// All games.
    pub fn sum(&self) -> Wins {
        self.against.iter().fold(Wins::default(), |sum, score| Wins {
            won: sum.won + score.wins.won,
            games: sum.games + score.wins.games,
        })
    }

    /// The competence over all games.
    pub fn competence(&self) -> f64 {
        self.against.iter().map(|score| score.competence).sum::<f64>() / 3.0
    }
}

/// The moves of a game and Black's lead at its end.
pub fn record_game<const W: usize>(
    conditions: &Conditions,
    black: &mut impl Mover<W>,
    white: &mut impl Mover<W>,
    seed: u64,
) -> (Vec<(Color, Move)>, f32) {
    let mut moves = Vec::new();
    let mut rng = SmallRng::seed_from_u64(seed);
    let margin = play(conditions, black, white, &mut rng, |color, mv: Move<W>| {
        moves.push((color, mv.reframe()));
    });
    (moves, margin)
}

/// The first move of a network on the empty board.
pub fn opening(network: &Network) -> Move {
    fn first<const W: usize>(network: &Network) -> Move {
        let board = Board::<W>::new(network.form().size());
        let mut rng = SmallRng::seed_from_u64(0);
        NetworkPlayer::new(network).choose(&board, board.points(), &mut rng).reframe()
    }
    match network.form().size().words() {
        1 => first::<1>(network),
        _ => first::<2>(network),
    }
}
