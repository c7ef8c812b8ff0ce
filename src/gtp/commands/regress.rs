//! Commands of regression tests and statistics.

use super::{Family, Outcome};
use crate::game::Answer;
use crate::gtp::client::Client;
use crate::gtp::protocol::Args;
use crate::gtp::session::Session;
use std::sync::LazyLock;
use std::time::Instant;

pub(super) const COMMANDS: Family = &[("reg_genmove", reg_genmove), ("cputime", cputime)];

/// The move it would make; the game and the clocks stay as they are. A test asks for a move, so
/// a lost game is not given up.
fn reg_genmove(session: &mut Session, args: &Args, client: &mut Client<'_>) -> Outcome {
    let request = session.request(args.color(0)?);
    let stop = client.until_interrupt();
    let choice = session.thinker.choose(&session.game, &request, &stop, &mut |_| {});
    let best = choice.analysis.best().filter(|_| choice.answer == Answer::Resign);
    Ok(best.map_or(choice.answer.to_string(), |best| best.mv.to_string()))
}

fn cputime(session: &mut Session, _: &Args, _: &mut Client<'_>) -> Outcome {
    session.cpu_time = session.cpu_time.max(cpu_seconds());
    Ok(format!("{:.2}", session.cpu_time))
}

/// The processor time of all threads of this process. Where the system does not tell, the
/// time since the question was first asked.
fn cpu_seconds() -> f64 {
    static FIRST_ASKED: LazyLock<Instant> = LazyLock::new(Instant::now);
    let fallback = FIRST_ASKED.elapsed().as_secs_f64();
    std::fs::read_to_string("/proc/self/stat")
        .ok()
        .and_then(|stat| ticks(&stat))
        .map_or(fallback, |ticks| ticks as f64 / TICKS_PER_SECOND)
}

/// The unit of Linux' process statistics, the same on every architecture.
const TICKS_PER_SECOND: f64 = 100.0;

/// User and system time in a line of process statistics. The name of the program, in
/// parentheses, may hold anything; the fields are counted from its end.
fn ticks(stat: &str) -> Option<u64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(user + system)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn process_statistics_are_read() {
        let stat = "42 (a) b) S 1 2 3 4 5 6 7 8 9 10 250 50 1 1 20 0 1 0 1 2 3";
        assert_eq!(ticks(stat), Some(300));
        assert_eq!(ticks("42 (x) S 1"), None);
    }
}
