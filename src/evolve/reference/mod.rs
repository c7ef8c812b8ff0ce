//! Players without a search, against which nets are evolved and measured.
//!
//! [`Reference::Random`] knows the rules, [`Reference::Naive`] captures and saves stones, and
//! [`Reference::JaGo`] reads ladders and knows 32 shapes as well. They are the three players of
//! Mayer and Maier (2005), written anew from what the paper says of them; the JaGo of the paper
//! was a program by Fuming Wang. All choose among equals by chance.

mod jago;
mod naive;
mod shapes;

use super::play::Mover;
use crate::board::{Bitboard, Board, Color, Move, Point};
use rand::RngExt;
use rand::rngs::SmallRng;
use std::fmt;
use std::str::FromStr;

/// A player that nets are evolved against.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reference {
    /// Chooses among all legal moves and the pass, each with the same chance.
    Random,
    /// Captures stones, saves its own where they can be saved, connects weak ones, and attacks.
    Naive,
    /// Does so with ladders read out, and knows 32 shapes.
    JaGo,
}

impl Reference {
    /// The players, weakest first.
    pub const ALL: [Reference; 3] = [Reference::Random, Reference::Naive, Reference::JaGo];

    /// The name: `random`, `naive` or `jago`.
    pub const fn name(self) -> &'static str {
        match self {
            Reference::Random => "random",
            Reference::Naive => "naive",
            Reference::JaGo => "jago",
        }
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Reference {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Reference, &'static str> {
        let named = |player: &Reference| player.name() == text;
        Reference::ALL.into_iter().find(named).ok_or("not random, naive or jago")
    }
}

impl<const W: usize> Mover<W> for Reference {
    fn choose(&mut self, board: &Board<W>, legal: Bitboard<W>, rng: &mut SmallRng) -> Move<W> {
        match self {
            Reference::Random => random(legal, rng),
            Reference::Naive => naive::choose(board, legal, rng),
            Reference::JaGo => jago::choose(board, legal, rng),
        }
    }
}

/// Any legal move or the pass.
fn random<const W: usize>(legal: Bitboard<W>, rng: &mut SmallRng) -> Move<W> {
    match rng.random_range(0..=legal.count()) {
        0 => Move::Pass,
        n => Move::Play(legal.select(n - 1)),
    }
}

/// A point of a set by chance; none of an empty one.
fn any<const W: usize>(points: Bitboard<W>, rng: &mut SmallRng) -> Option<Point<W>> {
    match points.count() {
        0 => None,
        1 => points.first(),
        count => Some(points.select(rng.random_range(0..count))),
    }
}

/// The empty points in small regions that only one color touches: settled, as these players see
/// it. A large one is settled by nobody yet: after the first move of a game it is the whole board.
fn enclosed<const W: usize>(board: &Board<W>, color: Color) -> Bitboard<W> {
    let largest = board.points().count() / 3;
    // What is connected to the other color through empty points is not enclosed.
    let open = board.stones(!color).neighbors().flood(board.empty());
    let small = |region: &Bitboard<W>| region.count() <= largest;
    let regions = (board.empty() - open).regions().filter(small);
    regions.fold(Bitboard::EMPTY, |enclosed, region| enclosed | region)
}
