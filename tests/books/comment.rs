//! `octant book comment` from outside: opinions in games that keep all they had.

use crate::folder::{Folder, text};
use octant::board::{Color, Move, Size, Symmetry};
use octant::book::{Book, Format, Header};
use octant::bookmaking::files;
use octant::sgf::{Encoding, NodeId, Tree, Value, read_collection, read_game};
use std::fs;
use std::process::Output;

const GAMES: [(&str, usize, usize); 3] =
    [("E5 G5 G4 C5", 30, 50), ("E5 G7 C4", 2, 10), ("C3 G7", 3, 4)];

fn with_book() -> Folder {
    let bench = Folder::empty();
    let komi = "7.5".parse().expect("komi");
    let mut book = Book::new(Header::new(Size::NINE, komi, "chinese", ""));
    for (line, white, all) in GAMES {
        let moves: Vec<Move> = line.split(' ').map(|v| v.parse().expect("a vertex")).collect();
        for n in 0..all {
            book.count(&moves, if n < white { Color::White } else { Color::Black }, 16);
        }
    }
    files::write(&bench.path("a.book"), &book, Format::Binary).expect("a writable folder");
    bench
}

impl Folder {
    fn try_to_comment(&self, sgf: &[u8]) -> Output {
        fs::write(self.path("game.sgf"), sgf).expect("a writable folder");
        self.output("book comment game.sgf --book a.book -o out.sgf")
    }

    /// Runs the command; returns its words and the commented file.
    fn comment(&self, sgf: &[u8]) -> (String, Vec<u8>) {
        let output = self.try_to_comment(sgf);
        assert!(output.status.success(), "{}", text(&output.stderr));
        (text(&output.stdout), fs::read(self.path("out.sgf")).expect("a file"))
    }

    fn tree(&self, sgf: &str) -> (String, Tree) {
        let (text, out) = self.comment(sgf.as_bytes());
        (text, read_game(&out).expect("a game"))
    }
}

/// The comments of the main line.
fn comments(tree: &Tree) -> Vec<String> {
    let comment = |id: NodeId| tree[id].value("C").map(|value| value.text(Encoding::Utf8));
    tree.main_line().map(|id| comment(id).unwrap_or_default()).collect()
}

fn points(tree: &Tree, id: NodeId, name: &str) -> Vec<String> {
    let values = tree[id].property(name).map(|property| property.values()).unwrap_or_default();
    values.iter().map(|value| value.simple_text(Encoding::Utf8)).collect()
}

#[test]
fn every_known_move_gets_an_opinion() {
    let bench = with_book();
    let (text, tree) = bench.tree("(;SZ[9]KM[7.5];B[ee];W[gc];B[cf];W[aa];B[bb])");
    assert_eq!(text, "the game leaves the book at move 4, A9\n");
    let comments = comments(&tree);
    assert_eq!(
        comments[0],
        "Octant comments by a book of 64 games: 9x9, komi 7.5, chinese.\n\
         Next for black: E5 46.7% of 60, G7 25.0% of 4."
    );
    assert_eq!(
        comments[1],
        "E5: 60 of 64 games, black won 46.7%. The choice of the book, with 97% of all wins.\n\
         Next for white: E7 60.0% of 50, G7 20.0% of 10."
    );
    assert_eq!(
        comments[2],
        "G7: 10 of 60 games, white won 20.0%. \
         The book prefers E7: 50 games, white won 60.0%, 94% of all wins.\n\
         Next for black: D3 80.0% of 10."
    );
    assert!(comments[3].ends_with("\nThe line ends here."), "{comments:?}");
    assert_eq!(comments[4], "The game leaves the book at move 4, after the end of its line.");
    assert_eq!(comments[5], "", "nothing is said after that");
    let nodes: Vec<NodeId> = tree.main_line().collect();
    let mut triangles = points(&tree, nodes[1], "TR");
    triangles.sort();
    assert_eq!(triangles, ["ce", "ec", "eg", "ge"], "the preferred move from every side");
    let labels = points(&tree, nodes[1], "LB");
    assert!(labels.contains(&"gc:20".to_owned()) && labels.len() == 4, "{labels:?}");
    assert_eq!(points(&tree, nodes[0], "TR"), ["ee"]);
}

#[test]
fn a_departure_says_what_was_better() {
    let bench = with_book();
    let (text, tree) = bench.tree("(;SZ[9];B[ee];W[aa])");
    assert_eq!(text, "the game leaves the book at move 2, A9\n");
    let comments = comments(&tree);
    assert!(
        comments[2].starts_with("A9 is not in the book: the game leaves it at move 2. The book prefers E7: 50 games, white won 60.0%"),
        "{comments:?}"
    );
    let last = tree.main_line().last().expect("a node");
    assert_eq!(points(&tree, last, "TR").len(), 4);
    let (text, _) = bench.tree("(;SZ[9];B[ee];W[ge])");
    assert_eq!(text, "2 moves of the game are in the book\n");
}

#[test]
fn every_orientation_gets_the_same_opinion() {
    let bench = with_book();
    let line = ["E5", "G5", "G4", "C5"].map(|vertex| vertex.parse::<Move>().expect("a vertex"));
    for symmetry in Symmetry::ALL {
        let moves = symmetry.sequence(Size::NINE, &line);
        let mut sgf = "(;SZ[9]".to_owned();
        for (mv, color) in moves.iter().zip(["B", "W"].iter().cycle()) {
            let point = Value::from_move(*mv, Size::NINE);
            sgf += &format!(";{color}[{}]", String::from_utf8_lossy(point.raw()));
        }
        let (text, tree) = bench.tree(&(sgf + ")"));
        assert_eq!(text, "4 moves of the game are in the book\n", "{symmetry}");
        let comments = comments(&tree);
        assert!(comments[2].contains(": 50 of 60 games, white won 60.0%."), "{comments:?}");
        assert!(comments[4].contains(": 50 of 50 games, white won 60.0%."), "{comments:?}");
        // The next move is marked where this game would play it.
        let third = tree.main_line().nth(3).expect("a node");
        let expected =
            String::from_utf8_lossy(Value::from_move(moves[3], Size::NINE).raw()).into_owned();
        assert!(points(&tree, third, "TR").contains(&expected), "{symmetry}");
    }
}

#[test]
fn what_the_record_has_is_kept() {
    let bench = with_book();
    // A comment in Latin-1 with a bracket, marks on the best moves, an unknown property,
    // variations, a node without a move, and a second game.
    let sgf = b"(;SZ[9]CA[ISO-8859-1]PB[Andr\xe9]C[caf\xe9 \\] x];B[ee]XY[1][2]TR[ge]LB[ec:!]\
                (;W[gc]C[old];C[a break];B[cf])(;W[ge](;B[gf])(;B[aa]C[?])))\n(;SZ[9];B[cc])";
    let (text, out) = bench.comment(sgf);
    assert_eq!(text.lines().count(), 2, "{text}");
    let (before, after) =
        (read_collection(sgf).expect("games"), read_collection(&out).expect("games"));
    assert_eq!(before.len(), after.len());
    for (old, new) in before.iter().zip(&after) {
        assert_eq!(old.node_count(), new.node_count());
        for (a, b) in old.preorder().zip(new.preorder()) {
            assert_eq!(old.children(a).count(), new.children(b).count());
            for property in old[a].properties() {
                let now = new[b].property(property.name()).expect("a property stays");
                if property.name() == "C" {
                    assert!(now.value().raw().starts_with(property.value().raw()));
                } else {
                    assert!(now.values().starts_with(property.values()), "{}", now.name());
                }
            }
            for property in new[b].properties() {
                let name = property.name();
                let is_ours = ["C", "TR", "LB"].contains(&name);
                assert!(is_ours || old[a].property(name).is_some(), "{name}");
            }
        }
    }
    let tree = &after[0];
    let first = tree.main_line().nth(1).expect("a node");
    let mut triangles = points(tree, first, "TR");
    triangles.sort();
    assert_eq!(triangles, ["ce", "eg", "ge"], "marked once each, not on the label");
    assert!(points(tree, first, "LB").contains(&"ec:!".to_owned()));
    // The move after a node without one is known too, and so are variations.
    let all: Vec<String> = tree
        .preorder()
        .map(|id| tree[id].value("C").map(|value| value.text(Encoding::Latin1)).unwrap_or_default())
        .collect();
    assert!(all[0].starts_with("café ] x\nOctant comments by a book"), "{all:?}");
    assert!(all[2].starts_with("old\nG7: 10 of 60 games"), "{all:?}");
    assert_eq!(all[3], "a break");
    assert!(all[4].starts_with("C4: 10 of 10 games"), "{all:?}");
    assert!(
        all[7].starts_with("?\nA9 is not in the book: the game leaves it at move 3."),
        "{all:?}"
    );
}

#[test]
fn games_of_other_kinds_are_refused_or_left_alone() {
    let bench = with_book();
    let output = bench.try_to_comment(b"(;SZ[13];B[ee])");
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(message.contains("game.sgf: the game is on 13x13, and only games on 9x9"), "{message}");
    assert!(!bench.path("out.sgf").exists());
    // A handicap game is not in the book, which is all there is to say.
    let (text, tree) = bench.tree("(;SZ[9]HA[2]AB[cc][gg];W[ee])");
    assert_eq!(text, "0 moves of the game are in the book\n");
    let comments = comments(&tree);
    assert!(
        comments[0].starts_with("Octant comments") && !comments[0].contains("Next"),
        "{comments:?}"
    );
    assert_eq!(comments[1], "");
    // So is a game that goes wrong.
    bench.comment(b"(;SZ[9];B[ee];W[ee];B[gg])");
}

#[test]
fn a_game_for_another_komi_is_told_apart() {
    let bench = with_book();
    let (words, _) = bench.tree("(;SZ[9]KM[5.5]RU[Japanese];B[ee])");
    let mind =
        "mind: the game has komi 5.5, japanese rules; what is said is of komi 7.5, chinese rules\n";
    assert!(words.starts_with(mind), "{words}");
}
