//! The service: reads lines, and lets workers answer them.

use super::action::{Identity, act};
use super::complaint::general;
use super::desk::Desk;
use super::fields::Fields;
use super::overrides::wrong;
use super::post::Post;
use super::query;
use super::wish::Defaults;
use super::worker::{Maker, Worker};
use serde_json::{Map, Value};
use std::io::{self, BufRead, Read, Write};
use std::thread;

/// The longest line that is read; a query of a long game has a few thousand bytes.
const LONGEST: u64 = 16 << 20;

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
        let post = Post::new(output);
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

#[cfg(test)]
mod tests;
