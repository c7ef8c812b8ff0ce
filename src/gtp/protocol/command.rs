//! A line and the command in it.

use super::{Args, MAX_INT};

/// The longest line that is read, in bytes; far more than any game in one
/// `gogui-play_sequence`. Longer ones are skipped and answered with an error.
pub const MAX_LINE: usize = 1 << 20;

/// A command as a client sent it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    /// The number to be repeated in the answer.
    pub id: Option<u32>,
    /// The name in lower case.
    pub name: String,
    /// The words after the name.
    pub args: Args,
}

/// A line with an id and no command, or with an id that no integer holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SyntaxError {
    /// The number to be repeated in the answer.
    pub id: Option<u32>,
}

impl Command {
    /// Reads a line; `None` if it holds nothing but space and comment.
    pub fn parse(line: &[u8]) -> Option<Result<Command, SyntaxError>> {
        let text = clean(line);
        let (first, rest) = split_word(&text)?;
        if !first.bytes().all(|byte| byte.is_ascii_digit()) {
            return Some(Ok(Command::new(None, first, rest)));
        }
        let id = first.parse().ok().filter(|&id| id <= MAX_INT);
        Some(match split_word(rest) {
            Some((name, rest)) if id.is_some() => Ok(Command::new(id, name, rest)),
            _ => Err(SyntaxError { id }),
        })
    }

    fn new(id: Option<u32>, name: &str, rest: &str) -> Command {
        Command { id, name: name.to_ascii_lowercase(), args: Args::new(rest) }
    }
}

/// Tells whether a line is GoGui's comment that asks a running command to come to an end.
pub fn is_interrupt(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    line.strip_prefix(b"#").is_some_and(|rest| rest.trim_ascii_start() == b"interrupt")
}

/// The line as the protocol has it read: without control characters and comment, tabs as
/// spaces. Bytes that are not UTF-8 become replacement characters, which no command has.
fn clean(line: &[u8]) -> String {
    let end = line.iter().position(|&byte| byte == b'#').unwrap_or(line.len());
    String::from_utf8_lossy(&line[..end])
        .chars()
        .map(|c| if c == '\t' { ' ' } else { c })
        .filter(|c| !c.is_control())
        .collect()
}

/// The first word and what follows it.
fn split_word(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_matches(' ');
    if text.is_empty() { None } else { Some(text.split_once(' ').unwrap_or((text, ""))) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn parse(line: &str) -> (Option<u32>, String, Vec<String>) {
        let command = Command::parse(line.as_bytes()).expect("a command").expect("no error");
        let words = command.args.words().map(String::from).collect();
        (command.id, command.name, words)
    }

    fn parsed(id: Option<u32>, name: &str, args: &[&str]) -> (Option<u32>, String, Vec<String>) {
        (id, name.to_string(), args.iter().map(|arg| arg.to_string()).collect())
    }

    #[test]
    fn commands_are_read_as_the_protocol_says() {
        assert_eq!(parse("name"), parsed(None, "name", &[]));
        assert_eq!(parse("  12   PLAY  b\tD4 \r"), parsed(Some(12), "play", &["b", "D4"]));
        assert_eq!(parse("komi 6.5 # half"), parsed(None, "komi", &["6.5"]));
        assert_eq!(parse("ge\x07nmove\x7f w\x00"), parsed(None, "genmove", &["w"]));
        assert_eq!(parse("0 quit"), parsed(Some(0), "quit", &[]));
        assert_eq!(parse("2147483647 quit"), parsed(Some(MAX_INT), "quit", &[]));
        assert_eq!(parse("9x9 9"), parsed(None, "9x9", &["9"]));
    }

    #[test]
    fn lines_without_a_command_are_silent() {
        for line in ["", "  \t ", "\r", "# interrupt", "  # name", "\x01\x02"] {
            assert_eq!(Command::parse(line.as_bytes()), None, "{line:?}");
        }
    }

    #[test]
    fn an_id_alone_is_an_error() {
        assert_eq!(Command::parse(b"7"), Some(Err(SyntaxError { id: Some(7) })));
        assert_eq!(Command::parse(b"7 # name"), Some(Err(SyntaxError { id: Some(7) })));
        for line in ["2147483648 name", "99999999999999999999999999 name"] {
            assert_eq!(Command::parse(line.as_bytes()), Some(Err(SyntaxError { id: None })));
        }
    }

    #[test]
    fn other_bytes_do_no_harm() {
        let command = Command::parse(b"na\xffme \xc3\xa9").expect("a command").expect("no error");
        assert_eq!(command.name, "na\u{fffd}me");
        assert_eq!(command.args.text(), "é");
    }

    #[test]
    fn only_the_interrupt_comment_interrupts() {
        for line in ["# interrupt", "#interrupt\r\n", " #  interrupt "] {
            assert!(is_interrupt(line.as_bytes()), "{line:?}");
        }
        for line in ["interrupt", "# interrupted", "name # interrupt", "#", ""] {
            assert!(!is_interrupt(line.as_bytes()), "{line:?}");
        }
    }

    proptest! {
        #[test]
        fn any_bytes_are_read(line in proptest::collection::vec(any::<u8>(), 0..200)) {
            if let Some(Ok(command)) = Command::parse(&line) {
                prop_assert!(!command.name.is_empty());
                prop_assert!(!command.name.contains(|c: char| c.is_control() || c == ' ' || c == '#'));
            }
        }

        #[test]
        fn spacing_does_not_matter(
            id in proptest::option::of(0..=MAX_INT),
            words in proptest::collection::vec("[a-z_-]{1,9}", 1..6),
            space in "[ \t]{1,4}",
            tail in "[ \t\r]{0,3}(#[ -~]*)?",
        ) {
            let id_word = id.map(|id| id.to_string());
            let all: Vec<&str> =
                id_word.iter().chain(&words).map(String::as_str).collect();
            let line = format!("{space}{}{tail}", all.join(&space));
            let command = Command::parse(line.as_bytes()).expect("a command").expect("no error");
            prop_assert_eq!(command.id, id);
            prop_assert_eq!(&command.name, &words[0]);
            prop_assert!(command.args.words().eq(words[1..].iter().map(String::as_str)));
        }
    }
}
