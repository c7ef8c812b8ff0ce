//! `octant book stages`: a book of long searches instead of games.

use super::super::Outcome;
use super::super::game::GameArguments;
use super::super::values::percent;
use super::output::Output;
use crate::book::Trim;
use crate::bookmaking::{self, StageProgress};
use crate::game::NotHalfPoints;
use clap::Args;
use indicatif::{HumanCount, HumanDuration, ProgressBar, ProgressStyle};
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Grow a book from long searches: the empty board, its best moves, their best replies
///
/// Every finished tree is kept in a folder beside the book and merged into it. The command can be
/// stopped at any moment and started again: it goes on with the trees that are missing, and the
/// searches under way are all that is lost. With more stages the same trees are used again.
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Stages {
    #[command(flatten)]
    output: Output,
    /// The folder of finished trees, a text file each, named by its line [default: BOOK.trees]
    #[arg(long, value_name = "DIR")]
    trees: Option<PathBuf>,
    /// The stages: 1 is the empty board alone, 2 adds its best moves, 3 the replies to these
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=16))]
    levels: u8,
    /// Number of the best first moves that get a tree
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u16).range(1..=400))]
    first: u16,
    /// The best replies that get a tree, at most
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=400))]
    replies: u16,
    /// Replies that get a tree in any case
    #[arg(long, value_name = "N", default_value_t = 3)]
    least_replies: u16,
    /// Further replies get a tree if they win at most so much less than the best one
    #[arg(long, value_name = "PERCENT", default_value_t = 5.0, value_parser = percent)]
    margin: f64,
    /// The simulations of a tree
    #[arg(long, value_name = "N", default_value_t = 20_000_000, value_parser = clap::value_parser!(u64).range(1..=4_000_000_000))]
    playouts: u64,
    /// Cut lines after so many moves
    #[arg(long, value_name = "MOVES", default_value_t = 16)]
    depth: usize,
    /// Cut moves with fewer simulations [default: 1 in 10000 of a tree, and not under 20]
    #[arg(long, value_name = "N", alias = "min-games")]
    min_simulations: Option<u64>,
    /// Cut moves that won a smaller share of their simulations, in percent
    #[arg(long, value_name = "PERCENT", default_value_t = 25.0, value_parser = percent)]
    min_win_rate: f64,
    #[command(flatten)]
    game: GameArguments,
    /// Trees at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// Threads of each search; with one of them the book is a function of the seed
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Memory of each search in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1024, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    memory: u32,
    /// The number that all chance comes from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

const EXAMPLES: &str = "\
Examples:
  octant book stages -o stages.book --jobs 4
  octant book stages -o quick.book --playouts 200000 --levels 2";

impl Stages {
    pub(super) fn run(&self) -> Outcome {
        self.output.check()?;
        let style = "{msg} {wide_bar} {prefix}";
        let bar = ProgressBar::new(1).with_style(ProgressStyle::with_template(style)?);
        let (started, playouts) = (Instant::now(), self.playouts);
        let book = self.plan()?.run(
            &self.folder(),
            self.jobs.into(),
            |book| self.output.write(book),
            |progress| show(&bar, &progress, playouts, started.elapsed()),
        );
        bar.finish_and_clear();
        let book = book?;
        self.output.write(&book)?;
        let (path, moves) = (self.output.output.display(), book.tree().node_count() - 1);
        Ok(writeln!(io::stdout(), "{path}: {moves} moves")?)
    }

    fn folder(&self) -> PathBuf {
        self.trees.clone().unwrap_or_else(|| {
            let mut name = self.output.output.clone().into_os_string();
            name.push(".trees");
            name.into()
        })
    }

    fn least(&self) -> u64 {
        self.min_simulations.unwrap_or((self.playouts / 10_000).max(20))
    }

    fn plan(&self) -> Result<bookmaking::Stages, NotHalfPoints> {
        Ok(bookmaking::Stages {
            size: self.game.size,
            rules: self.game.rules,
            komi: self.game.half_points()?,
            levels: self.levels.into(),
            first: self.first.into(),
            replies: self.replies.into(),
            least_replies: self.least_replies.into(),
            margin: self.margin / 100.0,
            playouts: self.playouts,
            trim: Trim {
                depth: self.depth,
                min_simulations: self.least(),
                min_games: u64::MAX,
                min_win_rate: self.min_win_rate / 100.0,
                ..Trim::default()
            },
            threads: self.threads.into(),
            memory: self.memory as usize,
            seed: self.seed,
        })
    }
}

/// Trees, simulations a second and the time left. The speed is that of this run: trees that
/// were there took no time.
fn show(bar: &ProgressBar, progress: &StageProgress, playouts: u64, elapsed: Duration) {
    let StageProgress { trees, most_trees, simulations, under_way, .. } = *progress;
    let all = (most_trees as u64).saturating_mul(playouts);
    let done = (trees as u64 * playouts + under_way).min(all);
    bar.set_length(all.max(1));
    bar.set_position(done);
    bar.set_message(format!("{trees}/{most_trees} trees"));
    let speed = simulations as f64 / elapsed.as_secs_f64().max(1e-3);
    if speed > 0.0 {
        let left =
            Duration::try_from_secs_f64((all - done) as f64 / speed).unwrap_or(Duration::MAX);
        let speed = HumanCount(speed as u64);
        bar.set_prefix(format!("{speed} simulations/s, {} left", HumanDuration(left)));
    }
}
