//! A position that is thought about for as long as somebody says, whoever plays.

use super::{Analysis, Player};
use crate::search::{Limits, Settings, Task};
use std::sync::atomic::AtomicBool;

impl Player {
    /// The settings of its search, with all parameters as they are now.
    pub fn settings(&self) -> &Settings {
        self.search.settings()
    }

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
