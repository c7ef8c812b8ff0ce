//! `octant book watch`: the state of a population while it grows.

use super::super::Outcome;
use super::super::values::percent;
use crate::population::Watch as Watcher;
use crate::store::{self, StoreError};
#[cfg(feature = "plot")]
use crate::{files, plot::PlotFormat};
use clap::Args;
#[cfg(feature = "plot")]
use std::error::Error;
use std::io::{self, IsTerminal, Write};
#[cfg(feature = "plot")]
use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

/// Show a population while it grows: games, success of each color, the line being analyzed
#[derive(Args)]
pub(super) struct Watch {
    /// The population: a directory, or postgres://...
    #[arg(value_name = "DIR|URL")]
    population: String,
    /// Draw the success of each color against the number of games here (.svg or .png)
    #[cfg(feature = "plot")]
    #[arg(short, long, value_name = "PLOT")]
    output: Option<PathBuf>,
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
}

impl Watch {
    pub(super) fn run(&self) -> Outcome {
        #[cfg(feature = "plot")]
        let format = self.format()?;
        let mut watcher = self.open()?;
        let mut screen = Screen { is_terminal: io::stdout().is_terminal(), lines: 0 };
        let mut is_first = true;
        loop {
            match watcher.look() {
                Ok(news) if news > 0 || is_first => {
                    is_first = false;
                    screen.show(&watcher.report().to_string())?;
                    #[cfg(feature = "plot")]
                    if let (Some(path), Some(format)) = (&self.output, format) {
                        let written = files::replace(path, &watcher.plot(format)?);
                        written.map_err(|error| format!("{}: {error}", path.display()))?;
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
        Ok(Watcher::new(store, self.window as usize, self.threshold / 100.0))
    }

    #[cfg(feature = "plot")]
    fn format(&self) -> Result<Option<PlotFormat>, Box<dyn Error>> {
        let Some(path) = &self.output else { return Ok(None) };
        let format = PlotFormat::of_name(path);
        let error = || format!("{}: the ending names no picture (.svg, .png)", path.display());
        Ok(Some(format.ok_or_else(error)?))
    }
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
