//! The game: a board with its rules and its past.
//!
//! [`Game`] holds a rule set, komi, the starting position and every move since, and knows
//! from them what is legal (superko included), who has captured what, when the game is over
//! and what the score is. [`life`] says which stones no play can capture, [`handicap`] where
//! handicap stones stand, [`score`] who owns which points, [`seki`] which stones live side by side.

pub mod handicap;
pub mod life;
pub mod score;
pub mod seki;

mod answer;
mod game;
mod half_points;
mod history;
mod illegal;
mod komi;
mod rules;

pub use answer::Answer;
pub use game::Game;
pub use half_points::{HalfPoints, NotHalfPoints};
pub use history::Positions;
pub use illegal::{IllegalMove, SetUpError};
pub use komi::{Komi, NotAKomi};
pub use rules::{Compensation, KoRule, Rules, Scoring, UnknownRules};
pub use score::{Prisoners, Score};
