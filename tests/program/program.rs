//! The program with a pipe to its input and one from its output.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Longer than any answer takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running engine.
pub struct Program {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Program {
    /// Starts the engine.
    pub fn start(arguments: &[&str]) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_octant"));
        command.arg("gtp").args(arguments);
        Program::spawn(command)
    }

    /// Starts any program, Octant without the settings of whoever runs the tests.
    pub fn spawn(mut command: Command) -> Program {
        if !command.get_envs().any(|(name, _)| name == "OCTANT_CONFIG") {
            command.env("OCTANT_CONFIG", "/dev/null");
        }
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in output.lines() {
                if sender.send(line.expect("UTF-8")).is_err() {
                    return;
                }
            }
        });
        Program { input: child.stdin.take(), child, lines }
    }

    /// Sends bytes as they are.
    pub fn send(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(bytes).expect("octant reads");
        input.flush().expect("octant reads");
    }

    /// The next line of output.
    pub fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("a line of output")
    }

    /// The next answer, without the blank line that ends it.
    pub fn answer(&self) -> String {
        let mut lines = Vec::new();
        loop {
            match self.line() {
                end if end.is_empty() => return lines.join("\n"),
                line => lines.push(line),
            }
        }
    }

    /// Sends a command and returns its answer.
    pub fn ask(&mut self, command: &str) -> String {
        self.send(format!("{command}\n").as_bytes());
        self.answer()
    }

    /// Tells whether a line of output is waiting after a while.
    pub fn is_silent_for(&self, while_: Duration) -> bool {
        self.lines.recv_timeout(while_).is_err()
    }

    /// Closes the input.
    pub fn close(&mut self) {
        drop(self.input.take());
    }

    /// Closes the input and returns how long the program took to end.
    pub fn hang_up(mut self) -> Duration {
        self.close();
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().expect("a child") {
                assert!(status.success());
                return started.elapsed();
            }
            thread::sleep(Duration::from_millis(2));
        }
        panic!("octant goes on without a client");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
