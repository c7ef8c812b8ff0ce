//! The loop: a line, a command, an answer.

use super::client::{Client, send};
use super::commands;
use super::inbox::{Inbox, Line};
use super::protocol::{Command, Failure, Response};
use super::session::Session;
use std::io::{self, Write};

/// The reason why the session is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goodbye {
    /// The client said `quit`.
    Quit,
    /// The input came to its end.
    EndOfInput,
}

/// Answers a client until it says goodbye. Nothing but answers is written, each flushed.
pub fn serve(
    session: &mut Session,
    inbox: &mut Inbox,
    output: &mut dyn Write,
) -> io::Result<Goodbye> {
    loop {
        if !inbox.has_input() && session.is_opponents_turn() {
            session.thinker.ponder(&session.game, &inbox.until_input());
        }
        let Some(line) = inbox.next_line() else {
            return Ok(Goodbye::EndOfInput);
        };
        answer(session, inbox, output, &line)?;
        if session.is_over {
            return Ok(Goodbye::Quit);
        }
    }
}

/// Answers one line, if there is a command in it.
fn answer(
    session: &mut Session,
    inbox: &Inbox,
    output: &mut dyn Write,
    line: &Line,
) -> io::Result<()> {
    let bytes = match line {
        Line::Text(bytes) => bytes,
        Line::TooLong => {
            let response = Response::new(None, Err(Failure::other("line too long")));
            return send(output, &response.to_string());
        }
    };
    log::debug!("> {}", String::from_utf8_lossy(bytes).escape_debug());
    let command = match Command::parse(bytes) {
        None => return Ok(()),
        Some(Err(error)) => {
            return send(output, &Response::new(error.id, Err(Failure::Syntax)).to_string());
        }
        Some(Ok(command)) => command,
    };
    let mut client = Client::new(inbox, output, command.id);
    let outcome = match commands::find(&command.name) {
        Some(run) => run(session, &command.args, &mut client),
        None => Err(Failure::UnknownCommand),
    };
    client.finish(outcome)
}
