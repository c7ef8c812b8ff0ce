//! The opening book: made of three games, asked in another orientation, written and read.
//!
//!     cargo run --example book

use octant::board::{Color, Move, Size};
use octant::book::{Book, Format, Header, Pointers, Selection};
use octant::game::HalfPoints;
use rand::{SeedableRng, rngs::SmallRng};
use std::error::Error;

fn moves(text: &str) -> Result<Vec<Move>, octant::board::NotAVertex> {
    text.split(' ').map(str::parse).collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let komi: HalfPoints = "7.5".parse()?;
    let mut book = Book::new(Header::new(Size::NINE, komi, "chinese", "three games by hand"));
    // C3 and G7 are the same move on an empty board, so the book has one node for both.
    book.count(&moves("C3 G7 G3")?, Color::Black, 16);
    book.count(&moves("G7 C3 G3")?, Color::Black, 16);
    book.count(&moves("E5 G5")?, Color::White, 16);

    // Eight pointers follow a game through all orientations; here Black began in the corner.
    let mut pointers = Pointers::new();
    pointers.advance(&book, Color::Black, "C7".parse()?);
    for candidate in pointers.candidates(&book) {
        let tally = candidate.tally;
        println!("White may play {}: {} games, {} won", candidate.mv, tally.games, tally.wins);
    }
    let choice = Selection { min_win_rate: 0.0, ..Selection::default() };
    let reply =
        choice.choose(&pointers.candidates(&book), &mut SmallRng::seed_from_u64(1)).cloned();
    assert_eq!(reply.map(|reply| reply.mv), Some("G3".parse()?));

    // The same book in each of its formats.
    for format in [Format::Text, Format::Binary, Format::Sgf] {
        let bytes = book.write(format)?;
        assert_eq!(Book::read(&bytes)?.tree(), book.tree());
        println!("as {format:?} it has {} bytes", bytes.len());
    }
    print!("{}", octant::book::text::write(&book));
    Ok(())
}
