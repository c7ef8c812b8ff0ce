//! The things that commands work on: the game, the clock and the thinker.

use super::protocol::Failure;
use crate::board::{Bitboard, Color, Size};
use crate::clock::{Clock, Stamp, TimeControl};
use crate::engine::{Analysis, Decision, Judgment, Request, Thinker};
use crate::game::{Answer, Game};
use crate::sgf::{GameRecord, Margin, Outcome};
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
    /// The version that clients are told.
    pub version: String,
    /// True if commands may read and write files.
    pub has_files: bool,
    /// True if the search is shown on the standard error while it runs, for GoGui.
    pub has_live_graphics: bool,
    /// The processor time told last, which never falls.
    pub(super) cpu_time: f64,
    /// The number of moves that the game had when the engine last made one.
    last_own_move: Option<usize>,
    /// The color that the engine resigned for, and the number of moves that the game had then.
    resigned: Option<(Color, usize)>,
    /// True for the colors that the engine has moved for, by [`Color::index`].
    has_played: [bool; 2],
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
            version: env!("CARGO_PKG_VERSION").to_string(),
            has_files: true,
            has_live_graphics: false,
            cpu_time: 0.0,
            last_own_move: None,
            resigned: None,
            has_played: [false; 2],
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
        self.resigned = None;
        self.has_played = [false; 2];
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
    ) -> Result<Decision, Failure> {
        let started = Instant::now();
        let choice = self.thinker.choose(&self.game, request, stop, report);
        if !self.clock.spend(request.color, started.elapsed()) {
            // Who keeps the official clock may see it otherwise, and many clients keep none.
            self.clock.play_on(request.color);
        }
        self.has_played[request.color.index()] = true;
        let moves = self.game.moves().len();
        self.resigned = (choice.answer == Answer::Resign).then_some((request.color, moves));
        if let Answer::Play(mv) = choice.answer {
            self.game
                .play(request.color, mv)
                .map_err(|error| Failure::Other(format!("the search found {mv}: {error}")))?;
            self.last_own_move = Some(self.game.moves().len());
        }
        Ok(choice)
    }

    /// The game as a record: when, who and, where it is over, how it ended.
    pub fn record(&mut self) -> GameRecord {
        let mut record = GameRecord::of_game(&self.game);
        record.date = Stamp::now().date();
        let name = |color: Color| {
            if self.has_played[color.index()] { "Octant".to_string() } else { String::new() }
        };
        (record.black.name, record.white.name) = (name(Color::Black), name(Color::White));
        let moves = self.game.moves().len();
        record.outcome = match self.resigned {
            Some((loser, at)) if at == moves => Some(Outcome::Win(!loser, Margin::Resign)),
            _ if self.game.is_over() => Some(self.counted()),
            _ => None,
        };
        record
    }

    fn counted(&mut self) -> Outcome {
        let dead = self.judge().dead;
        let score = self.game.score(dead);
        score.winner().map_or(Outcome::Draw, |winner| {
            Outcome::Win(winner, Margin::Points(score.margin().abs().into()))
        })
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
        if self.game.rules().leaves_none_dead() {
            return Judgment { dead: Bitboard::EMPTY, seki: Bitboard::EMPTY };
        }
        self.thinker.judge(&self.game)
    }
}
