//! `octant book build`: a book from game records.

use super::super::Outcome;
use super::super::values::{counted, size};
use super::output::Output;
use crate::archive::Sources;
use crate::board::Size;
use crate::bookmaking::{
    Admission, BuildLimits, Built, Harvest, Plan, Progress, Unfinished, build,
};
use crate::files::folder_of;
use crate::game::HalfPoints;
use crate::game::Rules;
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, Write};
use std::path::PathBuf;

/// Placeholder of the komi in the name of the output.
const KOMI_MARK: &str = "{komi}";

/// Games from one look of the progress bar to the next.
const BAR_STEP: u64 = 100;

/// Build a book from the games of SGF files
#[derive(Args)]
#[command(after_long_help = EXAMPLES)]
pub(super) struct Build {
    /// SGF files and folders of them (.sgf, .sgfs, also gzipped)
    #[arg(required = true, value_name = "FILES|DIRS")]
    sources: Vec<PathBuf>,
    #[command(flatten)]
    output: Output,
    /// The number of moves to keep of each game
    #[arg(long, value_name = "MOVES", default_value_t = 16)]
    depth: usize,
    /// The komi that decides who won; with several, {komi} in the output's name stands for each
    #[arg(
        long,
        value_name = "POINTS",
        default_value = "7.5",
        value_delimiter = ',',
        allow_hyphen_values = true
    )]
    komi: Vec<HalfPoints>,
    /// The komi of games whose record has none; without this they are skipped
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
    record_komi: Option<HalfPoints>,
    /// The board; games on others are skipped
    #[arg(long, value_name = "N", default_value = "9", value_parser = size)]
    size: Size,
    /// The rules; games with moves that they forbid are skipped
    #[arg(long, value_name = "NAME", default_value = "chinese")]
    rules: Rules,
    /// Leave out moves with fewer games
    #[arg(long, value_name = "N", default_value_t = 1)]
    min_games: u64,
    /// Skip games of fewer moves
    #[arg(long, value_name = "N", default_value_t = 0)]
    min_moves: usize,
    /// Games that ended by the clock or by forfeit
    #[arg(long, value_name = "HOW", default_value = "position")]
    unfinished: UnfinishedGames,
    /// Count a game once if its moves come again in any orientation
    #[arg(long)]
    drop_duplicates: bool,
    /// Threads that replay games; the book does not depend on them
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=256))]
    threads: u64,
    /// Memory for the trees, in MiB; what outgrows it waits on the disk beside the output
    #[arg(long, value_name = "MIB", default_value_t = 512, value_parser = clap::value_parser!(u64).range(1..=1_048_576))]
    memory: u64,
}

/// A way to count games that ended by the clock or by forfeit.
#[derive(Clone, Copy, ValueEnum)]
enum UnfinishedGames {
    /// By their last position, as games without a result are
    Position,
    /// Not at all
    Skip,
    /// As resignations
    Result,
}

impl From<UnfinishedGames> for Unfinished {
    fn from(games: UnfinishedGames) -> Unfinished {
        match games {
            UnfinishedGames::Position => Unfinished::Position,
            UnfinishedGames::Skip => Unfinished::Skip,
            UnfinishedGames::Result => Unfinished::Result,
        }
    }
}

const EXAMPLES: &str = "\
Examples:
  octant book build games/ -o mine.book --min-games 5
  octant book build games.sgfs.gz -o 'books/9x9-{komi}.book' --komi 6.5,7,7.5";

impl Build {
    pub(super) fn run(&self) -> Outcome {
        self.output.check()?;
        let name = self.output.output.to_string_lossy();
        if self.komi.len() > 1 && !name.contains(KOMI_MARK) {
            return Err(
                format!("{name}: books for several komi need {KOMI_MARK} in the name").into()
            );
        }
        let sources = Sources::find(&self.sources)?;
        let bar = progress_bar(sources.bytes());
        let built = build(&sources, &self.plan(), |Progress { bytes, games }| {
            if games % BAR_STEP == 0 {
                bar.set_position(bytes);
                bar.set_message(format!("{games} games"));
            }
        });
        bar.finish_and_clear();
        let harvest = built?;
        self.report(&harvest, sources.files().len())?;
        if let Some(empty) = harvest.books.iter().find(|built| built.games == 0) {
            let komi = empty.book.header().komi();
            return Err(format!("no game for a book of komi {komi}").into());
        }
        for built in &harvest.books {
            self.output.write_to(&self.path(built), &built.book)?;
        }
        Ok(())
    }

    fn plan(&self) -> Plan {
        let bytes = usize::try_from(self.memory << 20).unwrap_or(usize::MAX);
        Plan {
            admission: Admission {
                size: self.size,
                rules: self.rules,
                komi: self.record_komi,
                min_moves: self.min_moves,
                unfinished: self.unfinished.into(),
            },
            komi: self.komi.clone(),
            limits: BuildLimits {
                depth: self.depth,
                min_games: self.min_games,
                nodes: BuildLimits::nodes_in(bytes),
            },
            drops_duplicates: self.drop_duplicates,
            threads: usize::try_from(self.threads).unwrap_or(1),
            folder: folder_of(&self.output.output).to_owned(),
        }
    }

    fn path(&self, built: &Built) -> PathBuf {
        let komi = built.book.header().komi().to_string();
        self.output.output.to_string_lossy().replace(KOMI_MARK, &komi).into()
    }

    fn report(&self, harvest: &Harvest, files: usize) -> io::Result<()> {
        let mut out = io::stdout().lock();
        let Harvest { games, skipped, books } = harvest;
        let (games, files) = (counted(*games, "game"), counted(files as u64, "file"));
        writeln!(out, "{games} in {files}, {} skipped", skipped.count())?;
        write!(out, "{skipped}")?;
        for built in books {
            // A book without games is an error, and not written.
            if built.games > 0 {
                let nodes = counted(built.book.tree().node_count() as u64, "node");
                let games = counted(built.games, "game");
                writeln!(out, "{}: {games}, {nodes}", self.path(built).display())?;
            }
            write!(out, "{}", built.skipped)?;
        }
        out.flush()
    }
}

/// A bar on the standard error, if that is a terminal.
fn progress_bar(bytes: u64) -> ProgressBar {
    let style = "{bar:40} {percent:>3}%  {msg}  {elapsed} of about {duration}";
    let style =
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(bytes).with_style(style)
}
