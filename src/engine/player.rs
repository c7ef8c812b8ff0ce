//! The player: the search with its manners.

use super::ending::{dead_stones, is_after_pass, is_hopeless, is_settled, is_won_by_count};
use super::parameters::EngineParameters;
use super::{
    Analysis, Choice, Judgement, MoveInfo, Ownership, Param, ParamError, Request, Thinker, View,
    ViewKind, ViewSpec,
};
use crate::board::{Bitboard, Color, Move, Point, WIDE};
use crate::game::{Answer, Game};
use crate::parameters::{Parameter, Parameters};
use crate::search::{Limits, Search, Settings, Task};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What a player may spend on a move when there is no clock.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Effort {
    /// Simulations; a clock can shorten them.
    pub playouts: Option<u64>,
    /// Time, where no clock says otherwise.
    pub time: Option<Duration>,
}

/// Simulations for a move when neither a clock nor the user says anything.
const DEFAULT_PLAYOUTS: u64 = 10_000;

/// Plays by search.
pub struct Player {
    search: Search,
    effort: Effort,
    parameters: EngineParameters,
    /// What the last search found, for the views.
    last: Option<Analysis>,
}

impl Player {
    /// A player with some settings.
    pub fn new(settings: Settings, effort: Effort, parameters: EngineParameters) -> Player {
        Player { search: Search::new(settings), effort, parameters, last: None }
    }

    /// What the next move may take.
    fn limits(&self, game: &Game, request: &Request) -> Limits {
        let lag = Duration::from_secs_f64(self.parameters.lag);
        let to_go = moves_to_go(game);
        let Some(allowance) = request.clock.allowance(request.color, to_go, lag) else {
            let none = self.effort == Effort::default();
            return Limits {
                playouts: self.effort.playouts.or(none.then_some(DEFAULT_PLAYOUTS)),
                target: self.effort.time,
                maximum: self.effort.time,
                ..Limits::default()
            };
        };
        let is_opening = game.moves().len() < game.size().side();
        let share = if is_opening { self.parameters.opening_share } else { 1.0 };
        Limits {
            playouts: self.effort.playouts,
            target: Some(allowance.target.mul_f64(share)),
            maximum: Some(allowance.maximum),
            ..Limits::default()
        }
    }

    fn task<'a>(&self, game: &'a Game, request: &Request) -> Task<'a> {
        Task {
            avoid: request.avoid,
            report_every: request.report_every,
            wants_ownership: true,
            ..Task::new(game, request.color)
        }
    }

    /// What to do when the search is done.
    fn decide(&mut self, game: &Game, request: &Request, analysis: &Analysis) -> Answer {
        let color = request.color;
        let best = analysis.best().map_or(Move::Pass, |best| best.mv);
        if request.is_cleanup {
            return Answer::Play(self.clean_up(game, color, analysis, best));
        }
        if self.may_pass(game, analysis, best) {
            // What we would do first does not count, for we pass: the opponent is to move.
            let dead = self.judge_for(game, !color);
            if is_won_by_count(game, color, dead) {
                return Answer::Play(Move::Pass);
            }
        }
        if is_hopeless(game, color, analysis, &self.parameters) {
            return Answer::Resign;
        }
        if best == Move::Pass {
            return Answer::Play(next_best(analysis).unwrap_or(Move::Pass));
        }
        Answer::Play(best)
    }

    /// Whether it is time to think of passing at all.
    fn may_pass(&self, game: &Game, analysis: &Analysis, best: Move) -> bool {
        let is_quiet = |ownership: &Ownership| {
            let dead = dead_stones(game, ownership, &self.parameters);
            is_settled(game, ownership, dead)
        };
        best == Move::Pass
            || is_after_pass(game)
            || analysis.ownership.as_ref().is_some_and(is_quiet)
    }

    /// The best move while dead enemy stones are to be captured: a pass only when none is left.
    fn clean_up(&mut self, game: &Game, color: Color, analysis: &Analysis, best: Move) -> Move {
        let dead = self.judge_for(game, color);
        if !dead.intersects(game.board().stones(!color)) {
            return Move::Pass;
        }
        if best == Move::Pass { next_best(analysis).unwrap_or(best) } else { best }
    }

    /// The dead stones, judged by playouts with a player to move.
    fn judge_for(&mut self, game: &Game, color: Color) -> Bitboard<WIDE> {
        let task = Task { wants_ownership: true, ..Task::new(game, color) };
        let playouts = self.parameters.judge_playouts as u64;
        let limits = Limits { is_patient: true, ..Limits::playouts(playouts) };
        let never = AtomicBool::new(false);
        let analysis = self.search.run(&task, limits, &never, &mut |_| {});
        let ownership = analysis.ownership.as_ref();
        ownership.map_or(Bitboard::EMPTY, |owner| dead_stones(game, owner, &self.parameters))
    }
}

/// The most simulated move that is no pass.
fn next_best(analysis: &Analysis) -> Option<Move> {
    analysis.moves.iter().find(|info| info.mv != Move::Pass && info.visits > 0).map(|info| info.mv)
}

/// How many more moves a player is expected to make: most of the board is played on, and even
/// a finished game goes on for some moves.
fn moves_to_go(game: &Game) -> u32 {
    let area = game.size().area();
    let empty = game.board().empty_count();
    (empty.saturating_sub(area / 5) / 2).max(area / 8).max(6) as u32
}

impl Thinker for Player {
    fn choose(
        &mut self,
        game: &Game,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Choice {
        let limits = self.limits(game, request);
        let analysis = self.search.run(&self.task(game, request), limits, stop, report);
        let answer = self.decide(game, request, &analysis);
        if let Some(best) = analysis.best() {
            log::info!(
                "{answer}: {} visits, {:.1}% for {}, {:+.1} points, {}",
                best.visits,
                100.0 * analysis.winrate,
                request.color,
                analysis.score_lead,
                words(&best.pv)
            );
        }
        self.last = Some(analysis.clone());
        Choice { answer, analysis }
    }

    fn analyze(
        &mut self,
        game: &Game,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) {
        let task = self.task(game, request);
        let analysis = self.search.run(&task, Limits::default(), stop, report);
        report(&analysis);
        self.last = Some(analysis);
    }

    fn judge(&mut self, game: &Game) -> Judgement {
        Judgement { dead: self.judge_for(game, game.to_play()), seki: Bitboard::EMPTY }
    }

    fn ponder(&mut self, game: &Game, stop: &AtomicBool) {
        let task = Task::new(game, game.to_play());
        self.search.run(&task, Limits::default(), stop, &mut |_| {});
    }

    fn forget(&mut self) {
        self.search.forget();
        self.last = None;
    }

    fn views(&self) -> Vec<ViewSpec> {
        VIEWS.to_vec()
    }

    fn view(&mut self, _game: &Game, name: &str) -> Option<View> {
        VIEWS.iter().find(|view| view.name == name)?;
        let last = self.last.as_ref();
        let numbers = |value: &dyn Fn(&MoveInfo) -> Option<f64>| {
            let moves = last.map_or(&[][..], |analysis| &analysis.moves);
            let number = |info: &MoveInfo| Some((info.mv.point()?, value(info)?));
            View::Numbers(moves.iter().filter_map(number).collect())
        };
        Some(match name {
            "amaf" => numbers(&|info| info.amaf),
            "priors" => numbers(&|info| Some(info.prior)),
            "winrates" => numbers(&|info| (info.visits > 0).then_some(info.winrate)),
            _ => View::Variation(last.map_or_else(Vec::new, variation)),
        })
    }

    fn params(&self) -> Vec<Param> {
        let settings = self.search.settings();
        let mut params = listed("search", &settings.search);
        params.extend(listed("prior", &settings.priors));
        params.extend(listed("shape", &settings.shapes));
        params.extend(listed("playout", &settings.playout));
        params.extend(listed("engine", &self.parameters));
        params
    }

    fn set_param(&mut self, name: &str, value: &str) -> Result<(), ParamError> {
        let mut settings = self.search.settings().clone();
        let (table, field) =
            name.split_once('.').ok_or_else(|| ParamError::Unknown(name.to_string()))?;
        match table {
            "search" => settings.search.set(field, value)?,
            "prior" => settings.priors.set(field, value)?,
            "shape" => settings.shapes.set(field, value)?,
            "playout" => settings.playout.set(field, value)?,
            "engine" => self.parameters.set(field, value)?,
            _ => return Err(ParamError::Unknown(name.to_string())),
        }
        self.search.set_settings(settings);
        Ok(())
    }
}

/// The views of what the last search found.
const VIEWS: [ViewSpec; 4] = [
    ViewSpec { name: "winrates", label: "Win rates", kind: ViewKind::Numbers },
    ViewSpec { name: "amaf", label: "AMAF values", kind: ViewKind::Numbers },
    ViewSpec { name: "priors", label: "Priors", kind: ViewKind::Numbers },
    ViewSpec { name: "variation", label: "Principal variation", kind: ViewKind::Variation },
];

/// The stones of the best variation.
fn variation(analysis: &Analysis) -> Vec<(Color, Point)> {
    let colors = [analysis.color, !analysis.color].into_iter().cycle();
    let moves = analysis.best().map_or(&[][..], |best| &best.pv);
    colors.zip(moves).filter_map(|(color, mv)| Some((color, mv.point()?))).collect()
}

/// A table of parameters as GTP shows it: `search.expand_at`.
fn listed<P: Parameters>(table: &str, parameters: &P) -> Vec<Param> {
    let value = |known: &Parameter| parameters.get(known.name).unwrap_or(known.default);
    P::table().iter().map(|known| Param::of_table(table, known, value(known))).collect()
}

fn words(moves: &[Move]) -> String {
    moves.iter().take(8).map(Move::to_string).collect::<Vec<_>>().join(" ")
}
