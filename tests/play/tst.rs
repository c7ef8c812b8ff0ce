//! Regression files in the form of GNU Go and GoGui.

use std::fs;
use std::path::Path;

/// A question of a regression file.
pub struct Question {
    /// The comment that begins the question.
    pub title: String,
    /// The commands that set up the position.
    pub setup: Vec<String>,
    /// The number of the question.
    pub number: u32,
    /// The command that is the question.
    pub command: String,
    /// Every right answer.
    pub answers: Vec<String>,
}

/// The questions of a file of the checkout. A blank line ends a question; one without an
/// answer is only a comment.
pub fn questions(path: &str) -> Vec<Question> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let text = fs::read_to_string(&path).expect("a regression file");
    text.split("\n\n").filter(|block| block.contains("\n#?")).map(question).collect()
}

fn question(block: &str) -> Question {
    let (asked, answers) = block.split_once("\n#? [").expect("answers");
    let (answers, rest) = answers.split_once(']').expect("the end of the answers");
    assert_eq!(rest.trim(), "", "nothing follows the answers of\n{asked}");
    let lines = asked.lines().map(str::trim).filter(|line| !line.is_empty());
    let (comments, mut commands): (Vec<&str>, Vec<&str>) =
        lines.partition(|line| line.starts_with('#'));
    let title = comments.first().expect("a comment").trim_start_matches(['#', ' ']);
    let (number, command) =
        commands.pop().and_then(|last| last.split_once(' ')).expect("a command");
    Question {
        title: title.to_string(),
        setup: commands.into_iter().map(str::to_string).collect(),
        number: number.parse().expect("the number of a question"),
        command: command.to_string(),
        answers: answers.split('|').map(str::to_string).collect(),
    }
}
