//! Move, pass or resign: the decision of a player whose search is done.

use super::ending::{
    dead_stones, is_hopeless, is_settled, is_too_early, is_won_by_count, least_look,
};
use super::{Analysis, Player, Request};
use crate::board::{Bitboard, Color, Move};
use crate::game::{Answer, Game};
use crate::net::Nets;
use crate::search::{Limits, Ownership, Settings, Task};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// The least simulations that a look in a hurry is believed by.
const LEAST_SIMULATIONS: u64 = 100;

/// The memory of the search that judges the end of the game, in MiB.
const JUDGE_MEMORY: usize = 64;

/// A few simulations with a win rate below this may be those of a lost game.
const DOUBTFUL: f64 = 0.3;

/// The most simulations that are spent on the question of whether to resign.
const MOST_TO_BE_SURE: u64 = 10_000;

/// The win rate below which a game that the opponent has ended is not played on.
const LEAST_HOPE: f64 = 0.03;

impl Player {
    /// Decides when the search is done, and a look at the end of the game if that is near. `time` is
    /// what may still be spent on it.
    pub(super) fn decide(
        &mut self,
        game: &Game,
        request: &Request,
        analysis: &Analysis,
        end: Option<&AfterPass>,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Answer {
        let best = analysis.best().map_or(Move::Pass, |best| best.mv);
        let other = next_best(analysis).unwrap_or(Move::Pass);
        let Some(after) = end else {
            return self.play_on(game, request, analysis, best, time, stop);
        };
        let is_pass = best == Move::Pass;
        if request.is_cleanup {
            let is_clean = !after.dead.intersects(game.board().stones(!request.color));
            let mv = if is_pass { other } else { best };
            return Answer::Play(if is_clean { Move::Pass } else { mv });
        }
        if self.wins_by_pass(game, request, after) && (is_pass || after.may_pass) {
            return Answer::Play(Move::Pass);
        }
        let mv = if is_pass { other } else { best };
        let hope =
            analysis.moves.iter().find(|info| info.mv == mv).map_or(0.0, |info| info.winrate);
        // Nobody wants to watch a lost game being filled up to the last point.
        let may_end = self.may_end(game, after);
        let is_lost = may_end && (is_pass || game.is_after_pass()) && hope < LEAST_HOPE;
        let mv = if is_lost { Move::Pass } else { mv };
        self.play_on(game, request, analysis, mv, time, stop)
    }

    fn may_end(&self, game: &Game, after: &AfterPass) -> bool {
        after.is_settled || !is_too_early(game, &self.parameters)
    }

    fn wins_by_pass(&self, game: &Game, request: &Request, after: &AfterPass) -> bool {
        self.may_end(game, after) && is_won_by_count(game, request.color, after.dead)
    }

    /// Tells whether more thought cannot change the answer: it is a pass, or the game is over but for
    /// the dead stones.
    pub(super) fn is_decided(&self, game: &Game, request: &Request, after: &AfterPass) -> bool {
        request.is_cleanup || after.may_pass && self.wins_by_pass(game, request, after)
    }

    /// A move in a game that is not to be ended by a pass.
    fn play_on(
        &mut self,
        game: &Game,
        request: &Request,
        analysis: &Analysis,
        best: Move,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Answer {
        if !request.is_cleanup && self.gives_up(game, request, analysis, time, stop) {
            return Answer::Resign;
        }
        Answer::Play(self.level(game.size()).pick(analysis, best, &mut self.rng))
    }

    /// Tells whether the game is given up. A few simulations can look bad by chance, so those of a
    /// weak player are followed by as many as it takes to be sure.
    fn gives_up(
        &mut self,
        game: &Game,
        request: &Request,
        analysis: &Analysis,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> bool {
        let least = self.parameters.resign_visits as u64;
        if analysis.visits >= least {
            return is_hopeless(game, request.color, analysis, &self.parameters);
        }
        let may_resign = self.parameters.resign_below > 0.0 && least <= MOST_TO_BE_SURE;
        if !may_resign || analysis.winrate > DOUBTFUL {
            return false;
        }
        let task = Task { avoid: request.avoid, ..Task::new(game, request.color) };
        let playouts = Some(least);
        let limits = Limits { playouts, target: time, maximum: time, is_patient: true };
        let found = self.search.run(&task, limits, stop, &mut |_| {});
        found.simulations.max(found.visits) >= least
            && is_hopeless(game, request.color, &found, &self.parameters)
    }

    /// The worth of the board if the player passes; `None` while the game is far from over.
    ///
    /// What a search finds for the player to move holds if that player moves. A pass leaves the
    /// move to the opponent, so what counts is what the opponent can do then.
    pub(super) fn look_at_the_end(
        &mut self,
        game: &Game,
        request: &Request,
        analysis: &Analysis,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Option<AfterPass> {
        let found = analysis.ownership.as_ref()?;
        let dead = dead_stones(game, [found; 2], self.parameters.dead_above);
        let is_after_pass = game.is_after_pass();
        self.expects_end = is_settled(game, found, dead);
        let is_pass = analysis.best().is_none_or(|best| best.mv == Move::Pass);
        if !(is_pass || is_after_pass || self.expects_end || request.is_cleanup) {
            return None;
        }
        let has_time = time.is_none_or(|time| time >= least_look(game)) && !stop.load(Relaxed);
        let theirs = has_time.then(|| self.look(game, !request.color, time, stop)).flatten();
        let Some(theirs) = theirs else {
            return Some(AfterPass { dead, may_pass: is_after_pass, is_settled: false });
        };
        let dead = dead_stones(game, [&theirs; 2], self.parameters.dead_above);
        let is_settled = is_settled(game, &theirs, dead);
        Some(AfterPass { dead, may_pass: is_after_pass || is_settled, is_settled })
    }

    /// The owners of all points if a player moves next and the game is played out, by a search
    /// just long enough for that; `None` if it was too short. Its tree is about another question than
    /// a move and stands beside that of the moves.
    pub(super) fn look(
        &mut self,
        game: &Game,
        color: Color,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Option<Ownership> {
        let task = Task { wants_ownership: true, plays_on: true, ..Task::new(game, color) };
        let playouts = self.parameters.judge_playouts as u64;
        let limits =
            Limits { playouts: Some(playouts), target: time, maximum: time, is_patient: true };
        // Simulated games are played to the end, where a net only guesses how they might go on.
        let settings = self.search.settings();
        let memory = settings.memory.min(JUDGE_MEMORY);
        self.judge.set_settings(Settings { nets: Nets::none(), memory, ..settings.clone() });
        self.judge.forget();
        let found = self.judge.run(&task, limits, stop, &mut |_| {});
        let is_enough = time.is_none() || found.simulations >= LEAST_SIMULATIONS.min(playouts);
        found.ownership.filter(|_| is_enough)
    }
}

/// The game after a pass now.
pub(super) struct AfterPass {
    dead: Bitboard,
    /// True if there is nothing left to do, or the opponent says so.
    may_pass: bool,
    /// True if there is nothing left to do.
    is_settled: bool,
}

/// The most simulated move that is no pass, or the likeliest if none was simulated.
fn next_best(analysis: &Analysis) -> Option<Move> {
    let mut others = analysis.moves.iter().filter(|info| info.mv != Move::Pass);
    let tried = others.clone().find(|info| info.visits > 0);
    tried.or_else(|| others.next()).map(|info| info.mv)
}

#[cfg(test)]
mod tests;
