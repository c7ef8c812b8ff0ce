//! Small generated games for the tests of the book.

use octant::board::{Color, Move, Point, Size};
use octant::book::{Book, Header};
use proptest::prelude::*;

/// A game: its moves and its winner.
pub type Game = (Vec<Move>, Color);

/// Vertices separated by spaces.
pub fn moves(line: &str) -> Vec<Move> {
    line.split_whitespace().map(|vertex| vertex.parse().expect("a vertex")).collect()
}

/// A header with the texts that a format could trip over.
pub fn header() -> Header {
    let komi = "7.5".parse().expect("half points");
    Header::new(Size::NINE, komi, "chinese", "made {by} hand [1] \\ # 2\nfür Tests")
}

/// Games on few points, so that many begin alike, in any orientation, with a pass now and then.
pub fn games() -> impl Strategy<Value = Vec<Game>> {
    let line = prop_oneof![3 => Just(4_usize), 2 => Just(6), 1 => Just(2), 1 => 0..9_usize];
    let point = (line.clone(), line).prop_map(|(col, row)| Move::Play(Point::new(col, row)));
    let mv = prop_oneof![15 => point, 1 => Just(Move::Pass)];
    let winner = any::<bool>().prop_map(|black| if black { Color::Black } else { Color::White });
    prop::collection::vec((prop::collection::vec(mv, 0..12), winner), 0..20)
}

/// The book of some games.
pub fn book_of(games: &[Game]) -> Book {
    let mut book = Book::new(header());
    for (moves, winner) in games {
        book.count(moves, *winner, 16);
    }
    book
}
