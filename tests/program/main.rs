//! The real program, spoken to as clients speak to it, and its command line.

mod analysis;
mod behavior;
mod cli;
mod gnugo;
mod hostile;
mod manners;
mod nonsense;
mod pictures;
mod program;
mod records;
mod regression;
mod sabaki;
mod settings;
mod time;
mod transcripts;
