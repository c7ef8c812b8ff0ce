//! The move generators: which there are, in what order, and what each finds in a scene.
//!
//! A generator knows nothing of chance and leaves legality and self-atari to the caller, so that
//! the playouts and the priors of the tree share them. A new one is written here: a [`Reason`]
//! with its names, a function that finds its moves, and, if it answers the last move, a line in
//! [`answers`]; its two numbers, how often playouts ask it and what its moves are worth in the
//! tree, stand in [`parameters`](super::parameters).

use super::candidates::Candidates;
use super::scene::Scene;
use crate::board::{Bitboard, Chain, Color, Point};
use crate::tactics::ladder::{capturing_move, escapes_by_extension, rescuing_moves};
use crate::tactics::landing::liberties_after;
use crate::tactics::nakade::{hole, vital_point};
use crate::tactics::pattern::Patterns;
use crate::tactics::self_atari::SelfAtari;
use std::fmt;

/// The generator that a move comes from, in the order in which a playout asks them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// It answered the same move well in an earlier playout.
    LastGoodReply,
    /// It saves a chain by capturing a neighbor.
    SaveByCapture,
    /// It saves a chain in atari by adding liberties.
    Extend,
    /// It captures the last stone, or stones it left in atari.
    CaptureLast,
    /// It saves a chain with two liberties from a ladder.
    Rescue,
    /// It captures a chain with two liberties in a ladder.
    Hunt,
    /// It gives a chain with two liberties more of them.
    Defend,
    /// It puts a chain with two liberties in an atari that is hard to answer.
    Attack,
    /// It takes the vital point of a hole.
    Nakade,
    /// It takes a point with nothing around it.
    Fill,
    /// It fits a 3x3 pattern.
    Pattern,
    /// It captures stones anywhere on the board.
    Capture,
    /// It is one of all moves.
    Random,
}

/// The reasons, each with its name and a shorter one for the points of a picture.
const NAMES: [(Reason, &str, &str); Reason::COUNT] = [
    (Reason::LastGoodReply, "last good reply", "rep"),
    (Reason::SaveByCapture, "save by capture", "save"),
    (Reason::Extend, "extend", "ext"),
    (Reason::CaptureLast, "capture the last stone", "cap"),
    (Reason::Rescue, "rescue", "resc"),
    (Reason::Hunt, "hunt", "hunt"),
    (Reason::Defend, "defend", "def"),
    (Reason::Attack, "attack", "att"),
    (Reason::Nakade, "nakade", "nak"),
    (Reason::Fill, "fill", "fill"),
    (Reason::Pattern, "pattern", "pat"),
    (Reason::Capture, "capture", "cap"),
    (Reason::Random, "random", "any"),
];

impl Reason {
    /// The number of reasons.
    pub const COUNT: usize = Reason::Random as usize + 1;

    /// Every reason in order.
    pub const ALL: [Reason; Reason::COUNT] = {
        let mut all = [Reason::Random; Reason::COUNT];
        let mut i = 0;
        while i < Reason::COUNT {
            // The table is complete and in order: `COUNT` and this say so to the compiler.
            assert!(NAMES[i].0 as usize == i);
            all[i] = NAMES[i].0;
            i += 1;
        }
        all
    };

    /// The few letters that a point of a picture has room for.
    pub fn short(self) -> &'static str {
        NAMES[self as usize].2
    }

    /// Tells whether playouts make such moves. Ladders are read for the tree alone: in playouts they
    /// cost time and won no games.
    pub fn is_played(self) -> bool {
        !matches!(self, Reason::Rescue | Reason::Hunt)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[*self as usize].1)
    }
}

/// An asker of generators, one after the other, until it has what it wants.
pub(super) trait Asker<const W: usize> {
    /// Asks a generator for its moves, or does not; answers whether it has what it wants.
    fn ask(&mut self, reason: Reason, find: impl FnOnce(&mut Candidates<W>)) -> bool;
}

/// Asks for the answers to the last move that come before everything else, in order. Each is
/// asked only where the liberties around the move say that it may find something.
#[inline(always)]
pub(super) fn answers<const W: usize>(
    scene: &Scene<W>,
    last: Point<W>,
    asker: &mut impl Asker<W>,
) -> bool {
    let (of_last, beside) = (scene.liberties_of_last(), scene.liberties_beside_last());
    let enemy = !scene.board().to_play();
    of_last == 1 && asker.ask(Reason::CaptureLast, |found| capture_of_last(scene, last, found))
        || beside.contains(&2) && asker.ask(Reason::Defend, |found| defenses(scene, last, found))
        || of_last == 2 && asker.ask(Reason::Attack, |found| attacks(scene, last, found))
        || asker.ask(Reason::Nakade, |found| nakades(scene, last, enemy, found))
}

/// Captures of enemy chains in atari that touch a chain of ours.
pub(super) fn saving_captures<const W: usize>(
    scene: &Scene<W>,
    chain: Chain<W>,
    found: &mut Candidates<W>,
) {
    let enemy = !scene.board().to_play();
    if !scene.has_endangered(enemy) {
        return;
    }
    let beside = chain.stones.neighbors();
    scene.for_each_in_atari(enemy, |captured| {
        if let Some(liberty) = captured.liberties.first()
            && captured.stones.intersects(beside)
        {
            found.push(liberty);
        }
    });
}

/// The extension of a chain in atari, if it leads to two liberties or more; with two, and if
/// ladders are read, not into a lost ladder.
pub(super) fn extension<const W: usize>(
    scene: &Scene<W>,
    chain: Chain<W>,
    reads_ladders: bool,
    found: &mut Candidates<W>,
) {
    let board = scene.board();
    let (Some(liberty), Some(stone)) = (chain.liberties.first(), chain.stones.first()) else {
        return;
    };
    let is_saved = if reads_ladders {
        escapes_by_extension(board, stone)
    } else {
        liberties_after(board, board.to_play(), liberty).count() >= 2
    };
    found.push_if(liberty, is_saved);
}

/// The capture of the last stone's chain in atari.
pub(super) fn capture_of_last<const W: usize>(
    scene: &Scene<W>,
    last: Point<W>,
    found: &mut Candidates<W>,
) {
    let chain = scene.board().chain_of(!scene.board().to_play(), last);
    if let Some(liberty) = chain.liberties.single() {
        found.push(liberty);
    }
}

/// The move that captures an enemy chain with two liberties in a ladder.
pub(super) fn hunt<const W: usize>(scene: &Scene<W>, chain: Chain<W>, found: &mut Candidates<W>) {
    if let Some(point) = chain.stones.first().and_then(|prey| capturing_move(scene.board(), prey)) {
        found.push(point);
    }
}

/// The moves that save a chain of ours with two liberties from being captured in a ladder.
pub(super) fn rescues<const W: usize>(
    scene: &Scene<W>,
    chain: Chain<W>,
    found: &mut Candidates<W>,
) {
    if let Some(prey) = chain.stones.first() {
        for point in rescuing_moves(scene.board(), prey) {
            found.push(point);
        }
    }
}

/// Liberties of our chains beside the last move that have two, where playing makes them
/// three or more.
pub(super) fn defenses<const W: usize>(
    scene: &Scene<W>,
    last: Point<W>,
    found: &mut Candidates<W>,
) {
    let board = scene.board();
    for (side, count) in last.neighbors().into_iter().zip(scene.liberties_beside_last()) {
        if count == 2 {
            for liberty in board.chain_of(board.to_play(), side).liberties {
                let after = liberties_after(board, board.to_play(), liberty);
                found.push_if(liberty, after.count() >= 3);
            }
        }
    }
}

/// Ataris on the last stone's chain with two liberties, if its extension would not give it
/// more than two again.
pub(super) fn attacks<const W: usize>(scene: &Scene<W>, last: Point<W>, found: &mut Candidates<W>) {
    let board = scene.board();
    let chain = board.chain_of(!board.to_play(), last);
    for liberty in chain.liberties {
        let exit = (chain.liberties - Bitboard::of(liberty)).first();
        let is_hard = exit.is_some_and(|exit| {
            let mut after = liberties_after(board, !board.to_play(), exit);
            after.remove(liberty);
            after.count() <= 2
        });
        if is_hard && SelfAtari::of(board, board.to_play(), liberty).is_none() {
            found.push(liberty);
        }
    }
}

/// The vital points of holes beside a move that stones of one color surround: the place of
/// stones just captured, too, is such a hole.
#[inline(always)]
pub(super) fn nakades<const W: usize>(
    scene: &Scene<W>,
    near: Point<W>,
    walls: Color,
    found: &mut Candidates<W>,
) {
    let board = scene.board();
    let mut seeds = Candidates::new();
    for seed in near.neighbors() {
        // A hole has three points at least, so some side of the seed is empty.
        let sides = scene.surroundings();
        let may_be_hole =
            board.empty().contains(seed) & (sides.room(seed) > 0) & !sides.has_beside(seed, !walls);
        seeds.push_if(seed, may_be_hole);
    }
    for &seed in seeds.as_slice() {
        if let Some(vital) = hole(board, seed, walls).and_then(vital_point) {
            found.push(vital);
        }
    }
}

/// The points around a move that fit a 3x3 pattern.
#[inline(always)]
pub(super) fn pattern_moves<const W: usize>(
    scene: &Scene<W>,
    near: Point<W>,
    patterns: &Patterns,
    found: &mut Candidates<W>,
) {
    let player = scene.board().to_play();
    let surroundings = scene.surroundings();
    for point in surroundings.empty_around(near) {
        found.push_if(point, patterns.fit(player, surroundings.code(point)));
    }
}

/// The capture of an enemy chain in atari.
#[inline(always)]
pub(super) fn capture<const W: usize>(chain: Chain<W>, found: &mut Candidates<W>) {
    if let Some(liberty) = chain.liberties.first() {
        found.push(liberty);
    }
}
