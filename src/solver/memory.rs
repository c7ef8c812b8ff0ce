//! The memory: verdicts that were read in play, with the points that they rest on.
//!
//! As the paper stores a proof with its pattern, so that it is not read again. Here a proof is looked
//! up in positions of one game, most of which differ in a few stones far away: it holds wherever the
//! points it rests on look the same.

use super::aim::{Aim, Problem};
use super::field::{Chains, Field};
use super::reader::{Limits, Reader};
use super::verdict::Outcome;
use super::zone::SHORT;
use crate::board::{Bitboard, Board, Color, Point, WIDE};

/// Proofs that are kept about one question.
const WAYS: usize = 6;

/// A capture of the chain on a point: who hunts it, and who moves first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question<const W: usize> {
    /// A stone of the chain.
    pub target: Point<W>,
    /// The hunter.
    pub maker: Color,
    /// The player to move.
    pub first: Color,
}

impl<const W: usize> Question<W> {
    fn place(&self) -> usize {
        4 * self.target.index() + 2 * self.maker.index() + self.first.index()
    }
}

/// The answer to a question, and the move that decides it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer<const W: usize> {
    /// The outcome: captured or not.
    pub outcome: Outcome,
    /// The move of whoever moves first, where it matters.
    pub mv: Option<Point<W>>,
    /// The order of the threats that it took: up to 1 it is a ladder.
    pub order: usize,
    /// The moves that were tried for it: none if it was remembered.
    pub nodes: u64,
}

/// An answer with the stones on the points it rests on.
#[derive(Clone, Copy)]
struct Proof<const W: usize> {
    zone: Bitboard<W>,
    stones: [Bitboard<W>; 2],
    /// The point of the zone that may not be retaken.
    ko: Option<Point<W>>,
    answer: Answer<W>,
}

/// Answers about captures on boards of one size.
pub struct Memory<const W: usize> {
    /// By target, maker and first player.
    proofs: Vec<[Option<Proof<W>>; WAYS]>,
    reader: Reader,
}

impl<const W: usize> Default for Memory<W> {
    fn default() -> Memory<W> {
        Memory::new()
    }
}

impl<const W: usize> Memory<W> {
    /// A memory of nothing.
    pub fn new() -> Memory<W> {
        Memory { proofs: vec![[None; WAYS]; 4 * 64 * W], reader: Reader::small() }
    }

    /// Answers a question about a board: what is remembered, or else a reading within limits.
    pub fn ask(&mut self, board: &Board<W>, question: Question<W>, limits: Limits) -> Answer<W> {
        self.recall(board, question).unwrap_or_else(|| {
            let proof = self.read(board, question, limits);
            let proofs = &mut self.proofs[question.place()];
            proofs.rotate_right(1);
            proofs[0] = Some(proof);
            proof.answer
        })
    }

    /// Answers a question about a board only if the answer is remembered.
    pub fn recall(&mut self, board: &Board<W>, question: Question<W>) -> Option<Answer<W>> {
        let proofs = &mut self.proofs[question.place()];
        let is_same = |proof: &Option<Proof<W>>| proof.is_some_and(|proof| proof.fits(board));
        let found = proofs.iter().position(is_same)?;
        proofs[..=found].rotate_right(1);
        proofs[0].map(|proof| Answer { nodes: 0, ..proof.answer })
    }

    fn read(&mut self, board: &Board<W>, question: Question<W>, limits: Limits) -> Proof<W> {
        let Question { target, maker, first } = question;
        let mut field = Field::new(board);
        if first != board.to_play() {
            field.lift_ko();
        }
        let problem = Problem { aim: Aim::Capture(target.reframe()), maker };
        // What is in the table would leave no trace of the points it rests on.
        self.reader.forget();
        let (outcome, mv, order) =
            self.reader.ask_for_order(&field, problem, first == maker, limits);
        let zone = grounds(&field, target.reframe(), self.reader.seen);
        let zone: Bitboard<W> =
            zone.iter().filter(|&point| field.is_on(point)).map(Point::reframe).collect();
        Proof {
            zone,
            stones: Color::ALL.map(|color| board.stones(color) & zone),
            ko: board.ko().filter(|&ko| zone.contains(ko)),
            answer: Answer { outcome, mv: mv.map(Point::reframe), order, nodes: self.reader.nodes },
        }
    }
}

impl<const W: usize> Proof<W> {
    #[inline]
    fn fits(&self, board: &Board<W>) -> bool {
        board.stones(Color::Black) & self.zone == self.stones[0]
            && board.stones(Color::White) & self.zone == self.stones[1]
            && board.ko().filter(|&ko| self.zone.contains(ko)) == self.ko
    }
}

/// The points that a reading rests on which tried moves on some points: these and those beside
/// them, the chains there, the weak chains that touch those, and as many of their liberties as tell
/// them from weaker ones.
pub(super) fn grounds(field: &Field, target: Point<WIDE>, seen: Bitboard) -> Bitboard {
    let seen = field.liberties(target, SHORT + 1).iter().fold(seen, Bitboard::with);
    let mut grounds = seen | seen.neighbors();
    let mut near = Chains::new();
    near.add(field.chain(target));
    if let Some(color) = field.color_at(target) {
        field.chains_around(target, !color).iter().for_each(|hunter| near.add(hunter));
    }
    for point in grounds.iter().filter(|&point| field.color_at(point).is_some()) {
        near.add(field.chain(point));
    }
    let mut all = near.clone();
    for chain in near.iter() {
        let Some(color) = field.color_at(chain) else { continue };
        for other in field.chains_around(chain, !color).iter() {
            if field.liberties(other, SHORT + 1).count() <= SHORT {
                all.add(other);
            }
        }
    }
    for chain in all.iter() {
        grounds = field.stones(chain).fold(grounds, Bitboard::with);
        grounds = field.liberties(chain, SHORT + 1).iter().fold(grounds, Bitboard::with);
    }
    grounds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    const LIMITS: Limits = Limits { nodes: 200, order: 2 };

    fn random_board(rng: &mut SmallRng, moves: usize) -> Board<2> {
        let mut board = Board::new(Size::NINE);
        for _ in 0..moves {
            match board.random_move(rng) {
                Some(point) => _ = board.play(point),
                None => board.pass(),
            }
        }
        board
    }

    fn questions(board: &Board<2>) -> Vec<Question<2>> {
        let mut questions = Vec::new();
        for color in Color::ALL {
            for chain in board.chains(color).filter(|chain| chain.liberties.count() <= 3) {
                for first in Color::ALL {
                    let target = chain.stones.first().expect("a stone");
                    questions.push(Question { target, maker: !color, first });
                }
            }
        }
        questions
    }

    /// Memory after some more stones elsewhere is what would be read.
    #[test]
    fn a_proof_holds_where_its_points_look_the_same() {
        let mut rng = SmallRng::seed_from_u64(3);
        let (mut asked, mut recalled, mut wrong) = (0, 0, 0);
        for _ in 0..150 {
            let moves = rng.random_range(12..50);
            let mut board = random_board(&mut rng, moves);
            let mut memory = Memory::new();
            for question in questions(&board) {
                memory.ask(&board, question, LIMITS);
            }
            for _ in 0..4 {
                match board.random_move(&mut rng) {
                    Some(point) => _ = board.play(point),
                    None => board.pass(),
                }
            }
            for question in questions(&board) {
                asked += 1;
                let fresh = Memory::new().ask(&board, question, LIMITS);
                if let Some(known) = memory.recall(&board, question) {
                    recalled += 1;
                    wrong += u32::from(known.outcome != fresh.outcome);
                }
            }
        }
        println!("{asked} asked, {recalled} recalled, {wrong} wrong");
        assert!(10 * recalled > asked, "{recalled} of {asked} are remembered");
        assert_eq!(wrong, 0, "of {recalled}");
    }
}
