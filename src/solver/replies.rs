//! Replies in GNU Go's words: how well a goal is reached, and by which move.
//!
//! What was not read to the end counts as a failure of the attack, as with GNU Go.

use super::aim::Problem;
use super::candidates::candidates;
use super::field::Field;
use super::reader::{Limits, Reader};
use super::solve::is_hopeless;
use super::verdict::{Half, Ko, Outcome};
use crate::board::{Board, Color, Point};
use std::fmt;

/// Moves that are tried to find one that needs no other.
const MOST_SAFE: usize = 8;

/// The part of the nodes that the reading behind each of them may have.
const SHORTER: u64 = 8;

/// The worth of a move for a goal, from the least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Success {
    /// The goal is not reached.
    None,
    /// It is reached by a ko, with a threat of one's own.
    WithThreat,
    /// It is reached by a ko, unless the other side has a threat.
    WithoutThreat,
    /// It is reached.
    Full,
}

impl Success {
    /// GNU Go's code for it.
    pub const fn code(self) -> u32 {
        match self {
            Success::None => 0,
            Success::Full => 1,
            Success::WithoutThreat => 2,
            Success::WithThreat => 3,
        }
    }

    /// The success of the side that wants to reach the aim, out of its half of a game.
    fn of_maker(half: &Half) -> Success {
        match (half.outcome, half.ko) {
            (Outcome::Success, Ko::Favorable) => Success::WithoutThreat,
            (Outcome::Success, _) => Success::Full,
            (_, Ko::Unfavorable) => Success::WithThreat,
            _ => Success::None,
        }
    }

    /// The success of the side that wants to prevent it.
    fn of_stopper(half: &Half) -> Success {
        match (half.outcome, half.ko) {
            (Outcome::Success, Ko::Favorable) => Success::WithThreat,
            (Outcome::Success, _) => Success::None,
            (_, Ko::Unfavorable) => Success::WithoutThreat,
            _ => Success::Full,
        }
    }
}

/// A success with the move that leads to it, which may be to pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The success.
    pub success: Success,
    /// The move.
    pub mv: Option<Point>,
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.success, self.mv) {
            (Success::None, _) => f.write_str("0"),
            (success, Some(point)) => write!(f, "{} {point}", success.code()),
            (success, None) => write!(f, "{} PASS", success.code()),
        }
    }
}

impl Reader {
    /// The success in reaching the aim, its maker to move.
    pub fn reach(&mut self, board: &Board, problem: Problem, limits: Limits) -> Reply {
        let half = self.half_of(board, problem, problem.maker, limits);
        Reply { success: Success::of_maker(&half), mv: half.mv }
    }

    /// The success in preventing it, the opponent to move.
    pub fn prevent(&mut self, board: &Board, problem: Problem, limits: Limits) -> Reply {
        let half = self.half_of(board, problem, !problem.maker, limits);
        let success = Success::of_stopper(&half);
        let mv = match half.mv {
            None if success != Success::None => self.safest(board, problem, limits),
            mv => mv,
        };
        Reply { success, mv }
    }

    /// A move of the opponent after which the maker does not succeed, where none is needed or reading
    /// has named none.
    fn safest(&mut self, board: &Board, problem: Problem, limits: Limits) -> Option<Point> {
        let short = Limits { nodes: limits.nodes / SHORTER, ..limits };
        let field = Field::new(board);
        let near = candidates(&field, &problem, limits.order);
        let key = self.reach(board, problem, short).mv;
        let moves: Vec<Point> = key.into_iter().chain(near.iter()).collect();
        let stopper = !problem.maker;
        let legal = moves.into_iter().filter(|&point| played(board, stopper, point).is_some());
        let (mut best, mut least) = (None, Success::Full);
        for point in legal.take(MOST_SAFE) {
            let Some(after) = played(board, stopper, point) else { continue };
            let left = self.reach(&after, problem, short).success;
            if best.is_none() || left < least {
                (best, least) = (Some(point), left);
            }
            if left == Success::None {
                break;
            }
        }
        best
    }

    /// The worth of a move that shall reach the aim: none if it is reached without it, or if another
    /// move is better.
    pub fn does_reach(
        &mut self,
        board: &Board,
        problem: Problem,
        point: Point,
        limits: Limits,
    ) -> Success {
        let best = self.reach(board, problem, limits).success;
        if best != Success::None && self.prevent(board, problem, limits).success == Success::None {
            return Success::None;
        }
        let Some(after) = played(board, problem.maker, point) else { return Success::None };
        let half = self.half_of(&after, problem, !problem.maker, limits);
        Some(Success::of_maker(&half)).filter(|&found| found >= best).unwrap_or(Success::None)
    }

    /// The worth of a move that shall prevent it: none if nothing is to be prevented, or if another
    /// move is better.
    pub fn does_prevent(
        &mut self,
        board: &Board,
        problem: Problem,
        point: Point,
        limits: Limits,
    ) -> Success {
        let best = self.prevent(board, problem, limits).success;
        if self.reach(board, problem, limits).success == Success::None {
            return Success::None;
        }
        let Some(after) = played(board, !problem.maker, point) else { return Success::None };
        let half = self.half_of(&after, problem, problem.maker, limits);
        Some(Success::of_stopper(&half)).filter(|&found| found >= best).unwrap_or(Success::None)
    }

    /// One half of a game on a board, where a ko binds the player to move alone.
    fn half_of(&mut self, board: &Board, problem: Problem, first: Color, limits: Limits) -> Half {
        let mut field = Field::new(board);
        if first != board.to_play() {
            field.lift_ko();
        }
        let is_hopeless = is_hopeless(board, &problem);
        self.half(&field, problem, first == problem.maker, is_hopeless, limits).0
    }
}

/// The board after a stone, if it may be played.
fn played(board: &Board, color: Color, at: Point) -> Option<Board> {
    let mut board = *board;
    board.set_to_play(color);
    board.is_legal(at).then(|| {
        board.play(at);
        board
    })
}
