//! The solver: goals read out to a verdict, as Gogol does (Cazenave 1996).
//!
//! A [`Goal`] is to capture a chain or save it, to connect two or cut them, to make an eye or deny
//! it. Each is a game in Conway's sense: `>` if the goal is reached whoever moves first, `*` if
//! the first mover decides, `<` if it is not reached. A [`Reader`] gives the [`Verdict`] on a
//! [`Problem`]: read `reader.rs` first, then what it asks in this order: `candidates.rs` for the
//! few moves worth a try, `zone.rs` for the replies that must be tried, `field.rs` for the light
//! board, `retaking.rs` for what is taken back. `solve.rs` puts the two halves of a game together,
//! `replies.rs` says them in GNU Go's words and `space.rs` counts the eyes of a space; `survey.rs` asks
//! about everything on a board, and a [`Memory`] keeps what was read for positions that look the same
//! where it matters.
//!
//! The moves of captures can also come from [`rules`], which a [`Learner`] makes out of its surprises
//! and an [`Exam`] puts to the test.
//!
//! A success is always a proof. A failure is believed, unless what is in the way is alive beyond
//! doubt: [`Verdict::is_certain`] tells them apart.

mod aim;
mod candidates;
mod exercise;
mod field;
mod known;
mod learner;
mod memory;
mod proofs;
mod reader;
mod replies;
mod retaking;
pub mod rules;
mod solve;
mod space;
mod survey;
mod table;
mod trail;
mod verdict;
mod zone;

pub use aim::{Aim, Goal, Problem};
pub use exercise::{Exam, Exercise, drawn, of_board};
pub use field::Field;
pub use known::Statics;
pub use learner::Learner;
pub use memory::{Answer, Memory, Question};
pub use proofs::Proofs;
pub use reader::{Limits, Reader, Threats};
pub use replies::{Reply, Success};
pub use solve::is_hopeless;
pub use space::Eyes;
pub use survey::Finding;
pub use trail::{Step, Trail};
pub use verdict::{Half, Ko, Outcome, State, Verdict};
