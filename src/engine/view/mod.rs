//! Pictures of what an engine thinks, and its settings, as plain data.
//!
//! An engine names the views it can draw ([`ViewSpec`]) and draws one on request ([`View`]);
//! a front end such as GoGui shows them without knowing what they mean. Parameters work the
//! same way: a list of names and values, and a way to set one.

pub(super) mod player;
mod policy;

use crate::board::{Color, Point};
use crate::parameters::{Parameter, ParameterError};
use std::fmt;

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

/// The kind of a parameter's value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParamKind {
    /// `0` or `1`.
    Bool,
    /// Any text; numbers too.
    Text,
    /// One of these.
    Choice(Vec<String>),
}

/// A parameter of an engine with its present value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Param {
    /// The name, without spaces: `resign_below`.
    pub name: String,
    /// The value as text.
    pub value: String,
    /// The kind of its value.
    pub kind: ParamKind,
    /// Its effect, in one line.
    pub doc: String,
    /// The values it may have and the one it starts with, in words; empty where the kind says it.
    pub bounds: String,
}

impl Param {
    /// A parameter of a table with its value, under the table's name: `search.threads`.
    pub fn of_table(table: &str, parameter: &Parameter, value: f64) -> Param {
        let is_bool = parameter.is_whole && parameter.range == (0.0..=1.0);
        let (least, most) = (parameter.range.start(), parameter.range.end());
        let range = if is_bool { "0 or 1".to_string() } else { format!("{least} to {most}") };
        Param {
            name: format!("{table}.{}", parameter.name),
            value: value.to_string(),
            kind: if is_bool { ParamKind::Bool } else { ParamKind::Text },
            doc: parameter.doc.to_string(),
            bounds: format!("{range}, by default {}", parameter.default),
        }
    }
}

/// A reason why a parameter cannot be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParamError {
    /// There is no parameter of that name.
    Unknown(String),
    /// The value is not of the parameter's kind or range; says so in words.
    BadValue(String),
}

impl fmt::Display for ParamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParamError::Unknown(name) => {
                write!(f, "unknown parameter {name}; octant-param of GTP lists all")
            }
            ParamError::BadValue(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for ParamError {}

impl ParamError {
    /// The error of a table about one of its parameters, which errors call by its whole name.
    pub fn of_table(table: &str, field: &str, error: &ParameterError) -> ParamError {
        match error {
            ParameterError::Unknown(_) => ParamError::Unknown(format!("{table}.{field}")),
            ParameterError::NotANumber(_) => {
                ParamError::BadValue(format!("{table}.{field}: {error}"))
            }
            _ => ParamError::BadValue(format!("{table}.{error}")),
        }
    }
}
