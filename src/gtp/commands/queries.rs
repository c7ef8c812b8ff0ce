//! Questions about the position and the rules, as tools and people ask them.

use super::{Family, Outcome, done, spaced};
use crate::board::Color;
use crate::game::{Compensation, KoRule, Rules, Score, Scoring};
use crate::gtp::client::Client;
use crate::gtp::protocol::{Args, Failure};
use crate::gtp::session::Session;
use serde_json::{Value, json};

pub(super) const COMMANDS: Family = &[
    ("query_boardsize", |session, _, _| Ok(session.game.size().side().to_string())),
    ("get_komi", |session, _, _| Ok(session.game.komi().to_string())),
    ("list_stones", list_stones),
    ("is_legal", is_legal),
    ("all_legal", all_legal),
    ("estimate_score", estimate_score),
    ("genmove_debug", genmove_debug),
    ("kata-get-rules", |session, _, _| Ok(to_json(session.game.rules()).to_string())),
    ("kata-set-rules", set_rules),
];

/// The stones of a color.
fn list_stones(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    Ok(spaced(session.game.board().stones(args.color(0)?)))
}

/// 1 if the rules allow a move, 0 if not. A point that the board does not have is no legal one.
fn is_legal(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let color = args.color(0)?;
    let mv = match args.vertex(1, session.game.size()) {
        Err(Failure::IllegalMove) => return Ok("0".to_string()),
        other => other?,
    };
    Ok(u8::from(session.game.is_legal(color, mv)).to_string())
}

/// All points that a color may play.
fn all_legal(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    Ok(spaced(session.game.legal_points(args.color(0)?)))
}

/// The points by which somebody is ahead in the simulations of a search as long as that for a move.
fn estimate_score(session: &mut Session, _: &Args, client: &mut Client<'_>) -> Outcome {
    let mut request = session.request(session.game.to_play());
    request.skips_book = true;
    let stop = client.until_interrupt();
    let analysis = session.thinker.choose(&session.game, &request, &stop, &mut |_| {}).analysis;
    let lead = analysis.score_lead as f32;
    let black = if analysis.color == Color::Black { lead } else { -lead };
    // A tenth of a point is more than the simulations know.
    Ok(Score::from_margin((black * 10.0).round() / 10.0).to_string())
}

/// Finds and plays a move, and says why: beside the move, what the search thinks of the others.
fn genmove_debug(session: &mut Session, args: &Args, client: &mut Client<'_>) -> Outcome {
    let request = session.request(args.color(0)?);
    let stop = client.until_interrupt();
    let choice = session.genmove(&request, &stop, &mut |_| {})?;
    let mut lines = vec![choice.answer.to_string()];
    let source = if choice.is_book { "the book" } else { "the search" };
    let analysis = &choice.analysis;
    lines.push(format!(
        "from {source}: {:.1}% for {}, {:+.1} points, {} visits",
        100.0 * analysis.winrate,
        analysis.color,
        analysis.score_lead,
        analysis.visits
    ));
    for info in analysis.shown() {
        lines.push(format!(
            "{} {:.1}% {:+.1} visits {} prior {:.1}%: {}",
            info.mv,
            100.0 * info.winrate,
            info.score_lead,
            info.visits,
            100.0 * info.prior,
            spaced(info.pv.iter())
        ));
    }
    Ok(lines.join("\n"))
}

/// Sets the rules by name or by KataGo's JSON. What is not said in it stays as it is.
fn set_rules(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    args.word(0)?;
    let rules = match serde_json::from_str::<Value>(args.text()) {
        Ok(Value::Object(wanted)) => {
            let is_same = |rules: &&Rules| {
                let mut fields = to_json(session.game.rules());
                for (name, value) in &wanted {
                    fields[name] = value.clone();
                }
                fields == to_json(**rules)
            };
            let found = Rules::ALL.iter().find(is_same);
            *found.ok_or_else(|| Failure::Other(format!("no such rules; {}", known())))?
        }
        _ => args.text().parse().map_err(Failure::other)?,
    };
    session.game.set_rules(rules);
    done()
}

fn known() -> String {
    let all = Rules::ALL.iter().map(|&rules| format!("{rules} is {}", to_json(rules)));
    all.collect::<Vec<_>>().join(", ")
}

/// Rules as KataGo describes them.
fn to_json(rules: Rules) -> Value {
    let is_area = rules.scoring() == Scoring::Area;
    json!({
        "hasButton": false,
        "ko": match rules.ko_rule() {
            KoRule::Simple => "SIMPLE",
            KoRule::PositionalSuperko => "POSITIONAL",
            KoRule::SituationalSuperko => "SITUATIONAL",
        },
        "scoring": if is_area { "AREA" } else { "TERRITORY" },
        "suicide": rules.allows_suicide(),
        "tax": if is_area { "NONE" } else { "SEKI" },
        "whiteHandicapBonus": match rules.compensation() {
            Compensation::None => "0",
            Compensation::PerStone => "N",
            Compensation::PerStoneButOne => "N-1",
        },
    })
}
