//! Every odd form of file that is read, as a small case.

use octant::board::{Color, Move, Size};
use octant::sgf::{Encoding, GameRecord, Outcome, read_collection, read_game};
use octant::sgf::{Reader, Tree, Value};

fn record(text: &str) -> GameRecord {
    GameRecord::read(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The moves as text: `B E5, W pass`.
fn moves(record: &GameRecord) -> String {
    let moves: Vec<String> =
        record.moves.iter().map(|(color, mv)| format!("{} {mv}", color.letter())).collect();
    moves.join(", ")
}

/// The stones set up, as text: `B A1, W B1`.
fn stones(record: &GameRecord) -> String {
    let stones: Vec<String> =
        record.setup.iter().map(|(point, color)| format!("{} {point}", color.letter())).collect();
    stones.join(", ")
}

fn root_text(file: &[u8], name: &str) -> String {
    let tree = read_game(file).unwrap();
    tree[tree.root()].value(name).unwrap().text(tree.encoding())
}

#[test]
fn a_plain_game() {
    let game = record(
        "(;FF[4]GM[1]SZ[9]KM[7.5]RU[Chinese]PB[Ann]BR[2d]PW[Bo]WR[3k]DT[2020-01-02]EV[Cup]\n\
         PC[Here]GN[Final]HA[0]RE[B+3.5]\n;B[ee];W[ce];B[])\n",
    );
    assert_eq!(game.size, Size::NINE);
    assert_eq!(game.komi, Some(7.5));
    assert_eq!(game.rules, "Chinese");
    assert_eq!((game.black.name.as_str(), game.black.rank.as_str()), ("Ann", "2d"));
    assert_eq!((game.white.name.as_str(), game.white.rank.as_str()), ("Bo", "3k"));
    assert_eq!(
        [&game.date, &game.event, &game.place, &game.name],
        ["2020-01-02", "Cup", "Here", "Final"]
    );
    assert_eq!(game.handicap, 0);
    assert_eq!(game.outcome, Some(Outcome::read("B+3.5")));
    assert_eq!(moves(&game), "B E5, W C5, B pass");
}

#[test]
fn sizes() {
    assert_eq!(record("(;SZ[9])").size, Size::NINE);
    assert_eq!(record("(;SZ[ 13 ])").size.side(), 13);
    assert_eq!(record("(;SZ[9:9])").size, Size::NINE);
    assert_eq!(record("(;B[dp])").size.side(), 19, "19x19 unless said otherwise");
}

#[test]
fn komi_with_a_comma_or_none() {
    assert_eq!(record("(;KM[6,5])").komi, Some(6.5));
    assert_eq!(record("(;KM[-2.5])").komi, Some(-2.5));
    assert_eq!(record("(;KM[])").komi, None);
    assert_eq!(record("(;SZ[9])").komi, None);
}

#[test]
fn passes() {
    assert_eq!(moves(&record("(;SZ[9];B[];W[tt])")), "B pass, W pass");
    assert_eq!(moves(&record("(;SZ[19];B[tt];W[ss])")), "B pass, W T1");
}

#[test]
fn setup_and_handicap() {
    let game = record("(;SZ[9]HA[2]AB[cg][gc];W[ee])");
    assert_eq!((game.handicap, game.first_player()), (2, Color::White));
    assert_eq!(stones(&game), "B C3, B G7");

    let game = record("(;SZ[5]AB[aa:bb]AW[ee]AE[ab:bb];AW[ea]PL[W];B[cc])");
    assert_eq!(stones(&game), "W E1, B A5, B B5, W E5", "rectangles, erasing, a second node");
    assert_eq!(game.to_play, Some(Color::White));

    assert_eq!(stones(&record("(;SZ[3]AB[aa]AB[cc]AW[])")), "B C1, B A3", "said twice, or empty");
    assert_eq!(record("(;SZ[9]AB[ee])").first_player(), Color::White);
    assert_eq!(record("(;SZ[9]AB[ee]AW[aa])").first_player(), Color::Black);
}

#[test]
fn old_files_with_long_names() {
    let game = record(
        "(;GaMe[1]FileFormat[1]SiZe[9]PlayerBlack[Ann]KoMi[5.5]CoPyright[none]AddBlack[aa]\n\
         ;White[ee];Black[dd])",
    );
    assert_eq!((game.size, game.komi, game.black.name.as_str()), (Size::NINE, Some(5.5), "Ann"));
    assert_eq!((stones(&game).as_str(), moves(&game).as_str()), ("B A9", "W E5, B D6"));
    assert_eq!(root_text(b"(;CoPyright[none])", "CP"), "none");
}

#[test]
fn junk_around_the_trees() {
    let mail =
        b"\xef\xbb\xbfFrom: someone (not here)\n\n; see (this: ]] \\\n ( ;SZ[9] ; B [ee] )\nbye (";
    let trees = read_collection(mail).unwrap();
    assert_eq!(trees.len(), 1);
    assert_eq!(moves(&GameRecord::from_tree(&trees[0]).unwrap()), "B E5");
    assert_eq!(read_collection(b"(;SZ[9]))) and (;SZ[13]").unwrap_err().offset, Some(23));
}

#[test]
fn collections_and_variations() {
    let trees =
        read_collection(b"(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ff])))(;SZ[5])").unwrap();
    assert_eq!(trees.len(), 2);
    assert_eq!(moves(&GameRecord::from_tree(&trees[0]).unwrap()), "B A9, W B8, B C7");
    let tree = &trees[0];
    let names: Vec<String> = tree
        .preorder()
        .filter_map(|id| tree[id].properties().last())
        .map(|property| String::from_utf8_lossy(property.value().raw()).into_owned())
        .collect();
    assert_eq!(names, ["9", "aa", "bb", "cc", "dd", "ee", "ff"]);
    let fork = tree.main_line().nth(1).unwrap();
    assert_eq!(tree.children(fork).count(), 2);
}

#[test]
fn encodings() {
    assert_eq!(root_text("(;CA[UTF-8]C[é 囲碁])".as_bytes(), "C"), "é 囲碁");
    assert_eq!(root_text(b"(;CA[UTF-8]C[caf\xe9])", "C"), "caf\u{fffd}");
    assert_eq!(root_text(b"(;CA[ISO-8859-1]C[caf\xe9])", "C"), "café");
    assert_eq!(root_text(b"(;CA[latin1]C[\xc3\xa9])", "C"), "Ã©");
    assert_eq!(root_text(b"(;C[caf\xe9])", "C"), "café", "unstated: Latin-1");
    assert_eq!(root_text("(;C[café])".as_bytes(), "C"), "café", "unstated, but UTF-8");
    assert_eq!(root_text(b"(;CA[GB2312]C[\xb0\xa1!])", "C"), "\u{fffd}\u{fffd}!");
}

#[test]
fn escapes_and_line_breaks() {
    assert_eq!(root_text(br"(;C[a\]b\\c\:d\e])", "C"), r"a]b\c:de");
    assert_eq!(
        root_text(b"(;C[soft\\\r\nbreak, hard\r\nbreak\rand\n\rtab\there])", "C"),
        "softbreak, hard\nbreak\nand\ntab here"
    );
    assert_eq!(record("(;PB[two\nlines])").black.name, "two lines");
    let pair = read_game(br"(;AP[a\:b:1])").unwrap();
    let (name, version) = pair[pair.root()].value("AP").unwrap().pair().unwrap();
    assert_eq!(
        (name.text(Encoding::Utf8), version.text(Encoding::Utf8)),
        ("a:b".into(), "1".into())
    );
}

#[test]
fn what_is_written() {
    let mut game = record("(;SZ[9:9]KM[6,5]PB[a\\]b\\\\]RE[W+Resign]AB[aa:ba];W[tt];B[ee])");
    game.name = "blank\n\n\r\nlines".into();
    let text = game.to_sgf();
    let version = env!("CARGO_PKG_VERSION");
    let expected = format!(
        "(;FF[4]GM[1]CA[UTF-8]AP[Octant:{version}]SZ[9]KM[6.5]PB[a\\]b\\\\]GN[blank\n \n \r\nlines]RE[W+R]\
         AB[aa][ba];W[];B[ee])\n"
    );
    assert_eq!(text, expected);
    assert!(!text.contains("\n\n"));

    let variations = "(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ff])))\n";
    assert_eq!(read_game(variations.as_bytes()).unwrap().to_sgf(), variations.as_bytes());
}

#[test]
fn a_tree_made_by_hand() {
    let mut tree = Tree::new();
    let root = tree.root();
    let [first, second] = [tree.add_child(root), tree.add_child(root)];
    tree[second].add("B", Value::from_move(Move::Pass, Size::NINE));
    tree[first].add("C", Value::from_text("line\n(;GM[1"));
    tree[first].add("LB", Value::from_pair("dd", "1:2"));
    let text = b"(;(;C[line\n\\(;GM[1]LB[dd:1\\:2])(;B[]))\n";
    assert_eq!(tree.to_sgf(), text);
    assert_eq!(read_game(text).unwrap(), tree);
    assert_eq!(root_text(b"(;C[line\n\\(;GM[1])", "C"), "line\n(;GM[1");
}

#[test]
fn two_hundred_thousand_nodes_deep() {
    const DEPTH: usize = 200_000;
    let line = format!("(;SZ[9]{})", ";B[ee]".repeat(DEPTH));
    let nested = format!("(;SZ[9]{}{})", "(;B[ee](;W[])".repeat(DEPTH), ")".repeat(DEPTH));
    for (text, nodes) in [(line, DEPTH + 1), (nested, 2 * DEPTH + 1)] {
        let tree = read_game(text.as_bytes()).unwrap();
        assert_eq!(tree.node_count(), nodes);
        assert_eq!(tree.preorder().count(), nodes);
        assert!(read_game(&tree.to_sgf()).unwrap() == tree.clone());
        GameRecord::from_tree(&tree).unwrap();
    }
}

#[test]
fn a_reader_takes_any_buffer() {
    let file = b"(;SZ[9];B[aa])\n\n(;SZ[5]\n;C[x\\]y])";
    for capacity in 1..file.len() {
        let trees: Vec<Tree> = Reader::new(std::io::BufReader::with_capacity(capacity, &file[..]))
            .collect::<Result<_, _>>()
            .unwrap();
        assert_eq!(trees, read_collection(file).unwrap());
    }
}
