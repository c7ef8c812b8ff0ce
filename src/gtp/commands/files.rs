//! Game records: `loadsgf` and `printsgf`.

use super::{Family, Outcome, done};
use crate::gtp::client::Client;
use crate::gtp::protocol::{Args, Failure};
use crate::gtp::session::Session;
use crate::sgf::GameRecord;
use std::fs;

pub(super) const COMMANDS: Family = &[("loadsgf", loadsgf), ("printsgf", printsgf)];

/// No game record is longer than this many bytes.
const LONGEST_FILE: u64 = 64 << 20;

/// Loads the position before a move, or the last one of the main line.
fn loadsgf(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let (path, moves) = path_and_moves(args)?;
    if !session.has_files {
        return Err(Failure::other("cannot load file: --untrusted does not allow it"));
    }
    let record = read(path).ok_or(Failure::CannotLoad)?;
    let (rules, komi) = (session.game.rules(), session.game.komi());
    let game = record.to_game(moves, rules, komi).map_err(|_| Failure::CannotLoad)?;
    session.start(game);
    done()
}

/// A file name, spaces and all, and how many moves to play: those before the move of the
/// number that may follow the name.
fn path_and_moves(args: &Args) -> Result<(&str, usize), Failure> {
    args.word(0)?;
    let Some((path, number)) = args.text().rsplit_once(' ') else {
        return Ok((args.text(), usize::MAX));
    };
    match args.int(args.count() - 1) {
        Ok(_) => Ok((path.trim_end(), number.parse::<usize>().map_or(0, |n| n.saturating_sub(1)))),
        Err(_) => Ok((args.text(), usize::MAX)),
    }
}

/// Reads a regular file of a sensible length: a device may never end.
fn read(path: &str) -> Option<GameRecord> {
    let about = fs::metadata(path).ok()?;
    if !about.is_file() || about.len() > LONGEST_FILE {
        return None;
    }
    GameRecord::read(&fs::read(path).ok()?).ok()
}

/// Prints the game, or writes it to a file.
fn printsgf(session: &mut Session, args: &Args, _: &mut Client<'_>) -> Outcome {
    let text = session.record().to_sgf();
    if args.is_empty() {
        return Ok(text);
    }
    if !session.has_files {
        return Err(Failure::other("cannot write file: --untrusted does not allow it"));
    }
    fs::write(args.text(), text).map_err(|_| Failure::other("cannot write file"))?;
    done()
}
