//! Rule sets by name.

use std::fmt;
use std::str::FromStr;

/// A rule set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rules {
    /// Chinese rules as servers apply them: a repeated position is forbidden outright, where
    /// the printed rules leave it to the referee.
    #[default]
    Chinese,
    /// Japanese rules.
    Japanese,
    /// Rules of the American Go Association.
    Aga,
    /// New Zealand rules.
    NewZealand,
    /// The logical rules of Tromp and Taylor.
    TrompTaylor,
    /// Rules of the Computer Go Server: Tromp-Taylor without suicide.
    Cgos,
}

/// The things counted at the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scoring {
    /// Stones and the points they surround.
    Area,
    /// Surrounded points and prisoners.
    Territory,
}

/// The repetitions that are forbidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KoRule {
    /// A ko may not be retaken at once; longer cycles are legal.
    Simple,
    /// No earlier position may come back.
    PositionalSuperko,
    /// No earlier position may come back with the same player to move.
    SituationalSuperko,
}

/// Points that White is given for the handicap stones, beside komi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Compensation {
    /// Nothing.
    None,
    /// A point for each stone.
    PerStone,
    /// A point for each stone but the first.
    PerStoneButOne,
}

impl Compensation {
    /// White's points for a number of handicap stones.
    pub const fn points(self, stones: usize) -> usize {
        match self {
            Compensation::None => 0,
            Compensation::PerStone => stones,
            Compensation::PerStoneButOne => stones.saturating_sub(1),
        }
    }
}

impl Rules {
    /// Every rule set.
    pub const ALL: [Rules; 6] = [
        Rules::Chinese,
        Rules::Japanese,
        Rules::Aga,
        Rules::NewZealand,
        Rules::TrompTaylor,
        Rules::Cgos,
    ];

    /// The things counted at the end.
    pub const fn scoring(self) -> Scoring {
        match self {
            Rules::Japanese => Scoring::Territory,
            _ => Scoring::Area,
        }
    }

    /// Tells whether a move may take off its own chain.
    pub const fn allows_suicide(self) -> bool {
        matches!(self, Rules::NewZealand | Rules::TrompTaylor)
    }

    /// Tells whether every stone that is left on the board is alive: who thinks otherwise takes it.
    pub const fn leaves_none_dead(self) -> bool {
        matches!(self, Rules::TrompTaylor | Rules::Cgos)
    }

    /// The repetitions that are forbidden.
    pub const fn ko_rule(self) -> KoRule {
        match self {
            Rules::Japanese => KoRule::Simple,
            Rules::Chinese | Rules::TrompTaylor | Rules::Cgos => KoRule::PositionalSuperko,
            Rules::Aga | Rules::NewZealand => KoRule::SituationalSuperko,
        }
    }

    /// Points that White is given for handicap stones.
    pub const fn compensation(self) -> Compensation {
        match self {
            Rules::Chinese => Compensation::PerStone,
            Rules::Aga => Compensation::PerStoneButOne,
            _ => Compensation::None,
        }
    }

    /// The name: `chinese`, `japanese`, `aga`, `new_zealand`, `tromp_taylor` or `cgos`.
    pub const fn name(self) -> &'static str {
        match self {
            Rules::Chinese => "chinese",
            Rules::Japanese => "japanese",
            Rules::Aga => "aga",
            Rules::NewZealand => "new_zealand",
            Rules::TrompTaylor => "tromp_taylor",
            Rules::Cgos => "cgos",
        }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownRules(pub String);

impl fmt::Display for UnknownRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown rules {:?}; known are", self.0)?;
        let mut names = Rules::ALL.iter();
        names.try_for_each(|rules| write!(f, " {rules}"))
    }
}

impl std::error::Error for UnknownRules {}

impl FromStr for Rules {
    type Err = UnknownRules;

    /// Reads a name in any case and with any separators, as KGS, SGF files and other
    /// programs spell it: `new_zealand`, `New Zealand`, `NZ`, `Tromp-Taylor`.
    fn from_str(text: &str) -> Result<Rules, UnknownRules> {
        let letters: String =
            text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
        Ok(match letters.as_str() {
            "chinese" | "chineseogs" | "chinesekgs" | "china" | "cn" => Rules::Chinese,
            "japanese" | "japan" | "jp" | "korean" | "korea" | "kr" => Rules::Japanese,
            "aga" | "bga" | "french" | "agacgos" | "us" => Rules::Aga,
            "newzealand" | "nz" => Rules::NewZealand,
            "tromptaylor" | "tt" | "logical" => Rules::TrompTaylor,
            "cgos" => Rules::Cgos,
            _ => return Err(UnknownRules(text.to_owned())),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for rules in Rules::ALL {
            assert_eq!(rules.to_string().parse(), Ok(rules));
            assert_eq!(rules.to_string().to_uppercase().parse(), Ok(rules));
        }
    }

    #[test]
    fn other_spellings_are_known() {
        for (text, rules) in [
            ("New Zealand", Rules::NewZealand),
            ("NZ", Rules::NewZealand),
            ("Tromp-Taylor", Rules::TrompTaylor),
            ("Korean", Rules::Japanese),
            ("AGA", Rules::Aga),
        ] {
            assert_eq!(text.parse(), Ok(rules));
        }
        let error = "ing?".parse::<Rules>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "unknown rules \"ing?\"; known are chinese japanese aga new_zealand tromp_taylor cgos"
        );
    }
}
