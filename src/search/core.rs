//! The search of one board size: a tree, its threads, and what they find.

use super::analysis::{Analysis, MoveInfo, Ownership};
use super::bandit::Bandit;
use super::edge::Edge;
use super::limits::{Deadline, Limits, Race};
use super::prior::Priors;
use super::simulation::{Arena, Simulator};
use super::store::NodeId;
use super::tree::Tree;
use super::walk::{Branch, branches};
use super::{Settings, Task};
use crate::board::{Bitboard, Board, Color, Move, Point, Size};
use crate::game::{Game, Scoring};
use crate::playout::{Playout, Scene};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Simulations between two looks at the clock and the race.
const LOOK_EVERY: u64 = 32;

/// Simulations that a thread takes on at once: to count every single one where all threads see
/// it would slow them down.
const CLAIM: u64 = 8;

/// A move whose value is so much better than the most simulated one's contests it.
const CONTEST: f32 = 0.01;

/// How long the calling thread sleeps between two looks at its workers.
const NAP: Duration = Duration::from_millis(2);

/// A search of one board size, with the tree of the last one.
pub struct Core<const W: usize> {
    settings: Settings,
    size: Size,
    tree: Tree,
    simulators: Vec<Simulator<W>>,
    /// What the tree is about.
    subject: Option<Subject>,
}

/// The game that the root of the tree belongs to.
struct Subject {
    game: Game,
    to_play: Color,
    komi: f32,
}

/// What a search of a position needs, apart from the tree.
struct Site<const W: usize> {
    scene: Scene<W>,
    playout: Playout<W>,
    allowed: Bitboard<W>,
    after_pass: bool,
    plays_on: bool,
    komi: f32,
}

impl<const W: usize> Core<W> {
    /// A search for boards of one size.
    pub fn new(size: Size, settings: &Settings) -> Core<W> {
        let mut seeds = SmallRng::seed_from_u64(settings.seed);
        let simulators = (0..settings.threads.max(1))
            .map(|_| Simulator::new(size, SmallRng::from_rng(&mut seeds)))
            .collect();
        let tree = Tree::new(settings.memory << 20);
        Core { settings: settings.clone(), size, tree, simulators, subject: None }
    }

    /// Runs a search and returns what it found.
    pub fn run(
        &mut self,
        task: &Task,
        limits: Limits,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        // Started first: to cut a large tree down to what is kept takes time too.
        let deadline = Deadline::start(limits, self.settings.search.stops_early);
        let site = self.prepare(task);
        let bandit = Bandit::new(self.size, &self.settings);
        let priors = Priors::new(self.size, &self.settings);
        let playouts = AtomicU64::new(0);
        for simulator in &mut self.simulators {
            simulator.forget_ends();
        }
        if self.tree.root().is_none() {
            let arena = arena(&self.settings, &self.tree, &bandit, &priors, &site, task.game);
            let root = self.simulators[0].expand_root(&arena, task.hints);
            self.tree.set_root(root.unwrap_or(NodeId::NONE));
        }
        loop {
            let arena = arena(&self.settings, &self.tree, &bandit, &priors, &site, task.game);
            let shift = Shift::new(arena, deadline, &playouts, stop);
            work(&shift, &mut self.simulators, task.report_every);
            let Shift { is_over, is_full, is_due, .. } = shift;
            if is_over.into_inner() {
                break;
            }
            if is_full.into_inner() {
                log::debug!("tree full after {} playouts: pruning", playouts.load(Relaxed));
                self.tree.compact();
            } else if is_due.into_inner() {
                report(&self.analysis(&site, task, playouts.load(Relaxed)));
            } else {
                break;
            }
        }
        self.analysis(&site, task, playouts.into_inner())
    }

    /// What is known of the position of a task after so many simulations.
    fn analysis(&self, site: &Site<W>, task: &Task, simulations: u64) -> Analysis {
        let ownership = task.wants_ownership.then(|| self.ownership());
        Analysis { simulations, ownership, ..self::analysis(&self.tree, site, task) }
    }

    /// Who owns which point, from the playouts of the last search.
    pub fn ownership(&self) -> Ownership {
        let mut ownership = Ownership::new(self.size);
        let ends: u32 = self.simulators.iter().map(|simulator| simulator.experience().ends()).sum();
        for point in Point::<W>::all(self.size) {
            let black = |simulator: &Simulator<W>| simulator.experience().black(point.index());
            let black: u32 = self.simulators.iter().map(black).sum();
            let share = if ends == 0 { 0.5 } else { black as f32 / ends as f32 };
            ownership.set(point.reframe(), 2.0 * share - 1.0);
        }
        ownership
    }

    /// The moves of the tree that are kept: see [`Search::branches`](super::Search::branches).
    pub fn branches(&self, is_kept: &dyn Fn(&Branch) -> bool) -> Vec<Branch> {
        branches::<W>(&self.tree, is_kept)
    }

    /// Forgets the tree.
    pub fn forget(&mut self) {
        self.tree.clear();
        self.subject = None;
    }

    /// Sets the tree to the position of a task, keeping what is known of it.
    fn prepare(&mut self, task: &Task) -> Site<W> {
        let (game, color) = (task.game, task.color);
        let mut board: Board<W> = game.board().reframe();
        board.set_to_play(color);
        let komi = playout_komi(game);
        let point = |back: usize| -> Option<Point<W>> {
            let moves = game.moves();
            moves.len().checked_sub(back).and_then(|i| moves[i].1.point()).map(Point::reframe)
        };
        let playout = Playout::new(self.size, f64::from(komi), &self.settings.playout);
        let scene = playout.scene(&board, point(1), point(2));
        // A kept root has begun without the hints.
        let keeps_tree = self.settings.search.keeps_tree && task.hints.is_empty();
        let kept = if keeps_tree { self.find(task, komi) } else { None };
        match kept {
            Some(root) => {
                self.tree.set_root(root);
                self.tree.compact();
            }
            None => self.tree.clear(),
        }
        self.subject = Some(Subject { game: game.clone(), to_play: color, komi });
        let allowed = game.legal_points(color) - task.avoid;
        let after_pass = game.moves().last().is_some_and(|&(_, mv)| mv == Move::Pass);
        let (allowed, plays_on) = (allowed.reframe(), task.plays_on);
        Site { scene, playout, allowed, after_pass, plays_on, komi }
    }

    /// The node of a task's position, if the tree has it: the game must go on from the game
    /// that the tree is about.
    fn find(&self, task: &Task, komi: f32) -> Option<NodeId> {
        let subject = self.subject.as_ref()?;
        let (old, new) = (&subject.game, task.game);
        let is_same = (old.size(), old.rules(), old.first_to_play(), subject.komi)
            == (new.size(), new.rules(), new.first_to_play(), komi)
            && Color::ALL.iter().all(|&c| old.set_up_stones(c) == new.set_up_stones(c));
        let played = new.moves().strip_prefix(old.moves()).filter(|_| is_same)?;
        let mut node = self.tree.root()?;
        let mut to_play = subject.to_play;
        for &(color, mv) in played {
            if color != to_play {
                return None;
            }
            let edges = self.tree.edges(node);
            let edge = edges.iter().find(|edge| edge.mv::<W>() == mv.reframe())?;
            node = self.tree.child(edge)?;
            to_play = !color;
        }
        (to_play == task.color).then_some(node)
    }
}

/// Puts together what the simulations of a search share.
fn arena<'a, const W: usize>(
    settings: &'a Settings,
    tree: &'a Tree,
    bandit: &'a Bandit,
    priors: &'a Priors,
    site: &'a Site<W>,
    game: &'a Game,
) -> Arena<'a, W> {
    Arena {
        tree,
        bandit,
        priors,
        playout: &site.playout,
        root: &site.scene,
        allowed: site.allowed,
        after_pass: site.after_pass,
        plays_on: site.plays_on,
        positions: game.positions(),
        ko_rule: game.rules().ko_rule(),
        komi: site.komi,
        expand_at: settings.search.expand_at as u32,
        amaf_decay: settings.search.amaf_decay as f32,
        score_weight: settings.search.score_weight as f32,
        learns_replies: settings.playout.reply_rate > 0.0,
    }
}

/// What the threads of a search share until it is over, or until there is something to do
/// that needs the tree and the simulators alone: to report or to prune.
struct Shift<'a, const W: usize> {
    arena: Arena<'a, W>,
    deadline: Deadline,
    playouts: &'a AtomicU64,
    stop: &'a AtomicBool,
    is_over: AtomicBool,
    is_full: AtomicBool,
    is_due: AtomicBool,
}

impl<'a, const W: usize> Shift<'a, W> {
    fn new(
        arena: Arena<'a, W>,
        deadline: Deadline,
        playouts: &'a AtomicU64,
        stop: &'a AtomicBool,
    ) -> Shift<'a, W> {
        let [is_over, is_full, is_due] = [(); 3].map(|()| AtomicBool::new(false));
        Shift { arena, deadline, playouts, stop, is_over, is_full, is_due }
    }

    /// Simulates until the shift ends or there is nothing left to take on.
    fn run(&self, simulator: &mut Simulator<W>, is_first: bool) {
        let mut claim = 0..0;
        let mut until_look = 0;
        while !self.is_ended() {
            if claim.is_empty() {
                let first = self.playouts.fetch_add(CLAIM, Relaxed);
                claim = first..first + CLAIM;
            }
            if self.deadline.is_spent(claim.start) {
                // Not over: the other threads finish what they took on.
                break;
            }
            let looks = is_first && until_look == 0;
            let is_reached = || self.deadline.is_reached(claim.start, || race(&self.arena));
            if self.stop.load(Relaxed) || (looks && is_reached()) {
                self.is_over.store(true, Relaxed);
                break;
            }
            until_look = if looks { LOOK_EVERY } else { until_look };
            until_look = until_look.saturating_sub(1);
            claim.start += 1;
            if !simulator.simulate(&self.arena) {
                self.is_full.store(true, Relaxed);
                break;
            }
        }
        self.playouts.fetch_sub(claim.end - claim.start, Relaxed);
    }

    fn is_ended(&self) -> bool {
        [&self.is_over, &self.is_full, &self.is_due].iter().any(|flag| flag.load(Relaxed))
    }
}

/// Lets every simulator work, each on a thread of its own, for as long as there is nothing to
/// report; a single one that never reports works on the calling thread.
fn work<const W: usize>(
    shift: &Shift<W>,
    simulators: &mut [Simulator<W>],
    report_every: Option<Duration>,
) {
    if let ([simulator], None) = (&mut *simulators, report_every) {
        shift.run(simulator, true);
        return;
    }
    let started = Instant::now();
    std::thread::scope(|scope| {
        let start = |(i, simulator)| scope.spawn(move || shift.run(simulator, i == 0));
        let threads: Vec<_> = simulators.iter_mut().enumerate().map(start).collect();
        let Some(interval) = report_every else { return };
        while !threads.iter().all(|thread| thread.is_finished()) {
            std::thread::sleep(NAP.min(interval));
            if started.elapsed() >= interval {
                shift.is_due.store(true, Relaxed);
            }
        }
    });
}

/// How the moves of the root stand.
fn race<const W: usize>(arena: &Arena<W>) -> Race {
    let Some(root) = arena.tree.root() else { return Race::default() };
    let mut race = Race::default();
    let (mut leader, mut best) = (0.0, f32::NEG_INFINITY);
    for edge in arena.tree.edges(root).iter() {
        let visits = edge.visits();
        if visits > race.first {
            (race.second, race.first, leader) = (race.first, visits, edge.mean());
        } else {
            race.second = race.second.max(visits);
        }
        if visits >= race.first / 4 {
            best = best.max(edge.mean());
        }
    }
    race.is_contested = best > leader + CONTEST;
    race
}

/// The points that White has beside its area when a playout is counted.
///
/// Playouts are counted by area. Under territory rules the same game is worth less to whoever
/// made more moves, which is Black by half a move on average, and by its handicap stones.
fn playout_komi(game: &Game) -> f32 {
    let stones = game.handicap();
    let extra = match game.rules().scoring() {
        Scoring::Area => game.rules().compensation().points(stones) as f32,
        Scoring::Territory => 0.5 + stones as f32,
    };
    game.komi().points() + extra
}

/// What the tree says about the position of a task.
fn analysis<const W: usize>(tree: &Tree, site: &Site<W>, task: &Task) -> Analysis {
    let mut analysis = Analysis::empty(task.color);
    let Some(root) = tree.root() else { return analysis };
    let is_allowed =
        |edge: &Edge| edge.mv().point().is_none_or(|point| site.allowed.contains(point));
    let mut edges: Vec<Edge> = tree.edges(root).iter().filter(is_allowed).collect();
    // The most simulated move first; before there are simulations the prior decides.
    edges.sort_by(|a, b| {
        let prior = |edge: Edge| edge.prior().1 / edge.prior().0.max(1e-3);
        b.visits().cmp(&a.visits()).then(prior(*b).total_cmp(&prior(*a)))
    });
    let weight: f32 = edges.iter().map(|edge| edge.prior().1).sum();
    analysis.moves = edges.iter().map(|&edge| info::<W>(tree, edge, weight)).collect();
    analysis.visits = analysis.moves.iter().map(|info| info.visits).sum();
    if let Some(best) = analysis.best() {
        (analysis.winrate, analysis.score_lead) = (best.winrate, best.score_lead);
    }
    analysis
}

/// What is known of a move of the root. `prior_weight` is the sum of the priors.
fn info<const W: usize>(tree: &Tree, edge: Edge, prior_weight: f32) -> MoveInfo {
    let winrate = f64::from(edge.mean()).clamp(0.0, 1.0);
    let (amaf_visits, amaf_wins) = edge.amaf();
    MoveInfo {
        mv: edge.mv::<W>().reframe(),
        visits: u64::from(edge.visits()),
        winrate,
        lcb: f64::from(edge.lower_bound()),
        prior: f64::from(edge.prior().1 / prior_weight.max(1e-3)),
        score_lead: f64::from(edge.mean_lead()),
        amaf: (amaf_visits > 0.0).then(|| f64::from(amaf_wins / amaf_visits)),
        pv: variation::<W>(tree, edge),
    }
}

/// The moves most simulated after a move, itself first.
fn variation<const W: usize>(tree: &Tree, edge: Edge) -> Vec<Move> {
    let mut moves = vec![edge.mv::<W>().reframe()];
    let mut node = tree.child(edge);
    while let Some(id) = node {
        let best = tree.edges(id).iter().max_by_key(|edge| edge.visits());
        let Some(best) = best.filter(|edge| edge.visits() > 0) else { break };
        moves.push(best.mv::<W>().reframe());
        node = tree.child(best);
    }
    moves
}
