//! Commands of GoGui: pictures of the search.
//!
//! All pictures are GoGui's `gfx` type, which needs no more than the points it is about. The
//! views that the thinker offers are listed beside our own.

use super::{Family, Outcome, done, params};
use crate::engine::{Analysis, Request, View, ViewKind};
use crate::gtp::client::Client;
use crate::gtp::gfx;
use crate::gtp::protocol::{Args, Failure};
use crate::gtp::session::Session;
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
];

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
    lines.extend(super::solver::PICTURES.map(str::to_string));
    // Not all of them in one dialog, which would not fit on a screen.
    for table in params::tables(session) {
        lines.push(format!("param/Parameters: {table}/octant-param {table}"));
        lines.push(format!("string/Meaning of {table} Parameters/octant-param_docs {table}"));
    }
    lines.push("plist/Dead Stones/final_status_list dead".to_string());
    lines.push("plist/Stones in Seki/final_status_list seki".to_string());
    lines.push("string/Score/final_score".to_string());
    lines.push("string/Estimate Score/estimate_score".to_string());
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
        View::Numbers(numbers, words) => gfx::numbers(&numbers, &words),
        View::Marks(marks, words) => gfx::marks(&marks, &words),
        View::Variation(moves) => gfx::moves(&moves),
        View::Text(text) => text,
    })
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
