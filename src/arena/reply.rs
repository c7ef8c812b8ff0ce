//! One answer of a GTP program, from lines to text.
//!
//! The `gtp` crate's parser reads the answer, but only after this file has found where it
//! begins and ends and has tidied it, because the parser refuses an empty answer (`=` and a
//! line end), waits for ever after a comment at the end of an answer, and takes anything
//! that does not begin with `=` for an error.

use gtp::{Response, ResponseParser};

/// No answer that a match needs is longer than this many bytes.
const LONGEST: usize = 1 << 20;

/// An answer in the making.
#[derive(Debug, Default)]
pub(super) struct Reply {
    /// The first line, which has the mark and the id, and those after it.
    lines: Vec<String>,
    length: usize,
}

/// The effect of a further line on an answer.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Step {
    /// More is needed.
    More,
    /// The line belongs to no answer.
    Stray,
    /// The answer is complete.
    Complete(Response),
    /// The answer cannot be one.
    Garbage,
}

impl Reply {
    /// Takes a line, without its end.
    pub(super) fn push(&mut self, line: &str) -> Step {
        let clean: String = line.chars().filter(|c| *c == '\t' || !c.is_control()).collect();
        let text = clean.split('#').next().unwrap_or_default().trim_end();
        if self.lines.is_empty() && !text.starts_with(['=', '?']) {
            return if text.trim().is_empty() { Step::More } else { Step::Stray };
        }
        if text.trim().is_empty() {
            // A line of nothing but a comment is no part of an answer, nor its end.
            return if clean.trim().is_empty() { self.complete() } else { Step::More };
        }
        self.length += text.len() + 1;
        if self.length > LONGEST {
            return Step::Garbage;
        }
        self.lines.push(text.to_string());
        Step::More
    }

    fn complete(&mut self) -> Step {
        let lines = std::mem::take(&mut self.lines);
        self.length = 0;
        let mut parser = ResponseParser::new();
        parser.feed(&tidy(&lines));
        parser.get_response().map_or(Step::Garbage, Step::Complete)
    }
}

/// The answer as the parser needs it: `=ID text`, the space always there.
fn tidy(lines: &[String]) -> String {
    let first = lines.first().map(String::as_str).unwrap_or_default();
    let (mark, rest) = first.split_at(first.len().min(1));
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (id, text) = rest.split_at(digits);
    let mut tidy = format!("{mark}{id} {}\n", text.trim());
    for line in &lines[1..] {
        tidy.push_str(line);
        tidy.push('\n');
    }
    tidy.push('\n');
    tidy
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(text: &str) -> Vec<Step> {
        let mut reply = Reply::default();
        text.lines().map(|line| reply.push(line)).filter(|step| *step != Step::More).collect()
    }

    fn result(id: Option<u32>, text: &str) -> Step {
        Step::Complete(Response::Result((id, text.to_string())))
    }

    #[test]
    fn answers_are_read_in_all_their_forms() {
        assert_eq!(read("= D4\n\n"), [result(None, "D4")]);
        assert_eq!(read("=12 D4\r\n\r\n"), [result(Some(12), "D4")]);
        assert_eq!(read("=\n\n=3\n\n"), [result(None, ""), result(Some(3), "")]);
        assert_eq!(read("=3D4\n\n"), [result(Some(3), "D4")]);
        assert_eq!(read("= A1 # a comment\n\n"), [result(None, "A1")]);
        assert_eq!(read("= A1\n# a comment\nB2\n\n"), [result(None, "A1\nB2")]);
        let refusal = Response::Error((Some(4), "illegal move".to_string()));
        assert_eq!(read("?4 illegal move\n\n"), [Step::Complete(refusal)]);
    }

    #[test]
    fn what_is_no_answer_is_told_apart() {
        assert_eq!(read("hello\n\n= D4\n\n"), [Step::Stray, result(None, "D4")]);
        let mut reply = Reply::default();
        reply.push("= ");
        let long = "x".repeat(LONGEST);
        assert_eq!(reply.push(&long), Step::Garbage);
    }

    proptest! {
        #[test]
        fn no_line_does_harm(lines in proptest::collection::vec("[=?0-9 #\\PC]{0,12}", 0..12)) {
            let mut reply = Reply::default();
            for line in lines {
                reply.push(&line);
            }
        }
    }
}
