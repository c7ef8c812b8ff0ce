//! The real program, spoken to as clients speak to it.

mod analysis;
mod behavior;
mod gnugo;
mod pictures;
mod program;
mod records;
mod regression;
mod settings;
mod time;
mod transcripts;
