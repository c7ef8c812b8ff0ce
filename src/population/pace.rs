//! A game of the engine against itself: how long it thinks, and when the game is over.

use crate::board::{Bitboard, Move};
use crate::clock::Clock;
use crate::engine::{Decision, Effort, EngineParameters, Player, Request, Thinker};
use crate::game::{Answer, Game};
use crate::search::{SearchParameters, Settings};
use crate::sgf::{GameRecord, Margin, Outcome};
use crate::store::{date, unique_name};
use std::sync::atomic::AtomicBool;

/// The cost of a game. Openings are what books are made of; the rest of the game only
/// has to say who won and by how much, which takes fewer simulations.
#[derive(Clone, PartialEq, Debug)]
pub struct Pace {
    /// Effort for each of the first moves that are thought about.
    pub opening: Effort,
    /// Effort for each later move.
    pub later: Effort,
    /// The number of first moves; [`Pace::EVERY`] is all.
    pub opening_moves: usize,
    /// The win rate below which a side resigns; 0 is never.
    pub resign_below: f64,
    /// Memory of a search tree in MiB.
    pub memory: usize,
}

/// Times the simulations of a usual move by which a passing player is sure of it.
const JUDGE_FACTOR: usize = 4;

/// A game goes on for at most so many times the points of the board.
const LONGEST: usize = 3;

impl Pace {
    /// Every move gets the effort of the first ones.
    pub const EVERY: usize = usize::MAX;

    /// The effort for a move, when so many have been thought about before it.
    pub fn effort(&self, thought: usize) -> Effort {
        if thought < self.opening_moves { self.opening } else { self.later }
    }

    /// A player for both sides of one game.
    pub fn player(&self, search: SearchParameters, seed: u64) -> Player {
        let settings = Settings { search, memory: self.memory, seed, ..Settings::default() };
        let default = EngineParameters::default();
        let playouts = [self.opening.playouts, self.later.playouts].into_iter().flatten();
        let least = playouts.min().map_or(usize::MAX / JUDGE_FACTOR, |least| least as usize);
        let parameters = EngineParameters {
            resign_below: self.resign_below,
            resign_visits: default.resign_visits.min(least),
            judge_playouts: default.judge_playouts.min(JUDGE_FACTOR.saturating_mul(least)),
            ..default
        };
        Player::new(settings, Effort::default(), parameters)
    }

    /// Plays a game from where it stands to its end; `choose` finds the moves, with or without
    /// the player, who is told by whom it is asked how long to think.
    pub fn play_out(
        &self,
        game: &mut Game,
        player: &mut Player,
        mut choose: impl FnMut(&Game, &mut Player) -> Answer,
    ) -> Outcome {
        let begun = game.moves().len();
        let played = |game: &Game| game.moves().len() - begun;
        while !(game.is_over() || is_decided(game, begun))
            && played(game) < LONGEST * game.size().area()
        {
            let color = game.to_play();
            match choose(game, player) {
                Answer::Resign => return Outcome::Win(!color, Margin::Resign),
                Answer::Play(mv) => game.play(color, mv).expect("the engine finds legal moves"),
            };
        }
        if game.is_cycling() {
            return Outcome::Void;
        }
        let score = game.score(player.judge(game).dead);
        let points = Margin::Points(score.margin().abs().into());
        score.winner().map_or(Outcome::Draw, |winner| Outcome::Win(winner, points))
    }

    /// The record of a game that was played now, under a name of its own.
    pub(super) fn record(&self, game: &Game, outcome: Outcome) -> GameRecord {
        let mut record = GameRecord::of_game(game);
        record.name = unique_name();
        for player in [&mut record.black, &mut record.white] {
            player.name = format!("Octant {}", env!("CARGO_PKG_VERSION"));
        }
        record.date = date();
        record.outcome = Some(outcome);
        record
    }
}

/// Lets a player think about the position, without a clock, about any points but some.
pub(super) fn think(game: &Game, player: &mut Player, avoid: Bitboard) -> Decision {
    let request = Request { avoid, ..Request::new(game.to_play(), Clock::unlimited()) };
    player.choose(game, &request, &AtomicBool::new(false), &mut |_| {})
}

/// The seed of a game by its number.
pub(super) const fn seed_of(seed: u64, number: u64) -> u64 {
    // An odd factor: the games of a seed begin with different numbers.
    seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Tells whether a player has passed twice running: one who is ahead and needs no further move,
/// while the other, who is behind, has nothing to lose by playing on.
fn is_decided(game: &Game, begun: usize) -> bool {
    let own = game.moves()[begun..].iter().rev().step_by(2).take(2);
    own.filter(|(_, mv)| *mv == Move::Pass).count() == 2
}
