//! `octant net train`: a net from games.

use super::super::Outcome;
use super::numbers::{not_negative, positive};
use super::school::{Reading, bar};
use super::sizes::share;
use crate::board::Size;
use crate::net::Shape;
use crate::training::{End, Mark, Places, Plan, Progress, School, Trainer};
use clap::Args;
use indicatif::ProgressBar;
use std::path::PathBuf;
use std::time::Duration;

/// Teach a net by game records
///
/// Whoever wins, by how much and who owns what is learned from the results, the moves from
/// players good enough, or, where a record has the visits of a search, from these. The net is
/// written whenever it is examined. The training may be killed at any time; --resume goes on.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(in crate::cli) struct Train {
    #[command(flatten)]
    reading: Reading,
    /// File of the net
    #[arg(short, long, value_name = "NET")]
    output: PathBuf,
    /// The blocks and the width of the net
    #[arg(long, value_name = "BxC", default_value = "4x32")]
    shape: Shape,
    /// Train for so many examples
    #[arg(long, value_name = "N", conflicts_with = "minutes")]
    samples: Option<u64>,
    /// Train for so many minutes, if no number of examples is given
    #[arg(long, value_name = "M", default_value_t = 20.0, value_parser = positive)]
    minutes: f64,
    /// The examples of a step
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = clap::value_parser!(u32).range(8..=65536))]
    batch: u32,
    /// The highest rate of learning
    #[arg(long, value_name = "X", default_value_t = 0.002, value_parser = positive)]
    rate: f64,
    /// Strength with which weights are kept near nothing
    #[arg(long, value_name = "X", default_value_t = 0.01, value_parser = not_negative)]
    decay: f64,
    /// Weight of the winner beside the move
    #[arg(long, value_name = "X", default_value_t = 1.0, value_parser = not_negative)]
    value_weight: f64,
    /// Weight of the value that a search saw beside the result of its game, 0 to 1
    #[arg(long, value_name = "X", default_value_t = 0.25, value_parser = not_negative)]
    trust: f64,
    /// The share of positions shown with another komi, where the points at the end tell who would
    /// have won then
    #[arg(long, value_name = "SHARE", default_value_t = 0.5, value_parser = super::numbers::share)]
    other_komi: f64,
    /// Shares of board sizes, as in 9:0.7,19:0.3; without it, as many as there are positions
    #[arg(long, value_name = "SIDE:SHARE,...", value_delimiter = ',', value_parser = share)]
    sizes: Vec<(Size, f64)>,
    /// Positions of the games held out that an examination asks
    #[arg(long, value_name = "N", default_value_t = 4096)]
    exam: usize,
    /// Seed of chance
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// File of the training's state; the net's name with .state, if not given
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// Go on with the state, if there is one
    #[arg(long)]
    resume: bool,
    /// Begin with what another training has learned: its state, or its net (.net)
    #[arg(long, value_name = "STATE|NET")]
    from: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  octant net train games/ -o nets/first.net --shape 4x32 --minutes 20
  octant net train games/ -o nets/first.net --shape 4x32 --minutes 20 --resume";

impl Train {
    pub(in crate::cli) fn run(&self) -> Outcome {
        let state = self.state.clone().unwrap_or_else(|| self.output.with_extension("state"));
        if state.exists() && !self.resume {
            let path = state.display();
            return Err(format!("{path}: exists; --resume goes on with it").into());
        }
        let school = self.reading.read()?;
        let places = Places { net: self.output.clone(), state };
        let is_resumed = places.state.exists();
        let mut trainer = Trainer::new(self.plan(&school), places, &school)?;
        if is_resumed {
            trainer.resume()?;
        } else if let Some(path) = &self.from {
            trainer.begin_with(path)?;
        }
        let bar = bar("{msg} {wide_bar} {percent}% {eta} left");
        bar.set_length(1_000_000);
        trainer.run(|progress| show(&bar, progress))?;
        bar.finish_and_clear();
        Ok(())
    }

    fn plan(&self, school: &School) -> Plan {
        let [games, _] = school.games();
        let names = self.reading.sources.iter().filter_map(|path| path.file_name());
        let names: Vec<_> = names.map(|name| name.to_string_lossy().into_owned()).collect();
        Plan {
            shape: self.shape,
            end: match self.samples {
                Some(samples) => End::Samples(samples),
                None => End::Time(Duration::from_secs_f64(60.0 * self.minutes)),
            },
            batch: self.batch as usize,
            rate: self.rate as f32,
            decay: self.decay as f32,
            value_weight: self.value_weight as f32,
            trust: self.trust.min(1.0) as f32,
            threads: usize::from(self.reading.threads),
            shares: self.sizes.iter().map(|&(size, share)| (size.side(), share)).collect(),
            lent: 0.0,
            other_komi: self.other_komi,
            is_steady: false,
            seed: self.seed,
            exam: self.exam,
            taught_by: format!("{games} games ({})", names.join(", ")),
        }
    }
}

fn show(bar: &ProgressBar, progress: Progress) {
    bar.set_position((1e6 * progress.done.min(1.0)) as u64);
    let faults = progress.faults;
    bar.set_message(format!(
        "{} examples, {:.0}/s; loss {:.3}, top-1 {:.1}%, value error {:.3}",
        progress.samples,
        progress.speed,
        faults.mean_loss(),
        100.0 * faults.top1(),
        faults.value_error()
    ));
    if let Some(mark) = progress.mark {
        bar.suspend(|| eprintln!("{}", line(&mark)));
    }
}

/// An examination in a line.
fn line(mark: &Mark) -> String {
    format!(
        "{:>10} examples {:>6.0} s  rate {:.5}  loss {:.3} | held out: top-1 {:.2}%  top-5 \
         {:.2}%  entropy {:.3}  value error {:.3}  sign {:.1}%  score {:.1}  owners {:.1}%",
        mark.samples,
        mark.seconds,
        mark.rate,
        mark.trained_loss,
        100.0 * mark.top1,
        100.0 * mark.top5,
        mark.entropy,
        mark.value_error,
        100.0 * mark.sign,
        mark.score_error,
        100.0 * mark.owners
    )
}
