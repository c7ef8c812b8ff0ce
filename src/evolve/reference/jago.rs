//! JaGo: tactics read out, and shapes.

use super::shapes::Shapes;
use super::{any, enclosed};
use crate::board::{Bitboard, Board, Chain, Move, Point};
use crate::tactics::ladder;
use crate::tactics::landing::liberties_after;
use crate::tactics::self_atari;
use rand::rngs::SmallRng;

/// The worth of moves, in the unit of the shapes: what they do, and so much for each stone that
/// it is done to.
const CAPTURE: (i32, i32) = (30, 10);
const CAPTURE_OF_THE_LOST: (i32, i32) = (2, 1);
const RESCUE: (i32, i32) = (32, 10);
const LADDER: (i32, i32) = (22, 8);
const SHELTER: (i32, i32) = (20, 8);
const APPROACH: i32 = 4;
const LINE: i32 = 2;

/// The move of most worth; a pass if none has any.
pub(super) fn choose<const W: usize>(
    board: &Board<W>,
    legal: Bitboard<W>,
    rng: &mut SmallRng,
) -> Move<W> {
    let mut worths = Worths { board, worths: [[0; 64]; W], wanted: Bitboard::EMPTY };
    worths.add_attacks();
    worths.add_defenses();
    let urgent = worths.wanted;
    let open = legal - enclosed(board, board.to_play()) - enclosed(board, !board.to_play());
    worths.add_shapes(open);
    any(worths.best(legal & (urgent | open)), rng).map_or(Move::Pass, Move::Play)
}

/// The worths of moves.
struct Worths<'a, const W: usize> {
    board: &'a Board<W>,
    worths: [[i32; 64]; W],
    /// The points that have any worth.
    wanted: Bitboard<W>,
}

impl<const W: usize> Worths<'_, W> {
    fn add(&mut self, points: Bitboard<W>, worth: i32) {
        for point in points {
            self.worths.as_flattened_mut()[point.index()] += worth;
        }
        self.wanted |= points;
    }

    fn add_for(&mut self, points: Bitboard<W>, (base, each): (i32, i32), chain: &Chain<W>) {
        self.add(points, base + each * chain.stones.count() as i32);
    }

    /// Enemy chains captured, caught in a ladder or approached.
    fn add_attacks(&mut self) {
        let board = self.board;
        for chain in board.chains(!board.to_play()) {
            let Some(stone) = chain.stones.first() else { continue };
            match chain.liberties.count() {
                1 if ladder::escapes(board, stone) => {
                    self.add_for(chain.liberties, CAPTURE, &chain);
                }
                1 => self.add_for(chain.liberties, CAPTURE_OF_THE_LOST, &chain),
                2 => {
                    let captures = ladder::capturing_moves(board, stone);
                    self.add_for(captures, LADDER, &chain);
                    self.add(chain.liberties - captures, APPROACH);
                }
                3 => self.add(chain.liberties, APPROACH),
                _ => {}
            }
        }
    }

    /// Own chains saved from capture, by extension or by capture of an attacker, and from ladders.
    fn add_defenses(&mut self) {
        let (board, own) = (self.board, self.board.to_play());
        for chain in board.chains(own) {
            let Some(stone) = chain.stones.first() else { continue };
            match chain.liberties.count() {
                1 => {
                    if ladder::escapes_by_extension(board, stone) {
                        self.add_for(chain.liberties, RESCUE, &chain);
                    }
                    self.add_for(self.attackers(&chain), RESCUE, &chain);
                }
                2 if ladder::capturing_move(board, stone).is_some() => {
                    let roomy = |&point: &Point<W>| liberties_after(board, own, point).count() > 2;
                    let exits = chain.liberties.iter().filter(roomy).collect();
                    self.add_for(exits, SHELTER, &chain);
                    self.add_for(self.attackers(&chain), SHELTER, &chain);
                }
                _ => {}
            }
        }
    }

    /// The moves that capture an enemy chain beside a chain.
    fn attackers(&self, chain: &Chain<W>) -> Bitboard<W> {
        let beside = chain.stones.neighbors();
        let enemies = self.board.chains(!self.board.to_play());
        let in_atari =
            enemies.filter(|enemy| enemy.is_in_atari() && enemy.stones.intersects(beside));
        in_atari.fold(Bitboard::EMPTY, |moves, enemy| moves | enemy.liberties)
    }

    /// Shapes, and the middle rather than the edge.
    fn add_shapes(&mut self, open: Bitboard<W>) {
        let shapes = Shapes::get();
        for point in open {
            let line = point.line(self.board.size()) as i32;
            self.add(Bitboard::of(point), shapes.worth(self.board, point) + LINE * line);
        }
    }

    /// The moves of most worth among some; those that give up stones for nothing have none.
    fn best(&self, mut among: Bitboard<W>) -> Bitboard<W> {
        among &= self.wanted;
        let worth = |point: Point<W>| self.worths.as_flattened()[point.index()];
        while let Some(most) = among.iter().map(worth).max().filter(|&most| most > 0) {
            let equals: Bitboard<W> = among.iter().filter(|&p| worth(p) == most).collect();
            let is_bad = |&p: &Point<W>| self_atari::is_bad(self.board, self.board.to_play(), p);
            let bad: Bitboard<W> = equals.iter().filter(is_bad).collect();
            if bad != equals {
                return equals - bad;
            }
            among -= bad;
        }
        Bitboard::EMPTY
    }
}
