//! Settings by flag, environment and file, and who goes before whom.

use crate::folder::Folder;
use crate::program::Program;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

fn octant(variables: &[(&str, &str)], arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_octant"));
    for (name, _) in env::vars().filter(|(name, _)| name.starts_with("OCTANT_")) {
        command.env_remove(name);
    }
    command.envs(variables.iter().copied()).arg("gtp").args(arguments);
    command
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(&path, text).expect("a file");
    path
}

/// The engine's words on itself: komi and rules, and a parameter.
fn state(variables: &[(&str, &str)], arguments: &[&str]) -> String {
    let mut program = Program::spawn(octant(variables, arguments));
    let board = program.ask("showboard");
    let words = board.lines().last().unwrap_or_default().to_string();
    let params = program.ask("octant-param");
    let value = |name: &str| {
        let value = params.lines().find_map(|line| line.split_once(&format!("{name} ")));
        value.map_or(String::new(), |(_, value)| value.to_string())
    };
    let words: Vec<&str> = words.split(", ").collect();
    format!(
        "{}; level {} expand_at {} resign {}",
        words[2..4].join(", "),
        value("engine.level"),
        value("search.expand_at"),
        value("engine.resign_below"),
    )
}

#[test]
fn a_flag_goes_before_the_environment_and_both_before_the_file() {
    let path = file(
        "settings/octant.toml",
        "komi = 1.5\nlevel = 3\nresign = 25\nrules = \"aga\"\n[param.search]\nexpand_at = 7\n",
    );
    let path = path.to_str().expect("a path");
    assert_eq!(
        state(&[], &["--config", path]),
        "komi 1.5, aga rules; level 3 expand_at 7 resign 0.25"
    );
    let variables = [("OCTANT_CONFIG", path), ("OCTANT_KOMI", "2.5"), ("OCTANT_LEVEL", "4")];
    assert_eq!(state(&variables, &[]), "komi 2.5, aga rules; level 4 expand_at 7 resign 0.25");
    let flags = ["--komi", "-3.5", "--param", "search.expand_at=9"];
    assert_eq!(state(&variables, &flags), "komi -3.5, aga rules; level 4 expand_at 9 resign 0.25");
}

#[test]
fn the_users_own_file_is_found() {
    let path = file("home/octant/octant.toml", "komi = 4.5");
    let home = path.ancestors().nth(2).and_then(Path::to_str).expect("a folder");
    let mut command = octant(&[("XDG_CONFIG_HOME", home)], &[]);
    let output = command.stdin(Stdio::null()).output().expect("octant starts");
    assert!(output.status.success());
    let mut command = octant(&[("XDG_CONFIG_HOME", home), ("OCTANT_CONFIG", "/dev/null")], &[]);
    command.arg("--komi").arg("5");
    assert!(Program::spawn(command).ask("showboard").contains("komi 5"));
    file("home/octant/octant.toml", "komi = \"lots\"");
    let mut command = octant(&[("XDG_CONFIG_HOME", home)], &[]);
    let output = command.stdin(Stdio::null()).output().expect("octant starts");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn what_is_wrong_with_a_file_is_said_in_a_line() {
    for (text, reason) in [
        ("thread = 2", "unknown key \"thread\""),
        ("threads = 0", "0 is not in 1..=256"),
        ("komi = {}", "\"komi\" takes a number"),
        ("[param.search]\nspeed = 9", "unknown parameter"),
        ("config = \"other.toml\"", "unknown key \"config\""),
    ] {
        let path = file("settings/wrong.toml", text);
        let mut command = octant(&[("OCTANT_CONFIG", path.to_str().expect("a path"))], &[]);
        let output = command.stdin(Stdio::null()).output().expect("octant starts");
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert_eq!(output.stdout, b"");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.starts_with("octant: ") && error.contains(reason), "{text}: {error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
    let missing = octant(&[], &["--config", "/no/such/file"]).stdin(Stdio::null()).output();
    assert_eq!(missing.expect("octant starts").status.code(), Some(1));
}

#[test]
fn the_log_goes_to_its_file() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("octant.log");
    let _ = fs::remove_file(&path);
    let name = path.to_str().expect("a path");
    let mut program = Program::start(&["--log", name, "--playouts", "50"]);
    program.ask("boardsize 5");
    program.ask("genmove b");
    assert_eq!(program.ask("quit"), "= ");
    let log = fs::read_to_string(&path).expect("a log");
    for part in ["> genmove b", "< = ", "for black", "; took "] {
        assert!(log.contains(part), "{part} in {log}");
    }
    // A slow move can be looked up afterwards: every line begins with its time.
    let is_dated = |line: &&str| {
        let digits = |part: &str| part.bytes().filter(u8::is_ascii_digit).count();
        line.get(..23).is_some_and(|stamp| digits(stamp) == 17 && stamp.contains(':'))
    };
    let commands: Vec<&str> =
        log.lines().filter(|line| line.contains("] > ") || line.contains(": > ")).collect();
    assert!(commands.len() >= 3 && commands.iter().all(is_dated), "{log}");
    // The bridge to OGS takes these for words to say in the chat.
    for part in ["MALKOVICH:", "DISCUSSION:", "MAIN:"] {
        assert!(!log.contains(part), "{part} in {log}");
    }
}

#[test]
fn a_machine_is_measured_and_the_file_written_only_with_leave() {
    let folder = Folder::empty();
    fs::write(folder.path("mine.toml"), "threads = 77\nlevel = 4\n").expect("a file");
    let said = folder.run("configure --seconds 1 --config mine.toml");
    assert!(
        said.contains("\nthreads = ")
            && said.ends_with("not written; `--yes` writes without asking\n"),
        "{said}"
    );
    assert_eq!(folder.text("mine.toml"), "threads = 77\nlevel = 4\n");
    let said = folder.run("configure --seconds 1 --config mine.toml --yes");
    assert!(said.ends_with("written to mine.toml\n"), "{said}");
    let settings = folder.text("mine.toml");
    assert!(settings.contains("level = 4\n") && !settings.contains("77"), "{settings}");
}
