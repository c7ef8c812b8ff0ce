//! The reports of a search, on its way and at its end.

use super::Report;
use super::analysis::{Analysis, Ownership};
use super::budget::Budget;
use super::context::{Context, Method, Root};
use super::experience::Experience;
use super::reading::read;
use super::task::Task;
use super::timetable::Timetable;
use super::tree::Tree;
use crate::board::{Point, Size};
use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// The time that the calling thread sleeps between two looks at its workers.
const NAP: Duration = Duration::from_millis(2);

/// Tells what a search has found so far, whenever it is time to. It reads what the threads of the
/// search change meanwhile, so none of them waits for it.
pub(super) struct Reporter<'a, const W: usize> {
    pub(super) method: &'a Method,
    pub(super) root: &'a Root<'a, W>,
    pub(super) task: &'a Task<'a>,
    pub(super) budget: &'a Budget<'a>,
    /// The ends of games that each simulator has seen.
    pub(super) experiences: Vec<Arc<Experience>>,
    pub(super) timetable: Timetable,
    pub(super) listener: Report<'a>,
}

impl<const W: usize> Reporter<'_, W> {
    /// Lets others work while the calling thread reports what their tree says. It does nothing else:
    /// on a machine with fewer cores than threads whoever works waits long for its turn, and whoever
    /// has slept does not.
    pub(super) fn while_reporting<T: Send>(
        &mut self,
        tree: &Tree<W>,
        work: impl FnOnce() -> T + Send,
    ) -> T {
        if self.timetable.is_empty() {
            return work();
        }
        thread::scope(|scope| {
            let worker = scope.spawn(work);
            while !worker.is_finished() {
                thread::sleep(NAP);
                self.report_if_due(tree);
            }
            worker.join().unwrap_or_else(|panic| resume_unwind(panic))
        })
    }

    /// Reports what a tree says, if it is time to.
    fn report_if_due(&mut self, tree: &Tree<W>) {
        if self.timetable.is_due() {
            let analysis = self.analysis(tree);
            (self.listener)(&analysis);
            self.timetable.advance();
        }
    }

    /// The analysis of the position by a tree.
    pub(super) fn analysis(&self, tree: &Tree<W>) -> Analysis {
        let context = Context { tree, method: self.method, root: self.root };
        let ownership = self.task.wants_ownership.then(|| self.ownership());
        let simulations = self.budget.simulations();
        Analysis { simulations, ownership, ..read(&context, self.task.color) }
    }

    /// The owners of the points, from the playouts of the last search.
    fn ownership(&self) -> Ownership {
        let size: Size = self.task.game.size();
        let mut ownership = Ownership::new(size);
        let ends: u32 = self.experiences.iter().map(|experience| experience.ends()).sum();
        for point in Point::<W>::all(size) {
            let black = |experience: &Arc<Experience>| experience.black(point.index());
            let black: f32 = self.experiences.iter().map(black).sum();
            let share = if ends == 0 { 0.5 } else { black / ends as f32 };
            ownership.set(point.reframe(), 2.0 * share - 1.0);
        }
        ownership
    }
}
