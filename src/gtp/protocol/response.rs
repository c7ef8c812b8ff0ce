//! An answer and its text.

use super::Failure;
use std::fmt;

/// The answer to a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Response {
    /// The number of the command.
    pub id: Option<u32>,
    /// The command's result.
    pub result: Result<String, Failure>,
}

impl Response {
    /// An answer.
    pub fn new(id: Option<u32>, result: Result<String, Failure>) -> Response {
        Response { id, result }
    }
}

impl fmt::Display for Response {
    /// The answer with the blank line that ends it. A blank line inside would end it too
    /// early, so there is none, whatever the text; a text that begins with a line end, such
    /// as a diagram, begins on the line after the `=`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let failure;
        let (mark, text) = match &self.result {
            Ok(text) => ('=', text.as_str()),
            Err(reason) => {
                failure = reason.to_string();
                ('?', failure.as_str())
            }
        };
        match self.id {
            Some(id) => write!(f, "{mark}{id} ")?,
            None => write!(f, "{mark} ")?,
        }
        let mut lines = text.lines().map(str::trim_end).filter(|line| !line.is_empty());
        if !text.starts_with('\n') {
            f.write_str(lines.next().unwrap_or_default())?;
        }
        for line in lines {
            write!(f, "\n{line}")?;
        }
        f.write_str("\n\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn success(id: Option<u32>, text: &str) -> String {
        Response::new(id, Ok(text.to_string())).to_string()
    }

    #[test]
    fn answers_look_as_clients_expect() {
        assert_eq!(success(None, "Octant"), "= Octant\n\n");
        assert_eq!(success(Some(3), ""), "=3 \n\n");
        assert_eq!(success(None, "\nA\n\n B \n\n"), "= \nA\n B\n\n");
        assert_eq!(success(None, "(;C[a\n\r\n\nb])\n"), "= (;C[a\nb])\n\n");
        let error = Response::new(Some(0), Err(Failure::IllegalMove));
        assert_eq!(error.to_string(), "?0 illegal move\n\n");
    }

    proptest! {
        #[test]
        fn exactly_one_blank_line_and_it_is_the_last(text in "[a\r\n\t ]{0,30}") {
            let answer = success(None, &text);
            let body = answer.strip_suffix("\n\n").expect("ends in a blank line");
            prop_assert!(!body.split('\n').skip(1).any(|line| line.trim().is_empty()));
        }
    }
}
