//! `octant net state`: how far a run is.

use super::super::Outcome;
use crate::dojo::{Course, State as Report};
#[cfg(feature = "plot")]
use crate::plot::PlotFormat;
use crate::store;
use clap::Args;
use std::io::{self, Write};
#[cfg(feature = "plot")]
use std::path::{Path, PathBuf};

/// Show how far a run is: games, nets, and how strong each net is
///
/// The strength of a net is that which explains all matches of the run best; that of the first
/// net is 0. Both that and what nets know of games held out are plotted against the games.
#[derive(Args)]
pub(in crate::cli) struct State {
    /// The place of the run: a directory, or postgres://...
    #[arg(value_name = "DIR|URL")]
    place: String,
    /// Draw the strength of all nets here (.svg or .png)
    #[cfg(feature = "plot")]
    #[arg(short, long, value_name = "PLOT")]
    output: Option<PathBuf>,
}

impl State {
    pub(in crate::cli) fn run(&self) -> Outcome {
        let mut store = store::open::<Course>(&self.place)?;
        let report = Report::of(store.as_mut())?;
        #[cfg(feature = "plot")]
        if let Some(path) = &self.output {
            draw(&report, path)?;
        }
        Ok(write!(io::stdout(), "{report}")?)
    }
}

/// Draws a report in a file.
#[cfg(feature = "plot")]
fn draw(report: &Report, path: &Path) -> Outcome {
    let format = PlotFormat::of_name(path);
    let ending = || format!("{}: the ending names no picture (.svg, .png)", path.display());
    let picture = report.plot(format.ok_or_else(ending)?)?;
    let written = crate::files::replace(path, &picture);
    Ok(written.map_err(|error| format!("{}: {error}", path.display()))?)
}
