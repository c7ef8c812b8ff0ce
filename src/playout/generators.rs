//! The move generators: each looks at a scene for one kind of move and lists what it finds.
//!
//! They know nothing of chance and leave legality and self-atari to the caller, so that the
//! playouts and the priors of the tree can share them.

use super::candidates::Candidates;
use super::scene::Scene;
use crate::board::{Bitboard, Chain, Color, Point};
use crate::tactics::ladder::{capturing_move, escapes_by_extension, rescuing_moves};
use crate::tactics::landing::liberties_after;
use crate::tactics::nakade::{hole, vital_point};
use crate::tactics::pattern::Patterns;
use crate::tactics::self_atari::SelfAtari;

/// Captures of enemy chains in atari that touch a chain of ours.
pub fn saving_captures<const W: usize>(
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
pub fn extension<const W: usize>(
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
pub fn capture_of_last<const W: usize>(
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
pub fn hunt<const W: usize>(scene: &Scene<W>, chain: Chain<W>, found: &mut Candidates<W>) {
    if let Some(point) = chain.stones.first().and_then(|prey| capturing_move(scene.board(), prey)) {
        found.push(point);
    }
}

/// The moves that save a chain of ours with two liberties from being captured in a ladder.
pub fn rescues<const W: usize>(scene: &Scene<W>, chain: Chain<W>, found: &mut Candidates<W>) {
    if let Some(prey) = chain.stones.first() {
        for point in rescuing_moves(scene.board(), prey) {
            found.push(point);
        }
    }
}

/// Liberties of our chains beside the last move that have two, where playing makes them
/// three or more.
pub fn defenses<const W: usize>(scene: &Scene<W>, last: Point<W>, found: &mut Candidates<W>) {
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
pub fn attacks<const W: usize>(scene: &Scene<W>, last: Point<W>, found: &mut Candidates<W>) {
    let board = scene.board();
    let chain = board.chain_of(!board.to_play(), last);
    if scene.liberties_of_last() != 2 {
        return;
    }
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
pub fn nakades<const W: usize>(
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
pub fn pattern_moves<const W: usize>(
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

/// The captures of all chains of a color in atari.
#[inline(always)]
pub fn captures<const W: usize>(scene: &Scene<W>, enemy: Color, found: &mut Candidates<W>) {
    scene.for_each_in_atari(enemy, |chain| {
        if let Some(liberty) = chain.liberties.first() {
            found.push(liberty);
        }
    });
}
