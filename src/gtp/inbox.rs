//! The input of the client, read while the engine thinks.
//!
//! A thread of its own reads the input and queues the lines, so that a running command can
//! be told that more has arrived. Each command that may be stopped is told in one of two
//! ways: an analysis ends at any input, a blank line included; everything else ends only at
//! GoGui's `# interrupt` line, which counts for every command sent before it.
//!
//! The end of the input has two meanings. A script that was piped in whole ends right after
//! its last line, and wants all its answers. A client that closes the input later has gone
//! away, and nobody is left to read an answer: the hang-up is reported at once, from the
//! reading thread, in the middle of a search too.

use super::protocol::{MAX_LINE, is_interrupt};
use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// An end of input this soon after the last line belongs to a script.
const SCRIPT_END: Duration = Duration::from_millis(250);

/// Lines are not read ahead beyond this many bytes.
const READ_AHEAD: usize = 16 << 20;

/// A line of input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// The bytes of the line, without the line feed.
    Text(Vec<u8>),
    /// A line longer than [`MAX_LINE`], which was skipped.
    TooLong,
}

impl Line {
    /// Weight of a queued line; no line is free.
    fn weight(&self) -> usize {
        match self {
            Line::Text(bytes) => bytes.len() + 32,
            Line::TooLong => 32,
        }
    }
}

/// The things that the reading thread and the server share.
#[derive(Debug, Default)]
struct Desk {
    /// Tells the running command to come to an end.
    stop: Arc<AtomicBool>,
    pile: Mutex<Pile>,
    /// Wakes who waits for the pile to change.
    changed: Condvar,
}

/// The lines that wait, and what is known of those that do not.
#[derive(Debug, Default)]
struct Pile {
    lines: VecDeque<Line>,
    /// Weight of the lines.
    weight: usize,
    /// Lines read so far.
    received: u64,
    /// Lines read before the last interrupt.
    interrupted: u64,
    /// True if the running command ends at any input.
    any_input: bool,
    /// True if the input is at its end.
    has_ended: bool,
    /// True if nobody takes lines any more.
    is_closed: bool,
}

impl Pile {
    /// Tells whether a line is waiting, or the input has come to its end.
    fn has_input(&self) -> bool {
        !self.lines.is_empty() || self.has_ended
    }

    /// Lines taken so far.
    fn taken(&self) -> u64 {
        self.received - self.lines.len() as u64
    }
}

impl Desk {
    fn pile(&self) -> MutexGuard<'_, Pile> {
        self.pile.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The pile when it is no longer as it was.
    fn wait_while(&self, is_so: impl Fn(&mut Pile) -> bool) -> MutexGuard<'_, Pile> {
        self.changed.wait_while(self.pile(), is_so).unwrap_or_else(PoisonError::into_inner)
    }

    /// Stops a command that ends at any input, and wakes who waits for some.
    fn tell_of_input(&self, pile: &Pile) {
        if pile.any_input {
            self.stop.store(true, Relaxed);
        }
        self.changed.notify_all();
    }
}

/// The queue of lines.
#[derive(Debug)]
pub struct Inbox {
    desk: Arc<Desk>,
}

impl Inbox {
    /// Starts to read. `hang_up` is called, once, when the client goes away.
    pub fn open(
        input: impl BufRead + Send + 'static,
        hang_up: impl FnOnce() + Send + 'static,
    ) -> Inbox {
        let desk = Arc::new(Desk::default());
        let shared = Arc::clone(&desk);
        thread::spawn(move || {
            if read_all(input, &shared) {
                hang_up();
            }
        });
        Inbox { desk }
    }

    /// Waits for the next line; `None` at the end of the input.
    pub fn next_line(&mut self) -> Option<Line> {
        let mut pile = self.desk.wait_while(|pile| !pile.has_input());
        let line = pile.lines.pop_front()?;
        pile.weight -= line.weight();
        self.desk.changed.notify_all();
        Some(line)
    }

    /// Tells whether a line is waiting, or the input has come to its end.
    pub fn has_input(&self) -> bool {
        self.desk.pile().has_input()
    }

    /// The flag for a command that ends only at an interrupt.
    pub fn until_interrupt(&self) -> Arc<AtomicBool> {
        self.arm(false)
    }

    /// The flag for a command that ends at any input.
    pub fn until_input(&self) -> Arc<AtomicBool> {
        self.arm(true)
    }

    /// Sets the flag anew. Its reason may be there already: the reader may have been faster than
    /// the server.
    fn arm(&self, any_input: bool) -> Arc<AtomicBool> {
        let mut pile = self.desk.pile();
        pile.any_input = any_input;
        let is_interrupted = pile.interrupted >= pile.taken().max(1);
        self.desk.stop.store(is_interrupted || (any_input && pile.has_input()), Relaxed);
        Arc::clone(&self.desk.stop)
    }

    /// Waits until there is input.
    pub fn wait(&self) {
        drop(self.desk.wait_while(|pile| !pile.has_input()));
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        self.desk.pile().is_closed = true;
        self.desk.changed.notify_all();
    }
}

/// Reads until the end and answers whether the client went away.
fn read_all(mut input: impl BufRead, desk: &Desk) -> bool {
    let mut last = Instant::now();
    // An input that cannot be read any more is at its end.
    while let Ok(Some(line)) = read_line(&mut input) {
        last = Instant::now();
        if let Line::Text(bytes) = &line
            && is_interrupt(bytes)
        {
            let mut pile = desk.pile();
            pile.interrupted = pile.received;
            desk.stop.store(true, Relaxed);
            continue;
        }
        let mut pile = desk.wait_while(|pile| pile.weight > READ_AHEAD && !pile.is_closed);
        if pile.is_closed {
            return false;
        }
        pile.weight += line.weight();
        pile.received += 1;
        pile.lines.push_back(line);
        desk.tell_of_input(&pile);
    }
    let has_gone = last.elapsed() > SCRIPT_END;
    let mut pile = desk.pile();
    pile.has_ended = true;
    desk.tell_of_input(&pile);
    if has_gone {
        desk.stop.store(true, Relaxed);
    }
    has_gone
}

/// Reads a line of any length in bounded memory; `None` at the end of the input.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut is_too_long = false;
    loop {
        let buffer = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if buffer.is_empty() && line.is_empty() && !is_too_long {
            return Ok(None);
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        is_too_long |= line.len() + part.len() > MAX_LINE;
        if !is_too_long {
            line.extend_from_slice(part);
        }
        let is_last = end.is_some() || buffer.is_empty();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if is_last {
            return Ok(Some(if is_too_long { Line::TooLong } else { Line::Text(line) }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufReader, Cursor, Read};
    use std::sync::mpsc::{Receiver, Sender, channel};

    /// An input that waits for its next piece, like a client.
    struct Pieces(Receiver<Vec<u8>>);

    impl Read for Pieces {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let piece = self.0.recv().unwrap_or_default();
            buffer[..piece.len()].copy_from_slice(&piece);
            Ok(piece.len())
        }
    }

    fn client() -> (Sender<Vec<u8>>, Inbox, Receiver<()>) {
        let (sender, receiver) = channel();
        let (gone, has_gone) = channel();
        let inbox = Inbox::open(BufReader::new(Pieces(receiver)), move || {
            gone.send(()).expect("the test listens");
        });
        (sender, inbox, has_gone)
    }

    fn text(line: &str) -> Option<Line> {
        Some(Line::Text(line.as_bytes().to_vec()))
    }

    fn wait_for(flag: &AtomicBool) -> bool {
        (0..2000).any(|_| {
            thread::sleep(Duration::from_millis(1));
            flag.load(Relaxed)
        })
    }

    #[test]
    fn a_script_is_read_to_its_end() {
        let mut inbox = Inbox::open(Cursor::new("a\n\nb\r\n# c\nlast"), || panic!("no hang-up"));
        for line in ["a", "", "b\r", "# c", "last"] {
            assert_eq!(inbox.next_line(), text(line));
        }
        assert_eq!(inbox.next_line(), None);
        assert!(inbox.has_input());
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped() {
        let script = format!("{}\n{}\nname\n", "x".repeat(MAX_LINE), "y".repeat(3 * MAX_LINE));
        let mut inbox = Inbox::open(BufReader::with_capacity(4096, Cursor::new(script)), || {});
        assert_eq!(inbox.next_line(), text(&"x".repeat(MAX_LINE)));
        assert_eq!(inbox.next_line(), Some(Line::TooLong));
        assert_eq!(inbox.next_line(), text("name"));
        assert_eq!(inbox.next_line(), None);
    }

    #[test]
    fn any_input_stops_an_analysis_and_no_other_command() {
        let (client, mut inbox, _) = client();
        client.send(b"analyze\n".to_vec()).expect("open");
        assert_eq!(inbox.next_line(), text("analyze"));
        let stop = inbox.until_input();
        assert!(!stop.load(Relaxed));
        client.send(b"\n".to_vec()).expect("open");
        assert!(wait_for(&stop));
        assert!(!inbox.until_interrupt().load(Relaxed));
        assert!(inbox.until_input().load(Relaxed), "the line still waits");
    }

    #[test]
    fn a_command_is_not_stopped_by_its_own_line() {
        let (client, mut inbox, _) = client();
        for _ in 0..2000 {
            client.send(b"analyze\n".to_vec()).expect("open");
            assert_eq!(inbox.next_line(), text("analyze"));
            let stop = inbox.until_input();
            // Time for the reader to do what it still has to do about the line.
            for _ in 0..20 {
                thread::yield_now();
            }
            assert!(!stop.load(Relaxed));
        }
    }

    #[test]
    fn an_interrupt_stops_what_was_sent_before_it() {
        let (client, mut inbox, _) = client();
        client.send(b"genmove b\n".to_vec()).expect("open");
        assert_eq!(inbox.next_line(), text("genmove b"));
        let stop = inbox.until_interrupt();
        assert!(!stop.load(Relaxed));
        client.send(b"# interrupt\n".to_vec()).expect("open");
        assert!(wait_for(&stop));
        assert!(inbox.until_interrupt().load(Relaxed), "it may come before the search begins");
        client.send(b"genmove w\n".to_vec()).expect("open");
        assert_eq!(inbox.next_line(), text("genmove w"));
        assert!(!inbox.until_interrupt().load(Relaxed));
    }

    #[test]
    fn a_client_that_goes_away_ends_everything() {
        let (client, mut inbox, has_gone) = client();
        client.send(b"genmove b\n".to_vec()).expect("open");
        assert_eq!(inbox.next_line(), text("genmove b"));
        let stop = inbox.until_interrupt();
        thread::sleep(2 * SCRIPT_END);
        drop(client);
        assert_eq!(has_gone.recv_timeout(Duration::from_secs(5)), Ok(()));
        assert!(stop.load(Relaxed));
    }
}
