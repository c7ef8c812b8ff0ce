//! A position that is thought about for as long as somebody says, whoever plays.

use super::{Analysis, Player};
use crate::search::{Limits, Task};
use std::sync::atomic::AtomicBool;

impl Player {
    /// Searches a position within limits and spends all of them, whatever book, level and clock
    /// say, for whoever wants to know what the position is worth.
    pub fn study(
        &mut self,
        task: &Task,
        limits: Limits,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        self.search.run(task, Limits { is_patient: true, ..limits }, stop, report)
    }
}
