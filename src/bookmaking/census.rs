//! A book in numbers.

use crate::book::{Book, BookError, Evidence, Format, NodeId, Tally};
use std::fmt;

/// The numbers of a book, written as the table that `octant book stats` prints.
#[derive(Clone, PartialEq, Debug)]
pub struct Census {
    title: String,
    origin: Vec<String>,
    root: Evidence,
    /// The moves with a search of their own.
    searched: u64,
    levels: Vec<Level>,
    bytes: [usize; 3],
}

/// The nodes after a number of moves.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Level {
    nodes: u64,
    ends: u64,
    games: u64,
    simulations: u64,
}

const FORMATS: [Format; 3] = [Format::Binary, Format::Text, Format::Sgf];

impl Census {
    /// Counts a book.
    pub fn of(book: &Book) -> Result<Census, BookError> {
        let tree = book.tree();
        let (mut levels, mut searched): (Vec<Level>, u64) = (Vec::new(), 0);
        for (depth, id) in tree.walk() {
            levels.resize(levels.len().max(depth + 1), Level::default());
            let level = &mut levels[depth];
            level.nodes += 1;
            level.ends += u64::from(tree.successors(id).next().is_none());
            let evidence = tree.evidence(id);
            level.games = level.games.saturating_add(evidence.games.games);
            level.simulations = level.simulations.saturating_add(evidence.simulations());
            searched += u64::from(evidence.searched.games > 0);
        }
        let mut bytes = [0; 3];
        for (length, format) in bytes.iter_mut().zip(FORMATS) {
            *length = book.write(format)?.len();
        }
        Ok(Census {
            title: book.header().to_string(),
            origin: book.header().origin().to_vec(),
            root: tree.evidence(NodeId::ROOT),
            searched,
            levels,
            bytes,
        })
    }

    fn sum(&self, part: impl Fn(&Level) -> u64) -> u64 {
        self.levels.iter().skip(1).map(part).sum()
    }
}

impl fmt::Display for Census {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "book    {}", self.title)?;
        for line in &self.origin {
            writeln!(f, "origin  {line}")?;
        }
        let white = |tally: Tally| 100.0 * tally.win_rate();
        let Evidence { games, searched, .. } = self.root;
        writeln!(f, "games   {}, White won {:.1}%", games.games, white(games))?;
        let has_simulations = self.levels.iter().any(|level| level.simulations > 0);
        if has_simulations {
            write!(f, "searches of {} positions", self.searched)?;
            if searched.games > 0 {
                let percent = white(searched);
                write!(f, "; of the empty board {}, White won {percent:.1}%", searched.games)?;
            }
            writeln!(f)?;
        }
        let (nodes, ends) = (self.sum(|level| level.nodes), self.sum(|level| level.ends));
        writeln!(f, "moves   {nodes}, ends of lines {ends}")?;
        let [binary, text, sgf] = self.bytes;
        writeln!(f, "bytes   {binary} binary, {text} text, {sgf} SGF")?;
        let more = if has_simulations { "   simulations" } else { "" };
        writeln!(f, "\n depth     moves      ends      games  games a move{more}")?;
        for (depth, level) in self.levels.iter().enumerate().skip(1) {
            let Level { nodes, ends, games, simulations } = level;
            let mean = *games as f64 / *nodes as f64;
            write!(f, "{depth:>6}{nodes:>10}{ends:>10}{games:>11}{mean:>14.1}")?;
            if has_simulations {
                write!(f, "{simulations:>14}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
