//! Rules as KataGo names them, and the nearest that the engine plays by.

use super::complaint::Complaint;
use crate::game::{Compensation, KoRule, Rules, Scoring};
use serde_json::{Map, Value};

const FIELD: &str = "rules";

/// The rules of a query.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Agreement {
    /// The rules that the engine plays by.
    pub(super) rules: Rules,
    /// White's points for handicap stones.
    pub(super) bonus: Compensation,
    /// The komi that goes with the rules.
    pub(super) komi: f64,
}

impl Agreement {
    fn of(rules: Rules, komi: f64) -> Agreement {
        Agreement { rules, bonus: rules.compensation(), komi }
    }

    /// Reads the field, a name or an object; what is only nearly the same becomes a warning.
    pub(super) fn read(
        value: Option<&Value>,
        warnings: &mut Vec<Complaint>,
    ) -> Result<Agreement, Complaint> {
        let unknown =
            |text: String| Complaint::new(FIELD, format!("Could not parse rules: {text}"));
        let (wanted, agreement, is_exact) = match value {
            Some(Value::String(name)) => {
                let (agreement, is_exact) = named(name).ok_or_else(|| unknown(name.clone()))?;
                (name.clone(), agreement, is_exact)
            }
            Some(value @ Value::Object(object)) => {
                let features = Features::read(object).ok_or_else(|| unknown(value.to_string()))?;
                let (agreement, is_exact) = features.nearest();
                (value.to_string(), agreement, is_exact)
            }
            _ => {
                let text = "Must specify rules string, such as \"chinese\" or \"tromp-taylor\", \
                            or a JSON object with detailed rules parameters.";
                return Err(Complaint::new(FIELD, text));
            }
        };
        if !is_exact {
            let rules = agreement.rules;
            let text =
                format!("Rules {wanted} not supported by this engine, using {rules} instead");
            warnings.push(Complaint::new(FIELD, text));
        }
        Ok(agreement)
    }
}

/// Rules by a name, and whether they are what the name says.
fn named(name: &str) -> Option<(Agreement, bool)> {
    let letters: String = name.trim().to_lowercase().replace(['-', '_', ' '], "");
    Some(match letters.as_str() {
        "japanese" | "korean" => (Agreement::of(Rules::Japanese, 6.5), true),
        "ancientterritory" => (Agreement::of(Rules::Japanese, 6.5), false),
        "ancientarea" | "stonescoring" => (Agreement::of(Rules::Cgos, 7.5), false),
        "agabutton" => (Agreement::of(Rules::Aga, 7.0), false),
        "nz" | "newzealand" => (Agreement::of(Rules::NewZealand, 7.0), true),
        "goe" | "ing" => (Agreement::of(Rules::TrompTaylor, 7.5), true),
        _ => (Agreement::of(name.parse().ok()?, 7.5), true),
    })
}

/// Rules as an object spells them; what it leaves out is as in Tromp and Taylor's.
struct Features {
    scoring: Scoring,
    ko: KoRule,
    has_suicide: bool,
    tax: Option<String>,
    has_button: bool,
    bonus: Compensation,
    komi: Option<f64>,
}

impl Features {
    fn read(object: &Map<String, Value>) -> Option<Features> {
        let mut features = Features {
            scoring: Scoring::Area,
            ko: KoRule::PositionalSuperko,
            has_suicide: true,
            tax: None,
            has_button: false,
            bonus: Compensation::None,
            komi: None,
        };
        for (key, value) in object {
            match key.as_str() {
                "ko" => features.ko = ko_rule(value.as_str()?)?,
                "score" | "scoring" => features.scoring = scoring(value.as_str()?)?,
                "suicide" => features.has_suicide = value.as_bool()?,
                "tax" => features.tax = Some(value.as_str()?.to_uppercase()),
                "hasButton" => features.has_button = value.as_bool()?,
                "whiteHandicapBonus" => features.bonus = bonus(value.as_str()?)?,
                // When to pass is not a question of analysis.
                "friendlyPassOk" => _ = value.as_bool()?,
                "komi" => features.komi = Some(value.as_f64().filter(|&komi| is_komi(komi))?),
                _ => return None,
            }
        }
        Some(features)
    }

    /// The rules that differ least, and whether they do not differ at all. White's points for the
    /// handicap are kept whatever the rules.
    fn nearest(&self) -> (Agreement, bool) {
        let distance = |rules: &Rules| {
            4 * usize::from(rules.scoring() != self.scoring)
                + 2 * usize::from(rules.allows_suicide() != self.has_suicide)
                + usize::from(rules.ko_rule() != self.ko)
        };
        let rules = Rules::ALL.into_iter().min_by_key(distance).unwrap_or_default();
        let (usual_tax, usual_komi) = match self.scoring {
            Scoring::Territory => ("SEKI", 6.5),
            Scoring::Area if self.has_button => ("NONE", 7.0),
            Scoring::Area => ("NONE", 7.5),
        };
        let is_taxed_as_usual = self.tax.as_deref().is_none_or(|tax| tax == usual_tax);
        let komi = self.komi.unwrap_or(usual_komi);
        let is_exact = distance(&rules) == 0 && is_taxed_as_usual && !self.has_button;
        (Agreement { rules, bonus: self.bonus, komi }, is_exact)
    }
}

fn ko_rule(text: &str) -> Option<KoRule> {
    match text.to_uppercase().as_str() {
        "SIMPLE" => Some(KoRule::Simple),
        "POSITIONAL" => Some(KoRule::PositionalSuperko),
        "SITUATIONAL" => Some(KoRule::SituationalSuperko),
        _ => None,
    }
}

fn scoring(text: &str) -> Option<Scoring> {
    match text.to_uppercase().as_str() {
        "AREA" => Some(Scoring::Area),
        "TERRITORY" => Some(Scoring::Territory),
        _ => None,
    }
}

/// White's points for handicap stones.
pub(super) fn bonus(text: &str) -> Option<Compensation> {
    match text.to_uppercase().as_str() {
        "0" => Some(Compensation::None),
        "N" => Some(Compensation::PerStone),
        "N-1" => Some(Compensation::PerStoneButOne),
        _ => None,
    }
}

/// Tells whether a number is a komi that KataGo takes.
pub(super) fn is_komi(komi: f64) -> bool {
    (-400.0..=400.0).contains(&komi) && (2.0 * komi).fract() == 0.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(value: Value) -> (Result<(Rules, Compensation, f64), String>, usize) {
        let mut warnings = Vec::new();
        let agreement = Agreement::read(Some(&value), &mut warnings);
        let told = agreement.map(|agreement| (agreement.rules, agreement.bonus, agreement.komi));
        (told.map_err(|complaint| complaint.text), warnings.len())
    }

    #[test]
    fn names_are_those_of_katago_and_katrain() {
        for (name, rules, komi, warnings) in [
            ("japanese", Rules::Japanese, 6.5, 0),
            ("Korean", Rules::Japanese, 6.5, 0),
            ("chinese-kgs", Rules::Chinese, 7.5, 0),
            ("aga", Rules::Aga, 7.5, 0),
            ("tromp-taylor", Rules::TrompTaylor, 7.5, 0),
            ("new zealand", Rules::NewZealand, 7.0, 0),
            ("stone_scoring", Rules::Cgos, 7.5, 1),
            ("cgos", Rules::Cgos, 7.5, 0),
        ] {
            assert_eq!(read(json!(name)), (Ok((rules, rules.compensation(), komi)), warnings));
        }
        let error = "Could not parse rules: calvinball".to_owned();
        assert_eq!(read(json!("calvinball")), (Err(error), 0));
        assert!(read(json!(3)).0.expect_err("no rules").starts_with("Must specify rules"));
    }

    #[test]
    fn an_object_is_the_nearest_rules_and_says_if_they_differ() {
        let exact = json!({"ko": "SITUATIONAL", "scoring": "AREA", "suicide": false,
            "whiteHandicapBonus": "N", "friendlyPassOk": true});
        assert_eq!(read(exact), (Ok((Rules::Aga, Compensation::PerStone, 7.5)), 0));
        let taxed = json!({"scoring": "TERRITORY", "ko": "SIMPLE", "suicide": false, "tax": "ALL"});
        assert_eq!(read(taxed), (Ok((Rules::Japanese, Compensation::None, 6.5)), 1));
        let own = json!({"komi": 5.5, "ko": "SIMPLE"});
        assert_eq!(read(own), (Ok((Rules::NewZealand, Compensation::None, 5.5)), 1));
        for wrong in [json!({"ko": "NONE"}), json!({"ko": 1}), json!({"foo": true})] {
            assert!(read(wrong).0.is_err());
        }
    }
}
