//! Parameters: as GoGui's dialogs change them, and as KataGo's clients do.

use super::{Family, Outcome, done};
use crate::engine::Param;
use crate::game::Rules;
use crate::gtp::client::Client;
use crate::gtp::protocol::{Args, Failure};
use crate::gtp::session::Session;
use crate::parameters::{Kind, Parameter};
use serde_json::{Map, Value};

pub(super) const COMMANDS: Family = &[
    ("octant-param", param),
    ("octant-param_docs", docs),
    ("kata-get-param", |session, args, _| Ok(find(session, args.word(0)?)?.value)),
    ("kata-set-param", |session, args, _| set(session, args.word(0)?, args.word(1)?)),
    ("kata-list-params", |session, _, _| {
        Ok(all(session).into_iter().map(|param| param.name).collect::<Vec<_>>().join(" "))
    }),
    ("kata-get-params", |session, _, _| {
        let pair = |param: Param| (param.name, Value::from(param.value));
        Ok(Value::Object(all(session).into_iter().map(pair).collect::<Map<_, _>>()).to_string())
    }),
];

/// The parameters that belong to the session.
const LIVE: &str = "game.live_graphics";
const RULES: &str = "game.rules";

/// Other names of parameters: those of KataGo, and a short one.
const OTHER_NAMES: [(&str, &str); 6] = [
    ("live_graphics", LIVE),
    ("maxPlayouts", "think.playouts"),
    ("maxTime", "think.seconds"),
    ("numSearchThreads", "think.threads"),
    ("ponderingEnabled", "engine.ponder"),
    ("lagBuffer", "engine.lag"),
];

fn own_name(name: &str) -> String {
    let is_known = |(other, _): &&(&str, &str)| other.eq_ignore_ascii_case(name);
    OTHER_NAMES.iter().find(is_known).map_or(name, |(_, own)| own).to_string()
}

/// All parameters: those of the session, then those of the thinker.
fn all(session: &Session) -> Vec<Param> {
    let rules = Parameter {
        name: "rules",
        doc: "The rules of the game in play.",
        default: 0.0,
        kind: Kind::OneOf(Rules::ALL.iter().map(|rules| rules.name()).collect()),
    };
    let live = Parameter {
        name: "live_graphics",
        doc: "True if the search is drawn on the board while it runs (GoGui).",
        default: 0.0,
        kind: Kind::Switch,
    };
    let is_live = u8::from(session.has_live_graphics).to_string();
    let values = [(RULES, session.game.rules().to_string(), rules), (LIVE, is_live, live)];
    let param = |(name, value, about): (&str, String, Parameter)| Param {
        name: name.to_string(),
        value,
        about,
    };
    let mut params: Vec<Param> = values.into_iter().map(param).collect();
    params.extend(session.thinker.params());
    params
}

/// The names of the tables of parameters: what stands before the dot. First those that people
/// change.
pub(super) fn tables(session: &Session) -> Vec<String> {
    let params = all(session);
    let table = |param: &Param| Some(param.name.split_once('.')?.0.to_string());
    let mut tables: Vec<String> = params.iter().filter_map(table).collect();
    tables.dedup();
    tables
}

fn find(session: &Session, name: &str) -> Result<Param, Failure> {
    let name = own_name(name);
    all(session)
        .into_iter()
        .find(|param| param.name.eq_ignore_ascii_case(&name))
        .ok_or_else(|| Failure::Other(unknown(session, &name)))
}

/// Without arguments, all parameters; with the name of a table, those in it; with that of a
/// parameter, its value. With a name and a value, sets one; the name may be in two words, since
/// GoGui puts the name of a parameter after the command that listed it.
fn param(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    match args.words().collect::<Vec<&str>>()[..] {
        [] => Ok(list(session, "")),
        [table] if tables(session).iter().any(|known| known == table) => {
            Ok(list(session, &format!("{table}.")))
        }
        [name] => Ok(find(session, name)?.value),
        [name, value] => set(session, name, value),
        [table, name, value] => set(session, &format!("{table}.{name}"), value),
        _ => Err(Failure::Syntax),
    }
}

fn set(session: &mut Session, name: &str, value: &str) -> Outcome {
    let name = own_name(name).to_ascii_lowercase();
    match name.as_str() {
        RULES => session.game.set_rules(value.parse().map_err(Failure::other)?),
        LIVE => {
            session.has_live_graphics = match value {
                "0" | "false" => false,
                "1" | "true" => true,
                _ => return Err(Failure::Other(format!("{LIVE}: write 0 or 1"))),
            }
        }
        _ => {
            find(session, &name)?;
            session.thinker.set_param(&name, value).map_err(Failure::other)?;
        }
    }
    done()
}

/// Two names that have so many letters in a row are alike.
const LEAST_LIKENESS: usize = 4;

/// Says that there is no such parameter, and which one could have been meant.
fn unknown(session: &Session, name: &str) -> String {
    let field = |name: &str| {
        name.rsplit('.').next().unwrap_or_default().to_ascii_lowercase().replace('_', "")
    };
    let is_part = |part: &str, whole: &str| part.len() >= LEAST_LIKENESS && whole.contains(part);
    let wanted = field(name);
    let is_like = |param: &&Param| {
        let known = field(&param.name);
        wanted == known || is_part(&wanted, &known) || is_part(&known, &wanted)
    };
    match all(session).iter().find(is_like) {
        Some(param) => format!("unknown parameter {name}; there is {}", param.name),
        None => format!("unknown parameter {name}; octant-param lists all"),
    }
}

/// The parameters whose names begin like this, without that beginning, as GoGui reads them.
fn list(session: &Session, beginning: &str) -> String {
    let mut lines = Vec::new();
    for param in all(session) {
        let Some(name) = param.name.strip_prefix(beginning) else { continue };
        let kind = match param.about.kind {
            Kind::Switch => "bool".to_string(),
            Kind::Number(_) | Kind::Whole(_) => "string".to_string(),
            Kind::OneOf(names) => format!("list/{}", names.join("/")),
        };
        lines.push(format!("[{kind}] {name} {}", param.value));
    }
    lines.join("\n")
}

/// The meaning of all parameters, of those of a table, or of one.
fn docs(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let asked = args.words().next().map(own_name).unwrap_or_default();
    let is_asked = |param: &Param| {
        asked.is_empty() || param.name == asked || param.name.starts_with(&format!("{asked}."))
    };
    let words = |Param { name, value, about }: Param| {
        let Parameter { kind, default, doc, .. } = about;
        format!("{name} = {value} ({kind}, by default {}): {doc}", kind.write(default))
    };
    let lines: Vec<String> = all(session).into_iter().filter(is_asked).map(words).collect();
    if lines.is_empty() {
        Err(Failure::Other(unknown(session, &asked)))
    } else {
        Ok(lines.join("\n"))
    }
}
