//! Facts of a position as a whole, known before a move of it is judged.

use super::distance::rings;
use crate::board::{Bitboard, Board, Point};
use crate::playout::{Playout, Scene, Suggestion, Suggestions};
use crate::tactics::self_atari::is_bad;

/// Facts of a position: gathered once, asked for every move.
pub struct Facts<'a, const W: usize> {
    scene: &'a Scene<W>,
    playout: &'a Playout<W>,
    suggestions: Suggestions<W>,
    /// Points where a move may be worth a thought: everywhere but on suicides and own eyes.
    pub candidates: Bitboard<W>,
    /// Points that put an enemy chain in atari.
    pub ataris: Bitboard<W>,
    /// Points that give up stones for nothing.
    pub self_ataris: Bitboard<W>,
    /// The points one, two and three steps from the last move.
    pub near: [Bitboard<W>; 3],
    /// The points one step from the move before.
    pub near_previous: Bitboard<W>,
    /// The empty points with no stone near.
    pub lonely: Bitboard<W>,
}

impl<'a, const W: usize> Facts<'a, W> {
    /// The facts of a scene.
    pub fn new(playout: &'a Playout<W>, scene: &'a Scene<W>) -> Facts<'a, W> {
        let board = scene.board();
        let stones = board.points() - board.empty();
        let close = stones | stones.neighbors();
        let [a, b, c, d] = close.diagonals();
        let [near_previous] = scene.previous().map_or([Bitboard::EMPTY], |spot| rings(board, spot));
        let weak = board.chains(!board.to_play()).filter(|chain| chain.liberties.count() == 2);
        let candidates = board.candidates();
        let candidates: Bitboard<W> =
            candidates.iter().filter(|&point| !board.is_suicide(point)).collect();
        let is_given_up = |&point: &Point<W>| is_bad(board, board.to_play(), point);
        Facts {
            scene,
            playout,
            suggestions: playout.suggestions(scene),
            candidates,
            ataris: weak.fold(Bitboard::EMPTY, |ataris, chain| ataris | chain.liberties),
            self_ataris: candidates.iter().filter(is_given_up).collect(),
            near: scene.last().map_or([Bitboard::EMPTY; 3], |last| rings(board, last)),
            near_previous,
            lonely: board.empty() - (close | close.neighbors() | a | b | c | d),
        }
    }

    /// The board.
    pub fn board(&self) -> &'a Board<W> {
        self.scene.board()
    }

    /// The position as the playouts see it.
    pub fn scene(&self) -> &'a Scene<W> {
        self.scene
    }

    /// The playouts' suggestions of a point, with their reasons.
    pub fn suggestions(&self, point: Point<W>) -> impl Iterator<Item = &Suggestion<W>> {
        self.suggestions.as_slice().iter().filter(move |known| known.point == point)
    }

    /// Tells whether a move fits a 3x3 pattern of the playouts.
    pub fn fits_pattern(&self, point: Point<W>) -> bool {
        self.playout.fits_pattern(self.scene, point)
    }
}
