//! The command line: one file per subcommand.
//!
//! A subcommand is a struct of its arguments with a `run` method. Adding one takes its file,
//! its `mod` line, and its variant and arm in `Command`. Answers go to the standard output;
//! log lines and errors go to the standard error.
//!
//! The exit code is 0 on success, 1 when a command fails, with the reason in one line, and 2
//! when the command line itself is wrong.

mod bench;
mod book;
mod gtp;
mod matches;

use clap::{ArgAction, Parser, Subcommand};
use log::LevelFilter;
use std::error::Error;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// What a command comes to; an error's text is the one line that the user reads.
type Outcome = Result<(), Box<dyn Error>>;

#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    /// Log more to the standard error (twice for details); RUST_LOG is obeyed as well
    #[arg(short, long, global = true, action = ArgAction::Count)]
    verbose: u8,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Gtp(gtp::Gtp),
    Match(matches::Matches),
    Book(book::Book),
    Bench(bench::Bench),
}

impl Command {
    /// What a program started without a command does: it plays.
    fn usual() -> Command {
        Arguments::parse_from(["octant", "gtp"]).command.expect("gtp is a command")
    }

    fn run(&self) -> Outcome {
        match self {
            Command::Gtp(gtp) => gtp.run(),
            Command::Match(matches) => matches.run(),
            Command::Book(book) => book.run(),
            Command::Bench(bench) => bench.run(),
        }
    }
}

/// Reads the command line, runs the command and gives the exit code of the program.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    start_log(arguments.verbose);
    let command = arguments.command.unwrap_or_else(Command::usual);
    match command.run() {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough, as in `octant bench | head -1`.
        Err(error) if is_broken_pipe(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            // Nowhere is left to report that the standard error is closed.
            let _ = writeln!(io::stderr(), "octant: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Starts the log; what RUST_LOG says about a module goes before the level asked for.
fn start_log(verbose: u8) {
    let level = match verbose {
        0 => LevelFilter::Warn,
        1 => LevelFilter::Info,
        2 => LevelFilter::Debug,
        _ => LevelFilter::Trace,
    };
    env_logger::Builder::new().filter_level(level).parse_default_env().init();
}

/// Whether the error, or one that it stems from, is a reader that went away.
fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    let mut errors = std::iter::successors(Some(error), |&error| error.source());
    errors.any(|error| {
        error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn arguments_are_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn broken_pipes_are_recognized() {
        assert!(is_broken_pipe(&io::Error::from(ErrorKind::BrokenPipe)));
        assert!(!is_broken_pipe(&io::Error::from(ErrorKind::NotFound)));
    }
}
