//! The worth of each shape.

use super::Shape;
use crate::parameters::parameters;

parameters! {
    /// Virtual wins of a move that makes a shape; losses are negative, 0 switches a shape off.
    /// The figures of one half and more are the paper's; for the others it gives none.
    pub struct ShapeParameters {
        /// Wins for a stone alone on the first line.
        line_of_death: f64 = -1.333, -5.0..=5.0;
        /// Wins for the second line.
        line_of_defeat: f64 = -0.333, -5.0..=5.0;
        /// Wins for the third line.
        line_of_territory: f64 = 1.333, -5.0..=5.0;
        /// Wins for the fourth line.
        line_of_influence: f64 = 0.333, -5.0..=5.0;
        /// Wins for connecting where the enemy peeps.
        peep_connect: f64 = 1.0, -5.0..=5.0;
        /// Wins for connecting at a cutting point.
        connect: f64 = 1.0, -5.0..=5.0;
        /// Wins for a hane.
        hane: f64 = 1.0, -5.0..=5.0;
        /// Wins for a stone more on a wall.
        wall: f64 = 0.666, -5.0..=5.0;
        /// Wins for an empty triangle.
        empty_triangle: f64 = -1.0, -5.0..=5.0;
        /// Wins for a kosumi.
        kosumi: f64 = 0.333, -5.0..=5.0;
        /// Wins for a kogeima.
        kogeima: f64 = 0.333, -5.0..=5.0;
        /// Wins for a kogeima that is cut.
        bad_kogeima: f64 = -0.5, -5.0..=5.0;
        /// Wins for a tobi that can be cut.
        bad_tobi: f64 = -0.333, -5.0..=5.0;
        /// Wins for a hit on the shoulder.
        kata: f64 = 0.333, -5.0..=5.0;
    }
}

impl ShapeParameters {
    /// The virtual wins for a shape.
    pub const fn wins(&self, shape: Shape) -> f64 {
        match shape {
            Shape::LineOfDeath => self.line_of_death,
            Shape::LineOfDefeat => self.line_of_defeat,
            Shape::LineOfTerritory => self.line_of_territory,
            Shape::LineOfInfluence => self.line_of_influence,
            Shape::PeepConnect => self.peep_connect,
            Shape::Connect => self.connect,
            Shape::Hane => self.hane,
            Shape::Wall => self.wall,
            Shape::EmptyTriangle => self.empty_triangle,
            Shape::Kosumi => self.kosumi,
            Shape::Kogeima => self.kogeima,
            Shape::BadKogeima => self.bad_kogeima,
            Shape::BadTobi => self.bad_tobi,
            Shape::Kata => self.kata,
        }
    }
}
