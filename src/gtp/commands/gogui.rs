//! What GoGui shows: pictures of the search, and its parameters.
//!
//! All pictures are GoGui's `gfx` type, which needs no more than the points it is about. The
//! views that the thinker offers are listed beside our own.

use super::{Family, Outcome, done};
use crate::engine::{Analysis, ParamKind, Request, View, ViewKind};
use crate::gtp::gfx;
use crate::gtp::protocol::{Args, Failure};
use crate::gtp::server::Client;
use crate::gtp::session::Session;
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
    lines.push("param/Parameters/octant-param".to_string());
    lines.push("plist/Dead Stones/final_status_list dead".to_string());
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
    request.wants_ownership = true;
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
        View::Labels(labels) => gfx::labels(&labels),
        View::Variation(moves) => gfx::moves(&moves),
        View::Text(text) => text,
    })
}

/// Without arguments, all parameters; with a name and a value, sets one.
fn param(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let Some((name, value)) = args.text().split_once(' ') else {
        return if args.is_empty() { Ok(list_params(session)) } else { Err(Failure::Syntax) };
    };
    let value = value.trim();
    if name.eq_ignore_ascii_case(LIVE) {
        session.has_live_graphics = match value {
            "0" => false,
            "1" => true,
            _ => return Err(Failure::Syntax),
        };
        return done();
    }
    session.thinker.set_param(name, value).map_err(Failure::other)?;
    done()
}

fn list_params(session: &Session) -> String {
    let mut lines = vec![format!("[bool] {LIVE} {}", u8::from(session.has_live_graphics))];
    for param in session.thinker.params() {
        let kind = match param.kind {
            ParamKind::Bool => "bool".to_string(),
            ParamKind::Text => "string".to_string(),
            ParamKind::Choice(choices) => format!("list/{}", choices.join("/")),
        };
        lines.push(format!("[{kind}] {} {}", param.name, param.value));
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
            eprint!("gogui-gfx:\n{}\n\n", gfx::best_moves(analysis));
        }
    }
}
