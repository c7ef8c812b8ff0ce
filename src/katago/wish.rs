//! The things that are wanted of every position of a query, and the limits of its search.

use super::bans::Bans;
use super::complaint::Complaint;
use super::fields::Fields;
use super::overrides::Overrides;
use super::perspective::Perspective;
use crate::board::Size;
use std::time::Duration;

/// The limits of queries that say nothing of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Defaults {
    /// Simulations of a position.
    pub visits: u64,
    /// The time of a position.
    pub time: Option<Duration>,
    /// The player whose chances are told.
    pub perspective: Perspective,
}

/// The moves of a variation that are told after the first.
const PV_LENGTH: i64 = 15;

/// The data that no search of this engine has.
const REFUSED: [&str; 3] =
    ["includeOwnershipStdev", "includeMovesOwnershipStdev", "includeNoResultValue"];

/// The things that are wanted of a position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Wish {
    /// Simulations.
    pub(super) visits: u64,
    /// The time.
    pub(super) time: Option<Duration>,
    /// The moves of a variation after the first.
    pub(super) pv_length: usize,
    /// True to say who ends up with each point.
    pub(super) has_ownership: bool,
    /// True to say so after every move.
    pub(super) has_moves_ownership: bool,
    /// True to say how likely every move seemed before any simulation.
    pub(super) has_policy: bool,
    /// True to say how often every move of a variation was simulated.
    pub(super) has_pv_visits: bool,
    /// The time to the first report, and that between two others.
    pub(super) reports: Option<(Duration, Duration)>,
    /// Moves that are not to be looked at.
    pub(super) bans: Bans,
    /// The player whose chances are told.
    pub(super) perspective: Perspective,
    /// Parameters of the engine.
    pub(super) params: Vec<(String, String)>,
}

impl Wish {
    /// Reads the fields of a query for a board of some size.
    pub(super) fn read(
        fields: Fields,
        size: Size,
        defaults: &Defaults,
        warnings: &mut Vec<Complaint>,
    ) -> Result<Wish, Complaint> {
        let overrides = Overrides::read(fields.get("overrideSettings"), warnings)?;
        let most = 1 << 50;
        let visits = fields.whole("maxVisits", 1..=most, "Must be an integer from 1 to 2^50")?;
        let visits = visits.map(|visits| visits as u64).or(overrides.visits);
        let fault = "Must be an integer from 1 to 1000";
        let pv_length = fields.whole("analysisPVLen", 1..=1000, fault)?.unwrap_or(PV_LENGTH);
        refuse(fields, warnings)?;
        let wish = Wish {
            visits: visits.unwrap_or(defaults.visits),
            time: overrides.time.or(defaults.time),
            pv_length: pv_length as usize,
            has_ownership: fields.is_set("includeOwnership")?,
            has_moves_ownership: fields.is_set("includeMovesOwnership")?,
            has_policy: fields.is_set("includePolicy")?,
            has_pv_visits: fields.is_set("includePVVisits")?,
            reports: reports(fields)?,
            bans: Bans::read(fields, size, warnings)?,
            perspective: overrides.perspective.unwrap_or(defaults.perspective),
            params: overrides.params,
        };
        Ok(wish)
    }
}

/// Refuses what cannot be told, and warns of what changes nothing.
fn refuse(fields: Fields, warnings: &mut Vec<Complaint>) -> Result<(), Complaint> {
    for name in REFUSED {
        if fields.is_set(name)? {
            return Err(Complaint::new(name, "Not supported by this engine"));
        }
    }
    let fpu = "Must be a number from 0.0 to 2.0";
    let temperature = "Must be a number from 0.01 to 100.0";
    for (name, range, fault) in [
        ("rootFpuReductionMax", 0.0..=2.0, fpu),
        ("rootPolicyTemperature", 0.01..=100.0, temperature),
    ] {
        if fields.number(name, range, fault)?.is_some() {
            warnings.push(Complaint::new(name, "Has no effect in this engine"));
        }
    }
    Ok(())
}

fn reports(fields: Fields) -> Result<Option<(Duration, Duration)>, Complaint> {
    let fault = "Must be number of seconds from 0.001 to 1000000.0";
    let seconds = |name: &str| fields.number(name, 0.001..=1_000_000.0, fault);
    let every = seconds("reportDuringSearchEvery")?;
    let first = seconds("firstReportDuringSearchAfter")?;
    let never = Duration::from_secs(1_000_000);
    let time = |seconds: Option<f64>| seconds.map(Duration::from_secs_f64);
    Ok(match (time(first), time(every)) {
        (None, None) => None,
        (first, Some(every)) => Some((first.unwrap_or(every), every)),
        (Some(first), None) => Some((first, never)),
    })
}

#[cfg(test)]
mod tests {
    use super::super::position::plain_query;
    use super::*;
    use serde_json::{Value, json};

    const DEFAULTS: Defaults =
        Defaults { visits: 500, time: None, perspective: Perspective::Black };

    fn wish(changes: &[(&str, Value)]) -> (Result<Wish, String>, Vec<String>) {
        let mut query = plain_query();
        query.extend(changes.iter().map(|(name, value)| (name.to_string(), value.clone())));
        let mut warnings = Vec::new();
        let wish = Wish::read(Fields(&query), Size::NINE, &DEFAULTS, &mut warnings);
        let words = |complaint: Complaint| format!("{}: {}", complaint.field, complaint.text);
        (wish.map_err(words), warnings.into_iter().map(words).collect())
    }

    #[test]
    fn what_a_query_leaves_open_is_as_usual() {
        let (wish, warnings) = wish(&[]);
        let wish = wish.expect("a plain query");
        assert_eq!((wish.visits, wish.time, wish.pv_length), (500, None, 15));
        assert!(!(wish.has_ownership || wish.has_policy || wish.reports.is_some()));
        assert_eq!(warnings, [""; 0]);
    }

    #[test]
    fn the_query_goes_before_its_settings() {
        let settings =
            json!({ "maxVisits": 7, "maxTime": 2.5, "reportAnalysisWinratesAs": "WHITE" });
        let (found, _) = wish(&[("overrideSettings", settings.clone())]);
        let found = found.expect("settings");
        assert_eq!((found.visits, found.time), (7, Some(Duration::from_millis(2500))));
        assert_eq!(found.perspective, Perspective::White);
        let (found, _) = wish(&[("overrideSettings", settings), ("maxVisits", json!(9))]);
        assert_eq!(found.expect("both").visits, 9);
    }

    #[test]
    fn what_cannot_be_told_is_refused_by_name() {
        for name in REFUSED {
            let (found, _) = wish(&[(name, json!(true))]);
            assert_eq!(found, Err(format!("{name}: Not supported by this engine")));
            assert!(wish(&[(name, json!(false))]).0.is_ok());
        }
        let (found, warnings) = wish(&[("rootPolicyTemperature", json!(1.5))]);
        assert!(found.is_ok());
        assert_eq!(warnings, ["rootPolicyTemperature: Has no effect in this engine"]);
        let (found, _) = wish(&[("includePolicy", json!("yes"))]);
        assert_eq!(found, Err("includePolicy: Must be a boolean".into()));
        let (found, _) = wish(&[("maxVisits", json!(0))]);
        assert_eq!(found, Err("maxVisits: Must be an integer from 1 to 2^50".into()));
    }
}
