//! The search of one board size: a tree, the simulators that grow it, and what it is about.

use super::analysis::{Analysis, Ownership};
use super::context::{Context, Guidance, Method, Root, playout_komi};
use super::limits::{Deadline, Limits};
use super::reading::read;
use super::shift::{Budget, Shift, ShiftEnd};
use super::simulation::Simulator;
use super::store::NodeId;
use super::task::Task;
use super::timetable::Timetable;
use super::tree::Tree;
use super::walk::{Branch, branches};
use super::{Report, Settings};
use crate::board::{Color, Point, Size, WIDE};
use crate::game::Game;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::sync::atomic::AtomicBool;
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
    size: Size,
    method: Method,
    tree: Tree<W>,
    simulators: Vec<Simulator<W>>,
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
        let mut reports = Timetable::start(task.report_every);
        self.prepare(task, &root);
        loop {
            let context = Context { tree: &self.tree, method: &self.method, root: &root };
            match Shift::new(context, &budget).work(&mut self.simulators, &reports) {
                ShiftEnd::Over | ShiftEnd::None => break,
                ShiftEnd::Report => {}
                ShiftEnd::Full => self.prune(&root, task, &budget, &mut reports, report),
            }
            if reports.is_due() {
                report(&self.analysis(&self.tree, &root, task, &budget));
                reports.advance();
            }
        }
        self.analysis(&self.tree, &root, task, &budget)
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
            size,
            tree: Tree::new(settings.memory << 20),
            simulators: (0..settings.threads.max(1)).map(&mut simulator).collect(),
            subject: None,
            method,
        }
    }

    /// Makes room in a full tree. Reports go on meanwhile, from the tree as it was; a search that
    /// is out of time keeps it.
    fn prune(
        &mut self,
        root: &Root<W>,
        task: &Task,
        budget: &Budget,
        reports: &mut Timetable,
        report: Report,
    ) {
        let started = Instant::now();
        let mut tree = std::mem::take(&mut self.tree);
        tree.compact(self.simulators.len(), &mut |whole| {
            if reports.is_due() {
                report(&self.analysis(whole, root, task, budget));
                reports.advance();
            }
            !budget.is_over()
        });
        self.tree = tree;
        let (simulations, elapsed) = (budget.simulations(), started.elapsed());
        log::debug!("tree full after {simulations} simulations: pruned in {elapsed:.1?}");
    }

    /// The analysis of the position of a task.
    fn analysis(&self, tree: &Tree<W>, root: &Root<W>, task: &Task, budget: &Budget) -> Analysis {
        let context = Context { tree, method: &self.method, root };
        let ownership = task.wants_ownership.then(|| self.ownership());
        let simulations = budget.simulations();
        Analysis { simulations, ownership, ..read(&context, task.color) }
    }

    /// The owners of the points, from the playouts of the last search.
    fn ownership(&self) -> Ownership {
        let mut ownership = Ownership::new(self.size);
        let ends: u32 = self.simulators.iter().map(|simulator| simulator.experience().ends()).sum();
        for point in Point::<W>::all(self.size) {
            let black = |simulator: &Simulator<W>| simulator.experience().black(point.index());
            let black: f32 = self.simulators.iter().map(black).sum();
            let share = if ends == 0 { 0.5 } else { black / ends as f32 };
            ownership.set(point.reframe(), 2.0 * share - 1.0);
        }
        ownership
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
                self.tree.compact(self.simulators.len(), &mut |_| true);
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
