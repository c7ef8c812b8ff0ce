//! The player: the search with its manners.

use super::ending::{dead_stones, is_after_pass, is_hopeless, is_settled, is_won_by_count};
use super::level::Level;
use super::parameters::EngineParameters;
use super::views::{VIEWS, draw};
use super::{Analysis, Choice, Judgement, Param, ParamError, Request, Thinker, View, ViewSpec};
use crate::board::{Bitboard, Move};
use crate::game::{Answer, Game};
use crate::parameters::{Parameter, Parameters};
use crate::search::{Limits, Ownership, Search, Settings, Task};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

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

/// The least time in which a second look at the ownership is worth anything.
const SECOND_LOOK: Duration = Duration::from_millis(50);

/// How often the log says what the search thinks.
const LOG_EVERY: Duration = Duration::from_secs(1);

/// Plays by search.
pub struct Player {
    search: Search,
    effort: Effort,
    parameters: EngineParameters,
    /// The chance in the choice of weaker levels.
    rng: SmallRng,
    /// What the last search found, for the views.
    last: Option<Analysis>,
}

impl Player {
    /// A player with some settings.
    pub fn new(settings: Settings, effort: Effort, parameters: EngineParameters) -> Player {
        let rng = SmallRng::seed_from_u64(settings.seed);
        Player { search: Search::new(settings), effort, parameters, rng, last: None }
    }

    fn level(&self) -> Level {
        Level::new(self.parameters.level)
    }

    /// What the next move may take.
    fn limits(&self, game: &Game, request: &Request) -> Limits {
        let lag = Duration::from_secs_f64(self.parameters.lag);
        let to_go = moves_to_go(game);
        let mut limits = match request.clock.allowance(request.color, to_go, lag) {
            Some(allowance) => {
                let is_opening = game.moves().len() < game.size().side();
                let share = if is_opening { self.parameters.opening_share } else { 1.0 };
                Limits {
                    playouts: self.effort.playouts,
                    target: Some(allowance.target.mul_f64(share)),
                    maximum: Some(allowance.maximum),
                }
            }
            None => {
                let none = self.effort == Effort::default();
                Limits {
                    playouts: self.effort.playouts.or(none.then_some(DEFAULT_PLAYOUTS)),
                    target: self.effort.time,
                    maximum: self.effort.time,
                }
            }
        };
        let bound = self.level().playouts;
        limits.playouts = limits.playouts.into_iter().chain(bound).min();
        limits
    }

    fn task<'a>(&self, game: &'a Game, request: &Request) -> Task<'a> {
        Task {
            avoid: request.avoid,
            report_every: request.report_every,
            wants_ownership: true,
            ..Task::new(game, request.color)
        }
    }

    /// Searches, reports to whoever wants to know, and tells the log once in a while.
    fn think(
        &mut self,
        task: &mut Task,
        limits: Limits,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let is_logged = log::log_enabled!(log::Level::Info);
        let is_watched = task.report_every.is_some();
        task.report_every = task.report_every.or(is_logged.then_some(LOG_EVERY));
        let mut logged = Instant::now();
        self.search.run(task, limits, stop, &mut |analysis| {
            if is_watched {
                report(analysis);
            }
            if is_logged && logged.elapsed() >= LOG_EVERY {
                logged = Instant::now();
                log::info!("thinking: {}", summary(analysis));
            }
        })
    }

    /// What to do when the search is done; `ownership` is what it says about the points.
    fn decide(
        &mut self,
        game: &Game,
        request: &Request,
        analysis: &Analysis,
        ownership: Option<&Ownership>,
    ) -> Answer {
        let best = analysis.best().map_or(Move::Pass, |best| best.mv);
        let dead = ownership
            .map_or(Bitboard::EMPTY, |ownership| dead_stones(game, ownership, &self.parameters));
        if request.is_cleanup {
            let is_dirty = dead.intersects(game.board().stones(!request.color));
            let other = next_best(analysis).filter(|_| best == Move::Pass && is_dirty);
            return Answer::Play(other.unwrap_or(best));
        }
        let is_settled = |ownership: &Ownership| is_settled(game, ownership, dead);
        let may_pass = is_after_pass(game) || ownership.is_some_and(is_settled);
        let is_won = is_won_by_count(game, request.color, dead);
        if may_pass && is_won {
            return Answer::Play(Move::Pass);
        }
        if is_hopeless(game, request.color, analysis, &self.parameters) {
            return Answer::Resign;
        }
        if best == Move::Pass && !is_won {
            return Answer::Play(next_best(analysis).unwrap_or(Move::Pass));
        }
        Answer::Play(self.level().pick(analysis, best, &mut self.rng))
    }

    /// Whether a pass is to be decided on by a search too short to say which stones are dead.
    fn needs_second_look(&self, game: &Game, request: &Request, analysis: &Analysis) -> bool {
        let is_short = analysis.visits < self.parameters.judge_playouts as u64;
        let is_likely = |ownership: &Ownership| {
            is_settled(game, ownership, dead_stones(game, ownership, &self.parameters))
        };
        let may_pass = analysis.best().is_none_or(|best| best.mv == Move::Pass)
            || is_after_pass(game)
            || request.is_cleanup
            || analysis.ownership.as_ref().is_some_and(is_likely);
        is_short && may_pass
    }

    /// Who owns which point, by as many simulations as it takes to judge that.
    fn ownership(
        &mut self,
        game: &Game,
        time: Option<Duration>,
        stop: &AtomicBool,
    ) -> Option<Ownership> {
        let task = Task { wants_ownership: true, ..Task::new(game, game.to_play()) };
        let playouts = Some(self.parameters.judge_playouts as u64);
        let limits = Limits { playouts, target: time, maximum: time };
        self.search.run(&task, limits, stop, &mut |_| {}).ownership
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
        let started = Instant::now();
        if !self.level().is_full() {
            // What an analysis has found out would make the level a higher one.
            self.search.forget();
        }
        let limits = self.limits(game, request);
        let analysis = self.think(&mut self.task(game, request), limits, stop, report);
        let rest = limits.target.map(|target| target.saturating_sub(started.elapsed()));
        let has_time = rest.is_none_or(|rest| rest >= SECOND_LOOK) && !stop.load(Relaxed);
        let ownership = if has_time && self.needs_second_look(game, request, &analysis) {
            self.ownership(game, rest, stop)
        } else {
            analysis.ownership.clone()
        };
        let answer = self.decide(game, request, &analysis, ownership.as_ref());
        log::info!("{answer}: {}", summary(&analysis));
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
        let analysis = self.think(&mut self.task(game, request), Limits::default(), stop, report);
        report(&analysis);
        self.last = Some(analysis);
    }

    fn judge(&mut self, game: &Game) -> Judgement {
        let ownership = self.ownership(game, None, &AtomicBool::new(false));
        let dead = ownership
            .map_or(Bitboard::EMPTY, |ownership| dead_stones(game, &ownership, &self.parameters));
        Judgement { dead, seki: Bitboard::EMPTY }
    }

    fn ponder(&mut self, game: &Game, stop: &AtomicBool) {
        if self.parameters.ponder && self.level().is_full() {
            let mut task = Task::new(game, game.to_play());
            self.think(&mut task, Limits::default(), stop, &mut |_| {});
        }
    }

    fn forget(&mut self) {
        self.search.forget();
        self.last = None;
    }

    fn views(&self) -> Vec<ViewSpec> {
        VIEWS.to_vec()
    }

    fn view(&mut self, game: &Game, name: &str) -> Option<View> {
        draw(name, game, self.last.as_ref(), &self.search.settings().playout)
    }

    fn params(&self) -> Vec<Param> {
        let settings = self.search.settings();
        let mut params = listed("search", &settings.search);
        params.extend(listed("prior", &settings.priors));
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
            "playout" => settings.playout.set(field, value)?,
            "engine" => self.parameters.set(field, value)?,
            _ => return Err(ParamError::Unknown(name.to_string())),
        }
        self.search.set_settings(settings);
        Ok(())
    }
}

/// A table of parameters as GTP shows it: `search.expand_at`.
fn listed<P: Parameters>(table: &str, parameters: &P) -> Vec<Param> {
    let value = |known: &Parameter| parameters.get(known.name).unwrap_or(known.default);
    P::table().iter().map(|known| Param::of_table(table, known, value(known))).collect()
}

/// A search in one line of the log.
fn summary(analysis: &Analysis) -> String {
    let moves = analysis.best().map_or(&[][..], |best| &best.pv);
    let moves: Vec<String> = moves.iter().take(8).map(Move::to_string).collect();
    format!(
        "{} visits, {:.1}% for {}, {:+.1} points, {}",
        analysis.visits,
        100.0 * analysis.winrate,
        analysis.color,
        analysis.score_lead,
        moves.join(" ")
    )
}
