//! `octant book watch`: the state of a population while it grows.

use super::super::Outcome;
use super::super::values::percent;
use crate::population::{Population, Trials, Watch as Watcher};
use crate::store::{self, StoreError};
#[cfg(feature = "plot")]
use crate::{files, plot::PlotFormat};
use clap::Args;
#[cfg(feature = "plot")]
use std::error::Error;
use std::io::{self, IsTerminal, Write};
#[cfg(feature = "plot")]
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

/// Show a population while it grows: games, success of each color, the next game and what is new
#[derive(Args)]
pub(super) struct Watch {
    /// The population: a directory, or postgres://...
    #[arg(value_name = "DIR|URL")]
    population: String,
    /// Draw the success of each color against the number of games here (.svg or .png)
    #[cfg(feature = "plot")]
    #[arg(short, long, value_name = "PLOT")]
    output: Option<PathBuf>,
    /// Draw the learner's success against one who has learned nothing here, where the run plays
    /// --trials (.svg or .png)
    #[cfg(feature = "plot")]
    #[arg(long, value_name = "PLOT")]
    learner: Option<PathBuf>,
    /// Seconds from one look to the next
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    every: u64,
    /// Look once and stop
    #[arg(long)]
    once: bool,
    /// The games of the moving average
    #[arg(long, value_name = "GAMES", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    window: u32,
    /// The success rate above which the population follows a move, in percent
    #[arg(long, value_name = "PERCENT", default_value_t = 10.0, value_parser = percent)]
    threshold: f64,
    /// The moves within which the run's games shall differ, as in octant book evolve
    #[arg(long, value_name = "MOVES", default_value_t = Population::BEGINNING)]
    beginning: usize,
}

impl Watch {
    pub(super) fn run(&self) -> Outcome {
        #[cfg(feature = "plot")]
        let success = format_of(self.output.as_deref())?;
        #[cfg(feature = "plot")]
        let learner = format_of(self.learner.as_deref())?;
        let mut watcher = self.open()?;
        let mut screen = Screen { is_terminal: io::stdout().is_terminal(), lines: 0 };
        let mut is_first = true;
        loop {
            match watcher.look() {
                Ok(news) if news > 0 || is_first => {
                    is_first = false;
                    screen.show(&watcher.report().to_string())?;
                    #[cfg(feature = "plot")]
                    if let Some((path, format)) = success {
                        write(path, &watcher.plot(format)?)?;
                    }
                    #[cfg(feature = "plot")]
                    if let Some((path, format)) = learner {
                        write(path, &watcher.plot_learner(format)?)?;
                    }
                }
                // The pace goes down.
                Ok(_) if screen.is_terminal => screen.show(&watcher.report().to_string())?,
                Ok(_) => {}
                Err(error) if is_first => return Err(error.into()),
                // A server comes back: then everything is read again.
                Err(error) => {
                    log::warn!("{error}");
                    if let Ok(again) = self.open() {
                        (watcher, is_first) = (again, true);
                    }
                }
            }
            if self.once {
                return Ok(());
            }
            sleep(Duration::from_secs(self.every));
        }
    }

    fn open(&self) -> Result<Watcher, StoreError> {
        let store = store::open(&self.population)?;
        let trials = match store::look::<Trials>(&self.population)? {
            Some(_) => Some(store::open(&self.population)?),
            None => None,
        };
        let (window, threshold) = (self.window as usize, self.threshold / 100.0);
        Ok(Watcher::new(store, trials, window, threshold, self.beginning))
    }
}

/// A picture's place and format.
#[cfg(feature = "plot")]
fn format_of(path: Option<&Path>) -> Result<Option<(&Path, PlotFormat)>, Box<dyn Error>> {
    let Some(path) = path else { return Ok(None) };
    let error = || format!("{}: the ending names no picture (.svg, .png)", path.display());
    Ok(Some((path, PlotFormat::of_name(path).ok_or_else(error)?)))
}

#[cfg(feature = "plot")]
fn write(path: &Path, picture: &[u8]) -> Outcome {
    let written = files::replace(path, picture);
    Ok(written.map_err(|error| format!("{}: {error}", path.display()))?)
}

/// The standard output; what a terminal shows is written over.
struct Screen {
    is_terminal: bool,
    lines: usize,
}

impl Screen {
    fn show(&mut self, text: &str) -> io::Result<()> {
        let mut out = io::stdout().lock();
        if self.is_terminal && self.lines > 0 {
            // Up to the first line, and everything below it away.
            write!(out, "\x1b[{}A\x1b[J", self.lines)?;
        }
        self.lines = text.lines().count();
        out.write_all(text.as_bytes())?;
        out.flush()
    }
}
