//! Moves without a reason, and which of all moves are refused.

use super::chance::below;
use super::policy::Policy;
use super::scene::Scene;
use crate::board::{Bitboard, Board, Point, Size};
use crate::tactics::self_atari::SelfAtari;
use rand::Rng;

impl Policy {
    /// A point with nothing around it, if a few random tries find one.
    #[inline(always)]
    pub(super) fn fill<const W: usize>(
        &self,
        scene: &Scene<W>,
        rng: &mut impl Rng,
    ) -> Option<Point<W>> {
        let board = scene.board();
        (0..self.fill_tries)
            .map(|_| any_point(board.size(), rng))
            .find(|&point| scene.surroundings().code(point) == 0 && board.empty().contains(point))
    }

    /// Any move that fills no eye, each with the same chance, but for those that give up
    /// stones: there the other liberty is tried instead.
    #[inline(always)]
    pub(super) fn any_move<const W: usize>(
        &self,
        scene: &Scene<W>,
        rng: &mut impl Rng,
    ) -> Option<Point<W>> {
        let empty = scene.board().empty();
        let count = empty.count();
        if count == 0 {
            return None;
        }
        let point = empty.select(below(rng, count));
        if scene.is_roomy(point) { Some(point) } else { self.careful_move(scene, point, rng) }
    }

    /// The same for a first draw that may be illegal, an eye or a self-atari.
    #[inline(never)]
    fn careful_move<const W: usize>(
        &self,
        scene: &Scene<W>,
        mut point: Point<W>,
        rng: &mut impl Rng,
    ) -> Option<Point<W>> {
        let board = scene.board();
        let mut candidates = board.candidates();
        let mut count = candidates.count();
        loop {
            if candidates.contains(point) {
                if scene.is_roomy(point) {
                    return Some(point);
                }
                if !board.is_suicide(point) {
                    match self.refusal(board, point, rng) {
                        None => return Some(point),
                        Some(refused) if is_safer(board, refused.liberty, candidates) => {
                            return Some(refused.liberty);
                        }
                        Some(_) => {}
                    }
                }
                candidates.remove(point);
                count -= 1;
            }
            if count == 0 {
                return None;
            }
            point = candidates.select(below(rng, count));
        }
    }

    /// Tells whether a legal move gives up stones for nothing and is not let pass.
    #[inline(always)]
    pub(super) fn refuses<const W: usize>(
        &self,
        board: &Board<W>,
        point: Point<W>,
        rng: &mut impl Rng,
    ) -> bool {
        self.refusal(board, point, rng).is_some()
    }

    /// The self-atari that a legal move is, if it is a bad one and not let pass.
    #[inline(always)]
    fn refusal<const W: usize>(
        &self,
        board: &Board<W>,
        point: Point<W>,
        rng: &mut impl Rng,
    ) -> Option<SelfAtari<W>> {
        let atari = SelfAtari::of(board, board.to_play(), point)?;
        let is_refused =
            atari.stones.count() >= self.self_atari_stones || self.self_atari.happens(rng);
        (is_refused && !atari.is_sound(board)).then_some(atari)
    }
}

fn is_safer<const W: usize>(board: &Board<W>, point: Point<W>, candidates: Bitboard<W>) -> bool {
    candidates.contains(point)
        && !board.is_suicide(point)
        && SelfAtari::of(board, board.to_play(), point).is_none()
}

/// A point of the board, each with nearly the same chance.
#[inline(always)]
fn any_point<const W: usize>(size: Size, rng: &mut impl Rng) -> Point<W> {
    let random = rng.next_u32() as usize;
    let line = |bits: usize| (bits * size.side()) >> 16;
    Point::new(line(random & 0xffff), line(random >> 16))
}
