//! Naive: a beginner who has played some games.

use super::{any, enclosed};
use crate::board::{Bitboard, Board, Move, Point};
use crate::tactics::landing::{is_roomy, liberties_after};
use rand::rngs::SmallRng;

/// Chains with so many liberties are weak.
const WEAK: usize = 2;

/// Enemy chains with at most so many liberties are attacked.
const ATTACKED: usize = 3;

/// The first of these that there is: to capture the most stones, to save the most, to connect
/// weak stones, to take a liberty of an enemy chain that has few, to begin a game off the edge,
/// anything sensible, a pass.
pub(super) fn choose<const W: usize>(
    board: &Board<W>,
    legal: Bitboard<W>,
    rng: &mut SmallRng,
) -> Move<W> {
    let found = capture(board, legal, rng).or_else(|| save(board, legal, rng)).or_else(|| {
        let own = board.to_play();
        let open = legal - enclosed(board, own) - board.eyes(own);
        let sensible = open.iter().filter(|&point| is_safe(board, point)).collect();
        connect(board, sensible, rng)
            .or_else(|| any(attack(board, sensible), rng))
            .or_else(|| begin(board, rng))
            .or_else(|| any(sensible, rng))
    });
    found.map_or(Move::Pass, Move::Play)
}

/// The legal points that are best by a number above zero.
fn best<const W: usize>(points: impl Iterator<Item = (Point<W>, usize)>) -> Bitboard<W> {
    let (mut found, mut most) = (Bitboard::EMPTY, 1);
    for (point, worth) in points {
        if worth > most {
            (found, most) = (Bitboard::EMPTY, worth);
        }
        if worth == most {
            found.insert(point);
        }
    }
    found
}

fn capture<const W: usize>(
    board: &Board<W>,
    legal: Bitboard<W>,
    rng: &mut SmallRng,
) -> Option<Point<W>> {
    let chains = board.chains(!board.to_play());
    let captures = chains.filter_map(|chain| Some((chain.liberties.single()?, chain.stones)));
    let possible = captures.filter(|&(point, _)| legal.contains(point));
    any(best(possible.map(|(point, stones)| (point, stones.count()))), rng)
}

/// A chain in atari is saved by a stone that gives it two liberties; others are lost, and it
/// knows that.
fn save<const W: usize>(
    board: &Board<W>,
    legal: Bitboard<W>,
    rng: &mut SmallRng,
) -> Option<Point<W>> {
    let own = board.to_play();
    let chains = board.chains(own);
    let exits = chains.filter_map(|chain| Some((chain.liberties.single()?, chain.stones)));
    let saving = exits.filter(|&(point, _)| {
        legal.contains(point) && liberties_after(board, own, point).count() >= WEAK
    });
    any(best(saving.map(|(point, stones)| (point, stones.count()))), rng)
}

/// Weak stones become a part of a chain that is less so.
fn connect<const W: usize>(
    board: &Board<W>,
    sensible: Bitboard<W>,
    rng: &mut SmallRng,
) -> Option<Point<W>> {
    let own = board.to_play();
    let weak = board.chains(own).filter(|chain| chain.liberties.count() == WEAK);
    let exits = weak.fold(Bitboard::EMPTY, |exits, chain| exits | chain.liberties) & sensible;
    let gain = |point: Point<W>| {
        let liberties = liberties_after(board, own, point).count();
        let chains = board.chains(own).filter(|chain| chain.liberties.contains(point)).count();
        if chains > 1 && liberties > WEAK { liberties } else { 0 }
    };
    any(best(exits.iter().map(|point| (point, gain(point)))), rng)
}

/// The liberties of the enemy chains that have the fewest.
fn attack<const W: usize>(board: &Board<W>, sensible: Bitboard<W>) -> Bitboard<W> {
    let (mut found, mut fewest) = (Bitboard::EMPTY, ATTACKED);
    for chain in board.chains(!board.to_play()) {
        let (liberties, count) = (chain.liberties & sensible, chain.liberties.count());
        if liberties.is_empty() || count > fewest {
            continue;
        }
        if count < fewest {
            (found, fewest) = (Bitboard::EMPTY, count);
        }
        found |= liberties;
    }
    found
}

/// The first stone of a game.
fn begin<const W: usize>(board: &Board<W>, rng: &mut SmallRng) -> Option<Point<W>> {
    let is_empty = board.empty() == board.points();
    if is_empty { any(board.points() - board.edge(), rng) } else { None }
}

/// Tells whether a stone would not be in atari at once.
fn is_safe<const W: usize>(board: &Board<W>, point: Point<W>) -> bool {
    is_roomy(board, point) || liberties_after(board, board.to_play(), point).count() >= 2
}
