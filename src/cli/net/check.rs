//! `octant net check`: what a net knows of games.

use super::super::Outcome;
use super::school::Reading;
use crate::net::{Arithmetic, file};
use crate::training::{Asked, Faults, Report, examine};
use clap::Args;
use indicatif::ProgressBar;
use std::io::{self, Write};
use std::path::PathBuf;

/// Examine a net on games that no training has seen
///
/// One game in twenty, by the hash of its moves, is never learned from: on these the net is asked
/// for the move played, the winner, the score and the owners of the points, by source, board side
/// and move number. The value error is the mean square of the error from -1 to 1.
#[derive(Args)]
pub(in crate::cli) struct Check {
    /// The net
    net: PathBuf,
    #[command(flatten)]
    reading: Reading,
    /// Ask about the games that teach, not those held out
    #[arg(long)]
    taught: bool,
    /// At most so many positions
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    positions: usize,
    /// In this arithmetic only: int8, f32, plain or auto; in f32 and int8, if not given
    #[arg(long, value_name = "KIND")]
    arithmetic: Option<Arithmetic>,
}

impl Check {
    pub(in crate::cli) fn run(&self) -> Outcome {
        let weights = file::read(&self.net)?;
        let school = self.reading.read()?;
        let asked = if self.taught { Asked::Others } else { Asked::HeldOut };
        let kinds =
            self.arithmetic.map_or(vec![Arithmetic::Float, Arithmetic::Bytes], |kind| vec![kind]);
        for kind in kinds {
            let bar = ProgressBar::new(0);
            let watch = |at, all| {
                bar.set_length(all as u64);
                bar.set_position(at as u64);
            };
            let report = examine(&weights, kind, &school, asked, self.positions, watch);
            bar.finish_and_clear();
            if report.all.examples == 0.0 {
                return Err("no position to ask about".into());
            }
            print(&report)?;
        }
        Ok(())
    }
}

fn print(report: &Report) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", report.arithmetic)?;
    writeln!(
        out,
        "{:<28} {:>9} {:>7} {:>7} {:>8} {:>7} {:>7} {:>7} {:>7}",
        "", "positions", "top-1", "top-5", "entropy", "value", "sign", "score", "owners"
    )?;
    line(&mut out, "all", &report.all)?;
    for (source, faults) in &report.by_source {
        line(&mut out, source, faults)?;
    }
    for (side, faults) in &report.by_side {
        line(&mut out, &format!("{side}x{side}"), faults)?;
    }
    for (first, faults) in &report.by_move {
        line(&mut out, &format!("moves {} to {}", first + 1, first + 20), faults)?;
    }
    Ok(())
}

fn line(out: &mut impl Write, name: &str, faults: &Faults) -> io::Result<()> {
    let percent = |share: f64| format!("{:.2}%", 100.0 * share);
    writeln!(
        out,
        "{name:<28} {:>9} {:>7} {:>7} {:>8.4} {:>7.4} {:>7} {:>7.2} {:>7}",
        faults.examples,
        percent(faults.top1()),
        percent(faults.top5()),
        faults.entropy(),
        faults.value_error(),
        percent(faults.sign()),
        faults.score_error(),
        percent(faults.owners())
    )
}
