//! A program that speaks GTP, as a player.
//!
//! The `gtp` crate gives the commands and reads the answers (see [`super::reply`]). Its own
//! process handling is not used: it prints what the program writes to its standard error on
//! our standard output, stops reading at a byte that is not UTF-8, reads a line of any
//! length into memory, waits in steps of a quarter of the time limit, and leaves the process
//! behind when it is dropped. A program here can hang, die, or write anything without end,
//! and costs the match no more than its own game.

use super::player::{Player, PlayerError};
use super::reply::{Reply, Step};
use super::words::words;
use crate::board::{Color, Move, Point};
use crate::clock::{Clock, TimeControl};
use crate::game::{Answer, Game};
use gtp::{Command, Response};
use std::collections::HashSet;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{self, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// A line longer than this is cut off.
const LONGEST_LINE: u64 = 1 << 16;

/// A program that says more than this many lines that belong to no answer is not worth
/// listening to.
const MOST_STRAY_LINES: usize = 1000;

/// Lines that may wait to be read; a program that writes more has to wait itself.
const WAITING_LINES: usize = 256;

/// Time that a program has to leave after `quit`.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program that speaks GTP.
#[derive(Debug)]
pub struct Child {
    process: process::Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    patience: Duration,
    last_id: u32,
    commands: HashSet<String>,
    /// True if it takes periods of byoyomi for single stones of Canadian time.
    counts_stones: bool,
}

impl Child {
    /// Starts a program by its command line. Except for moves, it has `patience` to answer. What does
    /// not answer at all was not started.
    pub fn start(command_line: &str, patience: Duration) -> Result<Child, PlayerError> {
        let not_started =
            |reason: &str| PlayerError::NotStarted(format!("{command_line}: {reason}"));
        let words = words(command_line).ok_or_else(|| not_started("a quote is not closed"))?;
        let (program, arguments) =
            words.split_first().ok_or_else(|| not_started("no program is named"))?;
        let mut process = process::Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| not_started(&error.to_string()))?;
        let (sender, lines) = sync_channel(WAITING_LINES);
        if let Some(output) = process.stdout.take() {
            thread::spawn(move || read_lines(BufReader::new(output), &sender));
        }
        let input = process.stdin.take();
        let mut child = Child {
            process,
            input,
            lines,
            patience,
            last_id: 0,
            commands: HashSet::new(),
            counts_stones: false,
        };
        match child.ask(&mut Command::new("list_commands"), patience) {
            Ok(list) => child.commands = list.split_whitespace().map(str::to_string).collect(),
            // A program that cannot list its commands has the required ones.
            Err(PlayerError::Refused(..)) => {}
            Err(error) => return Err(not_started(&format!("{error}; does it speak GTP?"))),
        }
        Ok(child)
    }

    /// Tells whether the program says that it knows a command.
    pub fn knows(&self, command: &str) -> bool {
        self.commands.contains(command)
    }

    /// Sends a command and waits for its answer.
    fn ask(&mut self, command: &mut Command, patience: Duration) -> Result<String, PlayerError> {
        let text = command.to_string().trim_end().to_string();
        self.last_id += 1;
        command.set_id(self.last_id);
        if self.send(&command.to_bytes()).is_err() {
            return Err(PlayerError::Died(text));
        }
        let deadline = Instant::now() + patience;
        let mut reply = Reply::default();
        let mut stray_lines = 0;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                // Asked here too: a program that never stops talking always has a line ready.
                return Err(PlayerError::Hangs(text, patience));
            }
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => PlayerError::Hangs(text.clone(), patience),
                RecvTimeoutError::Disconnected => PlayerError::Died(text.clone()),
            })?;
            match reply.push(&line) {
                Step::More => {}
                Step::Stray if stray_lines < MOST_STRAY_LINES => stray_lines += 1,
                Step::Stray | Step::Garbage => return Err(PlayerError::Garbage(excerpt(&line))),
                // The answer to something asked earlier, which nobody waits for any more.
                Step::Complete(late) if ![0, self.last_id].contains(&late.id_0()) => {}
                Step::Complete(Response::Result((_, answer))) => return Ok(answer),
                Step::Complete(Response::Error((_, reason))) => {
                    return Err(PlayerError::Refused(text, excerpt(&reason)));
                }
            }
        }
    }

    fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        let input = self.input.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        input.write_all(bytes)?;
        input.flush()
    }

    /// Sends a command whose answer says nothing.
    fn tell(&mut self, mut command: Command) -> Result<(), PlayerError> {
        self.ask(&mut command, self.patience).map(|_| ())
    }

    /// Sends a command that the program need not know.
    fn suggest(&mut self, command: Command, name: &str) -> Result<(), PlayerError> {
        if !self.knows(name) {
            return Ok(());
        }
        match self.tell(command) {
            Err(PlayerError::Refused(..)) => Ok(()),
            other => other,
        }
    }

    /// Sets the clock. GTP's own command has no word for periods or increments; for a program
    /// that knows no other a period is one stone of Canadian time, and an increment is left
    /// out, which costs it thought but never the game.
    fn set_time(&mut self, control: TimeControl) -> Result<(), PlayerError> {
        let known: &[&str] = match control {
            TimeControl::Byoyomi { .. } => &["kgs-time_settings", "kata-time_settings"],
            TimeControl::Fischer { .. } => &["kata-time_settings"],
            _ => &[],
        };
        let name = known.iter().find(|name| self.knows(name));
        self.counts_stones = name.is_none() && matches!(control, TimeControl::Byoyomi { .. });
        if let Some(name) = name {
            let words = control.words();
            return self.suggest(Command::new_with_args(name, |eb| eb.s(&words)), name);
        }
        let seconds = |time: Duration| u32::try_from(time.as_secs()).unwrap_or(u32::MAX);
        let (main, period, stones) = match control {
            TimeControl::Unlimited => (0, 1, 0),
            TimeControl::Absolute { main } | TimeControl::Fischer { main, .. } => {
                (seconds(main), 0, 0)
            }
            TimeControl::Byoyomi { main, period, .. } => (seconds(main), seconds(period), 1),
            TimeControl::Canadian { main, period, stones } => {
                (seconds(main), seconds(period), stones)
            }
        };
        let settings =
            Command::new_with_args("time_settings", |eb| eb.i(main).i(period).i(stones).list());
        self.suggest(settings, "time_settings")
    }
}

impl Player for Child {
    fn begin(&mut self, game: &Game, clock: &Clock) -> Result<(), PlayerError> {
        let side = game.size().side() as u32;
        self.tell(Command::new_with_args("boardsize", |eb| eb.i(side)))?;
        self.tell(Command::new("clear_board"))?;
        let rules = game.rules().to_string();
        self.suggest(Command::new_with_args("kgs-rules", |eb| eb.s(&rules)), "kgs-rules")?;
        let komi = game.komi().points();
        self.tell(Command::new_with_args("komi", |eb| eb.f(komi)))?;
        self.set_time(clock.control())?;
        for &(color, mv) in game.moves() {
            self.play(color, mv)?;
        }
        Ok(())
    }

    fn play(&mut self, color: Color, mv: Move) -> Result<(), PlayerError> {
        let is_white = color == Color::White;
        self.tell(Command::new_with_args("play", |eb| eb.mv(is_white, vertex(mv))))
    }

    fn genmove(
        &mut self,
        color: Color,
        clock: &Clock,
        patience: Duration,
    ) -> Result<Answer, PlayerError> {
        let is_white = color == Color::White;
        if clock.control() != TimeControl::Unlimited {
            let left = clock.left(color);
            let time = u32::try_from(left.time.as_secs()).unwrap_or(u32::MAX);
            let stones = if self.counts_stones { left.stones.min(1) } else { left.stones };
            let command = Command::new_with_args("time_left", |eb| {
                eb.color(is_white).i(time).i(stones).list()
            });
            self.suggest(command, "time_left")?;
        }
        let mut command = Command::new_with_args("genmove", |eb| eb.color(is_white));
        let answer = self.ask(&mut command, patience)?;
        let word = answer.split_whitespace().next().unwrap_or_default();
        // Not the crate's vertex, which takes I5 for H5.
        word.parse().map_err(|_| PlayerError::Garbage(excerpt(&answer)))
    }

    fn dead_stones(&mut self) -> Result<Option<Vec<Point>>, PlayerError> {
        if !self.knows("final_status_list") {
            return Ok(None);
        }
        let mut command = Command::new_with_args("final_status_list", |eb| eb.s("dead"));
        let answer = match self.ask(&mut command, self.patience) {
            Err(PlayerError::Refused(..)) => return Ok(None),
            other => other?,
        };
        let points: Result<Vec<Point>, _> = answer.split_whitespace().map(str::parse).collect();
        points.map(Some).map_err(|_| PlayerError::Garbage(excerpt(&answer)))
    }
}

impl Drop for Child {
    /// Says goodbye and makes sure of it.
    fn drop(&mut self) {
        let has_heard = self.send(b"quit\n").is_ok();
        drop(self.input.take());
        let started = Instant::now();
        while has_heard && started.elapsed() < FAREWELL {
            if matches!(self.process.try_wait(), Ok(Some(_))) {
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
        // It may have ended in this moment: then there is nothing left to kill.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Reads lines until the output ends or nobody listens.
fn read_lines(mut output: impl BufRead, sender: &SyncSender<String>) {
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let text = String::from_utf8_lossy(&line);
        if sender.send(text.trim_end_matches(['\r', '\n']).to_string()).is_err() {
            return;
        }
    }
}

/// A move as the crate has it: from 1 at the left and the bottom, 0 for a pass.
fn vertex(mv: Move) -> (i32, i32) {
    mv.point().map_or((0, 0), |point| (point.col() as i32 + 1, point.row() as i32 + 1))
}

/// The beginning of a text, enough to recognize it.
fn excerpt(text: &str) -> String {
    text.chars().take(60).collect()
}
