//! A folder in which a test runs the program. A test adds what it needs there.
#![allow(dead_code, reason = "no test needs all of it")]

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A folder to work in, gone with the test.
pub struct Bench(TempDir);

impl Bench {
    /// An empty folder.
    pub fn empty() -> Bench {
        Bench(tempfile::tempdir().expect("a folder"))
    }

    /// A file in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// `octant` with words separated by spaces, in the folder.
    pub fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_octant"));
        command.args(arguments.split_whitespace()).env_remove("RUST_LOG").current_dir(&self.0);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs a command.
    pub fn output(&self, arguments: &str) -> Output {
        self.command(arguments).output().expect("octant starts")
    }

    /// The standard output of a command that must succeed and say nothing else.
    pub fn run(&self, arguments: &str) -> String {
        let output = self.output(arguments);
        assert_eq!(text(&output.stderr), "", "{arguments}");
        assert!(output.status.success(), "{arguments}");
        text(&output.stdout)
    }

    /// The standard error of a command that must fail.
    pub fn fail(&self, arguments: &str) -> String {
        let output = self.output(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments}: {}", text(&output.stdout));
        text(&output.stderr)
    }
}

/// The text that a program wrote.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
