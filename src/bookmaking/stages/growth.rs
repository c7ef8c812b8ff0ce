//! One tree: a search after some moves, as a part of a book.

use super::Stages;
use crate::board::{Bitboard, Move, Point, Size, orientations};
use crate::book::{Book, Evidence, EvidenceKind, Tally};
use crate::game::Game;
use crate::search::{Branch, Limits, Search, Settings, Task};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Time between two words of a growing tree on its size.
const REPORT_EVERY: Duration = Duration::from_millis(500);

impl Stages {
    /// Searches the position after a line in canonical form and gives the tree as a book whose
    /// only line, at first, is this one. A raised `stop` ends it early.
    ///
    /// The end of the line gets the simulations as its tally, the moves before it none: what is
    /// found after a poor reply says nothing about the move that it answers.
    pub(super) fn grow(&self, line: &[Move], stop: &AtomicBool, tell: &mut dyn FnMut(u64)) -> Book {
        let game = self.game(line);
        let mut search = Search::new(Settings {
            threads: self.threads,
            memory: self.memory,
            seed: self.seed_of(line),
            ..Settings::default()
        });
        let task = Task {
            avoid: mirrored(self.size, line),
            report_every: Some(REPORT_EVERY),
            ..Task::new(&game, game.to_play())
        };
        let limits = Limits { is_patient: true, ..Limits::playouts(self.playouts) };
        let analysis = search.run(&task, limits, stop, &mut |analysis| tell(analysis.visits));
        tell(analysis.visits);
        self.piece(line, &search)
    }

    fn game(&self, line: &[Move]) -> Game {
        let mut game = Game::new(self.size, self.rules, self.komi.into());
        for &mv in line {
            game.play(game.to_play(), mv).expect("a search finds legal moves");
        }
        game
    }

    /// Every line has chance of its own.
    fn seed_of(&self, line: &[Move]) -> u64 {
        line.iter().fold(self.seed, |seed, mv| {
            let code = mv.point().map_or(0, |point: Point| point.index() as u64);
            (seed ^ code).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        })
    }

    /// The part of a finished search that is kept.
    fn piece(&self, line: &[Move], search: &Search) -> Book {
        let is_kept = |branch: &Branch| {
            let least = if branch.depth == 1 { 1 } else { self.trim.min_simulations.max(1) };
            branch.visits >= least
                && branch.mv != Move::Pass
                && line.len() + branch.depth <= self.trim.depth
        };
        let mut book = Book::new(self.header());
        let mut path = book.line();
        for &mv in line {
            path.play(mv);
        }
        let own = last_move(&search.branches(&|branch| branch.depth == 1));
        path.add_evidence(Evidence::new(EvidenceKind::Searched, own));
        for branch in search.branches(&is_kept) {
            path.truncate(line.len() + branch.depth - 1);
            path.play(branch.mv);
            let tried = tally(branch.visits, branch.wins);
            path.add_evidence(Evidence::new(EvidenceKind::Tried, tried));
        }
        book
    }
}

/// The points whose move after a line is another one in canonical form.
pub(in crate::bookmaking) fn mirrored(size: Size, line: &[Move]) -> Bitboard {
    let orientations = orientations(size, line);
    let is_mirrored = |&point: &Point| {
        let canonical = orientations.clone().advance(size, point.into());
        canonical != Move::Play(point)
    };
    Point::all(size).filter(is_mirrored).collect()
}

/// The tally of the move that led to the root, from the moves of its opponent there.
fn last_move(branches: &[Branch]) -> Tally {
    let visits = branches.iter().map(|branch| branch.visits).sum();
    let lost: f64 = branches.iter().map(|branch| branch.wins).sum();
    tally(visits, visits as f64 - lost)
}

/// A draw is half a win, and part of a result may be the score: wins are rounded.
fn tally(visits: u64, wins: f64) -> Tally {
    Tally { games: visits, wins: (wins.max(0.0).round() as u64).min(visits) }
}
