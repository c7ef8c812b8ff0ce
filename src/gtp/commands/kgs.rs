//! Commands of kgsGtp.

use super::{Family, Outcome, done};
use crate::game::Rules;
use crate::gtp::client::Client;
use crate::gtp::protocol::{Args, Failure};
use crate::gtp::session::Session;

pub(super) const COMMANDS: Family = &[
    ("kgs-rules", rules),
    ("kgs-genmove_cleanup", genmove_cleanup),
    // The board stays: an adjourned game may go on. But nobody is waited for.
    ("kgs-game_over", |session, _, _| {
        session.set_idle();
        done()
    }),
];

fn rules(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let rules: Rules = args.word(0)?.parse().map_err(Failure::other)?;
    session.game.set_rules(rules);
    done()
}

/// A move of a player who does not pass while dead enemy stones can be captured.
fn genmove_cleanup(session: &mut Session, args: &Args, client: &mut Client<'_>) -> Outcome {
    let mut request = session.request(args.color(0)?);
    request.is_cleanup = true;
    let stop = client.until_interrupt();
    let choice = session.genmove(&request, &stop, &mut |_| {})?;
    Ok(choice.answer.to_string())
}
