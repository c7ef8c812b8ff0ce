//! Game records through `loadsgf` and `printsgf`, with GNU Go as the other reader and writer.

use crate::gnugo::{GNUGO_ARGUMENTS, gnugo};
use crate::program::Program;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Writes a record and loads it, up to a move if one is given.
fn load(program: &mut Program, record: &str, before: &str) -> String {
    let path = path("a game of ours.sgf");
    fs::write(&path, record).expect("a file");
    program.ask(&format!("loadsgf {} {before}", path.display()))
}

/// The board with what is written below it.
fn board(program: &mut Program) -> String {
    program.ask("showboard")
}

/// The stones of the board alone, in lines of `X`, `O` and points. GNU Go writes the captures
/// beside the last ones.
fn stones(program: &mut Program) -> Vec<String> {
    let is_row = |line: &&str| line.trim().starts_with(|c: char| c.is_ascii_digit());
    let shown = board(program);
    let rows: Vec<&str> = shown.lines().filter(is_row).collect();
    let row = |line: &&str| {
        line.chars().filter(|c| "XO.+".contains(*c)).take(rows.len()).collect::<String>()
    };
    rows.iter().map(|line| row(line).replace('+', ".")).collect()
}

const GAME: &str = "(;FF[4]GM[1]SZ[9]KM[5.5]RU[Japanese]HA[2]AB[cg][gc]PL[W]
    ;W[ee];B[de];W[dd](;B[ce];W[tt];B[];W[ff];B[fe])(;B[aa]))";

#[test]
fn a_record_is_loaded_to_any_move() {
    let mut program = Program::start(&[]);
    program.ask("boardsize 19");
    assert_eq!(load(&mut program, GAME, ""), "= ");
    let last = board(&mut program);
    for part in ["komi 5.5", "japanese rules", "white to play"] {
        assert!(last.contains(part), "{part}: {last}");
    }
    assert_eq!(stones(&mut program).len(), 9);
    // Move 1 is White's: before it stand the handicap stones alone.
    assert_eq!(load(&mut program, GAME, "1"), "= ");
    assert!(board(&mut program).contains("white to play, move 1,"));
    assert_eq!(stones(&mut program).concat().replace('.', ""), "XX");
    assert_eq!(load(&mut program, GAME, "3"), "= ");
    assert!(board(&mut program).contains("white to play, move 3,"));
    assert_eq!(stones(&mut program)[4], "...XO....");
    // The game goes on from there, and can be taken back to its beginning.
    assert_eq!(program.ask("play w D6"), "= ");
    assert_eq!(program.ask("gg-undo 3"), "= ");
    assert_eq!(program.ask("undo"), "? cannot undo");
    assert_eq!(load(&mut program, GAME, "1000"), "= ");
    assert_eq!(board(&mut program), last);
}

#[test]
fn what_is_no_record_leaves_the_game_alone() {
    let mut program = Program::start(&[]);
    load(&mut program, GAME, "");
    let before = board(&mut program);
    for record in ["", "(", "no record", "(;SZ[9]", "(;GM[2]SZ[8])", "(;SZ[99];B[aa])"] {
        assert_eq!(load(&mut program, record, ""), "? cannot load file", "{record}");
        assert_eq!(board(&mut program), before, "{record}");
    }
    let illegal = "(;SZ[9];B[aa];W[aa])";
    assert_eq!(load(&mut program, illegal, ""), "? cannot load file");
    assert_eq!(board(&mut program), before);
    assert_eq!(program.ask("loadsgf /no/such/file.sgf"), "? cannot load file");
    assert_eq!(program.ask("loadsgf"), "? syntax error");
}

/// A game with a capture, a set-up, passes and a player out of turn.
const COMMANDS: [&str; 14] = [
    "boardsize 13",
    "komi -3.5",
    "kgs-rules aga",
    "gogui-setup b A1 b C3 w B1 w D4",
    "gogui-setup_player w",
    "play w A2",
    "play w K10",
    "play b pass",
    "play w pass",
    "play b N13",
    "play w M13",
    "play b N11",
    "play w N12",
    "play b G7",
];

#[test]
fn a_printed_game_loads_again() {
    let mut program = Program::start(&[]);
    for command in COMMANDS {
        assert_eq!(program.ask(command), "= ", "{command}");
    }
    let (shown, printed) = (board(&mut program), program.ask("printsgf"));
    let record = printed.strip_prefix("= ").expect("a record");
    assert!(!record.contains('\n') && record.contains("SZ[13]"), "{record}");
    let file = path("printed game.sgf");
    assert_eq!(program.ask(&format!("printsgf {}", file.display())), "= ");
    assert_eq!(fs::read_to_string(&file).expect("a file").trim(), record);
    program.ask("boardsize 9");
    assert_eq!(program.ask(&format!("loadsgf {}", file.display())), "= ");
    assert_eq!(board(&mut program), shown);
    assert_eq!(program.ask("printsgf"), printed);
    assert_eq!(program.ask("printsgf /no/such/folder/a.sgf"), "? cannot write file");
}

#[test]
fn gnu_go_reads_our_records_and_we_read_its() {
    let Some(gnugo) = gnugo() else { return };
    let mut command = Command::new(gnugo);
    command.args(GNUGO_ARGUMENTS.split(' '));
    let (mut theirs, mut ours) = (Program::spawn(command), Program::start(&[]));
    for command in ["boardsize 9", "clear_board", "komi 0.5", "fixed_handicap 3"] {
        assert!(ours.ask(command).starts_with('='), "{command}");
    }
    for mv in ["w D5", "b E5", "w E6", "b A1", "w F5", "b B1", "w E4", "b F4"] {
        assert_eq!(ours.ask(&format!("play {mv}")), "= ");
    }
    // GNU Go takes no spaces in the names of files.
    let (there, back) = (path("ours.sgf"), path("theirs.sgf"));
    assert_eq!(ours.ask(&format!("printsgf {}", there.display())), "= ");
    assert_eq!(theirs.ask(&format!("loadsgf {}", there.display())), "= white");
    assert_eq!(stones(&mut theirs), stones(&mut ours));
    assert!(theirs.ask("genmove w").starts_with("= "));
    assert!(theirs.ask(&format!("printsgf {}", back.display())).starts_with('='));
    assert_eq!(ours.ask(&format!("loadsgf {}", back.display())), "= ");
    assert_eq!(stones(&mut ours), stones(&mut theirs));
}
