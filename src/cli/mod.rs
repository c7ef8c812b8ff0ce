//! The command line: one file per subcommand.
//!
//! A subcommand is a struct of its arguments with a `run` method. Adding one takes its file,
//! its `mod` line, and its variant and arm in `Command`. Answers go to the standard output;
//! log lines and errors go to the standard error.
//!
//! The exit code is 0 on success, 1 when a command fails, with the reason in one line, and 2
//! when the command line itself is wrong.

mod analysis;
mod bench;
mod book;
mod config;
mod configure;
mod evolve;
mod experiment;
mod faster;
mod game;
mod gtp;
mod learn;
mod manual;
mod matches;
mod net;
mod opponent;
mod play;
mod player;
mod progress;
mod review;
mod search;
mod selfplay;
mod solver;
mod values;
mod version;

use crate::clock::Stamp;
use clap::error::ErrorKind;
use clap::{ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand};
use config::Config;
use log::LevelFilter;
use std::env;
use std::error::Error;
use std::ffi::OsString;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// The outcome of a command; an error's text is the one line that the user reads.
type Outcome = Result<(), Box<dyn Error>>;

/// A Go engine that speaks GTP and carries its own opening book
///
/// Without a command it plays: `octant` is `octant gtp`, what a client such as GoGui or Sabaki
/// starts, and `octant --size 9` is `octant gtp --size 9`. `octant gtp --help` explains how it
/// thinks, and every other command has its help too.
#[derive(Parser)]
#[command(version = version::short(), long_version = version::long())]
struct Arguments {
    /// Show what happens on the standard error (-v the search as it thinks, -vv all of GTP too);
    /// RUST_LOG is obeyed as well
    #[arg(short, long, global = true, action = ArgAction::Count, display_order = 900)]
    verbose: u8,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Gtp(gtp::Gtp),
    Play(play::Play),
    Analysis(analysis::Analysis),
    Review(review::Review),
    Match(matches::Matches),
    Selfplay(selfplay::Selfplay),
    Book(book::Book),
    Learn(learn::Learn),
    Net(net::Net),
    Evolve(evolve::Evolve),
    Solver(solver::Solver),
    Experiment(experiment::Experiment),
    Bench(bench::Bench),
    Configure(configure::Configure),
    #[command(hide = true)]
    Manual(manual::Manual),
    Completions(manual::Completions),
}

impl Command {
    fn run(&self) -> Outcome {
        match self {
            Command::Gtp(gtp) => gtp.run(),
            Command::Play(play) => play.run(),
            Command::Analysis(analysis) => analysis.run(),
            Command::Review(review) => review.run(),
            Command::Match(matches) => matches.run(),
            Command::Selfplay(selfplay) => selfplay.run(),
            Command::Book(book) => book.run(),
            Command::Learn(learn) => learn.run(),
            Command::Net(net) => net.run(),
            Command::Evolve(evolve) => evolve.run(),
            Command::Solver(solver) => solver.run(),
            Command::Experiment(experiment) => experiment.run(),
            Command::Bench(bench) => bench.run(),
            Command::Configure(configure) => configure.run(),
            Command::Manual(manual) => manual.run(),
            Command::Completions(completions) => completions.run(),
        }
    }
}

impl Arguments {
    /// Reads the command line. A program started without a command plays, and one that plays
    /// has a file of settings.
    fn read() -> Result<Arguments, Box<dyn Error>> {
        let mut words: Vec<OsString> = env::args_os().collect();
        if has_flags_of_gtp(&words) {
            words.insert(1, "gtp".into());
        }
        let mut arguments = Arguments::parse_from(&words);
        if arguments.command.is_none() {
            words.push("gtp".into());
            arguments = Arguments::parse_from(&words);
        }
        let Some(Command::Gtp(gtp)) = &arguments.command else { return Ok(arguments) };
        match Config::find(gtp.config_file())? {
            None => Ok(arguments),
            Some(config) => Arguments::configured(&words, &config),
        }
    }

    /// Reads the command line again, with the defaults of a file.
    fn configured(words: &[OsString], config: &Config) -> Result<Arguments, Box<dyn Error>> {
        let command = Arguments::command();
        let gtp = command.find_subcommand("gtp").cloned().unwrap_or_default();
        let gtp = config.defaults(gtp)?;
        // The words alone were in order: what is wrong now comes from the file.
        let mut arguments = command
            .mut_subcommand("gtp", |_| gtp)
            .try_get_matches_from(words)
            .and_then(|matches| Arguments::from_arg_matches(&matches))
            .map_err(|error| config.error(player::first_line(error)))?;
        if let Some(Command::Gtp(gtp)) = &mut arguments.command {
            gtp.player.add_params(config.params()?);
        }
        Ok(arguments)
    }

    fn run(&self) -> Outcome {
        let log_file = match &self.command {
            Some(Command::Gtp(gtp)) => gtp.log_file(),
            _ => None,
        };
        start_log(self.verbose, log_file)?;
        self.command.as_ref().map_or(Ok(()), Command::run)
    }
}

/// Tells whether a command line without a command has a flag that only `octant gtp` has: people who
/// read that `octant` is `octant gtp` write `octant --size 9`.
fn has_flags_of_gtp(words: &[OsString]) -> bool {
    let names: Vec<String> =
        Arguments::command().get_subcommands().map(|known| known.get_name().to_string()).collect();
    let is_command =
        |word: &OsString| word == "help" || names.iter().any(|name| word == name.as_str());
    let is_unknown_flag = |error: clap::Error| error.kind() == ErrorKind::UnknownArgument;
    !words.iter().skip(1).any(is_command)
        && Arguments::try_parse_from(words).is_err_and(is_unknown_flag)
}

/// Reads the command line, runs the command and gives the exit code of the program.
pub fn main() -> ExitCode {
    faster::go_on();
    match Arguments::read().and_then(|arguments| arguments.run()) {
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

/// Starts the log; what RUST_LOG says about a module goes before the level asked for. A log
/// in a file is for reading later, so it has the details.
fn start_log(verbose: u8, file: Option<&Path>) -> Outcome {
    let level = match verbose {
        _ if file.is_some() => LevelFilter::Debug,
        0 => LevelFilter::Warn,
        1 => LevelFilter::Info,
        2 => LevelFilter::Debug,
        _ => LevelFilter::Trace,
    };
    let mut log = env_logger::Builder::new();
    log.filter_level(level).parse_default_env().format(|line, record| {
        let (level, room) = (record.level(), record.target());
        writeln!(line, "{} {level:5} {room}: {}", Stamp::now(), record.args())
    });
    if let Some(path) = file {
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.map_err(|error| format!("{}: {error}", path.display()))?;
        log.target(env_logger::Target::Pipe(Box::new(file)));
    }
    log.init();
    Ok(())
}

/// Tells whether the error, or one that it stems from, is a reader that went away.
fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    let mut errors = std::iter::successors(Some(error), |&error| error.source());
    errors.any(|error| {
        let error = error.downcast_ref::<io::Error>();
        error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn flags_of_gtp_need_no_command() {
        let has_flags = |line: &str| {
            let words: Vec<OsString> = line.split_whitespace().map(OsString::from).collect();
            has_flags_of_gtp(&words)
        };
        for line in ["octant --size 9", "octant -v --level 3", "octant --sizee 9"] {
            assert!(has_flags(line), "{line}");
        }
        for line in ["octant", "octant -v", "octant --help", "octant match --size 9", "octant foo"]
        {
            assert!(!has_flags(line), "{line}");
        }
    }

    #[test]
    fn broken_pipes_are_recognized() {
        assert!(is_broken_pipe(&io::Error::from(io::ErrorKind::BrokenPipe)));
        assert!(!is_broken_pipe(&io::Error::from(io::ErrorKind::NotFound)));
    }
}
