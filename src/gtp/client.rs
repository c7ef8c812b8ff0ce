//! The client, as a command sees it.

use super::inbox::Inbox;
use super::protocol::{Failure, Response};
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The client, as a running command sees it: it can be told something before the answer is
/// complete, and it can tell the command to stop.
pub struct Client<'a> {
    inbox: &'a Inbox,
    output: &'a mut dyn Write,
    id: Option<u32>,
    is_streaming: bool,
    broken: Option<io::Error>,
}

impl<'a> Client<'a> {
    /// The client that waits for the answer to a command, which may have a number.
    pub(super) fn new(inbox: &'a Inbox, output: &'a mut dyn Write, id: Option<u32>) -> Client<'a> {
        Client { inbox, output, id, is_streaming: false, broken: None }
    }

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
    pub(super) fn finish(mut self, outcome: Result<String, Failure>) -> io::Result<()> {
        if self.is_streaming {
            let last = outcome.unwrap_or_default();
            self.write(&if last.is_empty() { "\n".to_string() } else { format!("{last}\n\n") });
        } else {
            self.write(&Response::new(self.id, outcome).to_string());
        }
        self.broken.map_or(Ok(()), Err)
    }
}

/// Sends a text at once.
pub(super) fn send(output: &mut dyn Write, text: &str) -> io::Result<()> {
    log::debug!("< {}", text.trim_end());
    output.write_all(text.as_bytes())?;
    output.flush()
}
