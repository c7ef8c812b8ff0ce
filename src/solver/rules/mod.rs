//! Rules as data: patterns with conditions that advise a move for a goal, and how they fared.

mod book;
pub mod links;
mod pattern;
mod rule;
pub mod statics;
mod text;
pub mod window;

pub use book::{Advice, RuleBook};
pub use pattern::{Cell, Pattern, beside, cell};
pub use rule::{Concepts, Rule, Span, Statistics};
pub use text::RuleError;
