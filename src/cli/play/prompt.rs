//! The line that a person types in: with editing, history and completion at a terminal, and plain
//! where the input is a file or a pipe.

use super::command::{NAMES, wants_more};
use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};
use std::env;
use std::path::PathBuf;

/// Lines that the history keeps.
const REMEMBERED: usize = 500;

/// An answer to the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Input {
    /// A line.
    Line(String),
    /// Ctrl-C: not that line.
    Interrupted,
    /// The end of the input.
    End,
}

/// The line editor.
pub(super) struct Prompt {
    editor: Editor<Assistant, FileHistory>,
    history: Option<PathBuf>,
}

impl Prompt {
    /// An editor with the history of earlier games.
    pub(super) fn new() -> Result<Prompt, ReadlineError> {
        let config = Config::builder().max_history_size(REMEMBERED)?.auto_add_history(true).build();
        let mut editor = Editor::with_config(config)?;
        editor.set_helper(Some(Assistant { files: FilenameCompleter::new() }));
        let history = history_path();
        if let Some(path) = history.as_ref().filter(|path| path.is_file())
            && let Err(error) = editor.load_history(path)
        {
            log::info!("{}: {error}", path.display());
        }
        Ok(Prompt { editor, history })
    }

    /// Reads a line.
    pub(super) fn read(&mut self, prompt: &str) -> Result<Input, ReadlineError> {
        match self.editor.readline(prompt) {
            Ok(line) => Ok(Input::Line(line)),
            Err(ReadlineError::Interrupted) => Ok(Input::Interrupted),
            Err(ReadlineError::Eof) => Ok(Input::End),
            Err(error) => Err(error),
        }
    }

    /// Keeps the history for the next game. A history that cannot be kept spoils no game.
    pub(super) fn keep_history(&mut self) {
        let Some(path) = &self.history else { return };
        let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        let kept = made.map_err(ReadlineError::from).and_then(|()| self.editor.save_history(path));
        if let Err(error) = kept {
            log::info!("{}: {error}", path.display());
        }
    }
}

/// The file of the history: `octant/history` in the user's folder for such things.
fn history_path() -> Option<PathBuf> {
    let home = || env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/state"));
    let folder = env::var_os("XDG_STATE_HOME").map(PathBuf::from).or_else(home)?;
    Some(folder.join("octant").join("history"))
}

/// Completes the names of commands and of files.
struct Assistant {
    files: FilenameCompleter,
}

impl Completer for Assistant {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        position: usize,
        context: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let typed = &line[..position];
        match typed.split_once(char::is_whitespace) {
            Some(("save" | "load", _)) => self.files.complete(line, position, context),
            Some(_) => Ok((position, Vec::new())),
            None => Ok((0, completions(typed))),
        }
    }
}

fn completions(typed: &str) -> Vec<Pair> {
    let pair = |name: &&str| {
        let more = if wants_more(name) { " " } else { "" };
        Pair { display: name.to_string(), replacement: format!("{name}{more}") }
    };
    let typed = typed.to_ascii_lowercase();
    NAMES.iter().filter(|name| name.starts_with(&typed)).map(pair).collect()
}

impl Hinter for Assistant {
    type Hint = String;
}

impl Highlighter for Assistant {}
impl Validator for Assistant {}
impl Helper for Assistant {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_completed() {
        let names = |typed: &str| -> Vec<String> {
            completions(typed).into_iter().map(|pair| pair.replacement).collect()
        };
        assert_eq!(names("re"), ["redo", "resign"]);
        assert_eq!(names("HIN"), ["hint"]);
        assert_eq!(names("sa"), ["save "], "a name follows");
        assert_eq!(names("d4"), [""; 0]);
    }
}
