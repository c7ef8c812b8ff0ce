//! Settings of a single query: `overrideSettings`.

use super::complaint::Complaint;
use super::perspective::Perspective;
use serde_json::Value;
use std::time::Duration;

const FIELD: &str = "overrideSettings";

/// The most seconds that a search may be given.
const MOST_SECONDS: f64 = 1e9;

/// The settings of a query that are understood.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Overrides {
    /// Simulations of a position.
    pub(super) visits: Option<u64>,
    /// The time of a position.
    pub(super) time: Option<Duration>,
    /// The player whose chances are told.
    pub(super) perspective: Option<Perspective>,
    /// Parameters of the engine, which have a dot in their names.
    pub(super) params: Vec<(String, String)>,
}

impl Overrides {
    /// Reads the field. Settings of KataGo that mean nothing here become a warning, as an unknown
    /// name does there.
    pub(super) fn read(
        value: Option<&Value>,
        warnings: &mut Vec<Complaint>,
    ) -> Result<Overrides, Complaint> {
        let mut overrides = Overrides::default();
        let Some(value) = value else { return Ok(overrides) };
        let settings =
            value.as_object().ok_or_else(|| Complaint::new(FIELD, "Must be an object"))?;
        let mut unknown = Vec::new();
        for (name, value) in settings {
            // A number may be written as a text.
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            if !overrides.set(name, text.trim())? {
                unknown.push(name.as_str());
            }
        }
        if !unknown.is_empty() {
            let text = format!("Unknown config params: {}", unknown.join(","));
            warnings.push(Complaint::new(FIELD, text));
        }
        Ok(overrides)
    }

    /// Sets one of them; false if nobody knows it.
    fn set(&mut self, name: &str, text: &str) -> Result<bool, Complaint> {
        match name {
            "maxVisits" | "maxPlayouts" => {
                let most = text.parse().ok().filter(|&most: &u64| most > 0);
                let most = most.ok_or_else(|| bad(name, text))?;
                self.visits = Some(self.visits.map_or(most, |visits| visits.min(most)));
            }
            "maxTime" => {
                let is_time = |seconds: &f64| (0.0..=MOST_SECONDS).contains(seconds);
                let seconds = text.parse().ok().filter(is_time).ok_or_else(|| bad(name, text))?;
                self.time = Some(Duration::from_secs_f64(seconds));
            }
            "reportAnalysisWinratesAs" => {
                self.perspective = Some(match text.to_uppercase().as_str() {
                    "BLACK" | "B" => Perspective::Black,
                    "WHITE" | "W" => Perspective::White,
                    "SIDETOMOVE" => Perspective::SideToMove,
                    _ => return Err(bad(name, text)),
                });
            }
            "humanSLProfile" => {
                return Err(wrong(format!("{name} needs a human model, and there is none")));
            }
            _ if name.contains('.') => self.params.push((name.to_owned(), text.to_owned())),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

fn bad(name: &str, text: &str) -> Complaint {
    wrong(format!("{name} cannot be {text}"))
}

/// A setting that cannot be made.
pub(super) fn wrong(reason: String) -> Complaint {
    Complaint::new(FIELD, format!("Could not set settings: {reason}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(value: Value) -> (Result<Overrides, String>, Vec<String>) {
        let mut warnings = Vec::new();
        let overrides = Overrides::read(Some(&value), &mut warnings);
        let texts = warnings.into_iter().map(|warning| warning.text).collect();
        (overrides.map_err(|complaint| complaint.text), texts)
    }

    #[test]
    fn katrains_settings_are_understood_but_for_the_noise() {
        let value = json!({ "reportAnalysisWinratesAs": "BLACK", "wideRootNoise": 0.04,
            "maxTime": 8.0 });
        let (overrides, warnings) = read(value);
        let overrides = overrides.expect("settings");
        assert_eq!(overrides.perspective, Some(Perspective::Black));
        assert_eq!(overrides.time, Some(Duration::from_secs(8)));
        assert_eq!(warnings, ["Unknown config params: wideRootNoise"]);
    }

    #[test]
    fn parameters_of_the_engine_have_a_dot() {
        let (overrides, warnings) = read(json!({ "search.expand_at": 4, "maxPlayouts": "100" }));
        let overrides = overrides.expect("settings");
        assert_eq!(overrides.params, [("search.expand_at".to_owned(), "4".to_owned())]);
        assert_eq!((overrides.visits, warnings.len()), (Some(100), 0));
    }

    #[test]
    fn values_that_are_none_are_named() {
        for (value, text) in [
            (json!([]), "Must be an object"),
            (json!({ "maxVisits": 0 }), "Could not set settings: maxVisits cannot be 0"),
            (json!({ "maxTime": -1 }), "Could not set settings: maxTime cannot be -1"),
            (
                json!({ "humanSLProfile": "rank_3d" }),
                "Could not set settings: humanSLProfile needs a human model, and there is none",
            ),
        ] {
            assert_eq!(read(value).0, Err(text.to_owned()));
        }
    }
}
