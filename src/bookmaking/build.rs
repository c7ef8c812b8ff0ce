//! Books from game records: one pass over the games, a book for each komi.

use super::admission::{Admission, Unfinished};
use super::builder::{BuildLimits, Builder};
use crate::archive::{Found, Skip, Skipped, Sources, in_order};
use crate::board::{Size, canonical_form};
use crate::book::{Book, Ending, Header, PlayedGame};
use crate::game::HalfPoints;
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// A plan for building books.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The games that count.
    pub admission: Admission,
    /// The komi of each book: a game keeps its margin, so one pass makes all of them.
    pub komi: Vec<HalfPoints>,
    /// The part that each book keeps; the nodes in memory are those of all books together.
    pub limits: BuildLimits,
    /// True if a game is counted once if its moves come again in any orientation.
    pub drops_duplicates: bool,
    /// The threads that replay games.
    pub threads: usize,
    /// Folder for trees that are too big for memory.
    pub folder: PathBuf,
}

/// The state of a build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The bytes read, of [`Sources::bytes`].
    pub bytes: u64,
    /// The games read.
    pub games: u64,
}

/// The outcome of a build.
#[derive(Debug)]
pub struct Harvest {
    /// The games read.
    pub games: u64,
    /// Those that no book counts.
    pub skipped: Skipped,
    /// The books, in the order of their komi in the plan.
    pub books: Vec<Built>,
}

/// A book that was built.
#[derive(Debug)]
pub struct Built {
    /// The book.
    pub book: Book,
    /// The games it counts.
    pub games: u64,
    /// Games that only this book does not count.
    pub skipped: Skipped,
}

/// A game that was replayed, with where it was found and what tells it from others.
struct Replayed {
    file: Arc<str>,
    number: u64,
    game: Result<(PlayedGame, u64), Skip>,
}

/// Builds the books of a plan from all games of the sources, and tells how far it is.
pub fn build(
    sources: &Sources,
    plan: &Plan,
    mut tell: impl FnMut(Progress),
) -> io::Result<Harvest> {
    let games = sources.games();
    let bytes = games.bytes_read();
    let mut ledger = Ledger::new(plan);
    let replay = |found: Found| {
        let named = |game: PlayedGame| {
            let name = name(plan.admission.size, &game);
            (game, name)
        };
        let game = plan.admission.admit(found.tree).map(named);
        Replayed { file: found.file, number: found.number, game }
    };
    in_order(plan.threads, games, replay, |replayed| {
        ledger.enter(replayed)?;
        tell(Progress { bytes: bytes.load(Ordering::Relaxed), games: ledger.games });
        io::Result::Ok(())
    })?;
    ledger.close(sources, plan)
}

/// A number that two games share when their moves are the same in some orientation, and else
/// only by a chance of one in 2^64.
fn name(size: Size, game: &PlayedGame) -> u64 {
    let mut hasher = DefaultHasher::new();
    canonical_form(size, &game.moves).0.hash(&mut hasher);
    hasher.finish()
}

/// The books while games are counted.
struct Ledger {
    games: u64,
    skipped: Skipped,
    /// The names of the games so far; `None` where duplicates count.
    known: Option<HashSet<u64>>,
    builders: Vec<(Builder, Skipped)>,
}

impl Ledger {
    fn new(plan: &Plan) -> Ledger {
        let Admission { size, rules, .. } = plan.admission;
        let nodes = plan.limits.nodes / plan.komi.len().max(1);
        let builder = |&komi: &HalfPoints| {
            let header = Header::new(size, komi, rules.name(), "");
            let limits = BuildLimits { nodes, ..plan.limits.clone() };
            (Builder::new(header, limits, plan.folder.clone()), Skipped::default())
        };
        Ledger {
            games: 0,
            skipped: Skipped::default(),
            known: plan.drops_duplicates.then(HashSet::new),
            builders: plan.komi.iter().map(builder).collect(),
        }
    }

    fn enter(&mut self, Replayed { file, number, game }: Replayed) -> io::Result<()> {
        self.games += 1;
        let game = game.and_then(
            |(game, name)| {
                if self.is_new(name) { Ok(game) } else { Err(Skip::Duplicate) }
            },
        );
        let game = match game {
            Ok(game) => game,
            Err(skip) => {
                self.skipped.note(&file, number, &skip);
                return Ok(());
            }
        };
        for (builder, skipped) in &mut self.builders {
            if !builder.count(&game)?
                && let Ending::Resigned { komi, .. } = game.ending
            {
                skipped.note(&file, number, &Skip::FarKomi(komi));
            }
        }
        Ok(())
    }

    /// Tells whether a game of this name shall be counted; it is known from now on.
    fn is_new(&mut self, name: u64) -> bool {
        self.known.as_mut().is_none_or(|known| known.insert(name))
    }

    fn close(self, sources: &Sources, plan: &Plan) -> io::Result<Harvest> {
        let finish = |(builder, skipped): (Builder, Skipped)| {
            let games = builder.games();
            let origin = origin(games, self.games, sources.files(), plan);
            Ok(Built { book: builder.finish(&origin)?, games, skipped })
        };
        let books = self.builders.into_iter().map(finish).collect::<io::Result<_>>()?;
        Ok(Harvest { games: self.games, skipped: self.skipped, books })
    }
}

/// The making of a book: what a reader needs to make it again, and nothing that changes from
/// one run to the next.
fn origin(counted: u64, games: u64, files: &[PathBuf], plan: &Plan) -> String {
    const NAMED: usize = 4;
    let name = |path: &PathBuf| {
        let name = path.file_name().map(Path::new).unwrap_or(path);
        name.display().to_string()
    };
    let mut names = files.iter().take(NAMED).map(name).collect::<Vec<_>>().join(", ");
    if files.len() > NAMED {
        names += &format!(" and {} more files", files.len() - NAMED);
    }
    let unfinished = match plan.admission.unfinished {
        Unfinished::Position => "",
        Unfinished::Skip => ", games ended by time or forfeit skipped",
        Unfinished::Result => ", games ended by time or forfeit counted by their result",
    };
    let duplicates = if plan.drops_duplicates { ", duplicates dropped" } else { "" };
    let BuildLimits { depth, min_games, .. } = plan.limits;
    format!(
        "built from {counted} of {games} games ({names}), depth {depth}, \
         minimum games {min_games}{duplicates}{unfinished}"
    )
}
