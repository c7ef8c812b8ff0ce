//! Books and weights: their laws and formats, and the commands that make and show them.

#[path = "../data/mod.rs"]
mod data;
#[path = "../folder/mod.rs"]
mod folder;

mod book;
mod build;
mod comment;
mod formats;
mod games;
mod learn;
mod stages;
