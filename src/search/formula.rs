//! The bandit formulas by name.

use crate::parameters::OneOf;

/// The way in which the value of a move is put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Formula {
    /// AMAF values, less and less as a move is simulated.
    Rave,
    /// The mean, and a bonus for what was seldom tried.
    Ucb1,
    /// A bonus by the variance of the results as well.
    UcbTuned1,
    /// The same with the term that bounds the variance.
    UcbTuned2,
}

impl OneOf for Formula {
    const ALL: &[(&str, Formula)] = &[
        ("rave", Formula::Rave),
        ("ucb1", Formula::Ucb1),
        ("ucb_tuned1", Formula::UcbTuned1),
        ("ucb_tuned2", Formula::UcbTuned2),
    ];
}
