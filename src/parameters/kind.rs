//! Kinds of values: the types of fields, and how people write their values.

use std::fmt;
use std::ops::RangeInclusive;

/// The values that a parameter may have.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// Any number of a range.
    Number(RangeInclusive<f64>),
    /// A whole number of a range.
    Whole(RangeInclusive<f64>),
    /// On or off, written 1 or 0, or in words.
    Switch,
    /// One of some names. The place in the list, from 0, is understood as well.
    OneOf(Vec<&'static str>),
}

impl Kind {
    /// The number of a text, if it is a value of this kind.
    pub fn read(&self, text: &str) -> Option<f64> {
        let named = match self {
            Kind::Switch if text == "false" => Some(0),
            Kind::Switch if text == "true" => Some(1),
            Kind::OneOf(names) => names.iter().position(|name| *name == text),
            _ => None,
        };
        let number = named.map(|place| place as f64).or_else(|| text.parse().ok())?;
        self.has(number).then_some(number)
    }

    /// The text of a number of this kind.
    pub fn write(&self, number: f64) -> String {
        let name = match self {
            Kind::OneOf(names) => names.get(number as usize),
            _ => None,
        };
        name.map_or_else(|| number.to_string(), |name| (*name).to_string())
    }

    /// Tells whether a number is of this kind.
    pub fn has(&self, number: f64) -> bool {
        let is_whole = number.fract() == 0.0;
        match self {
            Kind::Number(range) => range.contains(&number),
            Kind::Whole(range) => is_whole && range.contains(&number),
            Kind::Switch => number == 0.0 || number == 1.0,
            Kind::OneOf(names) => is_whole && (0.0..names.len() as f64).contains(&number),
        }
    }

    /// The least number of this kind.
    pub fn least(&self) -> f64 {
        match self {
            Kind::Number(range) | Kind::Whole(range) => *range.start(),
            Kind::Switch | Kind::OneOf(_) => 0.0,
        }
    }
}

/// The values in a few words: `0 to 1`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Number(range) | Kind::Whole(range) => {
                write!(f, "{} to {}", range.start(), range.end())
            }
            Kind::Switch => f.write_str("0 or 1"),
            Kind::OneOf(names) => f.write_str(&names.join(", ")),
        }
    }
}

/// A type that a parameter may have. Inside the tables every value is a number.
pub trait Value: Copy {
    /// The values that the type has, within a range where a table gives one.
    fn kind(range: Option<RangeInclusive<f64>>) -> Kind;

    /// The value as a number.
    fn to_number(self) -> f64;

    /// The value of a number of its kind.
    fn from_number(number: f64) -> Self;
}

impl Value for f64 {
    fn kind(range: Option<RangeInclusive<f64>>) -> Kind {
        Kind::Number(range.unwrap_or(f64::MIN..=f64::MAX))
    }

    fn to_number(self) -> f64 {
        self
    }

    fn from_number(number: f64) -> f64 {
        number
    }
}

impl Value for usize {
    fn kind(range: Option<RangeInclusive<f64>>) -> Kind {
        Kind::Whole(range.unwrap_or(0.0..=u32::MAX.into()))
    }

    fn to_number(self) -> f64 {
        self as f64
    }

    fn from_number(number: f64) -> usize {
        number as usize
    }
}

impl Value for bool {
    fn kind(_: Option<RangeInclusive<f64>>) -> Kind {
        Kind::Switch
    }

    fn to_number(self) -> f64 {
        f64::from(u8::from(self))
    }

    fn from_number(number: f64) -> bool {
        number != 0.0
    }
}

/// A type with a few values, each of which has a name.
pub trait OneOf: Copy + PartialEq + 'static {
    /// The values with their names.
    const ALL: &'static [(&'static str, Self)];
}

impl<T: OneOf> Value for T {
    fn kind(_: Option<RangeInclusive<f64>>) -> Kind {
        Kind::OneOf(T::ALL.iter().map(|(name, _)| *name).collect())
    }

    fn to_number(self) -> f64 {
        let place = T::ALL.iter().position(|(_, value)| *value == self);
        place.unwrap_or_default() as f64
    }

    fn from_number(number: f64) -> T {
        T::ALL[number as usize].1
    }
}
