//! Everything that simulations need to know: how they are made, what they are about, and where they are
//! kept.
//!
//! A [`Method`] is made of the settings, once; a [`Root`] of a position, once a search; a
//! [`Context`] is the two of them with the tree.

use super::Settings;
use super::advice::Recollections;
use super::adviser::Adviser;
use super::bandit::Bandit;
use super::noise::Noise;
use super::parameters::SolverParameters;
use super::prior::Priors;
use super::puct::Puct;
use super::task::Task;
use super::tree::Tree;
use crate::board::{Bitboard, Board, Color, Move, Point, Size};
use crate::game::{Game, KoRule, Positions, Scoring};
use crate::net::{Net, RECENT, Situation, white_bonus};
use crate::playout::{Playout, Scene};
use std::sync::Arc;

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
    /// The part of the solver, if it has one.
    pub(super) solver: Option<SolverParameters>,
    /// The part of a net, if there is one.
    pub(super) guidance: Option<Guidance>,
}

/// The part that a net takes in simulations.
pub(super) struct Guidance {
    net: Arc<Net>,
    known: Arc<Recollections>,
    policy_exponent: f32,
    /// The choice of moves by the net's policy, if it is not by the bandit's formula.
    pub(super) puct: Option<Puct>,
    /// The part of the most simulated move's simulations that a surer one needs to be preferred.
    pub(super) contender_share: f32,
    /// The part of a leaf's value that is a simulated game's.
    pub(super) playout_share: f32,
    /// True if the root is seen from all sides.
    pub(super) sees_root_from_all_sides: bool,
    /// The chance in the root's policy.
    pub(super) noise: Noise,
}

impl Guidance {
    fn new(net: Arc<Net>, settings: &Settings) -> Guidance {
        let parameters = &settings.net;
        Guidance {
            net,
            known: Arc::new(Recollections::new(1000 * parameters.cache)),
            policy_exponent: parameters.policy_exponent as f32,
            puct: parameters.puct.then(|| Puct::new(parameters)),
            contender_share: parameters.contender_share as f32,
            playout_share: parameters.playout_share as f32,
            sees_root_from_all_sides: parameters.root_symmetries,
            noise: Noise::new(parameters),
        }
    }

    /// An adviser for one thread.
    pub(super) fn adviser(&self) -> Adviser {
        Adviser::new(self.net.clone(), self.policy_exponent, self.known.clone())
    }
}

impl Method {
    /// The method of some settings.
    pub(super) fn new(size: Size, settings: &Settings) -> Method {
        let net = settings.nets.fitting(size);
        let expand_at = match net {
            // Who asks the net about every leaf has what it takes to make a node of it.
            Some(_) if settings.net.puct => 1,
            Some(_) => settings.net.expand_at,
            None => settings.search.expand_at,
        };
        Method {
            bandit: Bandit::new(size, settings),
            priors: Priors::new(size, settings),
            expand_at: expand_at as u32,
            amaf_decay: settings.search.amaf_decay as f32,
            score_weight: settings.search.score_weight as f32,
            solver: (settings.solver.visits > 0 && net.is_none()).then(|| settings.solver.clone()),
            learns_replies: settings.playout.reply_rate > 0.0,
            guidance: net.map(|net| Guidance::new(net.clone(), settings)),
        }
    }

    /// The choice by a net's policy, if moves are chosen so.
    #[inline(always)]
    pub(super) fn puct(&self) -> Option<&Puct> {
        self.guidance.as_ref().and_then(|guidance| guidance.puct.as_ref())
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
    /// The last moves of the game, newest first, and what else a net is told of it.
    recent: [Option<Move<W>>; RECENT],
    white_bonus: f32,
    scoring: Scoring,
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
            recent: recent_moves(game.moves().iter().rev().map(|&(_, mv)| mv.reframe())),
            white_bonus: white_bonus(game),
            scoring: game.rules().scoring(),
        }
    }

    /// The points of a position that superko forbids; `keys` as for [`Root::repeats`].
    pub(super) fn repeating(&self, board: &Board<W>, keys: &[(u64, Color)]) -> Bitboard<W> {
        if self.ko_rule == KoRule::Simple {
            return Bitboard::EMPTY;
        }
        let endangered = board.chains(!board.to_play()).filter(|chain| chain.is_in_atari());
        let captures = endangered.fold(Bitboard::EMPTY, |set, chain| set | chain.liberties);
        let captures = captures.iter().filter(|&point| board.is_legal(point));
        captures.filter(|&point| self.repeats(board, point, keys)).collect()
    }

    /// A place of a simulation as a net is told of it.
    pub(super) fn situation<'b>(&self, place: Place<'b, W>) -> Situation<'b, W> {
        let (board, start) = (place.scene.board(), self.scene.board());
        let since = place.moves.iter().rev().map(|&(_, mv)| mv);
        let before = self.recent.into_iter().flatten();
        let prisoners = match self.scoring {
            Scoring::Area => 0.0,
            Scoring::Territory => {
                let [black, white] = Color::ALL.map(|color| {
                    let is_stone =
                        |&&(player, mv): &&(Color, Move<W>)| player == color && mv != Move::Pass;
                    let played = place.moves.iter().filter(is_stone).count();
                    (start.stones(color).count() + played - board.stones(color).count()) as f32
                });
                black - white
            }
        };
        Situation {
            board,
            forbidden: place.forbidden,
            recent: recent_moves(since.chain(before)),
            white_bonus: self.white_bonus + prisoners,
            scoring: self.scoring,
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

/// A position of a simulation: the scene and how it came about.
#[derive(Clone, Copy)]
pub(super) struct Place<'a, const W: usize> {
    /// The scene.
    pub(super) scene: &'a Scene<W>,
    /// The moves since the root, by color.
    pub(super) moves: &'a [(Color, Move<W>)],
    /// The points that superko forbids.
    pub(super) forbidden: Bitboard<W>,
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

/// The first of some moves, newest first.
fn recent_moves<const W: usize>(
    mut moves: impl Iterator<Item = Move<W>>,
) -> [Option<Move<W>>; RECENT] {
    [(); RECENT].map(|()| moves.next())
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
