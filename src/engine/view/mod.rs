//! Pictures of what an engine thinks, as plain data.
//!
//! An engine names the views it can draw ([`ViewSpec`]) and draws one on request ([`View`]);
//! a front end such as GoGui shows them without knowing what they mean.

pub(super) mod player;
mod policy;

use crate::board::{Color, Point};

/// The way to show a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ViewKind {
    /// A number on each point, shown as a shade: [`View::Numbers`].
    Numbers,
    /// A text and a shade on each point: [`View::Marks`].
    Marks,
    /// Stones of variations or marks on points: [`View::Variation`].
    Variation,
    /// Words: [`View::Text`].
    Text,
}

/// A view that an engine offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ViewSpec {
    /// The word that asks for it, without spaces: `amaf`.
    pub name: &'static str,
    /// The label in a menu: `AMAF values`.
    pub label: &'static str,
    /// The way to show it.
    pub kind: ViewKind,
}

/// A mark on a point.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    /// Its place.
    pub point: Point,
    /// A short text without white space.
    pub label: String,
    /// Strength of the mark, 0 to 1.
    pub strength: f64,
}

/// A view drawn for one position.
#[derive(Clone, PartialEq, Debug)]
pub enum View {
    /// Numbers on points, those without one left out, and a line of words about them.
    Numbers(Vec<(Point, f64)>, String),
    /// Marks on points, and a line of words about them.
    Marks(Vec<Mark>, String),
    /// Moves in order.
    Variation(Vec<(Color, Point)>),
    /// Words, of several lines if need be.
    Text(String),
}
