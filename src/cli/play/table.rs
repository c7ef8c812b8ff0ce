//! The table: the game that is played, who plays it, the clock, and how it ended.

use crate::board::{Bitboard, Color, Move, Size};
use crate::clock::Clock;
use crate::files;
use crate::game::handicap::{fixed, free, max_fixed};
use crate::game::{Game, IllegalMove, Komi, Rules, Score};
use crate::sgf::{GameRecord, Margin, Outcome};
use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The players: the person plays these colors, and the engine the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Players([bool; 2]);

impl Players {
    /// The person's colors: Black, White.
    pub(super) fn new(is_black: bool, is_white: bool) -> Players {
        Players([is_black, is_white])
    }

    /// Tells whether the person plays a color.
    pub(super) fn is_person(self, color: Color) -> bool {
        self.0[color.index()]
    }

    /// The name of a player.
    pub(super) fn name(self, color: Color) -> &'static str {
        if self.is_person(color) { "you" } else { "Octant" }
    }
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Ending {
    /// The stones were counted.
    Counted(Score),
    /// A player gave up.
    Resigned(Color),
    /// A player's time ran out.
    OutOfTime(Color),
}

impl Ending {
    fn outcome(self) -> Outcome {
        match self {
            Ending::Counted(score) => match score.winner() {
                Some(color) => Outcome::Win(color, Margin::Points(score.margin().abs().into())),
                None => Outcome::Draw,
            },
            Ending::Resigned(color) => Outcome::Win(!color, Margin::Resign),
            Ending::OutOfTime(color) => Outcome::Win(!color, Margin::Time),
        }
    }
}

/// A game that is played.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// The game.
    pub(super) game: Game,
    /// The time of both players.
    pub(super) clock: Clock,
    /// The players.
    pub(super) players: Players,
    /// The end of the game, if it came.
    pub(super) ending: Option<Ending>,
    /// The moves taken back, the next one last.
    undone: Vec<(Color, Move)>,
}

impl Table {
    /// A new game.
    pub(super) fn new(
        size: Size,
        rules: Rules,
        komi: Komi,
        clock: Clock,
        players: Players,
    ) -> Table {
        let game = Game::new(size, rules, komi);
        Table { game, clock, players, ending: None, undone: Vec::new() }
    }

    /// Begins again on a board of some size.
    pub(super) fn restart(&mut self, size: Size) {
        self.start(Game::new(size, self.game.rules(), self.game.komi()));
    }

    fn start(&mut self, game: Game) {
        self.game = game;
        self.clock.restart();
        self.ending = None;
        self.undone.clear();
    }

    /// Begins again with a handicap.
    pub(super) fn place_handicap(&mut self, stones: usize) -> Result<(), Box<dyn Error>> {
        let size = self.game.size();
        let points =
            if stones <= max_fixed(size) { fixed(size, stones) } else { free(size, stones) }?;
        let mut game = Game::new(size, self.game.rules(), self.game.komi());
        game.place_handicap(&points)?;
        self.start(game);
        Ok(())
    }

    /// The komi that people play with.
    pub(super) fn usual_komi(&self) -> Komi {
        Komi::from_halves(if self.game.handicap() > 0 { 1 } else { 15 })
    }

    /// Changes the komi.
    pub(super) fn set_komi(&mut self, komi: Komi) {
        self.game.set_komi(komi);
    }

    /// The player to move, if the game goes on.
    pub(super) fn to_play(&self) -> Option<Color> {
        let is_over = self.ending.is_some() || self.game.is_over();
        (!is_over).then(|| self.game.to_play())
    }

    /// Makes a move of the player to move, for which time has passed.
    pub(super) fn play(&mut self, mv: Move, elapsed: Duration) -> Result<Bitboard, IllegalMove> {
        let color = self.game.to_play();
        let taken = self.game.play(color, mv)?;
        self.undone.clear();
        if !self.clock.spend(color, elapsed) {
            self.ending = Some(Ending::OutOfTime(color));
        }
        Ok(taken)
    }

    /// Takes moves back, and returns how many: so many, or those since the person's last one, which
    /// goes too.
    pub(super) fn undo(&mut self, count: Option<usize>) -> usize {
        let is_own = |&(color, _): &(Color, Move)| self.players.is_person(color);
        let since_own =
            self.game.moves().iter().rev().position(is_own).map_or(1, |index| index + 1);
        let count = count.unwrap_or(since_own).min(self.game.moves().len());
        for _ in 0..count {
            self.undone.extend(self.game.undo());
        }
        if count > 0 {
            self.ending = None;
        }
        count
    }

    /// Makes the moves again that were taken back, up to the person's turn; returns how many.
    pub(super) fn redo(&mut self) -> usize {
        let mut count = 0;
        while let Some((color, mv)) = self.undone.pop() {
            if self.game.play(color, mv).is_err() {
                break;
            }
            count += 1;
            if self.players.is_person(self.game.to_play()) {
                break;
            }
        }
        count
    }

    /// The game as a record.
    pub(super) fn record(&self) -> GameRecord {
        let mut record = GameRecord::of_game(&self.game);
        let name = |color| match self.players.is_person(color) {
            true => String::new(),
            false => "Octant".to_owned(),
        };
        record.black.name = name(Color::Black);
        record.white.name = name(Color::White);
        record.outcome = self.ending.map(Ending::outcome);
        record
    }

    /// Saves the game.
    pub(super) fn save(&self, path: &Path) -> Result<(), Box<dyn Error>> {
        let text = self.record().to_sgf();
        files::replace(path, text.as_bytes())
            .map_err(|error| format!("{}: {error}", path.display()).into())
    }

    /// Goes on with the game of a file; what is played stays as it is if there is none.
    pub(super) fn load(&mut self, path: &Path) -> Result<(), Box<dyn Error>> {
        self.load_to(path, usize::MAX)
    }

    /// Goes on with the game of a file after so many moves.
    pub(super) fn load_to(&mut self, path: &Path, moves: usize) -> Result<(), Box<dyn Error>> {
        let wrong = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let bytes = fs::read(path).map_err(|error| wrong(&error))?;
        let record = GameRecord::read(&bytes).map_err(|error| wrong(&error))?;
        let game = record.to_game(moves, self.game.rules(), self.game.komi());
        self.start(game.map_err(|error| wrong(&error))?);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Table {
        let players = Players::new(true, false);
        Table::new(Size::NINE, Rules::Chinese, Komi::ZERO, Clock::unlimited(), players)
    }

    fn play(table: &mut Table, moves: &[&str]) {
        for mv in moves {
            table.play(mv.parse().expect("a move"), Duration::ZERO).expect("legal");
        }
    }

    #[test]
    fn undo_goes_back_to_the_persons_turn_and_redo_forward() {
        let mut table = table();
        play(&mut table, &["E5", "C3", "G7", "C7"]);
        assert_eq!(table.undo(None), 2);
        assert_eq!((table.game.moves().len(), table.to_play()), (2, Some(Color::Black)));
        assert_eq!(table.undo(Some(9)), 2);
        assert_eq!(table.undo(None), 0);
        assert_eq!((table.redo(), table.redo(), table.redo()), (2, 2, 0));
        table.undo(None);
        play(&mut table, &["A1"]);
        assert_eq!(table.redo(), 0, "another move was made");
    }

    #[test]
    fn a_game_that_is_saved_comes_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a game.sgf");
        let mut table = table();
        play(&mut table, &["E5", "C3"]);
        table.ending = Some(Ending::Resigned(Color::White));
        table.save(&path).expect("a file");
        let text = fs::read_to_string(&path).expect("text");
        assert!(text.contains("RE[B+R") && text.contains("PW[Octant]"), "{text}");
        let mut other = Table::new(
            Size::MAX,
            Rules::Japanese,
            Komi::ZERO,
            Clock::unlimited(),
            Players::new(true, true),
        );
        other.load_to(&path, 1).expect("a game");
        assert_eq!((other.game.size(), other.game.moves().len()), (Size::NINE, 1));
        assert!(other.load(&folder.path().join("none.sgf")).is_err());
        assert_eq!(other.game.moves().len(), 1, "the game goes on");
    }

    #[test]
    fn time_runs_out() {
        let mut table = table();
        table.clock = Clock::new("absolute 10".parse().expect("a control"));
        let mv = "E5".parse().expect("a move");
        table.play(mv, Duration::from_secs(11)).expect("legal");
        assert_eq!(table.ending, Some(Ending::OutOfTime(Color::Black)));
        assert_eq!(table.to_play(), None);
    }

    #[test]
    fn a_handicap_gives_white_the_move_and_half_a_point() {
        let mut table = table();
        table.place_handicap(4).expect("stones");
        assert_eq!((table.game.handicap(), table.to_play()), (4, Some(Color::White)));
        assert_eq!(table.usual_komi(), Komi::from_halves(1));
        assert!(table.place_handicap(1).is_err());
    }
}
