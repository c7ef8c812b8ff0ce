//! Several books, of which one fits the game.

use super::book::Book;
use super::embedded::EMBEDDED;
use super::error::BookError;
use super::header::Header;
use super::tree::NodeId;
use crate::board::Size;
use crate::game::{HalfPoints, Komi, Rules};
use std::fmt;
use std::sync::Arc;

/// Books by name, in the order in which they were added.
///
/// A book fits a game of its size and komi whose rules count as its own do: a game under
/// Chinese rules may use a book of CGOS games, both count area, but not one of Japanese games,
/// where a komi is worth something else.
///
/// ```
/// use octant::board::Size;
/// use octant::book::Shelf;
/// use octant::game::{Komi, Rules};
///
/// let mut shelf = Shelf::new();
/// shelf.read("mine", b"# octant book 1\n# size 9\n# komi 7\n# rules cgos\n{0 0 1}")?;
/// let komi = Komi::from_halves(14);
/// let mine = shelf.fitting(Size::NINE, komi, Rules::Chinese).expect("it fits");
/// assert_eq!(mine.to_string(), "mine (9x9, komi 7, cgos, 1 games)");
/// assert!(shelf.fitting(Size::NINE, komi, Rules::Japanese).is_err());
/// # Ok::<(), octant::book::BookError>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct Shelf {
    volumes: Vec<NamedBook>,
    is_embedded: bool,
}

/// A book with its name.
#[derive(Clone, Debug)]
pub struct NamedBook {
    /// The name that people know it by, such as its file.
    pub name: String,
    /// The book.
    pub book: Arc<Book>,
}

impl Shelf {
    /// A shelf without a book.
    pub fn new() -> Shelf {
        Shelf::default()
    }

    /// The books inside the binary.
    pub fn embedded() -> Shelf {
        let mut shelf = Shelf { is_embedded: true, ..Shelf::new() };
        for (name, bytes) in EMBEDDED {
            // A test reads them all; should one be bad nevertheless, the others serve.
            if let Err(error) = shelf.read(name, bytes) {
                log::warn!("the book {name}: {error}");
            }
        }
        shelf
    }

    /// Adds a book.
    pub fn add(&mut self, name: &str, book: Book) {
        self.volumes.push(NamedBook { name: name.to_owned(), book: Arc::new(book) });
    }

    /// Adds the book that a file in any format holds; a bad one leaves the shelf as it is.
    pub fn read(&mut self, name: &str, bytes: &[u8]) -> Result<(), BookError> {
        self.add(name, Book::read(bytes)?);
        Ok(())
    }

    /// Tells whether the books are those that nobody asked for.
    pub fn is_embedded(&self) -> bool {
        self.is_embedded
    }

    /// The books.
    pub fn volumes(&self) -> &[NamedBook] {
        &self.volumes
    }

    /// The book for a game. Of several that fit, one of the very same rules goes before the
    /// others, then the one with more games and simulations, then the one added first.
    pub fn fitting(
        &self,
        size: Size,
        komi: Komi,
        rules: Rules,
    ) -> Result<&NamedBook, NoFittingBook> {
        let merit = |volume: &NamedBook| {
            let is_same = rules_of(volume.book.header()) == Some(rules);
            let evidence = volume.book.tree().evidence(NodeId::ROOT);
            (is_same, evidence.games.games.saturating_add(evidence.simulations()))
        };
        let fitting = self.volumes.iter().filter(|volume| volume.fits(size, komi, rules));
        // The last of equals is the greatest, and the first added shall be it.
        fitting.rev().max_by_key(|volume| merit(volume)).ok_or_else(|| NoFittingBook {
            size,
            komi,
            rules,
            others: self.volumes.iter().map(NamedBook::to_string).collect(),
        })
    }
}

impl NamedBook {
    fn fits(&self, size: Size, komi: Komi, rules: Rules) -> bool {
        let header = self.book.header();
        header.size() == size
            && Ok(header.komi()) == HalfPoints::try_from(komi)
            && rules_of(header).is_some_and(|own| own.scoring() == rules.scoring())
    }
}

/// The rule set that a header names, if it is one.
fn rules_of(header: &Header) -> Option<Rules> {
    header.rules().parse().ok()
}

impl fmt::Display for NamedBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let evidence = self.book.tree().evidence(NodeId::ROOT);
        write!(f, "{} ({}, {} games", self.name, self.book.header(), evidence.games.games)?;
        match evidence.simulations() {
            0 => f.write_str(")"),
            simulations => write!(f, ", {simulations} simulations of the empty board)"),
        }
    }
}

/// The reason why there is no book for a game.
#[derive(Clone, PartialEq, Debug)]
pub struct NoFittingBook {
    size: Size,
    komi: Komi,
    rules: Rules,
    others: Vec<String>,
}

impl fmt::Display for NoFittingBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NoFittingBook { size, komi, rules, others } = self;
        write!(f, "no book for {size}, komi {komi}, {rules}: ")?;
        match others.as_slice() {
            [] => f.write_str("none is loaded"),
            others => write!(f, "loaded are {}", others.join("; ")),
        }
    }
}

impl std::error::Error for NoFittingBook {}

#[cfg(test)]
mod tests {
    use super::super::Tally;
    use super::*;

    fn shelf(books: &[(&str, usize, i32, &str, u64)]) -> Shelf {
        let mut shelf = Shelf::new();
        for &(name, side, halves, rules, games) in books {
            let size = Size::new(side).expect("a size");
            let mut book = Book::new(Header::new(size, HalfPoints::new(halves), rules, ""));
            book.line().add(Tally { games, wins: 0 });
            shelf.add(name, book);
        }
        shelf
    }

    fn found<'a>(shelf: &'a Shelf, komi: &str, rules: Rules) -> Option<&'a str> {
        let volume = shelf.fitting(Size::NINE, komi.parse().expect("komi"), rules);
        volume.ok().map(|volume| volume.name.as_str())
    }

    #[test]
    fn size_komi_and_way_of_counting_must_fit() {
        let shelf = shelf(&[
            ("large", 19, 15, "chinese", 9),
            ("seven", 9, 14, "cgos", 9),
            ("japan", 9, 13, "Japanese", 9),
            ("strange", 9, 11, "house rules", 9),
        ]);
        for (komi, rules, name) in [
            ("7", Rules::Cgos, Some("seven")),
            ("7", Rules::Chinese, Some("seven")),
            ("7", Rules::Japanese, None),
            ("7.1", Rules::Cgos, None),
            ("7.5", Rules::Chinese, None),
            ("6.5", Rules::Japanese, Some("japan")),
            ("6.5", Rules::Chinese, None),
            ("5.5", Rules::Chinese, None),
        ] {
            assert_eq!(found(&shelf, komi, rules), name, "{komi} {rules}");
        }
    }

    #[test]
    fn of_several_the_same_rules_then_games_then_order_decide() {
        let shelf = shelf(&[
            ("many", 9, 15, "cgos", 900),
            ("few", 9, 15, "chinese", 10),
            ("more", 9, 15, "chinese", 20),
            ("late", 9, 15, "chinese", 20),
        ]);
        assert_eq!(found(&shelf, "7.5", Rules::Chinese), Some("more"));
        assert_eq!(found(&shelf, "7.5", Rules::Cgos), Some("many"));
        assert_eq!(found(&shelf, "7.5", Rules::Aga), Some("many"));
    }

    #[test]
    fn the_reason_names_what_is_there() {
        let komi = Komi::from_halves(13);
        let reason = |shelf: &Shelf| {
            shelf.fitting(Size::NINE, komi, Rules::Chinese).expect_err("none").to_string()
        };
        assert_eq!(reason(&Shelf::new()), "no book for 9x9, komi 6.5, chinese: none is loaded");
        assert_eq!(
            reason(&shelf(&[("old", 9, 15, "chinese", 3)])),
            "no book for 9x9, komi 6.5, chinese: loaded are old (9x9, komi 7.5, chinese, 3 games)"
        );
        assert!(Shelf::new().read("broken", b"OCTANTBK").is_err());
    }
}
