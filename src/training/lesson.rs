//! Games in a few bytes a move, and how positions of them become examples.

use super::example::{Example, Policy};
use crate::board::{Bitboard, Board, Color, Move, Point, Size, Symmetry};
use crate::game::{HalfPoints, Scoring};
use crate::net::{Planes, RECENT, Situation};

/// A game that teaches.
#[derive(Clone, Debug)]
pub(super) struct Lesson {
    /// The board.
    pub(super) size: Size,
    /// Points given to White.
    pub(super) komi: f32,
    /// The things that are counted at the end.
    pub(super) scoring: Scoring,
    /// The moves, Black first, as points along the rows from `A1`; the pass is the area.
    pub(super) moves: Box<[u16]>,
    /// The chance of Black to have won: 1, 0, or a half for a draw.
    pub(super) black_wins: f32,
    /// Black's points minus White's, komi counted, where the game was counted.
    pub(super) score: Option<f32>,
    /// The owner of each point at the end, 1 for Black, -1 for White; empty if not known.
    pub(super) owners: Box<[i8]>,
    /// The thoughts of a search at each move; empty if nobody searched.
    pub(super) thoughts: Box<[Thought]>,
    /// The players whose moves are worth learning, by [`Color::index`].
    pub(super) teaches: [bool; 2],
    /// True if only the positions teach that a search has thought about at length.
    pub(super) is_select: bool,
    /// The source, by its number.
    pub(super) source: u16,
    /// A hash of the moves.
    pub(super) key: u64,
}

/// The thought of a search on a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Thought {
    /// The share of the visits of each move; empty where the search was a quick one, which
    /// teaches no moves.
    pub(super) shares: Box<[(u16, f32)]>,
    /// The chance of the player to move to win, as the search saw it.
    pub(super) win: Option<f32>,
}

impl Thought {
    /// Tells whether it says which moves are good.
    pub(super) fn has_moves(&self) -> bool {
        !self.shares.is_empty()
    }
}

impl Lesson {
    /// The positions that teach something: those with a move of somebody who teaches.
    pub(super) fn plies(&self) -> impl Iterator<Item = usize> + '_ {
        let is_searched = |ply: usize| self.thoughts.get(ply).is_some_and(Thought::has_moves);
        (0..self.moves.len())
            .filter(|ply| self.teaches[ply % 2])
            .filter(move |&ply| !self.is_select || is_searched(ply))
    }

    /// A position of the game, turned, as an example. What the search saw counts so much beside
    /// the result.
    pub(super) fn example(&self, ply: usize, symmetry: Symmetry, trust: f32) -> Example {
        self.example_with(ply, symmetry, trust, HalfPoints::default())
    }

    /// The same where White is given more points beside the komi: of a game whose points were
    /// counted it is known who would have won then. So one game tells how likely each score is,
    /// and what a point of komi is worth. Other games stay as they are.
    pub(super) fn example_with(
        &self,
        ply: usize,
        symmetry: Symmetry,
        trust: f32,
        extra: HalfPoints,
    ) -> Example {
        let is_counted = self.score.is_some() && !self.owners.is_empty();
        let extra = if is_counted { extra.points() as f32 } else { 0.0 };
        let planes = self.planes_with(ply, extra);
        let mut example = Example {
            side: self.size.side(),
            words: planes.turned(symmetry).collect(),
            globals: *planes.globals(),
            ..Example::default()
        };
        self.answer(ply, symmetry, trust, &mut example);
        if extra != 0.0 {
            self.answer_with(ply, extra, &mut example);
        }
        example
    }

    /// The picture of a position that the net sees.
    pub(super) fn planes(&self, ply: usize) -> Planes {
        self.planes_with(ply, 0.0)
    }

    fn planes_with(&self, ply: usize, extra: f32) -> Planes {
        match self.size.words() {
            1 => self.show::<1>(ply, extra),
            2 => self.show::<2>(ply, extra),
            4 => self.show::<4>(ply, extra),
            _ => self.show::<8>(ply, extra),
        }
    }

    fn show<const W: usize>(&self, ply: usize, extra: f32) -> Planes {
        let mut board = Board::<W>::new(self.size);
        let mut prisoners = [0, 0];
        for &number in &self.moves[..ply] {
            let player = board.to_play();
            prisoners[player.index()] += board.apply(self.to_move(number)).count();
        }
        let recent = self.moves[ply.saturating_sub(RECENT)..ply].iter().rev();
        let mut recent = recent.map(|&number| self.to_move(number));
        let lead = prisoners[Color::White.index()] as f32 - prisoners[Color::Black.index()] as f32;
        let prisoners = if self.scoring == Scoring::Territory { lead } else { 0.0 };
        Planes::of(&Situation {
            board: &board,
            forbidden: Bitboard::EMPTY,
            recent: [(); RECENT].map(|()| recent.next()),
            white_bonus: self.komi + extra + prisoners,
            scoring: self.scoring,
        })
    }

    /// Fills in what the net should say.
    fn answer(&self, ply: usize, symmetry: Symmetry, trust: f32, example: &mut Example) {
        let player = Color::ALL[ply % 2];
        let sign = [1.0, -1.0][player.index()];
        let thought = self.thoughts.get(ply);
        example.policy = match thought {
            None => Policy::Move(self.turn(self.moves[ply], symmetry)),
            Some(thought) if !thought.has_moves() => Policy::Unknown,
            Some(thought) => Policy::Shares(
                thought.shares.iter().map(|&(mv, s)| (self.turn(mv, symmetry), s)).collect(),
            ),
        };
        let result = 0.5 + sign * (self.black_wins - 0.5);
        let seen = thought.and_then(|thought| thought.win);
        example.win = Some(seen.map_or(result, |seen| result + trust * (seen - result)));
        example.score = self.score.map(|score| sign * score);
        if !self.owners.is_empty() {
            example.owners.resize(self.owners.len(), 0);
            for (point, &owner) in self.owners.iter().enumerate() {
                let to = self.turn(point as u16, symmetry);
                example.owners[usize::from(to)] = owner * sign as i8;
            }
        }
    }

    /// Corrects the outcome where White is given more points. What a search saw was another game.
    fn answer_with(&self, ply: usize, extra: f32, example: &mut Example) {
        let sign = [1.0, -1.0][ply % 2];
        let Some(score) = self.score.map(|score| sign * (score - extra)) else { return };
        example.score = Some(score);
        example.win = Some(if score == 0.0 { 0.5 } else { f32::from(score > 0.0) });
    }

    fn to_move<const W: usize>(&self, number: u16) -> Move<W> {
        to_move(self.size, number)
    }

    /// The number of a move on the turned board.
    fn turn(&self, number: u16, symmetry: Symmetry) -> u16 {
        to_number(self.size, symmetry.turn_move::<8>(self.size, to_move(self.size, number)))
    }
}

/// The move of a number: a point along the rows from `A1`, or the area for a pass.
pub(super) fn to_move<const W: usize>(size: Size, number: u16) -> Move<W> {
    let (row, col) = (usize::from(number) / size.side(), usize::from(number) % size.side());
    Point::on(size, col, row).map_or(Move::Pass, Move::Play)
}

/// The number of a move.
pub(super) fn to_number<const W: usize>(size: Size, mv: Move<W>) -> u16 {
    let number = |point: Point<W>| point.row() * size.side() + point.col();
    mv.point().map_or(size.area(), number) as u16
}
