//! The policy: which move a playout plays, and why.
//!
//! The generators are asked in the order of MoGo's Algorithm 6, each with a chance of its own
//! to be passed over, so that playouts stay diverse. A move that is illegal or gives up
//! stones for nothing is dropped and the next one tried.

use super::candidates::Candidates;
use super::chance::{Chance, below};
use super::generators as find;
use super::parameters::PlayoutParameters;
use super::reason::Reason;
use super::replies::Replies;
use super::scene::Scene;
use crate::board::{Bitboard, Board, Point, Size};
use crate::tactics::pattern::Patterns;
use crate::tactics::self_atari::SelfAtari;
use rand::Rng;

/// The order of the generators and their chances.
#[derive(Clone, Copy)]
pub struct Policy {
    pub(super) reply: Chance,
    pub(super) save: Chance,
    pub(super) extend: Chance,
    pub(super) ladder: Chance,
    pub(super) capture_last: Chance,
    pub(super) defend: Chance,
    pub(super) attack: Chance,
    pub(super) nakade: Chance,
    pub(super) fill_tries: usize,
    pub(super) pattern: Chance,
    pub(super) pattern_previous: Chance,
    pub(super) capture: Chance,
    pub(super) self_atari: Chance,
    pub(super) self_atari_stones: usize,
    pub(super) patterns: &'static Patterns,
}

impl Policy {
    /// The policy of a board size with given parameters.
    pub fn new(size: Size, parameters: &PlayoutParameters) -> Policy {
        let [defend, attack] = if size.is_large() {
            [parameters.defend_rate_large, parameters.attack_rate_large]
        } else {
            [parameters.defend_rate, parameters.attack_rate]
        };
        Policy {
            reply: Chance::new(parameters.reply_rate),
            save: Chance::new(parameters.save_rate),
            extend: Chance::new(parameters.extend_rate),
            ladder: Chance::new(parameters.ladder_rate),
            capture_last: Chance::new(parameters.capture_last_rate),
            defend: Chance::new(defend),
            attack: Chance::new(attack),
            nakade: Chance::new(parameters.nakade_rate),
            fill_tries: parameters.fill_tries,
            pattern: Chance::new(parameters.pattern_rate),
            pattern_previous: Chance::new(parameters.pattern_previous_rate),
            capture: Chance::new(parameters.capture_rate),
            self_atari: Chance::new(parameters.self_atari_rate),
            self_atari_stones: match parameters.self_atari_stones {
                0 => usize::MAX,
                stones => stones,
            },
            patterns: Patterns::get(),
        }
    }

    /// A legal move for the player to move; `None` is a pass.
    #[inline(always)]
    pub fn choose<const W: usize>(
        &self,
        scene: &mut Scene<W>,
        replies: Option<&Replies<W>>,
        rng: &mut impl Rng,
    ) -> Option<(Point<W>, Reason)> {
        if let Some(last) = scene.last() {
            if let Some(replies) = replies
                && let Some(point) = self.last_good_reply(scene, last, replies, rng)
            {
                return Some((point, Reason::LastGoodReply));
            }
            let urgent = self.answer_atari(scene, last, rng);
            let urgent = urgent.or_else(|| self.answer_last(scene, last, rng));
            if urgent.is_some() {
                return urgent;
            }
        }
        if let Some(point) = self.fill(scene, rng) {
            return Some((point, Reason::Fill));
        }
        if let Some(point) = self.pattern_move(scene, rng) {
            return Some((point, Reason::Pattern));
        }
        if let Some(point) = self.capture(scene, rng) {
            return Some((point, Reason::Capture));
        }
        self.any_move(scene, rng).map(|point| (point, Reason::Random))
    }

    fn last_good_reply<const W: usize>(
        &self,
        scene: &Scene<W>,
        last: Point<W>,
        replies: &Replies<W>,
        rng: &mut impl Rng,
    ) -> Option<Point<W>> {
        let board = scene.board();
        let reply = replies.reply(board.to_play(), scene.previous(), last)?;
        let is_playable = board.is_legal(reply)
            && !board.eyes(board.to_play()).contains(reply)
            && !self.refuses(board, reply, rng);
        (is_playable && self.reply.happens(rng)).then_some(reply)
    }

    /// Saves a chain that the last move put in atari.
    #[inline(always)]
    fn answer_atari<const W: usize>(
        &self,
        scene: &Scene<W>,
        last: Point<W>,
        rng: &mut impl Rng,
    ) -> Option<(Point<W>, Reason)> {
        let beside = scene.liberties_beside_last();
        if !beside.contains(&1) {
            return None;
        }
        let own = scene.board().to_play();
        let (saves, extends) = (self.save.happens(rng), self.extend.happens(rng));
        let (mut captures, mut extensions) = (Candidates::new(), Candidates::new());
        for (side, count) in last.neighbors().into_iter().zip(beside) {
            if count == 1 {
                let chain = scene.board().chain_of(own, side);
                if saves {
                    find::saving_captures(scene, chain, &mut captures);
                }
                if extends {
                    find::extension(scene, chain, self.ladder.happens(rng), &mut extensions);
                }
            }
        }
        if let Some(point) = self.pick(scene, captures, rng) {
            return Some((point, Reason::SaveByCapture));
        }
        self.pick(scene, extensions, rng).map(|point| (point, Reason::Extend))
    }

    /// The other answers to the last move that come before everything else.
    #[inline(always)]
    fn answer_last<const W: usize>(
        &self,
        scene: &Scene<W>,
        last: Point<W>,
        rng: &mut impl Rng,
    ) -> Option<(Point<W>, Reason)> {
        let mut found = Candidates::new();
        if scene.liberties_of_last() == 1 && self.capture_last.happens(rng) {
            find::capture_of_last(scene, last, &mut found);
            if let Some(point) = self.pick(scene, found, rng) {
                return Some((point, Reason::CaptureLast));
            }
        }
        if scene.liberties_beside_last().contains(&2) && self.defend.happens(rng) {
            found.clear();
            find::defenses(scene, last, &mut found);
            if let Some(point) = self.pick(scene, found, rng) {
                return Some((point, Reason::Defend));
            }
        }
        if scene.liberties_of_last() == 2 && self.attack.happens(rng) {
            found.clear();
            find::attacks(scene, last, &mut found);
            if let Some(point) = self.pick(scene, found, rng) {
                return Some((point, Reason::Attack));
            }
        }
        if self.nakade.happens(rng) {
            found.clear();
            find::nakades(scene, last, !scene.board().to_play(), &mut found);
            if let Some(point) = self.pick(scene, found, rng) {
                return Some((point, Reason::Nakade));
            }
        }
        None
    }

    /// Tries random points for one with nothing around it.
    #[inline(always)]
    fn fill<const W: usize>(&self, scene: &Scene<W>, rng: &mut impl Rng) -> Option<Point<W>> {
        let board = scene.board();
        (0..self.fill_tries)
            .map(|_| any_point(board.size(), rng))
            .find(|&point| scene.surroundings().code(point) == 0 && board.empty().contains(point))
    }

    #[inline(always)]
    fn pattern_move<const W: usize>(
        &self,
        scene: &Scene<W>,
        rng: &mut impl Rng,
    ) -> Option<Point<W>> {
        let near = [(self.pattern, scene.last()), (self.pattern_previous, scene.previous())];
        for (chance, near) in near {
            if let Some(near) = near
                && chance.happens(rng)
            {
                let mut found = Candidates::new();
                find::pattern_moves(scene, near, self.patterns, &mut found);
                let point = self.pick(scene, found, rng);
                if point.is_some() {
                    return point;
                }
            }
        }
        None
    }

    #[inline(always)]
    fn capture<const W: usize>(
        &self,
        scene: &mut Scene<W>,
        rng: &mut impl Rng,
    ) -> Option<Point<W>> {
        let enemy = !scene.board().to_play();
        if !scene.has_endangered(enemy) || !self.capture.happens(rng) {
            return None;
        }
        scene.tidy(enemy);
        let mut found = Candidates::new();
        find::captures(scene, enemy, &mut found);
        self.pick(scene, found, rng)
    }

    /// Any move that fills no eye, each with the same chance, but for those that give up
    /// stones: there the other liberty is tried instead.
    #[inline(always)]
    fn any_move<const W: usize>(&self, scene: &Scene<W>, rng: &mut impl Rng) -> Option<Point<W>> {
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
                        Some(refused) if self.is_safer(board, refused.liberty, candidates) => {
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

    fn is_safer<const W: usize>(
        &self,
        board: &Board<W>,
        point: Point<W>,
        candidates: Bitboard<W>,
    ) -> bool {
        candidates.contains(point)
            && !board.is_suicide(point)
            && SelfAtari::of(board, board.to_play(), point).is_none()
    }

    /// A random one of the candidates that can be played.
    #[inline(always)]
    fn pick<const W: usize>(
        &self,
        scene: &Scene<W>,
        mut candidates: Candidates<W>,
        rng: &mut impl Rng,
    ) -> Option<Point<W>> {
        let board = scene.board();
        while let Some(point) = candidates.take(rng) {
            if scene.is_roomy(point) || board.is_legal(point) && !self.refuses(board, point, rng) {
                return Some(point);
            }
        }
        None
    }

    #[inline(always)]
    fn refuses<const W: usize>(
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

/// A point of the board, each with nearly the same chance.
#[inline(always)]
fn any_point<const W: usize>(size: Size, rng: &mut impl Rng) -> Point<W> {
    let random = rng.next_u32() as usize;
    let line = |bits: usize| (bits * size.side()) >> 16;
    Point::new(line(random & 0xffff), line(random >> 16))
}
