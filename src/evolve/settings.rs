//! The settings of an evolution, which stay the same from its first generation to its last.

use super::form::{Form, NetworkKind};
use super::play::Conditions;
use super::reference::Reference;
use crate::board::Size;
use crate::game::{Komi, Rules};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The opponents that fitness is measured by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// One of the reference players.
    Reference(Reference),
    /// All three in turn.
    Mixture,
    /// Other networks: the best of earlier generations, kept in a hall of fame, and some of this
    /// one.
    Itself,
}

impl Opponent {
    /// The name: that of the reference player, `mixture` or `self`.
    pub const fn name(self) -> &'static str {
        match self {
            Opponent::Reference(reference) => reference.name(),
            Opponent::Mixture => "mixture",
            Opponent::Itself => "self",
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Opponent {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Opponent, &'static str> {
        match text {
            "mixture" => Ok(Opponent::Mixture),
            "self" => Ok(Opponent::Itself),
            other => other
                .parse()
                .map(Opponent::Reference)
                .map_err(|_| "not random, naive, jago, mixture or self"),
        }
    }
}

/// The settings of an evolution. Its result is a function of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The name of the [`Opponent`].
    pub opponent: String,
    /// The side of the board.
    pub size: usize,
    /// The kind of the networks.
    pub net: NetworkKind,
    /// The most hidden neurons of a perceptron.
    pub hidden: usize,
    /// Networks in a generation.
    pub population: usize,
    /// Games for the fitness of each.
    pub games: u32,
    /// White's compensation.
    pub komi: f32,
    /// The name of the rules.
    pub rules: String,
    /// True if all weights of a network have one strategy parameter.
    pub single_sigma: bool,
    /// True if the first networks have every connection, and not some by chance.
    pub dense: bool,
    /// Games from which each new network learns by temporal differences, as a mutation.
    pub lessons: u32,
    /// The number that all chance comes from.
    pub seed: u64,
}

/// Settings that make no evolution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettingsError(pub String);

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SettingsError {}

impl Settings {
    /// The opponent.
    pub fn opponent(&self) -> Result<Opponent, SettingsError> {
        self.opponent.parse().map_err(|error| SettingsError(format!("{}: {error}", self.opponent)))
    }

    /// The text of a file of settings, a line each.
    pub fn to_json(&self) -> String {
        // Words and numbers can always be written.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// The first setting in which others differ, as their file has it.
    pub fn difference(&self, others: &Settings) -> Option<String> {
        let (own, others) = (self.to_json(), others.to_json());
        let other = own.lines().zip(others.lines()).find(|(own, other)| own != other);
        other.map(|(_, other)| other.trim().trim_end_matches(',').to_string())
    }

    /// The form of the networks.
    pub fn form(&self) -> Result<Form, SettingsError> {
        let size = Size::new(self.size);
        let form = size.and_then(|size| Form::new(size, self.net, self.hidden));
        form.ok_or_else(|| {
            let (side, most) = (Form::LARGEST, Form::MOST_HIDDEN);
            SettingsError(format!("boards are 2 to {side} wide, and hidden neurons at most {most}"))
        })
    }

    /// The conditions of all games.
    pub fn conditions(&self) -> Result<Conditions, SettingsError> {
        let wrong = |what: &str| SettingsError(format!("{what} in the settings"));
        let size = Size::new(self.size).ok_or_else(|| wrong("no board size"))?;
        let komi = Komi::try_from(self.komi).map_err(|_| wrong("no komi"))?;
        let rules: Rules = self.rules.parse().map_err(|_| wrong("no rules"))?;
        Ok(Conditions { size, komi, rules })
    }
}
