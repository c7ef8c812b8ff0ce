//! A player who follows a population, then thinks.

use super::Population;
use crate::board::Move;
use crate::engine::{
    Analysis, Decision, Judgment, MoveInfo, Param, Player, Request, Thinker, View, ViewSpec,
};
use crate::game::{Answer, Game};
use crate::parameters::ParameterError;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError, RwLock};

/// Plays what a population prefers where its success rate is above a threshold, and elsewhere
/// what a player thinks best: both sides of a coevolution, and the learner in a match against
/// a player who has learned nothing.
pub struct Follower {
    population: Arc<RwLock<Population>>,
    threshold: f64,
    player: Player,
}

impl Follower {
    /// A follower of a population, which may grow meanwhile.
    pub fn new(population: Arc<RwLock<Population>>, threshold: f64, player: Player) -> Follower {
        Follower { population, threshold, player }
    }

    /// The population's move, as an analysis whose best move it is.
    fn look_up(&self, game: &Game, request: &Request) -> Option<Analysis> {
        if request.color != game.to_play() || request.is_cleanup {
            return None;
        }
        // A population is as good as ever, whatever happened to who learned last.
        let population = self.population.read().unwrap_or_else(PoisonError::into_inner);
        let best = population.preferred(game, self.threshold)?;
        if best.mv.point().is_some_and(|point| request.avoid.contains(point)) {
            return None;
        }
        let (visits, winrate) = (best.tally.games, best.tally.win_rate());
        let info = MoveInfo { visits, winrate, ..MoveInfo::new(best.mv) };
        Some(Analysis { visits, winrate, moves: vec![info], ..Analysis::empty(request.color) })
    }
}

impl Thinker for Follower {
    fn choose(
        &mut self,
        game: &Game,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Decision {
        let Some(analysis) = self.look_up(game, request) else {
            return self.player.choose(game, request, stop, report);
        };
        if request.report_every.is_some() {
            report(&analysis);
        }
        let answer = Answer::Play(analysis.best().map_or(Move::Pass, |best| best.mv));
        Decision { answer, analysis, is_book: true }
    }

    fn analyze(
        &mut self,
        game: &Game,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) {
        self.player.analyze(game, request, stop, report);
    }

    fn judge(&mut self, game: &Game) -> Judgment {
        self.player.judge(game)
    }

    fn ponder(&mut self, game: &Game, stop: &AtomicBool) {
        self.player.ponder(game, stop);
    }

    fn forget(&mut self) {
        self.player.forget();
    }

    fn views(&self) -> Vec<ViewSpec> {
        self.player.views()
    }

    fn view(&mut self, game: &Game, name: &str) -> Option<View> {
        self.player.view(game, name)
    }

    fn params(&self) -> Vec<Param> {
        self.player.params()
    }

    fn set_param(&mut self, name: &str, value: &str) -> Result<(), ParameterError> {
        self.player.set_param(name, value)
    }
}
