//! Commands of GoGui: pictures of the search, and its parameters.
//!
//! All pictures are GoGui's `gfx` type, which needs no more than the points it is about. The
//! views that the thinker offers are listed beside our own.

use super::{Family, Outcome, done};
use crate::engine::{Analysis, Param, Request, View, ViewKind};
use crate::gtp::gfx;
use crate::gtp::protocol::{Args, Failure};
use crate::gtp::server::Client;
use crate::gtp::session::Session;
use crate::parameters::{Kind, ParameterError};
use std::io::{self, Write};
use std::time::Duration;

pub(super) const COMMANDS: Family = &[
    ("gogui-analyze_commands", analyze_commands),
    // Listing it promises that a line `# interrupt` is read while the engine thinks.
    ("gogui-interrupt", |_, _, _| done()),
    ("octant-best_moves", |session, args, client| think(session, args, client, gfx::best_moves)),
    ("octant-ownership", |session, args, client| think(session, args, client, gfx::ownership)),
    ("octant-variation", |session, args, client| think(session, args, client, gfx::variation)),
    ("octant-view", view),
    ("octant-param", param),
];

/// The parameter that belongs to the session.
const LIVE: &str = "live_graphics";

fn analyze_commands(session: &mut Session, _: &Args, _: &mut Client<'_>) -> Outcome {
    let mut lines = vec![
        "gfx/Best Moves/octant-best_moves %c".to_string(),
        "gfx/Ownership/octant-ownership %c".to_string(),
        "gfx/Principal Variation/octant-variation %c".to_string(),
    ];
    for view in session.thinker.views() {
        let kind = if view.kind == ViewKind::Text { "string" } else { "gfx" };
        lines.push(format!("{kind}/{}/octant-view {}", view.label, view.name));
    }
    lines.push("param/All Parameters/octant-param".to_string());
    for table in tables(session) {
        lines.push(format!("param/Parameters: {table}/octant-param {table}"));
    }
    lines.push("string/Explain Parameter/octant-param %s".to_string());
    lines.push("plist/Dead Stones/final_status_list dead".to_string());
    lines.push("plist/Stones in Seki/final_status_list seki".to_string());
    lines.push("string/Score/final_score".to_string());
    Ok(lines.join("\n"))
}

/// Thinks about the position without playing, and draws what was found.
fn think(
    session: &mut Session,
    args: &Args,
    client: &mut Client<'_>,
    draw: fn(&Analysis) -> String,
) -> Outcome {
    let color = if args.is_empty() { session.game.to_play() } else { args.color(0)? };
    let mut request = session.request(color);
    request.skips_book = true;
    let stop = client.until_interrupt();
    let choice = session.thinker.choose(&session.game, &request, &stop, &mut |_| {});
    Ok(draw(&choice.analysis))
}

fn view(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let name = args.word(0)?;
    let view = session
        .thinker
        .view(&session.game, name)
        .ok_or_else(|| Failure::Other(format!("unknown view {name}")))?;
    Ok(match view {
        View::Numbers(numbers) => gfx::numbers(&numbers),
        View::Marks(marks, words) => gfx::marks(&marks, &words),
        View::Variation(moves) => gfx::moves(&moves),
        View::Text(text) => text,
    })
}

/// The names of the thinker's tables of parameters: what stands before the dot.
fn tables(session: &Session) -> Vec<String> {
    let params = session.thinker.params();
    let table = |param: &Param| Some(param.name.split_once('.')?.0.to_string());
    let mut tables: Vec<String> = params.iter().filter_map(table).collect();
    tables.dedup();
    tables
}

/// Without arguments, all parameters; with the name of a table, those in it; with the name of a
/// parameter, what it is. With a name and a value, sets one; the name may be in two words, since
/// GoGui puts the name of a parameter after the command that listed it.
fn param(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    match args.words().collect::<Vec<&str>>()[..] {
        [] => Ok(list_params(session, "")),
        [table] if tables(session).iter().any(|known| known == table) => {
            Ok(list_params(session, &format!("{table}.")))
        }
        [name] => explain(session, name),
        [table, name] if tables(session).iter().any(|known| known == table) => {
            explain(session, &format!("{table}.{name}"))
        }
        [name, value] if name.eq_ignore_ascii_case(LIVE) => {
            session.has_live_graphics = match value {
                "0" => false,
                "1" => true,
                _ => return Err(Failure::Syntax),
            };
            done()
        }
        [name, value] => set_param(session, name, value),
        [table, name, value] => set_param(session, &format!("{table}.{name}"), value),
        _ => Err(Failure::Syntax),
    }
}

fn set_param(session: &mut Session, name: &str, value: &str) -> Outcome {
    session.thinker.set_param(name, value).map_err(Failure::other)?;
    done()
}

/// The meaning of a parameter, the values it may have, and its own.
fn explain(session: &Session, name: &str) -> Outcome {
    let params = session.thinker.params();
    let Some(param) = params.iter().find(|param| param.name == name) else {
        return Err(Failure::other(ParameterError::Unknown(name.to_string())));
    };
    let Param { name, value, about } = param;
    let default = param.default_value();
    Ok(format!("{name} is {value}\n{}\n{}, {default} by default", about.doc, about.kind))
}

/// The parameters whose names begin like this, without that beginning.
fn list_params(session: &Session, beginning: &str) -> String {
    let mut lines = Vec::new();
    if beginning.is_empty() {
        lines.push(format!("[bool] {LIVE} {}", u8::from(session.has_live_graphics)));
    }
    for param in session.thinker.params() {
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

/// The search drawn while it runs, if the client wants to see it: GoGui reads pictures from
/// the standard error.
pub(super) struct LiveGraphics {
    is_on: bool,
}

impl LiveGraphics {
    /// Asks for the reports that the pictures need.
    pub(super) fn new(session: &Session, request: &mut Request) -> LiveGraphics {
        if session.has_live_graphics {
            request.report_every = Some(Duration::from_millis(500));
        }
        LiveGraphics { is_on: session.has_live_graphics }
    }

    /// Draws a report.
    pub(super) fn show(&mut self, analysis: &Analysis) {
        if self.is_on {
            let picture = format!("gogui-gfx:\n{}\n\n", gfx::best_moves(analysis));
            // In one piece, since the log goes to the same place; nobody needs to look.
            let _ = io::stderr().write_all(picture.as_bytes());
        }
    }
}
