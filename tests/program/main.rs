//! The real program, spoken to as clients speak to it, and its command line.

#[path = "../folder/mod.rs"]
mod folder;

mod analysis;
mod behavior;
mod cli;
mod gnugo;
mod hostile;
mod katrain;
mod manners;
mod nonsense;
mod pictures;
mod play;
mod program;
mod records;
mod regression;
mod review;
mod sabaki;
mod settings;
mod time;
mod transcripts;
