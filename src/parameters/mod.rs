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
//!         /// True if it is on.
//!         on: bool = true;
//!         /// The order of things.
//!         order: Order = Order::Natural;
//!     }
//! }
//! ```
//!
//! Numbers have a range; a switch and an enum, whose names [`OneOf`] lists, need none. What a
//! table says is all that the command line, GTP and the dialogs of clients know of a parameter.

mod error;
mod kind;

pub use error::ParameterError;
pub use kind::{Kind, OneOf, Value};

/// The description of one parameter, apart from its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Parameter {
    /// The name of the field.
    pub name: &'static str,
    /// The effect of the parameter.
    pub doc: &'static str,
    /// The value it starts with, as a number.
    pub default: f64,
    /// The values it may have.
    pub kind: Kind,
}

/// A struct made by `parameters!`.
pub trait Parameters {
    /// The parameters in the order of the struct.
    fn table() -> Vec<Parameter>
    where
        Self: Sized;

    /// The same of a table whose type is not known.
    fn parameters(&self) -> Vec<Parameter>;

    /// The value of a parameter as a number.
    fn get(&self, name: &str) -> Option<f64>;

    /// Gives an existing parameter a number that is known to be allowed.
    fn replace(&mut self, name: &str, number: f64);

    /// Gives a parameter the value written in a text.
    fn set(&mut self, name: &str, text: &str) -> Result<(), ParameterError> {
        let Some(Parameter { kind, .. }) = self.parameters().into_iter().find(|p| p.name == name)
        else {
            return Err(ParameterError::Unknown(name.to_string()));
        };
        let Some(number) = kind.read(text) else {
            let (name, text) = (name.to_string(), text.to_string());
            return Err(ParameterError::BadValue { name, kind, text });
        };
        self.replace(name, number);
        Ok(())
    }
}

/// Makes a struct with defaults, readable and writable by name, from a table of parameters.
macro_rules! parameters {
    (
        $(#[$about:meta])*
        $reach:vis struct $table:ident {
            $( $(#[doc = $doc:literal])+ $name:ident : $kind:ty = $default:expr $(, $range:expr)?; )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Debug)]
        $reach struct $table {
            $( $(#[doc = $doc])+ $reach $name: $kind, )+
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
                    kind: <$kind as Value>::kind([$($range)?].into_iter().next()),
                }, )+]
            }

            fn parameters(&self) -> Vec<$crate::parameters::Parameter> {
                <$table as $crate::parameters::Parameters>::table()
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

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Order {
        Natural,
        Reverse,
    }

    impl OneOf for Order {
        const ALL: &[(&str, Order)] = &[("natural", Order::Natural), ("reverse", Order::Reverse)];
    }

    parameters! {
        /// An example.
        struct Example {
            /// Rate at which the rule
            /// is applied.
            rate: f64 = 0.5, 0.0..=1.0;
            /// Number of tries.
            tries: usize = 4, 0.0..=9.0;
            /// True if it is on.
            on: bool = true;
            /// The order of things.
            order: Order = Order::Reverse;
        }
    }

    #[test]
    fn every_parameter_is_read_and_written_by_name() {
        let mut example = Example::default();
        for parameter in Example::table() {
            assert_eq!(example.get(parameter.name), Some(parameter.default));
            assert!(parameter.kind.has(parameter.default));
            let least = parameter.kind.write(parameter.kind.least());
            example.set(parameter.name, &least).expect("a value of its kind");
            assert_eq!(example.get(parameter.name), Some(0.0));
        }
        let least = Example { rate: 0.0, tries: 0, on: false, order: Order::Natural };
        assert_eq!(example, least);
        for (name, text) in [("on", "true"), ("rate", "0.25"), ("order", "reverse")] {
            example.set(name, text).expect("a value of its kind");
        }
        assert_eq!(example, Example { rate: 0.25, tries: 0, on: true, order: Order::Reverse });
        assert_eq!(Example::table()[0].doc, "Rate at which the rule is applied.");
        assert_eq!(example.get("size"), None);
    }

    #[test]
    fn values_are_written_as_they_are_read() {
        let kinds = [
            (Kind::Number(0.0..=1.0), "0.25", 0.25),
            (Kind::Whole(0.0..=9.0), "4", 4.0),
            (Kind::Switch, "1", 1.0),
            (<Order as Value>::kind(None), "reverse", 1.0),
        ];
        for (kind, text, number) in kinds {
            assert_eq!(kind.read(text), Some(number));
            assert_eq!(kind.write(number), text);
        }
        // What scripts wrote before the names were there.
        assert_eq!(<Order as Value>::kind(None).read("1"), Some(1.0));
    }

    #[test]
    fn a_bad_value_is_refused_with_a_reason() {
        let mut example = Example::default();
        let mut refusal = |name, text| example.set(name, text).unwrap_err().to_string();
        let unknown = "unknown parameter size; octant-param of GTP lists all";
        assert_eq!(refusal("size", "1"), unknown);
        assert_eq!(refusal("rate", "often"), "rate: not a number: often");
        assert_eq!(refusal("rate", "1.5"), "rate must be between 0 and 1");
        assert_eq!(refusal("rate", "NaN"), "rate must be between 0 and 1");
        assert_eq!(refusal("tries", "2.5"), "tries takes whole numbers");
        assert_eq!(refusal("on", "2"), "on must be 0 or 1");
        assert_eq!(refusal("order", "2"), "order must be one of natural, reverse");
        assert_eq!(example, Example::default());
        let error = example.set("size", "1").map_err(|error| error.of_table("example"));
        assert_eq!(error, Err(ParameterError::Unknown("example.size".to_string())));
    }
}
