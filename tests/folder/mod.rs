//! A folder in which a test runs the program. A test adds what it needs there.
#![allow(dead_code, reason = "no test program needs all of it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A folder to work in, gone with the test.
pub struct Folder(TempDir);

impl Folder {
    /// An empty folder.
    pub fn empty() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    /// A file in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The bytes of a file.
    pub fn bytes(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).expect("a file")
    }

    /// The text of a file.
    pub fn text(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).expect("a text file")
    }

    /// The names of its files, in order.
    pub fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a folder");
        let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
        let mut names: Vec<String> =
            entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// `octant` with words separated by spaces, in the folder, without the settings of whoever
    /// runs the tests; `@NAME` is the path of a game record for the tests.
    pub fn command(&self, arguments: &str) -> Command {
        let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/book");
        let words = arguments.split_whitespace().map(|word| match word.strip_prefix('@') {
            Some(name) => records.join(name),
            None => word.into(),
        });
        let mut command = Command::new(env!("CARGO_BIN_EXE_octant"));
        command.args(words).env_remove("RUST_LOG").env("OCTANT_CONFIG", "/dev/null");
        command.current_dir(&self.0);
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
