//! The real program, spoken to as clients speak to it.

mod behaviour;
mod program;
mod transcripts;
