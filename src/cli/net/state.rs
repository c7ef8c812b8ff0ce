//! `octant net state`: how far a run is.

use super::super::Outcome;
use crate::dojo::{Course, State as Report};
use crate::files;
use crate::plot::PlotFormat;
use crate::store;
use clap::Args;
use std::io::{self, Write};
use std::path::PathBuf;

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
    #[arg(short, long, value_name = "PLOT")]
    output: Option<PathBuf>,
}

impl State {
    pub(in crate::cli) fn run(&self) -> Outcome {
        let mut store = store::open::<Course>(&self.place)?;
        let report = Report::of(store.as_mut())?;
        if let Some(path) = &self.output {
            let format = PlotFormat::of_name(path);
            let ending = || format!("{}: the ending names no picture (.svg, .png)", path.display());
            let picture = report.plot(format.ok_or_else(ending)?)?;
            let written = files::replace(path, &picture);
            written.map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(write!(io::stdout(), "{report}")?)
    }
}
