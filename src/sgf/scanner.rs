//! Cuts a stream of bytes into the texts of single games.
//!
//! A game begins with `(;` outside any other and ends with the bracket that closes it; what
//! stands between games is skipped. So that a broken game does not swallow those after it, a
//! line that opens with `(;` and a property that only a root may have, such as `\n(;GM[`,
//! begins a new game wherever it comes, with one exception: inside a value it counts only if
//! the value ends with that property's, unescaped, which in a proper quotation it would not.

/// The text of one game, and where it begins.
pub(super) struct GameText {
    pub(super) bytes: Vec<u8>,
    pub(super) offset: u64,
}

/// The state of the cutting. It holds one game at a time.
pub(super) struct Scanner {
    /// The number of bytes read.
    read: u64,
    /// The game so far; its last byte is the last one read.
    text: Vec<u8>,
    /// The number of open brackets.
    depth: usize,
    /// The place in the text where a new game begins if the value that is being read ends next.
    suspect: Option<usize>,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Outside any game.
    Between,
    /// After a bracket that begins a game if a semicolon follows.
    Opened,
    /// In a game, outside values.
    Game,
    /// In a value.
    Value,
    /// In a value, after a backslash.
    Escape,
    /// In a game that is too long: nothing but the opening of a new game ends it.
    Lost,
}

/// The properties that a program writes first and that only a root may have.
const ROOT_NAMES: [&[u8]; 5] = [b"GM", b"FF", b"SZ", b"CA", b"AP"];

/// The length of an opening such as `(;GM[`.
const OPENING: usize = 5;

/// Bytes of a line to hold while nothing of it is wanted.
const LOST_LINE: usize = 4096;

impl Scanner {
    pub(super) fn new() -> Scanner {
        Scanner { read: 0, text: Vec::new(), depth: 0, suspect: None, state: State::Between }
    }

    /// The number of bytes read so far.
    pub(super) fn offset(&self) -> u64 {
        self.read
    }

    /// The number of bytes of the game so far.
    pub(super) fn held(&self) -> usize {
        self.text.len()
    }

    /// Takes one byte; gives the text of the game that it showed to be over.
    pub(super) fn step(&mut self, byte: u8) -> Option<GameText> {
        self.read += 1;
        self.text.push(byte);
        match (self.state, byte) {
            (State::Between | State::Opened, b'(') => {
                self.text.drain(..self.text.len() - 1);
                self.state = State::Opened;
            }
            (State::Opened, b';') => {
                self.depth = 1;
                self.state = State::Game;
            }
            (State::Opened, _) if byte.is_ascii_whitespace() => {}
            (State::Between | State::Opened, _) => {
                self.text.clear();
                self.state = State::Between;
            }
            (State::Game, _) => return self.step_game(byte),
            (State::Value, _) => return self.step_value(byte),
            (State::Escape, _) => self.state = State::Value,
            (State::Lost, _) => self.step_lost(byte),
        }
        None
    }

    fn step_game(&mut self, byte: u8) -> Option<GameText> {
        match byte {
            b'(' => self.depth += 1,
            b')' => {
                self.depth -= 1;
                if self.depth == 0 {
                    self.state = State::Between;
                    return Some(self.cut(self.text.len()));
                }
            }
            b'[' => {
                self.state = State::Value;
                self.suspect = None;
                return self.opening().map(|at| self.cut(at));
            }
            _ => {}
        }
        None
    }

    fn step_value(&mut self, byte: u8) -> Option<GameText> {
        match byte {
            b'\\' => {
                self.state = State::Escape;
                self.suspect = None;
            }
            b'[' => self.suspect = self.opening(),
            b']' => {
                self.state = State::Game;
                return self.suspect.take().map(|at| self.cut(at));
            }
            _ => {}
        }
        None
    }

    fn step_lost(&mut self, byte: u8) {
        if byte == b'[' && self.opening().is_some() {
            self.forget();
            self.depth = 1;
            self.suspect = None;
            self.state = State::Value;
        } else if byte == b'\n' || self.text.len() > LOST_LINE {
            self.forget();
        }
    }

    /// The place in the text of the opening of a game that the last byte has completed.
    fn opening(&self) -> Option<usize> {
        let at = self.text.len().checked_sub(OPENING)?;
        let (before, line) = self.text.split_at(at);
        let is_opening = before.ends_with(b"\n")
            && line.starts_with(b"(;")
            && ROOT_NAMES.contains(&&line[2..OPENING - 1]);
        is_opening.then_some(at)
    }

    /// Takes the text up to a place; what is left, if anything, is the beginning of a game.
    fn cut(&mut self, at: usize) -> GameText {
        let offset = self.read - self.text.len() as u64;
        let rest = self.text.split_off(at);
        if !rest.is_empty() {
            self.depth = 1;
        }
        GameText { bytes: std::mem::replace(&mut self.text, rest), offset }
    }

    /// Gives up the game that is being read; says where it began.
    pub(super) fn lose(&mut self) -> u64 {
        let offset = self.read - self.text.len() as u64;
        self.state = State::Lost;
        self.forget();
        offset
    }

    /// Forgets all but the bytes that may belong to the opening of a game.
    fn forget(&mut self) {
        self.text.drain(..self.text.len().saturating_sub(OPENING));
    }

    /// Takes the rest when the input ends: the text of a game that nothing closed.
    pub(super) fn finish(&mut self) -> Option<GameText> {
        let state = std::mem::replace(&mut self.state, State::Between);
        let is_game = matches!(state, State::Game | State::Value | State::Escape);
        is_game.then(|| self.cut(self.text.len()))
    }
}
