//! Surveys: the verdicts on every chain, link and eye of a board that is worth a look.

use super::aim::{Aim, Problem};
use super::field::Field;
use super::reader::{Limits, Reader};
use super::verdict::{State, Verdict};
use crate::board::{Bitboard, Board, Color, Point};

/// Chains with more liberties are not in danger.
const MOST_LIBERTIES: usize = 4;

/// A verdict and the point where it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// A stone of the chain, the point between two chains, or the eye.
    pub at: Point,
    /// The question.
    pub problem: Problem,
    /// The answer.
    pub verdict: Verdict,
}

impl Reader {
    fn find(&mut self, board: &Board, at: Point, problem: Problem, limits: Limits) -> Finding {
        Finding { at, problem, verdict: self.judge(board, problem, limits) }
    }

    /// Can each chain with few liberties be captured?
    pub fn chains(&mut self, board: &Board, limits: Limits) -> Vec<Finding> {
        let weak: Vec<(Color, Point)> = Color::ALL
            .into_iter()
            .flat_map(|color| board.chains(color).map(move |chain| (color, chain)))
            .filter(|(_, chain)| chain.liberties.count() <= MOST_LIBERTIES)
            .filter_map(|(color, chain)| Some((color, chain.stones.first()?)))
            .collect();
        let problem = |color: Color, at| Problem { aim: Aim::Capture(at), maker: !color };
        weak.into_iter()
            .map(|(color, at)| self.find(board, at, problem(color, at), limits))
            .collect()
    }

    /// Are chains of a color that share a liberty connected?
    pub fn links(&mut self, board: &Board, color: Color, limits: Limits) -> Vec<Finding> {
        let field = Field::new(board);
        let mut seen: Vec<[Point; 2]> = Vec::new();
        let mut findings = Vec::new();
        for at in board.empty() {
            let mut heads: Vec<Point> = at
                .neighbors()
                .into_iter()
                .filter(|&side| field.has(color, side))
                .map(|side| field.chain(side))
                .collect();
            heads.sort();
            heads.dedup();
            for (i, &a) in heads.iter().enumerate() {
                for &b in &heads[i + 1..] {
                    if !seen.contains(&[a, b]) {
                        seen.push([a, b]);
                        let problem = Problem { aim: Aim::Connect(a, b), maker: color };
                        findings.push(self.find(board, at, problem, limits));
                    }
                }
            }
        }
        findings
    }

    /// Finds where a color has an eye, or can make one with the next stone.
    pub fn eyes(&mut self, board: &Board, color: Color, limits: Limits) -> Vec<Finding> {
        let own = board.stones(color);
        let near = own.neighbors() & board.empty();
        let is_likely = |&at: &Point| {
            let sides = Bitboard::around(at) & board.points();
            2 * (sides & own).count() >= sides.count() && !sides.intersects(board.stones(!color))
        };
        near.iter()
            .filter(is_likely)
            .map(|at| self.find(board, at, Problem::eye(color, at), limits))
            .filter(|finding| finding.verdict.state() != Some(State::Lost))
            .collect()
    }
}
