//! Players besides the engine itself: what `octant gtp --player` names.

use super::solver::learn::read_rules;
use crate::engine::{Gogol, Thinker};
use crate::solver::rules::RuleBook;
use std::path::PathBuf;
use std::str::FromStr;

/// A player by its name, with the file it plays by after a colon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Opponent {
    /// Goals and rules: `gogol`, or `gogol:RULES`.
    Gogol(Option<PathBuf>),
}

impl FromStr for Opponent {
    type Err = String;

    fn from_str(text: &str) -> Result<Opponent, String> {
        let (name, file) = match text.split_once(':') {
            Some((name, file)) => (name, Some(PathBuf::from(file))),
            None => (text, None),
        };
        match name {
            "gogol" => Ok(Opponent::Gogol(file)),
            _ => Err("the players are: gogol, gogol:RULES".to_string()),
        }
    }
}

impl Opponent {
    /// The player.
    pub(super) fn thinker(&self) -> Result<Box<dyn Thinker>, String> {
        match self {
            Opponent::Gogol(file) => {
                let rules = file.as_deref().map_or(Ok(RuleBook::shipped()), read_rules)?;
                Ok(Box::new(Gogol::new(rules)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_have_names() {
        assert_eq!("gogol".parse(), Ok(Opponent::Gogol(None)));
        assert_eq!("gogol:a.txt".parse(), Ok(Opponent::Gogol(Some("a.txt".into()))));
        assert!("gogo".parse::<Opponent>().is_err());
        assert!(Opponent::Gogol(Some("/no/such/file".into())).thinker().is_err());
        assert!(Opponent::Gogol(None).thinker().is_ok());
    }
}
