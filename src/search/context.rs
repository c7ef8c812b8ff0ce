//! Everything that simulations need to know: how they are made, what they are about, and where they are
//! kept.
//!
//! A [`Method`] is made of the settings, once; a [`Root`] of a position, once a search; a
//! [`Context`] is the two of them with the tree.

use super::Settings;
use super::bandit::Bandit;
use super::prior::Priors;
use super::task::Task;
use super::tree::Tree;
use crate::board::{Bitboard, Board, Color, Move, Point, Size};
use crate::game::{Game, KoRule, Positions, Scoring};
use crate::playout::{Playout, Scene};

/// The way in which simulations are made on boards of one size.
pub(super) struct Method {
    /// The choice of moves in the tree.
    pub(super) bandit: Bandit,
    /// The start of the moves of new nodes.
    pub(super) priors: Priors,
    /// The simulations of a move before it gets a node.
    pub(super) expand_at: u32,
    /// The part that the end of a playout counts less for AMAF than its start.
    pub(super) amaf_decay: f32,
    /// The part of a result that is the score.
    pub(super) score_weight: f32,
    /// True if good replies are remembered from playout to playout.
    pub(super) learns_replies: bool,
}

impl Method {
    /// The method of some settings.
    pub(super) fn new(size: Size, settings: &Settings) -> Method {
        Method {
            bandit: Bandit::new(size, settings),
            priors: Priors::new(size, settings),
            expand_at: settings.search.expand_at as u32,
            amaf_decay: settings.search.amaf_decay as f32,
            score_weight: settings.search.score_weight as f32,
            learns_replies: settings.playout.reply_rate > 0.0,
        }
    }
}

/// The position that a search is about, and the rules from there on.
pub(super) struct Root<'a, const W: usize> {
    /// The position.
    pub(super) scene: Scene<W>,
    /// The way in which games are finished.
    pub(super) playout: Playout<W>,
    /// The points that may be played there.
    pub(super) allowed: Bitboard<W>,
    /// True if the last move of the game was a pass.
    pub(super) after_pass: bool,
    /// True if the game goes on after two passes.
    pub(super) plays_on: bool,
    /// Points that White gets beside its area.
    pub(super) komi: f32,
    /// The positions that the game has been through.
    past: &'a Positions,
    ko_rule: KoRule,
}

impl<'a, const W: usize> Root<'a, W> {
    /// The root of a task.
    pub(super) fn new(task: &Task<'a>, settings: &Settings) -> Root<'a, W> {
        let (game, color) = (task.game, task.color);
        let mut board: Board<W> = game.board().reframe();
        board.set_to_play(color);
        let komi = playout_komi(game);
        let playout = Playout::new(game.size(), f64::from(komi), &settings.playout);
        let [last, previous] = game.last_points().map(|point| point.map(Point::reframe));
        Root {
            scene: playout.scene(&board, last, previous),
            playout,
            allowed: (game.legal_points(color) - task.avoid).reframe(),
            after_pass: game.is_after_pass(),
            plays_on: task.plays_on,
            komi,
            past: game.positions(),
            ko_rule: game.rules().ko_rule(),
        }
    }

    /// Tells whether the rules of the game and the task allow a move here.
    #[inline(always)]
    pub(super) fn allows(&self, mv: Move<W>) -> bool {
        mv.point().is_none_or(|point| self.allowed.contains(point))
    }

    /// Tells whether the superko rule forbids a move that the board allows. `keys` are the stones keys
    /// of the positions since the root, with the player to move.
    pub(super) fn repeats(&self, board: &Board<W>, point: Point<W>, keys: &[(u64, Color)]) -> bool {
        // Only a capture can bring an earlier position back.
        if self.ko_rule == KoRule::Simple || board.captures(point).is_empty() {
            return false;
        }
        let (key, next) = (board.stones_key_after(point), !board.to_play());
        let is_situational = self.ko_rule == KoRule::SituationalSuperko;
        let is_same =
            |&(old, to_play): &(u64, Color)| old == key && (!is_situational || to_play == next);
        keys.iter().any(is_same) || self.past.is_forbidden(self.ko_rule, key, next)
    }
}

/// Everything that a simulation needs to know; none changes anything but the tree.
#[derive(Clone, Copy)]
pub(super) struct Context<'a, const W: usize> {
    /// The tree.
    pub(super) tree: &'a Tree<W>,
    /// The way in which simulations are made.
    pub(super) method: &'a Method,
    /// The position where they begin.
    pub(super) root: &'a Root<'a, W>,
}

/// The points that White has beside its area when a playout is counted.
///
/// Playouts are counted by area. Under territory rules the same game is worth less to whoever
/// made more moves, which is Black by half a move on average, and by its handicap stones.
pub(super) fn playout_komi(game: &Game) -> f32 {
    let stones = game.handicap();
    let extra = match game.rules().scoring() {
        Scoring::Area => game.rules().compensation().points(stones) as f32,
        Scoring::Territory => 0.5 + stones as f32,
    };
    game.komi().points() + extra
}
