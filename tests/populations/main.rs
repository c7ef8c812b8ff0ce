//! Many games: self-play, experiments, and populations that grow on many machines at once.

#[path = "../folder/mod.rs"]
mod folder;

mod dojo;
mod evolve;
mod experiment;
mod neural;
mod selfplay;
mod server;
mod store;
mod watch;
