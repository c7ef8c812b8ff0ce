//! `octant configure`: settings for this machine, by measurement.

use super::Outcome;
use super::config::own_path;
use crate::board::Size;
use crate::engine::{Effort, EngineParameters, Player};
use crate::files;
use crate::game::{Game, Komi, Rules};
use crate::search::{Limits, Settings, Task};
use clap::Args;
use std::fs;
use std::io::{self, BufRead, IsTerminal, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::{Duration, Instant};

/// Measure this machine and recommend settings for it
///
/// Searches with one thread, two, four and so on, and says how many are worth it and how much memory
/// the machine can spare. After asking it writes them into the file of settings; what else is in that
/// file stays.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Configure {
    /// The seconds that all measurements may take
    #[arg(long, value_name = "S", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
    /// The file of settings [default: octant/octant.toml in the user's configuration folder]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Write without asking
    #[arg(long, conflicts_with = "no")]
    yes: bool,
    /// Only recommend
    #[arg(long)]
    no: bool,
}

const EXAMPLES: &str = "\
Examples:
  octant configure                 a minute, and then a question
  octant configure --seconds 10 --no";

/// The boards that are measured.
const SIDES: [usize; 2] = [9, 19];

/// A number of threads is worth it if it is this much of the fastest one.
const NEARLY: f64 = 0.95;

/// MiB that a search can use at least and at most.
const LEAST_MEMORY: u64 = 256;
const MOST_MEMORY: u64 = 8192;

/// Simulations a second of some threads on each board.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Speed {
    threads: usize,
    rates: [f64; 2],
}

impl Configure {
    pub(super) fn run(&self) -> Outcome {
        let most = thread::available_parallelism().map_or(1, NonZero::get);
        let counts = thread_counts(most);
        let each = Duration::from_secs(self.seconds.into()) / (2 * counts.len() as u32);
        let mut output = io::stdout();
        writeln!(output, "threads   9x9 sims/s   19x19 sims/s")?;
        let mut speeds = Vec::new();
        for threads in counts {
            let rates = SIDES.map(|side| rate(side, threads, each));
            writeln!(output, "{threads:>7}   {:>10.0}   {:>12.0}", rates[0], rates[1])?;
            speeds.push(Speed { threads, rates });
        }
        let (threads, memory) = (best_threads(&speeds), spare_memory());
        writeln!(
            output,
            "\nGood settings for this machine:\nthreads = {threads}\nmemory = {memory}\n"
        )?;
        let Some(path) = self.config.clone().or_else(own_path) else {
            return Err("there is no folder for settings: name a file with --config".into());
        };
        if self.is_wanted(&path, &mut output)? {
            write_settings(&path, &[("threads", threads as u64), ("memory", memory)])?;
            writeln!(output, "written to {}", path.display())?;
        } else if !self.no {
            writeln!(output, "not written; `--yes` writes without asking")?;
        }
        Ok(())
    }

    /// Asks whether to write, where somebody can answer.
    fn is_wanted(&self, path: &Path, output: &mut dyn Write) -> io::Result<bool> {
        if self.yes || self.no || !io::stdin().is_terminal() {
            return Ok(self.yes);
        }
        write!(output, "Write this to {}? [y/N] ", path.display())?;
        output.flush()?;
        let mut answer = String::new();
        io::stdin().lock().read_line(&mut answer)?;
        Ok(matches!(answer.trim().to_ascii_lowercase().as_str(), "y" | "yes"))
    }
}

/// One, two, four and so on, and as many as the machine has.
fn thread_counts(most: usize) -> Vec<usize> {
    let mut counts: Vec<usize> = std::iter::successors(Some(1), |count| Some(2 * count))
        .take_while(|&count| count < most)
        .collect();
    counts.push(most);
    counts
}

/// Simulations a second on an empty board.
fn rate(side: usize, threads: usize, time: Duration) -> f64 {
    let size = Size::new(side).unwrap_or(Size::MAX);
    let game = Game::new(size, Rules::Chinese, Komi::from_halves(15));
    let settings = Settings { threads, ..Settings::default() };
    let mut player = Player::new(settings, Effort::default(), EngineParameters::default());
    let task = Task::new(&game, game.to_play());
    let started = Instant::now();
    let never = AtomicBool::new(false);
    let analysis = player.study(&task, Limits::time(time), &never, &mut |_| {});
    analysis.simulations as f64 / started.elapsed().as_secs_f64().max(1e-6)
}

/// The least number of threads that is nearly as fast as any, on both boards together.
fn best_threads(speeds: &[Speed]) -> usize {
    let fastest = |board: usize| speeds.iter().map(|speed| speed.rates[board]).fold(1.0, f64::max);
    let worth =
        |speed: &Speed| (0..2).map(|board| speed.rates[board] / fastest(board)).sum::<f64>();
    let best = speeds.iter().map(worth).fold(0.0, f64::max);
    let good = speeds.iter().find(|speed| worth(speed) >= NEARLY * best);
    good.map_or(1, |speed| speed.threads)
}

/// A quarter of the memory that is free, as a power of two.
fn spare_memory() -> u64 {
    let free = fs::read_to_string("/proc/meminfo").ok().and_then(|text| available(&text));
    memory_of(free.unwrap_or(4 * 512))
}

/// The MiB that Linux calls available.
fn available(meminfo: &str) -> Option<u64> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes / 1024)
}

fn memory_of(free: u64) -> u64 {
    let quarter = (free / 4).clamp(LEAST_MEMORY, MOST_MEMORY);
    // The power of two that is not above it.
    1 << quarter.ilog2()
}

fn write_settings(path: &Path, settings: &[(&str, u64)]) -> Outcome {
    let wrong = |error: io::Error| format!("{}: {error}", path.display());
    let old = match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        read => read.map_err(wrong)?,
    };
    fs::create_dir_all(files::folder_of(path)).map_err(wrong)?;
    files::replace(path, merged(&old, settings).as_bytes()).map_err(wrong)?;
    Ok(())
}

/// A file of settings with some of them changed; everything else stays, comments included.
fn merged(old: &str, settings: &[(&str, u64)]) -> String {
    let is_old = |line: &str| {
        let key = line.split('=').next().unwrap_or_default().trim().trim_matches('"');
        line.contains('=') && settings.iter().any(|(name, _)| *name == key)
    };
    let mut text: String =
        settings.iter().map(|(name, value)| format!("{name} = {value}\n")).collect();
    let mut is_before_tables = true;
    for line in old.lines() {
        is_before_tables &= !line.trim_start().starts_with('[');
        if !(is_before_tables && is_old(line)) {
            text += &format!("{line}\n");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counts_of_threads_double_up_to_all() {
        assert_eq!(thread_counts(1), [1]);
        assert_eq!(thread_counts(6), [1, 2, 4, 6]);
        assert_eq!(thread_counts(8), [1, 2, 4, 8]);
    }

    #[test]
    fn threads_that_bring_little_are_left_out() {
        let speed = |threads, one: f64, other: f64| Speed { threads, rates: [one, other] };
        let speeds = [speed(1, 100.0, 10.0), speed(2, 190.0, 19.0), speed(4, 195.0, 19.5)];
        assert_eq!(best_threads(&speeds), 2);
        assert_eq!(best_threads(&speeds[..1]), 1);
        assert_eq!(best_threads(&[speed(1, 0.0, 0.0)]), 1);
    }

    #[test]
    fn memory_is_a_part_of_what_is_free() {
        assert_eq!(available("MemTotal: 9 kB\nMemAvailable:    8388608 kB\n"), Some(8192));
        assert_eq!(memory_of(8192), 2048);
        assert_eq!(memory_of(10), LEAST_MEMORY);
        assert_eq!(memory_of(1 << 20), MOST_MEMORY);
    }

    #[test]
    fn the_rest_of_the_file_stays() {
        let old = "# mine\nthreads = 3\nponder = true\n\n[param.search]\nthreads = 9\n";
        assert_eq!(
            merged(old, &[("threads", 8), ("memory", 1024)]),
            "threads = 8\nmemory = 1024\n# mine\nponder = true\n\n[param.search]\nthreads = 9\n"
        );
    }

    #[test]
    fn settings_are_written_where_there_were_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("octant/octant.toml");
        write_settings(&path, &[("threads", 2)]).expect("a file");
        assert_eq!(fs::read_to_string(path).expect("text"), "threads = 2\n");
    }
}
