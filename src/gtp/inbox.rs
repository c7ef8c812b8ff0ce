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
use std::io::{self, BufRead};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::{Receiver, Sender, channel};
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
    /// True if the running command ends at any input.
    any_input: AtomicBool,
    /// Lines read so far.
    received: AtomicU64,
    /// Lines read before the last interrupt.
    interrupted: AtomicU64,
    /// Weight of the lines in the queue.
    queued: AtomicUsize,
    /// True if the input is at its end.
    ended: AtomicBool,
}

/// The queue of lines.
#[derive(Debug)]
pub struct Inbox {
    lines: Receiver<Line>,
    desk: Arc<Desk>,
    /// Lines taken so far.
    taken: u64,
}

impl Inbox {
    /// Starts to read. `hang_up` is called, once, when the client goes away.
    pub fn open(
        input: impl BufRead + Send + 'static,
        hang_up: impl FnOnce() + Send + 'static,
    ) -> Inbox {
        let (sender, lines) = channel();
        let desk = Arc::new(Desk::default());
        let shared = Arc::clone(&desk);
        thread::spawn(move || {
            if read_all(input, &shared, &sender) {
                hang_up();
            }
        });
        Inbox { lines, desk, taken: 0 }
    }

    /// Waits for the next line; `None` at the end of the input.
    pub fn next_line(&mut self) -> Option<Line> {
        let line = self.lines.recv().ok()?;
        self.desk.queued.fetch_sub(line.weight(), SeqCst);
        self.taken += 1;
        Some(line)
    }

    /// Tells whether a line is waiting, or the input has come to its end.
    pub fn has_input(&self) -> bool {
        self.desk.received.load(SeqCst) > self.taken || self.desk.ended.load(SeqCst)
    }

    /// The flag for a command that ends only at an interrupt.
    pub fn until_interrupt(&self) -> Arc<AtomicBool> {
        self.arm(false)
    }

    /// The flag for a command that ends at any input.
    pub fn until_input(&self) -> Arc<AtomicBool> {
        self.arm(true)
    }

    /// Clears the flag, then raises it again if its reason is there already: the reader may
    /// have been faster than the server.
    fn arm(&self, any_input: bool) -> Arc<AtomicBool> {
        let desk = &self.desk;
        desk.any_input.store(any_input, SeqCst);
        desk.stop.store(false, SeqCst);
        let is_interrupted = desk.interrupted.load(SeqCst) >= self.taken.max(1);
        if is_interrupted || (any_input && self.has_input()) {
            desk.stop.store(true, SeqCst);
        }
        Arc::clone(&desk.stop)
    }

    /// Waits until there is input.
    pub fn wait(&self) {
        while !self.has_input() {
            thread::sleep(Duration::from_millis(1));
        }
    }
}

/// Reads until the end and answers whether the client went away.
fn read_all(mut input: impl BufRead, desk: &Desk, sender: &Sender<Line>) -> bool {
    let mut last = Instant::now();
    // An input that cannot be read any more is at its end.
    while let Ok(Some(line)) = read_line(&mut input) {
        last = Instant::now();
        if let Line::Text(bytes) = &line
            && is_interrupt(bytes)
        {
            desk.interrupted.store(desk.received.load(SeqCst), SeqCst);
            desk.stop.store(true, SeqCst);
            continue;
        }
        while desk.queued.load(SeqCst) > READ_AHEAD {
            thread::sleep(Duration::from_millis(1));
        }
        desk.queued.fetch_add(line.weight(), SeqCst);
        desk.received.fetch_add(1, SeqCst);
        // Before the line is sent: afterwards the flag might stop the command in that line.
        stop_at_input(desk);
        if sender.send(line).is_err() {
            return false;
        }
    }
    let has_gone = last.elapsed() > SCRIPT_END;
    desk.ended.store(true, SeqCst);
    stop_at_input(desk);
    if has_gone {
        desk.stop.store(true, SeqCst);
    }
    has_gone
}

fn stop_at_input(desk: &Desk) {
    if desk.any_input.load(SeqCst) {
        desk.stop.store(true, SeqCst);
    }
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
            flag.load(SeqCst)
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
        assert!(!stop.load(SeqCst));
        client.send(b"\n".to_vec()).expect("open");
        assert!(wait_for(&stop));
        assert!(!inbox.until_interrupt().load(SeqCst));
        assert!(inbox.until_input().load(SeqCst), "the line still waits");
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
            assert!(!stop.load(SeqCst));
        }
    }

    #[test]
    fn an_interrupt_stops_what_was_sent_before_it() {
        let (client, mut inbox, _) = client();
        client.send(b"genmove b\n".to_vec()).expect("open");
        assert_eq!(inbox.next_line(), text("genmove b"));
        let stop = inbox.until_interrupt();
        assert!(!stop.load(SeqCst));
        client.send(b"# interrupt\n".to_vec()).expect("open");
        assert!(wait_for(&stop));
        assert!(inbox.until_interrupt().load(SeqCst), "it may come before the search begins");
        client.send(b"genmove w\n".to_vec()).expect("open");
        assert_eq!(inbox.next_line(), text("genmove w"));
        assert!(!inbox.until_interrupt().load(SeqCst));
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
        assert!(stop.load(SeqCst));
    }
}
