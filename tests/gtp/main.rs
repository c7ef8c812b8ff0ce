//! The real program, spoken to as clients speak to it.

mod analysis;
mod behaviour;
mod gnugo;
mod pictures;
mod program;
mod records;
mod regression;
mod settings;
mod time;
mod transcripts;
