//! Files that cannot be read: what is said of them, and that nothing panics.

use octant::sgf::{GameRecord, Problem, Reader, SgfError, read_collection};
use proptest::prelude::*;

fn error(text: &str) -> SgfError {
    let Err(error) = GameRecord::read(text.as_bytes()) else { panic!("{text} was read") };
    error
}

#[test]
fn errors_say_where_and_what() {
    let cases = [
        ("", "byte 0: expected a game, `(;`, found the end of the text"),
        ("no game (here)", "byte 14: expected a game, `(;`, found the end of the text"),
        ("(;SZ[9]", "byte 7: expected a property, `;`, `(` or `)`, found the end of the text"),
        ("(;SZ[9];B[aa", "byte 12: expected `]`, found the end of the text"),
        ("(;SZ[9];B[aa\\]", "byte 14: expected `]`, found the end of the text"),
        ("(;SZ[9];B;W[aa])", "byte 9: expected `[`, found `;`"),
        ("(;SZ[9];b[aa])", "byte 8: expected a property name in capitals, found `b`"),
        ("(;SZ[9]$\n)", "byte 7: expected a property, `;`, `(` or `)`, found `$`"),
        ("(;SZ[9]())", "byte 8: expected `;`, found `)`"),
        ("(;SZ[9](;B[aa]);W[bb])", "byte 15: expected `(` or `)`, found `;`"),
        ("(;SZ[9]\u{e9})", "byte 7: expected a property, `;`, `(` or `)`, found `\\xc3`"),
        ("xx(;GM[2])", "byte 4: not a game of Go: GM[2]"),
        ("(;SZ[25])", "byte 2: not a square board of 2 to 19 lines: SZ[25]"),
        ("(;SZ[9:13])", "byte 2: not a square board of 2 to 19 lines: SZ[9:13]"),
        ("(;SZ[])", "byte 2: not a square board of 2 to 19 lines: SZ[]"),
        ("(;SZ[9]KM[six])", "byte 7: expected a number: KM[six]"),
        ("(;SZ[9]HA[-1])", "byte 7: expected a number: HA[-1]"),
        ("(;SZ[9]PL[x])", "byte 7: expected B or W: PL[x]"),
        ("(;SZ[9];B[aa];W[jj])", "byte 14: not a move on 9x9: W[jj]"),
        ("(;SZ[9];B[aa][bb])", "byte 8: not a move on 9x9: B[aa][bb]"),
        ("(;SZ[9]AB[aa][tt])", "byte 7: not a point of 9x9: AB[tt]"),
        ("(;SZ[9];B[aa];AE[aa])", "byte 14: stones are set up after the first move"),
    ];
    for (text, message) in cases {
        assert_eq!(error(text).to_string(), format!("SGF, {message}"), "{text}");
    }
}

/// `ok` for each game that is read, the offset of the error for each that is not.
fn games(file: &str) -> Vec<String> {
    let show = |result: Result<_, SgfError>| match result {
        Ok(_) => "ok".to_owned(),
        Err(error) => error.offset.unwrap().to_string(),
    };
    Reader::new(file.as_bytes()).map(show).collect()
}

#[test]
fn a_broken_game_does_not_lose_the_next() {
    let cases: [(&str, &[&str]); 8] = [
        ("(;B[aa])(;B[bb]$)(;B[cc])", &["ok", "15", "ok"]),
        ("(;SZ[9];B[aa]\n(;SZ[9];B[bb])(;B[cc])", &["14", "ok", "ok"]),
        ("(;SZ[9];B[aa](;W[bb]\n(;GM[1]SZ[9];B[bb])(;B[cc])", &["21", "ok", "ok"]),
        ("(;SZ[9];B[aa\n(;FF[4];B[bb])\n(;B[cc])", &["13", "ok", "ok"]),
        ("(;SZ[9]C[cut o\n(;CA[UTF-8];B[bb])\n(;B[cc])", &["15", "ok", "ok"]),
        ("(;SZ[9]C[quoted\n(;GM[1\\];B[bb\\])]\n(;W[cc]))(;B[dd])", &["ok", "ok"]),
        ("(;SZ[9]C[quoted\n(;GM[1 and more [x]])(;B[dd])", &["35", "ok"]),
        ("(;B[aa]((;B[bb])))(;B[cc])", &["8", "ok"]),
    ];
    for (file, expected) in cases {
        assert_eq!(games(file), expected, "{file}");
    }
}

#[test]
fn one_damaged_byte_costs_one_game() {
    let game = "(;GM[1]SZ[9]C[a\\]\nb];B[aa](;W[bb])\n(;W[cc];B[]))\n";
    let file = game.repeat(3);
    let readable = |bytes: Vec<u8>| Reader::new(&bytes[..]).flatten().count();
    for at in 0..file.len() {
        let (before, after) = file.as_bytes().split_at(at);
        assert!(readable([before, &after[1..]].concat()) >= 2, "without byte {at}");
        for byte in b"()[];\\:\nAa1" {
            let byte = &[*byte][..];
            assert!(readable([before, byte, after].concat()) >= 2, "{byte:?} before byte {at}");
            assert!(readable([before, byte, &after[1..]].concat()) >= 2, "{byte:?} at byte {at}");
        }
    }
}

#[test]
fn a_game_that_is_too_long_is_left_out() {
    let long = format!("(;SZ[9];B[aa]\n(;W[bb]){}", ";B[cc]\n".repeat(2000));
    let file = format!("(;SZ[5])\n{long})\n(;SZ[9];B[dd])\n(;B[ee])");
    let results: Vec<_> = Reader::with_limit(file.as_bytes(), 1000).collect();
    let [Ok(_), Err(error), Ok(next), Ok(_)] = &results[..] else { panic!("{results:?}") };
    assert_eq!((error.offset, &error.problem), (Some(9), &Problem::TooLong { limit: 1000 }));
    assert_eq!(next.node_count(), 2);
}

#[test]
fn an_input_that_fails_is_an_error_and_the_end() {
    struct Failing;
    impl std::io::Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::TimedOut.into())
        }
    }
    let results: Vec<_> = Reader::new(std::io::BufReader::new(Failing)).collect();
    let [Err(error)] = &results[..] else { panic!("{results:?}") };
    assert_eq!(error.problem, Problem::Io(std::io::ErrorKind::TimedOut));
}

/// Reads bytes in every way there is; what can be read must also survive being written.
fn read_all(bytes: &[u8]) {
    for result in Reader::new(bytes) {
        match result {
            Ok(tree) => {
                assert_eq!(read_collection(&tree.to_sgf()).as_deref(), Ok(&[tree.clone()][..]));
                if let Ok(record) = GameRecord::from_tree(&tree) {
                    GameRecord::read(record.to_sgf().as_bytes()).unwrap();
                }
            }
            Err(error) => {
                assert!(error.offset.unwrap() <= bytes.len() as u64);
                assert!(!error.to_string().is_empty());
            }
        }
    }
}

const GAMES: &str = "(;FF[4]GM[1]SZ[9]KM[6,5]RU[Chinese]RE[B+3.5]PB[a\\]b]HA[2]AB[cc:dd][gg]PL[W]
;W[ee]C[caf\u{e9}\\\n\n(;GM[1\\]];B[tt](;W[])(;W[aa];CoPyright[x]))
(;CA[latin1]AP[x:1]SZ[19:19]TM[60]AW[ab]AE[ab];B[ss];W[tt])
";

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 2000, ..Default::default() })]

    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        read_all(&bytes);
    }

    #[test]
    fn random_grammar_never_panics(text in "[(;)\\[\\]\\\\:BWACSZGMabt19,+\n\r é]{0,80}") {
        read_all(text.as_bytes());
        read_all(format!("(;{text}").as_bytes());
    }

    #[test]
    fn mutated_games_never_panic(
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4), 1..6),
    ) {
        let mut bytes = GAMES.as_bytes().to_vec();
        for (place, byte, kind) in edits {
            bytes.push(b'\n');
            let at = place.index(bytes.len());
            match kind {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, b"()[];\\:\n"[byte as usize % 8]),
                2 => drop(bytes.remove(at)),
                _ => bytes.truncate(at + 1),
            }
        }
        read_all(&bytes);
    }
}
