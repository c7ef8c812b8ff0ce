//! Tables of tunable numbers: a subsystem lists its parameters once, with default, range and
//! meaning, and gets a plain struct that can also be read and written by name.
//!
//! ```text
//! parameters! {
//!     /// How the example behaves.
//!     pub struct ExampleParameters {
//!         /// How often the rule is applied.
//!         rate: f64 = 0.9, 0.0..=1.0;
//!         /// How many tries it has.
//!         tries: usize = 4, 0.0..=100.0;
//!     }
//! }
//! ```

use std::fmt;
use std::ops::RangeInclusive;

/// The description of one parameter, apart from its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Parameter {
    /// The name of the field.
    pub name: &'static str,
    /// The effect of the parameter.
    pub doc: &'static str,
    /// The value it starts with.
    pub default: f64,
    /// The values it may have.
    pub range: RangeInclusive<f64>,
    /// True if only whole numbers make sense.
    pub is_whole: bool,
}

/// The type of a parameter's value, seen as a number.
pub trait Value: Copy {
    /// True if only whole numbers make sense.
    const IS_WHOLE: bool;
    /// The value as a number.
    fn to_number(self) -> f64;
    /// The value of a number within the parameter's range.
    fn from_number(number: f64) -> Self;
}

impl Value for f64 {
    const IS_WHOLE: bool = false;
    fn to_number(self) -> f64 {
        self
    }
    fn from_number(number: f64) -> f64 {
        number
    }
}

impl Value for usize {
    const IS_WHOLE: bool = true;
    fn to_number(self) -> f64 {
        self as f64
    }
    fn from_number(number: f64) -> usize {
        number as usize
    }
}

impl Value for bool {
    const IS_WHOLE: bool = true;
    fn to_number(self) -> f64 {
        f64::from(u8::from(self))
    }
    fn from_number(number: f64) -> bool {
        number != 0.0
    }
}

/// A struct made by `parameters!`.
pub trait Parameters: Default {
    /// The parameters in the order of the struct.
    fn table() -> Vec<Parameter>;

    /// The value of a parameter.
    fn get(&self, name: &str) -> Option<f64>;

    /// Gives an existing parameter a number that is known to be allowed.
    fn replace(&mut self, name: &str, number: f64);

    /// Gives a parameter a number.
    fn set_number(&mut self, name: &str, number: f64) -> Result<(), ParameterError> {
        let Some(parameter) = Self::table().into_iter().find(|known| known.name == name) else {
            return Err(ParameterError::Unknown(name.to_string()));
        };
        if !parameter.range.contains(&number) {
            let name = name.to_string();
            return Err(ParameterError::OutOfRange { name, range: parameter.range });
        }
        if parameter.is_whole && number.fract() != 0.0 {
            return Err(ParameterError::NotWhole(name.to_string()));
        }
        self.replace(name, number);
        Ok(())
    }

    /// Gives a parameter the number written in a text; `true` and `false` are 1 and 0.
    fn set(&mut self, name: &str, text: &str) -> Result<(), ParameterError> {
        let number = match text {
            "true" => 1.0,
            "false" => 0.0,
            _ => text.parse().map_err(|_| ParameterError::NotANumber(text.to_string()))?,
        };
        self.set_number(name, number)
    }
}

/// A reason why a parameter was not set.
#[derive(Clone, PartialEq, Debug)]
pub enum ParameterError {
    /// There is no parameter of that name.
    Unknown(String),
    /// The text is not a number.
    NotANumber(String),
    /// The parameter takes whole numbers only.
    NotWhole(String),
    /// The number lies outside the range of the parameter.
    OutOfRange {
        /// The parameter.
        name: String,
        /// Its range.
        range: RangeInclusive<f64>,
    },
}

impl fmt::Display for ParameterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParameterError::Unknown(name) => write!(f, "unknown parameter: {name}"),
            ParameterError::NotANumber(text) => write!(f, "not a number: {text}"),
            ParameterError::NotWhole(name) => write!(f, "{name} takes whole numbers"),
            ParameterError::OutOfRange { name, range } => {
                write!(f, "{name} must be between {} and {}", range.start(), range.end())
            }
        }
    }
}

impl std::error::Error for ParameterError {}

/// Makes a struct with defaults, readable and writable by name, from a table of parameters.
macro_rules! parameters {
    (
        $(#[$about:meta])*
        pub struct $table:ident {
            $( $(#[doc = $doc:literal])+ $name:ident : $kind:ty = $default:expr, $range:expr; )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Debug)]
        pub struct $table {
            $( $(#[doc = $doc])+ pub $name: $kind, )+
        }

        impl Default for $table {
            fn default() -> $table {
                $table { $( $name: $default, )+ }
            }
        }

        impl $crate::parameters::Parameters for $table {
            fn table() -> Vec<$crate::parameters::Parameter> {
                use $crate::parameters::{Parameter, Value};
                vec![$( Parameter {
                    name: stringify!($name),
                    doc: concat!($($doc),+).trim_ascii(),
                    default: <$kind>::to_number($default),
                    range: $range,
                    is_whole: <$kind as Value>::IS_WHOLE,
                }, )+]
            }

            fn get(&self, name: &str) -> Option<f64> {
                use $crate::parameters::Value;
                match name {
                    $( stringify!($name) => Some(self.$name.to_number()), )+
                    _ => None,
                }
            }

            fn replace(&mut self, name: &str, number: f64) {
                use $crate::parameters::Value;
                match name {
                    $( stringify!($name) => self.$name = <$kind>::from_number(number), )+
                    _ => {}
                }
            }
        }
    };
}

pub(crate) use parameters;

#[cfg(test)]
mod tests {
    use super::*;

    parameters! {
        /// An example.
        pub struct Example {
            /// Rate at which the rule
            /// is applied.
            rate: f64 = 0.5, 0.0..=1.0;
            /// Number of tries.
            tries: usize = 4, 0.0..=9.0;
            /// True if it is on.
            on: bool = true, 0.0..=1.0;
        }
    }

    #[test]
    fn every_parameter_is_read_and_written_by_name() {
        let mut example = Example::default();
        for parameter in Example::table() {
            assert_eq!(example.get(parameter.name), Some(parameter.default));
            assert!(parameter.range.contains(&parameter.default));
            example.set_number(parameter.name, *parameter.range.start()).unwrap();
            assert_eq!(example.get(parameter.name), Some(0.0));
        }
        assert_eq!(example, Example { rate: 0.0, tries: 0, on: false });
        example.set("on", "true").unwrap();
        example.set("rate", "0.25").unwrap();
        assert_eq!(example, Example { rate: 0.25, tries: 0, on: true });
        assert_eq!(Example::table()[0].doc, "Rate at which the rule is applied.");
        assert_eq!(example.get("size"), None);
    }

    #[test]
    fn a_bad_value_is_refused_with_a_reason() {
        let mut example = Example::default();
        let mut refusal = |name, text| example.set(name, text).unwrap_err().to_string();
        assert_eq!(refusal("size", "1"), "unknown parameter: size");
        assert_eq!(refusal("rate", "often"), "not a number: often");
        assert_eq!(refusal("rate", "1.5"), "rate must be between 0 and 1");
        assert_eq!(refusal("rate", "NaN"), "rate must be between 0 and 1");
        assert_eq!(refusal("tries", "2.5"), "tries takes whole numbers");
        assert_eq!(example, Example::default());
    }
}
