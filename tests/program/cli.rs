//! The program from outside: exit codes, what goes to which stream, and closed pipes.

use std::process::{Command, Output, Stdio};

fn octant(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_octant"));
    command.args(arguments).stdin(Stdio::null()).env_remove("RUST_LOG");
    command
}

fn output(arguments: &[&str]) -> Output {
    octant(arguments).output().expect("octant starts")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("octant writes UTF-8")
}

#[test]
fn help_and_version_go_to_stdout() {
    for (argument, word) in [("--help", "bench"), ("--version", env!("CARGO_PKG_VERSION"))] {
        let output = output(&[argument]);
        assert!(output.status.success());
        assert!(text(&output.stdout).contains(word), "{argument} without {word}");
        assert!(output.stderr.is_empty());
    }
}

#[test]
fn wrong_usage_is_exit_code_2() {
    for arguments in [&["nonsense"][..], &["bench", "nonsense"], &["bench", "--seconds", "0"]] {
        let output = output(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
        assert!(!output.stderr.is_empty());
    }
}

/// What plays nothing, and a referee that judges nothing, is not beaten or believed.
#[test]
fn a_match_that_cannot_be_played_fails() {
    let inner = "inner:playouts=5,no-book,no-net";
    for (arguments, reason) in [
        (&["--a", "false", "--b", inner][..], "does it speak GTP?"),
        (&["--a", inner, "--b", "cat", "--timeout", "1"], "does it speak GTP?"),
        (&["--a", inner, "--b", inner, "--referee", "false"], "the referee cannot be started"),
    ] {
        let common = ["match", "--games", "50", "--size", "5"];
        let output = output(&[&common[..], arguments].concat());
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(output.stdout.is_empty());
        assert!(text(&output.stderr).contains(reason), "{}", text(&output.stderr));
    }
    let none = output(&["match", "--a", inner, "--b", inner, "--games", "0"]);
    assert_eq!(none.status.code(), Some(2));
    let counted = output(&["match", "--a", inner, "--b", inner, "--games", "1", "--size", "5"]);
    assert!(text(&counted.stdout).contains("without a referee"), "{}", text(&counted.stdout));
}

/// `octant` is `octant gtp`, with its flags too.
#[test]
fn flags_of_gtp_need_no_command() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_octant"))
        .args(["--size", "7", "-v", "--level", "3"])
        .env("OCTANT_CONFIG", "/dev/null")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("octant starts");
    let mut input = child.stdin.take().expect("a pipe");
    std::io::Write::write_all(&mut input, b"query_boardsize\nquit\n").expect("octant reads");
    let output = child.wait_with_output().expect("an end");
    assert_eq!(text(&output.stdout), "= 7\n\n= \n\n");
    let wrong = output_of_nonsense();
    assert!(wrong.contains("'--sise'") && wrong.contains("--size"), "{wrong}");
}

fn output_of_nonsense() -> String {
    text(&output(&["--sise", "9"]).stderr).to_string()
}

#[test]
fn bench_gives_one_flat_object() {
    let output = output(&["bench", "light", "--json", "--seconds", "1"]);
    assert!(output.status.success());
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    let json = text(&output.stdout).trim();
    let members = json.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).expect("braces");
    let value_of = |key: &str| {
        members.split(',').find_map(|member| {
            let (name, value) = member.split_once(':')?;
            (name.trim() == format!("\"{key}\"")).then(|| value.trim().parse::<f64>().ok())?
        })
    };
    for key in ["light_9x9", "light_13x13", "light_19x19"] {
        assert!(value_of(key).is_some_and(|speed| speed > 0.0), "{key} in {json}");
        assert!(value_of(&format!("{key}_moves")).is_some_and(|moves| moves > 81.0), "{json}");
    }
}

#[test]
fn the_log_goes_to_stderr() {
    let output = output(&["bench", "light", "--seconds", "1", "-v"]);
    assert!(output.status.success());
    assert!(text(&output.stderr).contains("measuring light"));
    assert!(!text(&output.stdout).contains("measuring"));
}

/// A reader that goes away, as in `octant bench | head -1`, is neither a panic nor an error.
#[test]
fn a_closed_pipe_ends_in_silence() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let output = octant(&["bench", "light", "--seconds", "1"])
        .stdout(writer)
        .stderr(Stdio::piped())
        .spawn()
        .and_then(|child| child.wait_with_output())
        .expect("octant starts");
    assert!(output.status.success());
    assert_eq!(text(&output.stderr), "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_failure_is_one_line_and_exit_code_1() {
    let full = std::fs::File::create("/dev/full").expect("the device that is always full");
    let output = octant(&["bench", "light", "--seconds", "1"])
        .stdout(full)
        .stderr(Stdio::piped())
        .spawn()
        .and_then(|child| child.wait_with_output())
        .expect("octant starts");
    assert_eq!(output.status.code(), Some(1));
    let message = text(&output.stderr);
    assert!(message.starts_with("octant: ") && message.lines().count() == 1, "{message}");
}
