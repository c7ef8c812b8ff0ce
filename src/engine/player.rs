//! The player: the moves of a book, then those of a search, and when to pass or resign.

use super::account;
use super::ending::{is_too_early, judgment, look_share};
use super::level::Level;
use super::opening::{self, Opening};
use super::parameters::EngineParameters;
use super::view::player::{Findings, Subject, draw, specs};
use super::{Analysis, Decision, Judgment, Param, Request, Thinker, View, ViewSpec};
use crate::board::{Bitboard, Color, Size, Symmetry};
use crate::book::Shelf;
use crate::game::Game;
use crate::net::{Evaluation, Evaluator, Nets, Planes, Situation};
use crate::parameters::ParameterError;
use crate::search::{Limits, Search, Settings, Task};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::ops::RangeInclusive;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Simulations or time that a player may spend on a move when there is no clock.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Effort {
    /// Simulations; a clock can shorten them.
    pub playouts: Option<u64>,
    /// Time, where no clock says otherwise.
    pub time: Option<Duration>,
}

/// Simulations for a move when neither a clock nor the user says anything.
const DEFAULT_PLAYOUTS: u64 = 10_000;

/// The komi that the nets have learned: with another they cannot say who wins.
const USUAL_KOMI: RangeInclusive<f32> = -1.0..=15.0;

/// The least rest of a move's time that is worth another thought.
const LEAST_REST: Duration = Duration::from_millis(2);

/// Time between two words of the log on the search.
const LOG_EVERY: Duration = Duration::from_secs(1);

/// Plays by the book, if it has one, and then by search.
pub struct Player {
    pub(super) search: Search,
    /// The search that judges the end of the game.
    pub(super) judge: Search,
    pub(super) opening: Opening,
    pub(super) effort: Effort,
    pub(super) parameters: EngineParameters,
    /// The chance in the choice of weaker levels.
    pub(super) rng: SmallRng,
    /// True if nothing seemed to be left to play for at the last move.
    pub(super) expects_end: bool,
    /// The last search for a move, for the views.
    last: Option<Findings>,
}

impl Player {
    /// A player with some settings and no book.
    pub fn new(settings: Settings, effort: Effort, parameters: EngineParameters) -> Player {
        let rng = SmallRng::seed_from_u64(settings.seed);
        Player {
            judge: Search::new(settings.clone()),
            search: Search::new(settings),
            opening: Opening::default(),
            effort,
            parameters,
            rng,
            expects_end: false,
            last: None,
        }
    }

    /// The same player with books, of which it uses the one that fits a game.
    pub fn with_books(self, shelf: Shelf) -> Player {
        Player { opening: Opening::new(shelf), ..self }
    }

    /// Changes what the player may spend on a move.
    pub fn set_effort(&mut self, effort: Effort) {
        self.effort = effort;
    }

    pub(super) fn level(&self, size: Size) -> Level {
        let has_net = self.search.settings().nets.fitting(size).is_some();
        Level::new(self.parameters.level, has_net)
    }

    /// Thinks with other nets from now on.
    pub(super) fn set_nets(&mut self, nets: Nets) {
        let settings = self.search.settings().clone();
        self.search.set_settings(Settings { nets, ..settings });
    }

    /// The limits of the next move.
    fn limits(&self, game: &Game, request: &Request) -> Limits {
        let lag = Duration::from_secs_f64(self.parameters.lag);
        let to_go = moves_to_go(game);
        let mut limits = match request.clock.allowance(request.color, to_go, lag) {
            Some(allowance) => {
                let is_opening = game.moves().len() < game.size().side();
                let is_saving = is_opening && allowance.comes_back;
                let share = if is_saving { self.parameters.opening_share } else { 1.0 };
                Limits {
                    playouts: self.effort.playouts,
                    target: Some(allowance.target.mul_f64(share)),
                    maximum: Some(allowance.maximum),
                    is_patient: !(allowance.comes_back || self.parameters.hurries),
                }
            }
            None => {
                let none = self.effort == Effort::default();
                Limits {
                    playouts: self.effort.playouts.or(none.then_some(DEFAULT_PLAYOUTS)),
                    target: self.effort.time,
                    maximum: self.effort.time,
                    is_patient: self.effort.time.is_some() && !self.parameters.hurries,
                }
            }
        };
        let bound = self.level(game.size()).playouts;
        limits.playouts = limits.playouts.into_iter().chain(bound).min();
        limits
    }

    fn task<'a>(&self, game: &'a Game, request: &Request) -> Task<'a> {
        Task {
            avoid: request.avoid,
            report_every: request.report_every,
            wants_ownership: true,
            plays_on: game.is_after_pass() && is_too_early(game, &self.parameters),
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
                log::info!("thinking: {}", account::summary(analysis));
            }
        })
    }

    /// The move of the book, or else of a search.
    fn decide_by_book_or_search(
        &mut self,
        game: &Game,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Decision {
        let started = Instant::now();
        if let Some(choice) = self.opening.choose(game, request, &mut self.rng) {
            if request.report_every.is_some() {
                report(&choice.analysis);
            }
            self.last = Some(Findings::new(game, choice.analysis.clone()));
            return choice;
        }
        if !self.level(game.size()).is_full() {
            // What an analysis has found out would make the level a higher one.
            self.search.forget();
        }
        let mut limits = self.limits(game, request);
        let most = limits.maximum;
        if let Some(most) = most.filter(|_| game.is_after_pass() || self.expects_end) {
            // Some time is kept for the question of whether to pass.
            let share = 1.0 - look_share(game, most);
            limits.target = limits.target.map(|time| time.mul_f64(share));
            limits.maximum = Some(most.mul_f64(share));
        }
        let rest = || most.map(|most| most.saturating_sub(started.elapsed()));
        let hints = self.opening.hints(game, request);
        let mut task = Task { hints: &hints, ..self.task(game, request) };
        let mut analysis = self.think(&mut task, limits, stop, report);
        let end = self.look_at_the_end(game, request, &analysis, rest(), stop);
        let keeps_tree = self.search.settings().search.keeps_tree;
        let is_open = end.as_ref().is_some_and(|end| !self.is_decided(game, request, end));
        if keeps_tree
            && is_open
            && let Some(limits) = the_rest(limits, &analysis, rest())
        {
            // With hints the tree would begin anew.
            task.hints = &[];
            analysis = self.think(&mut task, limits, stop, report);
        }
        let answer = self.decide(game, request, &analysis, end.as_ref(), rest(), stop);
        let spent = account::spent(request, limits, started.elapsed());
        log::info!("{answer}: {}; {spent}", account::summary(&analysis));
        self.last = Some(Findings::new(game, analysis.clone()));
        Decision { answer, analysis, is_book: false }
    }
}

/// The limits of another search of a patient player in what is left of a move's time.
fn the_rest(limits: Limits, found: &Analysis, rest: Option<Duration>) -> Option<Limits> {
    let rest = rest.filter(|&rest| limits.is_patient && rest >= LEAST_REST)?;
    let playouts = limits.playouts.map(|most| most.saturating_sub(found.simulations));
    (playouts != Some(0)).then(|| Limits { playouts, is_patient: true, ..Limits::time(rest) })
}

/// The number of moves that a player is still expected to make: most of the board is played on, and
/// even a finished game goes on for some moves.
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
    ) -> Decision {
        let nets = self.search.settings().nets.clone();
        let is_usual = USUAL_KOMI.contains(&game.komi().points());
        if !self.level(game.size()).asks_net || !is_usual || request.is_cleanup {
            self.set_nets(Nets::none());
        }
        let choice = self.decide_by_book_or_search(game, request, stop, report);
        self.set_nets(nets);
        choice
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
        self.last = Some(Findings::new(game, analysis));
    }

    fn judge(&mut self, game: &Game) -> Judgment {
        let never = AtomicBool::new(false);
        let [black, white] = Color::ALL.map(|color| self.look(game, color, None, &never));
        match (black, white) {
            (Some(black), Some(white)) => judgment(game, [&black, &white], &self.parameters),
            _ => Judgment { dead: Bitboard::EMPTY, seki: Bitboard::EMPTY },
        }
    }

    fn glance(&mut self, game: &Game, symmetry: Symmetry) -> Option<Evaluation> {
        let net = self.search.settings().nets.fitting(game.size())?;
        let planes = Planes::of(&Situation::of_game(game));
        Some(Evaluator::new(net.clone()).evaluate(&planes, symmetry).clone())
    }

    fn ponder(&mut self, game: &Game, stop: &AtomicBool) {
        if self.parameters.ponder && self.level(game.size()).is_full() {
            let mut task = Task::new(game, game.to_play());
            let most = Duration::from_secs_f64(self.parameters.ponder_most);
            let limits = Limits { is_patient: true, ..Limits::time(most) };
            self.think(&mut task, limits, stop, &mut |_| {});
        }
    }

    fn forget(&mut self) {
        self.search.forget();
        self.opening.forget();
        self.expects_end = false;
        self.last = None;
    }

    fn views(&self) -> Vec<ViewSpec> {
        specs().chain([opening::VIEW]).collect()
    }

    fn view(&mut self, game: &Game, name: &str) -> Option<View> {
        if name == opening::VIEW.name {
            return Some(self.opening.view(game));
        }
        let glance = self.glance(game, Symmetry::IDENTITY);
        let playout = &self.search.settings().playout;
        draw(name, &Subject { game, last: self.last.as_ref(), playout, glance: glance.as_ref() })
    }

    fn params(&self) -> Vec<Param> {
        self.all_params()
    }

    fn set_param(&mut self, name: &str, value: &str) -> Result<(), ParameterError> {
        self.change(name, value)
    }
}

#[cfg(test)]
mod tests;
