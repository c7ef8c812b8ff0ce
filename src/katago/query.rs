//! A query: what is wanted of which positions of a game.

use super::complaint::Complaint;
use super::fields::Fields;
use super::position::Course;
use super::wish::{Defaults, Wish};
use crate::game::Game;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The fields that mean something.
const KNOWN: [&str; 31] = [
    "action",
    "allowMoves",
    "analysisPVLen",
    "analyzeTurns",
    "avoidMoves",
    "boardXSize",
    "boardYSize",
    "firstReportDuringSearchAfter",
    "id",
    "includeMovesOwnership",
    "includeMovesOwnershipStdev",
    "includeNoResultValue",
    "includeOwnership",
    "includeOwnershipStdev",
    "includePVVisits",
    "includePolicy",
    "initialPlayer",
    "initialStones",
    "komi",
    "maxVisits",
    "moves",
    "overrideSettings",
    "priorities",
    "priority",
    "reportDuringSearchEvery",
    "rootFpuReductionMax",
    "rootPolicyTemperature",
    "rules",
    "terminateId",
    "turnNumbers",
    "whiteHandicapBonus",
];

/// A position to be analyzed.
#[derive(Clone, Debug)]
pub(super) struct Request {
    /// The name of its query.
    pub(super) id: String,
    /// The number of its turn: the moves before it.
    pub(super) turn: usize,
    /// The more urgent, the greater.
    pub(super) priority: i64,
    /// The position, with its past.
    pub(super) game: Game,
    /// The things that are wanted of it.
    pub(super) wish: Arc<Wish>,
}

/// Reads the positions of a query, in the order of their turns.
pub(super) fn read(
    fields: Fields,
    id: &str,
    defaults: &Defaults,
    warnings: &mut Vec<Complaint>,
) -> Result<Vec<Request>, Complaint> {
    let course = Course::read(fields, warnings)?;
    let turns = turns(fields, course.last_turn())?;
    let wish = Arc::new(Wish::read(fields, course.size(), defaults, warnings)?);
    for name in fields.0.keys().filter(|name| !KNOWN.contains(&name.as_str())) {
        let text = "Unexpected or unused field, do you have a typo?";
        warnings.push(Complaint::new(name, text));
    }
    let numbers: Vec<usize> = turns.keys().copied().collect();
    let request = |((turn, priority), game)| Request {
        id: id.to_owned(),
        turn,
        priority,
        game,
        wish: Arc::clone(&wish),
    };
    Ok(turns.into_iter().zip(course.replay(&numbers)?).map(request).collect())
}

/// The turns to be analyzed, with their priorities.
fn turns(fields: Fields, last: usize) -> Result<BTreeMap<usize, i64>, Complaint> {
    let fault = "Must specify an array of integers indicating turns to analyze";
    let listed = fields.list("analyzeTurns", fault)?;
    let priorities = priorities(fields, listed.as_deref())?;
    let mut turns = BTreeMap::new();
    for (turn, priority) in listed.unwrap_or(vec![last as i64]).into_iter().zip(priorities) {
        let known = usize::try_from(turn).ok().filter(|&turn| turn <= last);
        let known = known.ok_or_else(|| {
            Complaint::new("analyzeTurns", format!("Invalid turn number: {turn}"))
        })?;
        turns.insert(known, priority);
    }
    Ok(turns)
}

/// A priority for every turn.
fn priorities(fields: Fields, turns: Option<&[i64]>) -> Result<Vec<i64>, Complaint> {
    let count = turns.map_or(1, <[i64]>::len);
    let fault = "Must be a number between -2^62 and 2^62";
    let one = fields.whole("priority", i64::MIN..=i64::MAX, fault)?;
    let many =
        fields.list("priorities", "Must specify an array of integers indicating priorities")?;
    let wrong = |name: &str, text: &str| Err(Complaint::new(name, text));
    match (one, many) {
        (Some(_), Some(_)) => wrong("priority", "Cannot specify both priority and priorities"),
        (Some(one), None) if !Fields::is_priority(one) => wrong("priority", fault),
        (one, None) => Ok(vec![one.unwrap_or(0); count]),
        (None, Some(_)) if turns.is_none() => {
            wrong("priorities", "Can only specify when also specifying analyzeTurns")
        }
        (None, Some(many)) if many.len() != count => {
            wrong("priorities", "Must be of matching length to analyzeTurns")
        }
        (None, Some(many)) => match many.iter().find(|&&number| !Fields::is_priority(number)) {
            Some(number) => wrong("priorities", &format!("Invalid priority: {number}")),
            None => Ok(many),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::super::perspective::Perspective;
    use super::super::position::plain_query;
    use super::*;
    use serde_json::{Value, json};

    fn requests(changes: &[(&str, Value)]) -> Result<Vec<(usize, i64)>, String> {
        let mut query = plain_query();
        query.insert("moves".into(), json!([["B", "E5"], ["W", "C3"]]));
        query.extend(changes.iter().map(|(name, value)| (name.to_string(), value.clone())));
        let defaults = Defaults { visits: 1, time: None, perspective: Perspective::Black };
        let mut warnings = Vec::new();
        let read = read(Fields(&query), "foo", &defaults, &mut warnings);
        assert_eq!(warnings, []);
        let told = |request: Request| (request.turn, request.priority);
        read.map(|requests| requests.into_iter().map(told).collect())
            .map_err(|complaint| format!("{}: {}", complaint.field, complaint.text))
    }

    #[test]
    fn the_last_turn_is_the_usual_one() {
        assert_eq!(requests(&[]), Ok(vec![(2, 0)]));
        assert_eq!(requests(&[("priority", json!(-3))]), Ok(vec![(2, -3)]));
    }

    #[test]
    fn turns_have_their_own_priorities() {
        let turns = ("analyzeTurns", json!([2, 0, 1]));
        assert_eq!(requests(std::slice::from_ref(&turns)), Ok(vec![(0, 0), (1, 0), (2, 0)]));
        let priorities = ("priorities", json!([5, 6, 7]));
        assert_eq!(requests(&[turns, priorities]), Ok(vec![(0, 6), (1, 7), (2, 5)]));
    }

    #[test]
    fn faults_are_katagos() {
        let turns = ("analyzeTurns", json!([0]));
        for (changes, text) in [
            (vec![("analyzeTurns", json!([3]))], "analyzeTurns: Invalid turn number: 3"),
            (vec![("analyzeTurns", json!([-1]))], "analyzeTurns: Invalid turn number: -1"),
            (
                vec![("priorities", json!([1]))],
                "priorities: Can only specify when also specifying analyzeTurns",
            ),
            (
                vec![turns.clone(), ("priorities", json!([1, 2]))],
                "priorities: Must be of matching length to analyzeTurns",
            ),
            (
                vec![turns.clone(), ("priorities", json!([1])), ("priority", json!(1))],
                "priority: Cannot specify both priority and priorities",
            ),
            (
                vec![turns, ("priorities", json!([i64::MAX]))],
                "priorities: Invalid priority: 9223372036854775807",
            ),
        ] {
            assert_eq!(requests(&changes), Err(text.to_owned()));
        }
    }
}
