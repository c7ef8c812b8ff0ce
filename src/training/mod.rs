//! The teacher of the net: games in, weights out.
//!
//! In reading order:
//!
//! - a game of a record is [admitted](Admission) as a lesson, and a [`School`] holds all of them,
//!   some apart as examinations; a position of a lesson, turned, is an example;
//! - a layout says where the numbers of a net are while it learns; kernels, rows, norm, trunk and
//!   heads compute its answers, back the gradients, for a loss that says what is wrong;
//! - an optimizer makes the numbers better, and a [`Trainer`] repeats it all by a [`Plan`].
//!
//! May use [`archive`](crate::archive), [`net`](crate::net), [`playout`](crate::playout) and what
//! is below them.

mod admission;
mod back;
mod checkpoint;
mod crew;
mod curve;
mod exam;
mod example;
mod export;
mod heads;
mod kernels;
mod layout;
mod lesson;
mod loss;
mod norm;
mod optimizer;
mod owners;
#[cfg(feature = "plot")]
mod plot;
mod rows;
mod school;
mod thoughts;
mod trainer;
mod trunk;

pub use admission::Admission;
pub use checkpoint::CheckpointError;
pub use curve::Mark;
pub use exam::{Asked, Report, examine};
pub use loss::Faults;
pub use school::School;
pub use thoughts::{Visits, with_visits};
pub use trainer::{End, Places, Plan, Progress, Trainer, TrainingError};

#[cfg(test)]
mod gradient_tests;
