//! KataGo's JSON protocol for analysis: what KaTrain and other tools for reviews speak.
//!
//! Every query and every answer is a line with a JSON object. A query may ask about many positions;
//! each is answered on its own, when it is done, the most urgent first. What is understood, and what
//! is refused, is in `docs/analysis.md`; the words of errors are KataGo's, because tools look for them.
//!
//! | file | what it is |
//! |---|---|
//! | `fields`, `complaint` | the fields of an object, and what is wrong with them |
//! | `rules`, `position` | the rules and the positions that a query is about |
//! | `wish`, `overrides`, `bans`, `perspective` | what is wanted of each of them, and within which limits |
//! | `query`, `action` | a whole line: a query, or what is to be done about earlier ones |
//! | `answer` | what a search has found, as JSON |
//! | `desk` | the positions that wait and those at work, and the stop to each |
//! | `worker`, `post`, `service` | the threads: one reads, the others think and send |

mod action;
mod answer;
mod bans;
mod complaint;
mod desk;
mod fields;
mod overrides;
mod perspective;
mod position;
mod post;
mod query;
mod rules;
mod service;
mod wish;
mod worker;

pub use action::Identity;
pub use perspective::Perspective;
pub use service::Service;
pub use wish::Defaults;
