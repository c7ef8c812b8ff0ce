//! The start that all games of a population have in common.

use crate::board::{Color, Move};
use crate::book::Header;
use crate::game::{Game, HalfPoints, Komi, Rules};
use crate::sgf::{GameRecord, ReplayError, SgfError};
use crate::store::{Founding, LineError, Record, RecordKind};
use std::fmt;

/// The board, the rules, the komi and the position that the games of a population begin with:
/// the empty board or any other, by set-up stones, moves or both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    game: Game,
    komi: HalfPoints,
}

/// A reason why games cannot begin like this.
#[derive(Clone, PartialEq, Debug)]
pub enum StartError {
    /// The komi is not a number of half points, which a book needs.
    Komi(Komi),
    /// The game is over.
    Over,
    /// The record cannot be read.
    Unreadable(SgfError),
    /// The record is no game.
    Illegal(ReplayError),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Komi(komi) => write!(f, "the komi {komi} is not in half points"),
            StartError::Over => f.write_str("the game is over at the starting position"),
            StartError::Unreadable(error) => write!(f, "the starting position: {error}"),
            StartError::Illegal(error) => write!(f, "the starting position, {error}"),
        }
    }
}

impl std::error::Error for StartError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StartError::Unreadable(error) => Some(error),
            StartError::Illegal(error) => Some(error),
            StartError::Komi(_) | StartError::Over => None,
        }
    }
}

/// An individual of a population.
impl Record for GameRecord {
    fn name(&self) -> &str {
        &self.name
    }

    fn to_line(&self) -> String {
        GameRecord::to_line(self)
    }

    fn from_line(line: &str) -> Result<GameRecord, LineError> {
        Ok(GameRecord::read(line.as_bytes())?)
    }
}

/// Games from a position, one line of SGF each.
impl Founding for Start {
    type Record = GameRecord;

    const KIND: RecordKind =
        RecordKind { whole: "population", one: "game", many: "games", ending: "sgfs" };

    fn to_line(&self) -> String {
        Start::to_line(self)
    }

    fn from_line(line: &str) -> Result<Start, LineError> {
        Ok(Start::from_line(line)?)
    }
}

impl Start {
    /// The position of a game, with its rules and komi.
    pub fn new(game: Game) -> Result<Start, StartError> {
        let komi = HalfPoints::try_from(game.komi()).map_err(|_| StartError::Komi(game.komi()))?;
        if game.is_over() { Err(StartError::Over) } else { Ok(Start { game, komi }) }
    }

    /// Reads the line of [`Start::to_line`].
    pub fn from_line(line: &str) -> Result<Start, StartError> {
        let record = GameRecord::read(line.as_bytes()).map_err(StartError::Unreadable)?;
        let game = record.to_game(usize::MAX, Rules::Chinese, Komi::ZERO);
        Start::new(game.map_err(StartError::Illegal)?)
    }

    /// The start as a line of SGF.
    pub fn to_line(&self) -> String {
        GameRecord::of_game(&self.game).to_line()
    }

    /// The game at the starting position.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The komi.
    pub fn komi(&self) -> HalfPoints {
        self.komi
    }

    /// The header of a book of the population.
    pub fn header(&self) -> Header {
        Header::new(self.game.size(), self.komi, self.game.rules().name(), "")
    }

    /// Tells whether there are stones that nobody played, so that no book of games from the empty
    /// board has the position.
    pub fn has_set_up(&self) -> bool {
        Color::ALL.into_iter().any(|color| !self.game.set_up_stones(color).is_empty())
    }

    /// Tells whether a game has come from here.
    pub fn is_before(&self, game: &Game) -> bool {
        let set_up = |game: &Game| Color::ALL.map(|color| game.set_up_stones(color));
        game.size() == self.game.size()
            && set_up(game) == set_up(&self.game)
            && game.moves().starts_with(self.game.moves())
    }

    /// Tells whether the game of a record begins here.
    pub fn begins(&self, record: &GameRecord) -> bool {
        let game = &self.game;
        let is_set_up = |(&point, &color)| game.set_up_stones(color).contains(point);
        let stones: usize = Color::ALL.map(|color| game.set_up_stones(color).count()).iter().sum();
        record.size == game.size()
            && record.moves.starts_with(game.moves())
            && record.setup.len() == stones
            && record.setup.iter().all(is_set_up)
    }

    /// A way from the empty board to the start in a tree where Black begins and the players
    /// take turns: set-up stones come as moves, and passes where it is not a player's turn. No
    /// stone need be legal there; it is only the key of the position.
    pub fn path(&self) -> Vec<Move> {
        let set_up = Color::ALL.into_iter().flat_map(|color| {
            self.game.set_up_stones(color).iter().map(move |point| (color, Move::Play(point)))
        });
        // A pass of nobody's makes room for whose turn it is.
        let mut path = Vec::new();
        for (color, mv) in set_up.chain(self.game.moves().iter().copied()) {
            pass_to(&mut path, color);
            path.push(mv);
        }
        pass_to(&mut path, self.game.to_play());
        path
    }
}

/// Passes if it is the other player's turn.
fn pass_to(path: &mut Vec<Move>, color: Color) {
    if Color::ALL[path.len() % 2] != color {
        path.push(Move::Pass);
    }
}

/// As in `9x9, komi 7.5, chinese, after 3 moves`.
impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.header())?;
        if self.has_set_up() {
            f.write_str(", from set-up stones")?;
        }
        match self.game.moves() {
            [] => Ok(()),
            moves => write!(f, ", after {} moves", moves.len()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(sgf: &str) -> Start {
        Start::from_line(sgf).expect("a start")
    }

    #[test]
    fn a_start_comes_back_from_its_line() {
        for (sgf, words) in [
            ("(;SZ[9]KM[7.5])", "9x9, komi 7.5, chinese"),
            ("(;SZ[9]KM[7]RU[cgos];B[ee];W[cc])", "9x9, komi 7, cgos, after 2 moves"),
            ("(;SZ[5]KM[0.5]AB[cc][bb]AW[dd]PL[W])", "5x5, komi 0.5, chinese, from set-up stones"),
        ] {
            assert_eq!(start(sgf).to_string(), words);
            assert_eq!(start(&start(sgf).to_line()), start(sgf));
            assert!(start(sgf).begins(&GameRecord::of_game(start(sgf).game())));
        }
        assert!(!start("(;SZ[9];B[ee])").begins(&GameRecord::of_game(start("(;SZ[9])").game())));
        assert!(!start("(;SZ[9])").begins(&GameRecord::of_game(start("(;SZ[9]AB[ee])").game())));
    }

    #[test]
    fn what_is_no_start_is_refused() {
        let error = |sgf: &str| Start::from_line(sgf).expect_err("no start").to_string();
        assert_eq!(error("(;SZ[9]KM[7.3])"), "the komi 7.3 is not in half points");
        assert!(error("(;SZ[9];B[];W[])").ends_with("is over at the starting position"));
        assert!(error("(;SZ[9];B[ee];W[ee])").contains("move 2"));
        assert!(error("").starts_with("the starting position: "));
    }

    #[test]
    fn the_path_gives_everybody_his_turn() {
        let path = |sgf: &str| {
            let moves = start(sgf).path();
            moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(path("(;SZ[9];B[ee];W[cc])"), "E5 C7");
        assert_eq!(path("(;SZ[9];W[ee])"), "pass E5");
        assert_eq!(path("(;SZ[9]AB[ee][cc]AW[gg])"), "E5 pass C7 G3");
        assert_eq!(path("(;SZ[9]AB[ee]PL[B])"), "E5 pass");
    }
}
