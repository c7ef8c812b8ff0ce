//! The policy: the move that a playout plays, and all that the generators find for the tree.
//!
//! The generators are asked in the order of MoGo's Algorithm 6, each with a chance of its own
//! to be passed over, so that playouts stay diverse. A move that is illegal or gives up
//! stones for nothing is dropped and the next one tried.

use super::candidates::Candidates;
use super::chance::Chance;
use super::generators::{self as find, Asker, Reason, answers};
use super::parameters::PlayoutParameters;
use super::replies::Replies;
use super::scene::Scene;
use super::suggestions::Suggestions;
use crate::board::{Point, Size};
use crate::tactics::pattern::Patterns;
use crate::tactics::self_atari;
use rand::Rng;

/// The chances of the generators.
#[derive(Clone, Copy)]
pub(super) struct Policy {
    chances: [Chance; Reason::COUNT],
    reads_ladder: Chance,
    pattern_previous: Chance,
    pub(super) fill_tries: usize,
    pub(super) self_atari: Chance,
    pub(super) self_atari_stones: usize,
    pub(super) patterns: &'static Patterns,
}

impl Policy {
    /// The policy of a board size with given parameters.
    pub(super) fn new(size: Size, parameters: &PlayoutParameters) -> Policy {
        Policy {
            chances: Reason::ALL.map(|reason| Chance::new(parameters.rate(reason, size))),
            reads_ladder: Chance::new(parameters.ladder_rate),
            pattern_previous: Chance::new(parameters.pattern_previous_rate),
            fill_tries: parameters.fill_tries,
            self_atari: Chance::new(parameters.self_atari_rate),
            self_atari_stones: match parameters.self_atari_stones {
                0 => usize::MAX,
                stones => stones,
            },
            patterns: Patterns::get(),
        }
    }

    #[inline(always)]
    fn chance(&self, reason: Reason) -> Chance {
        self.chances[reason as usize]
    }

    /// A legal move for the player to move; `None` is a pass.
    #[inline(always)]
    pub(super) fn choose<const W: usize>(
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

    /// The finds of the generators in a scene, near the last two moves and, for chains in danger,
    /// on the whole board. No chance is involved; generators whose rate is 0 find nothing.
    pub(super) fn suggestions<const W: usize>(&self, scene: &Scene<W>) -> Suggestions<W> {
        let board = scene.board();
        let own = board.to_play();
        let mut lister =
            Lister { policy: self, scene, stones: 0, suggestions: Suggestions::default() };
        let reads_ladder = self.reads_ladder.is_possible();
        scene.for_each_in_atari(own, |chain| {
            lister.stones = chain.stones.count();
            lister.ask(Reason::SaveByCapture, |found| find::saving_captures(scene, chain, found));
            lister.ask(Reason::Extend, |found| find::extension(scene, chain, reads_ladder, found));
        });
        scene.for_each_in_atari(!own, |chain| {
            lister.stones = chain.stones.count();
            lister.ask(Reason::Capture, |found| find::capture(chain, found));
        });
        for chain in board.chains(own).filter(|chain| chain.liberties.count() == 2) {
            lister.stones = chain.stones.count();
            lister.ask(Reason::Rescue, |found| find::rescues(scene, chain, found));
        }
        for chain in board.chains(!own).filter(|chain| chain.liberties.count() == 2) {
            lister.stones = chain.stones.count();
            lister.ask(Reason::Hunt, |found| find::hunt(scene, chain, found));
        }
        lister.stones = 0;
        if let Some(last) = scene.last() {
            answers(scene, last, &mut lister);
            lister.ask(Reason::Pattern, |found| self.pattern_moves(scene, last, found));
        }
        if let Some(previous) = scene.previous() {
            // Beside the enemy's stone there was a hole to kill in, beside our own one to live in.
            lister.ask(Reason::Nakade, |found| find::nakades(scene, previous, own, found));
            lister.ask(Reason::Pattern, |found| self.pattern_moves(scene, previous, found));
        }
        lister.suggestions
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
        (is_playable && self.chance(Reason::LastGoodReply).happens(rng)).then_some(reply)
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
        let saves = self.chance(Reason::SaveByCapture).happens(rng);
        let extends = self.chance(Reason::Extend).happens(rng);
        let (mut captures, mut extensions) = (Candidates::new(), Candidates::new());
        for (side, count) in last.neighbors().into_iter().zip(beside) {
            if count == 1 {
                let chain = scene.board().chain_of(own, side);
                if saves {
                    find::saving_captures(scene, chain, &mut captures);
                }
                if extends {
                    find::extension(scene, chain, self.reads_ladder.happens(rng), &mut extensions);
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
        let mut chooser = Chooser { policy: self, scene, rng, chosen: None };
        answers(scene, last, &mut chooser);
        chooser.chosen
    }

    #[inline(always)]
    fn pattern_move<const W: usize>(
        &self,
        scene: &Scene<W>,
        rng: &mut impl Rng,
    ) -> Option<Point<W>> {
        let near = [
            (self.chance(Reason::Pattern), scene.last()),
            (self.pattern_previous, scene.previous()),
        ];
        for (chance, near) in near {
            if let Some(near) = near
                && chance.happens(rng)
            {
                let mut found = Candidates::new();
                self.pattern_moves(scene, near, &mut found);
                let point = self.pick(scene, found, rng);
                if point.is_some() {
                    return point;
                }
            }
        }
        None
    }

    #[inline(always)]
    fn pattern_moves<const W: usize>(
        &self,
        scene: &Scene<W>,
        near: Point<W>,
        found: &mut Candidates<W>,
    ) {
        find::pattern_moves(scene, near, self.patterns, found);
    }

    #[inline(always)]
    fn capture<const W: usize>(
        &self,
        scene: &mut Scene<W>,
        rng: &mut impl Rng,
    ) -> Option<Point<W>> {
        let enemy = !scene.board().to_play();
        if !scene.has_endangered(enemy) || !self.chance(Reason::Capture).happens(rng) {
            return None;
        }
        scene.tidy(enemy);
        let mut found = Candidates::new();
        scene.for_each_in_atari(enemy, |chain| find::capture(chain, &mut found));
        self.pick(scene, found, rng)
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
}

/// Takes the first move that can be played, of the generators that chance does not pass over.
struct Chooser<'a, const W: usize, R> {
    policy: &'a Policy,
    scene: &'a Scene<W>,
    rng: &'a mut R,
    chosen: Option<(Point<W>, Reason)>,
}

impl<const W: usize, R: Rng> Asker<W> for Chooser<'_, W, R> {
    #[inline(always)]
    fn ask(&mut self, reason: Reason, find: impl FnOnce(&mut Candidates<W>)) -> bool {
        if self.policy.chance(reason).happens(self.rng) {
            let mut found = Candidates::new();
            find(&mut found);
            let point = self.policy.pick(self.scene, found, self.rng);
            self.chosen = point.map(|point| (point, reason));
        }
        self.chosen.is_some()
    }
}

/// Lists every move that can be played, of all generators that are not switched off.
struct Lister<'a, const W: usize> {
    policy: &'a Policy,
    scene: &'a Scene<W>,
    /// The stones that the next moves are about.
    stones: usize,
    suggestions: Suggestions<W>,
}

impl<const W: usize> Asker<W> for Lister<'_, W> {
    fn ask(&mut self, reason: Reason, find: impl FnOnce(&mut Candidates<W>)) -> bool {
        if self.policy.chance(reason).is_possible() {
            let mut found = Candidates::new();
            find(&mut found);
            let board = self.scene.board();
            for &point in found.as_slice() {
                if board.is_legal(point) && !self_atari::is_bad(board, board.to_play(), point) {
                    self.suggestions.push(point, reason, self.stones);
                }
            }
        }
        false
    }
}
