//! Commands of the client of the Computer Go Server.

use super::{Family, Outcome, done};
use crate::gtp::client::Client;
use crate::gtp::protocol::Args;
use crate::gtp::report;
use crate::gtp::session::Session;

pub(super) const COMMANDS: Family = &[
    ("cgos-genmove_analyze", genmove_analyze),
    ("cgos-opponent_name", |_, _, _| done()),
    ("cgos-opponent_rating", |_, _, _| done()),
    ("cgos-gameover", |session, _, _| {
        session.set_idle();
        done()
    }),
];

/// A move with its reasons in one line of JSON before it.
fn genmove_analyze(session: &mut Session, args: &Args, client: &mut Client<'_>) -> Outcome {
    let request = session.request(args.color(0)?);
    let stop = client.until_interrupt();
    let choice = session.genmove(&request, &stop, &mut |_| {})?;
    client.tell(&report::cgos_json(&choice.analysis));
    Ok(format!("play {}", choice.answer))
}
