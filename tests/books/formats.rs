//! The three formats of a book: round trips, and files that are not what they should be.

use octant::board::{Color, Size, Symmetry};
use octant::book::{
    Book, BookError, Evidence, EvidenceKind, Format, Header, NodeId, Pointers, Selection, Tally,
    binary, sgf, text,
};
use proptest::prelude::*;

use crate::games::{book_of, games, header, moves};

fn example() -> Book {
    let mut book = Book::new(header());
    for line in ["E5 G7 C3", "E5 G7 D3 pass", "E5 E7", "G7 C3", "G7 pass", ""] {
        book.count(&moves(line), Color::Black, 16);
    }
    book
}

fn bytes(book: &Book) -> Vec<u8> {
    binary::write(book).expect("a small header")
}

#[test]
fn text_is_the_papers_grammar() {
    let book = example();
    let tree = "{0 0 6\n\
                {41 3 3 {-59 0 1} {-61 0 2 {21 1 1} {22 1 1 {-82 0 1}}}}\n\
                {61 2 2 {-21 0 1} {-82 0 1}}}\n";
    assert_eq!(text::write_tree(&book), tree);
    assert_eq!(text::read_tree(tree, header()), Ok(book.clone()));
    let head = "# octant book 1\n# size 9\n# komi 7.5\n# rules chinese\n\
                # origin für Tests\n# origin made {by} hand [1] \\ # 2\n";
    assert_eq!(text::write(&book), format!("{head}{tree}"));
    let loose = "{ 0 0 6{+61 2\t2{-21 0 1}{-82 0 1}}{41 3 3 {-59 0 1} {-61 0 2 {22 1 1 {-82 0 1}}\n{21 1 1}}} }";
    assert_eq!(text::read_tree(loose, header()), Ok(book));
}

#[test]
fn simulations_are_kept_apart_from_games_in_every_format() {
    let mut book = example();
    let tally = |wins, games| Tally { games, wins };
    let mut line = book.line();
    for (moves_of, kind, tally) in [
        ("", EvidenceKind::Searched, tally(5200, 10_000)),
        ("E5", EvidenceKind::Tried, tally(600, 1000)),
        ("E5", EvidenceKind::Searched, tally(4_800, 10_000)),
        ("E5 G7", EvidenceKind::Tried, tally(30, 70)),
        ("E5 C5", EvidenceKind::Tried, tally(0, 40)),
    ] {
        line.truncate(0);
        moves(moves_of).into_iter().for_each(|mv| line.play(mv));
        line.add_evidence(Evidence::new(kind, tally));
    }
    let tree = "{0 0 6 s 5200 10000\n\
                {41 3 3 t 600 1000 s 4800 10000 {-59 0 1 t 0 40} \
                {-61 0 2 t 30 70 {21 1 1} {22 1 1 {-82 0 1}}}}\n\
                {61 2 2 {-21 0 1} {-82 0 1}}}\n";
    let text = text::write(&book);
    assert!(text.starts_with("# octant book 2\n"), "{text}");
    assert!(text.ends_with(&format!("\n{tree}")), "{text}");
    let sgf = sgf::write(&book);
    let counts = "C[3 of 3 games won, 100.0%; 600 of 1000 simulations before it, 60.0%; \
                  4800 of 10000 simulations of its own, 48.0%]";
    assert!(sgf.contains(counts), "{sgf}");
    for format in [Format::Binary, Format::Sgf, Format::Text] {
        let bytes = book.write(format).expect("a small header");
        let again = Book::read(&bytes).expect("a book");
        assert_eq!(again, book, "{format:?}");
        assert_eq!(again.write(format).expect("a small header"), bytes, "{format:?}");
    }
    // A book of games alone is as ever, so that any octant can read it.
    assert_eq!(bytes(&example())[8], 1);
    assert_eq!(bytes(&book)[8], 2);
    let mut twice = book.clone();
    twice.merge(&book).expect("one kind");
    let evidence = |book: &Book| book.tree().evidence(NodeId::ROOT);
    assert_eq!(evidence(&twice).searched, tally(10_400, 20_000));
    assert_eq!(evidence(&twice).games, tally(0, 12));
}

#[test]
fn moves_are_compared_by_the_same_kind_of_evidence() {
    let mut book = Book::new(header());
    // Many games, few simulations, a search of its own.
    for (vertex, kind, wins, games) in [
        ("E5", EvidenceKind::Games, 900, 1000),
        ("E5", EvidenceKind::Tried, 6, 10),
        ("G7", EvidenceKind::Tried, 480, 1000),
        ("G7", EvidenceKind::Searched, 5000, 10_000),
        ("C5", EvidenceKind::Searched, 4900, 10_000),
    ] {
        let mut line = book.line();
        line.play(vertex.parse().expect("a vertex"));
        line.add_evidence(Evidence::new(kind, Tally { games, wins }));
    }
    let candidates = Pointers::new().candidates(&book);
    assert!(candidates.iter().all(|candidate| candidate.kind == EvidenceKind::Searched));
    let best = Selection::default().best(&candidates).expect("a move");
    assert_eq!(best.tally, Tally { games: 10_000, wins: 5000 });
    let center = candidates.iter().find(|known| known.mv == moves("E5")[0]).expect("a candidate");
    assert_eq!(center.tally, Tally::default(), "it does not compete");
}

#[test]
fn a_text_without_a_header_is_given_one() {
    let bare = text::write_tree(&example());
    assert_eq!(Book::read(bare.as_bytes()), Err(BookError::NoHeader));
    assert_eq!(Book::read_with(bare.as_bytes(), &header()), Ok(example()));
    let whole = text::write(&example());
    let other = Header::new(Size::NINE, "0".parse().expect("komi"), "japanese", "");
    assert_eq!(Book::read_with(whole.as_bytes(), &other), Ok(example()), "its own header counts");
}

#[test]
fn other_orientations_are_read_into_canonical_form() {
    let mut forms = String::from("{0 0 8");
    let mut expected = Book::new(header());
    for f in Symmetry::ALL {
        let turned = f.sequence(Size::NINE, &moves("G6 C4"));
        let mut one = Book::new(header());
        one.count(&moves("G6 C4"), Color::Black, 16);
        expected.merge(&one).expect("one kind");
        let number = |n: usize| {
            let point = turned[n].point().expect("a stone");
            point.row() * 9 + point.col() + 1
        };
        forms += &format!("{{{} 1 1{{-{} 0 1}}}}", number(0), number(1));
    }
    assert_eq!(text::read_tree(&(forms + "}"), header()), Ok(expected));
}

#[test]
fn sgf_is_browsed_from_the_best_move() {
    let root = ";GM[1]FF[4]CA[UTF-8]AP[octant book:1]SZ[9]KM[7.5]RU[chinese]\
                C[0 of 6 games won, 0.0%\nfür Tests\nmade {by} hand [1\\] \\\\ # 2]";
    let tree = "\n(;B[ee]C[3 of 3 games won, 100.0%]\
                \n(;W[gc]C[0 of 2 games won, 0.0%]\
                \n(;B[cg]C[1 of 1 games won, 100.0%])\
                \n(;B[dg]C[1 of 1 games won, 100.0%];W[]C[0 of 1 games won, 0.0%]))\
                \n(;W[ec]C[0 of 1 games won, 0.0%]))\
                \n(;B[gc]C[2 of 2 games won, 100.0%]\
                \n(;W[cg]C[0 of 1 games won, 0.0%])\
                \n(;W[]C[0 of 1 games won, 0.0%])))\n";
    assert_eq!(sgf::write(&example()), format!("({root}{tree}"));
}

#[test]
fn truncated_newer_and_corrupted_files_are_told_apart() {
    let whole = bytes(&example());
    assert_eq!(binary::read(b"GIF89a"), Err(BookError::NotABook));
    for length in 0..whole.len() {
        let found = binary::read(&whole[..length]);
        let is_right = match length {
            ..8 => found == Err(BookError::NotABook),
            _ => matches!(found, Err(BookError::Truncated { .. })),
        };
        assert!(is_right, "{length} bytes: {found:?}");
    }
    let mut newer = whole.clone();
    newer[8] = 3;
    assert_eq!(binary::read(&newer), Err(BookError::Newer { version: 3 }));
    for at in 0..whole.len() {
        for bit in 0..8 {
            let mut changed = whole.clone();
            changed[at] ^= 1 << bit;
            assert!(binary::read(&changed).is_err(), "byte {at} bit {bit}");
        }
    }
    assert_eq!(binary::read(&[&whole[..], b"x"].concat()), Err(BookError::Corrupted));
    assert_eq!(
        BookError::Newer { version: 2 }.to_string(),
        "a book of format version 2: a newer octant is needed"
    );
}

#[test]
fn text_errors_say_where() {
    let error = |tree: &str| match text::read_tree(tree, header()) {
        Err(BookError::Syntax { offset, .. }) => Some(offset),
        other => panic!("{tree}: {other:?}"),
    };
    for (tree, offset) in [
        ("", 0),
        ("{1 0 0}", 1),
        ("{0 0}", 4),
        ("{0 0 0 {-41 0 0}}", 9),
        ("{0 0 0 {83 0 0}}", 8),
        ("{0 0 0 {0 0 0}}", 8),
        ("{0 0 0 {41 2 1}}", 14),
        ("{0 0 99999999999999999999}", 5),
        ("{0 0 0", 6),
        ("{0 0 0}}", 7),
        ("{0 0 0} # note", 8),
    ] {
        assert_eq!(error(tree), Some(offset), "{tree}");
    }
    let newer = text::write(&example()).replace("book 1", "book 7");
    assert_eq!(text::read(&newer), Err(BookError::Newer { version: 7 }));
    assert_eq!(text::read("{0 0 0}"), Err(BookError::NoHeader));
    assert_eq!(text::read("# 9x9\n{0 0 0}"), Err(BookError::NotABook));
    assert!(text::read("# octant book 1\n# size 99\n{0 0 0}").is_err());
}

#[test]
fn no_depth_overflows_the_stack() {
    const DEPTH: usize = 300_000;
    let mut deep = String::from("{0 0 0");
    for _ in 0..DEPTH / 2 {
        deep += "{41 0 0{-41 0 0";
    }
    assert!(text::read_tree(&deep, header()).is_err(), "no closing brace");
    deep += &"}".repeat(DEPTH + 1);
    let book = text::read_tree(&deep, header()).expect("a book");
    assert_eq!(book.tree().depth(), DEPTH);
    assert_eq!(binary::read(&bytes(&book)).as_ref(), Ok(&book));
    assert_eq!(sgf::read(&sgf::write(&book)).as_ref(), Ok(&book));
    let variations = sgf::write(&book).replace(";B", "(;B");
    assert!(sgf::read(&variations).is_err(), "no closing bracket");
}

#[test]
fn header_too_long_to_read_back_is_not_written() {
    let komi = "7.5".parse().expect("half points");
    let long =
        |length: usize| bytes_of(Header::new(Size::NINE, komi, "chinese", &"x".repeat(length)));
    assert!(long(30_000).is_ok_and(|bytes| binary::read(&bytes).is_ok()));
    assert!(long(100_000).is_err());
}

#[test]
fn format_is_seen_from_the_file() {
    let book = example();
    for format in [Format::Binary, Format::Sgf, Format::Text] {
        let bytes = book.write(format).expect("a small header");
        assert_eq!(Format::of(&bytes), Some(format));
        assert_eq!(Book::read(&bytes).as_ref(), Ok(&book));
        let text = [&bytes[..], b"\xff"].concat();
        assert!(Book::read(&text).is_err() && Book::read(&bytes[..bytes.len() / 2]).is_err());
    }
    assert_eq!(Book::read(b"PNG"), Err(BookError::NotABook));
    assert_eq!(Book::read(b""), Err(BookError::NotABook));
}

fn bytes_of(header: Header) -> Result<Vec<u8>, BookError> {
    binary::write(&Book::new(header))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_format_round_trips(games in games(), huge: u32) {
        let mut book = book_of(&games);
        book.line().add(Tally { games: u64::MAX, wins: u64::from(huge) });
        let (text, sgf, binary) = (text::write(&book), sgf::write(&book), bytes(&book));
        let (from_text, from_sgf) = (text::read(&text).expect("text"), sgf::read(&sgf).expect("SGF"));
        let from_binary = binary::read(&binary).expect("binary");
        for read in [from_text, from_sgf, from_binary] {
            prop_assert_eq!(&read, &book);
            prop_assert_eq!(&text::write(&read), &text);
            prop_assert_eq!(&sgf::write(&read), &sgf);
            prop_assert_eq!(&bytes(&read), &binary);
        }
    }

    #[test]
    fn bytes_do_not_depend_on_the_order_of_the_games(games in games()) {
        let backwards: Vec<_> = games.iter().rev().cloned().collect();
        prop_assert_eq!(bytes(&book_of(&games)), bytes(&book_of(&backwards)));
    }

    #[test]
    fn no_text_panics(junk in "[-+{}();BWC\\[\\]\\\\ 0-9a-j#\n]{0,80}", at in 0..400_usize) {
        let mut texts = [text::write(&example()), sgf::write(&example())];
        for text in &mut texts {
            let at = (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at));
            text.insert_str(at.unwrap_or(0), &junk);
        }
        // Junk may happen to be a book, or comment; it only must not panic.
        let _ = (text::read(&texts[0]), sgf::read(&texts[1]), sgf::read(&junk));
        let _ = text::read_tree(&junk, header());
    }

    #[test]
    fn no_contents_panic(junk in prop::collection::vec(any::<u8>(), 0..60), at in 0..60_usize) {
        let mut contents = bytes(&example()).split_off(28);
        let at = at.min(contents.len());
        contents.splice(at..(at + junk.len()).min(contents.len()), junk);
        let sum = contents.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        let mut file = b"OCTANTBK\x01\0\0\0".to_vec();
        file.extend_from_slice(&(contents.len() as u64).to_le_bytes());
        file.extend_from_slice(&sum.to_le_bytes());
        file.extend_from_slice(&contents);
        let read = binary::read(&file);
        let checks_passed = !matches!(read, Err(BookError::Corrupted | BookError::Truncated { .. }));
        prop_assert!(checks_passed);
    }
}
