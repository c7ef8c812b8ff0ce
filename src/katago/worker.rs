//! A worker: takes positions from the desk, one after the other, and says what it finds.

use super::answer;
use super::desk::{Desk, Job};
use super::post::Post;
use super::query::Request;
use crate::engine::{Analysis, Ownership, Player, Thinker};
use crate::game::Game;
use crate::parameters::ParameterError;
use crate::search::{Limits, Task};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Makes players with parameters.
pub(super) type Maker<'a> =
    dyn Fn(&[(String, String)]) -> Result<Player, ParameterError> + Sync + 'a;

/// The least simulations of a search for who owns the points after a move.
const LEAST_LOOK: u64 = 8;

/// A thread that analyzes.
pub(super) struct Worker<'a, 'p> {
    maker: &'a Maker<'a>,
    desk: &'a Desk,
    post: &'a Post<'p>,
}

impl<'a, 'p> Worker<'a, 'p> {
    /// A worker at a desk.
    pub(super) fn new(maker: &'a Maker<'a>, desk: &'a Desk, post: &'a Post<'p>) -> Worker<'a, 'p> {
        Worker { maker, desk, post }
    }

    /// Works until the desk is closed and empty.
    pub(super) fn work(self) {
        while let Some(job) = self.desk.take() {
            self.analyze(&job);
            self.desk.finish(&job);
        }
    }

    fn analyze(&self, job: &Job) {
        let (request, post) = (&job.request, self.post);
        // A new player for every position: what it finds does not depend on those before. Whoever
        // read the query has tried the parameters.
        let Ok(mut player) = (self.maker)(&request.wish.params) else {
            return post.send(&answer::nothing(request));
        };
        let mut schedule = Schedule::new(request);
        let task = Task {
            avoid: request.wish.bans.points(request.game.to_play()),
            report_every: schedule.interval(),
            wants_ownership: request.wish.has_ownership,
            ..Task::new(&request.game, request.game.to_play())
        };
        let limits = Limits {
            playouts: Some(request.wish.visits),
            target: request.wish.time,
            maximum: request.wish.time,
            ..Limits::default()
        };
        let analysis = player.study(&task, limits, &job.stop, &mut |analysis| {
            if schedule.is_due() && analysis.visits > 0 {
                post.send(&answer::findings(request, analysis, true, &[]));
            }
        });
        if analysis.visits == 0 && job.stop.load(Relaxed) {
            return post.send(&answer::nothing(request));
        }
        let owners = if request.wish.has_moves_ownership {
            owners(&mut player, request, &analysis, &job.stop)
        } else {
            Vec::new()
        };
        post.send(&answer::findings(request, &analysis, false, &owners));
    }
}

/// The owners of the points after every move that is told, each by a search of its own: half as
/// long as what the move was given.
fn owners(
    player: &mut Player,
    request: &Request,
    analysis: &Analysis,
    stop: &AtomicBool,
) -> Vec<Ownership> {
    let mut after = |game: &Game, visits: u64| {
        let task = Task { wants_ownership: true, ..Task::new(game, game.to_play()) };
        let limits = Limits::playouts(LEAST_LOOK.max(visits / 2));
        player.forget();
        let found = player.study(&task, limits, stop, &mut |_| {});
        // A query that was ended knows nothing of the moves that it did not come to.
        found.ownership.filter(|_| found.simulations > 0)
    };
    let mut owners = Vec::new();
    for info in answer::told(request, analysis) {
        let mut game = request.game.clone();
        let is_played = game.play(analysis.color, info.mv).is_ok();
        let Some(found) = is_played.then(|| after(&game, info.visits)).flatten() else { break };
        owners.push(found);
    }
    owners
}

/// The times at which a search is to be reported.
struct Schedule {
    started: Instant,
    due: Option<(Duration, Duration)>,
}

impl Schedule {
    fn new(request: &Request) -> Schedule {
        Schedule { started: Instant::now(), due: request.wish.reports }
    }

    /// The time between two looks at the clock.
    fn interval(&self) -> Option<Duration> {
        self.due.map(|(first, every)| first.min(every))
    }

    /// Tells whether it is time for a report, and sets the time of the next.
    fn is_due(&mut self) -> bool {
        match self.due {
            Some((next, every)) if self.started.elapsed() >= next => {
                self.due = Some((next + every, every));
                true
            }
            _ => false,
        }
    }
}
