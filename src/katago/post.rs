//! The way out of answers.

use serde_json::Value;
use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

/// The way out: a line for every answer, one at a time.
pub(super) struct Post<'a> {
    /// The place where lines go, and the reason why they no longer do.
    output: Mutex<(&'a mut (dyn Write + Send), Option<io::Error>)>,
}

impl<'a> Post<'a> {
    /// A way out into some output.
    pub(super) fn new(output: &'a mut (dyn Write + Send)) -> Post<'a> {
        Post { output: Mutex::new((output, None)) }
    }

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
    pub(super) fn is_broken(&self) -> bool {
        self.output.lock().unwrap_or_else(PoisonError::into_inner).1.is_some()
    }

    /// The reason why lines no longer went out, if there is one.
    pub(super) fn into_result(self) -> io::Result<()> {
        let (_, broken) = self.output.into_inner().unwrap_or_else(PoisonError::into_inner);
        broken.map_or(Ok(()), Err)
    }
}
