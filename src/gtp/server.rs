//! The loop: a line, a command, an answer.

use super::commands;
use super::inbox::{Inbox, Line};
use super::protocol::{Command, Failure, Response};
use super::session::Session;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

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
    let mut client = Client { inbox, output, id: command.id, is_streaming: false, broken: None };
    let outcome = match commands::find(&command.name) {
        Some(run) => run(session, &command.args, &mut client),
        None => Err(Failure::UnknownCommand),
    };
    client.finish(outcome)
}

fn send(output: &mut dyn Write, text: &str) -> io::Result<()> {
    log::debug!("< {}", text.trim_end());
    output.write_all(text.as_bytes())?;
    output.flush()
}

/// The client, as a running command sees it: it can be told something before the answer is
/// complete, and it can tell the command to stop.
pub struct Client<'a> {
    inbox: &'a Inbox,
    output: &'a mut dyn Write,
    id: Option<u32>,
    is_streaming: bool,
    broken: Option<io::Error>,
}

impl Client<'_> {
    /// The flag for a command that ends only when the client interrupts it.
    pub fn until_interrupt(&self) -> Arc<AtomicBool> {
        self.inbox.until_interrupt()
    }

    /// The flag for a command that ends when the client sends anything.
    pub fn until_input(&self) -> Arc<AtomicBool> {
        self.inbox.until_input()
    }

    /// Waits until the client sends anything.
    pub fn wait_for_input(&self) {
        if self.broken.is_none() {
            self.inbox.wait();
        }
    }

    /// Begins an answer that is told line by line.
    pub fn begin(&mut self) {
        if !self.is_streaming {
            self.is_streaming = true;
            let start = self.id.map_or_else(|| "=\n".to_string(), |id| format!("={id}\n"));
            self.write(&start);
        }
    }

    /// Tells a line of the answer at once.
    pub fn tell(&mut self, line: &str) {
        self.begin();
        self.write(&format!("{line}\n"));
    }

    /// Tells whether the client can still be told something.
    pub fn is_there(&self) -> bool {
        self.broken.is_none()
    }

    fn write(&mut self, text: &str) {
        if self.broken.is_none() {
            self.broken = send(self.output, text).err();
        }
    }

    /// Completes the answer. A failure after the first lines were told cannot be marked as
    /// one any more; it is left out.
    fn finish(mut self, outcome: Result<String, Failure>) -> io::Result<()> {
        if self.is_streaming {
            let last = outcome.unwrap_or_default();
            self.write(&if last.is_empty() { "\n".to_string() } else { format!("{last}\n\n") });
        } else {
            self.write(&Response::new(self.id, outcome).to_string());
        }
        self.broken.map_or(Ok(()), Err)
    }
}
