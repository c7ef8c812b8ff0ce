//! Games between players, under a referee who trusts neither.
//!
//! A [`Player`] is anything that answers with moves: [`Child`] is a program that speaks GTP.
//! [`play_game`] is one game: the referee keeps the board, the rules and the clock. A
//! [`Match`] is many games with colors alternating, several at a time, its results one line
//! of JSON each, so that it can be broken off at any moment and go on later. [`MatchTally`] is
//! what the results amount to: win rate, Elo, and when it is safe to stop.

mod child;
mod judge;
mod matches;
mod openings;
mod player;
mod referee;
mod reply;
mod report;
mod results;
mod statistics;
mod words;

pub use child::Child;
pub use judge::Judge;
pub use matches::{Match, MatchError, Progress, Starter, start_child};
pub use openings::{Openings, OpeningsError};
pub use player::{Player, PlayerError};
pub use referee::{Conditions, Ending, Finished, NoGame, Timing, play_game};
pub use report::{GameReport, Side};
pub use results::{Results, ResultsError};
pub use statistics::{Elo, Interval, MatchTally, Sprt, SprtVerdict};
