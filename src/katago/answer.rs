//! The findings about a position, as JSON.

use super::query::Request;
use crate::board::{Color, Point, canonical_key};
use crate::engine::{Analysis, MoveInfo, Ownership};
use serde_json::{Value, json};

/// The findings about a position, and about who owns the points after some of its moves.
pub(super) fn findings(
    request: &Request,
    analysis: &Analysis,
    is_during_search: bool,
    owners: &[Ownership],
) -> Value {
    let scale = Scale::of(request);
    let mut object = json!({
        "id": request.id,
        "turnNumber": request.turn,
        "isDuringSearch": is_during_search,
        "moveInfos": told(request, analysis)
            .enumerate()
            .map(|(order, info)| scale.move_info(request, info, order, owners.get(order)))
            .collect::<Vec<Value>>(),
        "rootInfo": scale.root_info(request, analysis),
    });
    if let Some(ownership) = analysis.ownership.as_ref().filter(|_| request.wish.has_ownership) {
        object["ownership"] = scale.ownership(ownership);
    }
    if request.wish.has_policy {
        object["policy"] = policy(request, analysis);
    }
    object
}

/// The answer about a position that was taken away before anything was found.
pub(super) fn nothing(request: &Request) -> Value {
    json!({
        "id": request.id,
        "turnNumber": request.turn,
        "isDuringSearch": false,
        "noResults": true,
    })
}

/// The moves that were tried, best first.
pub(super) fn told<'a>(
    request: &'a Request,
    analysis: &'a Analysis,
) -> impl Iterator<Item = &'a MoveInfo> {
    let bans = &request.wish.bans;
    let is_told = |info: &&MoveInfo| info.visits > 0 && !bans.has(analysis.color, info.mv);
    analysis.moves.iter().filter(is_told)
}

/// Numbers for one of the players.
struct Scale {
    color: Color,
    /// True if the numbers of the search are for the other player.
    is_turned: bool,
}

impl Scale {
    fn of(request: &Request) -> Scale {
        let to_play = request.game.to_play();
        let color = request.wish.perspective.color(to_play);
        Scale { color, is_turned: color != to_play }
    }

    fn rate(&self, rate: f64) -> f64 {
        rounded(if self.is_turned { 1.0 - rate } else { rate })
    }

    fn points(&self, points: f64) -> f64 {
        // Adding zero makes 0 of -0.
        rounded(if self.is_turned { -points } else { points }) + 0.0
    }

    /// A win rate as a utility from -1 to 1; there is no other one here.
    fn utility(&self, rate: f64) -> f64 {
        self.points(2.0 * rate - 1.0)
    }

    fn ownership(&self, ownership: &Ownership) -> Value {
        ownership.top_down(self.color).map(|owned| rounded(f64::from(owned))).collect()
    }

    fn move_info(
        &self,
        request: &Request,
        info: &MoveInfo,
        order: usize,
        owners: Option<&Ownership>,
    ) -> Value {
        let length = info.pv.len().min(request.wish.pv_length + 1);
        let pv: Vec<String> = info.pv[..length].iter().map(ToString::to_string).collect();
        let lead = self.points(info.score_lead);
        let mut object = json!({
            "move": info.mv.to_string(),
            "order": order,
            "visits": info.visits,
            "edgeVisits": info.visits,
            "weight": info.visits,
            "edgeWeight": info.visits,
            "playSelectionValue": info.visits,
            "winrate": self.rate(info.winrate),
            "lcb": self.rate(info.lcb),
            "utility": self.utility(info.winrate),
            "utilityLcb": self.utility(info.lcb),
            "scoreLead": lead,
            "scoreMean": lead,
            "scoreSelfplay": lead,
            "prior": rounded(info.prior),
            "pv": pv,
        });
        if request.wish.has_pv_visits {
            let visits = &info.pv_visits[..length.min(info.pv_visits.len())];
            object["pvVisits"] = json!(visits);
            object["pvEdgeVisits"] = json!(visits);
        }
        if let Some(owners) = owners {
            object["ownership"] = self.ownership(owners);
        }
        object
    }

    fn root_info(&self, request: &Request, analysis: &Analysis) -> Value {
        let board = request.game.board();
        let lead = self.points(analysis.score_lead);
        json!({
            "currentPlayer": request.game.to_play().letter().to_string(),
            "visits": analysis.visits,
            "weight": analysis.visits,
            "winrate": self.rate(analysis.winrate),
            "utility": self.utility(analysis.winrate),
            "scoreLead": lead,
            "scoreSelfplay": lead,
            "thisHash": format!("{:016X}", board.key()),
            "symHash": format!("{:016X}", canonical_key(board)),
        })
    }
}

/// The chance of every move before any simulation, from the top left, and of a pass; -1 where the
/// rules forbid a move.
fn policy(request: &Request, analysis: &Analysis) -> Value {
    let game = &request.game;
    let side = game.size().side();
    let sum: f64 = analysis.moves.iter().map(|info| info.prior).sum();
    let chance = |mv| {
        let info = analysis.moves.iter().find(|info| info.mv == mv);
        rounded(info.map_or(0.0, |info| info.prior / sum.max(f64::MIN_POSITIVE)))
    };
    let legal = game.legal_points(game.to_play());
    let points = (0..side).rev().flat_map(|row| (0..side).map(move |col| Point::new(col, row)));
    let points = points.map(|p| if legal.contains(p) { chance(p.into()) } else { -1.0 });
    points.chain([chance(crate::board::Move::Pass)]).map(Value::from).collect()
}

/// Six places are more than a search knows.
fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::super::fields::Fields;
    use super::super::perspective::Perspective;
    use super::super::position::plain_query;
    use super::super::query;
    use super::super::wish::Defaults;
    use super::*;
    use crate::board::{Move, Size};

    /// A position in which White is to move on a board of 2 lines.
    fn request(changes: Value) -> Request {
        let mut query = plain_query();
        query.extend(changes.as_object().expect("an object").clone());
        for (name, value) in
            [("boardXSize", json!(2)), ("boardYSize", json!(2)), ("moves", json!([["B", "A1"]]))]
        {
            query.insert(name.into(), value);
        }
        let defaults = Defaults { visits: 1, time: None, perspective: Perspective::Black };
        query::read(Fields(&query), "foo", &defaults, &mut Vec::new()).expect("a query").remove(0)
    }

    fn analysis() -> Analysis {
        let mut best = MoveInfo::new(Move::Play("B2".parse().expect("a point")));
        (best.visits, best.winrate, best.lcb, best.prior) = (12, 0.75, 0.5, 0.6);
        best.score_lead = 1.5;
        best.pv.push(Move::Pass);
        best.pv_visits = vec![12, 7];
        let mut pass = MoveInfo::new(Move::Pass);
        (pass.visits, pass.prior) = (1, 0.2);
        let mut analysis = Analysis::empty(Color::White);
        (analysis.visits, analysis.winrate, analysis.score_lead) = (13, 0.75, 1.5);
        analysis.moves = vec![best, pass, MoveInfo::new("B1".parse().expect("a move"))];
        let mut owners = Ownership::new(Size::MIN);
        owners.set("A2".parse().expect("a point"), 0.5);
        analysis.ownership = Some(owners);
        analysis
    }

    #[test]
    fn numbers_are_for_whom_they_are_wanted() {
        let of = |perspective: &str| {
            let settings = json!({ "reportAnalysisWinratesAs": perspective });
            let query = json!({ "overrideSettings": settings, "includeOwnership": true });
            let answer = findings(&request(query), &analysis(), false, &[]);
            let best = &answer["moveInfos"][0];
            [&best["winrate"], &best["scoreLead"], &best["lcb"], &answer["ownership"][0]]
                .map(|value| value.as_f64().expect("a number"))
        };
        assert_eq!(of("WHITE"), [0.75, 1.5, 0.5, -0.5]);
        assert_eq!(of("SIDETOMOVE"), [0.75, 1.5, 0.5, -0.5]);
        assert_eq!(of("BLACK"), [0.25, -1.5, 0.5, 0.5]);
    }

    #[test]
    fn a_plain_answer_has_the_moves_that_were_tried() {
        let answer = findings(&request(json!({})), &analysis(), true, &[]);
        assert_eq!(answer["id"], "foo");
        assert_eq!((&answer["turnNumber"], &answer["isDuringSearch"]), (&json!(1), &json!(true)));
        assert_eq!(answer["moveInfos"].as_array().map(Vec::len), Some(2));
        assert_eq!(answer["moveInfos"][1]["order"], 1);
        assert_eq!(answer["rootInfo"]["currentPlayer"], "W");
        for absent in ["policy", "ownership"] {
            assert_eq!(answer.get(absent), None);
        }
        assert_eq!(answer["moveInfos"][0].get("pvVisits"), None);
    }

    #[test]
    fn variations_are_as_long_as_wanted_with_their_visits() {
        let query = json!({ "analysisPVLen": 1, "includePVVisits": true });
        let answer = findings(&request(query), &analysis(), false, &[]);
        assert_eq!(answer["moveInfos"][0]["pv"], json!(["B2", "pass"]));
        assert_eq!(answer["moveInfos"][0]["pvVisits"], json!([12, 7]));
    }

    #[test]
    fn the_policy_adds_up_to_one_and_marks_what_is_illegal() {
        let answer = findings(&request(json!({ "includePolicy": true })), &analysis(), false, &[]);
        assert_eq!(answer["policy"], json!([0.0, 0.75, -1.0, 0.0, 0.25]));
    }

    #[test]
    fn a_banned_pass_is_not_told() {
        let ban = json!([{ "player": "W", "moves": ["pass"], "untilDepth": 1 }]);
        let answer = findings(&request(json!({ "avoidMoves": ban })), &analysis(), false, &[]);
        assert_eq!(answer["moveInfos"].as_array().map(Vec::len), Some(1));
    }
}
