//! The search of one board size: a tree, the simulators that grow it, and what it is about.

use super::analysis::Analysis;
use super::budget::Budget;
use super::context::{Context, Guidance, Method, Root, playout_komi};
use super::limits::{Deadline, Limits};
use super::reporter::Reporter;
use super::shift::{Shift, ShiftEnd};
use super::simulation::Simulator;
use super::store::NodeId;
use super::task::Task;
use super::timetable::Timetable;
use super::tree::Tree;
use super::walk::{Branch, branches};
use super::{Report, Settings};
use crate::board::{Color, Size, WIDE};
use crate::game::Game;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::num::NonZero;
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::Instant;

/// A search of boards of one size, whatever words they are wide.
pub(super) trait AnySize: Send {
    /// Runs a search and returns what it found.
    fn run(&mut self, task: &Task, limits: Limits, stop: &AtomicBool, report: Report) -> Analysis;

    /// The moves of the tree that are kept: see [`Search::branches`](super::Search::branches).
    fn branches(&self, is_kept: &dyn Fn(&Branch) -> bool) -> Vec<Branch>;

    /// Forgets the tree.
    fn forget(&mut self);
}

/// The search of a size, in the narrowest frame.
pub(super) fn new(size: Size, settings: &Settings) -> Box<dyn AnySize> {
    match size.words() {
        1 => Box::new(OneSize::<1>::new(size, settings)),
        2 => Box::new(OneSize::<2>::new(size, settings)),
        4 => Box::new(OneSize::<4>::new(size, settings)),
        _ => Box::new(OneSize::<WIDE>::new(size, settings)),
    }
}

/// A search of boards `W` words wide, with the tree of the last one.
struct OneSize<const W: usize> {
    settings: Settings,
    method: Method,
    tree: Tree<W>,
    simulators: Vec<Simulator<W>>,
    /// The threads that can work at the same time.
    cores: usize,
    subject: Option<Subject>,
}

/// The position that the root of the tree belongs to.
struct Subject {
    game: Game,
    to_play: Color,
    komi: f32,
}

impl<const W: usize> AnySize for OneSize<W> {
    fn run(&mut self, task: &Task, limits: Limits, stop: &AtomicBool, report: Report) -> Analysis {
        // Started first: to cut a large tree down to what is kept takes time too.
        let deadline = Deadline::start(limits, self.settings.search.stops_early);
        let budget = Budget::new(deadline, stop);
        let root = Root::new(task, &self.settings);
        let timetable = Timetable::start(task.report_every);
        self.prepare(task, &root);
        let threads = self.threads_of_pruning();
        let mut reporter = Reporter {
            method: &self.method,
            root: &root,
            task,
            budget: &budget,
            experiences: self.simulators.iter().map(Simulator::experience).collect(),
            timetable,
            listener: report,
        };
        loop {
            let context = Context { tree: &self.tree, method: &self.method, root: &root };
            let shift = Shift::new(context, &budget, self.is_crowded());
            let simulators = &mut self.simulators;
            match reporter.while_reporting(&self.tree, || shift.work(simulators)) {
                ShiftEnd::Over | ShiftEnd::None => break,
                ShiftEnd::Full => prune(&mut self.tree, threads, &mut reporter),
            }
        }
        reporter.analysis(&self.tree)
    }

    fn branches(&self, is_kept: &dyn Fn(&Branch) -> bool) -> Vec<Branch> {
        branches(&self.tree, is_kept)
    }

    fn forget(&mut self) {
        self.tree.clear();
        self.subject = None;
    }
}

impl<const W: usize> OneSize<W> {
    fn new(size: Size, settings: &Settings) -> OneSize<W> {
        let mut seeds = SmallRng::seed_from_u64(settings.seed);
        let method = Method::new(size, settings);
        let mut simulator = |_| {
            let adviser = method.guidance.as_ref().map(Guidance::adviser);
            Simulator::new(size, SmallRng::from_rng(&mut seeds), adviser)
        };
        OneSize {
            settings: settings.clone(),
            tree: Tree::new(settings.memory << 20),
            simulators: (0..settings.threads.max(1)).map(&mut simulator).collect(),
            cores: thread::available_parallelism().map_or(1, NonZero::get),
            subject: None,
            method,
        }
    }

    /// Tells whether there are more threads than can work at the same time.
    fn is_crowded(&self) -> bool {
        self.simulators.len() > self.cores
    }

    /// The threads that prune the tree: each part of it waits for the last of them.
    fn threads_of_pruning(&self) -> usize {
        self.simulators.len().min(self.cores)
    }

    /// Sets the tree to the position of a task, keeping what is known of it.
    fn prepare(&mut self, task: &Task, root: &Root<W>) {
        for simulator in &mut self.simulators {
            simulator.forget_ends();
        }
        // A kept root has begun without the hints.
        let keeps_tree = self.settings.search.keeps_tree && task.hints.is_empty();
        match keeps_tree.then(|| self.find(task)).flatten() {
            Some(node) => {
                self.tree.set_root(node);
                self.tree.compact(self.threads_of_pruning());
            }
            None => self.tree.clear(),
        }
        let (game, to_play) = (task.game.clone(), task.color);
        self.subject = Some(Subject { game, to_play, komi: root.komi });
        if self.tree.root().is_none() {
            let context = Context { tree: &self.tree, method: &self.method, root };
            let node = self.simulators[0].expand_root(&context, task.hints);
            self.tree.set_root(node.unwrap_or(NodeId::NONE));
        }
    }

    /// The node of a task's position, if the tree has it: the game must go on from the game
    /// that the tree is about.
    fn find(&self, task: &Task) -> Option<NodeId> {
        let subject = self.subject.as_ref()?;
        let (old, new) = (&subject.game, task.game);
        let is_same = (old.size(), old.rules(), old.first_to_play(), subject.komi)
            == (new.size(), new.rules(), new.first_to_play(), playout_komi(new))
            && Color::ALL.iter().all(|&c| old.set_up_stones(c) == new.set_up_stones(c));
        let played = new.moves().strip_prefix(old.moves()).filter(|_| is_same)?;
        let mut node = self.tree.root()?;
        let mut to_play = subject.to_play;
        for &(color, mv) in played {
            if color != to_play {
                return None;
            }
            let edges = self.tree.edges(node);
            let edge = edges.iter().find(|edge| edge.mv() == mv.reframe())?;
            node = self.tree.child(edge)?;
            to_play = !color;
        }
        (to_play == task.color).then_some(node)
    }
}

/// Makes room in a full tree. Reports go on meanwhile, from the tree as it was; a search that is out
/// of time keeps it.
fn prune<const W: usize>(tree: &mut Tree<W>, threads: usize, reporter: &mut Reporter<W>) {
    let (started, budget) = (Instant::now(), reporter.budget);
    tree.clear_spare();
    let copy = || tree.copy(threads, &|| !budget.is_over());
    if let Some(root) = reporter.while_reporting(tree, copy) {
        tree.replace(root);
    }
    let (simulations, elapsed) = (budget.simulations(), started.elapsed());
    log::debug!("tree full after {simulations} simulations: pruned in {elapsed:.1?}");
}
