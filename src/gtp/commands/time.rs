//! Clocks: the settings of GTP, of KGS and of KataGo.
//!
//! Settings may come at any time, before every move too, and start the clocks again.

use super::{Family, Outcome, done};
use crate::clock::{TimeControl, TimeLeft};
use crate::gtp::client::Client;
use crate::gtp::protocol::{Args, Failure};
use crate::gtp::session::Session;
use std::time::Duration;

pub(super) const COMMANDS: Family = &[
    ("time_settings", time_settings),
    ("time_left", time_left),
    ("kgs-time_settings", |session, args, _| named_settings(session, args, &KGS)),
    ("kata-time_settings", |session, args, _| named_settings(session, args, &KATA)),
    ("kata-list_time_settings", |_, _, _| Ok(KATA.join(" "))),
];

const KGS: [&str; 4] = ["none", "absolute", "byoyomi", "canadian"];
const KATA: [&str; 6] = ["none", "absolute", "byoyomi", "canadian", "fischer", "fischer-capped"];

/// A time longer than any game, so that sums of times stay small.
const LONGEST: f64 = 1e9;

fn time_settings(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let (main, period) = (seconds(args, 0)?, seconds(args, 1)?);
    session.set_time(TimeControl::from_gtp(main, period, args.int(2)?));
    done()
}

fn time_left(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let color = args.color(0)?;
    // A clock that has run out may be sent as less than nothing.
    let time = Duration::from_secs_f64(args.float(1)?.clamp(0.0, LONGEST));
    session.clock.set_left(color, TimeLeft { time, stones: args.int(2)? });
    done()
}

fn named_settings(session: &mut Session, args: &Args, known: &[&str]) -> Outcome {
    let name = args.word(0)?.to_ascii_lowercase();
    if !known.contains(&name.as_str()) {
        return Err(Failure::Syntax);
    }
    session.set_time(args.text().parse().map_err(|_| Failure::Syntax)?);
    done()
}

/// Seconds, whole or not.
fn seconds(args: &Args, index: usize) -> Result<Duration, Failure> {
    let seconds = args.float(index)?;
    if seconds < 0.0 {
        return Err(Failure::Syntax);
    }
    Ok(Duration::from_secs_f64(seconds.min(LONGEST)))
}
