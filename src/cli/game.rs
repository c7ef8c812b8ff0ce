//! The game that commands play or make books of: board, komi and rules.

use super::values::size;
use crate::arena::Conditions;
use crate::board::Size;
use crate::game::{HalfPoints, Komi, NotHalfPoints, Rules};
use clap::Args;

#[derive(Args)]
pub(super) struct GameArguments {
    /// The side of the board
    #[arg(long, value_name = "N", default_value = "9", value_parser = size)]
    pub(super) size: Size,
    /// The komi
    #[arg(long, value_name = "POINTS", default_value = "7.5", allow_hyphen_values = true)]
    pub(super) komi: Komi,
    /// The rules
    #[arg(long, value_name = "NAME", default_value = "chinese")]
    pub(super) rules: Rules,
}

impl GameArguments {
    /// The komi of a book.
    pub(super) fn half_points(&self) -> Result<HalfPoints, NotHalfPoints> {
        self.komi.try_into()
    }

    /// The conditions of a match.
    pub(super) fn conditions(&self) -> Conditions {
        Conditions { rules: self.rules, komi: self.komi, ..Conditions::new(self.size) }
    }
}
