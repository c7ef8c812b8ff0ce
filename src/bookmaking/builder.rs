//! A book from any number of games in bounded memory.

use super::pieces::{Piece, merge};
use crate::book::{Book, Header, NodeId, PlayedGame, Trim};
use std::io;
use std::path::PathBuf;

/// The part of the games that a builder keeps, and its memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildLimits {
    /// Lines are cut after so many moves.
    pub depth: usize,
    /// Nodes with fewer games are left out when all games are counted.
    pub min_games: u64,
    /// The nodes held in memory; a tree that outgrows them waits on the disk as a piece.
    pub nodes: usize,
}

impl BuildLimits {
    /// The nodes that fit into some bytes, with room for the tree to double as it grows.
    pub const fn nodes_in(bytes: usize) -> usize {
        bytes / 96
    }
}

/// Counts games into a book. The book does not depend on how many pieces it took.
pub struct Builder {
    book: Book,
    limits: BuildLimits,
    folder: PathBuf,
    pieces: Vec<Piece>,
    games: u64,
}

impl Builder {
    /// A builder of a book for the games that the header describes; pieces wait in the folder.
    pub fn new(header: Header, limits: BuildLimits, folder: PathBuf) -> Builder {
        Builder { book: Book::new(header), limits, folder, pieces: Vec::new(), games: 0 }
    }

    /// The number of games counted.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Counts a game at the book's komi. Answers whether it could: see [`Book::count_played`].
    pub fn count(&mut self, game: &PlayedGame) -> io::Result<bool> {
        let is_counted = self.book.count_played(game, self.limits.depth);
        self.games += u64::from(is_counted);
        if self.book.tree().node_count() > self.limits.nodes {
            self.put_by()?;
        }
        Ok(is_counted)
    }

    /// Puts the tree by as a piece and begins another.
    fn put_by(&mut self) -> io::Result<()> {
        let empty = Book::new(self.book.header().clone());
        let full = std::mem::replace(&mut self.book, empty);
        self.pieces.push(Piece::write(full.tree(), &self.folder)?);
        Ok(())
    }

    /// The book of all games, with a line on how it was made.
    pub fn finish(mut self, origin: &str) -> io::Result<Book> {
        let min_games = self.limits.min_games;
        if self.pieces.is_empty() {
            return Ok(self.book.trim(&Trim { min_games, ..Trim::NOTHING }).with_origin(origin));
        }
        self.put_by()?;
        merge(self.pieces, min_games, &mut self.book.line())?;
        debug_assert_eq!(self.book.tree().tally(NodeId::ROOT).games, self.games);
        Ok(self.book.with_origin(origin))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Color, Move, Size};
    use crate::book::Ending;
    use crate::game::HalfPoints;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    /// Random games on a small board, some with a pass, so that many lines meet.
    fn games() -> Vec<PlayedGame> {
        let mut rng = SmallRng::seed_from_u64(5);
        let game = |_| {
            let mut board: Board = Board::new(Size::new(3).expect("a size"));
            let moves = (0..8).map(|_| {
                let mv = board.random_move(&mut rng).map_or(Move::Pass, Move::Play);
                board.apply(mv);
                mv
            });
            let moves = moves.collect();
            let winner = Color::ALL[usize::from(rng.random_bool(0.5))];
            PlayedGame { moves, ending: Ending::Resigned { winner, komi: HalfPoints::new(15) } }
        };
        (0..500).map(game).collect()
    }

    fn book(nodes: usize, min_games: u64) -> Book {
        let header = Header::new(Size::new(3).expect("a size"), HalfPoints::new(15), "chinese", "");
        let limits = BuildLimits { depth: 6, min_games, nodes };
        let mut builder = Builder::new(header, limits, std::env::temp_dir());
        for game in games() {
            assert!(builder.count(&game).expect("room for pieces"));
        }
        assert_eq!(builder.pieces.is_empty(), nodes == usize::MAX);
        builder.finish("500 games").expect("pieces can be read")
    }

    #[test]
    fn pieces_do_not_show_in_the_book() {
        for min_games in [1, 2, 10] {
            let whole = book(usize::MAX, min_games);
            for nodes in [10, 100, 500] {
                assert_eq!(book(nodes, min_games), whole, "{nodes} nodes, {min_games} games");
            }
        }
        assert!(book(10, 2).tree().node_count() < book(10, 1).tree().node_count());
    }

    #[test]
    fn games_given_up_at_a_far_komi_are_not_counted() {
        let header = Header::new(Size::NINE, HalfPoints::new(0), "chinese", "");
        let limits = BuildLimits { depth: 6, min_games: 1, nodes: 100 };
        let mut builder = Builder::new(header, limits, std::env::temp_dir());
        assert!(!builder.count(&games()[0]).expect("no pieces"));
        assert_eq!(builder.games(), 0);
    }
}
