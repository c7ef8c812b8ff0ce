//! Reasons why a parameter is not set.

use super::kind::Kind;
use std::fmt;

/// A reason why a parameter was not set.
#[derive(Clone, PartialEq, Debug)]
pub enum ParameterError {
    /// There is no parameter of that name.
    Unknown(String),
    /// The text is no value that the parameter may have.
    BadValue {
        /// The parameter.
        name: String,
        /// The values that it may have.
        kind: Kind,
        /// The text.
        text: String,
    },
}

impl ParameterError {
    /// The same reason about a parameter of a table, `search.expand_at`.
    pub fn of_table(self, table: &str) -> ParameterError {
        let full = |name: String| format!("{table}.{name}");
        match self {
            ParameterError::Unknown(name) => ParameterError::Unknown(full(name)),
            ParameterError::BadValue { name, kind, text } => {
                ParameterError::BadValue { name: full(name), kind, text }
            }
        }
    }
}

impl fmt::Display for ParameterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParameterError::Unknown(name) => {
                write!(f, "unknown parameter {name}; octant-param of GTP lists all")
            }
            ParameterError::BadValue { name, kind, text } => match (kind, text.parse::<f64>()) {
                (Kind::Number(_) | Kind::Whole(_), Err(_)) => {
                    write!(f, "{name}: not a number: {text}")
                }
                (Kind::Whole(range), Ok(number)) if range.contains(&number) => {
                    write!(f, "{name} takes whole numbers")
                }
                (Kind::Number(range) | Kind::Whole(range), _) => {
                    write!(f, "{name} must be between {} and {}", range.start(), range.end())
                }
                (Kind::Switch, _) => write!(f, "{name} must be 0 or 1"),
                (Kind::OneOf(names), _) => {
                    write!(f, "{name} must be one of {}", names.join(", "))
                }
            },
        }
    }
}

impl std::error::Error for ParameterError {}
