//! The service: reads lines, and lets workers answer them.

use super::action::act;
use super::complaint::general;
use super::desk::Desk;
use super::fields::Fields;
use super::overrides::wrong;
use super::query;
use super::wish::Defaults;
use super::worker::Worker;
use crate::engine::Player;
use crate::parameters::ParameterError;
use serde_json::{Map, Value};
use std::io::{self, BufRead, Read, Write};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The longest line that is read; a query of a long game has a few thousand bytes.
const LONGEST: u64 = 16 << 20;

/// Makes players with parameters.
pub(super) type Maker<'a> =
    dyn Fn(&[(String, String)]) -> Result<Player, ParameterError> + Sync + 'a;

/// The program, as it introduces itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identity {
    /// The version.
    pub version: String,
    /// The commit that it was built from.
    pub commit: String,
    /// The neural nets that it uses.
    pub models: Vec<String>,
}

/// Analysis for whoever asks.
pub struct Service<'a> {
    /// Makes a player with parameters of its own.
    pub maker: &'a Maker<'a>,
    /// The program.
    pub identity: Identity,
    /// Positions analyzed at a time.
    pub workers: usize,
    /// The limits of queries that say nothing of them.
    pub defaults: Defaults,
    /// True if what waits is left undone when the input ends.
    pub quits_at_once: bool,
}

impl Service<'_> {
    /// Answers lines until the input ends, and then what is still asked.
    pub fn serve(
        &self,
        mut input: impl BufRead,
        output: &mut (dyn Write + Send),
    ) -> io::Result<()> {
        let desk = Desk::default();
        let post = Post { output: Mutex::new((output, None)) };
        let read = thread::scope(|scope| {
            for _ in 0..self.workers.max(1) {
                let worker = Worker::new(self.maker, &desk, &post);
                scope.spawn(|| worker.work());
            }
            let read = self.read_all(&mut input, &desk, &post);
            if self.quits_at_once || post.is_broken() {
                desk.terminate(|_| true);
            }
            desk.close();
            read
        });
        read.and(post.into_result())
    }

    fn read_all(&self, input: &mut impl BufRead, desk: &Desk, post: &Post) -> io::Result<()> {
        let mut line = Vec::new();
        loop {
            line.clear();
            let count = input.take(LONGEST).read_until(b'\n', &mut line)?;
            if count == 0 || post.is_broken() {
                return Ok(());
            }
            let text = String::from_utf8_lossy(&line);
            if !text.trim().is_empty() {
                log::debug!("> {}", text.trim());
                self.answer(text.trim(), desk, post);
            }
        }
    }

    /// Answers a line at once, or puts what it asks on the desk.
    fn answer(&self, line: &str, desk: &Desk, post: &Post) {
        let object = match serde_json::from_str(line) {
            Ok(Value::Object(object)) => object,
            Ok(other) => {
                let text = "Request line was valid json but was not an object, ignoring";
                return post.send(&general(format!("{text}: {other}")));
            }
            Err(error) => {
                let text = "could not parse input line as json request";
                return post.send(&general(format!("{error} - {text}: {line}")));
            }
        };
        let Some(id) = object.get("id").and_then(Value::as_str) else {
            return post.send(&general("Request must have a string \"id\" field".to_owned()));
        };
        match object.get("action").and_then(Value::as_str) {
            Some(action) => {
                let lines = act(action, &object, id, desk, &self.identity);
                lines.iter().for_each(|line| post.send(line));
            }
            None => self.take_in(id, &object, desk, post),
        }
    }

    /// Puts the positions of a query on the desk.
    fn take_in(&self, id: &str, object: &Map<String, Value>, desk: &Desk, post: &Post) {
        let mut warnings = Vec::new();
        let requests = query::read(Fields(object), id, &self.defaults, &mut warnings);
        let tried = requests.and_then(|requests| {
            let params = requests.first().map_or(&[][..], |request| &request.wish.params);
            if !params.is_empty() {
                (self.maker)(params).map_err(|error| wrong(error.to_string()))?;
            }
            Ok(requests)
        });
        for warning in &warnings {
            post.send(&warning.warning(id));
        }
        match tried {
            Ok(requests) => requests.into_iter().for_each(|request| desk.put(request)),
            Err(complaint) => post.send(&complaint.error(id)),
        }
    }
}

/// The way out: a line for every answer, one at a time.
pub(super) struct Post<'a> {
    /// Where lines go, and why they no longer do.
    output: Mutex<(&'a mut (dyn Write + Send), Option<io::Error>)>,
}

impl Post<'_> {
    /// Sends a line.
    pub(super) fn send(&self, line: &Value) {
        let text = format!("{line}\n");
        log::debug!("< {}", text.trim_end());
        let mut guard = self.output.lock().unwrap_or_else(PoisonError::into_inner);
        let (output, broken) = &mut *guard;
        if broken.is_none() {
            *broken = output.write_all(text.as_bytes()).and_then(|()| output.flush()).err();
        }
    }

    /// Tells whether nobody reads any more.
    fn is_broken(&self) -> bool {
        self.output.lock().unwrap_or_else(PoisonError::into_inner).1.is_some()
    }

    fn into_result(self) -> io::Result<()> {
        let (_, broken) = self.output.into_inner().unwrap_or_else(PoisonError::into_inner);
        broken.map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests;
