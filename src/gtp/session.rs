//! The things that commands work on: the game, the clock and the thinker.

use super::protocol::Failure;
use crate::board::{Bitboard, Color, Size};
use crate::clock::{Clock, TimeControl};
use crate::engine::{Analysis, Choice, Judgment, Request, Thinker};
use crate::game::{Answer, Game, Rules};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// A client's session with the engine.
pub struct Session {
    /// The game.
    pub game: Game,
    /// Time that both players have left.
    pub clock: Clock,
    /// The finder of moves.
    pub thinker: Box<dyn Thinker>,
    /// True if commands may read and write files.
    pub has_files: bool,
    /// True if the search is shown on the standard error while it runs, for GoGui.
    pub has_live_graphics: bool,
    /// The processor time told last, which never falls.
    pub(super) cpu_time: f64,
    /// The number of moves that the game had when the engine last made one.
    last_own_move: Option<usize>,
    /// True if the client said goodbye.
    pub(super) is_over: bool,
}

impl Session {
    /// A session that begins with a game, usually an empty board.
    pub fn new(game: Game, thinker: Box<dyn Thinker>) -> Session {
        Session {
            game,
            clock: Clock::unlimited(),
            thinker,
            has_files: true,
            has_live_graphics: false,
            cpu_time: 0.0,
            last_own_move: None,
            is_over: false,
        }
    }

    /// Begins a new game with the rules and komi of the last.
    pub fn new_game(&mut self, size: Size) {
        self.start(Game::new(size, self.game.rules(), self.game.komi()));
    }

    /// Begins with a game that is there already.
    pub fn start(&mut self, game: Game) {
        self.game = game;
        self.clock.restart();
        self.last_own_move = None;
        self.thinker.forget();
    }

    /// Agrees on a time control; both clocks start again.
    pub fn set_time(&mut self, control: TimeControl) {
        self.clock = Clock::new(control);
    }

    /// A plain request for a move of a player.
    pub fn request(&self, color: Color) -> Request {
        Request::new(color, self.clock)
    }

    /// Finds a move and plays it; the player's clock is charged. Resigning leaves the game
    /// as it is.
    pub fn genmove(
        &mut self,
        request: &Request,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Analysis),
    ) -> Result<Choice, Failure> {
        let started = Instant::now();
        let choice = self.thinker.choose(&self.game, request, stop, report);
        self.clock.spend(request.color, started.elapsed());
        if let Answer::Play(mv) = choice.answer {
            self.game
                .play(request.color, mv)
                .map_err(|error| Failure::Other(format!("the search found {mv}: {error}")))?;
            self.last_own_move = Some(self.game.moves().len());
        }
        Ok(choice)
    }

    /// Takes the game for over, although the board does not say so: the opponent has resigned, or has
    /// gone. It goes on when the engine is asked for another move.
    pub fn set_idle(&mut self) {
        self.last_own_move = None;
    }

    /// Tells whether the engine has moved and waits for its opponent.
    pub fn is_opponents_turn(&self) -> bool {
        self.last_own_move == Some(self.game.moves().len()) && !self.game.is_over()
    }

    /// Judges which stones do not live. Where the rules have every stone left on the board alive,
    /// none is dead.
    pub fn judge(&mut self) -> Judgment {
        if matches!(self.game.rules(), Rules::Cgos | Rules::TrompTaylor) {
            return Judgment { dead: Bitboard::EMPTY, seki: Bitboard::EMPTY };
        }
        self.thinker.judge(&self.game)
    }
}
