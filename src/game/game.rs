//! A game: rules, komi, a starting position and the moves since.

use super::history::Positions;
use super::illegal::{IllegalMove, SetUpError};
use super::komi::Komi;
use super::rules::{KoRule, Rules};
use super::score::{self, Prisoners, Score};
use super::seki::seki;
use crate::board::{Bitboard, Board, Color, Move, Point, Size};

/// A game from its starting position to now.
///
/// Either color may move at any time, as GTP has it, and moves may follow the end of the
/// game. The position can always be taken back, move by move, to the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    rules: Rules,
    komi: Komi,
    handicap: usize,
    set_up: [Bitboard; 2],
    first: Color,
    moves: Vec<(Color, Move)>,
    board: Board,
    prisoners: Prisoners,
    positions: Positions,
}

impl Game {
    /// A game on an empty board, Black to play.
    pub fn new(size: Size, rules: Rules, komi: Komi) -> Game {
        let mut game = Game {
            rules,
            komi,
            handicap: 0,
            set_up: [Bitboard::EMPTY; 2],
            first: Color::Black,
            moves: Vec::new(),
            board: Board::new(size),
            prisoners: [0; 2],
            positions: Positions::default(),
        };
        game.record();
        game
    }

    /// Clears the board for a new game of the same size, rules and komi.
    pub fn clear(&mut self) {
        *self = Game::new(self.size(), self.rules, self.komi);
    }

    /// Makes the stones the starting position of a game without moves. Who moves first
    /// stays as it is: see [`Game::set_to_play`].
    pub fn set_up(&mut self, black: Bitboard, white: Bitboard) -> Result<(), SetUpError> {
        let size = self.size();
        if !(black | white).is_subset(Bitboard::full(size)) {
            return Err(SetUpError::OffBoard);
        }
        if black.intersects(white) {
            return Err(SetUpError::Overlap);
        }
        // Only asked whether it can be: the replay below makes the board.
        Board::with_stones(size, black, white, self.to_play()).ok_or(SetUpError::NoLiberty)?;
        self.first = self.to_play();
        self.set_up = [black, white];
        self.handicap = 0;
        self.moves.clear();
        self.replay();
        Ok(())
    }

    /// Notes how many of Black's stones are handicap, for White's compensation.
    pub fn set_handicap(&mut self, stones: usize) {
        self.handicap = stones;
    }

    /// Gives the move to a player. Before the first move, this is who starts.
    pub fn set_to_play(&mut self, color: Color) {
        if self.moves.is_empty() {
            self.first = color;
            self.replay();
        } else {
            self.board.set_to_play(color);
        }
    }

    /// Sets the komi, at any time.
    pub fn set_komi(&mut self, komi: Komi) {
        self.komi = komi;
    }

    /// Sets the rules, at any time. Moves made so far stand.
    pub fn set_rules(&mut self, rules: Rules) {
        self.rules = rules;
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.board.size()
    }

    /// The rules.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The komi.
    pub fn komi(&self) -> Komi {
        self.komi
    }

    /// The number of handicap stones.
    pub fn handicap(&self) -> usize {
        self.handicap
    }

    /// The stones of a color in the starting position.
    pub fn set_up_stones(&self, color: Color) -> Bitboard {
        self.set_up[color.index()]
    }

    /// The player who moves first from the starting position.
    pub fn first_to_play(&self) -> Color {
        self.first
    }

    /// The moves since the starting position.
    pub fn moves(&self) -> &[(Color, Move)] {
        &self.moves
    }

    /// The points of the last two moves, the latest first; none for a pass or where there was no
    /// move.
    pub fn last_points(&self) -> [Option<Point>; 2] {
        let mut moves = self.moves.iter().rev();
        [(); 2].map(|()| moves.next().and_then(|(_, mv)| mv.point()))
    }

    /// Tells whether the last move was a pass.
    pub fn is_after_pass(&self) -> bool {
        self.moves.last().is_some_and(|&(_, mv)| mv == Move::Pass)
    }

    /// The position.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The player to move.
    pub fn to_play(&self) -> Color {
        self.board.to_play()
    }

    /// The number of enemy stones each player has captured.
    pub fn prisoners(&self) -> Prisoners {
        self.prisoners
    }

    /// The positions the game has been through, the present one included: what a search
    /// asks, with [`Rules::ko_rule`], about superko.
    pub fn positions(&self) -> &Positions {
        &self.positions
    }

    /// Tells whether a move is legal for a player, or why it is not.
    pub fn check(&self, color: Color, mv: Move) -> Result<(), IllegalMove> {
        match mv {
            Move::Play(point) => self.ask_for(color, |board| self.check_on(board, point)),
            Move::Pass => Ok(()),
        }
    }

    /// Tells whether a move is legal for a player.
    pub fn is_legal(&self, color: Color, mv: Move) -> bool {
        self.check(color, mv).is_ok()
    }

    /// The points where a player may play.
    pub fn legal_points(&self, color: Color) -> Bitboard {
        self.ask_for(color, |board| {
            board.empty().iter().filter(|&point| self.check_on(board, point).is_ok()).collect()
        })
    }

    /// Plays a legal move for a player and returns the stones taken off the board.
    pub fn play(&mut self, color: Color, mv: Move) -> Result<Bitboard, IllegalMove> {
        self.check(color, mv)?;
        self.moves.push((color, mv));
        Ok(self.advance(color, mv))
    }

    /// Takes back the last move and returns it.
    pub fn undo(&mut self) -> Option<(Color, Move)> {
        let undone = self.moves.pop()?;
        self.replay();
        Some(undone)
    }

    /// Takes back all moves but the first so many.
    pub fn rewind(&mut self, kept: usize) {
        self.moves.truncate(kept);
        self.replay();
    }

    /// Tells whether the game is over: the last two moves were passes, or a cycle that the simple
    /// ko rule allows has brought the same position, with the same player to move, for the
    /// third time. The latter is "no result" in Japanese rules, and keeps every game finite.
    pub fn is_over(&self) -> bool {
        let passes = self.moves.iter().rev().take_while(|(_, mv)| *mv == Move::Pass).count();
        passes >= 2 || self.is_cycling()
    }

    /// Tells whether the game is over without a result: see [`Game::is_over`].
    pub fn is_cycling(&self) -> bool {
        self.rules.ko_rule() == KoRule::Simple
            && self.positions.times(self.board.stones_key(), self.to_play()) >= 3
    }

    /// The score by the rules of the game, once the dead stones are taken off.
    pub fn score(&self, dead: Bitboard) -> Score {
        let (board, scoring) = (&self.board, self.rules.scoring());
        let points = score::points(board, scoring, dead, seki(board, dead), self.prisoners);
        let compensation = self.rules.compensation().points(self.handicap);
        Score::from_margin(points as f32 - compensation as f32 - self.komi.points())
    }

    /// Asks about the board with a player to move; a copy is made only out of turn.
    fn ask_for<T>(&self, color: Color, question: impl FnOnce(&Board) -> T) -> T {
        if color == self.to_play() {
            return question(&self.board);
        }
        let mut board = self.board;
        board.set_to_play(color);
        question(&board)
    }

    fn check_on(&self, board: &Board, point: Point) -> Result<(), IllegalMove> {
        if !board.points().contains(point) {
            return Err(IllegalMove::OffBoard);
        }
        if !board.empty().contains(point) {
            return Err(IllegalMove::Occupied);
        }
        if board.ko() == Some(point) {
            return Err(IllegalMove::Ko);
        }
        if !self.rules.allows_suicide() && board.is_suicide(point) {
            return Err(IllegalMove::Suicide);
        }
        let (key, next) = (board.stones_key_after(point), !board.to_play());
        if self.positions.is_forbidden(self.rules.ko_rule(), key, next) {
            return Err(IllegalMove::Repetition);
        }
        Ok(())
    }

    /// Plays a move on the board, whatever the rules say.
    fn advance(&mut self, color: Color, mv: Move) -> Bitboard {
        self.board.set_to_play(color);
        let taken = self.board.apply(mv);
        // After a suicide the stone just played is off the board itself.
        let is_suicide = mv.point().is_some_and(|point| taken.contains(point));
        let captor = if is_suicide { !color } else { color };
        self.prisoners[captor.index()] += taken.count();
        self.record();
        taken
    }

    /// Goes back to the starting position and plays all moves again.
    fn replay(&mut self) {
        let [black, white] = self.set_up;
        self.board = Board::with_stones(self.size(), black, white, self.first)
            .expect("the starting position was checked when it was set up");
        self.prisoners = [0; 2];
        self.positions = Positions::default();
        self.record();
        for i in 0..self.moves.len() {
            let (color, mv) = self.moves[i];
            self.advance(color, mv);
        }
    }

    fn record(&mut self) {
        self.positions.record(self.board.stones_key(), self.board.to_play());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(rules: Rules, diagram: &str) -> Game {
        let board: Board = diagram.parse().unwrap();
        let mut game = Game::new(board.size(), rules, Komi::ZERO);
        game.set_up(board.stones(Color::Black), board.stones(Color::White)).unwrap();
        game
    }

    fn play(game: &mut Game, color: Color, vertex: &str) -> Result<usize, IllegalMove> {
        game.play(color, vertex.parse().unwrap()).map(|taken| taken.count())
    }

    #[test]
    fn a_ko_is_not_retaken_at_once() {
        let mut game = game(
            Rules::Japanese,
            ". X O .
             X O . O
             . X O .
             . . . .",
        );
        assert_eq!(play(&mut game, Color::Black, "C3"), Ok(1));
        assert_eq!(play(&mut game, Color::White, "B3"), Err(IllegalMove::Ko));
        play(&mut game, Color::White, "D1").unwrap();
        play(&mut game, Color::Black, "A1").unwrap();
        assert_eq!(play(&mut game, Color::White, "B3"), Ok(1));
        assert_eq!(game.prisoners(), [1, 1]);
    }

    #[test]
    fn sending_two_returning_one_differs_by_ko_rule() {
        let diagram = "
            . O . X .
            O X X X .
            O O O O .
            . . . . .
            . . . . .";
        // The position returns with the other player to move.
        for (rules, result) in [
            (Rules::Japanese, Ok(1)),
            (Rules::Aga, Ok(1)),
            (Rules::Chinese, Err(IllegalMove::Repetition)),
        ] {
            let mut game = game(rules, diagram);
            game.set_to_play(Color::White);
            play(&mut game, Color::White, "C5").unwrap();
            assert_eq!(play(&mut game, Color::Black, "A5"), Ok(2));
            assert_eq!(play(&mut game, Color::White, "B5"), result, "{rules}");
        }
    }

    #[test]
    fn suicide_is_legal_where_the_rules_allow_it() {
        let diagram = ". X O
X O O
O O .";
        for (rules, result) in
            [(Rules::Cgos, Err(IllegalMove::Suicide)), (Rules::TrompTaylor, Ok(3))]
        {
            let mut game = game(rules, diagram);
            assert_eq!(play(&mut game, Color::Black, "A3"), result, "{rules}");
            assert_eq!(game.prisoners(), [0, result.unwrap_or(0)]);
        }
    }

    #[test]
    fn a_game_ends_with_two_passes_or_a_third_repetition() {
        let mut game = game(
            Rules::Japanese,
            ". X
X .",
        );
        assert!(!game.is_over());
        play(&mut game, Color::Black, "pass").unwrap();
        play(&mut game, Color::White, "pass").unwrap();
        assert!(game.is_over() && !game.is_cycling());
        play(&mut game, Color::Black, "pass").unwrap();
        play(&mut game, Color::White, "pass").unwrap();
        assert!(game.is_over() && game.is_cycling());
        game.set_rules(Rules::Chinese);
        assert!(!game.is_cycling());
    }

    #[test]
    fn bad_moves_and_positions_are_refused() {
        let mut game = game(
            Rules::Chinese,
            ". X
X .",
        );
        assert_eq!(play(&mut game, Color::Black, "C1"), Err(IllegalMove::OffBoard));
        assert_eq!(play(&mut game, Color::White, "A1"), Err(IllegalMove::Occupied));
        let before = game.clone();
        let full = Bitboard::full(game.size());
        assert_eq!(game.set_up(full, full), Err(SetUpError::Overlap));
        assert_eq!(game.set_up(full, Bitboard::EMPTY), Err(SetUpError::NoLiberty));
        let far = Bitboard::of(Point::new(9, 9));
        assert_eq!(game.set_up(far, Bitboard::EMPTY), Err(SetUpError::OffBoard));
        assert_eq!(game, before);
    }
}
