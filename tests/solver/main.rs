//! The solver: its verdicts against brute force, the examples of its paper, and positions.

mod brute;
mod certainty;
mod paper;
mod rules;
