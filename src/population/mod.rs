//! Populations of games: made by self-play and coevolution on one machine or many, and looked at.
//!
//! An individual is a finished game, one line of SGF whose name is unique. Nothing is ever
//! removed. A [`store`](crate::store) keeps the games, in a directory that workers share or in a
//! PostgreSQL database; a worker may be killed and a server restarted at any moment, and what is
//! lost is the game in play. A [`Start`] is what all the games have in common, and a
//! [`Population`] what a worker has learned of them: a tree in memory that follows the tail of
//! the store. An [`Evolution`] adds games that follow what the others found up to a mutation, see [`Next`], at a [`Pace`] that
//! says what a game may cost, and plays [`Trial`]s of what was learned; [`SelfPlay`] makes games of their own without a population. A
//! [`Watch`] shows a population while it grows, a [`Commentator`] writes its opinion into games,
//! and [`Findings`] are the classical moves that it has or not.

mod classics;
mod comment;
mod evolution;
mod follower;
mod next;
mod pace;
mod population;
mod selfplay;
mod start;
mod trial;
mod watch;

pub use classics::{Agreement, Finding, Findings, NotNine};
pub use comment::{CommentError, Commentator, Commented};
pub use evolution::{Evolution, Growth};
pub use follower::Follower;
pub use next::{Next, Reason};
pub use pace::Pace;
pub use population::{Foreign, Population};
pub use selfplay::{SelfPlay, ShortThinker, Tallies};
pub use start::{Start, StartError};
pub use trial::{Trial, Trials};
pub use watch::{Report, Watch};
